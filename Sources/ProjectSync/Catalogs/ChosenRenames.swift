import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import TextBasics

/// The renames chosen by `--rename OLD=NEW`.
package struct ChosenRenames {
  /// For each option, all ways to read it, because a key may contain equals signs.
  private let choices: [[ChosenRename]]

  package init(_ chosen: [String]) {
    choices = chosen.map { text in
      text.indices.filter { text[$0] == "=" }.map { sign in
        ChosenRename(from: String(text[..<sign]), to: String(text[text.index(after: sign)...]))
      }.filter { !$0.old.isEmpty && !$0.new.isEmpty }
    }
  }

  /// - Throws: if a choice does not name two keys.
  package func check() throws(UsageError) {
    if choices.contains(where: \.isEmpty) {
      throw UsageError("--rename needs OLD=NEW: a key in a catalog and the new key in the code")
    }
  }

  /// Returns the chosen renames that may apply to a table.
  func renames(in table: some StringTable) -> [ChosenRename] { choices.joined().filter { table.contains($0.old) } }

  /// Returns an error for each choice that no catalog has made.
  /// - Parameter runs: the runs on all catalogs, before any is written.
  package func problems(in runs: [any SyncedTable]) -> [Diagnostic] {
    choices.compactMap { problem(with: $0, in: runs) }
  }

  private func problem(with choice: [ChosenRename], in runs: [any SyncedTable]) -> Diagnostic? {
    var refused: (message: String, file: String)?
    for rename in choice {
      for run in runs where run.contains(rename.old) {
        guard let refusal = run.report.refusedRenames[rename] else { return nil }
        if refused == nil { refused = (Self.message(rename, refusal, run), run.update.printed) }
      }
    }
    if let refused {
      return Diagnostic(.error, "rename", "\(refused.message); nothing was written", file: refused.file)
    }
    guard let old = choice.first?.old else { return nil }
    let hint = choice.count > 1 ? "" : Spelling.textHint(for: old, in: Set(runs.flatMap(\.keys)).sorted())
    let olds = choice.map { TerminalSafeText.quoted($0.old) }.joined(separator: " or ")
    let message = "no catalog in this run contains the key \(olds)\(hint); nothing was written"
    return Diagnostic(.error, "rename", message)
  }

  private static func message(_ rename: ChosenRename, _ refusal: ChosenRename.Refusal, _ run: any SyncedTable) -> String
  {
    let (old, new) = (TerminalSafeText.quoted(rename.old), TerminalSafeText.quoted(rename.new))
    switch refusal {
    case .nothingIsRemoved(let reason): return "\(old) may be in use: \(reason)"
    case .oldKeyIsKept: return "the code still uses \(old) or might use it"
    case .oldKeyIsTaken: return "the entry for \(old) is moved to another key in this run"
    case .newKeyIsMissing:
      let hint = Spelling.textHint(for: rename.new, in: run.report.items.filter { !$0.sites.isEmpty }.map(\.key))
      return "the code does not contain the key \(new) for this catalog\(hint)"
    case .newKeyIsTranslated: return "\(new) already has translations, or another key's translations are moved to it"
    case .otherArguments: return "\(old) and \(new) take different arguments"
    case .unchangeable: return "the entry for \(old) cannot be moved because it is invalid or duplicate"
    }
  }
}
