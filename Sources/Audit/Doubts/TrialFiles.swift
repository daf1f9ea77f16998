/// Files that are named as tests and experiments are: most of their screens are for developers.
struct TrialFiles {
  private let names: ProperNames

  /// - Parameter names: those of the applications; an application for tests names its files after them.
  init(_ names: ProperNames) { self.names = names }

  /// Whether a file, or the folder around it, has such a name: `SpikeView.swift`, `Labs/ButtonView.swift`.
  /// - Parameter path: the path from the root of the project.
  func contains(path: String) -> Bool {
    path.split(separator: "/").suffix(2).contains { part in
      part.matches(of: Self.word).contains { match in
        let word = match.output.lowercased()
        return Self.words.contains(word) && !names.isOfApplication(word)
      }
    }
  }

  /// A word of a name in camel case.
  nonisolated(unsafe) private static let word = #/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/#

  private static let words: Set<String> = [
    "deprecated", "experiment", "experimental", "experiments", "lab", "labs", "poc", "sandbox", "scratch", "spike",
    "test", "testing", "tests", "unused", "wip",
  ]
}
