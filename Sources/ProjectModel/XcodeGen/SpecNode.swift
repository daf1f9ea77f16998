import StructuredText
import TextBasics

/// A value of an XcodeGen specification with its origin, because several files may be merged into one.
struct SpecNode: Sendable {
  enum Value: Sendable {
    case text(String, isPlain: Bool)
    case list([SpecNode])
    case map([String: SpecNode])
  }

  var value: Value
  /// The folder that paths are relative to.
  let folder: FilePath
  /// 1-based. For a value in another file, the line of the `include:`.
  let line: Int
  let column: Int
  /// The position of the value itself.
  let origin: SettingPlace

  /// - Parameters:
  ///   - folder: the folder that paths are relative to.
  ///   - file: the file that contains it.
  ///   - place: the inclusion of the file, or `nil` for the specification itself.
  init(_ node: YAMLNode, in folder: FilePath, _ file: FilePath, includedAt place: SpecNode? = nil) {
    self.folder = folder
    origin = SettingPlace(file: file, line: node.line, column: node.column)
    (line, column) = place.map { ($0.line, $0.column) } ?? (node.line, node.column)
    switch node.value {
    case .scalar(let text, let isPlain): value = .text(text, isPlain: isPlain)
    case .sequence(let elements): value = .list(elements.map { SpecNode($0, in: folder, file, includedAt: place) })
    case .mapping(let members):
      let pairs = members.map { ($0.name, SpecNode($0.value, in: folder, file, includedAt: place)) }
      value = .map(Dictionary(pairs) { $1 })
    }
  }

  /// The text of a scalar, or `nil` for null and other values.
  var text: String? {
    guard case .text(let text, let isPlain) = value, !(isPlain && (text.isEmpty || text == "~" || text == "null"))
    else { return nil }
    return text
  }

  /// The value of a setting: lists are joined with spaces, and YAML's Booleans become Xcode's.
  var setting: String? {
    switch value {
    case .text(let text, true): YAMLNode.truth(of: text).map { $0 ? "YES" : "NO" } ?? text
    case .text(let text, false): text
    case .list(let elements): elements.compactMap(\.setting).joined(separator: " ")
    case .map: nil
    }
  }

  /// The Boolean value of a text, quoted or not, because values of variables are quoted.
  var isOn: Bool? { text.flatMap(YAMLNode.truth) }

  var elements: [SpecNode] { if case .list(let elements) = value { elements } else { [] } }

  /// The texts of a list, or the only one.
  var texts: [String] { text.map { [$0] } ?? elements.compactMap(\.text) }

  var isMap: Bool { if case .map = value { true } else { false } }
  var members: [String: SpecNode] { if case .map(let members) = value { members } else { [:] } }

  subscript(name: String) -> SpecNode? { members[name] }

  /// The text as a path, or `nil` if it depends on variables.
  var path: FilePath? {
    guard let text, !text.contains("${"), !text.contains("$(") else { return nil }
    return (text.hasPrefix("/") ? FilePath(text) : folder.appending(text.isEmpty ? "." : text)).resolvingParents
  }

  /// The first `${NAME}` of a text without a value.
  var openVariable: String? {
    guard let text, let start = text.firstRange(of: "${"), let end = text[start.upperBound...].firstIndex(of: "}")
    else { return nil }
    return String(text[start.upperBound..<end])
  }

  /// Returns a problem with a text that depends on a variable without a value.
  /// - Parameter subject: the beginning of the sentence.
  func openProblem(_ subject: String) -> ProjectError {
    guard let name = openVariable else { return problem("\(subject) depends on a variable") }
    return problem(
      "\(subject) depends on the environment variable \(TerminalSafeText.word(name)), which is not set here")
  }

  func problem(_ message: String) -> ProjectError { ProjectError(message, line: line, column: column) }
}

// XcodeGen's transformations of values.
extension SpecNode {
  /// Merges a value onto another one: mappings member by member, lists by appending. Other values replace.
  /// `NAME:REPLACE` always replaces.
  func merged(onto other: SpecNode) -> SpecNode {
    switch (value, other.value) {
    case (.map(let mine), .map(var all)):
      for (name, value) in mine {
        if name.hasSuffix(Self.replacement) {
          all[String(name.dropLast(Self.replacement.count))] = value
        } else {
          all[name] = all[name].map(value.merged) ?? value
        }
      }
      var merged = self
      merged.value = .map(all)
      return merged
    case (.list(let mine), .list(let theirs)):
      var merged = self
      merged.value = .list(theirs + mine)
      return merged
    default: return self
    }
  }

  private static let replacement = ":REPLACE"

  /// The number of values in it.
  var weight: Int {
    switch value {
    case .text: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.weight }
    case .map(let members): members.values.reduce(1) { $0 + $1.weight }
    }
  }

  /// Returns the value with each `${NAME}` replaced if the variable has a value, also in keys. If two keys become
  /// equal, the alphabetically last one is used.
  func expanding(_ variables: SpecVariables, _ budget: inout SpecVariables.Budget) throws(ProjectError) -> SpecNode {
    var node = self
    switch value {
    case .text(let text, _):
      let expanded = variables.expand(text)
      if expanded != text { node.value = .text(try budget.paid(expanded, self), isPlain: false) }
    case .list(let elements):
      var all: [SpecNode] = []
      for element in elements { all.append(try element.expanding(variables, &budget)) }
      node.value = .list(all)
    case .map(let members):
      var all: [String: SpecNode] = [:]
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        let expanded = variables.expand(name)
        all[expanded == name ? name : try budget.paid(expanded, member)] = try member.expanding(variables, &budget)
      }
      node.value = .map(all)
    }
    return node
  }

  /// Returns its values at any depth as property list values.
  /// - Parameter keys: the keys of the enclosing mappings.
  func properties(under keys: [String] = []) -> [BundleSettings.Property] {
    switch value {
    case .text: [BundleSettings.Property(keys: keys, value: text.map { .text($0) } ?? .other, place: origin)]
    case .map(let members) where members.isEmpty: [BundleSettings.Property(keys: keys, value: .other, place: origin)]
    case .list(let elements): elements.flatMap { $0.properties(under: keys) }
    case .map(let members):
      members.sorted { $0.key < $1.key }.flatMap { $0.value.properties(under: keys + [$0.key]) }
    }
  }
}
