import Diagnostics
import ProjectModel
import StructuredText
import SwiftLexing
import TextBasics

/// A value in a configuration file and its position, for JSON and YAML alike.
package struct ConfigurationNode: Sendable {
  package struct Member: Sendable {
    package let name: String
    /// The position of the name.
    package let line: Int
    package let column: Int
    package let value: ConfigurationNode
  }

  package enum Value: Sendable {
    case object([Member])
    case array([ConfigurationNode])
    case scalar(text: String?, flag: Bool?, number: Int?)
  }

  package let value: Value
  /// 1-based.
  package let line: Int
  /// 1-based, in bytes.
  package let column: Int

  /// - Parameter depth: the number of values around the node.
  /// - Throws: if values are nested more deeply than YAML allows.
  init(_ node: JSONNode, depth: Int = 0) throws(ParseError) {
    guard depth < YAMLDocument.maximumDepth else { throw node.problem("values are nested too deeply") }
    (line, column) = node.location
    switch node.kind {
    case .object:
      var members: [Member] = []
      for member in node.members {
        let place = member.key.location
        let value = try ConfigurationNode(member.value, depth: depth + 1)
        members.append(Member(name: member.name, line: place.line, column: place.column, value: value))
      }
      value = .object(members)
    case .array:
      var elements: [ConfigurationNode] = []
      for element in node.elements { elements.append(try ConfigurationNode(element, depth: depth + 1)) }
      value = .array(elements)
    default: value = .scalar(text: node.string, flag: node.bool, number: node.int)
    }
  }

  init(_ node: YAMLNode) {
    (line, column) = (node.line, node.column)
    switch node.value {
    case .mapping(let members):
      value = .object(
        members.map { member in
          Member(name: member.name, line: member.line, column: member.column, value: ConfigurationNode(member.value))
        })
    case .sequence(let elements): value = .array(elements.map { ConfigurationNode($0) })
    case .scalar(let text, let isPlain):
      value = .scalar(text: node.text, flag: node.bool, number: isPlain ? Int(text) : nil)
    }
  }

  package var string: String? { if case .scalar(let text, _, _) = value { text } else { nil } }
  package var bool: Bool? { if case .scalar(_, let flag, _) = value { flag } else { nil } }
  package var int: Int? { if case .scalar(_, _, let number) = value { number } else { nil } }
  package var isObject: Bool { if case .object = value { true } else { false } }
  package var isArray: Bool { if case .array = value { true } else { false } }

  /// The elements of an array; empty for other values.
  package var elements: [ConfigurationNode] { if case .array(let elements) = value { elements } else { [] } }

  /// The members of an object in order; empty for other values.
  package var members: [Member] { if case .object(let members) = value { members } else { [] } }
}

/// A reason to reject a configuration file, with its position.
package struct ConfigurationError: Error {
  package let diagnostic: Diagnostic

  /// A project with settings in both formats.
  static func doubled(_ files: [String]) -> ConfigurationError {
    let other = TerminalSafeText.word(FilePath(files[0]).name)
    return ConfigurationError(
      diagnostic: Diagnostic(
        .error, "configuration", "\(other) in the same folder also contains settings; keep only one of the two files",
        file: files[1]))
  }
}

/// A path in a configuration file, and its position in the file.
package struct ConfiguredPath: Sendable, Equatable {
  /// The path as written in the file.
  package let text: String
  package let path: FilePath
  /// The configuration file.
  package let file: FilePath
  /// The configuration file's path as messages print it.
  package let printed: String
  package let location: SourceLocation
}
