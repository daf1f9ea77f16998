import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether translations keep numbers, addresses and placeholders of the source.
enum VerbatimCheck: CatalogCheck {
  static let rules = [number, address, parameter]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      // The rules about Markdown check the targets of links.
      let wanted = VerbatimParts(entry.sourceText.replacing(linkTarget) { _ in "]" }, isSource: true)
      if wanted.isEmpty { continue }
      catalog.forEachTranslation(of: entry) { compare($0, wanted, &report) }
    }
  }

  nonisolated(unsafe) private static let linkTarget = /\]\([^()\s]+\)/

  private static func compare(
    _ translation: LintedTranslation, _ wanted: VerbatimParts, _ report: inout LintReport
  ) {
    let found = VerbatimParts(translation.value)
    func missing(_ part: KeyPath<VerbatimParts, [String]>) -> [String] {
      let known = Set(found[keyPath: part])
      return wanted[keyPath: part].filter { !known.contains($0) }
    }
    for (rule, lost) in [(address, missing(\.addresses)), (parameter, missing(\.parameters))] {
      guard let first = lost.first else { continue }
      report.add(rule, translation, "leaves out \(TerminalSafeText.quoted(first))", identity: first)
    }
    // Plural forms may write a number as a word, and some languages use other units.
    let lostNumbers = missing(\.numbers)
    guard translation.text.pluralCategory == nil, let lost = lostNumbers.first else { return }
    let others = found.numbers.filter { !wanted.numbers.contains($0) }
    guard let other = others.first, others.count == lostNumbers.count else { return }
    report.add(number, translation, "has the number \(other), but the source has \(lost)", identity: lost)
  }

  static let number = RuleDescription(
    "changed-number", summary: "A translation has a different number than the source",
    explanation: """
      For example, "Wait 30 days" was translated as "Warten Sie 60 Tage". Separators and the digits of other scripts \
      are taken into account. Times, prices, copyrights, texts with examples, numbers with one digit or more than six \
      digits, and plural forms are not compared. Translations without a number in this place are not reported.
      """,
    severity: .note)

  static let address = RuleDescription(
    "changed-address", summary: "A translation leaves out a host or an e-mail address of the source",
    explanation:
      "The rule only compares domains, because pages and subdomains may differ by language. example.com and strings that consist of one address are not reported.",
    severity: .note)

  static let parameter = RuleDescription(
    "changed-parameter", summary: "A translation leaves out a placeholder that code replaces, such as {name}",
    explanation: """
      If the code replaces `{name}`, `{{name}}` or `%{name}` and a translator has translated the placeholder, users \
      see the placeholder instead of the value.
      """)
}

/// The parts of a string that translations have in the same form.
private struct VerbatimParts {
  private(set) var numbers: [String] = []
  private(set) var addresses: [String] = []
  private(set) var parameters: [String] = []

  var isEmpty: Bool { numbers.isEmpty && addresses.isEmpty && parameters.isEmpty }

  /// - Parameter isSource: whether parts that translations may change are left out: the year of a copyright, an address
  ///   that is the whole text as in an empty field, and a placeholder that is the whole text, which is a key.
  init(_ text: String, isSource: Bool = false) {
    var (hasNumber, hasDot, hasBrace) = (false, false, false)
    var digitCount = 0
    for byte in text.utf8 {
      digitCount = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? digitCount + 1 : 0
      // Digits of other scripts begin with one of these bytes.
      hasNumber = hasNumber || digitCount > 1 || [0xD9, 0xDB, 0xE0].contains(byte)
      hasDot = hasDot || byte == UInt8(ascii: ".")
      hasBrace = hasBrace || byte == UInt8(ascii: "{")
    }
    if hasDot, !isSource || text.contains(" ") { addresses = Self.addresses(in: text) }
    if hasBrace, !isSource || text.wholeMatch(of: Self.placeholder) == nil { parameters = Self.parameters(in: text) }
    // An example may suit the language: "e.g. 37.7749".
    if hasNumber && !text.contains(Self.example) && !(isSource && text.contains(Self.copyright)) {
      numbers = Self.numbers(in: FormatString(text).replacing { _, _ in " " })
    }
  }

  /// The placeholders of code. Another rule checks `${name}`.
  private static func parameters(in text: String) -> [String] {
    text.matches(of: placeholder).map { String($0.output) }.filter { !$0.hasPrefix("$") }
  }

  private static func addresses(in text: String) -> [String] {
    text.matches(of: address).map { match in
      match.output.1.lowercased().split(separator: ".").suffix(2).joined(separator: ".")
    }.filter { !$0.hasPrefix("example.") }
  }

  /// The numbers of two digits or more, without separators, as ASCII digits.
  private static func numbers(in text: String) -> [String] {
    var found: [String] = []
    var (digits, previous, isExcluded) = ("", Character(" "), false)
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isCurrencySymbol || "-_/#:@\\".contains(character)
    }
    func end(before next: Character) {
      if (2...6).contains(digits.count), !isExcluded, !isPart(next) { found.append(digits) }
      (digits, isExcluded) = ("", false)
    }
    var characters = Array(text) + [" "]
    characters.append(" ")
    for (position, character) in characters.dropLast().enumerated() {
      let next = characters[position + 1]
      if let digit = character.wholeNumberValue, digit < 10, character.isNumber {
        if digits.isEmpty { isExcluded = isPart(previous) }
        digits += String(digit)
      } else if !digits.isEmpty, ".,'’\u{A0}\u{202F}٬٫ ".contains(character), next.isWholeNumber {
        // A separator of thousands or decimals.
        if character == " " && digits.count > 3 { end(before: " ") }
      } else if !digits.isEmpty {
        end(before: character)
      }
      previous = character
    }
    return found
  }

  nonisolated(unsafe) private static let address =
    /(?:https?:\/\/|mailto:|\b[A-Za-z0-9._+-]+@|\bwww\.)([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/
  nonisolated(unsafe) private static let copyright = /©|\([cC]\)|\bCopyright\b/
  nonisolated(unsafe) private static let example = /\be\.\s?g\.|\b(?:for example|for instance|such as)\b/
  nonisolated(unsafe) private static let placeholder = /\$?\{\{?[A-Za-z_][A-Za-z0-9_.]*\}?\}/
}
