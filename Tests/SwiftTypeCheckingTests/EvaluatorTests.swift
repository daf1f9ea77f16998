import Testing

@testable import SwiftTypeChecking

@Suite struct EvaluatorTests {
  private func request(_ number: Int32) -> Request {
    Request(kind: .variable, decl: DeclID(file: 0, index: number))
  }

  private func evaluator(mostLoad: Int = 100) -> Evaluator {
    Evaluator(mostLoad: mostLoad) { $0.decl < $1.decl }
  }

  @Test func requestOutsideCirclesIsFinal() {
    let evaluator = evaluator()
    #expect(evaluator.push(request(1), depth: 0) == 0)
    #expect(evaluator.push(request(2), depth: 0) == 1)
    guard case .settled = evaluator.verdict(), case .settled = evaluator.verdict() else {
      Issue.record("not final")
      return
    }
    #expect(evaluator.count == 0 && evaluator.unsettledCount == 0 && !evaluator.takesLeave())
  }

  /// 1 asks 2 asks 1: the result of 2 is valid only during 1.
  @Test func circleIsFinalAfterItsLeastRequest() {
    let evaluator = evaluator()
    _ = evaluator.push(request(1), depth: 0)
    _ = evaluator.push(request(2), depth: 0)
    evaluator.meet(0)
    guard case .provisional(let circle) = evaluator.verdict() else {
      Issue.record("not provisional")
      return
    }
    #expect(circle.position == 0 && evaluator.isOpen(circle) && evaluator.unsettledCount > 0)
    guard case .settled = evaluator.verdict() else {
      Issue.record("not final")
      return
    }
    #expect(!evaluator.isOpen(circle) && evaluator.takesLeave() && !evaluator.takesLeave())
  }

  /// 2 asks 1 asks 2: 1 is answered first, whichever request starts.
  @Test func leastRequestOfACircleIsAnsweredFirst() {
    let evaluator = evaluator()
    _ = evaluator.push(request(2), depth: 0)
    _ = evaluator.push(request(1), depth: 0)
    evaluator.meet(0)
    _ = evaluator.verdict()
    guard case .restart = evaluator.verdict(), case .replace(let old) = evaluator.step(), old == request(2),
      case .run(let first) = evaluator.step(), first == request(1)
    else {
      Issue.record("the least request is not answered first")
      return
    }
    #expect(evaluator.count == 1)
    guard case .settled = evaluator.verdict() else {
      Issue.record("not final")
      return
    }
  }

  /// A circle within a circle: 1 asks 3 asks 2 asks 3 and 1. During 1, no request above it is final.
  @Test func innerCircleBelongsToTheOuterOne() {
    let evaluator = evaluator()
    for number: Int32 in [1, 3, 2] { _ = evaluator.push(request(number), depth: 0) }
    evaluator.meet(1)
    evaluator.meet(0)
    for _ in 0..<2 {
      guard case .provisional(let circle) = evaluator.verdict(), circle.position == 0 else {
        Issue.record("not provisional")
        return
      }
    }
    guard case .settled = evaluator.verdict() else {
      Issue.record("not final")
      return
    }
  }

  /// A request above the depth limit is answered from a new base, and then the old base is answered again.
  @Test func requestAboveTheDepthLimitIsAnsweredFirst() {
    let evaluator = evaluator(mostLoad: 2)
    for number: Int32 in [1, 2, 3] {
      #expect(evaluator.mayBegin(request(number), depth: 0))
      _ = evaluator.push(request(number), depth: 0)
    }
    #expect(!evaluator.mayBegin(request(4), depth: 0) && evaluator.isUnwinding)
    var steps: [Request] = []
    while evaluator.isUnwinding {
      switch evaluator.step() {
      case .abandon(let request), .replace(let request), .run(let request): steps.append(request)
      }
    }
    #expect(steps == [request(3), request(2), request(4)] && evaluator.count == 2)
    // It is a base itself, so there is more depth above it.
    #expect(evaluator.mayBegin(request(5), depth: 0))
    guard case .settled = evaluator.verdict(), case .run(let base) = evaluator.step(), base == request(1) else {
      Issue.record("the base is not answered again")
      return
    }
  }
}
