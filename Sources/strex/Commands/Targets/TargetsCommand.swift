import Diagnostics
import FileSystem
import ProjectChecks
import ProjectLoading
import Reporting
import StringExtraction
import SwiftLexing

/// `strex targets`: prints the targets and catalogs of sources, with reasons.
struct TargetsCommand: Command {
  static let description = CommandDescription(
    name: "targets", summary: "Show the source files and catalogs of each target", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Lists the targets under PATH with their source files, catalogs and tables. Reads Xcode projects, project.yml
      (XcodeGen), Project.swift (Tuist), Swift packages and .strex.yml.

      The list also shows files that no target compiles, files assigned to a target because of their folder, and files
      that could belong to several targets. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<TargetsOptions>] = .joined(
    [
      ProjectOptions.tests(\.project),
      .choice("format", .output, "Choose the output format", sets: \.format),
      .flag("verbose", .output, "Also list the source files", sets: \.listsSources).letter("v"),
      .flag("schema", .output, "Print the JSON schema of the configuration file", sets: \.printsSchema),
      .run(RunOptions.noCache),
    ],
    ProjectOptions.mapping(\.project))

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

/// The options of `strex targets`.
struct TargetsOptions: Sendable {
  var project: ProjectRequest
  var format = PrintFormat.text
  var listsSources = false
  /// Whether to print the schema of the configuration instead.
  var printsSchema = false
}
