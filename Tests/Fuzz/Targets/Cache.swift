import Workspace

@testable import IncrementalExtraction

// Any bytes as an answer that was kept: none of another question and no damaged one is taken; one that is, says what it
// said. The digest in front is made to fit, or no damage but that would be looked at.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let key = Digest("key".utf8)
  var writer = ByteWriter()
  writer.put(key.text)
  let body = writer.bytes + UnsafeBufferPointer(start: start, count: count)
  demand(Answer(body, to: key) == nil, "an answer without a digest")
  let fitting = ContiguousArray(Digest(body).text.utf8) + body
  guard let answer = Answer(fitting, to: key) else { return 0 }
  demand(Answer(fitting, to: Digest("other".utf8)) == nil, "the answer to another question")
  let written = answer.bytes(for: key)
  demand(Answer(written, to: key)?.bytes(for: key) == written, "kept again it says something else")
  for position in stride(from: 0, to: written.count, by: max(1, written.count / 16)) {
    var flipped = written
    flipped[position] ^= 1
    demand(Answer(flipped, to: key) == nil, "a flipped bit at \(position)")
  }
  return 0
}
