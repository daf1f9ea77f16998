/// The bytes of one run, as libFuzzer passes them.
struct FuzzInput {
  let bytes: ContiguousArray<UInt8>

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = ContiguousArray(UnsafeBufferPointer(start: start, count: count))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The parts between record separators: files of one program, or a catalog and its strings.
  var parts: [ContiguousArray<UInt8>] {
    bytes.split(separator: 0x1E, omittingEmptySubsequences: false).map { ContiguousArray($0) }
  }
}

/// Ends the process with a message, which libFuzzer reports as a finding.
func demand(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
  if !holds { fatalError(otherwise()) }
}
