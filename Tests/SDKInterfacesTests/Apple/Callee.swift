import TestSupport
import Testing

/// A row of `Fixtures/callees.txt`: the callee, a type or `.method`, and the label of a localizable argument.
struct Callee: CustomTestStringConvertible, Sendable {
  let name: String
  let label: String

  var testDescription: String { "\(name) \(label)" }

  static let all: [Callee] = rows()

  private static func rows() -> [Callee] {
    let text = (try? Fixture("callees.txt").text) ?? ""
    return text.split(separator: "\n").map { row in
      let words = row.split(separator: " ")
      return Callee(name: String(words[0]), label: words.count > 1 ? String(words[1]) : "_")
    }
  }
}
