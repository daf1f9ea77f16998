import Testing

@testable import SwiftTypeChecking

@Suite struct OnceTableTests {
  private final class Box: Sendable {
    let position: Int

    init(_ position: Int) { self.position = position }
  }

  @Test func firstRequestCreatesTheElement() {
    let table = OnceTable<Box>(count: 2)
    #expect(table[1] == nil)
    let made = table.element(at: 1) { Box(1) }
    #expect(table[1] === made)
    #expect(table.element(at: 1) { Box(2) } === made)
    #expect(table[0] == nil)
  }

  @Test func allThreadsGetTheSameElement() async {
    let table = OnceTable<Box>(count: 100)
    let found = await withTaskGroup(of: [Box].self) { group in
      for _ in 0..<8 { group.addTask { (0..<100).map { position in table.element(at: position) { Box(position) } } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for boxes in found {
      #expect(boxes.map(\.position) == Array(0..<100))
      #expect(zip(boxes, found[0]).allSatisfy { $0 === $1 })
    }
  }
}
