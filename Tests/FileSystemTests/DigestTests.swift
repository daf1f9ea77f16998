import Testing

@testable import FileSystem

@Suite struct DigestTests {
  /// The input for which the hash's author publishes digests (`xsum_sanity_check.c` of xxHash).
  private static let bytes = (0..<222).reduce(into: (bytes: [UInt8](), generator: UInt64(2_654_435_761))) { row, _ in
    row.bytes.append(UInt8(row.generator >> 56))
    row.generator = row.generator &* 11_400_714_785_074_694_797
  }.bytes

  @Test(
    arguments: [
      (0, 0, "ef46db3751d8e999"), (0, 2_654_435_761, "ac75fda2929b17ef"), (1, 0, "e934a84adb052768"),
      (1, 2_654_435_761, "5014607643a9b4c3"), (4, 0, "9136a0dca57457ee"), (14, 0, "8282dcc4994e35c8"),
      (14, 2_654_435_761, "c3bd6bf63deb6df0"), (222, 0, "b641ae8cb691c174"), (222, 2_654_435_761, "20cb8ab7ae10c14a"),
    ] as [(Int, UInt64, String)])
  func digestsEqualPublishedValues(_ count: Int, _ seed: UInt64, _ digits: String) {
    #expect(Digest(Self.bytes.prefix(count), seed: seed).text == digits)
    #expect(Digest(Self.bytes.prefix(count).lazy.map { $0 }, seed: seed).text == digits)
    #expect(Digest(digits: digits)?.text == digits)
  }

  @Test func chunkBoundariesChangeTheDigest() {
    var (first, second) = (Digest(), Digest())
    for part in ["ab", "c", ""] { first.add(part) }
    for part in ["a", "bc", ""] { second.add(part) }
    #expect(first != second && first != Digest("abc".utf8))
    #expect(Digest(digits: "ef46") == nil && Digest(digits: "ef46db3751d8e99x") == nil)
  }
}
