import SwiftLexing

@testable import SwiftParsing

// The input is any bytes. The trees of a file and its bodies refer only to existing nodes and tokens, and positions of
// literals are correct.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(path: "input.swift", bytes: FuzzInput(start, count).bytes)
  let problems = Reading(source).problems
  demand(problems.isEmpty, problems.joined(separator: "\n"))
  let outline = FileOutline(source)
  let starts = outline.literals.within(0..<count).map(\.start)
  demand(starts == starts.sorted() && starts.allSatisfy { Int($0) < count }, "positions of literals: \(starts)")
  demand(outline.debugRanges.allSatisfy { $0.upperBound <= count }, "debug ranges: \(outline.debugRanges)")
  return 0
}
