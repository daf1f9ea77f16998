import Diagnostics
import FileSystem
import ProjectEditing
import ProjectLoading

/// `strex rename`: renames a key in code, catalogs and tables.
struct RenameCommand: Command {
  static let description = CommandDescription(
    name: "rename", summary: "Rename a key in code, catalogs and tables", group: .translations, operands: .keys,
    discussion: """
      Renames a key everywhere: in string literals, in uses of its generated symbol, in catalogs, and in tables in all
      languages. Translations and their states are kept.

      If the code uses the key in any other way, rename lists these places and changes nothing. Examples are raw and
      multiline literals and literals of unknown type. If the new key is an identifier such as `menu.save`, the old key
      becomes the string in the source language. --keep-text does the same for any new key. rename refuses a new key with
      other format specifiers, unless the old key stays the source string. The exit status is 0 if
      everything is fine, 1 if rename cannot change one of the places, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<RenameOptions>] = .joined(
    [
      .flag("keep-text", .changes, "Keep the old key as the string in the source language", sets: \.keepsText),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))

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
