/// The words of names in camel case.
package enum NameWords {
  /// Returns the words of a name in lower case: `SpikeView` → `spike`, `view`.
  package static func of(_ name: some StringProtocol) -> [String] {
    String(name).matches(of: word).map { $0.output.lowercased() }
  }

  nonisolated(unsafe) private static let word = #/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/#

  /// Returns whether a declaration is for tests, judged by its name: `addTestPlot`, `sampleBed`. A name that begins
  /// with `test` may be a test that users run, `testConnection`.
  package static func isOfTrial(_ name: String) -> Bool {
    let words = of(name)
    return words.dropFirst().contains("test") || words.contains(where: ofTrials.contains)
  }

  private static let ofTrials: Set<String> = [
    "demo", "dummy", "example", "examples", "lorem", "mock", "playground", "sample", "samples",
  ]
}
