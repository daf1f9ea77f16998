import Foundation
import StructuredText
import Testing

@testable import StringCatalog

private let folder = ProcessInfo.processInfo.environment["STREX_CATALOGS"]

/// Runs over the folder of catalogs that `STREX_CATALOGS` names.
@Suite(.enabled(if: folder != nil))
struct RealCatalogTests {
  static var files: [String] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted().map { folder + "/" + $0 }
  }

  private static func bytes(_ path: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(arguments: files)
  func roundTripKeepsBytes(path: String) throws {
    let bytes = try Self.bytes(path)
    do throws(ParseError) {
      let catalog = try Catalog(bytes)
      #expect(catalog.serialized() == bytes)
      #expect(forcedRewrite(catalog) == bytes)
    } catch {
      let lines = lines(bytes)
      let rest = lines[error.line - 1].utf8.dropFirst(error.column - 1)
      let next = lines[error.line...].first?.drop(while: \.isWhitespace).first
      #expect(rest.elementsEqual(",".utf8) && next == "}", "refused at \(error)")
    }
  }

  /// Sets all entries to their own values, so that each member is written separately.
  private func forcedRewrite(_ catalog: Catalog) -> ContiguousArray<UInt8>? {
    var copy = catalog
    let changes = catalog.keys.compactMap { key in
      catalog.refusal(toChange: key) == nil ? (key: key, entry: catalog[key]) : nil
    }
    guard (try? copy.apply(changes)) != nil else { return nil }
    return copy.serialized()
  }

  @Test(arguments: files)
  func newKeyChangesOnlyItsLines(path: String) throws {
    guard let catalog = try? Catalog(try Self.bytes(path)) else { return }
    let old = lines(catalog.serialized())
    for key in ["AAA strex", "mmm strex", "~ strex", "学 strex", "0 strex"] {
      var more = catalog
      var entry = more.newEntry()
      try entry.setComment("one \"more\"")
      try more.set(entry, for: key)
      let new = lines(more.serialized())
      let difference = new.difference(from: old)
      let own = Set(lines(ContiguousArray(entry.bytes)))
      for insertion in difference.insertions {
        guard case .insert(_, let line, _) = insertion else { continue }
        let isOwn = own.contains(line) || own.contains(line.replacing(",", with: "")) || line.contains("strex")
        #expect(isOwn || line.hasSuffix(",") || catalog.keys.isEmpty, "\(line)")
      }
      #expect(difference.removals.count <= 1)
      #expect(try Catalog(more.serialized())[key]?.comment == "one \"more\"")
      try more.remove(key)
      #expect(more.serialized() == catalog.serialized())
    }
  }

  private func lines(_ bytes: ContiguousArray<UInt8>) -> [String] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
  }

  /// In a sorted catalog, every key that is removed and set again returns to its position.
  @Test(arguments: files)
  func removedKeysReturnToTheirPosition(path: String) throws {
    guard let catalog = try? Catalog(try Self.bytes(path)) else { return }
    let keys = catalog.keys
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { !catalog.order.precedes($1, $0) }
    guard isSorted else { return }
    for key in stride(from: 0, to: keys.count, by: max(1, keys.count / 30)).map({ keys[$0] }) {
      guard catalog.refusal(toChange: key) == nil else { continue }
      var copy = catalog
      try copy.remove(key)
      try copy.set(try #require(catalog[key]), for: key)
      #expect(copy.keys == keys)
      #expect(copy.serialized() == catalog.serialized())
    }
  }
}
