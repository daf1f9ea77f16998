import Diagnostics
import StringCatalog
import TextBasics

/// The languages of a catalog to ignore.
struct OtherLanguages {
  private let wanted: Set<String>
  /// The bytes of their strings, in the order of the file.
  private let ranges: [Range<Int>]

  /// - Parameter wanted: the languages to check. Empty for all.
  init(than wanted: Set<String>, in catalog: Catalog) {
    self.wanted = wanted
    let entries = wanted.isEmpty ? [] : Array(catalog.keys.indices)
    ranges = entries.flatMap { position in
      catalog.entry(at: position).localizations.filter { language, _ in
        !wanted.contains(language) && language != catalog.sourceLanguage
      }.map(\.localization.node.range)
    }
  }

  /// Returns whether a finding concerns a string of such a language, or the whole language.
  func contain(_ finding: Diagnostic, _ positions: TextPositions) -> Bool {
    if wanted.isEmpty { return false }
    if LanguageCheck.isAboutLanguage(finding.identifier) { return !wanted.contains(finding.content) }
    guard let start = finding.range?.start else { return false }
    let next = ranges.firstIndex(sortedSo: { start < positions.position(at: $0.upperBound) })
    return next < ranges.count && positions.position(at: ranges[next].lowerBound) <= start
  }
}
