import StringExtraction
import SwiftParsing
import SwiftTypeChecking

// Strings that reach calls that look them up.
extension CodeFlowReader {
  mutating func readKeys(_ expr: ExprID) {
    let finding = reading.flow.calls[expr.index]
    readReceiver(expr, finding?.callee)
    guard let finding else { return }
    let callee = finding.callee
    for argument in finding.arguments {
      if index.isOwn(callee) {
        guard let node = parameter(argument.parameter, of: callee) else { continue }
        add(argument.expr, to: .node(node), callee: callee)
        if takesName(argument.expr) { edges.append(FlowEdge(source: .unknown(isNamed: true), target: .node(node))) }
      } else if KeyLookup.takesText(argument.parameter, of: callee, index), !fallbacks.contains(expr) {
        let saysTable =
          index[callee].kind == .function || index.type(of: callee).map { index.text($0) } == "LocalizedStringResource"
        look(argument.expr, up: index.describe(callee), table: saysTable ? table(of: expr) : nil, by: expr)
      } else if argument.parameter == 0, KeyLookup.isOfBundle(callee, index) {
        look(argument.expr, up: index.describe(callee), table: table(of: expr), by: expr)
      }
    }
  }

  /// Returns whether an expression is a call that converts a named value to a string: `String(describing: stage)`.
  private func takesName(_ expr: ExprID) -> Bool {
    guard case .call(_, let run) = tree[expr], values.sources(of: expr).isEmpty else { return false }
    return tree.arguments[run.indices].contains { argument in
      switch tree[argument.value] {
      case .identifier, .member, .implicitMember: true
      default: false
      }
    }
  }

  private mutating func look(_ expr: ExprID, up name: String, table: String?, by call: ExprID) {
    let place = CodePlace(file: reading.file, offset: tree.record(call).start)
    let hasFallback = passesText(call) || usesFixedLanguage()
    add(expr, to: .lookup(KeyLookup(name: name, table: table, hasFallback: hasFallback, place: place)))
  }

  /// Returns whether a lookup passes a text for a missing key.
  private func passesText(_ lookup: ExprID) -> Bool {
    guard case .call(_, let run) = tree[lookup],
      let value = tree.arguments[run.indices].first(where: { Self.valueLabels.contains($0.label) })?.value
    else { return false }
    return !isNull(value) && text(value) != ""
  }

  /// Returns whether the body uses the bundle of a fixed language: it opens one, or names a property of the same file
  /// that does.
  private mutating func usesFixedLanguage() -> Bool {
    if let known = usesFixedLanguageBundle { return known }
    let source = index.files[Int(reading.file)].source
    let uses =
      reading.opensFixedLanguage(in: source)
      || Set(reading.flow.references.values).contains { decl in
        decl.file == reading.file && index[decl].kind == .variable
          && source.text(index[decl].range.range).contains("lproj")
          && checker.readings(of: decl).contains { $0.opensFixedLanguage(in: source) }
      }
    usesFixedLanguageBundle = uses
    return uses
  }

  private static let valueLabels: Set<Name?> = [Name("value"), Name("defaultValue")]

  private func isNull(_ expr: ExprID) -> Bool { if case .null = tree[expr] { true } else { false } }

  /// Returns the text of a literal without interpolations.
  private func text(_ expr: ExprID) -> String? {
    guard case .string(let literal) = tree[expr] else { return nil }
    return tree.texts(of: Int(literal), in: index.files[Int(reading.file)].source)?.joined()
  }

  /// Reads the receiver of a member of a string: `"key".localized`, `"key".translated()`.
  private mutating func readReceiver(_ expr: ExprID, _ callee: DeclID?) {
    switch tree[expr] {
    case .call(let function, _):
      switch tree[function] {
      case .member(let base, let name, _) where !keyedMembers.contains(function):
        readReceiver(base, name, callee ?? member(name, function))
      case .identifier:
        guard let callee, isOfText(callee) else { return }
        edges.append(FlowEdge(source: .node(.receiver(scope.decl)), target: .node(.receiver(callee))))
      default: break
      }
    case .member(let base, let name, _) where !keyedMembers.contains(expr):
      readReceiver(base, name, member(name, expr))
      readRawValue(name, expr)
    default: break
    }
  }

  static func keyedMembers(in tree: SyntaxTree) -> Set<ExprID> {
    Set(
      tree.exprs.compactMap { record in
        guard case .call(let function, let run) = record.node,
          tree.arguments[run.indices].contains(where: { $0.label == Name("key") })
        else { return nil }
        return function
      })
  }

  /// Reads a member of an enum from the project's extension of `RawRepresentable`: `stage.shown`.
  private mutating func readRawValue(_ name: Name, _ expr: ExprID) {
    guard name != Name("rawValue"), let type = reading.flow.rawValues[expr.index] else { return }
    edges += checker.protocols(of: type).filter { !index.isOwn($0) }.map {
      FlowEdge(source: .node(.rawValue(type)), target: .node(.rawValue($0)))
    }
  }

  private mutating func readReceiver(_ base: ExprID, _ name: Name, _ decl: DeclID?) {
    if let decl {
      if isOfText(decl) { add(base, to: .node(.receiver(decl)), callee: decl) }
    } else if KeyLookup.memberNames.contains(name) {
      look(base, up: "an undeclared member of String", table: nil, by: base)
    }
  }

  /// Returns the declaration that an expression names.
  private func member(_ name: Name, _ expr: ExprID) -> DeclID? {
    reading.flow.references[expr.index].flatMap { index[$0].name == name ? $0 : nil }
  }

  /// Returns whether a declaration of the project is in an extension of strings.
  private func isOfText(_ decl: DeclID) -> Bool {
    guard index.isOwn(decl), let type = index.type(of: decl), !index.isOwn(type) else { return false }
    return ["String", "StringProtocol", "Substring", "NSString"].contains(index.text(type))
  }

  /// Returns the table in the arguments of a lookup, or `nil` if it is only known at run time.
  private func table(of expr: ExprID) -> String? {
    guard case .call(_, let run) = tree[expr],
      let value = tree.arguments[run.indices].first(where: { Self.tableLabels.contains($0.label) })?.value
    else { return ExtractedString.defaultTable }
    return isNull(value) ? ExtractedString.defaultTable : text(value)
  }

  private static let tableLabels: Set<Name?> = [Name("table"), Name("tableName")]
}
