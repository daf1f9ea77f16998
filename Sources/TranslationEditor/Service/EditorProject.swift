import CatalogEditing
import FileSystem
import ProjectChecks
import ProjectEditing
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import TextBasics

/// The project that the page edits.
///
/// Its catalogs are read when the server starts, and again after a change on disk. Before each save, they are read
/// once more, while no other run of strex can write.
package actor EditorProject {
  private let code: CodeKeys
  /// The folders that a save locks.
  private let folders: [FilePath]
  private let patience: Duration
  /// The catalogs and tables in the order of their numbers. Clients cannot name any other file.
  nonisolated let places: [FilePath]
  private var reading: (scope: EditScope, kept: Memoized<Bool>?)

  /// - Parameters:
  ///   - folders: the folders that a save locks.
  ///   - patience: the longest time that a save waits for another run of strex.
  /// - Throws: if a catalog cannot be read.
  package init(_ code: CodeKeys, folders: [FilePath], patience: Duration = .seconds(15)) async throws {
    (self.code, self.folders, self.patience) = (code, folders, patience)
    let facts = DiskFacts()
    let scope = try facts.noting { () throws in try EditScope(code.project) }
    places = scope.paths
    reading = (scope, nil)
  }

  /// Returns the current catalogs on disk.
  func scope() async throws -> EditScope {
    if let kept = reading.kept, kept.holds { return reading.scope }
    let project = code.project
    let (scope, kept) = try await Memoized.making { try EditScope(project, omitsUnread: true) }
    reading = (scope, kept?.holding(true))
    return scope
  }

  /// - Throws: for a language that the project does not have.
  package func demand(_ language: String) throws(UsageError) { try reading.scope.demand([language]) }

  /// - Parameter catalog: the number of the catalog.
  nonisolated func places(of key: String, in catalog: Int) -> [String] {
    guard places.indices.contains(catalog) else { return [] }
    return code.places(of: key, in: places[catalog]).prefix(5).map(\.printedLine)
  }

  /// Checks a change without writing it, even if the file has another value than the page was loaded with.
  /// - Returns: the findings about the new texts.
  func check(_ request: EditorRequest) async throws -> [String] {
    let scope = try await scope()
    return try plan(request, scope, findsConflicts: false).warnings
  }

  /// Writes a change.
  /// - Returns: the findings about the new texts.
  /// - Throws: a ``EditorError`` if the file has another value than the page was loaded with.
  func save(_ request: EditorRequest) async throws -> [String] {
    let lock: RunLock
    do { lock = try await RunLock(folders, patience: patience) { _ in } } catch is RunLock.Timeout {
      throw EditorError.failure("another strex process is still running in this project, so nothing was written")
    }
    defer { withExtendedLifetime(lock) {} }
    // Programs without this lock, such as Xcode, may write between reading and writing.
    for attempt in 1... {
      let (edits, warnings) = try plan(request, try EditScope(code.project, omitsUnread: true))
      do throws(FileError) {
        try FileEdit.performAll(edits)
        reading.kept = nil
        return warnings
      } catch { if attempt == 3 { throw EditorError(error) } }
    }
    return []
  }

  /// - Throws: a conflict if the file has neither the value that the page was loaded with nor the new one.
  private func plan(
    _ request: EditorRequest, _ scope: EditScope, findsConflicts: Bool = true
  ) throws(EditorError) -> (edits: [FileEdit], warnings: [String]) {
    guard places.indices.contains(request.catalog) else { throw .malformed("unknown catalog") }
    let place = places[request.catalog]
    guard let catalog = scope.changed[place] else { throw .failure(scope.problem(of: place)) }
    guard let entry = catalog[request.key] else { throw .refused("the catalog no longer contains the key") }
    switch request.change {
    case .comment(let base, let new):
      let comment = entry.comment ?? ""
      if comment == new { return ([], []) }
      if comment != base { throw .conflict }
      let plan = try EditorError.catching { () throws(EditRefusal) in
        try scope.plan(comment: new.isEmpty ? nil : new, of: request.key, in: place)
      }
      return (plan.edits, [])
    case .texts(let base, let new):
      guard scope.languages.contains(request.language) else { throw .malformed("unknown language") }
      let former = entry.localization(request.language)?.pathTexts ?? []
      let current = Set(former.map(EditorRequest.Text.init))
      if findsConflicts, current != Set(base), current != Set(new) { throw .conflict }
      var texts: [TextsChange.Text] = []
      for text in new { texts.append(try text.interpreted(former)) }
      let change = TextsChange(place: place, key: request.key, language: request.language, texts: texts)
      let (plan, warnings) = try EditorError.catching { () throws(EditRefusal) in
        try scope.plan(change, calls: code.calls(of: place))
      }
      return (plan.edits, warnings)
    }
  }
}

extension EditorError {
  fileprivate static func catching<Result>(_ body: () throws(EditRefusal) -> Result) throws(EditorError) -> Result {
    do throws(EditRefusal) { return try body() } catch { throw .refused(error.sentence) }
  }
}

extension EditScope {
  /// Returns the reason why a catalog cannot be read.
  fileprivate func problem(of place: FilePath) -> String {
    let printed = changed.printed(place)
    let own = changed.diagnostics.first { $0.file == printed }
    return "\(TerminalSafeText.escaped(printed)): \(own?.message ?? "the file cannot be read")"
  }
}
