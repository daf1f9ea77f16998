/// A table of memoized answers to one kind of query. For a query in progress it contains the position in the
/// evaluator's stack. An answer that depends on an open query is kept while that query is open.
protocol MemoTable<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value

  /// The settled answer to a query, or `nil` if there is none.
  subscript(key: Key) -> Value? { get }
  /// Returns the position of a query in the evaluator's stack while it is in progress.
  func position(of key: Key) -> Int?
  /// Returns the answer to a query that was computed while another query was open.
  func provisional(_ key: Key) -> Provisional<Value>?

  func begin(_ key: Key, at position: Int)
  /// Marks a query as not begun. It has no answer yet.
  func abandon(_ key: Key)
  /// - Parameter basis: the queries to the index that the answer depends on, if they are recorded.
  func keep(_ value: Value, for key: Key, _ basis: QueryLog.Basis?)
  func keep(_ value: Provisional<Value>, for key: Key)
}

extension MemoTable {
  /// Keeps an answer that follows from the index without a query.
  func keep(_ value: Value, for key: Key) { keep(value, for: key, nil) }
}

/// The operations of every table, whatever its keys and values are.
protocol Resettable: AnyObject {
  /// Records the dependencies of each memoized answer that is used again.
  var log: QueryLog? { get set }
  var isEmpty: Bool { get }
  func reset()
  /// Drops the answers that were computed while other queries were open.
  func dropProvisional()
}

/// An answer that depends on the placeholder of a query in progress. It is valid while that query is in progress.
struct Provisional<Value> {
  var value: Value
  var circle: CycleHead
  /// The further queries to the index that the answer depends on, if they are recorded.
  var basis: QueryLog.Basis?
}

/// Answers by any key.
final class Memo<Key: Hashable, Value>: MemoTable, Resettable {
  // No exclusivity checks are needed: no method calls code that uses the table.
  @exclusivity(unchecked) private var answers: [Key: Value] = [:]
  /// The positions of the queries in progress. They are stored separately because they are few, so that an answer takes
  /// no additional memory.
  @exclusivity(unchecked) private var positions: [Key: Int32] = [:]
  @exclusivity(unchecked) private var provisional: [Key: Provisional<Value>] = [:]
  @exclusivity(unchecked) private var bases: [Key: QueryLog.Basis] = [:]
  @exclusivity(unchecked) var log: QueryLog?

  init() {}

  /// - Parameter list: the tables that are emptied together.
  init(in list: inout [any Resettable]) { list.append(self) }

  subscript(key: Key) -> Value? {
    guard let value = answers[key] else { return nil }
    if let log, let basis = bases[key] { log.rest(on: basis) }
    return value
  }

  func position(of key: Key) -> Int? { positions.isEmpty ? nil : positions[key].map(Int.init) }

  func provisional(_ key: Key) -> Provisional<Value>? { provisional.isEmpty ? nil : provisional[key] }

  func begin(_ key: Key, at position: Int) { positions[key] = Int32(position) }

  func abandon(_ key: Key) { if !positions.isEmpty { positions[key] = nil } }

  func keep(_ value: Value, for key: Key, _ basis: QueryLog.Basis?) {
    abandon(key)
    answers[key] = value
    if let basis, basis != .none { bases[key] = basis }
  }

  func keep(_ value: Provisional<Value>, for key: Key) {
    abandon(key)
    provisional[key] = value
  }

  var isEmpty: Bool { answers.isEmpty && positions.isEmpty && provisional.isEmpty }

  func reset() {
    answers.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    provisional.removeAll(keepingCapacity: true)
    bases.removeAll(keepingCapacity: true)
  }

  func dropProvisional() { if !provisional.isEmpty { provisional.removeAll(keepingCapacity: true) } }
}

/// Answers by declaration, for frequent queries that are asked of most declarations.
final class DeclarationMemo<Value>: MemoTable, Resettable {
  private let index: SymbolIndex
  /// By file, and by the declaration's position in its tree. Empty for a file without queries.
  @exclusivity(unchecked) private var slots: ContiguousArray<ContiguousArray<Value?>>
  /// The positions of the queries in progress.
  @exclusivity(unchecked) private var positions: [DeclID: Int32] = [:]
  /// The declarations that have an answer.
  @exclusivity(unchecked) private var answered: ContiguousArray<DeclID> = []
  @exclusivity(unchecked) private var provisional: [DeclID: Provisional<Value>] = [:]
  @exclusivity(unchecked) private var bases: [DeclID: QueryLog.Basis] = [:]
  @exclusivity(unchecked) var log: QueryLog?

  init(_ index: SymbolIndex, in list: inout [any Resettable]) {
    self.index = index
    slots = ContiguousArray(repeating: [], count: index.files.count)
    list.append(self)
  }

  subscript(key: DeclID) -> Value? {
    if let log, let basis = bases[key] { log.rest(on: basis) }
    let file = Int(key.file)
    return slots[file].isEmpty ? nil : slots[file][Int(key.index)]
  }

  func position(of key: DeclID) -> Int? { positions.isEmpty ? nil : positions[key].map(Int.init) }

  func provisional(_ key: DeclID) -> Provisional<Value>? { provisional.isEmpty ? nil : provisional[key] }

  func begin(_ key: DeclID, at position: Int) { positions[key] = Int32(position) }

  func abandon(_ key: DeclID) { if !positions.isEmpty { positions[key] = nil } }

  func keep(_ value: Value, for key: DeclID, _ basis: QueryLog.Basis?) {
    abandon(key)
    if let basis, basis != .none { bases[key] = basis }
    let file = Int(key.file)
    if slots[file].isEmpty {
      slots[file] = ContiguousArray(repeating: nil, count: index.files[file].tree.declarations.count)
    }
    slots[file][Int(key.index)] = value
    answered.append(key)
  }

  func keep(_ value: Provisional<Value>, for key: DeclID) {
    abandon(key)
    provisional[key] = value
  }

  var isEmpty: Bool { answered.isEmpty && provisional.isEmpty }

  func reset() {
    for key in answered { slots[Int(key.file)][Int(key.index)] = nil }
    positions.removeAll(keepingCapacity: true)
    answered.removeAll(keepingCapacity: true)
    provisional.removeAll(keepingCapacity: true)
    bases.removeAll(keepingCapacity: true)
  }

  func dropProvisional() { if !provisional.isEmpty { provisional.removeAll(keepingCapacity: true) } }
}
