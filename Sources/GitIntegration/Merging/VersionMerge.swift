import CatalogMerge
import Diagnostics
import FileSystem
import StringTables
import StructuredText
import TextBasics

/// Merges the three versions of a file in its format: a catalog or a `.strings` table.
struct VersionMerge: Sendable {
  /// The printed path. Its extension determines the format.
  let path: String
  /// The names of the sides in messages.
  let labels: MergeSides<String>

  /// The extensions of files that can be merged.
  static let extensions = ["xcstrings", "strings"]

  /// - Parameter base: `nil` if both sides added the file.
  func merge(
    base: ContiguousArray<UInt8>?, ours: ContiguousArray<UInt8>, theirs: ContiguousArray<UInt8>
  ) async -> FileMerge.Outcome {
    path.hasSuffix(".strings") ? tables(base, ours, theirs) : await catalogs(base, ours, theirs)
  }

  private struct Unmergeable: Error {
    let diagnostic: Diagnostic
  }

  private func catalogs(
    _ base: ContiguousArray<UInt8>?, _ ours: ContiguousArray<UInt8>, _ theirs: ContiguousArray<UInt8>
  ) async -> FileMerge.Outcome {
    let read = await MergeableCatalog.read(MergeSides(base: base, ours: ours, theirs: theirs))
    let problems = MergeSide.allCases.compactMap { side -> Diagnostic? in
      guard case .failure(let problem) = read[side] else { return nil }
      return unmergeable(side, "catalog", problem.message, (problem.line, problem.column)).diagnostic
    }
    let catalogs = read.map { try? $0?.get() }
    guard problems.isEmpty, let our = catalogs.ours, let their = catalogs.theirs else {
      return .init(diagnostics: problems, bytes: nil)
    }
    let merged = await CatalogMerger(base: catalogs.base, ours: our, theirs: their).merge()
    if merged.conflicts.isEmpty && merged.notes.isEmpty { return .init(diagnostics: [], bytes: merged.bytes) }
    let result: MergeableCatalog
    do throws(ParseError) { result = try MergeableCatalog(merged.bytes) } catch {
      return .init(diagnostics: [error.diagnostic("broken-merge", file: path)], bytes: nil)
    }
    var outcome = outcome(merged.bytes, merged.conflicts) { result.place(of: $0.path) }
    let text = MergeText(labels: labels)
    outcome.notes = merged.notes.map { note in
      let place = result.place(of: note.path)
      let range = TextRange(line: place.line, column: place.column)
      return Diagnostic(.note, note.identifier, text.sentence(note), file: path, range: range)
    }
    return outcome
  }

  private func tables(
    _ base: ContiguousArray<UInt8>?, _ ours: ContiguousArray<UInt8>, _ theirs: ContiguousArray<UInt8>
  ) -> FileMerge.Outcome {
    do throws(Unmergeable) {
      let oldest = try base.map { bytes throws(Unmergeable) in try table(bytes, .base) }
      let (our, their) = (try table(ours, .ours), try table(theirs, .theirs))
      let merged: MergedTable
      do {
        merged = try StringsMerger(base: oldest, ours: our, theirs: their).merge()
      } catch { throw unmergeable(.ours, "table", error.message, (error.line, error.column)) }
      return outcome(merged.bytes, merged.conflicts) { conflict in
        let entry = conflict.place.key.flatMap { merged.table[$0] }
        return entry.map { merged.table.place(of: $0.keyRange.lowerBound) } ?? (1, 1)
      }
    } catch { return .init(diagnostics: [error.diagnostic], bytes: nil) }
  }

  private func table(_ bytes: ContiguousArray<UInt8>, _ side: MergeSide) throws(Unmergeable) -> StringsTable {
    do { return try StringsTable(bytes) } catch {
      throw unmergeable(side, "table", error.message, (error.line, error.column))
    }
  }

  private func unmergeable(
    _ side: MergeSide, _ kind: String, _ reason: String, _ place: (line: Int, column: Int)
  ) -> Unmergeable {
    let label = TerminalSafeText.escaped(labels[side])
    return Unmergeable(
      diagnostic: Diagnostic(
        .error, "unmergeable", "\(label) is not a valid \(kind): \(reason)", file: path,
        range: TextRange(line: place.line, column: place.column)))
  }

  private func outcome(
    _ bytes: ContiguousArray<UInt8>, _ conflicts: [MergeConflict],
    _ place: (MergeConflict) -> (line: Int, column: Int)
  ) -> FileMerge.Outcome {
    let text = MergeText(labels: labels)
    let diagnostics = conflicts.map { conflict in
      let place = place(conflict)
      let range = TextRange(line: place.line, column: place.column)
      return Diagnostic(.error, "merge-conflict", text.sentence(conflict), file: path, range: range)
    }
    return .init(diagnostics: diagnostics, bytes: bytes)
  }
}

extension MergeNote {
  fileprivate var identifier: String {
    switch kind {
    case .kept: "kept-key"
    case .renamed: "renamed-key"
    case .swept: "swept-key"
    }
  }
}
