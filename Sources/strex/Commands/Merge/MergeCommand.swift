import CatalogMerge
import Diagnostics
import FileSystem
import GitIntegration
import TextBasics

/// `strex merge`: merges catalogs by key, language and text, sets up git's merge driver, and checks other tools'
/// merges.
struct MergeCommand: Command {
  static let description = CommandDescription(
    name: "merge", summary: "Merge two versions of a catalog or install a merge driver", group: .integration,
    operands: .merge,
    discussion: """
      Merges THEIRS into OURS, key by key and language by language. Both are versions of a catalog or .strings table,
      and BASE is their common ancestor. `strex merge install` sets up strex as git's merge driver for catalogs and
      tables.

      The result keeps the order and style of OURS. If both sides changed a string in different ways, or if one side
      removed an entry that the other side changed, merge keeps OURS and reports a conflict. The result is always a
      valid catalog. If two translations differ only in their state, merge keeps the more complete state. If one side
      renamed a key, translations added on the other side move to the new key. If BASE is empty or missing, merge
      assumes that both sides created the catalog. The exit status is 0 if everything was merged, 1 on conflicts, and 2
      if a file is not a valid catalog. With status 2, OURS is left unchanged.

      `install` adds `*.xcstrings merge=strex` and `*.strings merge=strex` to .gitattributes and sets merge.strex.driver
      in this clone. You need to commit .gitattributes. If a merge or rebase has stopped because of conflicts,
      --unmerged merges the conflicting catalogs and stages the results. Then continue with `git rebase --continue` or
      `git commit`. --check redoes a merge commit or all merges in a range (A..B) and compares the results. It reports
      invalid JSON and strings that were lost, changed or brought back by the merge. Without REV, it checks the merge in
      progress or, if there is none, HEAD. --check needs the history of both sides. With --check, the status is 1 if it
      finds a problem.
      """, options: options.map(\.row))

  static let options: [CommandOption<MergeOptions>] = [
    .path("output", "FILE", .output, "Write the result to this file (`-` for stdout)", sets: \.output),
    CommandOption(
      OptionRow(
        name: "path", letter: "p", value: .path("PATH"), group: .output, isAdvanced: true,
        help: "Use this path in messages")
    ) { request, given in request.path = given.last },
    CommandOption(
      OptionRow(
        name: "label", letter: "L", value: .word("NAME"), isRepeatable: true, group: .output, isAdvanced: true,
        help: "Use this name for a side in messages (order: BASE, OURS, THEIRS)")
    ) { request, given in request.labels = given.words },
    .flag("unmerged", .input, "Merge and stage the catalogs that git left unmerged", sets: \.mergesUnmerged),
    .flag("check", .safety, "Check merge commits for lost translations", sets: \.checks),
  ]

  private let options: MergeOptions
  private let operands: [String]
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: MergeOptions())
    operands = arguments.operands
    self.context = context
  }

  func run() async throws -> ExitCode {
    if options.checks { return try check() }
    if options.mergesUnmerged { return try await mergeUnmerged() }
    if operands == ["install"] { return try install() }
    return try await merge(try options.request(for: operands.map { GivenPath($0, from: context.currentFolder) }))
  }

  private func merge(_ request: MergeRequest) async throws -> ExitCode {
    let outcome = try await FileMerge(request).run()
    if case .standardOutput = request.output, let bytes = outcome.bytes {
      console.printExactly(String(decoding: bytes, as: UTF8.self))
    }
    console.report(outcome.notes + outcome.diagnostics)
    if outcome.bytes == nil { return .problem }
    return outcome.diagnostics.isEmpty ? .success : .findings
  }

  private func mergeUnmerged() async throws -> ExitCode {
    try options.refuseFileOptions(with: "--unmerged")
    if !operands.isEmpty { throw UsageError("--unmerged does not accept files") }
    let files = try UnmergedFiles(around: context.currentFolder)
    if files.isEmpty { console.note("no unmerged .xcstrings or .strings file found") }
    let outcome = try await files.merge()
    console.report(outcome.diagnostics)
    for path in outcome.merged { console.summarize("\(TerminalSafeText.escaped(path)): merged and staged") }
    return outcome.leftCount == 0 ? .success : .findings
  }

  private func install() throws -> ExitCode {
    try options.refuseFileOptions(with: "`strex merge install`")
    var installation = try MergeDriverInstallation(around: context.currentFolder)
    defer { installation.steps.forEach(console.summarize) }
    try installation.perform(tool: ThisTool.path(from: context.currentFolder))
    console.report(installation.warnings)
    return .success
  }

  private func check() throws -> ExitCode {
    try options.refuseFileOptions(with: "--check")
    if operands.count > 1 { throw UsageError("--check accepts only one revision or range") }
    let revisions = operands.first
    guard let (findings, notes) = try MergeCheck(revisions, around: context.currentFolder).findings() else {
      let what = revisions.map(TerminalSafeText.word) ?? "HEAD"
      console.note("\(what) contains no merge of two commits, so there is nothing to check")
      return .success
    }
    console.report(notes)
    for finding in findings { console.print(DiagnosticText.lines(finding, isColored: console.colorsResults)) }
    return findings.isEmpty ? .success : .findings
  }
}

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
