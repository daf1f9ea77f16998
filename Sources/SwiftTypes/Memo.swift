/// A table of answers to one kind of question. For a question that is being answered, it keeps the position in the
/// evaluator's stack. An answer that rests on an open question is kept as long as that question is open.
protocol MemoTable<Key, Value>: AnyObject {
  associatedtype Key: Hashable
  associatedtype Value

  /// The settled answer to a question; `nil` if there is none.
  subscript(key: Key) -> Value? { get }
  /// The position of a question in the evaluator's stack while it is being answered.
  func position(of key: Key) -> Int?
  /// The answer to a question that was made while another question was open.
  func provisional(_ key: Key) -> Provisional<Value>?

  func begin(_ key: Key, at position: Int)
  /// Takes back that a question was begun; it has no answer yet.
  func abandon(_ key: Key)
  /// - Parameter basis: the questions to the index on which the answer rests, if they are recorded.
  func keep(_ value: Value, for key: Key, _ basis: QueryLog.Basis?)
  func keep(_ value: Provisional<Value>, for key: Key)
}

extension MemoTable {
  /// Keeps an answer that follows from the index without a question.
  func keep(_ value: Value, for key: Key) { keep(value, for: key, nil) }
}

/// What every table can do, whatever it holds.
protocol Resettable: AnyObject {
  /// Learns from each answer that is given again on what it rests.
  var log: QueryLog? { get set }
  var isEmpty: Bool { get }
  func reset()
  /// Forgets the answers that were made while other questions were open.
  func dropProvisional()
}

/// An answer that rests on the stand-in for a question in progress. It holds while that question is in progress.
struct Provisional<Value> {
  var value: Value
  var circle: OpenCircle
  /// The questions to the index on which the answer rests besides, if they are recorded.
  var basis: QueryLog.Basis?
}

/// Answers by any key.
final class Memo<Key: Hashable, Value>: MemoTable, Resettable {
  private enum Slot {
    case inProgress(Int32)
    case settled(Value)
  }

  // No exclusivity checks are needed: nothing that a table does calls code that uses the table.
  @exclusivity(unchecked) private var slots: [Key: Slot] = [:]
  @exclusivity(unchecked) private var provisional: [Key: Provisional<Value>] = [:]
  @exclusivity(unchecked) private var bases: [Key: QueryLog.Basis] = [:]
  @exclusivity(unchecked) var log: QueryLog?

  init() {}

  /// - Parameter list: the tables that are emptied together.
  init(in list: inout [any Resettable]) { list.append(self) }

  subscript(key: Key) -> Value? {
    guard case .settled(let value)? = slots[key] else { return nil }
    if let log, let basis = bases[key] { log.rest(on: basis) }
    return value
  }

  func position(of key: Key) -> Int? {
    if case .inProgress(let position)? = slots[key] { return Int(position) }
    return nil
  }

  func provisional(_ key: Key) -> Provisional<Value>? { provisional.isEmpty ? nil : provisional[key] }

  func begin(_ key: Key, at position: Int) { slots[key] = .inProgress(Int32(position)) }

  func abandon(_ key: Key) { slots[key] = nil }

  func keep(_ value: Value, for key: Key, _ basis: QueryLog.Basis?) {
    slots[key] = .settled(value)
    if let basis, basis != .none { bases[key] = basis }
  }

  func keep(_ value: Provisional<Value>, for key: Key) {
    slots[key] = nil
    provisional[key] = value
  }

  var isEmpty: Bool { slots.isEmpty && provisional.isEmpty }

  func reset() {
    slots.removeAll(keepingCapacity: true)
    provisional.removeAll(keepingCapacity: true)
    bases.removeAll(keepingCapacity: true)
  }

  func dropProvisional() { if !provisional.isEmpty { provisional.removeAll(keepingCapacity: true) } }
}

/// Answers by declaration, for questions that are asked of most declarations and most often.
final class DeclarationMemo<Value>: MemoTable, Resettable {
  private let index: SymbolIndex
  /// By the number of the declaration, as are the positions.
  @exclusivity(unchecked) private var values: ContiguousArray<Value?>
  /// One more than the position in the stack; 0 for none.
  @exclusivity(unchecked) private var positions: ContiguousArray<Int32>
  /// The numbers of the declarations that have an answer.
  @exclusivity(unchecked) private var answered: ContiguousArray<Int> = []
  @exclusivity(unchecked) private var provisional: [DeclID: Provisional<Value>] = [:]
  @exclusivity(unchecked) private var bases: [DeclID: QueryLog.Basis] = [:]
  @exclusivity(unchecked) var log: QueryLog?

  init(_ index: SymbolIndex, in list: inout [any Resettable]) {
    self.index = index
    values = ContiguousArray(repeating: nil, count: index.declarationCount)
    positions = ContiguousArray(repeating: 0, count: index.declarationCount)
    list.append(self)
  }

  subscript(key: DeclID) -> Value? {
    if let log, let basis = bases[key] { log.rest(on: basis) }
    return values[index.number(of: key)]
  }

  func position(of key: DeclID) -> Int? {
    let position = Int(positions[index.number(of: key)])
    return position == 0 ? nil : position - 1
  }

  func provisional(_ key: DeclID) -> Provisional<Value>? { provisional.isEmpty ? nil : provisional[key] }

  func begin(_ key: DeclID, at position: Int) { positions[index.number(of: key)] = Int32(position + 1) }

  func abandon(_ key: DeclID) { positions[index.number(of: key)] = 0 }

  func keep(_ value: Value, for key: DeclID, _ basis: QueryLog.Basis?) {
    if let basis, basis != .none { bases[key] = basis }
    let number = index.number(of: key)
    positions[number] = 0
    values[number] = value
    answered.append(number)
  }

  func keep(_ value: Provisional<Value>, for key: DeclID) {
    abandon(key)
    provisional[key] = value
  }

  var isEmpty: Bool { answered.isEmpty && provisional.isEmpty }

  func reset() {
    for number in answered { values[number] = nil }
    answered.removeAll(keepingCapacity: true)
    provisional.removeAll(keepingCapacity: true)
    bases.removeAll(keepingCapacity: true)
  }

  func dropProvisional() { if !provisional.isEmpty { provisional.removeAll(keepingCapacity: true) } }
}
