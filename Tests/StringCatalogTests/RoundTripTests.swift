import StructuredText
import TestSupport
import Testing

@testable import StringCatalog

struct RoundTripTests {
  @Test func fixturesExist() {
    #expect(Fixture.all.count > 20)
  }

  @Test(arguments: Fixture.all)
  func roundTripKeepsBytes(fixture: Fixture) throws {
    #expect(try fixture.catalog.serialized() == fixture.bytes)
  }

  /// Sets all entries to their own values, so that the members are assembled one by one.
  @Test(arguments: Fixture.all)
  func memberwiseRewriteKeepsBytes(fixture: Fixture) throws {
    let catalog = try fixture.catalog
    var copy = catalog
    try copy.apply(catalog.keys.filter { catalog.refusal(toChange: $0) == nil }.map { ($0, catalog[$0]) })
    #expect(try copy.serialized() == fixture.bytes)
  }

  @Test(arguments: Fixture.all)
  func addedKeyChangesOnlyItsLines(fixture: Fixture) throws {
    let catalog = try fixture.catalog
    for key in ["\t", "Quest 3", "~~", "學"] { try expectFewChanges(adding: key, to: catalog, fixture) }
  }

  private func expectFewChanges(adding key: String, to catalog: Catalog, _ fixture: Fixture) throws {
    var more = catalog
    var entry = more.newEntry()
    try entry.setComment("one \"more\"")
    try more.set(entry, for: key)
    let written = more.serialized()
    let reread = try Catalog(written)
    #expect(reread[key]?.comment == "one \"more\"")
    #expect(reread.keys.filter { $0 != key } == catalog.keys, "\(key)")
    if !catalog.keys.isEmpty { expectOneBlockMore(old: catalog.serialized().lines, new: written.lines) }
    try more.remove(key)
    #expect(try more.serialized() == fixture.bytes, "\(key)")
  }

  /// Expects all old lines in their order and one block of new lines. The line before the block may have gained a
  /// comma.
  private func expectOneBlockMore(old: [String], new: [String]) {
    if old.count < 6 { return }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let changed = old.count - min(head + tail, old.count)
    #expect(changed <= 1)
    if changed == 1 {
      let line = old[head]
      #expect(new[head].filter { $0 != "," } == line.filter { $0 != "," })
    }
  }

  @Test(arguments: Fixture.all)
  func everyTruncatedFileIsRejectedOrRead(fixture: Fixture) throws {
    let bytes = try fixture.bytes
    for length in 0..<bytes.count {
      let prefix = ContiguousArray(bytes[..<length])
      do throws(ParseError) {
        let catalog = try Catalog(prefix)
        #expect(catalog.serialized() == prefix)
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
  }

  @Test func keyIsAddedToAFileWithoutStrings() throws {
    var catalog = try Fixture.named("no-strings").catalog
    try catalog.set(catalog.newEntry(), for: "Quest")
    #expect(
      catalog.serialized().text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Quest" : {

            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test func removingTheLastKeyLeavesAnEmptyObject() throws {
    var catalog = Catalog(sourceLanguage: "en")
    let empty = catalog.serialized()
    try catalog.set(catalog.newEntry(), for: "Quest")
    #expect(catalog.serialized() != empty)
    let reread = try Catalog(catalog.serialized())
    catalog = reread
    try catalog.remove("Quest")
    #expect(catalog.serialized() == empty)
  }

  @Test func newCatalogHasXcodesLayout() throws {
    let written = Catalog(sourceLanguage: "uk").serialized()
    #expect(try written == Fixture.named("empty").bytes)
  }
}
