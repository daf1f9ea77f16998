import CatalogLint
import ProjectModel
import ProjectSync

extension SyncPass {
  /// What the code passes to the texts of each catalog.
  /// - Parameter place: the path of a source in messages, as the result has it.
  func calls(_ place: (String) -> String) -> [FilePath: CallArguments] {
    Dictionary(updates.map { ($0.path, CallArguments($0.strings, place)) }) { first, _ in first }
  }
}
