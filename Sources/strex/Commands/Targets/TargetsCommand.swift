import Diagnostics
import FileSystem
import ProjectChecks
import ProjectLoading
import Reporting
import StringExtraction
import SwiftLexing

/// `strex targets`: prints the targets and catalogs of sources, with reasons.
struct TargetsCommand: Command {
  private let options: TargetsOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    options = try arguments.applied(Self.options, to: TargetsOptions(project: arguments.projectRequest))
  }

  func run() async throws -> ExitCode {
    if options.printsSchema {
      console.print(ConfigurationSchema.text(rules: KnownRules.identifiers.sorted()))
      return .success
    }
    let project = try await console.project(options.project, nil)
    let report = try TargetReport(project)
    let diagnostics = project.problems + project.brokenSources + report.diagnostics
    switch options.format {
    case .json: console.print(TargetsJSON.text(report, diagnostics, project.names), as: .json)
    case .text:
      console.print(TargetsText(names: project.names, isVerbose: options.listsSources).text(report))
      console.report(diagnostics)
    }
    return diagnostics.hasErrors ? .problem : .success
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
