import Diagnostics
import FileSystem
import ProjectModel
import TextBasics

/// Sets up strex as git's merge driver for catalogs and tables. Lines of `.gitattributes` are shared by a team.
/// Settings of the repository have to be made in each clone.
package struct MergeDriverInstallation {
  /// The completed steps, one sentence each.
  package private(set) var steps: [String] = []
  private let top: FilePath
  /// The folder that paths in messages are relative to.
  private let current: FilePath

  /// - Throws: if git is missing or the folder is outside of work trees.
  package init(around folder: FilePath) throws(UsageError) {
    top = try Git.demandWorkTree(around: folder, binding: .free, otherwise: "nothing can be installed").top
    current = folder
  }

  private func printed(_ path: FilePath) -> String { path.way(from: current).string }

  /// Adds missing settings.
  /// - Parameter tool: the absolute path of strex.
  package mutating func perform(tool: String) throws {
    let settings = [
      ("merge.strex.name", "String Catalogs and tables, by key and language"),
      ("merge.strex.driver", Self.driver(tool: tool)),
    ]
    for (name, value) in settings { try WriteError.catching { () throws(FileError) in try set(name, to: value) } }
    try addAttributes()
  }

  /// Returns the command line that git passes to the shell: strex from `PATH`, or else from its current path. Without
  /// it, git merges by lines: after a driver that fails, git would keep our version without a conflict marker.
  package static func driver(tool: String) -> String {
    let place = ShellWord.quoted(tool).replacing("%", with: "%%")
    return "strex=$(command -v strex) || strex=\(place); if [ -x \"$strex\" ]; "
      + "then \"$strex\" merge %O %A %B -p %P; else echo \"$strex is missing, so git merged %P by lines\" >&2; "
      + "git merge-file -L ours -L base -L theirs %A %O %B; fi"
  }

  private mutating func set(_ name: String, to value: String) throws(FileError) {
    let old = Git.text(["config", "--local", "--get", name], in: top)
    if old == value + "\n" { return steps.append("\(name): already set") }
    guard Git.output(["config", "--local", "--replace-all", name, value], in: top) != nil else {
      throw FileError(top.string, "git rejected the setting \(name)")
    }
    steps.append("\(name): set to \(TerminalSafeText.word(value))")
  }

  private mutating func addAttributes() throws {
    let file = top.appending(".gitattributes")
    let path = file.string
    let status = try FileStatus.ifThere(path)
    let bytes = try status.map { _ throws(FileError) in try FileContents(of: path).bytes } ?? []
    let shown = TerminalSafeText.escaped(printed(file))
    let missing = VersionMerge.extensions.filter { driver(of: "Localizable." + $0) != "strex" }
    let lines = missing.map { "*.\($0) merge=strex" }
    if lines.isEmpty { return steps.append("\(shown): already uses strex for catalogs and tables") }
    let newline = bytes.contains(.carriageReturn) ? "\r\n" : "\n"
    let gap = bytes.last.map { $0 == .lineFeed } ?? true ? "" : newline
    let lengthened = bytes + Array((gap + lines.map { $0 + newline }.joined()).utf8)
    try WriteError.catching { () throws(FileError) in
      try AtomicFile(path, printed: printed(file), expected: status).write(lengthened)
    }
    for line in lines { steps.append("\(shown): added \(TerminalSafeText.word(line)); commit the file") }
  }

  /// Returns the merge driver of a file in git's attributes.
  private func driver(of path: String) -> String? {
    guard let words = Git.names(["check-attr", "-z", "merge", "--", path], in: top), words.count > 2 else { return nil }
    return words[2]
  }

  /// A warning for each catalog with another driver, because of later attributes.
  package var warnings: [Diagnostic] {
    let names = Git.names(["ls-files", "-z", "--"] + VersionMerge.extensions.map { "*." + $0 }, in: top) ?? []
    return names.compactMap { name in
      guard let driver = driver(of: name), driver != "strex" else { return nil }
      let message = "the git attributes assign the merge driver \(TerminalSafeText.word(driver)) instead of strex"
      return Diagnostic(.warning, "other-merge-driver", message, file: printed(top.appending(name)))
    }
  }
}
