import StringCatalog
import StringExtraction

/// Finds which keys that came are keys that went, one to one.
struct RenameMatching: Sendable {
  /// One key in new words.
  struct Pair: Sendable, Equatable {
    /// Positions among the keys that went and among those that came.
    let gone: Int
    let come: Int
    let score: Double
  }

  private(set) var pairs: [Pair] = []
  /// The best pairs of keys that went, or came, for which another is as likely.
  private(set) var ambiguous: [Pair] = []

  /// - Parameters:
  ///   - gone: in the order of the catalog.
  ///   - come: in the order of the code.
  init(gone: [RenameCandidate], come: [RenameCandidate]) {
    if gone.isEmpty || come.isEmpty { return }
    let finder = NeighbourFinder(come)
    var all: [Pair] = []
    for (position, old) in gone.enumerated() {
      for other in finder.neighbours(of: old) {
        if let score = RenameScore.score(old, come[other]) {
          all.append(Pair(gone: position, come: other, score: score))
        }
      }
    }
    all.sort { ($1.score, $0.gone, $0.come) < ($0.score, $1.gone, $1.come) }
    // A pair that had a rival may have none once that has found another partner.
    for _ in 0..<8 {
      let count = pairs.count
      all = choose(among: all)
      if pairs.count == count { break }
    }
    pairs.sort { $0.gone < $1.gone }
  }

  /// Takes the likeliest pair, then the likeliest of what is left, and so on.
  /// - Parameter all: the likeliest first.
  /// - Returns: what is left of the pairs when those are gone that were taken.
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
