import CatalogMerge
import Workspace

/// What is merged, and where the result goes.
package struct MergeRequest: Sendable {
  package var files: MergeSides<GivenPath>
  /// What messages call the sides.
  package var labels: MergeSides<String>
  /// The path that messages name; that of our side where it is `nil`.
  package var path: String?
  package var output: Output

  package init(files: MergeSides<GivenPath>, labels: MergeSides<String>, path: String?, output: Output) {
    (self.files, self.labels, self.path, self.output) = (files, labels, path, output)
  }

  package enum Output: Sendable {
    /// Into our side's file, as git's merge drivers write.
    case ours
    case standardOutput
    case file(GivenPath)
  }
}
