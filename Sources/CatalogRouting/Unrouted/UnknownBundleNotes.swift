import Diagnostics
import StringExtraction
import TextBasics

/// Notes on strings whose bundle is only known at run time.
package enum UnknownBundleNotes {
  /// Returns a note for each form of a bundle, at its first string.
  package static func notes(on strings: [ExtractedString]) -> [Diagnostic] {
    Dictionary(grouping: strings) { $0.bundle ?? "" }.sorted { $0.key < $1.key }.compactMap { bundle, strings in
      guard let first = strings.map(\.site).min() else { return nil }
      let (count, verb) = strings.count == 1 ? ("this string", "is") : ("\(strings.count) strings", "are")
      let message =
        "\(TerminalSafeText.code(bundle)) refers to an unknown module, so \(count) \(verb) added to the same "
        + "catalog as the other strings in this file"
      return Diagnostic(.note, "unknown-bundle", message, file: first.file, location: first.location)
    }
  }
}
