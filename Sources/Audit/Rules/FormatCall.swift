import CatalogLint
import Diagnostics
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Finds calls of `String(format:)` whose arguments do not fit the format.
struct FormatCall: AuditRule {
  let description = RuleDescription(
    "format-arguments", summary: "A format string that does not match the arguments in its call",
    explanation: """
      `String(format: "%@ of %d", name)` reads an argument that was not passed, which can crash the app. `%@` for a \
      number can also crash it. An argument without a specifier is never shown. The format can be a literal or a \
      lookup key, such as `NSLocalizedString("%@ of %d", comment: "")`. `strex lint` makes the same check for the \
      strings in catalogs.
      """)

  private static let suggestion = "make the format match the arguments or use `String(localized:)` with interpolations"

  func notes(in code: AuditedCode) -> [CodeNote] {
    code.tree.exprs.compactMap { record in
      guard case .call(let callee, let run) = record.node, let first = code.tree.arguments[run.indices].first,
        code.isFormat(callee, first), let literal = format(first.value, code), let passed = passed(run, code)
      else { return nil }
      let texts = code.texts(literal)
      guard texts.count == 1, let fault = fault(FormatArguments(of: texts[0]), passed, code, literal) else {
        return nil
      }
      var note = code.note(record.span, "the format \(AuditedProject.quote(texts)) \(fault)", Self.suggestion)
      note.subject = code.range(first.value)
      return note
    }
  }

  /// Returns the literal that is a format, either directly or as the key or value of a lookup.
  private func format(_ expr: ExprID, _ code: AuditedCode) -> Int? {
    switch code.tree[expr] {
    case .string(let literal): return Int(literal)
    case .paren(let inner): return format(inner, code)
    case .call(let callee, let run):
      guard isLookup(callee, code) else { return nil }
      let arguments = code.tree.arguments[run.indices]
      let value = arguments.first { $0.label == Name("value") || $0.label == Name("defaultValue") }
      guard let first = arguments.first, case .string(let key) = code.tree[first.value], code.isKey(Int(key)) else {
        return nil
      }
      if let value, case .string(let text) = code.tree[value.value], !code.texts(Int(text)).joined().isEmpty {
        return Int(text)
      }
      // If the key has no specifiers, the format is only known in the catalog.
      return FormatArguments(of: code.texts(Int(key)).joined()).isEmpty ? nil : Int(key)
    default: return nil
    }
  }

  private func isLookup(_ callee: ExprID, _ code: AuditedCode) -> Bool {
    guard case .identifier(let name, _) = code.tree[callee] else { return false }
    return name == Name("NSLocalizedString") || name == Name("String")
  }

  /// Returns the values after the format, or `nil` if their number is unknown.
  private func passed(_ run: Run, _ code: AuditedCode) -> [ExprID]? {
    let arguments = code.tree.arguments[run.indices].dropFirst()
    if let list = arguments.first(where: { $0.label == Name("arguments") }) {
      guard case .array(let items) = code.tree[list.value] else { return nil }
      return Array(code.tree.exprList[items.indices])
    }
    guard arguments.allSatisfy({ $0.label == nil || $0.label == Name("locale") }) else { return nil }
    return arguments.filter { $0.label == nil }.map(\.value)
  }

  /// Returns the end of a sentence about the mismatch.
  private func fault(_ taken: FormatArguments, _ passed: [ExprID], _ code: AuditedCode, _ literal: Int) -> String? {
    if passed.count != taken.count {
      return "expects \(Quantity.of(taken.count, "argument")), but the call passes \(passed.count)"
    }
    let kinds = kinds(passed, code, literal)
    for (position, kind) in kinds.enumerated() {
      guard let kind, let own = taken.kind(at: position + 1), own.agreement(with: kind) == .otherType else { continue }
      return "does not accept \(TerminalSafeText.shortCode(code.text(passed[position]))) as argument \(position + 1)"
    }
    return nil
  }

  /// Returns the kinds of the values that are certain.
  private func kinds(_ passed: [ExprID], _ code: AuditedCode, _ literal: Int) -> [ArgumentKind?] {
    let found = code.reading.literals[literal].formatArguments
    return passed.enumerated().map { position, expr in
      if let kind = kind(of: expr, code) { return kind }
      guard let found, found.indices.contains(position), found[position].isKnown, let type = found[position].type,
        !code.index.isOwn(type)
      else { return nil }
      return Self.kinds[Name(code.index.fullName(of: type))]
    }
  }

  private func kind(of expr: ExprID, _ code: AuditedCode) -> ArgumentKind? {
    switch code.tree[expr] {
    case .string: return .object
    case .integer: return .integer(bits: 64)
    case .float: return .floating
    case .paren(let inner): return kind(of: inner, code)
    case .identifier, .member:
      guard let decl = code.reading.flow.references[expr.index], code.index[decl].kind == .variable,
        let type = code.index[decl].type, case .named(let name, _) = code.index.outline(decl).tree[type]
      else { return nil }
      return Self.kinds[name]
    default: return nil
    }
  }

  /// The kinds of values by their types. Whether a number has 32 or 64 bits does not matter here.
  private static let kinds: [Name: ArgumentKind] = {
    let objects = ["Date", "NSDate", "NSNumber", "NSString", "NSURL", "String", "URL"].map {
      (Name($0), ArgumentKind.object)
    }
    let fractions = ["CGFloat", "Double", "Float", "TimeInterval"].map { (Name($0), ArgumentKind.floating) }
    let integers = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ].map { (Name($0), ArgumentKind.integer(bits: 64)) }
    return Dictionary(objects + fractions + integers) { first, _ in first }
  }()
}
