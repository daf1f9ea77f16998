import Diagnostics
import StringCatalog
import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Finds numbers, percentages, prices and dates whose format ignores the user's locale.
struct FormattedNumber: AuditRule {
  let description = RuleDescription(
    "formatted-number", summary: "A number, percentage, price or date formatted by hand",
    explanation: """
      `String(format: "%.1f", x)` always writes a decimal point. `"\\(n)%"` puts the sign in the wrong place for \
      French and Turkish. `"$\\(price)"` assumes one currency, and `"\\(h)h \\(m)m"` uses English abbreviations. \
      `dateFormat = "MMM d"` fixes the order. Use `formatted()` or a format style: `\\(x, format: \
      .number.precision(.fractionLength(1)))`, `.percent`, `.currency(code:)`, `Date.FormatStyle`. A finding is less \
      certain if translators can move the sign because the text is a key, or if all languages of the app agree.
      """)

  private static let suggestion = "use `formatted()` or a format style"
  private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₴"]

  /// Finds strings that reach a display and consist of formats without words.
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    let texts = shown.piece.texts
    if UnformattedValue.isShown(by: shown), let value = shown.piece.plainValue { return UnformattedValue(value).remark }
    if let sign = Self.handMadeSign(shown.piece.isFormat ? texts.map(Self.withoutConversions) : texts) {
      return Remark(message: "\(AuditedProject.quote(texts)) formats \(sign) by hand", suggestion: Self.suggestion)
    }
    let isOfUnits = Prose.isOfUnits(texts)
    if isOfUnits, Self.hasUnits(texts), Prose.hasMeasurableUnits(texts), texts.count > 1 || shown.piece.isFormat {
      return Remark(
        message: "\(AuditedProject.quote(texts)) \(Self.unitsByHand)",
        suggestion: "use `Measurement`, `Duration` or `ByteCountFormatStyle`")
    }
    guard shown.piece.isFormat, Self.hasNumber(texts.joined()), isOfUnits || !Prose.hasWords(texts) else {
      return nil
    }
    return Remark(
      message: "\(Self.format) \(AuditedProject.quote(texts))) ignores the locale",
      suggestion: Self.suggestion)
  }

  private static let unitsByHand = "formats units by hand"
  private static let format = "String(format:"

  /// Returns a doubt about a format that is the same in all languages of the app: units in regional variants of one
  /// language, international units in languages that write them alike, fractions in several languages that all have a
  /// decimal point, and percentages if translators keep the form.
  static func doubt(about finding: Diagnostic, _ catalogs: CatalogKnowledge) -> ConfidenceReason? {
    guard finding.identifier == FormattedNumber().description.identifier else { return nil }
    if finding.message.hasSuffix(percentageByHand) { return catalogs.texts.keepsPercentSigns ? .agreed : nil }
    let isFormat = finding.message.hasPrefix(format)
    let isOfUnits = finding.message.hasSuffix(unitsByHand)
    guard isFormat || isOfUnits else { return nil }
    let codes = catalogs.languages.compactMap { LanguageCode($0) }.filter { !pseudoRegions.contains($0.region ?? "") }
    guard codes.count > 1 else { return nil }
    let areVariants = Set(codes.map { [$0.reduced.language, $0.reduced.script] }).count == 1
    let areAlike =
      isFormat && codes.allSatisfy { pointLanguages.contains($0.language) }
      || isOfUnits && languages(withUnitsOf: finding.content).isSuperset(of: codes.map(\.language))
    return areVariants || areAlike ? .agreed : nil
  }

  /// Returns the languages that write all units of a text alike.
  private static func languages(withUnitsOf text: String) -> Set<String> {
    let words = Prose.words(FormatString(text).withoutSpecifiers)
    if words.allSatisfy(storageUnits.contains) { return storageLanguages }
    // A single letter may be an abbreviation of hours, minutes or days, apart from the hours of a speed.
    return words.allSatisfy(internationalUnits.contains) || words == ["km", "h"] ? latinLanguages : []
  }

  private static let internationalUnits: Set<String> = ["cm", "kHz", "kW", "kWh", "kg", "km", "mAh", "min", "mm", "ms"]
  private static let storageUnits: Set<String> = ["GB", "KB", "MB", "TB", "kB"]

  /// The languages that write `MB` according to CLDR. French writes `Mo`, Finnish `Mt` and Russian `МБ`.
  private static let storageLanguages = latinLanguages.subtracting(["fi", "fr"]).union(["ja", "ko", "yue", "zh"])

  private static let latinLanguages: Set<String> = [
    "af", "ca", "cs", "cy", "da", "de", "en", "es", "et", "eu", "fi", "fil", "fr", "ga", "gl", "hr", "hu", "id", "is",
    "it", "lt", "lv", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk", "sl", "sq", "sv", "tr", "vi",
  ]

  private static let pseudoRegions: Set<String> = ["XA", "XB"]

  /// The languages that write a decimal point in most of their regions.
  private static let pointLanguages: Set<String> = [
    "bn", "cy", "en", "fil", "ga", "gu", "he", "hi", "ja", "kn", "ko", "ml", "mr", "ms", "mt", "my", "ne", "pa", "si",
    "sw", "ta", "te", "th", "ur", "yue", "zh",
  ]

  /// Returns a doubt for symbols of units, which are alike in most languages except for time and storage, and for
  /// single integers.
  func doubt(of evidence: TextEvidence) -> ConfidenceReason? {
    let (piece, format) = (evidence.text.piece, evidence.texts.joined())
    if piece.plainValue != nil { return nil }
    if piece.isFormat && Self.hasFraction(format) { return nil }
    if Self.handMadeSign(piece.isFormat ? evidence.texts.map(Self.withoutConversions) : evidence.texts) != nil {
      return nil
    }
    if Prose.isOfUnits(evidence.texts) { return Self.hasVariedUnits(evidence.texts) ? nil : .notation }
    return format.contains("%%") ? nil : .notation
  }

  /// Returns whether units vary between languages. Single seconds are written `s` nearly everywhere, and ` m` after a
  /// space means metres, not minutes.
  private static func hasVariedUnits(_ texts: [String]) -> Bool {
    let texts = texts.map { FormatString($0).withoutSpecifiers }
    let words = texts.flatMap(Prose.words)
    return words.contains(where: variedUnits.contains) && words != ["s"] && (words != ["m"] || texts.last != " m")
  }

  /// The symbols of time and of storage, which many languages write differently.
  private static let variedUnits: Set<String> = [
    "h", "hr", "hrs", "m", "min", "mins", "s", "sec", "secs", "d", "w", "KB", "kB", "MB", "GB", "TB", "KiB", "MiB",
    "GiB",
  ]

  /// Returns whether a format prints a fraction: `%.1f`, `%g`. Not `%.0f`.
  private static func hasFraction(_ format: String) -> Bool {
    format.matches(of: fraction).contains { $0.output.1 != "0" }
  }

  nonisolated(unsafe) private static let fraction = #/%(?:\d+\$)?[-+ 0#']*\d*(?:\.(\d+|\*))?[lL]?[fFgGeE]/#

  func notes(in code: AuditedCode) -> [CodeNote] {
    signs(in: code) + values(in: code) + formats(in: code) + dateFormats(in: code)
  }

  /// Returns a format without its conversions, and with a single sign for `%%`.
  private static func withoutConversions(_ format: String) -> String {
    FormatString(format).withoutSpecifiers.replacing("%%", with: "%")
  }

  /// Returns whether units directly follow numbers. Units of screens are excluded, because they are the same
  /// everywhere.
  private static func hasUnits(_ texts: [String]) -> Bool {
    let words = texts.flatMap { $0.split { !$0.isLetter } }
    // In `min=\(count)`, the word is the name of a value.
    if texts.count > 1, !texts.dropFirst().contains(where: { $0.contains(where: \.isLetter) }) { return false }
    return !words.allSatisfy { $0 == "px" || $0 == "pt" }
      && texts.dropFirst().allSatisfy { $0.trimmed.first.map { $0.isLetter || $0.isNumber } ?? true }
  }

  /// Returns whether a format prints a time, `%02d:%02d.%03d`, which is the same nearly everywhere, or an identifier,
  /// `%04d/%02d` and `%02d-%02d`. `%02d/%02d/%04d` is a date of a single country.
  private static func isClockOrNumbering(_ format: String) -> Bool {
    format.wholeMatch(of: timeCode) != nil || format.wholeMatch(of: numbering) != nil
  }

  nonisolated(unsafe) private static let timeCode =
    #/[-+]?%[.\d]*l{0,2}[diu](?::%[.\d]*l{0,2}[diu])+(?:[.,:]%\d*l{0,2}[diu])?/#
  nonisolated(unsafe) private static let coordinate = #/%\.[5-9]l?f/#
  nonisolated(unsafe) private static let numbering =
    #/%0\d+l{0,2}[diu](?:[-_]%0\d+l{0,2}[diu])+|%04l{0,2}[diu](?:[\/.]%0\d+l{0,2}[diu])+/#

  /// Returns whether a format prints a number with a fraction or a percentage, or combines several numbers. A fraction
  /// of five digits or more is a coordinate.
  private static func hasNumber(_ format: String) -> Bool {
    if isClockOrNumbering(format) || format.contains(coordinate) { return false }
    let numbers = format.matches(of: Self.conversion)
    return numbers.count > 1 || numbers.contains { !"diu".contains($0.output.1) }
      || !numbers.isEmpty && format.contains("%%")
  }

  nonisolated(unsafe) private static let conversion = #/%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:ll|l|h)?([fFgGeEdiu])/#

  private static let percentage = "a percentage"
  private static let percentageByHand = "formats \(percentage) by hand"

  /// Returns `a percentage` or `a price` if such a sign is next to an interpolation.
  private static func handMadeSign(_ texts: [String]) -> String? {
    for (before, after) in zip(texts, texts.dropFirst()) {
      let isSign = after.hasPrefix("%") || after.hasPrefix(" %")
      if isSign, after.drop(while: { $0 == " " }).dropFirst().first.map({ $0.isLetter || $0 == "@" }) != true {
        return percentage
      }
      if before.last.map(currencies.contains) == true { return "a price" }
      if after.drop(while: { $0 == " " }).first.map(currencies.contains) == true { return "a price" }
    }
    return nil
  }

  /// Finds keys with such a sign next to an interpolation. Translators can place the percent sign in a sentence.
  private func signs(in code: AuditedCode) -> [CodeNote] {
    code.tree.literals.indices.compactMap { literal in
      guard code.isKey(literal) else { return nil }
      let texts = code.texts(literal)
      guard let sign = Self.handMadeSign(texts), sign != Self.percentage || !Prose.hasWords(texts) else { return nil }
      var note = code.note(
        code.tree.literals[literal].span, "\(AuditedProject.quote(texts)) formats \(sign) by hand", Self.suggestion)
      if sign == Self.percentage { note.doubt = .movable }
      return note
    }
  }

  /// Finds fractions, dates and addresses that keys interpolate without a format.
  private func values(in code: AuditedCode) -> [CodeNote] {
    code.tree.literals.indices.flatMap { literal -> [CodeNote] in
      guard case .localizable = code.reading.literals[literal].verdict, Self.handMadeSign(code.texts(literal)) == nil
      else { return [] }
      let interpolations = code.tree.interpolations[code.tree.literals[literal].interpolations.indices]
      return zip(interpolations, code.reading.literals[literal].interpolations).compactMap { interpolation, finding in
        guard interpolation.arguments.count == 1, finding.overload == .own,
          let value = code.values.plainValue(of: finding), !isTarget(interpolation.start, code)
        else { return nil }
        let remark = UnformattedValue(value).remark
        return code.note(interpolation.span, remark.message, remark.suggestion)
      }
    }
  }

  /// Returns whether an interpolation is the target of a link: `[Terms](\(url))`.
  private func isTarget(_ interpolation: UInt32, _ code: AuditedCode) -> Bool {
    code.source.bytes[..<Int(interpolation)].suffix(4).elementsEqual("](\\(".utf8)
  }

  /// Finds `String(format:)` inside the interpolations of keys.
  private func formats(in code: AuditedCode) -> [CodeNote] {
    let interpolations = code.keyInterpolations
    return code.reading.flow.calls.sorted { $0.key < $1.key }.compactMap { number, call in
      let expr = ExprID(index: number)
      guard interpolations.hasRange(containing: code.range(expr)),
        !code.index.isOwn(call.callee),
        let first = call.arguments.first, case .string(let literal) = code.tree[first.expr],
        code.index.parameters(of: call.callee).first?.label == Name("format")
      else { return nil }
      let texts = code.texts(Int(literal))
      let format = texts.joined()
      guard Self.hasNumber(format) else { return nil }
      var note = code.note(
        code.range(expr), "\(Self.format) \(AuditedProject.quote(texts))) ignores the locale",
        Self.suggestion)
      note.doubt = Self.hasFraction(format) || format.contains("%%") ? nil : .notation
      return note
    }
  }

  /// Finds `formatter.dateFormat = "MMM d"`: names of months and days, or hours, in a fixed order. Formats for programs
  /// are ignored.
  private func dateFormats(in code: AuditedCode) -> [CodeNote] {
    let formats = code.tree.exprs.flatMap { record -> [ExprID] in
      guard case .assign(let target, let value) = record.node,
        case .member(_, Name("dateFormat"), _) = code.tree[target]
      else { return [] }
      if case .ternary(let items) = code.tree[value] { return code.tree.ternary(items).values }
      return [value]
    }
    let notes = formats.compactMap { format -> CodeNote? in
      guard case .string(let literal) = code.tree[format] else { return nil }
      let texts = code.texts(Int(literal))
      guard texts.count == 1, Self.isForPeople(texts[0]) else { return nil }
      var note = code.note(
        code.range(format), "the date format \(AuditedProject.quote(texts)) ignores the locale",
        "use `Date.FormatStyle` or `setLocalizedDateFormatFromTemplate(_:)`")
      // Programs also exchange dates that contain only digits.
      note.doubt = texts[0].contains(Self.words) ? nil : .notation
      return note
    }
    if notes.isEmpty { return [] }
    // A date that is parsed again is for programs.
    let body = code.source.text(FixedLocales.bodyRange(of: code.decl, code.index))
    return FixedLocales(code).areSet || body.contains("date(from:") ? [] : notes
  }

  nonisolated(unsafe) private static let words = #/MMM|EEE|LLL|h/#

  private static func isForPeople(_ format: String) -> Bool {
    // A single field, `EEEE` or `MMMM`, has no order.
    guard Set(format.filter(\.isLetter)).count > 1 else { return false }
    let isForPrograms = ["'T'", "'GMT'", "'UTC'", "Z", "SSS", "yyyy-MM-dd", "yyyyMMdd", "_", "X", "zzz"].contains {
      format.contains($0)
    }
    return !isForPrograms && format.contains(Self.datePart)
  }

  nonisolated(unsafe) private static let datePart = #/MMM|EEE|LLL|h:mm|d\/M|M\/d|dd\.MM|MM\/dd/#
}
