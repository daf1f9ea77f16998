import CatalogRouting
import ProjectModel
import Reports
import StringCatalog
import StringExtraction
import StructuredText
import SwiftLexing
import Workspace

/// A reading of the project, and on top of it the documents that were edited since: what can be told without reading
/// the project again.
final class LiveReading: Sendable {
  let reading: EditorReading
  /// The project as it is in the editor.
  let project: Project
  let extractor: Extractor
  /// The texts that count instead of those on disk.
  let texts: DocumentTexts
  /// The positions of edited sources.
  let edited: [Int]
  /// The catalogs as they are in the editor; one that is no catalog while it is typed is as it was.
  let members: [CatalogReading.Member]
  /// Whether nothing else differs from what was read than texts of sources and catalogs.
  let isOfTexts: Bool
  /// Whether any document differs from what was read.
  let isEdited: Bool

  /// - Parameters:
  ///   - texts: the open documents.
  ///   - seen: those that were open at any time, which may have been saved.
  init(_ reading: EditorReading, _ texts: DocumentTexts, seen: Set<FilePath>) {
    let base = reading.code.project
    var (extractor, sources, isOfTexts, isEdited) = (reading.extractor, [Int: SourceText](), true, false)
    var catalogs: [FilePath: Catalog] = [:]
    for path in seen.union(texts.keys) {
      guard let bytes = texts[path] ?? Project.contents(of: path) else {
        let isGone = base.sources.paths.contains(path) || reading.catalogs.members.contains { $0.path == path }
        if isGone { (isOfTexts, isEdited) = (false, true) }
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
        (isOfTexts, isEdited) = (FileKind(of: path) == .stringCatalog && isOfTexts, true)
      }
    }
    (self.reading, self.extractor, self.texts) = (reading, extractor, texts)
    (self.isOfTexts, self.isEdited, edited) = (isOfTexts, isEdited, sources.keys.sorted())
    members = reading.catalogs.members.map { member in catalogs[member.path].map(member.holding) ?? member }
    project = isEdited ? base.editing(sources, unsaved: texts, extractor) : base
  }

  /// The position of a source among all.
  func position(of path: FilePath) -> Int? { project.sources.paths.firstIndex(of: path) }

  func isEdited(_ position: Int) -> Bool { edited.contains(position) }
}

// Where keys go, and who has them.
extension LiveReading {
  /// The catalogs to which a string goes, whether they have it or not; those that have its key where no catalog is meant
  /// for it, since packages look up their keys in the app's.
  /// - Parameter key: `nil` for any.
  func destinations(of key: String?, _ route: RoutingKey, in source: FilePath) -> [CatalogReading.Member] {
    var router = CatalogRouter(reading.description, RoutingRequest())
    guard case .catalogs(let paths) = router.destination(of: route, in: source) else {
      return members.filter { $0.path.stem == route.table && key.map($0.catalog.contains) ?? true }
    }
    let all = Set(paths.flatMap { router.resolver.aliases(of: $0) })
    return members.filter { all.contains($0.path) }
  }

  /// All literals with a key that goes to a catalog.
  func places(of key: String, in catalog: FilePath) async -> [LiteralSite] {
    let names = Set(edited.map { project.sources.texts[$0].path })
    let kept = reading.code.places(of: key, in: catalog).filter { !names.contains($0.file) }
    let inactive = InactiveStrings(reading.description)
    let strings = edited.isEmpty ? [] : await extractor.extract(edited).withPhrases.strings
    let own = strings.filter { string in
      guard string.key.utf8.elementsEqual(key.utf8), inactive.isExtracted(string),
        let source = project.sources.places[string.site.file]
      else { return false }
      return destinations(of: key, RoutingKey(string), in: source).contains { $0.path == catalog }
    }
    return (kept + own.map(\.site)).sorted()
  }
}
