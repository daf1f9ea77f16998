import StringExtraction
import TextBasics

/// Finds the few keys that are worth comparing with a given one: keys that share its rarest trigrams, and keys near its
/// position. This avoids comparing every removed key with every new key.
struct NeighborFinder {
  private struct Bucket: Hashable {
    let arguments: String
    let trigram: UInt64
  }

  private struct Place: Hashable {
    let arguments: String
    let file: String
    let api: String
  }

  private var byTrigram: [Bucket: [Int]] = [:]
  private var byPlace: [Place: [(line: Int, position: Int)]] = [:]

  private static let trigramCount = 16
  private static let bucketSize = 64
  private static let similarCount = 12
  private static let nearCount = 4

  init(_ come: [RenameCandidate]) {
    for (position, candidate) in come.enumerated() {
      for trigram in candidate.text.trigrams {
        byTrigram[Bucket(arguments: candidate.arguments, trigram: trigram), default: []].append(position)
      }
      for site in candidate.sites.prefix(8) {
        let place = Place(arguments: candidate.arguments, file: site.file, api: site.api)
        byPlace[place, default: []].append((site.location.line, position))
      }
    }
    for place in byPlace.keys { byPlace[place]?.sort { $0 < $1 } }
  }

  func neighbours(of gone: RenameCandidate) -> [Int] { Set(similar(to: gone) + near(gone)).sorted() }

  /// Returns the keys that share the most of the rarest trigrams. The fewer keys have a trigram, the more it counts.
  private func similar(to gone: RenameCandidate) -> [Int] {
    let buckets = gone.text.trigrams.compactMap { trigram -> (trigram: UInt64, members: [Int])? in
      byTrigram[Bucket(arguments: gone.arguments, trigram: trigram)].map { (trigram, $0) }
    }
    let rarest = buckets.sorted { ($0.members.count, $0.trigram) < ($1.members.count, $1.trigram) }
    var shared: [Int: Double] = [:]
    for bucket in rarest.prefix(Self.trigramCount) {
      for position in bucket.members.prefix(Self.bucketSize) {
        shared[position, default: 0] += 1 / Double(bucket.members.count)
      }
    }
    let best = shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return best.prefix(Self.similarCount).map(\.key)
  }

  /// Returns the keys nearest to the key's former position.
  private func near(_ gone: RenameCandidate) -> [Int] {
    gone.sites.prefix(8).flatMap { site -> [Int] in
      let place = Place(arguments: gone.arguments, file: site.file, api: site.api)
      guard let lines = byPlace[place] else { return [] }
      let low = lines.firstIndex(sortedSo: { $0.line >= site.location.line })
      return lines[max(0, low - Self.nearCount)..<min(lines.count, low + Self.nearCount)].map(\.position)
    }
  }
}
