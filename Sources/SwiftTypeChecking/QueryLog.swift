/// Records the queries to the index that an answer depends on, including the dependencies of the memoized answers that
/// it used. A memoized answer therefore contributes all its dependencies wherever it is used.
public final class QueryLog {
  /// The dependencies of a memoized answer: a number in the log.
  struct Basis: Equatable {
    fileprivate var number: Int32

    /// The basis of an answer without dependencies.
    static let none = Basis(number: 0)
  }

  /// An answer in progress: the start of its queries and bases.
  private struct OpenAnswer {
    let mark: Int32
    let queries: Int
    let bases: Int
  }

  // The bases. The queries and other bases of each follow those in the previous one.
  private var queries: ContiguousArray<IndexQuery> = []
  private var bases: ContiguousArray<Basis> = []
  private var ends: ContiguousArray<(queries: Int, bases: Int)> = [(0, 0)]
  /// The mark of the last answer that used a basis.
  private var marks: ContiguousArray<Int32> = [0]

  // The dependencies of the answers in progress. The outermost is the one that the log is read for.
  private var open: ContiguousArray<OpenAnswer> = [OpenAnswer(mark: 1, queries: 0, bases: 0)]
  private var openQueries: ContiguousArray<IndexQuery> = []
  private var openBases: ContiguousArray<Basis> = []
  private var lastMark: Int32 = 1

  public init() {}

  func note(_ query: IndexQuery) { openQueries.append(query) }

  func note(_ more: some Sequence<IndexQuery>) { openQueries.append(contentsOf: more) }

  /// Records that the current answer uses a memoized one.
  func rest(on basis: Basis) {
    guard basis != .none, mark(basis, open[open.count - 1].mark) else { return }
    openBases.append(basis)
  }

  /// Begins an answer that is a part of the current one.
  func begin() {
    lastMark += 1
    open.append(OpenAnswer(mark: lastMark, queries: openQueries.count, bases: openBases.count))
  }

  /// Ends an answer that is memoized.
  func keep() -> Basis {
    let answer = open.removeLast()
    let basis = basis(openQueries[answer.queries...], openBases[answer.bases...])
    drop(answer)
    rest(on: basis)
    return basis
  }

  /// Ends an answer that is not memoized.
  func pass() { open.removeLast() }

  /// Ends an answer that is not used.
  func discard() { drop(open.removeLast()) }

  private func drop(_ answer: OpenAnswer) {
    openQueries.removeSubrange(answer.queries...)
    openBases.removeSubrange(answer.bases...)
  }

  private func basis(_ own: ArraySlice<IndexQuery>, _ others: ArraySlice<Basis>) -> Basis {
    if own.isEmpty, others.count <= 1 { return others.first ?? .none }
    queries += own
    bases += others
    ends.append((queries.count, bases.count))
    marks.append(0)
    return Basis(number: Int32(ends.count - 1))
  }

  /// Marks a basis.
  ///
  /// - Returns: whether it did not have this mark.
  private func mark(_ basis: Basis, _ mark: Int32) -> Bool {
    if marks[Int(basis.number)] == mark { return false }
    marks[Int(basis.number)] = mark
    return true
  }

  /// All queries that the current answer depends on.
  public var all: Set<IndexQuery> {
    lastMark += 1
    var found = Set(openQueries)
    var rest = Array(openBases)
    while let next = rest.popLast() {
      guard mark(next, lastMark) else { continue }
      let (start, end) = (ends[Int(next.number) - 1], ends[Int(next.number)])
      found.formUnion(queries[start.queries..<end.queries])
      rest += bases[start.bases..<end.bases]
    }
    return found
  }

  /// Begins recording for another answer. The dependencies of memoized answers are kept.
  public func clear() {
    lastMark += 1
    open = [OpenAnswer(mark: lastMark, queries: 0, bases: 0)]
    openQueries.removeAll(keepingCapacity: true)
    openBases.removeAll(keepingCapacity: true)
  }
}
