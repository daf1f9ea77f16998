import CatalogEditing
import Diagnostics
import FileSystem
import ProjectEditing
import ProjectExchange
import ProjectLoading
import TextBasics

/// `strex edit`: changes keys, texts and languages of catalogs.
struct EditCommand: Command {
  private let request: EditRequest
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    request = try EditRequest(arguments)
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: request.isDry ? nil : request.project.named(), run: edit)
  }

  private func edit() async throws -> ExitCode {
    let project = try await console.project(request.project, nil, listsSources: true)
    let scope = try EditScope(project, catalogs: request.catalogs, tables: request.tables)
    let notes = languageNotes(scope)
    let plan = try await plan(scope)
    console.report(project.problems + plan.diagnostics + (plan.edits.isEmpty ? [] : notes))
    return try console.perform(plan, isDry: request.isDry)
  }

  private func plan(_ scope: consuming EditScope) async throws -> EditPlan {
    switch request.action {
    case .entries(let edit):
      if case .texts(_, let language, _) = edit, !request.addsLanguages, !scope.languages.contains(language) {
        let name = TerminalSafeText.word(language)
        throw UsageError("the project has no strings in \(name); use --add-language to add the language")
      }
      return try scope.plan(edit, of: try await request.keys.resolved())
    case .add(let key, let text, let comment): return try scope.plan(adding: key, text: text, comment: comment)
    case .transfer(let target, let moves):
      return try scope.plan(copying: try await request.keys.resolved(), to: target, moves: moves)
    case .language(let edit):
      switch edit {
      case .prefill(_, let from): try scope.demand([from])
      case .rename(let old, _), .remove(let old): try scope.demand([old])
      case .add: break
      }
      return try scope.plan(edit)
    case .format: return try scope.formattingPlan()
    }
  }

  private func languageNotes(_ scope: EditScope) -> [Diagnostic] {
    guard case .language(let edit) = request.action else { return [] }
    switch edit {
    case .add(let new), .prefill(let new, _): return scope.projectNotes(adding: new, removing: nil)
    case .rename(let old, let new): return scope.projectNotes(adding: new, removing: old)
    case .remove(let old): return scope.projectNotes(adding: nil, removing: old)
    }
  }
}

extension Console {
  /// Writes the files of a plan, or prints them as a diff, with a line for each catalog.
  func perform(_ plan: EditPlan, isDry: Bool) throws -> ExitCode {
    try write(plan.edits, isDry: isDry)
    for (printed, count) in plan.counts {
      let line =
        "\(TerminalSafeText.escaped(printed)): \(Quantity.of(count, "key")) \(isDry ? "would change" : "changed")"
      summarize(line, isDry: isDry)
    }
    if plan.counts.isEmpty, !plan.diagnostics.hasErrors { summarize("nothing to change") }
    return plan.diagnostics.hasErrors ? .findings : .success
  }

  /// Writes files, or prints them as a diff.
  func write(_ edits: [FileEdit], isDry: Bool) throws {
    if isDry {
      for edit in edits { print(diff(from: edit.bytesBefore, to: edit.after ?? [], edit.printed)) }
    } else {
      try WriteError.catching { () throws(FileError) in try FileEdit.performAll(edits) }
    }
  }
}
