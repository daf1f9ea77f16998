import TextBasics

/// Suggests a correction for a mistyped word.
package enum Spelling {
  /// Returns the candidate with the fewest edits from `word`, if they are few enough for a typing mistake.
  /// - Parameter isMeant: returns whether a candidate with so few edits may be suggested.
  private static func nearest(
    to word: String, in candidates: [String], where isMeant: (String) -> Bool = { _ in true }
  ) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let letters = Array(word.unicodeScalars)
    var best: (edits: Int, word: String)?
    for candidate in candidates {
      let other = Array(candidate.unicodeScalars)
      let allowed = max(1, min(letters.count, other.count) / 3)
      let limit = min(allowed, best.map { $0.edits - 1 } ?? allowed)
      guard abs(letters.count - other.count) <= limit, let edits = distance(letters, other, atMost: limit),
        isMeant(candidate)
      else { continue }
      best = (edits, candidate)
    }
    return best?.word
  }

  /// Returns a question in brackets for the end of a message about a mistyped word. It is empty if no candidate is
  /// similar.
  package static func hint(for word: String, in candidates: [String]) -> String {
    hint(nearest(to: word, in: candidates).map(TerminalSafeText.word))
  }

  /// Returns the same question, or all candidates if there are few. It is empty if there are none or too many.
  package static func choice(for word: String, in candidates: [String]) -> String {
    let question = hint(for: word, in: candidates)
    guard question.isEmpty, (1...12).contains(candidates.count) else { return question }
    let words = candidates.map(TerminalSafeText.word).joined(separator: ", ")
    return " (known: \(words))"
  }

  /// Returns the same question about a mistyped symbolic key. Each of its words must be similar: `menu.save` is not a
  /// misspelling of `menu.open`.
  package static func keyHint(for key: String, in candidates: [String]) -> String {
    hint(Self.key(meantBy: key, in: candidates).map(TerminalSafeText.quoted))
  }

  /// Returns the key that was probably mistyped.
  package static func key(meantBy key: String, in candidates: [String]) -> String? {
    let words = words(of: key)
    return nearest(to: key, in: candidates) { candidate in
      if candidate == key { return false }
      let others = Self.words(of: candidate)
      guard words.count == others.count else { return distance(words.joined(), others.joined()) <= 1 }
      return zip(words, others).allSatisfy { distance($0, $1) <= min($0.count, $1.count) / 3 }
    }
  }

  /// Returns the words of a symbolic key in lower case. Numbers are words, too.
  private static func words(of key: String) -> [String] {
    key.matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/).map { $0.output.lowercased() }
  }

  /// Returns the same question about a mistyped key or table.
  package static func textHint(for text: String, in candidates: [String]) -> String {
    hint(nearest(to: text, in: candidates).map(TerminalSafeText.quoted))
  }

  private static func hint(_ meant: String?) -> String { meant.map { " (did you mean \($0)?)" } ?? "" }

  /// Returns the number of insertions, deletions, replacements and swaps of adjacent characters between two words.
  package static func distance(_ a: String, _ b: String) -> Int {
    distance(Array(a.unicodeScalars), Array(b.unicodeScalars), atMost: .max) ?? .max
  }

  /// Compares scalars, because comparing characters takes several times as long.
  ///
  /// - Returns: `nil` if the number is greater than `limit`.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    var lastMinimum = 0
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      var minimum = i + 1
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
        minimum = min(minimum, best)
      }
      // A later row depends on the last two.
      if min(minimum, lastMinimum) > limit { return nil }
      (beforeLast, last, lastMinimum) = (last, row, minimum)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
