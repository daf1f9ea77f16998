import Diagnostics
import FileSystem
import ProjectEditing
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// `strex rename`: renames a key in code, catalogs and tables.
struct RenameCommand: Command {
  private let old: String
  private let new: String
  private let options: RenameOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    guard arguments.operands.count > 1 else { throw UsageError("rename needs two keys: OLD NEW") }
    (old, new) = (arguments.operands[0], arguments.operands[1])
    if old == new { throw UsageError("the two keys are the same") }
    if new.isEmpty { throw UsageError("the new key is empty") }
    var project = arguments.projectRequest
    project.paths.removeFirst(2)
    options = try arguments.applied(Self.options, to: RenameOptions(project: project))
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: options.isDry ? nil : options.project.named(), run: rename)
  }

  private func rename() async throws -> ExitCode {
    let project = try await console.project(options.project, sdk)
    let plan = try await KeyRenamePlan(project, from: old, to: new, keepsText: options.keepsText, sdk)
    if !plan.obstacles.isEmpty {
      console.report(plan.obstacles)
      console.note("nothing was renamed")
      return .findings
    }
    try console.write(plan.edits, isDry: options.isDry)
    let symbols = plan.symbolCount > 0 ? ", \(Quantity.of(plan.symbolCount, "symbol"))," : ""
    let places = Quantity.of(plan.placeCount, "literal") + symbols
    let catalogs = Quantity.of(plan.catalogCount, "catalog or table", plural: "catalogs and tables")
    let text = "\(options.isDry ? "would rename" : "renamed") \(places) and the key in \(catalogs)"
    console.summarize(text, isDry: options.isDry)
    return .success
  }
}

/// The options of `strex rename`.
struct RenameOptions: Sendable {
  var project: ProjectRequest
  /// Whether the old key becomes the text of the source language.
  var keepsText = false
  /// Whether to only print the changes.
  var isDry = false
}
