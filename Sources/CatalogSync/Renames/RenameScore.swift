import StringExtraction

/// Scores how likely it is that a new key is a removed key reworded.
///
/// The score is the similarity of the strings, 0 to 1, plus a bonus for the location:
///
/// - *Text*: `ComparableText.similarity` of the displayed strings (the default value, otherwise the key), with each
///   format specifier as one character. If both keys have default values, the similarity of the keys counts for a
///   fifth.
/// - *Location*: 0.3 if both keys occur in the same file and are passed to the same function. The bonus decreases with
///   each line between them, down to 0.1 at 14 lines. Lines inserted or removed above do not count, because keys that
///   still exist show how far lines have moved (`LineShifts`).
///
/// A pair needs a score of 0.75 and a similarity of 0.5. Strings must be three quarters the same without a bonus for
/// the location, and half the same at the same location.
enum RenameScore {
  static let threshold = 0.75
  static let leastSimilarity = 0.5
  /// Pairs whose scores differ by at most this value are equally likely, so neither is chosen.
  static let margin = 0.03

  private static let placeBonus = 0.3
  private static let fileBonus = 0.1
  private static let bonusPerLine = 0.015

  /// - Returns: `nil` for a pair below the thresholds.
  static func score(_ gone: RenameCandidate, _ come: RenameCandidate) -> Double? {
    let place = placeScore(gone.sites, come.sites)
    let least = max(leastSimilarity, threshold - place)
    let isBoth = gone.value != nil && come.value != nil
    guard isBoth || gone.text.similarityBound(to: come.text) >= least else { return nil }
    var similarity = gone.text.similarity(to: come.text)
    if isBoth { similarity = 0.8 * similarity + 0.2 * gone.keyText.similarity(to: come.keyText) }
    return similarity >= least ? similarity + place : nil
  }

  private static func placeScore(_ gone: [LiteralSite], _ come: [LiteralSite]) -> Double {
    var best = 0.0
    for old in gone.prefix(8) {
      for new in come.prefix(8) where old.file == new.file && old.api == new.api {
        let distance = Double(abs(old.location.line - new.location.line))
        best = max(best, placeBonus - bonusPerLine * distance, fileBonus)
      }
    }
    return best
  }
}
