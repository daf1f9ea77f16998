import SwiftParsing
import SwiftTypeChecking

/// Finds the data flow of strings in one piece of code.
package struct CodeFlowReader {
  /// The destination of the strings: displays take any text, lookups only an unchanged whole text.
  package enum Purpose { case displays, keys }

  let index: SymbolIndex
  let checker: Checker
  let places: DisplayPlaces
  let cases: CaseTable
  let kinds: CalleeKinds
  let reading: TypedCode
  let scope: CodeScope
  package let values: ValueReader
  let purpose: Purpose
  /// The strings that are displayed if other keys are missing.
  let fallbacks: Set<ExprID>
  /// The members that are called with a key, so that the receiver is its default value:
  /// `"Save".localized(key: "save.title")`.
  let keyedMembers: Set<ExprID>
  package var edges: [FlowEdge] = []
  /// The names of the fonts that the code uses.
  package var fonts: [String] = []
  /// The project's properties whose values get strings other than literals: `label.text = plot.title`.
  package var renewed: [DeclID] = []
  package var defaultUses = DefaultUses()
  /// Whether the code uses the bundle of a fixed language, if a lookup asked for it.
  var usesFixedLanguageBundle: Bool?

  var tree: SyntaxTree { reading.code.tree }

  package init(
    _ decl: DeclID, _ reading: TypedCode, _ checker: Checker, _ places: DisplayPlaces, _ cases: CaseTable,
    _ kinds: CalleeKinds, purpose: Purpose = .displays, fixes: LiteralFixes? = nil
  ) {
    self.purpose = purpose
    fallbacks = purpose == .keys ? KeyLookup.defaultValues(of: reading.flow.calls.values, checker.index) : []
    keyedMembers = purpose == .keys ? Self.keyedMembers(in: reading.code.tree) : []
    self.kinds = kinds
    index = checker.index
    self.checker = checker
    self.places = places
    self.cases = cases
    self.reading = reading
    scope = CodeScope(decl, reading, checker.index, partsCases: purpose == .displays)
    values = ValueReader(index: checker.index, reading: reading, scope: scope, isExact: purpose == .keys, fixes: fixes)
  }

  package mutating func read() {
    readRoot()
    for position in tree.exprs.indices { readExpr(ExprID(index: Int32(position))) }
    for statement in tree.stmts { readStatement(statement) }
    for condition in tree.conditions {
      if case .optionalBinding(let pattern, let value?) = condition { bind(pattern, to: value) }
      if case .optionalBinding(let pattern, nil) = condition { bindMember(pattern) }
      if case .pattern(let pattern, let value) = condition { bind(pattern, to: value) }
    }
    for (number, pattern) in tree.patterns.enumerated() { readCase(pattern, number) }
    if purpose == .displays {
      readInterpolations()
      readSentences()
      readFonts()
      dropKeys()
    }
    markLists()
  }

  mutating func add(_ expr: ExprID, to target: FlowEdge.Target, callee: DeclID? = nil) {
    let isCredits = purpose == .displays && callee.map(kinds.isOfCredits) ?? false
    var display: CodePlace?
    if case .display = target { display = CodePlace(file: reading.file, offset: tree.record(expr).start) }
    let sources = values.sources(of: expr)
    addLookups([expr], to: target)
    if purpose == .keys, sources.isEmpty, mayBeText(expr) {
      edges.append(FlowEdge(source: .unknown(isNamed: isNamed(expr)), target: target))
    }
    for source in sources {
      if isCredits, case .piece(let piece) = source, Prose.isCredit(piece.texts) { continue }
      edges.append(
        FlowEdge(source: source, target: target, callee: callee, display: display).from(resultCall(of: expr)))
    }
  }

  /// Adds the texts that expressions look up, for comparisons with other texts.
  mutating func addLookups(_ exprs: [ExprID], to target: FlowEdge.Target) {
    guard purpose == .displays, case .node = target else { return }
    let texts = exprs.flatMap { values.lookedUpTexts($0) }
    if !texts.isEmpty { edges.append(FlowEdge(source: .lookup(texts), target: target)) }
  }

  /// Returns whether an expression may be a string, judged by its form.
  private func mayBeText(_ expr: ExprID) -> Bool {
    switch tree[expr] {
    case .closure, .integer, .float, .boolean, .null, .array, .dictionary, .tuple, .missing: false
    default: true
    }
  }

  /// Returns whether an expression names a value or contains literals, so that its text may be in the code.
  private func isNamed(_ expr: ExprID) -> Bool {
    switch tree[expr] {
    case .identifier, .member, .implicitMember: true
    default: !tree.record(expr).literals.isEmpty
    }
  }

  /// Adds the results of a body. A great many results are treated as a list.
  private mutating func add(_ results: [ExprID], to target: FlowEdge.Target) {
    if purpose == .keys {
      for result in results { add(result, to: target) }
      return
    }
    addLookups(results, to: target)
    let hasKeys = results.contains(where: values.isLookedUp)
    let list = TextList(results.flatMap { values.sources(of: $0) }, hasKeys: hasKeys)
    var sources = list.filtered
    if !sources.isEmpty, Self.isOfNames(index.text(scope.decl)) { sources.removeAll { $0.mayBeName } }
    if let first = results.first, results.count > 20 || list.isOfTitles {
      let start = tree.record(first).start
      sources = sources.map { $0.setting(\.table, to: start..<start) }
    }
    let call = results.count == 1 ? resultCall(of: results[0]) : nil
    edges += sources.map { FlowEdge(source: hasKeys ? $0.besideKeys : $0, target: target).from(call) }
  }

  /// Returns the function and the end of the call whose result an expression is.
  private func resultCall(of expr: ExprID) -> (function: DeclID, end: CodePlace)? {
    switch tree[expr] {
    case .paren(let inner), .await(let inner), .try(_, let inner), .forceUnwrap(let inner), .cast(_, let inner, _),
      .binary(Name("??"), let inner, _):
      resultCall(of: inner)
    case .call: reading.flow.calls[expr.index].map { ($0.callee, end(of: expr)) }
    default: nil
    }
  }

  func end(of expr: ExprID) -> CodePlace {
    CodePlace(file: reading.file, offset: tree.record(expr).span.upperBound)
  }

  // MARK: What the code is to its declaration

  private mutating func readRoot() {
    let finder = ResultFinder(reading.code)
    let isIdentifier = index[scope.decl].kind == .variable && Self.isNameOfIdentifier(index.text(scope.decl))
    if purpose == .displays, isIdentifier { return }
    switch reading.flow.root {
    case .value(let expr) where index[scope.decl].kind == .variable && !isStored:
      add(expr, to: .node(.value(scope.decl)))
    case .value(let expr) where index[scope.decl].kind == .enumCase:
      if let type = index.type(of: scope.decl) { add(rawValue: expr, of: type) }
    case .defaultValue(let position, let expr): add(expr, to: .node(.parameter(scope.decl, position)))
    case .body(let body) where index[scope.decl].kind == .function:
      if purpose == .displays, HandMadeTranslation.isMade(by: scope.decl, reading, index) { return }
      add(finder.results(of: body), to: .node(.result(scope.decl)))
    case .body(let body) where index[scope.decl].kind == .initializer: noteReplaced(by: body)
    case .accessors(let accessors) where index[scope.decl].kind == .variable:
      for accessor in tree.accessors[accessors.indices] where accessor.kind == .get {
        add(finder.results(of: accessor.body), to: .node(.value(scope.decl)))
      }
    case .value, .body, .accessors, .code, .arguments: break
    }
  }

  /// Whether a variable represents a value of the user defaults: its initial value is for programs, too.
  private var isStored: Bool {
    index.attributes(of: scope.decl).contains { $0 == Name("AppStorage") || $0 == Name("SceneStorage") }
  }

  /// Marks all literals inside a very long array or dictionary, at any depth, as parts of a list.
  private mutating func markLists() {
    let lists = tree.exprs.compactMap { record -> Range<UInt32>? in
      switch record.node {
      case .array(let items) where items.count > 10, .dictionary(let items) where items.count > 20:
        record.span
      default: nil
      }
    }
    guard !lists.isEmpty else { return }
    for position in edges.indices {
      guard case .piece(var piece) = edges[position].source,
        let list = lists.first(where: { $0.contains(piece.start) })
      else { continue }
      piece.table = list
      edges[position].source = .piece(piece)
    }
  }

  // MARK: Expressions

  private mutating func readExpr(_ expr: ExprID) {
    if purpose == .keys { readKeys(expr) }
    switch tree[expr] {
    case .call(let callee, let run):
      if purpose == .displays { readArguments(of: expr) }
      readElements(callee, run, expr)
      readTitle(callee, run)
    case .macro, .implicitMember, .subscript:
      if purpose == .displays { readArguments(of: expr) }
    case .assign(let target, let value), .binary(Name("+="), let target, let value): assign(value, to: target)
    default: break
    }
  }

  private mutating func assign(_ value: ExprID, to target: ExprID) {
    switch tree[target] {
    case .identifier(let name, _):
      for node in scope.nodes(name, at: target) { add(value, to: .node(node)) }
      assign(value, toMember: name, target)
    case .member(_, let name, _): assign(value, toMember: name, target)
    case .optionalChain(let inner), .forceUnwrap(let inner), .paren(let inner): assign(value, to: inner)
    case .subscript(let base, _): store(value, in: base)
    default: break
    }
  }

  private mutating func assign(_ value: ExprID, toMember name: Name, _ target: ExprID) {
    guard let decl = reading.flow.references[target.index], index[decl].name == name, index[decl].kind == .variable
    else { return }
    if index.isOwn(decl) {
      add(value, to: .node(.value(decl)))
    } else if let place = places.property(decl) {
      add(value, to: .display(place))
      renew(target, value)
    }
  }

  /// Records that a collection contains the values that are added to it.
  private mutating func store(_ value: ExprID, in collection: ExprID) {
    for case .node(let node) in values.sources(of: collection) { add(value, to: .node(node)) }
  }

  /// Reads closures whose parameters are the elements of a collection: `items.map { … }`, `ForEach(items) { … }`.
  private mutating func readElements(_ callee: ExprID, _ run: Run, _ expr: ExprID) {
    let arguments = tree.arguments[run.indices]
    var collection: ExprID?
    if case .member(let base, let name, _) = tree[callee] {
      if name == Name("append") || name == Name("insert"), let value = arguments.first?.value {
        return store(value, in: base)
      }
      if Self.elementwise.contains(name) { collection = base }
    } else if case .identifier(let name, _) = tree[callee], name == Name("ForEach") || name == Name("List") {
      collection = arguments.first?.value
    }
    guard let collection else { return }
    for argument in arguments {
      guard case .closure(let closure) = tree[argument.value], let first = scope.parameterNodes(of: closure).first
      else { continue }
      add(collection, to: .node(first))
    }
  }

  private static let elementwise: Set<Name> = [
    Name("map"), Name("forEach"), Name("compactMap"), Name("flatMap"), Name("filter"),
  ]

  // MARK: Statements and patterns

  private mutating func readStatement(_ statement: Stmt) {
    switch statement {
    case .binding(_, let pattern, let value?, _, _): bind(pattern, to: value)
    case .for(let pattern, let sequence, _, _): bind(pattern, to: sequence)
    default: break
    }
  }

  private mutating func bind(_ pattern: PatternID, to value: ExprID) {
    switch tree[pattern] {
    case .name(let name): add(value, to: .node(.local(scope.decl, name, closure: -1)))
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): bind(inner, to: value)
    default: break
    }
  }

  /// Reads `if let message` if a member has the name.
  private mutating func bindMember(_ pattern: PatternID) {
    guard case .name(let name) = tree[pattern], !scope.declares(name) else { return }
    checker.noteMembers(named: name)
    guard let member = index.member(name, around: scope.decl) else { return }
    let local = FlowNode.local(scope.decl, name, closure: -1)
    edges.append(FlowEdge(source: .node(.value(member)), target: .node(local)))
  }

  /// Reads `case .failed(let message)`: the name represents the values that the case was made with.
  private mutating func readCase(_ pattern: Pattern, _ number: Int) {
    guard case .enumCase(_, let name, let payload) = pattern, !payload.isEmpty else { return }
    checker.noteMembers(named: name)
    for decl in cases[name] where Int(payload.count) <= index.parameters(of: decl).count {
      for (position, element) in tree.patternList[payload.indices].enumerated() {
        guard let name = boundName(element.pattern) else { continue }
        let source = FlowEdge.Source.node(.parameter(decl, position))
        edges.append(FlowEdge(source: source, target: .node(scope.node(name, boundBy: number))))
      }
    }
  }

  private func boundName(_ pattern: PatternID) -> Name? {
    switch tree[pattern] {
    case .name(let name): name
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): boundName(inner)
    default: nil
    }
  }
}
