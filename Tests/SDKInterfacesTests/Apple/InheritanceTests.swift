import Testing

@testable import SDKInterfaces

/// The parts of a line that opens a type or an extension: `struct Set<Element>: Collection, Hashable where … {`.
private struct Header {
  let name: Substring
  let inherited: [Substring]

  init?(_ line: Substring) {
    let flat = Self.withoutBrackets(line)
    let words = flat.split(separator: " ")
    guard let keyword = words.firstIndex(where: { Self.keywords.contains($0) }), keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") })
    else { return nil }
    name = words[keyword + 1].prefix { $0 != ":" }
    let clauses = words.dropFirst(keyword + 2).prefix { $0 != "where" && $0 != "&" }
    inherited = words[keyword + 1].hasSuffix(":") ? clauses.map { $0.prefix { $0 != "," } } : []
  }

  /// The line up to its brace, without the contents of angle brackets and parentheses.
  private static func withoutBrackets(_ line: Substring) -> Substring {
    var depth = 0
    var flat = ""
    for character in line.prefix(while: { $0 != "{" }) {
      if character == "<" || character == "(" { depth += 1 }
      if depth == 0 { flat.append(character) }
      if character == ">" || character == ")" { depth -= 1 }
    }
    return flat[...]
  }

  private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "extension", "actor"]
}

@Suite("Inheritance and members")
struct InheritanceTests {
  private static let lines: [Substring] = InterfaceFile.all.flatMap { lines(of: $0) }
  private static let headers: [Header] = lines.compactMap(Header.init)

  private static func lines(of file: InterfaceFile) -> [Substring] {
    file.text.description.split(separator: "\n").map { line in line.drop(while: { $0 == " " }) }
  }

  @Test("Types inherit only from declared types")
  func supertypesAreDeclared() {
    var known: Set<Substring> = Set(InterfaceFile.all.map { Substring($0.module) })
    for header in Self.headers { known.insert(header.name.split(separator: ".").last ?? "") }
    for line in Self.lines where line.hasPrefix("typealias ") { known.insert(line.split { " <".contains($0) }[1]) }
    let unknown = Self.headers.flatMap(\.inherited).filter { !known.contains($0.split(separator: ".")[0]) }
    #expect(Set(unknown).sorted() == [])
  }

  @Test("The reference types of interpolation are the types that Foundation bridges, and uniform types")
  func bridgedTypesAreDeclared() {
    let bridged = Self.headers.filter { $0.inherited.contains("ReferenceConvertible") }
    #expect(
      bridged.map(\.name).sorted() == [
        "AffineTransform", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "IndexPath",
        "IndexSet", "Locale", "Measurement", "Notification", "PersonNameComponents", "TimeZone", "URL",
        "URLComponents", "URLQueryItem", "URLRequest", "UTType", "UUID",
      ])
  }

  @Test("No type declares a member twice")
  func membersAreDeclaredOnce() {
    for file in InterfaceFile.all { expectUniqueMembers(in: file) }
  }

  private func expectUniqueMembers(in file: InterfaceFile) {
    var open: [Set<Substring>] = [[]]
    for line in Self.lines(of: file) {
      if line == "}" {
        open.removeLast()
      } else if line.hasSuffix("{") {
        open.append([])
      } else {
        #expect(open[open.count - 1].insert(line).inserted, "\(file.module) repeats \(line)")
      }
    }
  }
}
