import SwiftParsing

/// A question about a declaration. In a circle of questions the least one is answered first.
struct Request: Hashable {
  /// The kinds, the least first: those about relations between types come before those that need them.
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

/// A question in progress that others rest on: its position in the stack, and a serial number that tells it from a
/// later question at the same position.
struct OpenCircle: Equatable {
  var position: Int
  var serial: Int
}

/// The questions in progress, each asked by the one below it.
///
/// When questions ask each other in a circle, the one that is asked while it is in progress gets a stand-in as its
/// answer. An answer made from a stand-in is provisional: it holds until the question at the bottom of the circle is
/// answered, and is then forgotten. The question at the bottom is always the least of the circle, so that it does not
/// matter where the circle is entered. If another was asked first, its answer is thrown away, the least is answered,
/// and the other is asked again.
///
/// When questions are nested too deep for the stack, all of them down to a base are given up. The question that came
/// too deep is answered first, directly above the base, and then the base again.
final class Evaluator {
  struct Frame {
    var request: Request
    let serial: Int
    /// How much of the stack is in use.
    let load: Int
    /// The position of the frame above which questions are given up when they are nested too deep.
    let base: Int
    /// The position of the lowest question in progress that the answer rests on so far; this frame's own position or
    /// above if there is none.
    var low: Int
    /// The least question of the circles that have this frame at the bottom.
    var least: Request?
    /// The least of the questions that were given up between the frame below and this one.
    var skipped: Request?
  }

  /// What becomes of an answer.
  enum Verdict {
    case settled
    case provisional(OpenCircle)
    /// The circle's least question must be answered first.
    case restart
  }

  /// What to do next when something must be done before the uppermost question is answered.
  enum Step {
    /// The question was taken off the stack.
    case abandon(Request)
    /// Another question took its place; its asker asks it again.
    case replace(Request)
    case run(Request)
  }

  // No exclusivity checks are needed: nothing that is called from here accesses the frames.
  @exclusivity(unchecked) private var frames: ContiguousArray<Frame> = []
  @exclusivity(unchecked) private var serials = 0
  /// The question that came too deep, and the base above which it is to be answered.
  @exclusivity(unchecked) private var postponed: (request: Request, base: Int, skipped: Request?)?
  /// The question that must be answered before the uppermost one.
  @exclusivity(unchecked) private var first: Request?
  /// Whether provisional answers were kept.
  @exclusivity(unchecked) private var hasProvisional = false
  /// How many unsettled answers were given so far. If this grows while a result is made, the result must not be kept.
  @exclusivity(unchecked) private(set) var unsettledCount = 0
  /// How many times a limit was met so far.
  @exclusivity(unchecked) private(set) var limitCount = 0
  private let precedes: (Request, Request) -> Bool
  private let mostLoad: Int

  /// - Parameters:
  ///   - mostLoad: how deep questions may be nested.
  ///   - precedes: the order of questions, which must not depend on the order of the files.
  init(mostLoad: Int = 100, precedes: @escaping (Request, Request) -> Bool) {
    self.mostLoad = mostLoad
    self.precedes = precedes
  }

  var count: Int { frames.count }
  /// Whether questions are being given up. No answer matters meanwhile.
  var isUnwinding: Bool { postponed != nil }

  /// Notes that an answer rests on something unsettled.
  func noteUnsettled() { unsettledCount += 1 }

  /// Notes that an answer rests on a limit, so that it says so and is asked for anew.
  func noteLimit() {
    unsettledCount += 1
    limitCount += 1
  }

  func isOpen(_ circle: OpenCircle) -> Bool {
    circle.position < frames.count && frames[circle.position].serial == circle.serial
  }

  /// Notes that the question at hand rests on the one in progress at a position.
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

  /// The least of some questions.
  func least(of requests: [Request]) -> Request? { requests.reduce(nil) { lesser($0, $1) } }

  private func lesser(_ a: Request?, _ b: Request?) -> Request? {
    guard let a else { return b }
    guard let b else { return a }
    return precedes(b, a) ? b : a
  }

  /// Whether a question may be asked now. If it is nested too deep, everything down to the base is given up.
  /// - Parameter depth: how deep inside the question at hand it is asked.
  func mayBegin(_ request: Request, depth: Int) -> Bool {
    guard let top = frames.last, top.load + depth >= mostLoad else { return true }
    unsettledCount += 1
    let skipped = frames[(top.base + 1)...].reduce(Request?.none) { lesser(lesser($0, $1.skipped), $1.request) }
    postponed = (request, top.base, skipped)
    return false
  }

  /// - Returns: the position of the question.
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

  /// Decides what becomes of the answer to the uppermost question. Takes the question off the stack unless another must
  /// be answered first.
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

  /// Takes the uppermost question, which rests on one below, off the stack.
  private func leave(_ low: Int) -> OpenCircle {
    let least = frames.removeLast().least
    let top = frames.count - 1
    frames[top].low = min(frames[top].low, low)
    frames[low].least = lesser(frames[low].least, least)
    unsettledCount += 1
    hasProvisional = true
    return OpenCircle(position: low, serial: frames[low].serial)
  }

  /// The next step until the question at hand can be answered.
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

  /// Whether nothing is in progress any more and provisional answers are to be forgotten; true once.
  func takesLeave() -> Bool {
    guard hasProvisional, frames.isEmpty else { return false }
    hasProvisional = false
    return true
  }
}
