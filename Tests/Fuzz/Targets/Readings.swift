import FileSystem
import IncrementalExtraction
import StringExtraction
import SwiftLexing

// The input is any bytes as cached extraction records, after a recomputed checksum. They are rejected, or writing them
// again gives the same records and the same extraction for each source. Damaged records are never accepted.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let key = Digest("key".utf8)
  let body = FuzzInput(start, count).bytes
  demand(ExtractionCache(body, key: key) == nil, "records without a checksum")
  guard let store = ExtractionCache(ContiguousArray(ExtractionCache.head(Digest(body), key)) + body, key: key) else {
    return 0
  }
  let kept = store.bytes(for: key)
  guard let again = ExtractionCache(kept, key: key) else { fatalError("the written records cannot be parsed") }
  demand(again.bytes(for: key) == kept, "writing them again changes them")
  demand(again.sources.count == store.sources.count && again.catalogs.count == store.catalogs.count, "records are lost")
  demand(ExtractionCache(kept, key: Digest("other".utf8)) == nil, "records of another request")
  for position in stride(from: 0, to: kept.count, by: max(1, kept.count / 16)) {
    var flipped = kept
    flipped[position] ^= 1
    demand(ExtractionCache(flipped, key: key) == nil, "a flipped bit at \(position)")
  }
  for (name, record) in store.sources { check(record, again.sources[name]) }
  return 0
}

/// The file of the records, without its contents.
private let source = SourceText(path: "A.swift", bytes: [])

private func check(_ record: SourceRecord, _ again: SourceRecord?) {
  guard let again else { fatalError("a source is lost") }
  demand(record.hasSameStrings(as: again) == again.hasSameStrings(as: record), "the records have different contents")
  let numbers = record.beginnings.all.prefix(2)
  demand(record.beginnings.holdAny(of: DigestFilter(numbers)) != numbers.isEmpty, "a number is not found")
  guard let extraction = try? record.decoded(as: source) else { return }
  demand(isSame(extraction, try? again.decoded(as: source)), "the extraction differs")
  let bytes = ExtractionCoding.bytes(of: extraction, routes: record.routes)
  var (contents, places) = (ByteReader(ByteSlice(bytes.contents)), ByteReader(ByteSlice(bytes.places)))
  let decoded = try? ExtractionCoding.extraction(&contents, &places, routes: record.routes, source: source)
  demand(isSame(extraction, decoded), "the extraction, written again, differs")
}

private func isSame(_ a: Extraction, _ b: Extraction?) -> Bool {
  a.strings == b?.strings && a.untyped == b?.untyped && a.diagnostics == b?.diagnostics
}
