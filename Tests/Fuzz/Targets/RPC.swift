@testable import JSONRPC
@testable import StructuredText

// The input is any bytes as messages in both framings. The frames do not depend on how the input is split, and each
// invalid message gets a JSON response.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  for framing in [MessageFraming.lines, .headers] {
    let whole = frames(bytes, framing, piece: max(1, count))
    for piece in [1, 13] {
      demand(frames(bytes, framing, piece: piece) == whole, "chunks of \(piece) bytes give other frames")
    }
    for case .message(let message) in whole { judge(RPCInput(message)) }
  }
  return 0
}

private func frames(_ bytes: ContiguousArray<UInt8>, _ framing: MessageFraming, piece: Int) -> [FrameScanner.Frame] {
  var scanner = FrameScanner(framing, limit: 2000)
  var frames: [FrameScanner.Frame] = []
  for start in stride(from: 0, to: bytes.count, by: piece) {
    scanner.append(bytes[start..<min(start + piece, bytes.count)])
    while let frame = scanner.next() { frames.append(frame) }
  }
  return frames + [scanner.last()].compactMap(\.self)
}

private func judge(_ input: RPCInput) {
  let items =
    switch input {
    case .single(let item): [item]
    case .batch(let items): items
    }
  let answers = items.compactMap { item -> [UInt8]? in
    switch item {
    case .response: nil
    case .invalid(let id, let error): RPCOutput.error(id, error)
    case .call(let call): RPCOutput.result(call.id ?? .null, .empty)
    }
  }
  for answer in answers + [RPCOutput.batch(answers)] {
    demand((try? JSONDocument(ContiguousArray(answer))) != nil, "a response that is not JSON")
    demand(!answer.contains(10), "a response on two lines")
  }
}
