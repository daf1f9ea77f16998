/// Runs a function over positions on several threads; the results come in order, whatever the number of threads.
package enum WorkQueue {
  package static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    await map(count, workers: workers, state: {}, { _, position in body(position) })
  }

  /// - Parameter state: makes the value that a worker keeps for itself between positions.
  package static func map<State, Result: Sendable>(
    _ count: Int, workers: Int, state: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (State, Int) -> Result
  ) async -> [Result] {
    let queue = PositionQueue(count: count, chunk: max(1, min(32, count / (workers * 8))))
    return await withTaskGroup(of: [(Int, [Result])].self) { group in
      for _ in 0..<max(1, workers) {
        group.addTask {
          let own = state()
          var found: [(Int, [Result])] = []
          while let chunk = await queue.next() {
            found.append((chunk.lowerBound, chunk.map { body(own, $0) }))
          }
          return found
        }
      }
      var chunks: [(Int, [Result])] = []
      for await found in group { chunks += found }
      return chunks.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }
}

/// Hands out positions, a few at a time.
private actor PositionQueue {
  private let count: Int
  private let chunk: Int
  private var position = 0

  init(count: Int, chunk: Int) {
    self.count = count
    self.chunk = chunk
  }

  func next() -> Range<Int>? {
    guard position < count else { return nil }
    let start = position
    position = min(count, position + chunk)
    return start..<position
  }
}
