import CatalogSync
import Diagnostics
import ProjectSync
import StringCatalog
import TextBasics

/// The keys of a table that the code does not have. A missing key may be a misspelling of one of them.
package struct NearKeys {
  /// The keys with format specifiers, by their shape.
  private var byShape: [String: String] = [:]
  /// The keys that look like identifiers.
  private var identifiers: [String] = []
  /// The keys that Xcode extracts without types. At run time, the code looks up the key with types.
  private let untyped: Set<String>

  /// The maximum number of comparisons. More take longer than the rest of the run.
  private static let limit = 200_000

  package init(_ run: any SyncedTable) {
    untyped = Set(run.update.strings.filter(\.traits.isOfTextScan).map(\.key))
    let known = Set(run.report.items.filter { !$0.sites.isEmpty }.map(\.key))
    for key in run.keys where !known.contains(key) {
      if key.contains("%") { byShape[FormatString(key).shape] = key }
      if IdentifierKey.isIdentifier(key) { identifiers.append(key) }
    }
    if identifiers.count * run.report.added.count > Self.limit { identifiers = [] }
  }

  /// Returns the end of a message about a missing key. Empty if there is no similar key.
  package func hint(for key: String) -> String {
    if key.contains("%"), !untyped.contains(key), let other = byShape[FormatString(key).shape] {
      let rename = TerminalSafeText.word("strex sync --rename " + ShellWord.quotedIfNeeded("\(other)=\(key)"))
      return
        "; to use the translations of \(TerminalSafeText.quoted(other)), which has a different format specifier, run "
        + rename
    }
    return IdentifierKey.isIdentifier(key) ? Spelling.keyHint(for: key, in: identifiers) : ""
  }
}
