/// The nesting depth of the current query, counted separately for each kind of step.
struct Depths {
  var resolving = 0
  var looking = 0
  var member = 0
  var dynamic = 0
  var condition = 0
  var constraint = 0
  /// Nested pieces of code. Each takes much of the stack, so it counts four times in `sum`.
  var code = 0

  var sum: Int { resolving + looking + member + dynamic + condition + constraint + 4 * code }
}

// Queries about declarations. No answer depends on the code that asks, or on when it asks.
extension DeclarationFacts {
  /// Answers a query that has no memoized answer.
  func answer<F: Fact>(_ fact: F.Type, _ key: F.Table.Key) -> F.Table.Value {
    let table = F.table(tables)
    if let known = table[key] { return known }
    if evaluator.isUnwinding {
      evaluator.noteUnsettled()
      return F.standIn(self)
    }
    if let position = table.position(of: key) {
      evaluator.meet(position)
      return F.standIn(self)
    }
    if let known = provisional(fact, key) { return known }
    return begin(fact, key)
  }

  private func provisional<F: Fact>(_ fact: F.Type, _ key: F.Table.Key) -> F.Table.Value? {
    guard let known = F.table(tables).provisional(key), evaluator.isOpen(known.circle) else { return nil }
    evaluator.meet(known.circle.position)
    if let basis = known.basis { log?.rest(on: basis) }
    return known.value
  }

  private func begin<F: Fact>(_ fact: F.Type, _ key: F.Table.Key) -> F.Table.Value {
    let request = F.request(key, self)
    let depth = depths.sum
    while true {
      guard evaluator.mayBegin(request, depth: depth) else { return F.standIn(self) }
      let position = evaluator.push(request, depth: depth)
      F.table(tables).begin(key, at: position)
      if let made = finish(fact, key, request) { return made }
      drive(from: position)
      if evaluator.isUnwinding { return F.standIn(self) }
      if let known = F.table(tables)[key] ?? provisional(fact, key) { return known }
    }
  }

  /// Answers the uppermost query of the evaluator, or returns `nil` if another has to be answered first.
  private func finish<F: Fact>(_ fact: F.Type, _ key: F.Table.Key, _ request: Request) -> F.Table.Value? {
    log?.begin()
    let made = apart(request.decl.file) { F.make(key, self) }
    let verdict = evaluator.isUnwinding ? .restart : evaluator.verdict()
    switch verdict {
    case .restart:
      log?.discard()
      return nil
    case .provisional(let circle):
      F.table(tables).keep(Provisional(value: made, circle: circle, basis: log?.keep()), for: key)
    case .settled:
      F.table(tables).keep(made, for: key, log?.keep())
      if evaluator.takesLeave() { tables.dropProvisional() }
    }
    return made
  }

  /// Executes the evaluator's steps until the query at a position is answered, abandoned or replaced.
  private func drive(from position: Int) {
    while evaluator.count > position {
      switch evaluator.step() {
      case .abandon(let request), .replace(let request): abandon(request.kind.fact, request)
      case .run(let request): run(request.kind.fact, request)
      }
    }
  }

  private func abandon<F: Fact>(_ fact: F.Type, _ request: Request) { F.table(tables).abandon(F.key(request, self)) }

  private func run<F: Fact>(_ fact: F.Type, _ request: Request) {
    let key = F.key(request, self)
    F.table(tables).begin(key, at: evaluator.count - 1)
    _ = finish(fact, key, request)
  }

  /// Runs `body` isolated from the code that asks: that code does not influence the answer, and its state is restored
  /// afterwards.
  func apart<Result>(_ file: Int32, _ body: () -> Result) -> Result {
    let outer = (environment, neutral.file, neutral.usedInference, depths)
    let before = passing.isEmpty ? nil : passing
    environment = neutral
    neutral.file = file
    neutral.usedInference = false
    depths = Depths()
    if before != nil { passing = IntermediateResults() }
    defer {
      (environment, neutral.file, neutral.usedInference, depths) = outer
      if let before { passing = before }
    }
    return body()
  }

  /// Returns a value derived from facts. It is memoized if all of them are settled.
  @inline(__always)
  func derived<Key, Value>(_ table: Memo<Key, Value>, _ key: Key, _ make: () -> Value) -> Value {
    if let known = table[key] { return known }
    let before = evaluator.unsettledCount
    log?.begin()
    let made = make()
    if evaluator.unsettledCount == before { table.keep(made, for: key, log?.keep()) } else { log?.pass() }
    return made
  }

  /// Returns the order of queries. It does not depend on the order in which files are given.
  static func order(_ index: SymbolIndex) -> (Request, Request) -> Bool {
    { a, b in
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      if a.decl.file != b.decl.file { return index.files.isFile(a.decl.file, before: b.decl.file) }
      return (a.decl.index, a.detail) < (b.decl.index, b.detail)
    }
  }
}
