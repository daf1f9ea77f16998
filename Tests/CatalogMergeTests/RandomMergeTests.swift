import StructuredText
import TestSupport
import Testing

@testable import CatalogMerge

/// Tests properties of merges of any three sides.
@Suite struct RandomMergeTests {
  private typealias Entries = [(key: String, entry: RandomEntry)]

  private struct Sides {
    let base: String
    let ours: String
    let theirs: String

    /// - Parameter copies: how often each key occurs.
    init(seed: UInt64, copies: Int = 1) {
      var random = SeededRandom(seed)
      let names = ["a", "B", "a b", "%lld b", "\u{E9}", "e\u{301}", "Z"]
      let all = (0..<copies).flatMap { copy in names.map { copy == 0 ? $0 : "\($0) \(copy)" } }
      let keys = all.filter { _ in random.below(3) > 0 }
      let base: Entries = keys.map { ($0, RandomEntry(&random)) }
      self.base = Self.text(base)
      ours = Self.text(Self.changed(base, &random))
      theirs = Self.text(Self.changed(base, &random))
    }

    private static func changed(_ base: Entries, _ random: inout SeededRandom) -> Entries {
      var side: Entries = base.compactMap { key, entry in
        switch random.below(12) {
        case 0: return nil
        case 6, 7: return ("new \(key)", entry)
        case 1: return (key, RandomEntry(&random))
        case 2...5: return (key, entry.changed(&random))
        default: return (key, entry)
        }
      }
      for key in ["m", "n"] where random.below(4) == 0 { side.append((key, RandomEntry(&random))) }
      return random.below(8) == 0 ? side.reversed() : side
    }

    private static func text(_ entries: Entries) -> String {
      CatalogText.of(entries.map { "\"\($0.key)\":\($0.entry.text)" }.joined(separator: ","))
    }
  }

  private static let seeds = TestScale.seeds(60, full: 2000)

  @Test(arguments: seeds)
  func mergeWithUnchangedSideChangesNothing(seed: UInt64) throws {
    let sides = Sides(seed: seed)
    for side in [sides.ours, sides.theirs] {
      #expect(try CatalogText.merge(sides.base, side, sides.base).bytes.text == side)
      #expect(try CatalogText.merge(sides.base, sides.base, side).bytes.text == side)
      #expect(try CatalogText.merge(sides.base, side, side).bytes.text == side)
      #expect(try CatalogText.merge(nil, side, side).bytes.text == side)
      // The same content in another layout, so that comparing bytes is not enough.
      let spaced = side.replacing(":{", with: ": {")
      let merged = try CatalogText.merge(sides.base, spaced, sides.base.replacing(",", with: " ,"))
      #expect(merged.conflicts == [] && merged.bytes.text == spaced)
      let taken = try CatalogText.merge(sides.base, sides.base.replacing(",", with: " ,"), side)
      #expect(try taken.conflicts == [] && CatalogText.areSame(taken.bytes.text, side))
    }
  }

  @Test(arguments: seeds)
  func swappingSidesGivesTheSameResult(seed: UInt64) throws {
    let sides = Sides(seed: seed)
    let merged = try CatalogText.merge(sides.base, sides.ours, sides.theirs)
    let mirrored = try CatalogText.merge(sides.base, sides.theirs, sides.ours)
    #expect(merged.conflicts.count == mirrored.conflicts.count)
    guard merged.conflicts.isEmpty else { return }
    #expect(try CatalogText.areSame(merged.bytes.text, mirrored.bytes.text))
    for side in [sides.ours, sides.theirs] {
      let again = try CatalogText.merge(sides.base, merged.bytes.text, side)
      #expect(again.conflicts == [] && again.bytes == merged.bytes, "\(sides)")
    }
  }

  /// The result contains every change of only one side and everything that both sides have in common.
  @Test(arguments: seeds)
  func noTextIsLost(seed: UInt64) throws {
    let sides = Sides(seed: seed)
    let merged = try CatalogText.merge(sides.base, sides.ours, sides.theirs)
    let texts = try [sides.base, sides.ours, sides.theirs, merged.bytes.text].map(Self.texts)
    let swept = try Self.sweptKeys(sides, texts)
    let contested = merged.conflicts.map { $0.path.map(Self.plain) }
    let renames = merged.notes.filter { $0.path[1] != $0.key }.map { (Self.plain($0.key), Self.plain($0.path[1])) }
    let new = Dictionary(uniqueKeysWithValues: renames.map { ($0.1, $0.0) })
    for path in Set(texts[1].keys).union(texts[2].keys) {
      if swept.contains(path[1]) { continue }
      if contested.contains(where: { path.starts(with: $0) || $0.starts(with: path) }) { continue }
      let (base, ours, theirs, result) = (texts[0][path], texts[1][path], texts[2][path], texts[3][path])
      if let old = new[path[1]] {
        let changed = texts[1...2].compactMap { $0[[path[0], old] + path[2...]] }
        #expect(changed.isEmpty || result != nil, "\(path)")
        #expect(result == nil || result == ours || result == theirs || changed.contains(result ?? ""), "\(path)")
        continue
      }
      let mayStay = new.values.contains(path[1])
      if ours == theirs || theirs == base, ours != nil || !mayStay { #expect(result == ours, "\(path)") }
      if ours == base, theirs != nil || !mayStay { #expect(result == theirs, "\(path)") }
      // The result contains no value that neither side has.
      #expect(result == nil || result == ours || result == theirs)
    }
    let made = texts[3].keys.filter { new[$0[1]] == nil }
    #expect(Set(made).isSubset(of: Set(texts[1].keys).union(texts[2].keys)))
  }

  /// Several threads share the entries of large catalogs.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func threadCountDoesNotChangeTheResult(seed: UInt64) async throws {
    let sides = Sides(seed: seed, copies: 150)
    let merged = try CatalogText.merge(sides.base, sides.ours, sides.theirs)
    let versions = MergeSides<String?>(base: sides.base, ours: sides.ours, theirs: sides.theirs)
    let read = await MergeableCatalog.read(versions.map { $0.map { ContiguousArray(text: $0) } })
    let (ours, theirs) = (try #require(read.ours).get(), try #require(read.theirs).get())
    let threaded = await CatalogMerger(base: try read.base?.get(), ours: ours, theirs: theirs).merge()
    #expect(threaded.bytes == merged.bytes && threaded.conflicts == merged.conflicts && threaded.notes == merged.notes)
    #expect(merged.conflicts.count > 20)
  }

  @Test(arguments: seeds)
  func reviewsFindNothingInOwnMerges(seed: UInt64) throws {
    let sides = Sides(seed: seed)
    let merged = try CatalogText.merge(sides.base, sides.ours, sides.theirs)
    let review = try MergeReview(
      base: CatalogText.catalog(sides.base), ours: CatalogText.catalog(sides.ours),
      theirs: CatalogText.catalog(sides.theirs))
    #expect(try review.findings(in: CatalogText.catalog(merged.bytes.text)) == [])
  }

  /// Returns an escaped name, so that canonically equivalent names stay different.
  private static func plain(_ name: String) -> String { name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

  /// The texts and their states, by path.
  private static func texts(_ text: String) throws -> [[String]: String] {
    var found: [[String]: String] = [:]
    func walk(_ node: JSONNode, _ path: [String]) {
      if let last = path.last, last == "stringUnit" {
        found[path] = (node["state"]?.string ?? "") + ": " + (node["value"]?.string ?? "")
      } else {
        for member in node.members { walk(member.value, path + [plain(member.name)]) }
      }
    }
    walk(try JSONDocument(ContiguousArray(text: text)).root, [])
    return found
  }

  /// Stale keys that one side removed, if no new key has most of their texts or the other side uses them again.
  private static func sweptKeys(_ sides: Sides, _ texts: [[[String]: String]]) throws -> Set<String> {
    let states = try [sides.base, sides.ours, sides.theirs].map(Self.states)
    return Set(
      states[0].filter { $0.value == "stale" }.keys.filter { key in
        (1...2).contains { side in
          guard states[side][key] == nil, let other = states[3 - side][key] else { return false }
          return other != "stale"
            || !(1...2).contains { side in
              areTextsMoved(from: key, texts[0], texts[side], to: states[side].keys)
            }
        }
      })
  }

  private static func areTextsMoved(
    from key: String, _ base: [[String]: String], _ side: [[String]: String], to keys: some Sequence<String>
  ) -> Bool {
    func value(_ text: String?) -> String? { text.map { String($0.drop { $0 != ":" }) } }
    let own = base.filter { $0.key[1] == key && $0.key[3] != "en" && !$0.value.hasSuffix(": ") }
    func hasMost(_ texts: [[String]: String], _ name: String) -> Bool {
      2 * own.count { value(texts[[$0.key[0], name] + $0.key[2...]]) == value($0.value) } > own.count
    }
    return keys.contains { hasMost(side, $0) && !hasMost(base, $0) }
  }

  /// The extraction states of all keys. Empty for keys without a state.
  private static func states(_ text: String) throws -> [String: String] {
    let strings = try JSONDocument(ContiguousArray(text: text)).root["strings"]
    let states = strings?.members.map { (plain($0.name), $0.value["extractionState"]?.string ?? "") } ?? []
    return Dictionary(uniqueKeysWithValues: states)
  }

  /// Otherwise the random merges would not test renames.
  @Test func randomMergesContainRenames() throws {
    let notes = try (1...60 as ClosedRange<UInt64>).flatMap { seed in
      let sides = Sides(seed: seed)
      return try CatalogText.merge(sides.base, sides.ours, sides.theirs).notes
    }
    #expect(notes.count { $0.path[1] != $0.key } > 5)
  }
}
