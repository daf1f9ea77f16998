import Diagnostics
import StringDataFlow
import SwiftParsing

/// Finds plurals that only fit English.
struct HandMadePlural: AuditRule {
  let description = RuleDescription(
    "hand-made-plural", summary: "A plural form chosen in code",
    explanation: """
      `count == 1 ? "item" : "items"` and an appended `"s"` are correct in English, but Polish has four forms and \
      Japanese has one. Use one literal, `"\\(count) items"`, and vary it by plural in the catalog. Alternatively, use \
      automatic grammar agreement: `^[\\(count) item](inflect: true)`. A finding is less certain if the text reaches \
      neither the UI nor a catalog, for example if it is sent to a log or server. Two keys without a number are not \
      reported if the code does not use the number elsewhere: one for a single item, another for several.
      """)

  func notes(in code: AuditedCode) -> [CodeNote] {
    let ternaries = code.tree.exprs.indices.compactMap { position -> CodeNote? in
      let expr = ExprID(index: Int32(position))
      guard case .ternary(let items) = code.tree[expr] else { return nil }
      let parts = code.tree.ternary(items)
      let texts = parts.values.suffix(2).compactMap(code.literal)
      guard let condition = parts.conditions.last, let number = number(condition, code), texts.count == 2 else {
        return nil
      }
      let range = code.range(condition).lowerBound..<code.range(expr).upperBound
      return note(on: texts[0], texts[1], by: number, at: range, code)
    }
    return ternaries + code.tree.stmts.compactMap { note(on: $0, code) }
  }

  private func note(
    on one: Int, _ other: Int, by number: ExprID, at range: Range<UInt32>, _ code: AuditedCode
  ) -> CodeNote? {
    let texts = (code.texts(one), code.texts(other))
    guard isPlural(texts.0, texts.1, of: number, code), isCounted([one, other], by: number, code),
      !areBareWords([one, other], code) || isCount(number, code),
      !areKeysWithoutNumber([one, other], by: number, code)
    else { return nil }
    let pair = [texts.0, texts.1].map(AuditedProject.quote).joined(separator: " and ")
    var note = code.note(
      range, "the code chooses between \(pair) based on a count",
      "use one literal and vary it by plural in the catalog")
    note.needsDisplay = displays(of: [one, other], in: range, code)
    return note
  }

  /// Returns whether two literals are keys without a number, and the code uses the number only for the choice, so that
  /// no text beside them can contain it: `files.count == 1 ? "Delete the file" : "Delete the files"`.
  private func areKeysWithoutNumber(_ literals: [Int], by number: ExprID, _ code: AuditedCode) -> Bool {
    let areKeys = literals.allSatisfy { literal in
      code.isKey(literal) && code.texts(literal).count == 1 && !code.texts(literal)[0].contains(where: \.isNumber)
    }
    guard areKeys else { return false }
    let body = code.source.text(FixedLocales.bodyRange(of: code.decl, code.index))
    let path = code.text(number).split(separator: ".").filter { $0 != "self" }.joined(separator: ".")
    return body.ranges(of: path).count == 1
  }

  /// Returns the starts of the literals of which one has to be displayed, so that users see the plural. Returns none if
  /// one of them is a key.
  private func displays(of branches: [Int], in range: Range<UInt32>, _ code: AuditedCode) -> [UInt32] {
    let literals =
      branches
      + code.tree.literals.indices.filter { literal in
        let record = code.tree.literals[literal]
        return record.start < range.lowerBound && range.upperBound <= record.end
      }
    return literals.contains(where: code.isKey) ? [] : literals.map { code.tree.literals[$0].start }
  }

  /// Returns whether two literals are single words that are neither keys nor parts of one: `"http"` and `"https"`.
  private func areBareWords(_ literals: [Int], _ code: AuditedCode) -> Bool {
    literals.allSatisfy { literal in
      let record = code.tree.literals[literal]
      let isInside = code.tree.interpolations.contains { $0.start < record.start && record.end <= $0.end }
      return !code.isKey(literal) && !isInside && !code.texts(literal).joined().contains(" ")
    }
  }

  /// Returns a note on an `if` or `switch` whose branches are only texts, in keys or values that are assigned or
  /// returned.
  private func note(on statement: Stmt, _ code: AuditedCode) -> CodeNote? {
    switch statement {
    case .if(let conditions, let then, let otherwise?):
      guard conditions.count == 1, case .expr(let condition) = code.tree.conditions[Int(conditions.start)],
        let number = number(condition, code), case .block(let rest) = code.tree[otherwise],
        let one = onlyText(then, code), let other = onlyText(rest, code)
      else { return nil }
      return note(on: one, other, by: number, at: code.range(condition), code)
    case .switch(let number, let cases):
      let cases = code.tree.cases[cases.indices]
      guard let single = cases.first(where: { value(of: $0, code) == "1" }), let last = cases.last,
        value(of: last, code) != "1", let one = onlyText(single.body, code), let other = onlyText(last.body, code),
        !areNames(cases.dropLast(), beside: other, code)
      else { return nil }
      return note(on: one, other, by: number, at: code.range(number), code)
    default: return nil
    }
  }

  /// Returns whether the texts of single numbers above 1 are unlike the last text, so that a number selects a name:
  /// `case 1: "Mono"`, `case 2: "Stereo"`, `default: "\(number) channels"`.
  private func areNames(_ cases: ArraySlice<SwitchCase>, beside last: Int, _ code: AuditedCode) -> Bool {
    cases.contains { branch in
      guard let value = value(of: branch, code), value != "0", value != "1", let text = onlyText(branch.body, code)
      else { return false }
      return !Self.areAlike(joined(text, code), joined(last, code), byEnd: true)
    }
  }

  /// Returns the value that a branch of a `switch` matches, as written.
  private func value(of branch: SwitchCase, _ code: AuditedCode) -> String? {
    guard branch.patterns.count == 1, branch.condition == nil,
      case .expr(let value) = code.tree[code.tree.patternList[Int(branch.patterns.start)].pattern]
    else { return nil }
    return code.text(value)
  }

  /// Returns the text of a literal with `#` in place of each interpolation.
  private func joined(_ literal: Int, _ code: AuditedCode) -> String { code.texts(literal).joined(separator: "#") }

  /// Returns the text of a block that only returns, assigns or shows it.
  private func onlyText(_ block: Run, _ code: AuditedCode) -> Int? {
    guard block.count == 1 else { return nil }
    switch code.tree[code.tree.stmtList[Int(block.start)]] {
    case .return(let value?): return code.literal(value)
    case .expr(let expr):
      if case .assign(_, let value) = code.tree[expr] { return code.literal(value) }
      return code.literal(expr)
    default: return nil
    }
  }

  /// Returns the expression that is compared with 1.
  private func number(_ condition: ExprID, _ code: AuditedCode) -> ExprID? {
    switch code.tree[condition] {
    case .paren(let inner): return number(inner, code)
    case .binary(let op, let a, let b):
      if Self.comparisons.contains(op), isOne(b, op, code) { return a }
      if op == Name("=="), isOne(a, op, code) { return b }
      // `count == 0 || count == 1`
      if op == Name("||") || op == Name("&&") { return number(a, code) ?? number(b, code) }
      return nil
    default: return nil
    }
  }

  private static let comparisons: Set<Name> = [Name("=="), Name("!="), Name(">"), Name("<="), Name("<"), Name(">=")]

  private func isOne(_ expr: ExprID, _ op: Name, _ code: AuditedCode) -> Bool {
    guard case .integer = code.tree[expr] else { return false }
    // `count < 1` separates no element from any number of them.
    return code.text(expr) == (op == Name("<") || op == Name(">=") ? "2" : "1")
  }

  private func isPlural(_ a: [String], _ b: [String], of number: ExprID, _ code: AuditedCode) -> Bool {
    let (one, other) = (a.joined(separator: "#"), b.joined(separator: "#"))
    guard one != other, ![one, other].contains(where: isIdentifier) else { return false }
    if one.isEmpty || other.isEmpty { return Self.isSuffix(one + other) }
    guard Prose.isProse(a) || Prose.isProse(b) else { return Self.isSuffix(one) && Self.isSuffix(other) }
    let isInterpolated = a.count + b.count > 2
    return Self.areAlike(one, other, byEnd: isInterpolated)
      || isInterpolated && isCount(number, code) && Self.haveFormsOfOneWord(one, other)
  }

  /// Returns whether two strings differ in more than the values that one of them interpolates in addition to the
  /// number: `"Bed \(index)"` and `"Bed"` do not, and neither do `"Sold \(names[0])"` and `"Sold \(names.count) beds"`.
  private func isCounted(_ literals: [Int], by number: ExprID, _ code: AuditedCode) -> Bool {
    let name = code.text(number)
    let interpolations = literals.map { code.interpolations($0) }
    let values = interpolations.map { $0.filter { !$0.contains(name) } }
    if values[0] == values[1], !values[0].isEmpty || interpolations.joined().contains(where: { $0.contains(name) }) {
      return true
    }
    let hasNumber = literals.contains { code.texts($0).joined().contains(where: \.isNumber) }
    return interpolations.allSatisfy(\.isEmpty) || hasNumber && abs(values[0].count - values[1].count) <= 1
  }

  nonisolated(unsafe) private static let joint = #/\w\.[\w#]/#

  /// Returns whether a string is an identifier such as the name of a symbol: `exclamationmark.#`.
  private func isIdentifier(_ text: String) -> Bool { !text.contains(" ") && text.contains(Self.joint) }

  private static func isSuffix(_ text: String) -> Bool {
    (1...3).contains(text.count) && text.allSatisfy { $0.isLetter && !$0.isUppercase || $0 == "'" }
  }

  /// Returns whether two strings begin alike or, if `byEnd`, end alike: `item` and `items`, `1 day left` and `# days
  /// left`.
  private static func areAlike(_ a: String, _ b: String, byEnd: Bool) -> Bool {
    let words = [a, b].map { $0.lowercased().filter { $0.isLetter || $0 == " " }.trimmed }
    guard let first = words.first, let last = words.last, !first.isEmpty, !last.isEmpty else { return false }
    let prefix = zip(first, last).prefix { $0 == $1 }.count
    let suffix = zip(first.reversed(), last.reversed()).prefix { $0 == $1 }.count
    let shorter = min(first.count, last.count)
    return prefix >= max(2, shorter / 2) || byEnd && suffix >= max(3, shorter / 2)
  }

  /// Returns whether each of two strings has a form of a word that the other has in another form: `One item` and
  /// `# items`, `Ein Beet` and `# Beete`, but not `Due tomorrow` and `Due in # days`.
  private static func haveFormsOfOneWord(_ a: String, _ b: String) -> Bool {
    let (one, other) = (Set(Prose.words(a.lowercased())), Set(Prose.words(b.lowercased())))
    return one.subtracting(other).contains { word in
      other.subtracting(one).contains { form in
        let shorter = min(word.count, form.count)
        return shorter > 2 && zip(word, form).prefix { $0 == $1 }.count >= max(3, shorter * 2 / 3)
      }
    }
  }

  private func isCount(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    let name = code.text(expr).lowercased()
    let words = [
      "count", "number", "total", "days", "hours", "minutes", "seconds", "weeks", "months", "years", "amount",
    ]
    // `message.relays`
    return words.contains(where: name.contains) || name == "n" || name.hasSuffix("s")
  }
}
