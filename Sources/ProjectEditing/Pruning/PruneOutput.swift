import Diagnostics
import Reporting
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

// The plan as text.
extension PrunePlan {
  package var isEmpty: Bool { items.isEmpty && languages.isEmpty }

  /// A line for each key and language to remove, with the evidence.
  package var lines: [String] {
    items.map { item in
      let place = TerminalSafeText.escaped(item.printed) + (item.line.map { ":\($0)" } ?? "")
      return "\(place): \(TerminalSafeText.quoted(item.key)) \(item.cause.phrase)"
    }
      + languages.map { language in
        let count = Quantity.of(language.count, "entry", plural: "entries")
        let place = TerminalSafeText.escaped(language.printed)
        return "\(place): \(language.language), with \(count), is not built for any target"
      }
  }

  /// A line for each catalog and table that changes.
  package func summary(_ verb: String) -> [String] {
    let counts = Dictionary(grouping: items, by: \.printed).mapValues { Quantity.of($0.count, "key") }
    let lost = Dictionary(grouping: languages, by: \.printed).mapValues { Quantity.of($0.count, "language") }
    return Set(counts.keys).union(lost.keys).sorted().map { printed in
      let parts = [counts[printed], lost[printed]].compactMap(\.self).joined(separator: " and ")
      return "\(TerminalSafeText.escaped(printed)): \(parts) \(verb)"
    }
  }

  /// Notes about the keys that stay.
  package func keptNotes(limit: Int) -> [Diagnostic] {
    var notes = sharedNotes
    let kept = kept.filter { !$0.isShared }
    notes += kept.prefix(limit).map { kept in
      let place = Self.place(of: kept)
      return Diagnostic(
        .note, "kept-entry", "\(TerminalSafeText.shortQuoted(kept.key)) was kept because \(kept.reason)\(place)",
        file: kept.printed, location: kept.line.map { SourceLocation(line: $0, column: 1) })
    }
    if kept.count > limit {
      let rest = Quantity.of(kept.count - limit, "other key")
      let verb = kept.count - limit == 1 ? "was" : "were"
      notes.append(
        Diagnostic(.note, "kept-entry", "\(rest) \(verb) kept because of possible uses", help: "use `-v` to list all"))
    }
    return notes
  }
}

extension PrunePlan {
  private static func place(of kept: Kept) -> String {
    kept.place.map { " (\(TerminalSafeText.escaped($0.printedLine)))" } ?? ""
  }

  /// A note for each catalog and reason that may apply to many keys.
  private var sharedNotes: [Diagnostic] {
    let groups = Dictionary(grouping: kept.filter(\.isShared)) { [$0.printed, $0.reason + Self.place(of: $0)] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { group, kept in
      let verb = kept.count == 1 ? "was" : "were"
      return Diagnostic(
        .note, "kept-entry", "\(Quantity.of(kept.count, "key")) \(verb) kept because \(group[1])", file: group[0])
    }
  }
}

/// The documented output of `strex prune --format json`.
///
///     {"version":1,
///      "removed":[{"catalog","key","line","cause"}],
///      "kept":[{"catalog","key","line","reason","place"}],
///      "languages":[{"catalog","language","entries"}],
///      "diagnostics":[{"severity","id","message","file","line","column"}]}
///
/// Members without a value are left out. `cause` is `stale`, `unused`, `unused-manual` or `unused-in-table`. New
/// members may be added within a version.
package enum PruneJSON {
  package static let version = 1

  package static func text(_ plan: PrunePlan) -> String {
    JSONWriter.report(version, plan.diagnostics) { json in
      json.objects("removed", plan.items) { json, item in
        json.member("catalog", item.printed)
        json.member("key", item.key)
        json.member("line", item.line)
        json.member("cause", item.cause.rawValue)
      }
      json.objects("kept", plan.kept) { json, kept in
        json.member("catalog", kept.printed)
        json.member("key", kept.key)
        json.member("line", kept.line)
        json.member("reason", kept.reason)
        json.member("place", kept.place?.printed)
      }
      json.objects("languages", plan.languages) { json, language in
        json.member("catalog", language.printed)
        json.member("language", language.language)
        json.member("entries", language.count)
      }
    }
  }
}
