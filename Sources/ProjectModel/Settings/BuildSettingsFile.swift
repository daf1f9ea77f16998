/// An `.xcconfig` file: assignments and inclusions, in order.
public struct BuildSettingsFile: Sendable, Equatable {
  enum Statement: Sendable, Equatable {
    /// The line and the byte column of the name are 1-based.
    case assign(name: String, value: String, line: Int, column: Int)
    /// `#include?` of a missing file is not an error.
    case include(String, isOptional: Bool)
  }

  let statements: [Statement]

  /// Reads a file. Lines that are not statements are skipped, as in Xcode, which also prints a warning.
  public init(_ text: String) {
    statements = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { BuildSettingsFile.statement($1, number: $0 + 1) }
  }

  /// - Parameter number: the line number.
  private static func statement(_ line: Substring, number: Int) -> Statement? {
    let code = trimmed(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
    if code.hasPrefix("#include") {
      // Slashes in a path do not begin a comment, so the line is not stripped.
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count >= 3 ? .include(String(parts[1]), isOptional: code.hasPrefix("#include?")) : nil
    }
    let plain = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var rest = code[plain.endIndex...]
    // Skips conditions: `[sdk=macosx*][arch=arm64]`.
    while rest.first == "[", let end = rest.firstIndex(of: "]") { rest = rest[rest.index(after: end)...] }
    let name = code[..<rest.startIndex]
    rest = trimmed(rest)
    guard !plain.isEmpty, rest.first == "=" else { return nil }
    let column = line.utf8.distance(from: line.startIndex, to: code.startIndex) + 1
    var value = trimmed(rest.dropFirst())
    // Xcode ignores a semicolon at the end: MacroConfigFileParser.swift in Swift Build.
    while value.last == ";" { value = trimmed(value.dropLast()) }
    return .assign(name: String(name), value: String(value), line: number, column: column)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
