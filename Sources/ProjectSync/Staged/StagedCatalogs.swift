import Diagnostics
import FileSystem
import Foundation
import ProjectModel

/// Stages updated catalogs, and makes the same changes to their files in the work tree.
package struct StagedCatalogs {
  private let staged: StagedFiles

  package init(_ staged: StagedFiles) { self.staged = staged }

  private struct Change {
    var run: any SyncedTable
    /// The path without links.
    let path: FilePath
    let mode: String
    let name: String
    /// The previously staged blob, or `nil` for a new catalog.
    let old: String?
    var new: String
  }

  /// - Returns: errors. Catalogs with edits in the work tree are not errors.
  package func write(_ runs: [any SyncedTable]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var changes: [Change] = []
    DependencyOrderedWrites(runs).carryOut { run, _, _ in
      if run.isBlocked { return false }
      guard let change = change(run) else {
        problems.append(Diagnostic(.error, "unwritable", "cannot be staged", file: run.update.printed))
        return false
      }
      changes.append(change)
      return true
    }
    // Determined before the index changes.
    let edited = edited(changes)
    let entries = changes.map { (mode: $0.mode, blob: $0.new, name: $0.name) }
    guard GitIndex(file: nil, top: staged.top).put(entries) else {
      return problems + [Diagnostic(.error, "unwritable", "cannot write the git index", file: staged.top.string)]
    }
    if let lasting = GitIndex.lasting(in: staged.top) { problems += put(changes, into: lasting) }
    carry(changes) { change in
      let (isDone, warnings) = writeFile(of: change, isEdited: edited.contains(change.name))
      problems += warnings
      return isDone
    }
    return problems
  }

  /// Applies changes to other versions of the files. Entries stay in their files if the version of the file to which
  /// they moved cannot take them.
  /// - Parameter action: returns whether the version now contains the change.
  private func carry(_ changes: [Change], _ action: (Change) -> Bool) {
    DependencyOrderedWrites(changes.map(\.run)).carryOut { run, position, _ in
      if run.isBlocked { return false }
      var change = changes[position]
      if run.after != change.run.after {
        guard let blob = GitIndex.store(run.after, staged.top) else { return false }
        (change.run, change.new) = (run, blob)
      }
      return action(change)
    }
  }

  /// Stores the new catalog as a blob, or `nil` if the index cannot contain it.
  private func change(_ run: any SyncedTable) -> Change? {
    let path = run.update.isNew ? run.update.path : staged.resolved(run.update.path)
    guard let path, let name = path.relative(to: staged.top)?.string, !name.contains("\u{FFFD}") else { return nil }
    guard let blob = GitIndex.store(run.after, staged.top) else { return nil }
    let entry = staged.entries[path]
    return Change(run: run, path: path, mode: entry?.mode ?? "100644", name: name, old: entry?.blob, new: blob)
  }

  /// Returns the catalogs whose files in the work tree differ from the staged ones after git's filters.
  private func edited(_ changes: [Change]) -> Set<String> {
    if changes.isEmpty { return [] }
    let words = ["diff", "--name-only", "-z", "--no-renames", "--"]
    let names = changes.map { Git.literal($0.name) }
    return Set(Git.names(words + names, in: staged.top, binding: .bound) ?? changes.map(\.name))
  }

  private static func warning(_ reason: String, _ printed: String, _ place: TextRange? = nil) -> Diagnostic {
    let message = "the file in the working tree was not changed (\(reason)); the staged file is up to date"
    return Diagnostic(.warning, "work-tree", message, file: printed, range: place)
  }

  /// Adds the changes to the index that remains after a commit of only some files.
  private func put(_ changes: [Change], into index: GitIndex) -> [Diagnostic] {
    var entries: [(mode: String, blob: String, name: String)] = []
    var problems: [Diagnostic] = []
    carry(changes) { change in
      do {
        // An index without the file needs no change.
        guard let entry = try entry(of: change, in: index) else { return false }
        entries.append(entry)
        return true
      } catch {
        let reason = (error as? CatalogError)?.diagnostic.message ?? FileError.reason(of: error)
        let message = "the git index was not updated after this commit (\(reason))"
        problems.append(Diagnostic(.warning, "index", message, file: change.run.update.printed))
        return false
      }
    }
    if index.put(entries) { return problems }
    return problems + [Diagnostic(.error, "unwritable", "cannot write the git index", file: staged.top.string)]
  }

  /// - Returns: `nil` if the index does not contain the file.
  private func entry(
    of change: Change, in index: GitIndex
  ) throws -> (mode: String, blob: String, name: String)? {
    let entry = index.entry(change.name)
    if entry?.blob == change.old || entry == nil && change.old == nil {
      return (entry?.mode ?? change.mode, change.new, change.name)
    }
    guard let entry else { return nil }
    guard let bytes = GitBlobs.read([entry.blob], in: staged.top)?.first ?? nil else {
      throw GitBlobs.problem(change.name, "its contents", [entry.blob], in: staged.top)
    }
    let carried = try change.run.carried(into: bytes)
    if carried == bytes { return (entry.mode, entry.blob, change.name) }
    guard let blob = GitIndex.store(carried, staged.top) else {
      throw FileError(change.name, "git failed to store the file")
    }
    return (entry.mode, blob, change.name)
  }

  /// Writes the catalog's file in the work tree. A missing file is created only for a new catalog.
  /// - Returns: whether the file now contains the change.
  private func writeFile(of change: Change, isEdited: Bool) -> (isDone: Bool, [Diagnostic]) {
    let printed = change.run.update.printed
    do {
      guard FileStatus.exists(change.path.string) else {
        if change.run.update.isNew { try AtomicFile(change.path.string, expected: nil).write(change.run.after) }
        return (change.run.update.isNew, [])
      }
      let file = try FileContents(of: change.path.string)
      let keepsEdits = isEdited || change.run.update.isNew
      let bytes =
        keepsEdits
        ? try change.run.carried(into: file.bytes) : try change.run.repeated(on: file.bytes)
      if bytes != file.bytes { try AtomicFile(change.path.string, expected: file.status).write(bytes) }
      return (true, [])
    } catch let problem as CatalogError {
      return (false, [Self.warning(problem.diagnostic.message, printed, problem.diagnostic.range)])
    } catch { return (false, [Self.warning(FileError.reason(of: error), printed)]) }
  }
}
