import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The facts about a file that need no typing.
public struct OwnFacts: Sendable {
  /// The declarations of the file.
  public let outline: FileOutline
  // As in ``FileExtraction``.
  public let answers: Set<IndexQuery>
  public let interface: UInt64
  public let declared: UInt64
  public let callDigest: UInt64
  public let declarations: FileDeclarations?
  public let traits: FileExtraction.Traits
  public let imports: SourceImports
  private let tokens: ContiguousArray<Token>

  init(of file: Int, in index: SymbolIndex) {
    outline = index.files[file]
    tokens = Lexer.tokenize(outline.source)
    answers = index.answers(of: file)
    declared = outline.interfaceDigest(tokens)
    interface = index.interfaceDigest(of: file, declaring: declared)
    callDigest = index.callDigest(of: file)
    declarations = FileDeclarations(tokens, of: file, in: index)
    traits = FileExtraction.Traits(of: file, in: index)
    imports = SourceImports(outline)
  }

  var code: UInt64 { outline.source.codeDigest(tokens) }
}
