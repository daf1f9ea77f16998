import CatalogMerge
import CommandLineInterface
import FileSystem
import GitIntegration
import ProjectModel

extension ParsedArguments {
  /// Returns the merge request.
  /// - Throws: if the operands are not three files.
  func mergeRequest(from folder: FilePath) throws(UsageProblem) -> MergeRequest {
    guard operands.count == 3 else {
      throw UsageProblem("merge needs three files BASE OURS THEIRS, `install`, --unmerged or --check [REV]")
    }
    let files = operands.map { GivenPath($0, from: folder) }
    let labels = all(.label)
    if labels.count > 3 { throw UsageProblem("--label accepts at most three names: for BASE, OURS and THEIRS") }
    func label(_ position: Int, _ side: MergeSide) -> String {
      labels.count > position ? labels[position] : side.rawValue
    }
    let output: MergeRequest.Output
    switch paths(.output, from: folder).last {
    case nil: output = .ours
    case let path? where path.text == "-": output = .standardOutput
    case let path?: output = .file(path)
    }
    return MergeRequest(
      files: MergeSides(base: files[0], ours: files[1], theirs: files[2]),
      labels: MergeSides(base: label(0, .base), ours: label(1, .ours), theirs: label(2, .theirs)),
      path: all(.path).last, output: output)
  }
}
