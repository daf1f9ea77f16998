import CatalogMerge
import Workspace

/// What is merged, and where the result goes.
struct MergeRequest: Sendable {
  var files: MergeSides<GivenPath>
  /// What messages call the sides.
  var labels: MergeSides<String>
  /// The path that messages name; that of our side where it is `nil`.
  var path: String?
  var output: Output

  enum Output: Sendable {
    /// Into our side's file, as git's merge drivers write.
    case ours
    case standardOutput
    case file(GivenPath)
  }
}
