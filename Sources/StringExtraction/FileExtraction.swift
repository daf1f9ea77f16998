import Diagnostics
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The localizable strings of a single file, their dependencies, and the facts that other files can depend on.
public struct FileExtraction: Sendable {
  /// The strings and other results.
  public let extraction: Extraction
  /// All queries to the index on whose answers the extraction depends.
  public let queries: Set<IndexQuery>
  /// The queries whose answers include declarations of this file.
  public let answers: Set<IndexQuery>
  /// A digest of everything in this file that other files can depend on.
  public let interface: UInt64
  /// The part of this digest that covers the file's declarations.
  public let declared: UInt64
  /// The part of this digest that covers the values passed to undeclared callees.
  public let callDigest: UInt64
  /// The file's declarations, or `nil` if they cannot be separated by statement.
  public let declarations: FileDeclarations?
  /// The traits that affect other files.
  public let traits: Traits
  /// The modules of known packages that the file imports.
  public let packages: [String]
  /// The imports of the file.
  public let imports: SourceImports
  /// A digest of the code without its comments, if the parts were recorded.
  public let code: UInt64
  /// The text of the file.
  public let source: SourceText
  /// The same results by part, if they were recorded, with the positions of each part's strings.
  public let parts: [DeclarationResult]
  /// The positions of each part's results in ``extraction``, in the order of ``parts``.
  public let positions: [PartPositions]

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

  /// Creates the results of a file without parts.
  package init(_ extraction: Extraction, _ queries: Set<IndexQuery>, _ index: SymbolIndex, file: Int) {
    self.init(extraction, queries, OwnFacts(of: file, in: index), [], [])
  }

  /// - Parameters:
  ///   - facts: the facts about the file that need no typing.
  ///   - parts: all parts. The last one is the file's own.
  ///   - diagnostics: the diagnostics of the file and of the parts.
  public init(_ facts: OwnFacts, _ parts: [DeclarationResult], _ diagnostics: [Diagnostic] = []) {
    var (whole, positions) = Extraction.inOrder(parts.map(\.extraction))
    whole.diagnostics = diagnostics
    self.init(whole, parts.reduce(into: Set()) { $0.formUnion($1.queries) }, facts, parts, positions)
  }

  private init(
    _ extraction: Extraction, _ queries: Set<IndexQuery>, _ facts: OwnFacts, _ parts: [DeclarationResult],
    _ positions: [PartPositions]
  ) {
    (self.extraction, self.queries, self.parts, self.positions) = (extraction, queries, parts, positions)
    (answers, interface, declared, callDigest) = (facts.answers, facts.interface, facts.declared, facts.callDigest)
    (declarations, traits, imports) = (facts.declarations, facts.traits, facts.imports)
    (packages, source) = (PackageOutlines.modules(importedBy: facts.outline), facts.outline.source)
    code = parts.isEmpty ? 0 : facts.code
  }

  /// Returns the queries whose answers change with a file.
  package static func changedAnswers(from old: FileExtraction?, to new: FileExtraction?) -> Set<IndexQuery> {
    let (before, after) = (old?.answers ?? [], new?.answers ?? [])
    return old?.interface == new?.interface ? before.symmetricDifference(after) : before.union(after)
  }
}
