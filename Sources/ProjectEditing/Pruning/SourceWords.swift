import SwiftLexing

extension Sequence<SourceText> {
  /// The words of the sources, which include all names and the words of comments and literals.
  var words: Set<String> {
    reduce(into: []) { words, source in
      let found = source.bytes.split { !$0.isLetter && !$0.isDecimalDigit && $0 != .underscore && $0 < 0x80 }
      for word in found { words.insert(String(decoding: word, as: UTF8.self)) }
    }
  }
}
