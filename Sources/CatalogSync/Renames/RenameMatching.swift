/// Matches new keys with removed keys, one to one.
struct RenameMatching: Sendable {
  /// A removed key and a new key that is the same string reworded.
  struct Pair: Sendable, Equatable {
    /// The position among the removed keys; `come` is the position among the new keys.
    let gone: Int
    let come: Int
    let score: Double
  }

  private(set) var pairs: [Pair] = []
  /// The best pairs of keys that have an equally likely rival.
  private(set) var ambiguous: [Pair] = []

  /// - Parameters:
  ///   - gone: the removed keys, in the order of the catalog.
  ///   - come: the new keys, in the order of the code.
  init(gone: [RenameCandidate], come: [RenameCandidate]) {
    if gone.isEmpty || come.isEmpty { return }
    let finder = NeighborFinder(come)
    var all: [Pair] = []
    for (position, old) in gone.enumerated() {
      for other in finder.neighbours(of: old) {
        if let score = RenameScore.score(old, come[other]) {
          all.append(Pair(gone: position, come: other, score: score))
        }
      }
    }
    all.sort { ($1.score, $0.gone, $0.come) < ($0.score, $1.gone, $1.come) }
    // A pair with a rival may become unambiguous once the rival is part of another pair.
    for _ in 0..<8 {
      let count = pairs.count
      all = choose(among: all)
      if pairs.count == count { break }
    }
    pairs.sort { $0.gone < $1.gone }
  }

  /// Chooses the most likely pair, then the most likely of the remaining pairs, and so on.
  /// - Parameter all: the pairs, most likely first.
  /// - Returns: the pairs that are still possible after the chosen ones.
  private mutating func choose(among all: [Pair]) -> [Pair] {
    let byGone = Dictionary(grouping: all, by: \.gone)
    let byCome = Dictionary(grouping: all, by: \.come)
    var seen = (gone: Set<Int>(), come: Set<Int>())
    var taken = (gone: Set<Int>(), come: Set<Int>())
    ambiguous = []
    for pair in all where !seen.gone.contains(pair.gone) && !seen.come.contains(pair.come) {
      let rivals = (byGone[pair.gone] ?? []) + (byCome[pair.come] ?? [])
      let hasRival = rivals.contains { rival in
        rival != pair && rival.score > pair.score - RenameScore.margin && !seen.gone.contains(rival.gone)
          && !seen.come.contains(rival.come)
      }
      seen.gone.insert(pair.gone)
      seen.come.insert(pair.come)
      if hasRival {
        ambiguous.append(pair)
      } else {
        pairs.append(pair)
        taken.gone.insert(pair.gone)
        taken.come.insert(pair.come)
      }
    }
    return all.filter { !taken.gone.contains($0.gone) && !taken.come.contains($0.come) }
  }
}
