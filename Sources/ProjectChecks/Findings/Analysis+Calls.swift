import CatalogLint
import ProjectAnalysis
import ProjectModel

extension Analysis {
  /// Returns the arguments that the code passes to the texts of each catalog.
  /// - Parameter place: returns the path of a source as in the result.
  func calls(_ place: (String) -> String) -> [FilePath: CallArguments] {
    Dictionary(updates.map { ($0.path, CallArguments($0.strings, place)) }) { first, _ in first }
  }
}
