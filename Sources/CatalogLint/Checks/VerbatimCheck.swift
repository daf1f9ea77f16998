import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether translations keep numbers, addresses and placeholders of the source.
enum VerbatimCheck: CatalogCheck {
  static let rules = [number, address, parameter]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      // The rules about Markdown check the targets of links.
      let text = entry.sourceText
      let hasLink = text.utf8.holdsBytes(linkSign)
      let wanted = VerbatimParts(source: hasLink ? text.replacing(linkTarget) { _ in "]" } : text)
      if wanted.isEmpty { continue }
      catalog.forEachTranslation(of: entry) { compare($0, wanted, &report) }
    }
  }

  private static let linkSign = Array("](".utf8)
  nonisolated(unsafe) private static let linkTarget = /\]\([^()\s]+\)/

  private static func compare(
    _ translation: LintedTranslation, _ wanted: VerbatimParts, _ report: inout LintReport
  ) {
    let found = VerbatimParts(translation.value, like: wanted)
    let lostAddress = wanted.addresses.first { !found.addresses.contains($0) }
    let lostParameter = wanted.parameters.first { !found.parameters.contains($0) }
    for case (let rule, let lost?) in [(address, lostAddress), (parameter, lostParameter)] {
      report.add(rule, translation, "leaves out \(TerminalSafeText.quoted(lost))", identity: lost)
    }
    // Plural forms may write a number as a word, and some languages use other units.
    let lostNumbers = wanted.numbers.filter { number in
      !found.numbers.contains(number) && !(lostAddress?.contains(number) ?? false)
    }
    guard translation.text.pluralCategory == nil, let lost = lostNumbers.first else { return }
    let others = found.numbers.filter { !wanted.numbers.contains($0) }
    guard let other = others.first, others.count == lostNumbers.count, !VerbatimParts.hasExample(translation.value)
    else { return }
    report.add(number, translation, "has the number \(other), but the source has \(lost)", identity: lost)
  }

  static let number = RuleDescription(
    "changed-number", summary: "A number in a translation differs from the source string",
    explanation: """
      For example, "Wait 30 days" was translated as "Warten Sie 60 Tage". Separators and the digits of other scripts \
      are taken into account. Times, prices, copyright notices, texts with examples and plural forms are not compared. \
      The same applies to numbers with one digit or more than six digits. Translations without a corresponding number \
      are not reported.
      """,
    severity: .note)

  static let address = RuleDescription(
    "changed-address", summary: "A host or email address in the source string is missing from a translation",
    explanation: """
      Only domains are compared because pages and subdomains can differ by language. example.com is not reported, and \
      neither are strings that consist of one address.
      """,
    severity: .note, blocksTranslations: true)

  static let parameter = RuleDescription(
    "changed-parameter", summary: "A placeholder such as {name} is missing from a translation",
    explanation: """
      If the code replaces `{name}`, `{{name}}`, `%{name}` or `%0` and a translator has translated the placeholder, \
      users see the placeholder instead of the value.
      """, blocksTranslations: true)
}

/// The parts of a string that translations have in the same form.
private struct VerbatimParts {
  private(set) var numbers: [String] = []
  private(set) var addresses: [String] = []
  private(set) var parameters: [String] = []

  var isEmpty: Bool { numbers.isEmpty && addresses.isEmpty && parameters.isEmpty }

  /// Reads the parts of a source, without parts that translations may change: numbers of examples and the year of a
  /// copyright, an address that is the whole text as in an empty field, and a placeholder that is the whole text, which
  /// is a key.
  init(source text: String) {
    self.init(text, like: nil)
    if !numbers.isEmpty, Self.hasExample(text) || CopyrightNotice.isIn(text) { numbers = [] }
    if !addresses.isEmpty, !text.contains(" ") { addresses = [] }
    if !parameters.isEmpty, text.wholeMatch(of: Self.placeholder) != nil { parameters = [] }
  }

  /// Returns whether a text has an example, which may suit the language: "e.g. 37.7749".
  static func hasExample(_ text: String) -> Bool {
    exampleSigns.contains(where: text.utf8.holdsBytes) && text.contains(example)
  }

  /// - Parameter wanted: the parts of the source, or `nil` for the source. Only parts of the same kinds are read.
  init(_ text: String, like wanted: VerbatimParts?) {
    var (hasNumber, hasDot, mayHaveParameter) = (false, false, false)
    var mayHaveAddress = false
    var digitCount = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      digitCount = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? digitCount + 1 : 0
      // Digits of other scripts begin with one of these bytes.
      hasNumber = hasNumber || digitCount > 1 || byte == 0xD9 || byte == 0xDB || byte == 0xE0
      hasDot = hasDot || byte == UInt8(ascii: ".")
      mayHaveParameter =
        mayHaveParameter || byte == UInt8(ascii: "{") || previous == .percent && byte.isDecimalDigit
      previous = byte
      // The beginnings of addresses are "https:", "mailto:", "name@" and "www.".
      mayHaveAddress =
        mayHaveAddress || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "w")
    }
    if hasDot, mayHaveAddress, wanted?.addresses.isEmpty != true { addresses = Self.addresses(in: text) }
    if mayHaveParameter, wanted?.parameters.isEmpty != true { parameters = Self.parameters(in: text) }
    if hasNumber, wanted?.numbers.isEmpty != true {
      numbers = Self.numbers(in: FormatString(text).replacing { _, _ in " " })
    }
  }

  /// The placeholders of code. Another rule checks `${name}`.
  private static func parameters(in text: String) -> [String] {
    text.matches(of: placeholder).map { String($0.output) }.filter { !$0.hasPrefix("$") }
  }

  private static func addresses(in text: String) -> [String] {
    text.matches(of: address).map { match in
      let host = match.output.1.lowercased()
      let isIPAddress = host.allSatisfy { $0 == "." || $0.isNumber }
      return isIPAddress ? host : host.split(separator: ".").suffix(2).joined(separator: ".")
    }.filter { !$0.hasPrefix("example.") }
  }

  /// The numbers of two digits or more, without separators, as ASCII digits, and the versions as written.
  private static func numbers(in text: String) -> [String] {
    let versions = text.utf8.contains(UInt8(ascii: ".")) ? text.matches(of: version).map { String($0.output) } : []
    if !versions.isEmpty { return versions + numbers(in: text.replacing(version, with: " ")) }
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
      if let digit = Self.digit(character) {
        if digits.isEmpty { isExcluded = isPart(previous) }
        digits += String(digit)
      } else if !digits.isEmpty, ".,'’\u{A0}\u{202F}٬٫ ".contains(character), next.isWholeNumber {
        // A separator of thousands or decimals.
        let isZero = next == "0" && !characters[position + 2].isWholeNumber
        // `14.0` is 14, and a single digit does not count.
        if character == " " && digits.count > 3 || isZero { end(before: " ") }
      } else if !digits.isEmpty {
        end(before: character)
      }
      previous = character
    }
    return found
  }

  private static func digit(_ character: Character) -> Int? {
    if let byte = character.asciiValue { return (0x30...0x39).contains(byte) ? Int(byte - 0x30) : nil }
    guard let digit = character.wholeNumberValue, digit < 10, character.isNumber else { return nil }
    return digit
  }

  nonisolated(unsafe) private static let address =
    /(?:https?:\/\/|mailto:|\b[A-Za-z0-9._+-]+@|\bwww\.)([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/
  nonisolated(unsafe) private static let version = /\b[0-9]{1,5}(?:\.[0-9]{1,5}){2,3}\b/
  nonisolated(unsafe) private static let example = /\be\.\s?g\.|\b(?:for example|for instance|such as)\b/
  // A search for bytes takes far less time than one for a pattern.
  private static let exampleSigns = ["e.", "for example", "for instance", "such as"].map { Array($0.utf8) }

  nonisolated(unsafe) private static let placeholder = /\$?\{\{?[A-Za-z_][A-Za-z0-9_.]*\}?\}|%[0-9](?![0-9A-Za-z$.@*])/
}
