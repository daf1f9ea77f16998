/// The completeness of the translation into one language, in units. A string that does not vary is one unit, and so is
/// each case of a string that varies.
public struct TranslationCount: Sendable, Equatable {
  public var translated = 0
  /// Includes units in an unknown state.
  public var needsReview = 0
  public var new = 0
  /// The keys without a localization in the language, each of which counts as one unit, and the plural forms that the
  /// language requires and translations lack.
  public var missing = 0
  /// The units of stale keys, in any state. No other count includes them.
  public var stale = 0
  /// The number among `needsReview` that a machine translated.
  public var machineTranslated = 0
  /// The number of texts that were not updated when their source text changed, in any state.
  public var sourceChanged = 0

  public init(
    translated: Int = 0, needsReview: Int = 0, new: Int = 0, missing: Int = 0, stale: Int = 0,
    machineTranslated: Int = 0, sourceChanged: Int = 0
  ) {
    self.translated = translated
    self.needsReview = needsReview
    self.new = new
    self.missing = missing
    self.stale = stale
    (self.machineTranslated, self.sourceChanged) = (machineTranslated, sourceChanged)
  }

  /// The number of units to translate.
  public var total: Int { translated + needsReview + new + missing }

  /// The percentage of translated units, or 100 if there is nothing to translate.
  public var percentage: Double { total == 0 ? 100 : Double(translated) * 100 / Double(total) }

  public static func + (a: Self, b: Self) -> Self {
    TranslationCount(
      translated: a.translated + b.translated, needsReview: a.needsReview + b.needsReview, new: a.new + b.new,
      missing: a.missing + b.missing, stale: a.stale + b.stale,
      machineTranslated: a.machineTranslated + b.machineTranslated, sourceChanged: a.sourceChanged + b.sourceChanged)
  }
}

/// The completeness of the translation into a language.
public typealias LanguageCoverage = (language: String, count: TranslationCount)
