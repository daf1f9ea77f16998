/// The parts of two versions of a text that are equal, removed or added, by words.
public struct WordDifference: Sendable, Equatable {
  public enum Kind: Sendable { case same, removed, added }

  public struct Part: Sendable, Equatable {
    public let kind: Kind
    public let text: String
  }

  /// The parts in order. Without the added ones, they are the old text; without the removed ones, the new text.
  public private(set) var parts: [Part] = []

  /// The product of the word counts above which the whole texts are marked, because the comparison would take long.
  private static let largest = 1_000_000

  public init(from old: String, to new: String) {
    let (a, b) = (Self.words(of: old), Self.words(of: new))
    guard a.count * b.count <= Self.largest else {
      add(.removed, old)
      add(.added, new)
      return
    }
    let lengths = Self.commonLengths(a, b)
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        add(.same, a[i])
        i += 1
        j += 1
      } else if j == b.count || i < a.count && lengths[i + 1][j] >= lengths[i][j + 1] {
        add(.removed, a[i])
        i += 1
      } else {
        add(.added, b[j])
        j += 1
      }
    }
  }

  /// Removed and added words next to each other form one part of each kind, so that a rewritten phrase stays readable.
  private mutating func add(_ kind: Kind, _ text: String) {
    if text.isEmpty { return }
    if parts.last?.kind == kind, let last = parts.popLast() {
      parts.append(Part(kind: kind, text: last.text + text))
    } else if kind == .removed, parts.count > 1, parts[parts.count - 1].kind == .added,
      parts[parts.count - 2].kind == .removed
    {
      parts[parts.count - 2] = Part(kind: .removed, text: parts[parts.count - 2].text + text)
    } else if kind == .removed, let last = parts.last, last.kind == .added {
      parts.insert(Part(kind: .removed, text: text), at: parts.count - 1)
    } else {
      parts.append(Part(kind: kind, text: text))
    }
  }

  /// Returns runs of letters and digits, and each other character.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for character in text {
      let isWordPart = character.isLetter || character.isNumber
      if isWordPart, isOpen { words[words.count - 1].append(character) } else { words.append(String(character)) }
      isOpen = isWordPart
    }
    return words
  }

  /// Returns the lengths of the longest common subsequences of all ends of the lists.
  private static func commonLengths(_ a: [String], _ b: [String]) -> [[Int]] {
    var lengths = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i][j] = a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }
}
