import Dispatch
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

@testable import StringExtraction

// The input is the files of a program between record separators. Positions are in bounds, and the result is the same
// with any number of workers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let sources = FuzzInput(start, count).parts.prefix(8).enumerated().map { number, bytes in
    FileOutline(SourceText(path: "\(number).swift", bytes: bytes))
  }
  let index = SymbolIndex(interfaces: SmallSDK.outlines, sources: sources)
  let one = extraction(index, sources.count, workers: 1)
  let many = extraction(index, sources.count, workers: 3)
  demand(one.strings == many.strings && one.untyped == many.untyped, "the result depends on the number of workers")
  for site in one.strings.map(\.site) + one.untyped.map(\.site) {
    guard let source = sources.first(where: { $0.source.path == site.file })?.source else { fatalError(site.file) }
    let lines = source.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).count
    demand((1...source.bytes.count + 1).contains(site.location.line) && site.location.column > 0, "\(site)")
    demand(site.location.line <= lines + source.bytes.count { $0 == 0x0D }, "\(site) of \(lines) lines")
  }
  return 0
}

private func extraction(_ index: SymbolIndex, _ count: Int, workers: Int) -> Extraction {
  var options = ExtractionOptions()
  options.workers = workers
  let box = ResultBox()
  let done = DispatchSemaphore(value: 0)
  Task.detached { [options] in
    box.extraction = await Extractor(index: index, options: options).extract(Array(0..<count))
    done.signal()
  }
  done.wait()
  return box.extraction
}

/// Passes the result from the task to the waiting thread.
private final class ResultBox: @unchecked Sendable {
  var extraction = Extraction()
}
