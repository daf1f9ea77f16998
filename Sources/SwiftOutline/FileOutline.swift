import SwiftLexing

/// The declarations of one file, or of one interface of the SDK. A class, so that its tree is reached without copying.
public final class FileOutline: Sendable {
  public let source: SourceText
  public let tree: SyntaxTree
  public let shared: SharedTree
  /// The byte ranges that only a debug build compiles.
  public let debugRanges: [Range<Int>]
  /// The byte ranges of the closures of `#Preview`.
  public let previewRanges: [Range<Int>]
  private let platformRanges: [(range: Range<Int>, platforms: Platforms)]
  /// Where the string literals of a source stand; none of an interface's.
  public let literals: LiteralPlaces
  /// The modules that the file imports, in order.
  public let imports: [Name]
  /// The SDK module that the file describes; `nil` for sources.
  public let module: Name?

  public init(_ source: SourceText, module: Name? = nil) {
    var parser = Parser(source)
    parser.parseFile()
    self.source = source
    tree = parser.tree
    shared = SharedTree(parser.tree)
    debugRanges = parser.debugRanges
    previewRanges = parser.tree.declarations.compactMap { declaration in
      declaration.kind == .macroExpansion && declaration.name == Name("#Preview") ? declaration.body.range : nil
    }
    platformRanges = parser.platformRanges
    literals = module == nil ? LiteralPlaces(parser.tokens, in: source, parser.tree) : LiteralPlaces()
    imports = parser.imports
    self.module = module
  }

  public func text(_ declaration: Declaration) -> String {
    source.text(declaration.nameRange.range)
  }

  /// Whether a byte offset lies in code that only a debug build compiles.
  public func isDebugOnly(_ offset: Int) -> Bool {
    debugRanges.contains { $0.contains(offset) }
  }

  /// The platforms that compile the code at a byte offset, as far as conditions tell.
  public func platforms(at offset: Int) -> Platforms {
    platformRanges.reduce(.all) { $1.range.contains(offset) ? $0.intersection($1.platforms) : $0 }
  }
}
