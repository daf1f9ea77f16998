import Foundation
import Testing
import TextBasics

@testable import StringTables

private let folder = ProcessInfo.processInfo.environment["STREX_TABLES"]

/// Runs over all tables below the folder that `STREX_TABLES` names; Foundation's parser is the oracle.
@Suite(.enabled(if: folder != nil))
struct RealTableTests {
  private static func files(_ suffix: String) -> [String] {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
  }

  private static func bytes(_ name: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + name)))
  }

  /// The strings that Foundation reads from a file, or `nil` if it rejects the file.
  private static func oracle(_ bytes: ContiguousArray<UInt8>) -> [String: String]? {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else { return nil }
    return (list as? [String: Any])?.compactMapValues { $0 as? String }
  }

  @Test func stringsEqualFoundationsReading() throws {
    var counts: [String: Int] = [:]
    for name in Self.files(".strings") {
      let bytes = try Self.bytes(name)
      let expected = Self.oracle(bytes)
      let verdict = verdict(name, bytes, expected)
      counts[verdict, default: 0] += 1
      #expect(verdict != "differs", "\(name)")
    }
    print("strings:", counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
  }

  /// Adding and removing a key restores the original bytes, and setting a value to itself changes nothing.
  @Test func editsAreLocal() throws {
    var count = 0
    for name in Self.files(".strings") {
      let bytes = try Self.bytes(name)
      guard let table = try? StringsTable(bytes), table.format != .binary, !table.entries.isEmpty else { continue }
      guard !table.warnings.contains(where: { $0.message.contains("never closed") }) else { continue }
      var changed = table
      try changed.apply([.add(NewStringsEntry(key: "~ strex", value: "a \"b\"\n", comment: "c"))])
      #expect(changed["~ strex"]?.value == "a \"b\"\n" && changed.entries.count == table.entries.count + 1, "\(name)")
      try changed.apply([.remove(key: "~ strex")])
      #expect(changed.bytes == bytes, "\(name)")
      let own = table.entries.filter { !table.duplicates.contains(UTF8Key($0.key)) }
      try changed.apply(own.map { .set(key: $0.key, value: $0.value) })
      #expect(changed.entries.map(\.value) == table.entries.map(\.value), "\(name)")
      count += 1
    }
    print("edited: \(count)")
  }

  /// Compares the two parsers. Foundation silently drops everything after a stray character; ours rejects the file.
  private func verdict(_ name: String, _ bytes: ContiguousArray<UInt8>, _ expected: [String: String]?) -> String {
    do throws(StringsError) {
      let table = try StringsTable(bytes)
      if table.bytes != bytes { return "differs" }
      guard let expected else { return note("read here alone", name, "\(table.encoding as Any)") }
      if table.dictionary == expected { return "equal" }
      let keys = Set(table.dictionary.keys).union(expected.keys).filter { table.dictionary[$0] != expected[$0] }
      return note("differs", name, "\(keys.prefix(3))")
    } catch {
      let place = "\(error.line):\(error.column): \(error.message)"
      return note(expected == nil ? "refused by both" : "cut short by Foundation", name, place)
    }
  }

  private func note(_ verdict: String, _ name: String, _ detail: String) -> String {
    print("\(name): \(verdict): \(detail)")
    return verdict
  }

  /// Every value of every `.stringsdict`, at any depth.
  @Test func stringsDictsEqualFoundationsReading() throws {
    let files = Self.files(".stringsdict")
    for name in files {
      let bytes = try Self.bytes(name)
      let expected = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
      let found = try? PropertyListDocument(bytes)
      #expect(found.map { Self.plain($0.members) } == expected, "\(name)")
      if found != nil { #expect(try StringsDictTable(bytes).bytes == bytes) }
    }
    print("stringsdict: \(files.count) compared")
  }

  private static func plain(_ members: [PropertyListMember]) -> NSDictionary {
    NSDictionary(dictionary: Dictionary(members.map { ($0.key, plain($0.value)) }) { $1 })
  }

  private static func plain(_ value: PropertyListNode) -> Any {
    switch value.content {
    case .string(let text): text
    case .dictionary(let members): plain(members)
    case .array(let elements): elements.map(plain)
    case .other(let kind): kind
    }
  }
}
