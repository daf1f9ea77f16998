import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

// The values in a text.
extension PlacementReader {
  /// Returns the values that a text contains, in the order of its specifiers.
  func arguments(of literal: Int) -> [TextArgument] {
    let record = tree.literals[literal]
    let finding = reading.literals[literal]
    if record.interpolations.isEmpty {
      return formatted(tree.literals[literal].expr).enumerated().map { position, expr in
        let types = finding.formatArguments ?? []
        return argument(expr, position < types.count ? types[position] : .unknown)
      }
    }
    return tree.interpolations[record.interpolations.indices].enumerated().map { position, interpolation in
      let expr = tree.arguments[interpolation.arguments.indices].first?.value
      let type = position < finding.interpolations.count ? finding.interpolations[position] : .unknown
      return argument(expr, type)
    }
  }

  /// Returns the arguments of the `String(format:)` around a text.
  private func formatted(_ literal: ExprID) -> [ExprID] {
    var next = literal
    while case .expr(let outer) = parents.exprs[Int(next.index)] {
      if case .call(_, let run) = tree[outer] {
        let arguments = tree.arguments[run.indices]
        let name = reading.flow.calls[outer.index].map { index.text($0.callee) }
        let isFormat = arguments.first?.label == Name("format") || name == "localizedStringWithFormat"
        if isFormat, arguments.first?.value == next {
          return arguments.dropFirst().filter { $0.label == nil || $0.label == Name("arguments") }.map(\.value)
        }
        guard arguments.first?.value == next else { return [] }
      }
      next = outer
    }
    return []
  }

  private func argument(_ expr: ExprID?, _ finding: InterpolationFinding) -> TextArgument {
    let type = finding.isKnown ? finding.type.map { index.text($0) } : nil
    guard let expr else { return TextArgument(phrase: nil, base: nil, name: nil, type: type, code: "") }
    let value = value(of: expr)
    let phrase = value.map { value in
      value.base.map { "the \($0)'s \(value.name)" }
        ?? (value.name.hasPrefix("the ") ? value.name : "the " + value.name)
    }
    return TextArgument(
      phrase: phrase ?? type.flatMap { Self.kinds[$0] }, base: value?.base, name: value?.name, type: type,
      code: text(expr))
  }

  /// Phrases for values by their types, for code that has no name for them.
  private static let kinds: [String: String] = [
    "Int": "a whole number", "UInt": "a whole number", "Int64": "a whole number", "Double": "a number",
    "Float": "a number", "CGFloat": "a number", "Date": "a date", "URL": "an address",
  ]

  /// Returns the code of an expression.
  func text(_ expr: ExprID) -> String { index.files[Int(reading.file)].source.text(tree.record(expr).range) }

  /// Returns the words for a value, and for the object that has it.
  private func value(of expr: ExprID) -> (base: String?, name: String)? {
    switch tree[expr] {
    case .identifier: return name(expr).map { (nil, $0) }
    case .member(let base, _, _): return member(expr, of: base)
    case .paren(let inner), .forceUnwrap(let inner), .optionalChain(let inner), .try(_, let inner), .await(let inner),
      .cast(_, let inner, _), .binary(Name("??"), let inner, _):
      return value(of: inner)
    case .call(let callee, let run): return call(callee, run)
    default: return nil
    }
  }

  private func member(_ expr: ExprID, of base: ExprID) -> (base: String?, name: String)? {
    guard let last = lastName(expr) else { return nil }
    if Self.transparent.contains(last) { return value(of: base) }
    guard let name = Self.phrase(last) else { return nil }
    // A plural is a list, whose members are counted.
    if last == "count", let list = value(of: base)?.name, list.hasSuffix("s") { return (nil, "the number of \(list)") }
    switch tree[base] {
    case .identifier(.`self`, _), .implicitMember: return (nil, name)
    default: break
    }
    guard let owner = value(of: base)?.name, let first = lastName(base)?.first, first.isLowercase,
      !owner.hasPrefix("the "), !Self.holders.contains(NameWords.of(owner).last ?? owner)
    else { return (nil, name) }
    return (owner, name)
  }

  private func call(_ callee: ExprID, _ run: Run) -> (base: String?, name: String)? {
    let arguments = Array(tree.arguments[run.indices])
    switch tree[callee] {
    case .identifier:
      guard let name = lastName(callee) else { return nil }
      if Self.conversions.contains(name), let first = arguments.first { return value(of: first.value) }
      return nil
    case .member(let base, _, _):
      guard let name = lastName(callee) else { return nil }
      if Self.transparent.contains(name) { return value(of: base) }
      if Self.formatting.contains(name), let first = arguments.first { return value(of: first.value) }
      return nil
    default: return nil
    }
  }

  private func name(_ expr: ExprID) -> String? { lastName(expr).flatMap(Self.phrase) }

  /// Returns the last name of a chain, as written.
  func lastName(_ expr: ExprID) -> String? {
    let text = text(expr)
    let last = text.split(separator: ".").last.map { $0.filter { $0 != "?" && $0 != "!" && $0 != "`" } } ?? ""
    return last.first.map { $0.isLetter || $0 == "_" } == true
      && last.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(last) : nil
  }

  /// Returns the words of a name, or `nil` for a name without meaning.
  private static func phrase(_ name: String) -> String? {
    if name.count < 3 && name != "id" || vague.contains(name) || name.first == "_" { return nil }
    let words = NameWords.of(name)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static let vague: Set<String> = [
    "value", "text", "string", "str", "num", "arg", "args", "self", "this", "item0", "element", "result", "val", "tmp",
    "newValue", "oldValue", "some",
  ]

  /// Objects that only hold the values of a program.
  private static let holders: Set<String> = [
    "model", "viewmodel", "vm", "store", "manager", "state", "settings", "data", "self", "controller", "service",
    "info", "config", "configuration", "context", "environment", "shared", "current", "preferences", "defaults", "app",
  ]

  /// Members that describe the same value.
  private static let transparent: Set<String> = [
    "description", "rawValue", "wrappedValue", "formatted", "capitalized", "uppercased", "lowercased",
    "localizedCapitalized", "localizedDescription", "projectedValue", "localizedName", "rounded", "value",
    "stringValue", "text", "absoluteString",
  ]

  private static let conversions: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Int64", "Text", "UInt", "NSNumber", "abs",
  ]

  /// Methods of formatters, which describe their first argument.
  private static let formatting: Set<String> = [
    "string", "localizedString", "format", "formatted", "relativeString",
  ]
}
