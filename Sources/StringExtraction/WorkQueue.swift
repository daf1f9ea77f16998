/// Runs a function over positions on several threads. The results are in order for any number of threads.
package enum WorkQueue {
  /// Maps the positions without worker state.
  package static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ body: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    await map(count, workers: workers, state: {}, { _, position in body(position) })
  }

  /// - Parameter state: creates a worker's private value, which it keeps from one position to the next.
  package static func map<State, Result: Sendable>(
    _ count: Int, workers: Int, state: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (State, Int) -> Result
  ) async -> [Result] {
    let workers = max(1, workers)
    let queue = PositionQueue(count: count, workers: workers)
    return await withTaskGroup(of: [(Int, [Result])].self) { group in
      for worker in 0..<workers {
        group.addTask {
          let own = state()
          var found: [(Int, [Result])] = []
          while let chunk = await queue.next(for: worker) {
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

/// Distributes positions, a few at a time. Each worker has its own part, because neighboring sources share
/// declarations, which the worker then need not look up again. It takes positions from another part when its own is
/// done.
private actor PositionQueue {
  private var parts: [Range<Int>]
  private let chunk: Int

  init(count: Int, workers: Int) {
    parts = (0..<workers).map { count * $0 / workers..<count * ($0 + 1) / workers }
    chunk = max(1, min(32, count / (workers * 8)))
  }

  func next(for worker: Int) -> Range<Int>? {
    if !parts[worker].isEmpty { return take(parts[worker].prefix(chunk), from: worker) }
    guard let other = parts.indices.max(by: { parts[$0].count < parts[$1].count }), !parts[other].isEmpty else {
      return nil
    }
    return take(parts[other].suffix(chunk), from: other)
  }

  /// - Parameter chunk: the beginning or the end of the part.
  private func take(_ chunk: Range<Int>, from part: Int) -> Range<Int> {
    let rest = parts[part]
    parts[part] =
      chunk.lowerBound == rest.lowerBound ? chunk.upperBound..<rest.upperBound : rest.lowerBound..<chunk.lowerBound
    return chunk
  }
}
