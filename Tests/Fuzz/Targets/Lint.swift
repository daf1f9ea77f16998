import CatalogLint
import Diagnostics
import StringCatalog

// The input is the arguments that the code passes to a key, a record separator, and a catalog. Positions of findings
// are in bounds, two runs find the same, and the counts add up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = FuzzInput(start, count).parts
  guard let bytes = parts.last, let catalog = try? Catalog(bytes) else { return 0 }
  var calls = CallArguments()
  for key in catalog.keys.prefix(4) {
    let words = String(decoding: parts[0].prefix(64), as: UTF8.self).split(separator: " ").map(String.init)
    calls.add(.init(specifiers: parts.count > 1 ? words : [], place: "A.swift:1"), for: key)
  }
  let linter = CatalogLinter(active: Set(CatalogLinter.rules.map(\.identifier)))
  let findings = linter.findings(in: catalog, path: "a.xcstrings", calls: calls)
  demand(findings == linter.findings(in: catalog, path: "a.xcstrings", calls: calls), "two runs differ")
  for finding in findings {
    guard let range = finding.range else { continue }
    demand((1...bytes.count + 1).contains(range.start.line) && range.start.column > 0, "\(finding)")
    demand(range.start.column <= bytes.count + 1, "\(finding)")
  }
  for format in ReportFormat.allCases { _ = FindingReport(findings, root: "/a").text(as: format) }
  _ = CatalogStatus(catalog)
  return 0
}
