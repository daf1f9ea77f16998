import Testing

@testable import HTMLReport

@Suite struct SHA256Tests {
  /// The first three are the examples of FIPS 180-4. The others exactly fill a block or exceed it by one byte.
  @Test(arguments: [
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
  ])
  func hashesEqualTheStandard(_ text: String, _ expected: String) {
    #expect(SHA256(Array(text.utf8)).base64 == expected)
  }
}
