import Diagnostics
import FileSystem
import ProjectModel
import StringTables
import TextBasics

/// The unmerged catalogs and tables of a stopped merge, rebase or similar operation. They occur if strex is not the
/// merge driver.
package struct UnmergedFiles {
  /// The outcome of merging them.
  package struct Outcome {
    /// The printed paths that were merged and staged.
    package fileprivate(set) var merged: [String] = []
    /// Notes, conflicts, and files that were not changed.
    package fileprivate(set) var diagnostics: [Diagnostic] = []
    /// The number of files that are still unmerged in git.
    package fileprivate(set) var leftCount = 0
  }

  /// The objects of a file by stage: the common ancestor, ours, theirs.
  private struct Stages {
    let path: String
    var objects: [Int: String] = [:]
  }

  private let top: FilePath
  private let current: FilePath
  private let files: [Stages]

  /// - Throws: if git is missing or the folder is outside of work trees.
  package init(around folder: FilePath) throws {
    top = try Git.demandWorkTree(around: folder, otherwise: "no merge can be continued").top
    current = folder
    guard let list = Git.output(["ls-files", "-u", "-z"], in: top, binding: .bound) else {
      throw FileError(top.string, "git failed to list the unmerged files")
    }
    files = Self.files(list.split(separator: 0).compactMap { StagedEntry($0) })
  }

  package var isEmpty: Bool { files.isEmpty }

  private static func files(_ entries: [StagedEntry]) -> [Stages] {
    var files: [String: Stages] = [:]
    for entry in entries where VersionMerge.extensions.contains(FilePath(entry.name).fileExtension) {
      files[entry.name, default: Stages(path: entry.name)].objects[entry.stage] = entry.blob
    }
    return files.values.sorted { $0.path < $1.path }
  }

  /// Merges each file from git's stages, writes it, and stages it if it has no conflicts.
  package func merge() async throws -> Outcome {
    var outcome = Outcome()
    for file in files { try await merge(file, &outcome) }
    return outcome
  }

  private func merge(_ file: Stages, _ outcome: inout Outcome) async throws {
    let path = top.appending(file.path)
    let printed = path.way(from: current).string
    outcome.leftCount += 1
    guard let our = file.objects[2], let their = file.objects[3] else {
      let ways = ["add", "rm"].map { TerminalSafeText.word(Self.git($0, printed)) }
      let message = "one side removed the file; to keep it, run \(ways[0]); to remove it, run \(ways[1])"
      return outcome.diagnostics.append(Diagnostic(.error, "merge-conflict", message, file: printed))
    }
    let names = [our, their] + (file.objects[1].map { [$0] } ?? [])
    guard let blobs = GitBlobs.read(names, in: top), let ours = blobs[0], let theirs = blobs[1] else {
      throw GitBlobs.problem(printed, "the file's versions", names, in: top)
    }
    let contents: FileContents
    do throws(FileError) { contents = try FileContents(of: path.string) } catch {
      let problem = FileError(printed, error.reason)
      return outcome.diagnostics.append(problem.diagnostic("unreadable", "cannot be read"))
    }
    let merged = await VersionMerge(path: printed, labels: .defaultLabels).merge(
      base: blobs.count > 2 ? blobs[2] : nil, ours: ours, theirs: theirs)
    // An attribute may store the file in UTF-8 and write it in UTF-16. The result of a driver is in the file
    // nevertheless.
    let isThere = (try? TableEncoding.utf8(ofMarkedUTF16: contents.bytes)) == merged.bytes && merged.bytes != nil
    // The file contains the result of strex's merge driver, with unresolved conflicts.
    if !isThere, contents.bytes != ours, contents.bytes != merged.bytes,
      let message = reasonToLeave(contents.bytes, file, printed)
    {
      return outcome.diagnostics.append(Diagnostic(.warning, "resolved", message, file: printed))
    }
    outcome.diagnostics += merged.notes + merged.diagnostics
    guard let bytes = merged.bytes else { return }
    try WriteError.catching { () throws(FileError) in
      if !isThere { try AtomicFile(path.string, printed: printed, expected: contents.status).write(bytes) }
      if merged.diagnostics.isEmpty { try stage(file, printed) }
    }
    guard merged.diagnostics.isEmpty else { return }
    outcome.leftCount -= 1
    outcome.merged.append(printed)
  }

  /// Stages a file. `git add` would treat its name as a pattern, and reject files outside of a sparse checkout.
  private func stage(_ file: Stages, _ printed: String) throws(FileError) {
    guard Git.output(["update-index", "--add", "--", file.path], in: top, binding: .bound) != nil else {
      throw FileError(printed, "git failed to stage the file")
    }
  }

  /// Returns why a file no longer contains git's merge result, or `nil` if it does.
  private func reasonToLeave(_ bytes: ContiguousArray<UInt8>, _ file: Stages, _ printed: String) -> String? {
    let text = ConflictedText(bytes)
    let anew = TerminalSafeText.word(Self.git("checkout -m", printed))
    if !text.hasMarks, ConflictedText.hasWideMarks(bytes) {
      return """
        the file was skipped because its encodings in the working tree and in git differ; to merge it by key, run \
        `strex merge install`, then \(anew)
        """
    }
    guard text.hasMarks, let our = file.objects[2], let their = file.objects[3] else {
      return
        "the file was skipped because its conflicts are already resolved; stage it with \(TerminalSafeText.word(Self.git("add", printed)))"
    }
    guard let merged = GitTextMerge.bytes(base: file.objects[1], ours: our, theirs: their, in: top) else {
      return
        "the file was skipped because only git 2.38 and later can detect whether some conflicts are already resolved"
    }
    if text == ConflictedText(merged) { return nil }
    return "the file was skipped because some conflicts are already resolved; to start again, run \(anew)"
  }

  private static func git(_ command: String, _ printed: String) -> String {
    "git \(command) -- \(ShellWord.quotedIfNeeded(printed))"
  }
}
