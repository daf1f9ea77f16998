import TextBasics

/// The words of names in camel case.
package enum NameWords {
  /// Returns the words of a name in lower case: `SpikeView` → `spike`, `view`. A regular expression takes ten times as
  /// long, and the audit asks for the words of most declarations.
  package static func of(_ name: some StringProtocol) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end].isUppercaseLetter { end += 1 }
      let capitals = end - start
      if capitals > 1, end < bytes.count, bytes[end].isLowercaseLetter {
        // The last capital letter begins the next word: `URLList`.
        end -= 1
      } else if capitals <= 1 {
        while end < bytes.count, bytes[end].isLowercaseLetter { end += 1 }
      }
      if end > start { words.append(String(decoding: bytes[start..<end], as: UTF8.self).lowercased()) }
      start = max(end, start + 1)
    }
    return words
  }

  /// Returns whether a declaration is for tests, judged by its name: `addTestPlot`, `sampleBed`. A name that begins
  /// with `test` may be a test that users run, `testConnection`.
  package static func isOfTrial(_ name: String) -> Bool {
    let words = of(name)
    return words.dropFirst().contains("test") || words.contains(where: ofTrials.contains)
  }

  private static let ofTrials: Set<String> = [
    "demo", "dummy", "example", "examples", "lorem", "mock", "mocks", "playground", "sample", "samples",
  ]
}
