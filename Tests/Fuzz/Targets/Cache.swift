import FileSystem

@testable import IncrementalExtraction

// The input is any bytes as a cached answer. A damaged answer or one to another request is rejected. An accepted answer
// has its original content. The leading digest is recomputed: otherwise the digest check would reject all mutated
// input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let key = Digest("key".utf8)
  var writer = ByteWriter()
  writer.put(key.text)
  let body = writer.bytes + UnsafeBufferPointer(start: start, count: count)
  demand(Answer(body, to: key) == nil, "an answer without a digest")
  let fitting = ContiguousArray(Digest(body).text.utf8) + body
  guard let answer = Answer(fitting, to: key) else { return 0 }
  demand(Answer(fitting, to: Digest("other".utf8)) == nil, "an answer to another request")
  let written = answer.bytes(for: key)
  demand(Answer(written, to: key)?.bytes(for: key) == written, "writing it again changes it")
  for position in stride(from: 0, to: written.count, by: max(1, written.count / 16)) {
    var flipped = written
    flipped[position] ^= 1
    demand(Answer(flipped, to: key) == nil, "a flipped bit at \(position)")
  }
  return 0
}
