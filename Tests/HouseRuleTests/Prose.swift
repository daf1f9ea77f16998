import Foundation

/// A sentence or line of prose, with its place.
struct Prose: Sendable {
  let path: String
  let line: Int
  let text: String

  var wordCount: Int { text.split { !($0.isLetter || $0 == "'" || $0 == "’" || $0 == "-") }.count { $0.count > 1 } }

  var oddPhrases: [String] { OddPhrases.found(in: text) }

  var description: String { "\(path):\(line): \(text)" }
}

extension Prose {
  /// The sentences of a page, without code blocks, comments and tables of code.
  static func sentences(ofPage path: String) throws -> [Prose] {
    var found: [Prose] = []
    var (block, start, isCode) = ("", 1, false)
    func endBlock() {
      let text = block.replacing(#/``?[^`]*``?/#, with: "X").replacing(#/\]\([^)]*\)/#, with: "]")
      var sentence = ""
      for word in text.split(separator: " ") {
        sentence += (sentence.isEmpty ? "" : " ") + word
        guard ".;:!?".contains(word.last ?? " ") else { continue }
        found.append(Prose(path: path, line: start, text: sentence))
        sentence = ""
      }
      if !sentence.isEmpty { found.append(Prose(path: path, line: start, text: sentence)) }
      block = ""
    }
    let lines = try SourceTree.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") {
        endBlock()
        isCode.toggle()
      } else if isCode || trimmed.hasPrefix("<!--") {
        continue
      } else if trimmed.isEmpty || "-*|#>".contains(trimmed.first ?? "-") {
        endBlock()
        (block, start) = (String(trimmed), position + 1)
      } else {
        block += (block.isEmpty ? "" : " ") + trimmed
      }
    }
    endBlock()
    return found.filter { $0.wordCount >= 4 }
  }

  /// The comment lines of a Swift file.
  static func comments(of file: SourceFile) -> [Prose] {
    file.lines.enumerated().compactMap { position, line in
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("//"), !trimmed.contains("swift-format-") else { return nil }
      let text = trimmed.drop { $0 == "/" || $0 == " " }.replacing(#/`[^`]*`/#, with: "X")
      return Prose(path: file.path, line: position + 1, text: String(text))
    }.filter { $0.wordCount >= 4 }
  }

  /// The string literals of a Swift file that contain words, without their interpolations.
  static func messages(of file: SourceFile) -> [Prose] {
    file.lines.enumerated().flatMap { position, line in
      line.drop { $0 == " " }.hasPrefix("//")
        ? []
        : line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map { match in
          let text = match.1.replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "X")
          return Prose(path: file.path, line: position + 1, text: String(text))
        }
    }.filter { $0.wordCount >= 4 && $0.text.contains(" ") }
  }
}
