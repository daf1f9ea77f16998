import StringDataFlow
import StringExtraction
import SwiftLexing
import TextBasics

/// The replacement of string literals in the text of a source, at known places.
struct LiteralRewrite {
  /// One edit for each literal.
  private(set) var edits: [CodeEdit] = []
  /// The places whose literal is not written as the key.
  private(set) var failures: [SourceLocation] = []

  /// - Parameters:
  ///   - places: the positions of the literals' first characters.
  ///   - old: the text of each literal.
  init(_ bytes: ContiguousArray<UInt8>, at places: [SourceLocation], from old: String, to new: String) {
    let starts = Self.lineStarts(bytes)
    let (before, after) = (Self.spelling(old), String(decoding: Self.spelling(new), as: UTF8.self))
    for place in Set(places).sorted() {
      guard starts.indices.contains(place.line - 1) else {
        failures.append(place)
        continue
      }
      var start = starts[place.line - 1] + place.column - 1
      if bytes.indices.contains(start), bytes[start] == UInt8(ascii: "@") { start += 1 }
      let end = start + before.count
      if end <= bytes.count, bytes[start..<end].elementsEqual(before) {
        edits.append(CodeEdit(range: start..<end, text: after))
      } else {
        failures.append(place)
      }
    }
  }

  private static func lineStarts(_ bytes: ContiguousArray<UInt8>) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isPair = byte == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
      if byte == .lineFeed || byte == .carriageReturn && !isPair { starts.append(index + 1) }
    }
    return starts
  }

  /// Returns a text as a literal of Swift or C on one line.
  static func spelling(_ text: String) -> [UInt8] {
    var spelling: [UInt8] = [.quote]
    for byte in text.utf8 {
      switch byte {
      case .quote, .backslash: spelling += [.backslash, byte]
      case .lineFeed: spelling += Array("\\n".utf8)
      case .tab: spelling += Array("\\t".utf8)
      default: spelling.append(byte)
      }
    }
    return spelling + [.quote]
  }
}
