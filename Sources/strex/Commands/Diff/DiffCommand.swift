import CatalogEditing
import FileSystem
import ProjectEditing
import ProjectLoading
import ProjectModel
import Reporting
import StringExtraction
import TextBasics

/// `strex diff`: shows the strings that changed since a commit.
struct DiffCommand: Command {
  static let description = CommandDescription(
    name: "diff", summary: "Show the strings that changed since a commit", group: .problems, operands: .revisions,
    discussion: """
      Shows the strings that differ between a commit and the working tree, or between two commits. Lists new, reworded
      and removed keys, changed translations, and the strings to review in each language. The default commit is HEAD.

      diff shows the code around new and reworded keys. If HEAD does not contain the commit, diff compares with the
      merge base of the two, so changes on the other branch are left out. --format markdown prints a comment for a pull
      request. --format html prints a page with changed words highlighted. --format json prints the same data for
      programs. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<DiffOptions>] = .joined(
    [
      .words(
        "language", "LANG", .input, "Compare only the translations into this language", sets: \.request.languages),
      .choice("format", .output, "Choose the output format", sets: \.format),
    ],
    ProjectOptions.mapping(\.request.project))

  private let options: DiffOptions
  let context: CommandContext

  /// - Throws: also for a word that is both a commit and a path.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    var request = DifferenceRequest(arguments.projectRequest)
    if let word = try Self.revision(arguments, in: context.currentFolder) {
      request.project.paths.removeFirst()
      request.compare(word)
    }
    options = try arguments.applied(Self.options, to: DiffOptions(request: request))
    self.context = context
  }

  /// Returns the first operand if it is a commit or a range of commits: before `--`, or without `--` if there is no
  /// such file.
  private static func revision(_ arguments: ParsedArguments, in folder: FilePath) throws(UsageError) -> String? {
    guard let word = arguments.operands.first else { return nil }
    if let count = arguments.markedCount {
      if count > 1 { throw UsageError("diff takes one commit or range before `--`") }
      return count == 1 ? word : nil
    }
    if !FileStatus.exists(GivenPath(word, from: folder).place) { return word }
    guard GitRevision.exists(word, around: folder) else { return nil }
    let name = TerminalSafeText.word(word)
    throw UsageError("\(name) is both a commit and a path; write `--` after the commit or before the paths")
  }

  func run() async throws -> ExitCode {
    let difference = try await TextDifference(options.request, sdk)
    if options.format != .json { console.report(difference.diagnostics) }
    switch options.format {
    case .text:
      let text = DifferenceText.text(difference)
      if !text.isEmpty { console.print(text) }
    case .json: console.print(DifferenceJSON.text(difference), as: .json)
    case .markdown: console.print(DifferenceMarkdown.text(difference))
    case .html:
      let page = String(decoding: DifferencePage.bytes(difference, version: Version.current), as: UTF8.self)
      console.printExactly(ServerCommands.escaped(page, as: .xml))
    }
    return difference.diagnostics.hasErrors ? .problem : .success
  }
}

/// The options of `strex diff`.
struct DiffOptions: Sendable {
  var request: DifferenceRequest
  var format = DiffFormat.text
}

/// The output format of a comparison.
enum DiffFormat: String, CaseIterable, Sendable {
  case text, json, markdown, html
}

extension DifferenceRequest {
  /// Sets the commits from `OLD`, `OLD..NEW`, `OLD..` or `..NEW`.
  mutating func compare(_ word: String) {
    guard let dots = word.firstRange(of: "..") else {
      old = word
      return
    }
    let (first, last) = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...].drop { $0 == "." }))
    (old, new) = (first.isEmpty ? "HEAD" : first, last.isEmpty ? "HEAD" : last)
  }
}
