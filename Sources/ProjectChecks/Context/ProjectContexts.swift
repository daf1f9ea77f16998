import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StringExtraction
import TextBasics
import TranslationContext

/// The places of a project's texts in the interface, described for translators.
package struct ProjectContexts: Sendable {
  private let contexts: TextContexts
  private let texts: SourceTexts

  /// Types all code of the project.
  ///
  /// - Parameters:
  ///   - keys: keys that code may only look up at run time.
  ///   - finder: finds these lookups, if it has type-checked code before.
  package init(
    _ project: Project, _ sdk: SDKLoad, lookingUp keys: Set<String> = [], _ finder: RunTimeKeys? = nil
  ) async throws(FileError) {
    let extractor = try await project.wholeExtractor(sdk)
    let symbols = await SymbolUses(in: project, extractor, CatalogWithSymbols.all(in: project))
    let finder = finder ?? RunTimeKeys(project, sdk)
    let uses = keys.isEmpty ? [] : try await finder.uses(of: keys).filter(\.isCertain)
    let reader = ContextReader(
      symbols.uses.isEmpty ? extractor : symbols.extractor(extractor, in: project),
      symbols: Self.texts(of: symbols, in: project), lookedUp: LookedUpTexts(uses))
    contexts = await reader.contexts()
    texts = SourceTexts(CatalogSet(project.found.catalogs, of: project).members.map { ($0.path, $0.catalog) })
  }

  /// Types only one source, for an answer in an editor.
  ///
  /// - Parameter position: the position of the source in the project.
  package init(of position: Int, in extractor: Extractor, _ catalogs: [(path: FilePath, catalog: Catalog)]) async {
    contexts = await ContextReader(extractor).contexts(in: [position])
    texts = SourceTexts(catalogs)
  }

  /// Returns the uses of symbols by the positions of their sources.
  private static func texts(of symbols: SymbolUses, in project: Project) -> [Int: [SymbolText]] {
    let positions = project.sources.positions
    var texts: [Int: [SymbolText]] = [:]
    for use in symbols.uses where use.isCertain {
      guard let position = positions[use.source] else { continue }
      let text = ExtractedString(key: use.key, table: use.catalog.stem, site: use.site, traits: .ofType)
      texts[position, default: []].append(SymbolText(end: use.range.upperBound, text: text))
    }
    return texts
  }

  /// Returns whether the place of a text in code is known.
  package func contains(_ site: LiteralSite) -> Bool { contexts.contains(site) }

  /// Returns the places of a key in all code, also in code from which Xcode does not extract it.
  package func sites(of key: String, in table: String) -> [LiteralSite] { contexts.sites(of: key, in: table) }

  /// Returns the context of each place.
  package func contexts(of sites: [LiteralSite]) -> [TextContext] { sites.map(contexts.context) }

  /// Returns the first preview of each file with one of the places.
  package func previews(of sites: [LiteralSite]) -> [(file: String, line: Int)] {
    var seen: Set<String> = []
    return sites.map(\.file).filter { seen.insert($0).inserted }.compactMap { file in
      contexts.preview(in: file).map { (file, $0) }
    }
  }

  /// Returns the line that describes the places of a key.
  package func line(_ sites: [LiteralSite], key: String) -> String { line(contexts(of: sites), key: key) }

  package func line(_ contexts: [TextContext], key: String) -> String {
    ContextLine(text: text).line(contexts, key: key)
  }

  /// Returns a text in the source language. Its specifiers are numbered, as in catalogs, whether or not one has it.
  package func text(_ reference: TextContext.Reference) -> String {
    let found = reference.table.flatMap { texts.text(of: reference.key, in: $0) }
    return FormatString(found ?? reference.defaultValue ?? reference.key).positional
  }

  /// The descriptions for the comments of catalogs.
  package var descriptions: KeyDescriptions { KeyDescriptions(line: { line($0, key: $1) }, isOwn: ContextLine.isLine) }
}

/// The texts of keys in the source language, by table.
private struct SourceTexts: Sendable {
  private var byTable: [String: [UTF8Key: String]] = [:]

  init(_ catalogs: [(path: FilePath, catalog: Catalog)]) {
    for (path, catalog) in catalogs {
      for (position, key) in catalog.keys.enumerated() {
        guard let text = catalog.entry(at: position).localization(catalog.sourceLanguage)?.stringUnit?.value else {
          continue
        }
        byTable[path.stem, default: [:]][UTF8Key(key)] = text
      }
    }
  }

  func text(of key: String, in table: String) -> String? { byTable[table]?[UTF8Key(key)] }
}
