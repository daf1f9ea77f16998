import StringCatalog
import StringExtraction

/// Matches keys that came with keys that went, one to one.
struct RenameMatching: Sendable {
  /// Two keys of which one is the other reworded.
  struct Pair: Sendable, Equatable {
    /// The position among the keys that went; `come` is that among the keys that came.
    let gone: Int
    let come: Int
    let score: Double
  }

  private(set) var pairs: [Pair] = []
  /// The best pairs of keys that went, or came, for which another pair is equally likely.
  private(set) var ambiguous: [Pair] = []

  /// - Parameters:
  ///   - gone: the keys that went, in the order of the catalog.
  ///   - come: the keys that came, in the order of the code.
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
    // A pair that had a rival may have none once the rival has found another partner.
    for _ in 0..<8 {
      let count = pairs.count
      all = choose(among: all)
      if pairs.count == count { break }
    }
    pairs.sort { $0.gone < $1.gone }
  }

  /// Takes the most likely pair, then the most likely of the rest, and so on.
  /// - Parameter all: the pairs, most likely first.
  /// - Returns: the pairs that remain possible after those taken.
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
