import CatalogEditing
import CatalogLint
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import TextBasics

extension EditScope {
  /// Returns the plan of one edit to the selected keys. Keys that the edit does not fit are reported and kept.
  /// - Throws: for a named key that no catalog contains.
  package consuming func plan(_ edit: EntryEdit, of selection: KeySelection) throws -> EditPlan {
    var plan = EditPlan()
    let check = EditCheck(project)
    plan.diagnostics += changed.diagnostics
    for (path, keys) in try keys(selection) {
      if edit.isRemoval, let files = changed.tableFiles(of: path) {
        let removal = TableRemoval(of: keys, from: files, project.names)
        plan.edits += removal.edits
        plan.diagnostics += removal.diagnostics
        plan.counts.append((changed.printed(path), keys.count))
      } else if changed.tableFiles(of: path) != nil, !edit.fitsTables {
        plan.refuse("`edit` cannot change states, comments or marks in tables", changed.printed(path))
      } else {
        change(keys, of: path, edit, check, &plan)
      }
    }
    try plan.take(changed)
    return plan
  }

  private mutating func change(
    _ keys: [String], of path: FilePath, _ edit: EntryEdit, _ check: EditCheck, _ plan: inout EditPlan
  ) {
    guard var catalog = changed[path] else { return }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for key in keys {
      do throws(EditRefusal) {
        let entry = try edit.applied(to: key, in: catalog)
        if let entry, case .texts(_, let language, _) = edit {
          try check.demandFit(entry, key, in: catalog, at: path, language)
        }
        if entry != catalog[key] { changes.append((key, entry)) }
      } catch {
        let sentence = "\(TerminalSafeText.shortQuoted(key)) was not changed: \(error.sentence)"
        plan.refuse(sentence, changed.printed(path), line: catalog.line(of: key))
      }
    }
    if changes.isEmpty { return }
    do {
      try catalog.apply(changes)
      changed[path] = catalog
      plan.counts.append((changed.printed(path), changes.count))
    } catch { plan.refuse(error.message, changed.printed(path), line: error.line) }
  }
}

extension EntryEdit {
  fileprivate var isRemoval: Bool { if case .removal = self { true } else { false } }

  /// Whether `.strings` and `.stringsdict` files can represent the edit.
  fileprivate var fitsTables: Bool {
    switch self {
    case .texts, .removal: true
    case .comment, .state, .manual, .translatable, .clearing: false
    }
  }
}

/// Checks texts with the rules of lint that imports apply, too.
package struct EditCheck {
  private let filter: FindingFilter

  package init(_ project: Project) { filter = FindingFilter(CatalogLinter.rules, project) }

  /// - Returns: the findings about texts that fit.
  /// - Throws: if the format specifiers of a text do not fit, or the text does not compile.
  @discardableResult package func demandFit(
    _ entry: CatalogEntry, _ key: String, in catalog: Catalog, at path: FilePath, _ language: String,
    calls: CallArguments = CallArguments()
  ) throws(EditRefusal) -> [String] {
    var (entry, language) = (entry, language)
    if language == catalog.sourceLanguage, let text = entry.localization(language) {
      // A new source text is checked like a translation of the former one.
      let former = catalog[key] ?? catalog.newEntry()
      if SourceTextCheck(key, former, language).isOpen { return [] }
      (entry, language) = (former, language + "-001")
      do { try entry.setLocalization(text, language: language) } catch { throw EditRefusal(error.message) }
    }
    let check: TranslationCheck
    do {
      check = try TranslationCheck(entry, of: key, in: catalog, at: path, language: language, calls: calls, filter)
    } catch { throw EditRefusal(error.message) }
    let faults = check.refusals
    if !faults.isEmpty { throw EditRefusal(faults.map(\.line).joined(separator: "; ")) }
    return check.warnings.map(\.line)
  }
}
