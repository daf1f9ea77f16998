import StringDataFlow
import SwiftLexing
import TextBasics

/// The replacement of string literals in the text of a source, at known places.
struct LiteralRewrite {
  /// One edit for each literal.
  private(set) var edits: [CodeEdit] = []
  /// The places whose literal differs from the key.
  private(set) var failures: [SourceLocation] = []

  /// - Parameters:
  ///   - places: the positions of the literals' first characters.
  ///   - old: the text of each literal.
  init(_ bytes: ContiguousArray<UInt8>, at places: [SourceLocation], from old: String, to new: String) {
    let lines = LineTable(bytes)
    let (before, after) = (Self.spelling(old), String(decoding: Self.spelling(new), as: UTF8.self))
    for place in Set(places).sorted() {
      guard let line = lines.bytes(ofLine: place.line) else {
        failures.append(place)
        continue
      }
      var start = line.lowerBound + place.column - 1
      if bytes.indices.contains(start), bytes[start] == UInt8(ascii: "@") { start += 1 }
      let end = start + before.count
      if end <= bytes.count, bytes[start..<end].elementsEqual(before) {
        edits.append(CodeEdit(range: start..<end, text: after))
      } else {
        failures.append(place)
      }
    }
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
