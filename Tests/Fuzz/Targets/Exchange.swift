import StructuredText

@testable import StringCatalog
@testable import StringExchange

// The input is a file from translators, a separator, and the catalog to import into. The import reports an error with a
// position, or a second import changes nothing. Importing an export of the result changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = FuzzInput(start, count).parts
  guard parts.count == 2, let catalog = try? Catalog(parts[1]) else { return 0 }
  var taken = catalog
  for format in 0..<3 {
    do throws(ParseError) {
      for file in try files(in: parts[0], format) { taken = take(file, into: taken) }
    } catch { demand(error.line > 0 && error.column > 0, "a problem without a position: \(error)") }
  }
  for language in ["de", "uk", taken.sourceLanguage] { checkExport(of: taken, in: language) }
  return 0
}

private func files(in bytes: ContiguousArray<UInt8>, _ format: Int) throws(ParseError) -> [XLIFFFile] {
  switch format {
  case 0: try XLIFFReader.files(in: bytes)
  case 1: try CSVExchange.files(in: bytes)
  default: try JSONExchange.files(in: bytes)
  }
}

private func take(_ file: XLIFFFile, into catalog: Catalog) -> Catalog {
  guard let result = try? CatalogImport(file, into: catalog) else { return catalog }
  let bytes = result.catalog.serialized()
  demand(result.changeCount > 0 || bytes == catalog.serialized(), "the catalog changed without a reported change")
  guard let read = try? Catalog(bytes) else { fatalError("the written catalog cannot be parsed") }
  let again = try? CatalogImport(file, into: read)
  demand(again?.catalog.serialized() == bytes, "a second import changes the catalog again")
  return read
}

private func checkExport(of catalog: Catalog, in language: String) {
  let units = CatalogUnits(of: catalog, in: language)
  demand(Set(units.units.map { Array($0.id.utf8) }).count == units.units.count, "two units have one id")
  let writable = units.units.filter(\.fitsXML)
  let file = XLIFFFile(
    original: "A", sourceLanguage: catalog.sourceLanguage, targetLanguage: language, exporting: writable)
  guard let read = try? XLIFFReader.files(in: ContiguousArray(XLIFFWriter.bytes(of: [file]))) else {
    return demand(writable.contains { $0.id.utf8.count > 10_000 }, "an export cannot be read")
  }
  demand(read.first?.units.map(\.id) == writable.map(\.id), "units are lost")
  guard let part = read.first, let result = try? CatalogImport(part, into: catalog) else { return }
  demand(result.catalog.serialized() == catalog.serialized(), "an export changes its catalog")
}
