import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

// The way from a text to the outside of its code.
extension PlacementReader {
  /// A node on the way.
  private enum Step {
    case expr(ExprID)
    case stmt(StmtID)
  }

  func placement(of literal: Int) -> TextPlacement {
    let finding = reading.literals[literal]
    var placement = placement(of: tree.literals[literal].expr)
    if placement.role == nil, placement.node == nil, let callee = finding.callee {
      apply(argumentOf: callee, parameter: finding.parameter, finding.call, nil, to: &placement)
    }
    return placement
  }

  func placement(of expr: ExprID) -> TextPlacement {
    var placement = TextPlacement(owner: owner, ownerName: ownerName)
    var step = Step.expr(expr)
    while true {
      let parent =
        switch step {
        case .expr(let expr): parents.exprs[Int(expr.index)]
        case .stmt(let statement): parents.stmts[Int(statement.index)]
        }
      switch parent {
      case .root:
        end(at: step, &placement)
        return placement
      case .pattern(let pattern):
        pass(to: pattern, &placement)
        return placement
      case .expr(let outer):
        if case .expr(let inner) = step, !climb(from: inner, to: outer, &placement) { return placement }
        step = .expr(outer)
      case .stmt(let statement, let branch):
        if branch == SyntaxParents.condition { return placement }
        note(branch, of: statement, &placement)
        step = .stmt(statement)
      case .closure(let closure):
        guard let expr = parents.closures[Int(closure)] else { return placement }
        if placement.groups.isEmpty, placement.part == nil { placement.blocks.append(place(expr)) }
        step = .expr(expr)
      }
    }
  }

  private func note(_ branch: Int32, of statement: StmtID, _ placement: inout TextPlacement) {
    switch tree[statement] {
    case .if, .do, .guard, .conditional: placement.branches[statement.index] = branch
    case .switch(let subject, let cases):
      placement.branches[statement.index] = branch
      if case .identifier(.`self`, _) = tree[subject], placement.enumCase == nil {
        placement.enumCase = caseName(tree.cases[Int(cases.start) + Int(branch)])
      }
    default: break
    }
  }

  /// Returns the name of the only case of a branch.
  private func caseName(_ element: SwitchCase) -> String? {
    let patterns = tree.patternList[element.patterns.indices]
    guard patterns.count == 1, let pattern = patterns.first?.pattern, case .enumCase(_, let name, _) = tree[pattern],
      let type = index.type(of: decl)
    else { return nil }
    return caseName(name, of: type)
  }

  private func caseName(_ name: Name, of type: DeclID) -> String? {
    let declarations = index.outline(type).tree.declarations
    let position = declarations.firstIndex(where: {
      $0.kind == .enumCase && $0.parent == type.index && $0.name == name
    })
    return position.map { index.text(DeclID(file: type.file, index: Int32($0))) }
  }

  /// Reads the end of the code, whose value is the declaration's.
  private func end(at step: Step, _ placement: inout TextPlacement) {
    if placement.groups.isEmpty, placement.part == nil {
      placement.blocks.append(CodePlace(file: reading.file, offset: index[decl].nameRange.start))
    }
    guard placement.role?.isWeak ?? true, placement.node == nil else { return }
    switch reading.flow.root {
    case .value, .accessors, .body:
      if let role = requirements[decl] {
        placement.role = role
        return
      }
      switch index[decl].kind {
      case .variable: placement.node = .value(decl)
      case .function: placement.node = .result(decl)
      case .enumCase: placement.enumCase = index.text(decl)
      default: break
      }
    case .defaultValue(let position, _): placement.node = .parameter(decl, position)
    case .code, .arguments: break
    }
  }

  private func pass(to pattern: PatternID, _ placement: inout TextPlacement) {
    guard placement.role?.isWeak ?? true, placement.node == nil else { return }
    switch tree[pattern] {
    case .name(let name): placement.node = .local(decl, name, closure: -1)
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): pass(to: inner, &placement)
    default: break
    }
  }

  /// Reads one step between expressions.
  /// - Returns: whether the text may be shown by code around the outer expression.
  private func climb(from inner: ExprID, to outer: ExprID, _ placement: inout TextPlacement) -> Bool {
    switch tree[outer] {
    case .call(let callee, let run):
      return callee == inner || readArgument(inner, of: outer, run, &placement)
    case .macro: return false
    case .ternary(let items):
      guard let branch = tree.ternary(items).values.firstIndex(of: inner) else { return false }
      placement.branches[~outer.index] = Int32(branch)
      return true
    case .binary(let name, _, _): return Self.joining.contains(name)
    case .assign(let target, let value):
      if value == inner { assign(to: target, &placement) }
      return true
    case .string:
      if placement.role?.isWeak ?? true, placement.insertedInto == nil { placement.insertedInto = place(outer) }
      return false
    case .dictionary(let run):
      noteKey(of: inner, run, &placement)
      return true
    case .subscript(let base, _): return base == inner
    case .optionalChain, .forceUnwrap, .paren, .cast, .try, .await, .member, .array, .tuple, .statement, .closure:
      return true
    default: return false
    }
  }

  private static let joining: Set<Name> = [Name("??"), Name("+")]

  /// Reads the key of a dictionary's value, `[.byName: "Name"]`.
  private func noteKey(of value: ExprID, _ run: Run, _ placement: inout TextPlacement) {
    let elements = Array(tree.exprList[run.indices])
    guard let position = elements.firstIndex(of: value), position % 2 == 1,
      case .implicitMember(let name) = tree[elements[position - 1]], let type = index.type(of: decl)
    else { return }
    placement.enumCase = caseName(name, of: type)
  }

  private func assign(to target: ExprID, _ placement: inout TextPlacement) {
    guard placement.role?.isWeak ?? true, placement.node == nil else { return }
    switch tree[target] {
    case .optionalChain(let inner), .forceUnwrap(let inner), .paren(let inner): return assign(to: inner, &placement)
    case .identifier(let name, _), .member(_, let name, _):
      if let member = reading.flow.references[target.index], index[member].name == name {
        if index.isOwn(member) {
          placement.node = .value(member)
        } else if let type = index.type(of: member), let row = row(type, member, "") {
          apply(row, to: &placement)
          placement.isTitle = placement.isTitle && isOfSelf(target)
        }
      } else if case .identifier = tree[target] {
        placement.node = .local(decl, name, closure: -1)
      }
    default: break
    }
  }

  /// Returns whether a property belongs to the enclosing object, or to a part of it: `navigationItem.title`.
  private func isOfSelf(_ target: ExprID) -> Bool {
    guard case .member(let base, _, _) = tree[target] else { return true }
    switch tree[base] {
    case .identifier(.`self`, _): return true
    case .identifier: return reading.flow.references[base.index].map { index[$0].kind == .variable } ?? false
    case .member(let inner, _, _): if case .identifier(.`self`, _) = tree[inner] { return true } else { return false }
    default: return false
    }
  }

  // MARK: Arguments

  private func readArgument(_ inner: ExprID, of call: ExprID, _ run: Run, _ placement: inout TextPlacement) -> Bool {
    guard let finding = reading.flow.calls[call.index],
      let parameter = finding.arguments.first(where: { $0.expr == inner })?.parameter
    else {
      if case .closure = tree[inner] { return true }
      if let row = row(ofUnknown: call, run, inner) {
        apply(row, to: &placement)
      } else if placement.role == nil {
        placement.wrapper = placement.wrapper ?? name(ofCallee: call)
      }
      return true
    }
    return apply(argumentOf: finding.callee, parameter: parameter, call, inner, to: &placement)
  }

  /// Returns the row of an initializer whose overload was not found, by the written name and label.
  private func row(ofUnknown call: ExprID, _ run: Run, _ argument: ExprID) -> RoleRow? {
    guard case .call(let callee, _) = tree[call], case .identifier = tree[callee], let type = lastName(callee) else {
      return nil
    }
    let label = tree.arguments[run.indices].first { $0.value == argument }?.label
    return RoleRow.all.first { row in
      row.type == type && row.member == "init" && (row.label == "_" ? label == nil : label == Name(row.label))
    }
  }

  /// Returns the written name of a function that was not found.
  private func name(ofCallee call: ExprID) -> String? {
    guard case .call(let callee, _) = tree[call] else { return nil }
    let text = text(callee)
    let name = text.split(separator: ".").last.map(String.init) ?? text
    guard name != "init", let first = name.first, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    return (first.isUppercase ? "Text of " : "Text passed to ") + name
  }

  /// - Returns: whether the text may be shown by code around the call.
  @discardableResult
  private func apply(
    argumentOf callee: DeclID, parameter: Int, _ call: ExprID?, _ argument: ExprID?, to placement: inout TextPlacement
  ) -> Bool {
    let label = index.label(of: parameter, callee)
    let isClosure = argument.map { if case .closure = tree[$0] { true } else { false } } ?? false
    let type = index[callee].kind.isNominal ? callee : index.type(of: callee)
    if let type, let row = row(type, callee, label) {
      if isClosure, row.effect == .passes { return false }
      // A view with several texts is not the label itself.
      let isPart = isClosure && placement.blocks.count > 1
      // The texts in a label are not next to those around it.
      if isClosure, row.effect != .group, row.effect != .screen { placement.blocks = [] }
      apply(row, to: &placement, call, argument, isPart: isPart)
      return true
    }
    if isClosure {
      let builder = index.parameter(parameter, of: callee)?.builder
      return builder != nil || index.isOwn(callee) && placement.role != nil
    }
    guard placement.role == nil else { return true }
    if index.isOwn(callee) {
      if index[callee].kind == .function, lookups.contains(index.describe(callee)) { return true }
      pass(to: callee, parameter, label, &placement)
    } else if let type, showsTexts(callee, parameter) {
      placement.role = role(of: callee, type, label)
    } else if let call, placement.node == nil {
      store(in: call, &placement)
    }
    return true
  }

  /// Returns whether the SDK's function takes a key or a text.
  private func showsTexts(_ callee: DeclID, _ parameter: Int) -> Bool {
    guard let written = index.parameter(parameter, of: callee)?.type else { return false }
    let tree = index.outline(callee).tree
    var next = written
    while case .optional(let inner) = tree[next] { next = inner }
    if case .named(let name, _) = tree[next] { return Self.keys.contains(name) }
    return false
  }

  private static let keys: Set<Name> = [Name("LocalizedStringKey"), Name("LocalizedStringResource"), Name("Text")]

  /// Reads a value that is added to a collection.
  private func store(in call: ExprID, _ placement: inout TextPlacement) {
    guard case .call(let callee, _) = tree[call], case .member(let base, let name, _) = tree[callee],
      name == Name("append") || name == Name("insert")
    else { return }
    assign(to: base, &placement)
  }

  /// Reads an argument of the project's own function or type.
  private func pass(to callee: DeclID, _ parameter: Int, _ label: String, _ placement: inout TextPlacement) {
    guard placement.node == nil else { return }
    if index[callee].kind.isNominal {
      let member = checker.memberwiseMember(of: callee, parameter: parameter)
      placement.node = member.map { .value($0) }
      placement.wrapper = wrapper(callee, member.map { index.text($0) } ?? "_")
    } else {
      placement.wrapper = wrapper(callee, label)
      placement.node = .parameter(callee, parameter)
    }
  }

  /// Returns the row of a member, which may be declared by a type or by one of its superclasses.
  private func row(_ type: DeclID, _ member: DeclID, _ label: String) -> RoleRow? {
    if index.isOwn(member) { return nil }
    let name = index[member].kind.isNominal ? "init" : index.text(member)
    return RoleRow.row(index.fullName(of: type), name, label)
  }

  private func apply(
    _ row: RoleRow, to placement: inout TextPlacement, _ call: ExprID? = nil, _ argument: ExprID? = nil,
    isPart: Bool = false
  ) {
    if let role = row.role, placement.role?.isWeak ?? true, placement.node == nil || placement.role != nil {
      placement.role = isPart && row.effect == .role && !role.isWeak ? role.ofPart : role
      placement.node = nil
      placement.isTitle = row.effect == .title
      placement.isTab = row.effect == .tab
      if placement.isTitle || placement.isTab { placement.titled = call.flatMap(receiver) }
      if placement.isTab { placement.tabPart = call.flatMap(content) }
    }
    if let kind = row.group, row.effect != .screen, placement.part == nil {
      placement.groups.append(TextGroup(kind: kind, title: call.flatMap { title(of: $0, besides: argument) }))
    }
    if row.effect == .screen, placement.part == nil, let argument {
      placement.part = place(argument)
      placement.partName = row.group
    }
  }

  /// Returns the literal of a call's title.
  private func title(of call: ExprID, besides argument: ExprID?) -> CodePlace? {
    guard let finding = reading.flow.calls[call.index] else { return nil }
    for (expr, parameter) in finding.arguments where expr != argument {
      let type = index.type(of: finding.callee)
      guard let type, let row = row(type, finding.callee, index.label(of: parameter, finding.callee)),
        row.effect == .role, Self.titles.contains(row.label)
      else { continue }
      let literals = tree.record(expr).literals
      guard let literal = literals.first(where: { isKey(Int($0)) }), literals.filter({ isKey(Int($0)) }).count == 1
      else { continue }
      return CodePlace(file: reading.file, offset: tree.literals[Int(literal)].start)
    }
    return nil
  }

  private static let titles: Set<String> = ["_", "header", "label", "title"]

  private func isKey(_ literal: Int) -> Bool {
    switch reading.literals[literal].verdict {
    case .localizable, .functionKey: true
    case .plain, .untyped: false
    }
  }

  /// Returns the closure of a call with a screen of its own.
  private func content(of call: ExprID) -> CodePlace? {
    guard let finding = reading.flow.calls[call.index], let type = index.type(of: finding.callee) else { return nil }
    return finding.arguments.first { _, parameter in
      row(type, finding.callee, index.label(of: parameter, finding.callee))?.effect == .screen
    }.map { place($0.expr) }
  }

  /// Returns the project's view that modifiers are called on.
  private func receiver(of call: ExprID) -> DeclID? {
    var next = call
    while case .call(let callee, _) = tree[next] {
      if let view = view(madeBy: next) { return view }
      guard case .member(let base, _, _) = tree[callee] else { return nil }
      next = base
    }
    return nil
  }
}
