import Foundation
import StringCatalog
import StringExchange

// The input is a catalog. Compiling it twice gives the same tables, Foundation reads the same from both forms, and each
// symbol is declared once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let bytes = FuzzInput(start, count).parts.last, let catalog = try? Catalog(bytes) else { return 0 }
  let compilation = CatalogCompilation(catalog)
  demand(compilation.problems == CatalogCompilation(catalog).problems, "two compilations differ")
  if !compilation.problems.contains(where: \.isError) {
    for table in compilation.tables { check(table) }
  }
  let found = CatalogSymbols(catalog)
  let names = found.symbols.map { "\($0.name.text)(\($0.arguments.map { ($0.label ?? "") + $0.type }))" }
  demand(Set(names).count == names.count, "\(names)")
  let text = SymbolSource(table: "T").text(found.symbols)
  demand(text.hasSuffix("}\n}") && text.count { $0 == "\n" } >= 3 * found.symbols.count, text)
  return 0
}

private func check(_ table: CompiledTable) {
  for platform in CompiledTable.Platform.allCases {
    let forms = CompiledTable.Serialization.allCases.map { table.files(named: "T", $0, platform) }
    demand(forms[0].map(\.path) == forms[1].map(\.path), "\(forms.map { $0.map(\.path) })")
    for (text, binary) in zip(forms[0], forms[1]) {
      let read = [text, binary].map { file in
        try? PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) as? NSDictionary
      }
      demand(read[0] != nil && read[0] == read[1], "\(text.path)")
    }
  }
}
