import ProjectModel

/// The files of a work tree or index that differ from a commit, with their contents in the commit.
package struct ChangedFiles {
  /// The earlier contents, by current path. New files are left out.
  package private(set) var former: [FilePath: ContiguousArray<UInt8>] = [:]

  /// - Parameters:
  ///   - name: the commit, as the user named it; `nil` for the last commit.
  ///   - folder: a folder of the work tree. Outside of a work tree, the result is empty.
  ///   - extensions: the file name extensions of the files.
  ///   - isStaged: whether to compare the staged files in place of those on disk.
  /// - Throws: for an unknown commit.
  package init(
    since name: String?, around folder: FilePath, extensions: [String], isStaged: Bool = false
  ) throws(UsageError) {
    let revision = try name.map { name throws(UsageError) in try GitRevision(name, around: folder) }
    guard let top = revision?.top ?? Git.workTree(around: folder)?.top else { return }
    let words =
      ["diff", "--raw", "-z", "-M", "--no-abbrev", "--diff-filter=MRT"] + (isStaged ? ["--cached"] : [])
      + [revision?.commit ?? "HEAD", "--"] + extensions.map { "*.\($0)" }
    guard let fields = Git.names(words, in: top, binding: .bound) else { return }
    let changes = Self.changes(in: fields)
    guard let blobs = GitBlobs.read(changes.map(\.blob), in: top) else { return }
    for (change, bytes) in zip(changes, blobs) {
      if let bytes { former[top.appending(change.name)] = bytes }
    }
  }

  /// Parses records of two fields, or of three for renamed files: `:MODE MODE BLOB BLOB STATUS`, the name, and the new
  /// name.
  private static func changes(in fields: [String]) -> [(blob: String, name: String)] {
    var changes: [(blob: String, name: String)] = []
    var rest = fields[...]
    while let facts = rest.popFirst()?.split(separator: " "), let name = rest.popFirst() {
      guard facts.count == 5 else { continue }
      let isRenamed = facts[4].hasPrefix("R") || facts[4].hasPrefix("C")
      changes.append((String(facts[2]), isRenamed ? rest.popFirst() ?? name : name))
    }
    return changes
  }
}
