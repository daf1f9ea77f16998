import FileSystem
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringExchange

/// The request for an export.
struct ExportRequest: Sendable {
  var project: ProjectRequest
  /// The output folder.
  var output: GivenPath
  var format: ExportFormat
  /// The only languages. Empty for all required languages of the catalogs.
  var languages: [String]
  /// The condition for units, or `nil` for all units.
  var need: ExchangeNeed?
  /// Whether to only print the paths.
  var isDry: Bool

  /// Returns the operands that are not paths and look like languages: `de`, `pt-BR`.
  static func missingLanguages(among operands: [String], from folder: FilePath) -> [String] {
    operands.filter { word in
      word.wholeMatch(of: #/[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*/#) != nil
        && !FileStatus.exists(GivenPath(word, from: folder).place)
    }
  }
}
