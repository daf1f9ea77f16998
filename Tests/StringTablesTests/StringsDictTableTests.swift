import TestSupport
import Testing

@testable import StringTables

@Suite struct StringsDictTableTests {
  private static var rules: StringsDictTable {
    get throws { try StringsDictTable(Fixture.table("rules.stringsdict").bytes) }
  }

  private static func lamps(_ one: String, _ other: String, _ name: String, type: String) -> StringsDictVariable {
    StringsDictVariable(
      name: name, valueType: type,
      cases: [.init(name: "one", form: .text(one)), .init(name: "other", form: .text(other))])
  }

  @Test func allFormsAreRead() throws {
    let table = try Self.rules
    #expect(try table.bytes == Fixture.table("rules.stringsdict").bytes)
    #expect(
      table["%lld lanterns"]?.form
        == .format("%#@lanterns@", [Self.lamps("%lld lantern", "%lld lanterns", "lanterns", type: "lld")]))
    #expect(table["%lld lanterns"]?.comment == "How many lanterns burn")
    let tap = StringsDictForm.format("%#@lamps@", [Self.lamps("Tap %d lamp", "Tap %d lamps", "lamps", type: "d")])
    #expect(
      table["device"]?.form
        == .device([.init(name: "mac", form: .text("Click the lamp")), .init(name: "other", form: tap)]))
    #expect(
      table["width"]?.form
        == .width([.init(name: "20", form: .text("Lamp")), .init(name: "50", form: .text("A lamp with oil"))]))
    #expect(table["array"]?.form == nil)
    #expect(table.effectiveEntries.count == 7)
  }

  @Test func unsupportedContentIsReported() throws {
    let messages = try Self.rules.warnings.map { "\($0.line): \($0.message)" }
    #expect(
      messages == [
        "99: the format of \"faulty\" uses \"lost\", which is not defined",
        "103: the variable \"lamp\" has no \"NSStringFormatValueTypeKey\", its number format",
        "103: the variable \"lamp\" has no \"other\"",
        "106: \"none\" is not a plural category; use \"zero\"",
        "110: the variable \"spare\" is a string, not a dictionary",
        "113: the value of \"array\" is an array, not a string or a dictionary",
      ])
  }

  @Test func oldStyleIsRead() throws {
    let text = """
      { "%d" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d; one = "one"; other = "%d"; }; }; }
      """
    let table = try StringsDictTable(ContiguousArray(text: text))
    #expect(table["%d"]?.form == .format("%#@n@", [Self.lamps("one", "%d", "n", type: "d")]))
    #expect(table.warnings == [])
  }

  @Test(arguments: Fixture.stringsDicts)
  func everyTruncatedFileIsRejectedOrRead(fixture: Fixture) throws {
    let bytes = try fixture.bytes
    for length in 0..<bytes.count {
      do throws(StringsError) {
        _ = try StringsDictTable(ContiguousArray(bytes[..<length]))
        #expect(length >= bytes.count - 1)
      } catch {
        #expect(error.line >= 1 && error.column >= 1)
      }
    }
  }
}
