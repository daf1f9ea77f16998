import CatalogEditing
import CatalogLint
import Diagnostics
import FileSystem
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExchange
import StringExtraction
import SwiftLexing
import TextBasics

/// Checks translations, and writes those that pass, a batch at a time.
package struct TranslationWriter {
  private let project: Project
  private let code: CodeKeys
  private let state: StringUnit.State
  private let glossary: Glossary
  private let check: EditCheck
  private let strict: FindingFilter
  private var scope: ChangedCatalogs
  private var entries: [FilePath: [UTF8Key: CatalogEntry]] = [:]
  private var refused: [(task: TranslationTask, sentence: String)] = []
  private var problems: [Diagnostic] = []

  /// Rules about errors of a translation, in addition to wrong format specifiers.
  private static let rules = CatalogLinter.rules.filter(\.blocksTranslations).map(\.identifier)

  /// - Parameters:
  ///   - catalogs: the catalogs and tables of the project.
  ///   - state: the state of written texts.
  package init(
    _ project: Project, _ catalogs: ChangedCatalogs, _ code: CodeKeys, _ glossary: Glossary, state: StringUnit.State
  ) {
    self.project = project
    scope = catalogs
    self.code = code
    self.glossary = glossary
    self.state = state
    check = EditCheck(project)
    strict = FindingFilter(CatalogLinter.rules, project, choice: RuleChoice(only: Self.rules, disabled: []))
  }

  /// Takes a translation if it passes all checks; otherwise adds an error.
  package mutating func take(_ parts: [EntryTranslation.Part], for task: TranslationTask) {
    guard let catalog = scope[task.path] else { return }
    do throws(EditRefusal) {
      let entry = try self.entry(parts, task, catalog)
      entries[task.path, default: [:]][UTF8Key(task.key)] = entry
    } catch { refuse(task, error.sentence) }
  }

  package mutating func refuse(_ task: TranslationTask, _ sentence: String) { refused.append((task, sentence)) }

  /// The number of ``refusals``.
  package var refusalCount: Int { refused.count + problems.count }

  /// Errors about translations that did not pass or could not be written.
  package var refusals: [Diagnostic] {
    let catalogs = Dictionary(uniqueKeysWithValues: Set(refused.map(\.task.path)).map { ($0, scope.placed($0)) })
    return refused.map { task, sentence in
      let line = catalogs[task.path]??.line(of: task.key)
      let message = "\(TerminalSafeText.shortQuoted(task.key)) was not translated into \(task.language): \(sentence)"
      return Diagnostic(
        .error, "refused-translation", message, file: task.printed,
        location: line.map { SourceLocation(line: $0, column: 1) })
    } + problems
  }

  private func entry(
    _ parts: [EntryTranslation.Part], _ task: TranslationTask, _ catalog: Catalog
  ) throws(EditRefusal) -> CatalogEntry {
    try TextMarkup.demandSame(in: parts, as: task.units)
    let before = entries[task.path]?[UTF8Key(task.key)] ?? catalog[task.key]
    let entry: CatalogEntry
    do throws(EntryTranslation.Refusal) {
      entry = try EntryTranslation(parts, state: state).applied(
        to: task.key, in: catalog, language: task.language, over: before)
    } catch { throw EditRefusal(error.sentence) }
    let calls = code.calls(of: task.path)
    try check.demandFit(entry, task.key, in: catalog, at: task.path, task.language, calls: calls)
    let found: TranslationCheck
    do {
      found = try TranslationCheck(
        entry, of: task.key, in: catalog, at: task.path, language: task.language, calls: calls, strict, glossary)
    } catch { throw EditRefusal(error.message) }
    if let fault = (found.refusals + found.warnings).first { throw EditRefusal(fault.line) }
    return entry
  }

  /// Writes the translations taken so far, and reads the catalogs again.
  package mutating func write() throws {
    let (edits, problems) = try edits()
    self.problems += problems
    entries = [:]
    if edits.isEmpty { return }
    try WriteError.catching { () throws(FileError) in try FileEdit.performAll(edits) }
    try scope.reread(edits, of: project)
  }

  /// Returns the files to write with the translations taken so far.
  package mutating func edits() throws -> (edits: [FileEdit], problems: [Diagnostic]) {
    for (path, changed) in entries {
      guard var catalog = scope[path] else { continue }
      try catalog.apply(
        catalog.keys.compactMap { key in changed[UTF8Key(key)].map { (key: key, entry: Optional($0)) } })
      scope[path] = catalog
    }
    return scope.edits()
  }
}
