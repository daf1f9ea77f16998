import TestSupport

/// Writes sources with few keys, tables, comments and default values, so that many coincide.
struct RandomCode {
  static let keys = ["%@ rooms", "%lld rooms", "Back", "Book", "Cancel", "Done", "Gone", "Room", "Start", "Tour"]

  private let name: String
  private(set) var random: SeededRandom

  /// - Parameter name: the name of the source, for the names of its declarations.
  init(_ name: String, _ random: SeededRandom) { (self.name, self.random) = (name, random) }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func swift() -> String {
    var lines = ["import SwiftUI"]
    for position in 0...number(5) { lines += statement(position) }
    if number(60) == 0 { lines.append("let broken = \"never ends") }
    return lines.joined(separator: "\n") + "\n"
  }

  mutating func objectiveC() -> String {
    "NSString *s = NSLocalizedString(@\"\(key())\", @\"c\(number(3))\");\n"
  }

  private mutating func key() -> String { Self.keys[2 + number(Self.keys.count - 2)] }

  private mutating func statement(_ position: Int) -> [String] {
    let line = declaration("\(name)n\(position)")
    switch number(14) {
    case 0: return ["#if os(macOS)", line, "#endif"]
    case 1: return ["#if DEBUG", line, "#endif"]
    case 2: return ["#if BETA", line, "#endif"]
    case 3: return ["#Preview {", "  Text(\"\(key())\")", "}"]
    default: return [line]
    }
  }

  private mutating func declaration(_ name: String) -> String {
    let key = key()
    let (comment, value) = ("c\(number(3))", "v\(number(3))")
    switch number(20) {
    case 0: return "let \(name) = Text(\"\(key)\", comment: \"\(comment)\")"
    case 1: return "let \(name) = Text(\"\(key)\", tableName: \"Booking\")"
    case 2: return "let \(name) = Text(\"\(key)\", bundle: .module)"
    case 3, 4: return "let \(name) = String(localized: \"\(key)\", defaultValue: \"\(value)\", comment: \"\(comment)\")"
    case 5: return "let \(name) = String(localized: \"\(key)\", defaultValue: \"\(value)\", table: \"Booking\")"
    case 6: return "let \(name) = NSLocalizedString(\"\(key)\", comment: \"\(comment)\")"
    case 7:
      return "let \(name) = NSLocalizedString(\"\(key)\", tableName: \"Booking\", value: \"\(value)\", comment: \"\")"
    case 8: return "func \(name)(_ room: Room) -> Text { Text(\"\\(room.count) rooms\") }"
    case 9: return "struct Room {\n  let count: \(number(2) == 0 ? "Int" : "String")\n}"
    case 10: return "let \(name) = String(localized: \"\(key)\", bundle: Bundle(for: Anchor.self))"
    case 11: return "class Anchor {}"
    case 12: return "let \(name) = unknown(title: \"\(key)\")"
    case 13: return "let \(name) = \"\(key)\""
    case 14: return "func \(name)(_ stay: Stay) -> Text { Text(\"\\(stay.absent) rooms\") }"
    default: return "let \(name) = Text(\"\(key)\")"
    }
  }
}
