import StringExtraction
import SwiftLexing

/// `strex targets`: prints which sources belong to which target and catalog, and what decided.
struct TargetsCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() async throws -> ExitCode {
    if arguments.has(.schema) {
      console.print(ConfigurationSchema.text)
      return .success
    }
    let project = try await Project(arguments.operands, arguments, console, nil)
    let report = TargetReport(project)
    let diagnostics = project.problems + project.brokenSources + report.diagnostics
    if arguments.choice(.format) == "json" {
      console.print(TargetsJSON.text(report, diagnostics, project.names))
    } else {
      console.print(TargetsText(names: project.names, isVerbose: arguments.has(.verbose)).text(report))
      console.report(diagnostics)
    }
    return diagnostics.contains { $0.severity == .error } ? .problem : .success
  }
}

extension Project {
  /// A warning for each source that is no whole Swift, from its text alone.
  fileprivate var brokenSources: [Diagnostic] {
    sources.selected.compactMap { index in
      SourceBreak(in: sources.texts[index]).map { Diagnostic($0, in: sources.texts[index]) }
    }
  }
}
