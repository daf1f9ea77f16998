import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The localizable strings of one file, what they depend on, and what other files may learn from the file.
public struct FileExtraction: Sendable {
  public let extraction: Extraction
  /// All questions to the index on whose answers the extraction depends.
  public let queries: Set<IndexQuery>
  /// The questions whose answers include declarations of this file.
  public let answers: Set<IndexQuery>
  /// A digest of everything that other files may learn from this file.
  public let interface: UInt64
  /// The part of this that is about the file's declarations.
  public let declared: UInt64
  /// The part that is about what it passes to callees that nothing declares.
  public let callDigest: UInt64
  /// What it declares; `nil` where that cannot be told statement by statement.
  public let declarations: FileDeclarations?
  public let traits: Traits
  /// The modules of known packages that the file imports.
  public let packages: [String]
  public let imports: SourceImports
  /// A digest of the code without its comments, if somebody has recorded the parts.
  public let code: UInt64
  public let source: SourceText
  /// The same part by part, if somebody has recorded that, and where in it what each part says stands.
  public let parts: [CodePart]
  public let positions: [PartPositions]

  /// Traits that make it hard to tell which other files a change of this file affects.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It declares operators or precedence groups, which affect how all code is parsed.
    public static let declaresOperators = Traits(rawValue: 1 << 0)
    /// It declares aliases of types.
    public static let declaresAliases = Traits(rawValue: 1 << 1)
    /// It extends a type through an alias.
    public static let extendsThroughAlias = Traits(rawValue: 1 << 2)

    init(of file: Int, in index: SymbolIndex) {
      self = index.extendsThroughAlias(in: file) ? .extendsThroughAlias : []
      for declaration in index.files[file].tree.declarations {
        if declaration.kind == .operator { insert(.declaresOperators) }
        if declaration.kind == .typealias { insert(.declaresAliases) }
      }
    }
  }

  package init(_ extraction: Extraction, _ queries: Set<IndexQuery>, _ index: SymbolIndex, file: Int) {
    self.init(extraction, queries, OwnFacts(of: file, in: index), [], [])
  }

  /// - Parameters:
  ///   - facts: what the file says by itself.
  ///   - parts: all parts; that of the file itself is the last.
  ///   - diagnostics: those of the file and of the parts.
  public init(_ facts: OwnFacts, _ parts: [CodePart], _ diagnostics: [Diagnostic] = []) {
    var (whole, positions) = Extraction.inOrder(parts.map(\.extraction))
    whole.diagnostics = diagnostics
    self.init(whole, parts.reduce(into: Set()) { $0.formUnion($1.queries) }, facts, parts, positions)
  }

  private init(
    _ extraction: Extraction, _ queries: Set<IndexQuery>, _ facts: OwnFacts, _ parts: [CodePart],
    _ positions: [PartPositions]
  ) {
    (self.extraction, self.queries, self.parts, self.positions) = (extraction, queries, parts, positions)
    (answers, interface, declared, callDigest) = (facts.answers, facts.interface, facts.declared, facts.callDigest)
    (declarations, traits, imports) = (facts.declarations, facts.traits, facts.imports)
    (packages, source) = (PackageOutlines.modules(importedBy: facts.outline), facts.outline.source)
    code = parts.isEmpty ? 0 : facts.code
  }

  /// The questions whose answers change with a file.
  package static func changedAnswers(from old: FileExtraction?, to new: FileExtraction?) -> Set<IndexQuery> {
    let (before, after) = (old?.answers ?? [], new?.answers ?? [])
    return old?.interface == new?.interface ? before.symmetricDifference(after) : before.union(after)
  }
}
