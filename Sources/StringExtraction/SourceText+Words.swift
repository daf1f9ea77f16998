import SwiftLexing

extension SourceText {
  /// Whether any of the words stands somewhere in the text, so that most files are never taken apart.
  func holds(anyOf words: [String]) -> Bool {
    words.contains { word in
      let word = Array(word.utf8)
      guard let first = word.first else { return false }
      var rest = bytes[...]
      while let start = rest.firstIndex(of: first) {
        rest = rest[start...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
