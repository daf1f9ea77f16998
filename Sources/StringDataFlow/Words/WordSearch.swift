// The rules search names and code only with this function. Foundation's `contains`, which the compiler would choose
// otherwise, compares UTF-16 by the rules of Unicode: that was a sixth of an audit.
extension ArraySlice<UInt8> {
  /// Returns whether a word in lower case occurs in this text, in any case of its ASCII letters.
  package func contains(_ word: String) -> Bool {
    let found = withContiguousStorageIfAvailable { text in
      word.utf8.withContiguousStorageIfAvailable { word in
        guard text.count >= word.count else { return false }
        return (0...(text.count - word.count)).contains { start in
          word.indices.allSatisfy { Self.asciiLowercase(text[start + $0]) == word[$0] }
        }
      }
    }
    return found.flatMap(\.self) ?? false
  }

  private static func asciiLowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

extension StringProtocol {
  /// Returns whether a string occurs in this one, byte for byte.
  @inlinable package func contains(_ word: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { text in
      word.utf8.withContiguousStorageIfAvailable { word in
        guard let first = word.first else { return true }
        guard text.count >= word.count else { return false }
        return (0...(text.count - word.count)).contains { start in
          text[start] == first && (1..<word.count).allSatisfy { text[start + $0] == word[$0] }
        }
      }
    }
    return found.flatMap(\.self) ?? Array(utf8).contains(Array(word.utf8))
  }
}
