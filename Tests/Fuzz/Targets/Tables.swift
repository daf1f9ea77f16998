import StringCatalog
import StringTables

/// A table of any bytes is parsed exactly or rejected with a position, and a changed table can be parsed again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  if let rules = try? StringsDictTable(bytes) {
    demand(rules.bytes == bytes, "parsing changes a .stringsdict")
    _ = try? TableMigration([.init(name: "de", stringsDict: rules)], into: Catalog(sourceLanguage: "en"))
  }
  do throws(StringsError) {
    let table = try StringsTable(bytes)
    demand(table.bytes == bytes, "parsing changes a table")
    change(table)
  } catch {
    demand(error.line >= 1 && error.column >= 1, "a problem without a position")
  }
  return 0
}

private func change(_ table: StringsTable) {
  guard table.encoding != nil, table["strex key"] == nil else { return }
  var changed = table
  do throws(StringsError) {
    try changed.apply([.add(NewStringsEntry(key: "strex key", value: "a\n\"b\"", comment: "c"))])
  } catch {
    // A comment that is not closed includes everything added after it.
    return
  }
  let isLost = table.warnings.contains { $0.message.contains("never closed") }
  demand(isLost || changed["strex key"]?.value == "a\n\"b\"", "an added entry is missing")
  demand(isLost || changed.entries.count == table.entries.count + 1, "an added entry changes others")
}
