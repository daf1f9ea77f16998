import StringCatalog
import TextBasics

/// Distinguishes text for people from text for programs.
package enum Prose {
  /// - Parameter texts: the strings between a literal's interpolations.
  package static func isProse(_ texts: [String]) -> Bool {
    let text = joined(texts).trimmed
    let visible = text.utf8.contains(UInt8(ascii: "$")) ? text.replacing(Pattern.placeholder, with: "") : text
    guard weight(visible) >= 2,
      texts.count == 1 || text.wholeMatch(of: Pattern.abbreviation) == nil
    else { return false }
    let isWhole = texts.count == 1
    if isLinkAlone(text) { return false }
    return !isAddress(text) && !isDateFormat(text) && !(isWhole && isIdentifier(text)) && !isMarkup(text)
      && !isQuery(text) && !isSelector(text) && !isRule(texts) && !isAssembled(texts) && !isDump(texts)
      && !isMeasure(texts) && !(isWhole && isCurrency(text))
  }

  /// Returns whether a string is a Markdown link whose title is interpolated: `[\(title)](#settings)`.
  private static func isLinkAlone(_ text: String) -> Bool {
    text.hasPrefix("[") && text.wholeMatch(of: Pattern.link) != nil
  }

  /// Returns whether a string is the sign of a currency and its code: `$ USD`.
  private static func isCurrency(_ text: String) -> Bool { text.wholeMatch(of: Pattern.currency) != nil }

  /// Returns whether a string is one word in lower case, or only has capital letters, as programs write values and
  /// queries.
  package static func isValue(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: " ").trimmed
    guard text.utf8.allSatisfy({ $0 < 0x7F }) else { return false }
    if text == text.uppercased() || text.count < 3 { return true }
    return !text.contains(" ") && (text == text.lowercased() || text.contains("-"))
  }

  /// Returns the number of letters. Letters of scripts that write a word with one letter count twice, squared letters
  /// not at all.
  private static func weight(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      guard scalar.properties.isAlphabetic, !(0x1F100...0x1F1FF ~= scalar.value) else { return sum }
      return sum + (scalar.value >= 0x2E80 ? 2 : 1)
    }
  }

  /// Returns the texts between interpolations as one, without format specifiers.
  static func joined(_ texts: [String]) -> String {
    texts.map { FormatString($0).withoutSpecifiers }.joined(separator: " ")
  }

  private static func isAddress(_ text: String) -> Bool {
    // `Jane Doe <jane@example.com>, 2020`
    if text.utf8.contains(UInt8(ascii: "<")), text.contains(Pattern.bracketedAddress) { return true }
    guard !text.contains(" ") || text.contains("://") else { return false }
    return text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("/") || text.hasPrefix("~/")
      || text.utf8.contains(UInt8(ascii: "@")) && text.wholeMatch(of: Pattern.mailAddress) != nil
  }

  /// Returns whether a string is a date format: `yyyy-MM-dd`, `h:mm a`.
  private static func isDateFormat(_ text: String) -> Bool {
    text.wholeMatch(of: Pattern.dateFormat) != nil
      && text.contains(Pattern.datePart)
  }

  /// Returns whether a string is an identifier: `user_name`, `com.example.app`, `userName`, `USER_NAME`, `#FF00AA`,
  /// `square.and.arrow.up`.
  private static func isIdentifier(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
    // `xxx` is a placeholder.
    if text.utf8.count > 1, let first = text.utf8.first, text.utf8.allSatisfy({ $0 == first }) { return true }
    return Pattern.identifiers.contains { text.wholeMatch(of: $0) != nil }
  }

  /// Returns whether a string is assembled for programs: `\(name)_audio.\(type)`, `Folder/\(name)`,
  /// `mailto:\(address)`, `id=\(id), on=\(flag)`.
  private static func isAssembled(_ texts: [String]) -> Bool {
    guard texts.count > 1 else { return false }
    let text = texts.joined(separator: "…")
    if text.contains(Pattern.assignment) { return true }
    return !text.contains(" ") && text.contains(Pattern.joint)
  }

  /// Returns whether a string begins like an identifier used as a key: `settings.title`, `error.network-\(code)`.
  package static func isKeyName(_ texts: [String]) -> Bool {
    texts.joined(separator: "…").prefixMatch(of: Pattern.keyName) != nil
  }

  /// Returns whether a string may be the name of a person or thing: a few words that begin with capital letters, or
  /// with letters of a script without case.
  package static func mayBeName(_ texts: [String]) -> Bool {
    let words = texts.joined(separator: " ").split(separator: " ")
    return words.count <= 4
      && words.allSatisfy { word in
        word.first(where: \.isLetter).map { $0.isUppercase || !$0.isLowercase } ?? true
      }
  }

  /// Returns whether a string may be the name of a product: a single word with a capital letter.
  package static func mayBeProduct(_ texts: [String]) -> Bool {
    texts.count == 1 && !texts[0].contains(where: \.isWhitespace) && texts[0].contains(where: \.isUppercase)
  }

  /// Returns whether a string names a work and its Creative Commons license: `Field Icons · CC BY 4.0`.
  package static func isCreditLine(_ texts: [String]) -> Bool { joined(texts).contains(Pattern.creativeCommons) }

  /// Returns whether `verbatim` is appropriate for a string: names of several words (`Jan Jansen`), short ones in a
  /// script without case, or one word in lower case among signs (`• user/tap`).
  package static func isVerbatim(_ texts: [String]) -> Bool {
    let text = joined(texts)
    let words = words(text)
    if words.count == 1, texts.count == 1, let first = words[0].first, !first.isUppercase, !first.isLowercase {
      return words[0].count <= 8
    }
    let isAWord =
      words.count == 1 && texts.count == 1 && words[0].count > 3 && words[0].dropFirst().allSatisfy(\.isLowercase)
    if words.allSatisfy({ $0.first?.isUppercase == true }), !isAWord { return true }
    let tokens = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return tokens.count == 1 && tokens[0].contains { !$0.isLetter || $0.isLowercase && $0.isASCII }
      && text == text.lowercased()
  }

  /// Returns whether a string belongs in a list of credits and licenses: a name, or the text of a license.
  package static func isCredit(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: " ")
    let words = text.split(separator: " ")
    return mayBeName(texts) || text.utf8.count > 400
      || words.count <= 4 && words.contains { ProperNames.hasFormOfName(String($0)) }
  }

  /// Returns whether a string consists of numbers, units and single letters: `9.3 GB / 24.9 GB`, `…p`.
  private static func isMeasure(_ texts: [String]) -> Bool {
    let text = joined(texts)
    guard texts.count > 1 || text.contains(where: \.isNumber), !text.contains(Pattern.dottedLetters) else {
      return false
    }
    return words(text).allSatisfy { UnitSymbols.all.contains($0) || $0.count == 1 && $0.first?.isASCII == true }
  }

  /// Returns whether a string has lines of headings with values, as in reports for developers.
  private static func isDump(_ texts: [String]) -> Bool {
    guard texts.count > 2, texts.contains(where: { $0.contains("\n") }), texts.last?.trimmed.isEmpty == true else {
      return false
    }
    return texts.dropLast().allSatisfy { $0.isEmpty || $0.hasSuffix("\n") || $0.hasSuffix(": ") || $0.hasSuffix(":") }
  }

  /// Returns whether all words of a string are symbols of units: `5h 3m`, `%.1f MB`.
  package static func isOfUnits(_ texts: [String]) -> Bool {
    let words = words(joined(texts))
    return !words.isEmpty && words.allSatisfy(UnitSymbols.all.contains)
  }

  /// Returns whether `Measurement` and the formatters have the units of a string.
  package static func hasMeasurableUnits(_ texts: [String]) -> Bool { UnitSymbols.areMeasurable(joined(texts)) }

  /// Returns whether a string is a symbol of a unit that all languages write in the same way: `GHz`, ` MB`.
  package static func isInternationalUnit(_ texts: [String]) -> Bool {
    isOfUnits(texts) && texts.allSatisfy { $0.contains(where: \.isUppercase) }
  }

  /// Returns whether a string has any word in addition to format specifiers; single letters, as in `2x`, do not count.
  package static func hasWords(_ texts: [String]) -> Bool {
    words(joined(texts)).contains { $0.count > 1 }
  }

  package static func words(_ text: String) -> [String] { text.split { !$0.isLetter }.map(String.init) }

  /// Returns the number of different scripts in some strings, counting one for each text. A single letter may be a
  /// symbol, and names in Latin letters occur in strings of all scripts.
  package static func scripts(_ texts: [String]) -> Int {
    let words = texts.filter { weight($0) > 1 }
    return Set(
      words.compactMap { text in
        let scripts = text.unicodeScalars.lazy.filter(\.properties.isAlphabetic).map(script)
        return scripts.first { $0 != 0 } ?? scripts.first
      }
    ).count
  }

  /// Returns the first scalar of the script's range, at the granularity that distinguishes the scripts of languages.
  private static func script(_ scalar: Unicode.Scalar) -> UInt32 {
    let starts: [UInt32] = [0, 0x370, 0x400, 0x530, 0x590, 0x600, 0x900, 0xE00, 0x1000, 0x1E00, 0x2E80, 0xAC00, 0xD7B0]
    let start = starts.last { $0 <= scalar.value } ?? 0
    return start == 0x1E00 ? 0 : start
  }

  /// Returns whether a string is a query: `SELECT * FROM t`, `PRAGMA user_version`.
  private static func isQuery(_ text: String) -> Bool {
    text.prefixMatch(of: Pattern.query)
      != nil
  }

  /// Returns whether a string is a style sheet selector: `h2, .title`, `a, a.link`.
  private static func isSelector(_ text: String) -> Bool {
    text == text.lowercased() && text.contains(Pattern.selector)
      && text.wholeMatch(of: Pattern.selectorList) != nil && !text.contains(". ") && text.last != "."
  }

  /// Returns whether a string is a rule in capital letters with arrows around interpolations: `GEOIP … → …`.
  private static func isRule(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: " ")
    return texts.count > 1 && text.contains("→") && text.utf8.contains(where: \.isUppercaseLetter)
      && text == text.uppercased()
  }

  /// Returns whether a string is markup: `<b>`, `{"a":1}`, `"a":{}`.
  private static func isMarkup(_ text: String) -> Bool {
    (text.hasPrefix("<") && text.hasSuffix(">")) || (text.hasPrefix("{") && text.hasSuffix("}"))
      || text.contains("->") || text.contains(Pattern.memberCall) || text.contains("```") || text.hasPrefix("--")
      || text.prefixMatch(of: Pattern.call) != nil || text.contains(Pattern.member)
  }
}

/// The patterns of strings for programs, each compiled once: compiling one takes far longer than matching it. They
/// contain no code of ours, so threads may share them.
private enum Pattern {
  nonisolated(unsafe) static let abbreviation = #/[A-Z]{2,3}/#
  // `$name`, `$address.public`: values that code inserts
  nonisolated(unsafe) static let placeholder = #/\$[A-Za-z_]\w*(?:\.\w+)*/#
  nonisolated(unsafe) static let bracketedAddress = #/<[\w.+-]+@[\w-]+\.[\w.-]+>/#
  // `jane@example.com`, `git@example.com:team/app.git`
  nonisolated(unsafe) static let mailAddress = #/[\w.+-]+@[\w-]+\.[\w.-]+(?::\S+)?/#
  nonisolated(unsafe) static let dateFormat = #/[GyYuQqMLwWdDFEecahHKkmsSzZvVXx'TOof ,.:\/\-]+/#
  nonisolated(unsafe) static let datePart = #/yy|MM|dd|HH|hh|mm|ss|h:m|EEE/#
  nonisolated(unsafe) static let assignment = #/[A-Za-z]=(?:…|\w)/#
  nonisolated(unsafe) static let joint = #/_|\/|[A-Za-z]-…|\.\w|^[a-z]+:…/#
  nonisolated(unsafe) static let link = #/\[[^\p{L}]*\]\([^)\s]*\)/#
  nonisolated(unsafe) static let currency = #/\p{Sc}\s*\(?[A-Z]{3}\)?|[A-Z]{3}\s*\(?\p{Sc}\)?/#
  nonisolated(unsafe) static let keyName = #/[A-Za-z][\w-]*(?:[._][A-Za-z0-9…-]+)+/#
  nonisolated(unsafe) static let creativeCommons = #/\bCC(?:0|[ -]BY)\b/#
  nonisolated(unsafe) static let dottedLetters = #/[a-z]\.[a-z]/#
  nonisolated(unsafe) static let query =
    #/(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|SHOW|PRAGMA|EXPLAIN|SET|GRANT|REVOKE|WITH|BEGIN|COMMIT) /#
  nonisolated(unsafe) static let selector = #/(?:^|[ ,>a-z0-9])[.#][a-z][\w-]*/#
  nonisolated(unsafe) static let selectorList = #/[a-z0-9 ,.#>:\[\]="_*-]+/#
  nonisolated(unsafe) static let memberCall = #/\w\.\w+\(/#
  nonisolated(unsafe) static let member = #/":(?:["{\[]|true|false|null|\d)/#
  nonisolated(unsafe) static let call = #/[a-z]\w*(?:\.\w+)*\(/#
  nonisolated(unsafe) static let identifiers: [Regex<Substring>] = [
    #/[A-Za-z0-9]+(?:[._][A-Za-z0-9-]+)+/#, #/[a-z]+[a-z0-9]*(?:[A-Z][a-z0-9]*)+/#, #/#[0-9A-Fa-f]{3,8}/#,
    #/[a-z0-9]+(?:-[a-z0-9]+){2,}/#, #/_[A-Za-z0-9_]+/#, #/\.[A-Za-z0-9]+/#, #/\$[A-Za-z0-9]+/#, #/[A-Z]{2,3}/#,
    #/0x[0-9A-Fa-f]+/#, #/(?=.*[0-9])[0-9a-f]{12,}/#, #/[0-9]+[A-Za-z]+/#, #/[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+/#,
    #/[A-Za-z]+[0-9]+/#,
    #/--?[a-z][a-z0-9-]*/#,
    #/v[0-9]+/#, #/[a-z]{1,2}/#,
    #/[a-z]{2,}-[0-9][a-z0-9]*/#,
    #/nil|null|undefined|NaN|true|false/#,
    // log levels
    #/TRACE|DEBUG|WARN|FATAL/#,
    // `sk-…`, `token_****`: the beginning of a secret
    #/[a-z]{1,8}[-_](?:\.{3}|[*xX]+)/#,
  ]
}

extension String {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
