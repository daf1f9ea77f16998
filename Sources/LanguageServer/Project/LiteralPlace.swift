import ProjectLayout
import Reports
import StringExtraction
import Workspace

extension EditorReading {
  /// The literal at a place of a source, with the reasons.
  /// - Parameters:
  ///   - line: from 1.
  ///   - column: from 1, in bytes.
  func literal(
    in path: FilePath, line: Int, column: Int, _ sdk: SDKLoad
  ) async throws -> LiteralExplanations.Item? {
    guard let index = code.project.sources.paths.firstIndex(of: path) else { return nil }
    let found = try await LiteralExplanations(of: index, line: line, column: nil, in: code.project, sdk)
    return found.items.last { item in
      let site = item.explanation.site.location
      let end = site.column + item.explanation.literal.utf8.count
      return site.line == line && (site.column..<max(end, site.column + 1)).contains(column)
    }
  }

  /// The catalogs that have the key of a literal, by what the code says.
  func members(of item: LiteralExplanations.Item) -> [CatalogReading.Member] {
    guard let key = item.explanation.extracted?.key else { return [] }
    return destinations(of: item).filter { $0.catalog.contains(key) }
  }

  /// The catalogs to which the key of a literal goes, whether they have it or not.
  func destinations(of item: LiteralExplanations.Item) -> [CatalogReading.Member] {
    guard let key = item.explanation.extracted?.key else { return [] }
    return catalogs.members.filter { member in
      code.places(of: key, in: member.path).contains { site in
        site.file == item.explanation.site.file && site.location == item.explanation.site.location
      }
    }
  }

  /// The file of a source, by the path that messages print.
  func path(ofSource printed: String) -> FilePath? { code.project.sources.places[printed] }
}
