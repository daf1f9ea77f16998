import CatalogRouting
import ProjectChecks
import ProjectModel
import Reporting
import StringExtraction

extension EditedSnapshot {
  /// Returns the literal at a position of a source, with its explanation. If `+` joins several literals to one key,
  /// this is the first one.
  /// - Parameters:
  ///   - line: 1-based.
  ///   - column: 1-based, in bytes.
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

  /// Returns the catalogs that contain the key of a literal, based on its code.
  func members(of item: LiteralExplanations.Item) -> [LoadedCatalogs.Member] {
    guard let key = item.explanation.extracted?.key else { return [] }
    return destinations(of: item).filter { $0.catalog.contains(key) }
  }

  /// Returns the catalogs that the key of a literal belongs to, whether they contain it or not.
  func destinations(of item: LiteralExplanations.Item) -> [LoadedCatalogs.Member] {
    guard let source = project.sources.places[item.explanation.site.file] else { return [] }
    var paths: Set<FilePath> = []
    for string in item.strings {
      paths.formUnion(destinations(of: string.key, RoutingKey(string), in: source).map(\.path))
    }
    return members.filter { paths.contains($0.path) }
  }
}
