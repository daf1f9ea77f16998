import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

/// Strings without a catalog, grouped by table for one message each.
package struct UnroutedStrings {
  private var nowhere: [String: [ExtractedString]] = [:]
  private var ambiguous: [String: (strings: [ExtractedString], candidates: [[FilePath]])] = [:]

  /// The phrases of App Shortcuts without a catalog, which need none: Siri uses them in the language of the code.
  package private(set) var phrases: [ExtractedString] = []

  /// The number of strings in tests without a test catalog.
  package var testCount = 0

  package mutating func add(_ string: ExtractedString, candidates: [FilePath]) {
    if !string.phrases.isEmpty {
      phrases.append(string)
      return
    }
    if candidates.isEmpty {
      nowhere[string.table, default: []].append(string)
    } else {
      ambiguous[string.table, default: ([], [])].strings.append(string)
      // Consecutive strings share one list, which is long if there are many catalogs.
      if ambiguous[string.table]?.candidates.last != candidates {
        ambiguous[string.table]?.candidates.append(candidates)
      }
    }
  }

  /// The strings of tables that have no catalog, sorted by table.
  package var withoutCatalog: [ExtractedString] { nowhere.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Removes and returns the strings of tables that have no catalog.
  package mutating func takeTablesWithoutCatalog() -> [(String, [ExtractedString])] {
    defer { nowhere = [:] }
    return nowhere.sorted { $0.key < $1.key }.map { ($0, $1) }
  }

  /// Returns a warning for each table and reason, at its first string, and a note on strings of tests.
  /// - Parameters:
  ///   - printed: returns the path of a catalog for messages.
  ///   - absence: explains why no catalog takes a string, and selects the strings to report.
  package func diagnostics(_ printed: (FilePath) -> String, _ absence: CatalogAbsence) -> [Diagnostic] {
    let reason = "tests have no catalog (--tests adds their strings to the app's catalogs)"
    let ofTests = testCount == 0 ? [] : [Diagnostic.leftOut(testCount, "test-string", reason)]
    return ofTests
      + nowhere.sorted { $0.key < $1.key }.flatMap { _, strings in
        absence.byReason(strings).sorted { $0.key < $1.key }.compactMap { reason, strings in
          Self.warning(CatalogAbsence.rule.identifier, strings, reason.text, help: reason.help)
        }
      }
      + ambiguous.sorted { $0.key < $1.key }.compactMap { table, found in
        let list = Set(found.candidates.joined()).sorted().map(printed).joined(separator: ", ")
        return Self.warning("ambiguous-catalog", found.strings, "several catalogs are possible: \(list)")
      }
  }

  private static func warning(
    _ identifier: String, _ strings: [ExtractedString], _ reason: String, help: String? = nil
  ) -> Diagnostic? {
    let shipped = strings.filter { !$0.isDebugOnly && !$0.isReleaseOnly }
    guard let first = shipped.map(\.site).min() else { return nil }
    let count = shipped.count == 1 ? "this string is" : "\(shipped.count) strings are"
    return Diagnostic(
      .warning, identifier, "\(count) not in any catalog because \(reason)", file: first.file, location: first.location,
      help: help)
  }
}

/// Notes on strings whose bundle is only known at run time.
package enum UnknownBundleNotes {
  /// Returns a note for each form of a bundle, at its first string, in the order of the strings.
  package static func notes(on strings: [ExtractedString]) -> [Diagnostic] {
    let found = Dictionary(grouping: strings.sorted { $0.site < $1.site }) { $0.bundle ?? "" }
    return found.sorted { $0.value[0].site < $1.value[0].site }.map { bundle, strings in
      let first = strings[0].site
      let (count, verb) = strings.count == 1 ? ("this string", "is") : ("\(strings.count) strings", "are")
      let message =
        "\(TerminalSafeText.code(bundle)) refers to an unknown module, so \(count) \(verb) added to the same "
        + "catalog as the other strings in this file"
      return Diagnostic(.note, "unknown-bundle", message, file: first.file, location: first.location)
    }
  }
}
