import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StringExtraction
import SwiftLexing
import TextBasics

/// A position in code that uses the generated symbol of a manual key.
package struct SymbolUse: Sendable {
  package let catalog: FilePath
  package let key: String
  /// The position of the symbol's name, with the name in messages: `LocalizedStringResource.Shop.total(_:)`.
  package let site: LiteralSite
  package let source: FilePath
  /// The name without backticks and types.
  package let name: String
  /// The bytes of the name.
  package let range: Range<Int>
  /// Whether the type checker found the symbol. Otherwise, only the names are equal.
  package let isCertain: Bool
}

/// A name in code that no declaration has, where a generated symbol may be meant.
package struct UnknownSymbol: Sendable {
  package let name: String
  package let site: LiteralSite
  package let source: FilePath
  package let range: Range<Int>
  /// The symbols that the source sees, by their names without types.
  package let candidates: [String]
  /// The catalogs with these symbols.
  package let catalogs: [CatalogWithSymbols]
}

/// The uses of the symbols that builds generate for manual keys.
package struct SymbolUses: Sendable {
  package private(set) var catalogs: [CatalogWithSymbols] = []
  /// The uses in the order of sources and positions.
  package private(set) var uses: [SymbolUse] = []
  package private(set) var unknown: [UnknownSymbol] = []
  private var byKey: [FilePath: [UTF8Key: [SymbolUse]]] = [:]

  /// No uses, for projects without symbols.
  package init() {}

  /// Finds the uses in all sources of a project. Code that names no symbol is not typed.
  ///
  /// - Parameters:
  ///   - sources: the positions of the only sources to search, or `nil` for all.
  ///   - findsUnknown: whether to find names that no declaration has.
  /// - Throws: if a source cannot be read.
  package init(
    in project: Project, _ sdk: SDKLoad, sources: [Int]? = nil, findsUnknown: Bool = false
  ) async throws(FileError) {
    let catalogs = CatalogWithSymbols.all(in: project)
    if catalogs.isEmpty {
      self.init()
      return
    }
    let extractor = try await project.wholeExtractor(sdk)
    await self.init(in: project, extractor, catalogs, sources: sources, findsUnknown: findsUnknown)
  }

  /// - Parameters:
  ///   - extractor: the extractor of all sources of the project.
  ///   - catalogs: the catalogs with symbols.
  ///   - sources: the positions of the only sources to search, or `nil` for all.
  ///   - findsUnknown: whether to find names that no declaration has.
  package init(
    in project: Project, _ extractor: Extractor, _ catalogs: [CatalogWithSymbols], sources: [Int]? = nil,
    findsUnknown: Bool = false
  ) async {
    self.catalogs = catalogs
    let finder = Self.finder(project, extractor, catalogs, findsUnknown: findsUnknown)
    let first = Int(extractor.index.firstProjectFile)
    for use in await finder.uses(in: sources) {
      add(use, extractor.index.files[first + use.source].source, project.sources.paths[use.source])
    }
    for use in uses { byKey[use.catalog, default: [:]][UTF8Key(use.key), default: []].append(use) }
  }

  private static func finder(
    _ project: Project, _ extractor: Extractor, _ catalogs: [CatalogWithSymbols], findsUnknown: Bool
  ) -> MemberUseFinder {
    MemberUseFinder(
      extractor, generated: catalogs.map(\.source), modules: project.modules, copies: copies(in: extractor),
      findsMissing: findsUnknown)
  }

  /// Returns the positions of the sources that are copies of generated symbols. The extractor has all sources, even if
  /// the project only lists them.
  package static func copies(in extractor: Extractor) -> Set<Int> {
    let files = extractor.index.files[Int(extractor.index.firstProjectFile)...]
    return Set(files.indices.filter { SymbolSource.isOne(files[$0].source.bytes) }.map { $0 - files.startIndex })
  }

  /// Returns an extractor that also knows the declarations of the symbols.
  package func extractor(_ extractor: Extractor, in project: Project) -> Extractor {
    extractor.replacing(Self.finder(project, extractor, catalogs, findsUnknown: false).wholeIndex)
  }

  private mutating func add(_ use: MemberUse, _ text: SourceText, _ source: FilePath) {
    func site(_ name: String) -> LiteralSite { LiteralSite(in: text, use.location, api: name) }
    func add(_ member: GeneratedMember, isCertain: Bool) {
      let catalog = catalogs[member.source]
      uses.append(
        SymbolUse(
          catalog: catalog.path, key: catalog.symbols[member.position].key, site: site(catalog.names[member.position]),
          source: source, name: use.name, range: use.range, isCertain: isCertain))
    }
    switch use.meaning {
    case .member(let member): add(member, isCertain: true)
    case .unknown(let members): for member in members { add(member, isCertain: false) }
    case .missing(let visible):
      let seen = visible.map { catalogs[$0] }
      unknown.append(
        UnknownSymbol(
          name: use.name, site: site(use.name), source: source, range: use.range,
          candidates: seen.flatMap { $0.symbols.map(\.name.text) }, catalogs: seen))
    }
  }

  /// Returns the uses of a manual key's symbol.
  package func uses(of key: String, in catalog: FilePath) -> [SymbolUse] { byKey[catalog]?[UTF8Key(key)] ?? [] }

  /// Returns the uses on a line of a source.
  ///
  /// - Parameters:
  ///   - line: 1-based.
  ///   - column: 1-based, in bytes, or `nil` for all uses of the line.
  package func uses(in source: FilePath, line: Int, column: Int?) -> [SymbolUse] {
    uses.filter { use in
      let start = use.site.location.column
      return use.source == source && use.site.location.line == line
        && column.map { start - 1..<start + use.range.count ~= $0 } ?? true
    }
  }
}
