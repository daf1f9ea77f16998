import CatalogRouting
import Diagnostics
import StringCatalog
import StringExtraction

extension CatalogUpdate {
  /// Returns a warning about keys that are looked up in the catalog, that it does not contain and that no target
  /// extracts. Xcode may find the same literal by its text.
  func unextractedKeys(containing contains: (String) -> Bool) -> Diagnostic? {
    let scanned = Set(strings.map(\.site))
    let missing = unextracted.filter { string in
      !string.isDebugOnly && !string.isReleaseOnly && string.evidence != .assumed && !scanned.contains(string.site)
        && !contains(string.key) && FormatString(string.key).withoutSpecifiers.contains(where: \.isLetter)
    }
    guard let first = missing.map(\.site).min() else { return nil }
    let count = Set(missing.map(\.site)).count
    let subject = count == 1 ? "this string is" : "\(count) strings are"
    let message = "\(subject) missing from \(printed) because no target with SWIFT_EMIT_LOC_STRINGS compiles the code"
    return Diagnostic(
      .warning, Self.unextractedKey, message, file: first.file, location: first.location,
      help: "set SWIFT_EMIT_LOC_STRINGS to YES in the project, or add the keys with `strex edit add KEY`")
  }
}
