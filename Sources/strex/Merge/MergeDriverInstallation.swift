import Findings
import Foundation
import ProjectLayout
import StringExtraction
import TextBasics
import Workspace

/// Lets git merge catalogs with strex: a line of `.gitattributes`, which all of a team share, and settings of the
/// repository, which each clone has for itself.
struct MergeDriverInstallation {
  static let attribute = "*.xcstrings merge=strex"

  private let console: Console
  private let top: FilePath
  private let current: FilePath

  /// - Throws: where there is no git or no work tree around the folder.
  init(around folder: FilePath, _ console: Console) throws(UsageProblem) {
    guard let top = Git.path(["rev-parse", "--show-toplevel"], in: folder) else {
      throw UsageProblem(
        "\(TerminalSafeText.word(folder.string)) is in no work tree of git, so there is nothing to install")
    }
    (self.console, self.top, current) = (console, top, folder)
  }

  func run() throws -> ExitCode {
    let settings = [
      ("merge.strex.name", "String Catalogs, by key, language and text"),
      ("merge.strex.driver", Self.driver(tool: ThisTool.path(from: current))),
    ]
    for (name, value) in settings { try set(name, to: value) }
    try addAttribute()
    reportOthers()
    return .success
  }

  /// The command line that git gives to the shell: strex of `PATH`, or else where it is now.
  static func driver(tool: String) -> String {
    let place = ShellWord.quoted(tool).replacing("%", with: "%%")
    return "strex=$(command -v strex) || strex=\(place); \"$strex\" merge %O %A %B -p %P"
  }

  private func set(_ name: String, to value: String) throws(FileProblem) {
    let old = Git.output(["config", "--local", "--get", name], in: top).map { String(decoding: $0, as: UTF8.self) }
    if old == value + "\n" { return console.summarize("\(name): is set already") }
    guard Git.output(["config", "--local", "--replace-all", name, value], in: top) != nil else {
      throw FileProblem(top.string, "git does not take the setting \(name)")
    }
    console.summarize("\(name): set to \(TerminalSafeText.word(value))")
  }

  private func addAttribute() throws {
    let path = top.appending(".gitattributes").string
    let status = try FileStatus.ifThere(path)
    let text = try status.map { _ in String(decoding: try FileContents(of: path).bytes, as: UTF8.self) } ?? ""
    let shown = TerminalSafeText.escaped(path)
    if driver(of: "Localizable.xcstrings") == "strex" {
      return console.summarize("\(shown): names strex for catalogs already")
    }
    let newline = text.utf8.contains(.carriageReturn) ? "\r\n" : "\n"
    let gap = text.isEmpty || text.hasSuffix(newline) || text.hasSuffix("\n") ? "" : newline
    let lengthened = text + gap + Self.attribute + newline
    do throws(FileProblem) { try AtomicFile(path, expected: status).write(lengthened.utf8) } catch {
      throw WriteProblem(problem: error)
    }
    console.summarize("\(shown): added the line \(TerminalSafeText.word(Self.attribute)); commit it for all")
  }

  /// The merge driver that git's attributes name for a file.
  private func driver(of path: String) -> String? {
    guard let bytes = Git.output(["check-attr", "-z", "merge", "--", path], in: top) else { return nil }
    let words = bytes.split(separator: 0)
    return words.count > 2 ? String(decoding: words[2], as: UTF8.self) : nil
  }

  /// Warns of catalogs that attributes further down give to another driver.
  private func reportOthers() {
    guard let bytes = Git.output(["ls-files", "-z", "--", "*.xcstrings"], in: top) else { return }
    for name in bytes.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard let driver = driver(of: name), driver != "strex" else { continue }
      let message = "git's attributes name \(TerminalSafeText.word(driver)) and not strex for its merges"
      console.report(Diagnostic(.warning, "other-merge-driver", message, file: top.appending(name).string))
    }
  }
}
