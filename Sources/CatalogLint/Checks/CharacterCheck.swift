import Diagnostics
import StringCatalog
import TextBasics

/// Checks strings for characters that users cannot see or read.
enum CharacterCheck: CatalogCheck {
  static let rules = [invisible, damaged, mixed]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    catalog.forEachText { translation in
      let value = translation.value
      let signs = Signs(value)
      guard signs.areSuspicious || signs.mixScripts else { return }
      if let sign = damage(in: value) {
        report.add(damaged, translation, "contains \(sign)")
      } else if let scalar = invisible(in: value, translation.language) {
        report.add(invisible, translation, "contains the invisible character \(name(of: scalar))")
      } else if signs.mixScripts, report.isActive(mixed),
        let word = mixedWord(in: value, of: translation.entry.sourceText)
      {
        report.add(mixed, translation, "mixes scripts in the word \"\(word)\"")
      }
    }
  }

  /// The kinds of characters in a string, found in one pass over its bytes.
  private struct Signs {
    /// Whether it has a character that may be invisible or damaged.
    private(set) var areSuspicious = false
    /// Whether a word has Latin letters of ASCII, and Greek or Cyrillic ones.
    private(set) var mixScripts = false

    init(_ text: String) {
      var (hasLatin, hasOther) = (false, false)
      var previous: UInt8 = 0
      for byte in text.utf8 {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A: hasLatin = true
        case 0xCD...0xD4: hasOther = true
        // No other character of ASCII is part of a word.
        case 0..<0x80: (hasLatin, hasOther) = (false, false)
        case 0x82, 0x83, 0xA2: areSuspicious = areSuspicious || previous == 0xC3
        case 0xAD: areSuspicious = areSuspicious || previous == 0xC2
        case 0x80, 0x81: areSuspicious = areSuspicious || previous == 0xE2
        case 0xA0: areSuspicious = areSuspicious || previous == 0xE1
        case 0xBB, 0xBF: areSuspicious = areSuspicious || previous == 0xEF
        default: break
        }
        previous = byte
        mixScripts = mixScripts || hasLatin && hasOther
      }
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let code = "U+" + scalar.value.hexadecimal(digits: 4, uppercase: true)
    return scalar.properties.name.map { "\(code) (\($0))" } ?? code
  }

  /// Returns the first invisible character other than a soft hyphen in a word, which marks where the word may break.
  private static func invisible(in text: String, _ language: String) -> Unicode.Scalar? {
    let rest = text.utf8.contains(0xAD) ? text.replacing(hyphenation) { $0.output.1 } : text
    return rest.unicodeScalars.first { isInvisible($0, language) }
  }

  nonisolated(unsafe) private static let hyphenation = /(\p{L})\u{AD}(?=\p{L})/

  /// Zero-width spaces and byte order marks. Joiners belong to some scripts and to emoji, and marks of direction to
  /// strings that are written from right to left.
  private static func isInvisible(_ scalar: Unicode.Scalar, _ language: String) -> Bool {
    switch scalar.value {
    case 0xFEFF, 0x2060, 0x180E, 0x00AD: true
    case 0x200B: !["th", "km", "lo", "my"].contains(language.prefix { $0 != "-" })
    case 0x202A...0x202E: !["ar", "he", "fa", "ur", "ps", "yi", "iw", "ckb"].contains(language.prefix { $0 != "-" })
    default: false
    }
  }

  /// A replacement character, or UTF-8 that was read in another encoding: `Ã¤`, `â€™`.
  private static func damage(in text: String) -> String? {
    if text.unicodeScalars.contains("\u{FFFD}") { return "a replacement character (U+FFFD)" }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isStart = (0xC2...0xC3).contains(previous.value) || previous.value == 0xE2
      let continuations: Set<UInt32> = [0x20AC, 0x201E, 0x2026]
      let isContinuation =
        previous.value == 0xE2 ? continuations.contains(scalar.value) : (0x80...0xBF).contains(scalar.value)
      // `Â ` is followed by punctuation, and `Ã` by a sign that begins no word of Portuguese or Vietnamese.
      if isStart, isContinuation, !scalar.properties.isAlphabetic || scalar.value == 0xAA {
        return "\"\(previous)\(scalar)\", which was read with the wrong encoding"
      }
      previous = scalar
    }
    return nil
  }

  private enum Script { case latin, cyrillic, greek, other }

  private static func script(of scalar: Unicode.Scalar) -> Script? {
    guard scalar.properties.isAlphabetic else { return nil }
    return switch scalar.value {
    case 0x41...0x7A, 0xC0...0x24F: .latin
    case 0x400...0x52F: .cyrillic
    case 0x370...0x3FF: .greek
    default: .other
    }
  }

  /// The first word with Latin letters next to Cyrillic or Greek ones that look like them. A single Latin prefix or
  /// suffix joined by a hyphen, apostrophe or digit is another word. A word of the source may have an ending: `Podу`.
  private static func mixedWord(in text: String, of source: String) -> String? {
    // A unit can follow a specifier without a space: `%lldс`.
    FormatString(text).replacing { _, _ in " " }.split { !$0.isLetter || $0 == "\u{02BC}" }.first { word in
      var scripts: Set<Script> = []
      for scalar in word.unicodeScalars { if let script = script(of: scalar) { scripts.insert(script) } }
      guard scripts.contains(.latin), word.count > 2 else { return false }
      let others = word.unicodeScalars.filter { [.cyrillic, .greek].contains(script(of: $0)) }
      let latin = word.unicodeScalars.filter { script(of: $0) == .latin }
      return !others.isEmpty && (latin.allSatisfy(lookalikes.contains) || others.allSatisfy(lookalikes.contains))
        && !isInflected(word, of: source)
    }.map(String.init)
  }

  /// Returns whether a word begins with a whole word of the source and then continues in another script.
  private static func isInflected(_ word: Substring, of source: String) -> Bool {
    let stem = word.prefix { $0.unicodeScalars.allSatisfy { script(of: $0) == .latin } }
    guard stem.count > 1, word.dropFirst(stem.count).unicodeScalars.allSatisfy({ script(of: $0) != .latin }) else {
      return false
    }
    return source.split { !$0.isLetter }.contains(stem)
  }

  private static let lookalikes = Set(
    "aceopxyikjsABCEHKMOPTXYаеорсухіјѕАВСЕНКМОРТХУІЈЅαοΑΒΕΖΗΙΚΜΝΟΡΤΥΧν".unicodeScalars)

  static let invisible = RuleDescription(
    "invisible-character", summary: "A string contains an invisible character",
    explanation: """
      Text copied from other programs often contains zero-width spaces, byte order marks or direction marks. They \
      affect searches, line breaks and word order. Joiners and soft hyphens inside words are not reported. In \
      right-to-left languages, direction marks are not reported either.
      """, blocksTranslations: true)

  static let damaged = RuleDescription(
    "damaged-text", summary: "A string was saved or read with the wrong encoding",
    explanation: """
      Typical signs are "Ã¼" instead of "ü", "â€¦" instead of "…", and replacement characters. The original letters \
      are lost, so enter the text again.
      """,
    severity: .error, blocksTranslations: true)

  static let mixed = RuleDescription(
    "mixed-scripts", summary: "A word that mixes lookalike letters from two scripts",
    explanation: """
      A Latin "a" in a Russian word looks right, but searches, sorting and screen readers treat it as a different \
      letter. The rule does not report letters that look different or names attached with a hyphen or apostrophe.
      """)
}
