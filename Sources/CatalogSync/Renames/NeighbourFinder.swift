import StringExtraction
import TextBasics

/// Finds the few keys among many that are worth comparing with one: those that share its rarest trigrams, and those
/// near its place. So thousands of keys that went and came are not all compared with each other.
struct NeighbourFinder {
  private struct Bucket: Hashable {
    let arguments: String
    let trigram: UInt64
  }

  private struct Place: Hashable {
    let arguments: String
    let file: String
    let api: String
  }

  private let come: [RenameCandidate]
  private var byTrigram: [Bucket: [Int]] = [:]
  private var byPlace: [Place: [(line: Int, position: Int)]] = [:]

  private static let trigramCount = 16
  private static let bucketSize = 64
  private static let similarCount = 12
  private static let nearCount = 4

  init(_ come: [RenameCandidate]) {
    self.come = come
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

  func neighbours(of gone: RenameCandidate) -> [Int] {
    Set(similar(to: gone) + near(gone)).sorted()
  }

  /// The keys that share the most of the rarest trigrams; a trigram counts the more, the fewer keys have it.
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

  /// The keys nearest to where the key stood.
  private func near(_ gone: RenameCandidate) -> [Int] {
    gone.sites.prefix(8).flatMap { site -> [Int] in
      let place = Place(arguments: gone.arguments, file: site.file, api: site.api)
      guard let lines = byPlace[place] else { return [] }
      let low = lines.firstIndex(sortedSo: { $0.line >= site.location.line })
      return lines[max(0, low - Self.nearCount)..<min(lines.count, low + Self.nearCount)].map(\.position)
    }
  }
}
