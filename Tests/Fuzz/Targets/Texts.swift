import StringExtraction
import SwiftLexing

@testable import ProjectModel

// The input is any text as C, as Swift with a routine name, and as a settings file, which may include itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let source = SourceText(path: "input", bytes: input.bytes)
  let scanner = RoutineScanner(routines: ["Lookup"])
  for string in scanner.strings(inC: source) + scanner.strings(inSwift: source) {
    let location = string.site.location
    demand(location.line > 0 && location.column > 0 && location.line <= count + 1, "\(string.site)")
  }
  let file = BuildSettingsFile(input.text)
  let base = BuildConfiguration(
    name: "Release", settings: ["A": "$(B)", "B": "$(inherited)"], base: FilePath("/a.xcconfig"))
  _ = ExtractionSettings([BuildSettings([base]) { _ in file }])
  return 0
}
