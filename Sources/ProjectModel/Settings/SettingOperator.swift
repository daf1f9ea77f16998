/// The operators that Xcode's build system applies to the values of settings: `$(PRODUCT_NAME:lower)`.
enum SettingOperator {
  /// Returns the value with an operator applied, or `nil` for an operator that is not known.
  /// - Parameter operand: the text after the equals sign, with its references replaced by their values.
  static func value(_ value: String, _ name: String, _ operand: String?) -> String? {
    if let operand { return replaced(value, name, operand) }
    switch name {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier": return legal(value) { $0 == "_" }
    case "c99extidentifier": return ModuleName.identifier(value)
    case "rfc1034identifier": return legal(value, instead: "-") { $0 == "-" }
    case "file": return PathParts(value).file
    case "base": return PathParts(value).base
    case "suffix": return PathParts(value).suffix
    case "dir": return PathParts(value).folder.isEmpty ? "./" : PathParts(value).folder
    case "standardizepath": return standardized(value)
    case "not": return value == "YES" ? "NO" : "YES"
    default: return nil
    }
  }

  private static func replaced(_ value: String, _ name: String, _ operand: String) -> String? {
    if name == "default" { return value.isEmpty ? operand : value }
    // The others change only a value that exists.
    if value.isEmpty { return ["dir", "file", "base", "suffix"].contains(name) ? "" : nil }
    let parts = PathParts(value)
    switch name {
    case "dir": return operand.isEmpty || operand.hasSuffix("/") ? operand + parts.file : "\(operand)/\(parts.file)"
    case "file": return parts.folder + operand
    case "base": return parts.folder + operand + parts.suffix
    case "suffix": return "\(parts.folder)\(parts.base).\(operand.drop { $0 == "." })"
    default: return nil
    }
  }

  /// Returns a text in which a character replaces all but letters, digits and those that a condition allows. It does not
  /// begin with a digit.
  private static func legal(
    _ text: String, instead: Character = "_", where isAllowed: (Character) -> Bool
  ) -> String {
    let characters = text.enumerated().map { position, character -> Character in
      let isDigit = ("0"..."9").contains(character) && position > 0
      let isLetter = character.isASCII && character.isLetter
      return isDigit || isLetter || isAllowed(character) ? character : instead
    }
    return String(characters)
  }

  private static func standardized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      let isKept = name != ".." || !path.hasPrefix("/") && (names.last ?? "..") == ".."
      if isKept { names.append(name) } else { _ = names.popLast() }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The parts of a path, which make up the path again.
  private struct PathParts {
    /// The folder with the slash after it; empty for none.
    let folder: String
    let base: String
    /// The extension with its period; empty for none.
    let suffix: String

    var file: String { base + suffix }

    init(_ path: String) {
      let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      let file = path[start...]
      let period = file.lastIndex(of: ".").flatMap { $0 == file.startIndex ? nil : $0 } ?? file.endIndex
      (folder, base, suffix) = (String(path[..<start]), String(file[..<period]), String(file[period...]))
    }
  }
}
