import SwiftOutline

/// A question about a declaration. Of the questions of a circle the least is answered first.
struct Request: Hashable {
  /// In the order in which they come first: what tells of types' relations before what needs it.
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

/// A question in progress that others rest on: its position in the stack, and what tells it from another there later.
struct OpenCircle: Equatable {
  var position: Int
  var serial: Int
}

/// The questions in progress, each asked by the one below it.
///
/// Where questions ask each other in a circle, the one that is asked while it is in progress gets a stand-in. What is made
/// from a stand-in is provisional: it holds until the question at the bottom of the circle is answered, and is then forgotten. So
/// that it does not matter where a circle is entered, the question at the bottom is the least of all in the circle: where another was
/// asked first, its answer is thrown away, the least is answered, and the other is asked again.
///
/// Where questions stand upon each other too high for the stack, all down to a base are given up, the one that came too high is
/// answered first, on that base, and then the base again.
final class Evaluator {
  struct Frame {
    var request: Request
    let serial: Int
    /// How much of the stack is in use.
    let load: Int
    /// The position of the frame to which questions are given up when they stand too high.
    let base: Int
    /// The lowest question in progress that the answer rests on so far; its own position or above for none.
    var low: Int
    /// The least question of the circles that end here.
    var least: Request?
    /// The least of the questions that were given up between the frame below and this one.
    var skipped: Request?
  }

  /// What becomes of an answer.
  enum Verdict {
    case settled
    case provisional(OpenCircle)
    /// The circle's least question comes first.
    case restart
  }

  /// What to do next where something comes before the uppermost question.
  enum Step {
    /// It was taken off.
    case abandon(Request)
    /// Another took its place; who asked it asks again.
    case replace(Request)
    case run(Request)
  }

  // Frames are looked at by nobody who is called from here.
  @exclusivity(unchecked) private var frames: ContiguousArray<Frame> = []
  @exclusivity(unchecked) private var serials = 0
  /// The question that came too high, and the base it is to be answered on.
  @exclusivity(unchecked) private var postponed: (request: Request, base: Int, skipped: Request?)?
  /// The question that comes before the uppermost.
  @exclusivity(unchecked) private var first: Request?
  /// Whether answers were kept that do not hold for long.
  @exclusivity(unchecked) private var hasProvisional = false
  /// How often something was answered that is not settled. What is made meanwhile is not to be kept.
  @exclusivity(unchecked) private(set) var unsettledCount = 0
  private let precedes: (Request, Request) -> Bool
  private let mostLoad: Int

  /// - Parameters:
  ///   - mostLoad: how high questions may stand on each other.
  ///   - precedes: the order of questions, the same in whatever order files are given.
  init(mostLoad: Int = 100, precedes: @escaping (Request, Request) -> Bool) {
    self.mostLoad = mostLoad
    self.precedes = precedes
  }

  var count: Int { frames.count }
  /// Whether questions are being given up: no answer matters then.
  var isUnwinding: Bool { postponed != nil }

  /// Something was answered that rests on what is not settled, or on a limit.
  func noteUnsettled() { unsettledCount += 1 }

  func isOpen(_ circle: OpenCircle) -> Bool {
    circle.position < frames.count && frames[circle.position].serial == circle.serial
  }

  /// The question at hand rests on one that is in progress.
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

  /// The first of some questions in their order.
  func least(of requests: [Request]) -> Request? { requests.reduce(nil) { lesser($0, $1) } }

  private func lesser(_ a: Request?, _ b: Request?) -> Request? {
    guard let a else { return b }
    guard let b else { return a }
    return precedes(b, a) ? b : a
  }

  /// Whether a question may be asked now. If it stands too high, everything down to the base is given up.
  /// - Parameter depth: how deep in the question at hand it is asked.
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

  /// Says what becomes of the answer to the uppermost question, and takes it off unless another comes first.
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

  /// Takes the uppermost question off, which rests on one below.
  private func leave(_ low: Int) -> OpenCircle {
    let least = frames.removeLast().least
    let top = frames.count - 1
    frames[top].low = min(frames[top].low, low)
    frames[low].least = lesser(frames[low].least, least)
    unsettledCount += 1
    hasProvisional = true
    return OpenCircle(position: low, serial: frames[low].serial)
  }

  /// Says what to do until the question at hand can be answered.
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

  /// Whether nothing is in progress and provisional answers are to be forgotten. Asked once.
  func takesLeave() -> Bool {
    guard hasProvisional, frames.isEmpty else { return false }
    hasProvisional = false
    return true
  }
}
