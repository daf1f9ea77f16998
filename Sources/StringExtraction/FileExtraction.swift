import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The localizable strings of a single file, their dependencies, and the facts that other files can depend on.
public struct FileExtraction: Sendable {
  /// The strings and other results.
  public let extraction: Extraction
  /// All queries to the index on whose answers the extraction depends.
  public let queries: Set<IndexQuery>
  /// The queries whose answers include declarations or calls of this file.
  public let answers: Set<IndexQuery>
  /// Of these, the queries about the values that the file passes to undeclared callees.
  package let calls: Set<IndexQuery>
  public let interface: UInt64
  public let callDigest: UInt64
  public let declarations: FileDeclarations?
  public let traits: Traits
  public let packages: [String]
  public let imports: SourceImports
  /// A digest of the code without its comments.
  public let code: UInt64
  /// The text of the file.
  public let source: SourceText

  /// Traits that make it hard to determine which other files a change of this file affects.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It declares operators, precedence groups or functions that never return, which affect how all code is parsed.
    public static let affectsParsing = Traits(rawValue: 1 << 0)
    /// It declares aliases of types.
    public static let declaresAliases = Traits(rawValue: 1 << 1)
    /// It extends a type through an alias.
    public static let extendsThroughAlias = Traits(rawValue: 1 << 2)

    init(of file: Int, in index: SymbolIndex) {
      self = index.extendsThroughAlias(in: file) ? .extendsThroughAlias : []
      if index.files[file].declaresStoppingFunctions { insert(.affectsParsing) }
      for declaration in index.files[file].tree.declarations {
        if declaration.kind == .operator { insert(.affectsParsing) }
        if declaration.kind == .typealias { insert(.declaresAliases) }
      }
    }
  }

  package init(_ extraction: Extraction, _ queries: Set<IndexQuery>, _ index: SymbolIndex, file: Int) {
    let outline = index.files[file]
    let tokens = Lexer.tokenize(outline.source)
    (self.extraction, self.queries) = (extraction, queries)
    calls = index.answersOfCalls(in: file)
    answers = index.answers(of: file).union(calls)
    interface = index.interfaceDigest(of: file, declaring: outline.interfaceDigest(tokens))
    callDigest = index.callDigest(of: file)
    declarations = FileDeclarations(tokens, of: file, in: index)
    traits = Traits(of: file, in: index)
    (packages, imports) = (PackageOutlines.modules(importedBy: outline), SourceImports(outline))
    (code, source) = (outline.source.codeDigest(tokens), outline.source)
  }
}

extension FileExtraction: FileVersion {
  package var projectPath: String { source.projectPath }
  package var answeredQueries: [IndexQuery] { Array(answers) }
  package var callQueries: [IndexQuery] { Array(calls) }

  package func depends(onAny queries: DigestFilter) -> Bool { self.queries.contains { queries.contains($0.digest) } }
}
