import StringExtraction

/// How likely it is that a key that came is one that went, reworded.
///
/// The score is the similarity of the texts, 0 to 1, plus a bonus for the place:
///
/// - *Text*: `ComparableText.similarity` of the texts that people read (the default value, else the key), with each
///   format specifier as one character. Where both keys have default values, the similarity of the keys counts for a
///   fifth.
/// - *Place*: 0.3 where the key stands in the same file and is taken by the same function as the one that went, less
///   for each line between them, down to 0.1 from 14 lines on. Lines inserted or removed above do not count: keys that
///   are still there tell how far lines have moved (`LineShifts`).
///
/// A pair counts from a score of 0.75 and a similarity of 0.5 on: texts must be three quarters the same without a bonus
/// for the place, and half the same at the same place.
enum RenameScore {
  static let threshold = 0.75
  static let leastSimilarity = 0.5
  /// Two pairs whose scores differ by no more than this are equally likely, and nobody knows which is meant.
  static let margin = 0.03

  private static let placeBonus = 0.3
  private static let fileBonus = 0.1
  private static let bonusPerLine = 0.015

  /// - Returns: `nil` for a pair that does not count.
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
