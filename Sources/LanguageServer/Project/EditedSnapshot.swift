import CatalogRouting
import ProjectChecks
import ProjectLoading
import ProjectModel
import Reporting
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// A snapshot of the project combined with documents that were edited since. It answers requests that do not require
/// reading the project again.
final class EditedSnapshot: Sendable {
  let reading: EditorSnapshot
  /// The project with the texts of the editor.
  let project: Project
  let extractor: Extractor
  /// The texts that are used in place of files on disk.
  let texts: DocumentTexts
  /// The positions of edited sources.
  let edited: [Int]
  /// The catalogs with the texts of the editor. A catalog that is temporarily malformed keeps its previous content.
  let members: [LoadedCatalogs.Member]
  /// Whether only the texts of sources and catalogs differ from the snapshot.
  let differsOnlyInTexts: Bool
  /// Whether any document differs from the snapshot.
  let isEdited: Bool

  /// - Parameters:
  ///   - texts: the open documents.
  ///   - seen: the documents that were open at any time. They may have been saved.
  init(_ reading: EditorSnapshot, _ texts: DocumentTexts, seen: Set<FilePath>) {
    let base = reading.code.project
    var (extractor, sources, differsOnlyInTexts, isEdited) = (reading.extractor, [Int: SourceText](), true, false)
    var catalogs: [FilePath: Catalog] = [:]
    for path in seen.union(texts.keys) {
      guard let bytes = texts[path] ?? Project.contents(of: path) else {
        let isGone = base.sources.paths.contains(path) || reading.catalogs.members.contains { $0.path == path }
        if isGone { (differsOnlyInTexts, isEdited) = (false, true) }
        continue
      }
      if let position = base.sources.paths.firstIndex(of: path) {
        guard bytes != base.sources.texts[position].bytes else { continue }
        isEdited = true
        let source = base.sources.texts[position].holding(bytes)
        extractor = extractor.replacing(position, with: source) { base.modules }
        sources[position] = source
      } else if let member = reading.catalogs.members.first(where: { $0.path == path }) {
        guard bytes != member.catalog.bytes else { continue }
        isEdited = true
        catalogs[path] = try? Catalog(bytes)
      } else if bytes != reading.unsaved[path] ?? Project.contents(of: path) {
        (differsOnlyInTexts, isEdited) = (FileKind(of: path) == .stringCatalog && differsOnlyInTexts, true)
      }
    }
    (self.reading, self.extractor, self.texts) = (reading, extractor, texts)
    (self.differsOnlyInTexts, self.isEdited, edited) = (differsOnlyInTexts, isEdited, sources.keys.sorted())
    members = reading.catalogs.members.map { member in catalogs[member.path].map(member.holding) ?? member }
    project = isEdited ? base.editing(sources, unsaved: texts, extractor) : base
  }

  func position(of path: FilePath) -> Int? { project.sources.paths.firstIndex(of: path) }

  func isEdited(_ position: Int) -> Bool { edited.contains(position) }
}

// Finds the catalogs of keys, and the literals with a key.
extension EditedSnapshot {
  /// Returns the catalogs that a string belongs to, whether they contain its key or not. For a string without a
  /// catalog, these are the catalogs that contain the key, because packages look up their keys in the app's catalogs.
  /// - Parameter key: `nil` for any key.
  func destinations(of key: String?, _ route: RoutingKey, in source: FilePath) -> [LoadedCatalogs.Member] {
    var router = CatalogRouter(reading.description, RoutingRequest())
    guard case .catalogs(let paths) = router.destination(of: route, in: source) else {
      return members.filter { $0.path.stem == route.table && key.map($0.catalog.contains) ?? true }
    }
    let all = Set(paths.flatMap { router.resolver.aliases(of: $0) })
    return members.filter { all.contains($0.path) }
  }

  /// Returns the description of a literal's place in the interface. Only its own source is read.
  func context(of item: LiteralExplanations.Item, in path: FilePath) async -> String? {
    guard let string = item.explanation.extracted, item.isTaken, let position = position(of: path) else { return nil }
    return await ProjectContexts(of: position, in: extractor, members.map { ($0.path, $0.catalog) })
      .line([string.site], key: string.key)
  }

  /// Returns, for each of the given keys of a catalog, the literals with this key.
  func places(of keys: [String], in catalog: FilePath) async -> [[LiteralSite]] {
    let names = Set(edited.map { project.sources.texts[$0].path })
    let inactive = InactiveStrings(reading.description)
    let strings = edited.isEmpty ? [] : await extractor.extract(edited).withPhrases.strings
    let byKey = Dictionary(grouping: strings) { UTF8Key($0.key) }
    let uses = await symbolUses(in: edited).filter { $0.isCertain && $0.catalog == catalog }
    let named = Dictionary(grouping: uses) { UTF8Key($0.key) }
    return keys.map { key in
      let kept = reading.code.places(of: key, in: catalog).filter { !names.contains($0.file) }
      let own = (byKey[UTF8Key(key)] ?? []).filter { string in
        guard inactive.isExtracted(string), let source = project.sources.places[string.site.file] else { return false }
        return destinations(of: key, RoutingKey(string), in: source).contains { $0.path == catalog }
      }
      return (kept + own.map(\.site) + (named[UTF8Key(key)] ?? []).map(\.site)).sorted()
    }
  }
}
