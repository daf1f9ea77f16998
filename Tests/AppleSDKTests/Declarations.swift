@testable import AppleSDK

/// What all interface texts declare, found line by line: the condensed form has one declaration a line.
struct Declarations: Sendable {
  /// Top-level types with their module, `SwiftUI.Text` say, once a declaration.
  private(set) var types: [String] = []
  /// Parameter labels by callee: `Text` for its initialisers, `.alert` for a method.
  private(set) var labels: [String: Set<String>] = [:]

  static let all = Declarations(of: InterfaceFile.all)

  init(of files: [InterfaceFile]) {
    for file in files {
      var owners: [String] = []
      for line in file.text.description.split(separator: "\n") { read(line, of: file.module, in: &owners) }
    }
  }

  private mutating func read(_ line: Substring, of module: String, in owners: inout [String]) {
    let words = line.split(whereSeparator: { " (<:".contains($0) })
    if words.first == "}" {
      owners.removeLast()
      return
    }
    if let keyword = words.firstIndex(where: { Self.typeKeywords.contains($0) }), keyword + 1 < words.count {
      let name = String(words[keyword + 1])
      if owners.isEmpty && words[keyword] != "extension" { types.append(module + "." + name) }
      if line.hasSuffix("{") { owners.append(String(name.split(separator: ".").last ?? "")) }
      return
    }
    guard let callee = callee(of: words, owner: owners.last) else { return }
    for label in words.indices.compactMap({ self.label(at: $0, of: words, in: line) }) {
      labels[callee, default: []].insert(label)
    }
  }

  private func callee(of words: [Substring], owner: String?) -> String? {
    if let function = words.firstIndex(of: "func"), function + 1 < words.count {
      return (owner == nil ? "" : ".") + words[function + 1]
    }
    return words.contains("init") || words.contains("init?") ? owner : nil
  }

  /// The word, when a colon follows it.
  private func label(at index: Int, of words: [Substring], in line: Substring) -> String? {
    let end = words[index].endIndex
    return end < line.endIndex && line[end] == ":" ? String(words[index]) : nil
  }

  private static let typeKeywords: Set<Substring> = ["struct", "class", "enum", "protocol", "extension", "actor"]
}
