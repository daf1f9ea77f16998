import CatalogEditing
import Diagnostics
import FileSystem
import ProjectEditing
import ProjectExchange
import ProjectLoading
import ProjectModel
import TextBasics

extension AgentProject {
  /// Edits the project's catalogs. Writes nothing if a part of the edit is refused.
  /// - Parameters:
  ///   - catalog: the path or name of the only catalog; `nil` for all.
  ///   - isDry: whether to write nothing.
  ///   - plan: returns the plan of the edit.
  /// - Throws: a ``ToolError`` with a sentence for each refusal.
  func edit(
    catalog: String?, isDry: Bool, _ plan: @Sendable (consuming EditScope) throws -> EditPlan
  ) async throws -> EditPlan {
    let isPath = catalog.map { FileStatus.exists(GivenPath($0, from: root).place) } ?? false
    let given = isPath ? [try place(catalog ?? "")] : []
    return try await locked {
      let project = try await Project(request, nil, listsSources: true)
      do {
        let whole = try EditScope(project, within: root)
        let tables = isPath ? [] : try whole.tables(named: catalog)
        let scope = try EditScope(project, catalogs: given, tables: tables, within: root)
        let plan = try plan(scope)
        try ToolError.demandNone(of: plan.diagnostics.errors)
        try write(plan.edits, isDry: isDry)
        return plan
      } catch let problem as UsageError { throw ToolError("\(problem)") }
    }
  }

  /// Writes files, all in the folder of the server, or none.
  func write(_ edits: [FileEdit], isDry: Bool) throws {
    if let edit = edits.first(where: { !$0.path.isWrittenWithin(root) }) {
      throw ToolError("\(TerminalSafeText.escaped(edit.printed)) is outside the server's folder; nothing was written")
    }
    if isDry { return }
    do throws(FileError) { try FileEdit.performAll(edits) } catch { throw ToolError.unwritable(error) }
  }

  /// Returns the keys that a run of `prune` removes and keeps, and removes them.
  func prune(_ selection: KeySelection, isDry: Bool, allowsMost: Bool) async throws -> PrunePlan {
    try await locked {
      let project = try await Project(request, sdk)
      var prune = PruneRequest(request)
      (prune.selection, prune.allowsMost) = (selection, allowsMost)
      let plan = try await PrunePlan(project, prune, sdk)
      try ToolError.demandNone(of: plan.diagnostics.errors)
      try write(plan.edits, isDry: isDry)
      return plan
    }
  }
}

extension EditScope {
  /// Returns the name of the tables that an agent names; empty for all tables.
  /// - Throws: for an unknown catalog.
  fileprivate func tables(named name: String?) throws(ToolError) -> [String] {
    guard let name else { return [] }
    if paths.contains(where: { $0.stem == name }) { return [name] }
    let known = paths.map(changed.printed)
    throw .unknown("catalog", name, known: known)
  }
}

extension KeySelection {
  /// Creates a selection from the arguments of a tool.
  init(_ arguments: ToolArguments) {
    self.init(
      keys: arguments.texts("keys") ?? [], patterns: (arguments.texts("match") ?? []).map { KeyGlob($0) },
      states: (arguments.texts("states") ?? []).compactMap { KeyState(rawValue: $0) },
      languages: arguments.texts("languages") ?? [])
  }

  static let members = [
    ToolMember("keys", .list(of: .text), "The exact keys"),
    ToolMember("match", .list(of: .text), "Patterns for keys, with * and ?"),
    ToolMember("states", .list(of: .choice(KeyState.allCases.map(\.rawValue))), "Only keys in one of these states"),
  ]
}
