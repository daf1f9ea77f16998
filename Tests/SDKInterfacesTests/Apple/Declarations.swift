@testable import SDKInterfaces

/// The declarations of all interface texts, found line by line: the condensed form has one declaration per line.
struct Declarations: Sendable {
  /// Types by module and nesting, for example `SwiftUI.Text.DateStyle`, once for each declaration.
  private(set) var types: [String] = []
  /// Parameter labels by callee: `Text` for its initializers, `.alert` for a method.
  private(set) var labels: [String: Set<String>] = [:]

  static let all = Declarations(of: InterfaceFile.all)

  init(of files: [InterfaceFile]) {
    for file in files {
      var owners: [Substring] = []
      for line in file.text.description.split(separator: "\n") { read(line, of: file.module, in: &owners) }
    }
  }

  private mutating func read(_ line: Substring, of module: String, in owners: inout [Substring]) {
    let words = line.split(whereSeparator: { " (<:".contains($0) })
    if words.first == "}" {
      owners.removeLast()
      return
    }
    if let (keyword, name) = type(of: words) {
      if keyword != "extension" { types.append(([Substring(module)] + owners + [name]).joined(separator: ".")) }
      if line.hasSuffix("{") { owners.append(name) }
      return
    }
    guard let callee = callee(of: words, owner: owners.last?.split(separator: ".").last) else { return }
    for label in words.indices.compactMap({ self.label(at: $0, of: words, in: line) }) {
      labels[callee, default: []].insert(label)
    }
  }

  /// Returns the keyword and name if the line declares or extends a type.
  private func type(of words: [Substring]) -> (keyword: Substring, name: Substring)? {
    let bare = words.drop { $0.hasPrefix("@") || $0.hasSuffix(")") }
    guard let keyword = bare.first, Self.typeKeywords.contains(keyword) else { return nil }
    return bare.dropFirst().first.map { (keyword, $0) }
  }

  private func callee(of words: [Substring], owner: Substring?) -> String? {
    if let function = words.firstIndex(of: "func"), function + 1 < words.count {
      return (owner == nil ? "" : ".") + words[function + 1]
    }
    return words.contains("init") || words.contains("init?") ? owner.map(String.init) : nil
  }

  /// Returns the word if a colon follows it.
  private func label(at index: Int, of words: [Substring], in line: Substring) -> String? {
    let end = words[index].endIndex
    return end < line.endIndex && line[end] == ":" ? String(words[index]) : nil
  }

  private static let typeKeywords: Set<Substring> = ["struct", "class", "enum", "protocol", "extension", "actor"]
}
