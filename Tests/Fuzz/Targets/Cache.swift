import FileSystem

@testable import IncrementalExtraction

// The input is any bytes as a cached run. A damaged run or one to another request is rejected. An accepted run
// has its original content. The leading digest is recomputed: otherwise the digest check would reject all mutated
// input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let key = Digest("key".utf8)
  var writer = ByteWriter()
  writer.put(key.text)
  let body = writer.bytes + UnsafeBufferPointer(start: start, count: count)
  demand(CachedRun(body, to: key) == nil, "a cached run without a digest")
  let fitting = ContiguousArray(Digest(body).text.utf8) + body
  guard let cached = CachedRun(fitting, to: key) else { return 0 }
  demand(CachedRun(fitting, to: Digest("other".utf8)) == nil, "a cached run to another request")
  let written = cached.bytes(for: key)
  demand(CachedRun(written, to: key)?.bytes(for: key) == written, "writing it again changes it")
  for position in stride(from: 0, to: written.count, by: max(1, written.count / 16)) {
    var flipped = written
    flipped[position] ^= 1
    demand(CachedRun(flipped, to: key) == nil, "a flipped bit at \(position)")
  }
  return 0
}
