import Diagnostics
import FileSystem
import GitIntegration
import Reporting
import TextBasics

/// `strex merge`: merges catalogs by key, language and text, sets up git's merge driver, and checks other tools'
/// merges.
struct MergeCommand: Command {
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
