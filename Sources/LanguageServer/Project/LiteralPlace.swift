import CatalogRouting
import ProjectModel
import Reports
import StringExtraction
import Workspace

extension LiveReading {
  /// The literal at a place of a source, with the reasons; the first of several that `+` joins to one key.
  /// - Parameters:
  ///   - line: from 1.
  ///   - column: from 1, in bytes.
  func literal(in path: FilePath, line: Int, column: Int) async throws -> LiteralExplanations.Item? {
    guard let index = position(of: path) else { return nil }
    var project = project
    project.select { $0 == path }
    let answers = extractor.explain(index, line: line, column: column)
    let isAsRead = !isEdited(index)
    let found = LiteralExplanations(
      answers, of: index, in: project, reading.description,
      uses: isAsRead ? await reading.uses(in: project.sources.texts[index].path) : [],
      displays: isAsRead ? reading.displays[path] ?? [] : [])
    return found.items.last
  }

  /// The catalogs that have the key of a literal, by what the code says.
  func members(of item: LiteralExplanations.Item) -> [CatalogReading.Member] {
    guard let key = item.explanation.extracted?.key else { return [] }
    return destinations(of: item).filter { $0.catalog.contains(key) }
  }

  /// The catalogs to which the key of a literal goes, whether they have it or not.
  func destinations(of item: LiteralExplanations.Item) -> [CatalogReading.Member] {
    guard let source = project.sources.places[item.explanation.site.file] else { return [] }
    var paths: Set<FilePath> = []
    for string in item.strings {
      paths.formUnion(destinations(of: string.key, RoutingKey(string), in: source).map(\.path))
    }
    return members.filter { paths.contains($0.path) }
  }
}
