import CatalogMerge
import FileSystem
import GitIntegration

/// The options of `strex merge`.
struct MergeOptions: Sendable {
  /// Whether to check merge commits.
  var checks = false
  /// Whether to merge the files that git left unmerged.
  var mergesUnmerged = false
  /// The file of the result; `nil` for our side's file.
  var output: GivenPath?
  /// The path in messages.
  var path: String?
  /// The names of the sides in messages: BASE, OURS, THEIRS.
  var labels: [String] = []

  /// - Throws: if the files are not three.
  func request(for files: [GivenPath]) throws(UsageError) -> MergeRequest {
    guard files.count == 3 else {
      throw UsageError("merge needs three files BASE OURS THEIRS, `install`, --unmerged or --check [REV]")
    }
    if labels.count > 3 { throw UsageError("--label accepts at most three names: for BASE, OURS and THEIRS") }
    func label(_ position: Int, _ side: MergeSide) -> String {
      labels.count > position ? labels[position] : MergeSides<String>.defaultLabels[side]
    }
    let place: MergeRequest.Output =
      switch output {
      case nil: .ours
      case let output? where output.text == "-": .standardOutput
      case let output?: .file(output)
      }
    return MergeRequest(
      files: MergeSides(base: files[0], ours: files[1], theirs: files[2]),
      labels: MergeSides(base: label(0, .base), ours: label(1, .ours), theirs: label(2, .theirs)),
      path: path, output: place)
  }

  /// - Throws: if an option for merging three files was given.
  func refuseFileOptions(with other: String) throws(UsageError) {
    let given = [("--path", path != nil), ("--label", !labels.isEmpty), ("--output", output != nil)]
    if let (option, _) = given.first(where: \.1) { throw UsageError("\(option) cannot be combined with \(other)") }
  }
}
