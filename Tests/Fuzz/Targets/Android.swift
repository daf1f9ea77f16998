import StructuredText

@testable import StringCatalog
@testable import StringExchange

// The input is an Android strings file, a separator, and the catalog to import into. The import reports an error with a
// position, or a second import changes nothing. An export of the result can be parsed, and importing it changes
// nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = FuzzInput(start, count).parts
  guard parts.count == 2, let catalog = try? Catalog(parts[1]) else { return 0 }
  var taken = catalog
  do throws(ParseError) {
    let file = try AndroidReader.file(in: parts[0])
    for language in ["de", "uk", taken.sourceLanguage] { taken = take(file, language, into: taken) }
  } catch { demand(error.line > 0 && error.column > 0, "a problem without a position: \(error)") }
  for language in ["de", "uk", taken.sourceLanguage] { checkExport(of: taken, in: language) }
  return 0
}

private func take(_ file: AndroidFile, _ language: String, into catalog: Catalog) -> Catalog {
  guard let result = result(file, language, catalog) else { return catalog }
  let bytes = result.catalog.serialized()
  demand(result.changeCount > 0 || bytes == catalog.serialized(), "the catalog changed without a reported change")
  guard let read = try? Catalog(bytes) else { fatalError("what was written cannot be read") }
  return read
}

private func result(_ file: AndroidFile, _ language: String, _ catalog: Catalog) -> CatalogImport? {
  let units = AndroidImport(file, for: catalog, in: language, original: "A")
  return try? CatalogImport(units.file, into: catalog)
}

private func checkExport(of catalog: Catalog, in language: String) {
  let export = AndroidExport(of: catalog, in: language)
  let names = Set(export.resources.map { Array($0.name.utf8) })
  demand(names.count == export.resources.count, "two resources have one name")
  let file = AndroidFile(language: nil, catalog: nil, resources: export.resources)
  guard let read = try? AndroidReader.file(in: ContiguousArray(AndroidWriter.bytes(of: file))) else {
    let isLong = file.resources.contains { $0.name.utf8.count + ($0.key ?? "").utf8.count > 8_000 }
    return demand(isLong, "an export cannot be read")
  }
  demand(read.resources.map(\.name) == file.resources.map(\.name), "resources are lost")
  demand(
    zip(read.resources, file.resources).allSatisfy { $0.content == $1.content }, "a text is parsed as another text")
  guard let result = result(read, language, catalog) else { return }
  demand(result.catalog.serialized() == catalog.serialized(), "an export changes its catalog")
}
