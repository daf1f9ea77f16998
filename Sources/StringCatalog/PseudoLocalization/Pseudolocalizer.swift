/// Transforms strings for testers without changing arguments and syntax.
public struct Pseudolocalizer: Sendable {
  private let transforms: Set<PseudoTransform>

  public init(_ transforms: Set<PseudoTransform>) { self.transforms = transforms }

  /// - Parameter isSubstitution: whether the text is a part of another one. Its arguments without a number then do not
  ///   start at the first one, and the text is not doubled.
  public func text(_ text: String, isSubstitution: Bool = false) -> String {
    var text = text
    if transforms.contains(.doubled), let twice = doubled(text, isSubstitution: isSubstitution) { text = twice }
    var rendering = PseudoRendering(transforms)
    for part in TextScanner.parts(of: text) { rendering.add(part) }
    return transforms.contains(.bounded) ? "[" + rendering.end() + "]" : rendering.end()
  }

  /// Returns a string twice, both times with the same arguments, or `nil` if the arguments cannot be numbered.
  private func doubled(_ text: String, isSubstitution: Bool) -> String? {
    let format = FormatString(text)
    if format.implicitCount == 0 { return text + " " + text }
    guard !isSubstitution, format.takesArgumentsInOrder else { return nil }
    return format.numbered + " " + format.numbered
  }
}

/// A transformation that makes a property of the text visible to testers.
public enum PseudoTransform: String, Sendable, CaseIterable {
  /// Replaces Latin letters by accented ones that look alike and encloses arguments in `»…«`. A string without accents
  /// is not from a catalog.
  case accents
  /// Adds a combining mark to each Latin letter, like Apple's `NSAccentuateLocalizedStrings`.
  case marks
  /// Repeats the text, like Apple's `NSDoubleLocalizedStrings`.
  case doubled
  /// Appends words until the text is as long as typical translations.
  case expanded
  /// Writes each word from right to left.
  case rightToLeft = "right-to-left"
  /// Encloses the text in brackets. A missing bracket shows that the text was truncated or concatenated.
  case bounded

  /// Returns the usual transforms of a pseudo-language: Android's `ar-XB` for right-to-left languages, otherwise
  /// `en-XA`.
  public static func usual(for language: String) -> Set<PseudoTransform> {
    language.split { $0 == "-" || $0 == "_" }.last?.uppercased() == "XB"
      ? [.rightToLeft] : [.accents, .expanded, .bounded]
  }
}

/// Artificial languages that show testers which strings are localized, and translators what strings mean.
public enum PseudoLanguage {
  /// The regions that CLDR reserves for them, and the conventional suffixes.
  private static let regions: Set<String> = ["XA", "XB", "XC"]

  /// Returns whether a language identifier is a pseudo-language: `en-XA`, `ar_XB`, or translatewiki's `qqq`, whose texts
  /// are notes about keys.
  public static func contains(_ language: String) -> Bool {
    language == "qqq"
      || language.split { $0 == "-" || $0 == "_" }.dropFirst().contains { regions.contains($0.uppercased()) }
  }
}
