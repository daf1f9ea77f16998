import CommandLineInterface
import ProjectChecks
import ProjectLoading
import Reporting
import StringExtraction
import SwiftLexing

/// `strex targets`: prints the targets and catalogs of sources, with reasons.
struct TargetsCommand {
  /// The request, or `nil` if the schema of the configuration is printed instead.
  private let request: TargetsRequest?
  private let console: Console

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    console = context.console
    request = arguments.has(.schema) ? nil : arguments.targetsRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    guard let request else {
      console.print(ConfigurationSchema.text(rules: KnownRules.identifiers.sorted()))
      return .success
    }
    let project = try await console.project(request.project, nil)
    let report = try TargetReport(project)
    let diagnostics = project.problems + project.brokenSources + report.diagnostics
    switch request.format {
    case .json: console.print(TargetsJSON.text(report, diagnostics, project.names), as: .json)
    case .text:
      console.print(TargetsText(names: project.names, isVerbose: request.listsSources).text(report))
      console.report(diagnostics)
    }
    return diagnostics.contains { $0.severity == .error } ? .problem : .success
  }
}

extension Project {
  /// A warning for each source with incomplete Swift, by its tokens only.
  fileprivate var brokenSources: [Diagnostic] {
    sources.selected.compactMap { index in
      SourceBreak(in: sources.texts[index]).map { Diagnostic($0, in: sources.texts[index]) }
    }
  }
}
