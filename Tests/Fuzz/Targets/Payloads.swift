import Diagnostics
import StringCatalog
import StructuredText

@testable import PushPayloads

// The input is a file name extension, a record separator, a sender or payload, a record separator, and a catalog.
// Positions of uses and findings are in bounds, and two runs find the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let parts = FuzzInput(start, count).parts
  guard parts.count >= 2 else { return 0 }
  let name = String(decoding: parts[0], as: UTF8.self)
  let uses: [PushKeyUse]
  if let language = SenderLanguage.named(name) {
    uses = SenderSource(parts[1], language: language).uses
    demand(uses == SenderSource(parts[1], language: language).uses, "two runs differ")
  } else {
    do throws(ParseError) { uses = try PayloadDocument(parts[1]).uses } catch {
      demand(error.line > 0 && error.column > 0, "a problem without a position: \(error)")
      return 0
    }
  }
  for use in uses { demand(use.range.lowerBound >= 0 && use.range.upperBound <= parts[1].count, "\(use)") }
  guard parts.count > 2, let catalog = try? Catalog(parts[2]) else { return 0 }
  let findings = PushAuditor([PushTable(path: "L", catalog: catalog)]).findings(on: uses, path: "a", parts[1])
  for finding in findings {
    guard let range = finding.range else { continue }
    demand((1...parts[1].count + 1).contains(range.start.line) && range.start.column > 0, "\(finding)")
  }
  return 0
}
