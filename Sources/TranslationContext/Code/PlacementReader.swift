import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Finds the places of the texts in one piece of typed code.
struct PlacementReader {
  let decl: DeclID
  let reading: TypedCode
  let checker: Checker
  let requirements: [DeclID: TextRole]
  /// The functions of the project that return the translation of an argument, as `SymbolIndex.describe(_:)` names
  /// them.
  let lookups: Set<String>
  let parents: SyntaxParents
  let owner: DeclID?
  let ownerName: String?
  private let names: Set<Name>
  private let locals: Set<Name>

  var tree: SyntaxTree { reading.code.tree }
  var index: SymbolIndex { checker.index }

  init(
    _ decl: DeclID, _ reading: TypedCode, _ checker: Checker, _ requirements: [DeclID: TextRole], lookups: Set<String>
  ) {
    self.decl = decl
    self.reading = reading
    self.checker = checker
    self.requirements = requirements
    self.lookups = lookups
    parents = SyntaxParents(reading.code)
    owner = checker.index.type(of: decl)
    ownerName = owner == nil ? checker.index.writtenType(around: decl) : nil
    names = Set(checker.index.parameters(of: decl).map(\.name))
    locals = Set(reading.code.tree.patterns.compactMap { if case .name(let name) = $0 { name } else { nil } })
  }

  /// - Parameters:
  ///   - symbols: the ends of the names of generated symbols.
  ///   - keys: the offsets of the literals that are looked up at run time.
  func read(into file: inout FilePlacements, symbols: Set<UInt32>, keys: Set<UInt32>) {
    for literal in tree.literals.indices { read(literal: literal, keys, &file) }
    if !symbols.isEmpty {
      for position in tree.exprs.indices where symbols.contains(tree.exprs[position].end) {
        read(symbol: ExprID(index: Int32(position)), &file)
      }
    }
    for position in tree.exprs.indices { read(ExprID(index: Int32(position)), &file) }
    for case .optionalBinding(let pattern, nil) in tree.conditions { bindMember(pattern, &file) }
  }

  func place(_ expr: ExprID) -> CodePlace { CodePlace(file: reading.file, offset: tree.record(expr).start) }

  private func read(literal: Int, _ keys: Set<UInt32>, _ file: inout FilePlacements) {
    let finding = reading.literals[literal]
    let record = tree.literals[literal]
    let place = CodePlace(file: reading.file, offset: record.start)
    switch finding.verdict {
    case .localizable, .functionKey:
      file.literals.append((place, placement(of: literal), arguments(of: literal)))
    case .plain where keys.contains(record.start), .untyped where keys.contains(record.start):
      file.literals.append((place, placement(of: literal), []))
    case .plain where record.interpolations.isEmpty:
      let placement = placement(of: literal)
      guard placement.isTitle || placement.isTab, let text = text(of: literal) else { return }
      file.plainTitles[place] = text
      file.literals.append((place, placement, []))
    case .plain, .untyped: break
    }
  }

  private func read(symbol name: ExprID, _ file: inout FilePlacements) {
    switch tree[name] {
    case .implicitMember, .member: break
    default: return
    }
    var whole = name
    if case .expr(let parent) = parents.exprs[Int(name.index)], case .call(name, _) = tree[parent] { whole = parent }
    file.literals.append((place(whole), placement(of: whole), []))
    file.symbols[tree.record(name).end] = place(whole)
  }

  func text(of literal: Int) -> String? { tree.texts(of: literal, in: index.files[Int(reading.file)].source)?.joined() }

  /// Adds the use of a value, and the place of a view.
  private func read(_ expr: ExprID, _ file: inout FilePlacements) {
    if let view = view(madeBy: expr) { file.views.append((view, placement(of: expr))) }
    guard let node = node(of: expr), !isTarget(expr) else { return }
    let placement = placement(of: expr)
    if placement.role != nil || placement.node != nil { file.uses[node, default: []].append(placement) }
  }

  private func isTarget(_ expr: ExprID) -> Bool {
    guard case .expr(let parent) = parents.exprs[Int(expr.index)] else { return false }
    if case .assign(let target, _) = tree[parent] { return target == expr }
    return false
  }

  /// Returns the value of the project that an expression names.
  private func node(of expr: ExprID) -> FlowNode? {
    switch tree[expr] {
    case .identifier(let name, _):
      if let decl = reading.flow.references[expr.index], index[decl].name == name, index[decl].kind == .variable {
        return index.isOwn(decl) ? .value(decl) : nil
      }
      if locals.contains(name) { return .local(decl, name, closure: -1) }
      return names.contains(name)
        ? index.parameters(of: decl).firstIndex { $0.name == name }.map { .parameter(decl, $0) } : nil
    case .member(_, let name, _):
      guard let decl = reading.flow.references[expr.index], index[decl].name == name, index[decl].kind == .variable,
        index.isOwn(decl)
      else { return nil }
      return .value(decl)
    case .call:
      guard let callee = reading.flow.calls[expr.index]?.callee, index.isOwn(callee), index[callee].kind == .function
      else { return nil }
      return .result(callee)
    default: return nil
    }
  }

  /// Reads `if let message` if a member has the name.
  private func bindMember(_ pattern: PatternID, _ file: inout FilePlacements) {
    guard case .name(let name) = tree[pattern] else { return }
    var placement = TextPlacement(owner: owner)
    placement.node = .local(decl, name, closure: -1)
    if let member = index.member(name, around: decl) {
      file.uses[.value(member), default: []].append(placement)
    } else if let position = index.parameters(of: decl).firstIndex(where: { $0.name == name }) {
      file.uses[.parameter(decl, position), default: []].append(placement)
    }
  }

  /// Returns the project's view that a call makes.
  func view(madeBy expr: ExprID) -> DeclID? {
    guard case .call = tree[expr], let callee = reading.flow.calls[expr.index]?.callee, index.isOwn(callee) else {
      return nil
    }
    let type = index[callee].kind.isNominal ? callee : index[callee].kind == .initializer ? index.type(of: callee) : nil
    guard let type, isView(type) else { return nil }
    return type
  }

  private func isView(_ type: DeclID) -> Bool { index.outline(type).inherits(index[type], anyOf: Self.views) }

  private static let views: Set<Name> = [Name("View"), Name("UIViewController"), Name("NSViewController")]
}
