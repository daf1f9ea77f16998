@testable import StringCatalog

// The input is any bytes. A catalog that can be parsed is written unchanged, and adding, changing and removing keys
// preserves all other bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  guard let catalog = try? Catalog(bytes) else { return 0 }
  demand(catalog.serialized() == bytes, "writing a parsed catalog changes it")
  let key = "fuzz %@ \u{E9}"
  guard catalog.refusal(toChange: key) == nil, !catalog.contains(key) else { return 0 }
  var changed = catalog
  do {
    var entry = catalog.newEntry()
    try entry.setComment("a \"comment\"\n")
    try changed.set(entry, for: key)
  } catch { return 0 }
  guard let read = try? Catalog(changed.serialized()) else { fatalError("the written catalog cannot be parsed") }
  demand(read.serialized() == changed.serialized(), "parsing and writing again changes it")
  demand(read[key]?.comment == "a \"comment\"\n", "the comment is \(read[key]?.comment ?? "none")")
  demand(
    read.keys.count == catalog.keys.count + 1, "one key was added, \(read.keys.count - catalog.keys.count) are new")
  for old in catalog.keys { demand(read[old] == catalog[old], "the entry of another key has changed") }
  return 0
}
