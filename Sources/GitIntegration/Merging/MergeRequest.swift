import CatalogMerge
import FileSystem

/// The files to merge, and the destination of the result.
package struct MergeRequest: Sendable {
  package let files: MergeSides<GivenPath>
  /// The names of the sides in messages.
  package let labels: MergeSides<String>
  /// The path in messages, or `nil` for the path of our side.
  package let path: String?
  package let output: Output

  package init(files: MergeSides<GivenPath>, labels: MergeSides<String>, path: String?, output: Output) {
    (self.files, self.labels, self.path, self.output) = (files, labels, path, output)
  }

  package enum Output: Sendable {
    /// Our side's file, as for git's merge drivers.
    case ours
    case standardOutput
    case file(GivenPath)
  }
}

extension MergeSides where Value == String {
  /// The names of the sides in messages if the command line does not contain others.
  package static var defaultLabels: MergeSides<String> {
    MergeSides(base: "the common ancestor", ours: "our version", theirs: "their version")
  }
}
