import StringCatalog
import Testing

@Suite struct SharedKeyOrderTests {
  /// All copies of the owner share one order, and all keys are compared only once.
  @Test func orderIsComputedOnce() async {
    let (calls, count) = AsyncStream.makeStream(of: KeyOrder.self)
    let order = SharedKeyOrder {
      count.yield(.bytes)
      return .bytes
    }
    await withTaskGroup(of: KeyOrder.self) { group in
      for _ in 0..<16 { group.addTask { order.value } }
      for await found in group { #expect(found == .bytes) }
    }
    count.finish()
    var found = 0
    for await _ in calls { found += 1 }
    #expect(found == 1)
  }
}
