/// A query about a declaration. In a cycle of queries the least one is answered first.
struct Request: Hashable {
  /// The kinds, the least first: queries about relations between types precede those that need them.
  enum Kind: UInt8, CaseIterable {
    case superclass, ownConformances, conformances, requirements, constraints, alias, members, witness, wrapper,
      variable
    case signature
  }

  var kind: Kind
  var decl: DeclID
  /// The hash of a member's name, or the position of a generic parameter.
  var detail: UInt64 = 0
}

/// A query in progress that others depend on: its position in the stack, and a serial number that distinguishes it from
/// a later query at the same position.
struct CycleHead: Equatable {
  var position: Int
  var serial: Int
}

/// The stack of queries in progress. Each was asked by the query below it.
///
/// If a query in progress is asked again, the cycle is broken with a placeholder answer. Answers that depend on a
/// placeholder are provisional. They hold until the query at the bottom of the cycle is answered, and are then dropped.
/// The query at the bottom is always the least of the cycle, so the result does not depend on where the cycle is
/// entered. If another query was asked first, its answer is discarded, the least query is answered, and the other is
/// asked again.
///
/// If queries are nested too deep for the stack, all of them down to a base are abandoned. The query that exceeded the
/// limit is answered first, directly above the base, and then the base is asked again.
final class Evaluator {
  struct Frame {
    var request: Request
    let serial: Int
    /// The used part of the stack.
    let load: Int
    /// The position of the frame above which queries are abandoned if they are nested too deep.
    let base: Int
    /// The position of the lowest query in progress that the answer depends on so far. This frame's own position or
    /// above if there is none.
    var low: Int
    /// The least query of the cycles that have this frame at the bottom.
    var least: Request?
    /// The least of the queries that were abandoned between the frame below and this one.
    var skipped: Request?
  }

  /// What happens to an answer.
  enum Verdict {
    case settled
    case provisional(CycleHead)
    /// The cycle's least query must be answered first.
    case restart
  }

  /// The next step that is needed before the uppermost query is answered.
  enum Step {
    /// The query was removed from the stack.
    case abandon(Request)
    /// Another query replaced it. Its asker asks it again.
    case replace(Request)
    case run(Request)
  }

  // No exclusivity checks are needed: no code called from here accesses the frames.
  @exclusivity(unchecked) private var frames: ContiguousArray<Frame> = []
  @exclusivity(unchecked) private var serials = 0
  /// The query that exceeded the depth limit, and the base above which it has to be answered.
  @exclusivity(unchecked) private var postponed: (request: Request, base: Int, skipped: Request?)?
  /// The query that must be answered before the uppermost one.
  @exclusivity(unchecked) private var first: Request?
  /// Whether provisional answers were kept.
  @exclusivity(unchecked) private var hasProvisional = false
  /// The number of unsettled answers so far. If it grows while a result is computed, the result must not be memoized.
  @exclusivity(unchecked) private(set) var unsettledCount = 0
  /// The number of exceeded limits so far.
  @exclusivity(unchecked) private(set) var limitCount = 0
  private let precedes: (Request, Request) -> Bool
  private let mostLoad: Int

  /// - Parameters:
  ///   - mostLoad: how deep queries may be nested.
  ///   - precedes: the order of queries, which must not depend on the order of the files.
  init(mostLoad: Int = 100, precedes: @escaping (Request, Request) -> Bool) {
    self.mostLoad = mostLoad
    self.precedes = precedes
  }

  var count: Int { frames.count }
  /// Whether queries are being abandoned. All answers are ignored meanwhile.
  var isUnwinding: Bool { postponed != nil }

  /// Records that an answer depends on an unsettled one.
  func noteUnsettled() { unsettledCount += 1 }

  /// Records that an answer depends on a limit, so that it is reported and asked for again.
  func noteLimit() {
    unsettledCount += 1
    limitCount += 1
  }

  func isOpen(_ circle: CycleHead) -> Bool {
    circle.position < frames.count && frames[circle.position].serial == circle.serial
  }

  /// Records that the current query depends on the one in progress at a position.
  func meet(_ position: Int) {
    unsettledCount += 1
    let top = frames.count - 1
    frames[top].low = min(frames[top].low, position)
    var least = lesser(frames[position].least, frames[position].request)
    for above in (position + 1)..<max(position + 1, frames.count) {
      least = lesser(lesser(least, frames[above].skipped), frames[above].request)
    }
    frames[position].least = least
  }

  /// Returns the least of some queries.
  func least(of requests: [Request]) -> Request? { requests.reduce(nil) { lesser($0, $1) } }

  private func lesser(_ a: Request?, _ b: Request?) -> Request? {
    guard let a else { return b }
    guard let b else { return a }
    return precedes(b, a) ? b : a
  }

  /// Returns whether a query may be asked now. If it is nested too deep, all queries down to the base are abandoned.
  ///
  /// - Parameter depth: the depth of the query inside the current one.
  func mayBegin(_ request: Request, depth: Int) -> Bool {
    guard let top = frames.last, top.load + depth >= mostLoad else { return true }
    unsettledCount += 1
    let skipped = frames[(top.base + 1)...].reduce(Request?.none) { lesser(lesser($0, $1.skipped), $1.request) }
    postponed = (request, top.base, skipped)
    return false
  }

  /// - Returns: the position of the query.
  func push(_ request: Request, depth: Int) -> Int {
    let position = frames.count
    let (load, base) = frames.last.map { ($0.load + depth + 1, $0.base) } ?? (0, position)
    push(request, load: load, base: base)
    return position
  }

  private func push(_ request: Request, load: Int, base: Int, skipped: Request? = nil) {
    serials += 1
    frames.append(Frame(request: request, serial: serials, load: load, base: base, low: .max, skipped: skipped))
  }

  /// Decides what happens to the answer to the uppermost query. Removes the query from the stack unless another must be
  /// answered first.
  func verdict() -> Verdict {
    let position = frames.count - 1
    let low = frames[position].low
    guard low >= position else { return .provisional(leave(low)) }
    if let least = frames[position].least, least != frames[position].request {
      first = least
      return .restart
    }
    frames.removeLast()
    return .settled
  }

  /// Removes the uppermost query, which depends on one below, from the stack.
  private func leave(_ low: Int) -> CycleHead {
    let least = frames.removeLast().least
    let top = frames.count - 1
    frames[top].low = min(frames[top].low, low)
    frames[low].least = lesser(frames[low].least, least)
    unsettledCount += 1
    hasProvisional = true
    return CycleHead(position: low, serial: frames[low].serial)
  }

  /// Returns the next step towards the answer of the current query.
  func step() -> Step {
    let top = frames.count - 1
    if let next = postponed {
      guard next.base == top else { return .abandon(frames.removeLast().request) }
      postponed = nil
      push(next.request, load: frames[top].load, base: top + 1, skipped: next.skipped)
      return .run(next.request)
    }
    if let least = first {
      first = nil
      let frame = frames.removeLast()
      push(least, load: frame.load, base: frame.base, skipped: frame.skipped)
      return .replace(frame.request)
    }
    frames[top].low = .max
    return .run(frames[top].request)
  }

  /// Returns, once, whether no query is in progress and the provisional answers have to be dropped.
  func takesLeave() -> Bool {
    guard hasProvisional, frames.isEmpty else { return false }
    hasProvisional = false
    return true
  }
}
