import ProjectExchange
import ProjectModel
import StringExchange
import Workspace

/// What translators are to get.
struct ExportRequest: Sendable {
  var project: ProjectRequest
  /// The folder that files are written into.
  var output: GivenPath
  var format: ExportFormat
  /// The only languages; empty for all that the catalogs are to have.
  var languages: [String]
  /// The only units; `nil` for all.
  var need: ExchangeNeed?
  /// Whether the paths are printed and nothing is written.
  var isDry: Bool

  /// The operands that are no paths and look like languages: `de`, `pt-BR`.
  static func missingLanguages(among operands: [String], from folder: FilePath) -> [String] {
    operands.filter { word in
      word.wholeMatch(of: #/[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*/#) != nil
        && !FileStatus.exists(GivenPath(word, from: folder).place)
    }
  }
}
