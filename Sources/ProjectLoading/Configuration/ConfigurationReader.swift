import Diagnostics
import ProjectModel
import SDKInterfaces
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// Reads a configuration file. Each unknown member is an error at its position.
package struct ConfigurationReader {
  /// The path of the file.
  package let file: FilePath
  /// The path as messages print it.
  package let printed: String
  /// The identifiers of all rules.
  package let rules: [String]

  package func read(_ bytes: ContiguousArray<UInt8>) throws(ConfigurationProblem) -> Configuration {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw problem(error.message, error.line, error.column)
    }
    let members = try members(of: document.root, as: ConfigurationSchema.file)
    var configuration = Configuration()
    configuration.project = members["project"]?.string.map(path)
    configuration.xcode = members["xcode"]?.int.flatMap(XcodeVersion.init)
    configuration.includesDefaultTitles = members["defaultTitles"]?.bool ?? false
    configuration.confidence = members["confidence"]?.string.flatMap(Confidence.init)
    configuration.routines = texts(members["routines"])
    configuration.languages = texts(members["languages"])
    configuration.payloads = texts(members["payloads"]).map(path)
    for element in members["targets"]?.elements ?? [] { configuration.targets.append(try target(element)) }
    for element in members["rules"]?.elements ?? [] { configuration.rules.append(try rule(element)) }
    let settings = (members["targets"]?.elements ?? []) + (members["rules"]?.elements ?? [])
    configuration.paths = settings.flatMap(paths)
    return configuration
  }

  private func rule(_ node: JSONNode) throws(ConfigurationProblem) -> RuleSetting {
    let members = try members(of: node, as: ConfigurationSchema.rule)
    guard let name = members["rule"], let rule = name.string else {
      throw problem("a setting needs a `rule`", at: node)
    }
    guard rules.contains(rule) else {
      throw problem("unknown rule \(TerminalSafeText.word(rule))\(Spelling.hint(for: rule, in: rules))", at: name)
    }
    return RuleSetting(
      rule, isOn: members["enabled"]?.bool, severity: members["severity"]?.string.flatMap(Severity.init),
      paths: texts(members["paths"]).map { path($0).string },
      excluded: texts(members["exclude"]).map { path($0).string }, keys: texts(members["keys"]))
  }

  private func target(_ node: JSONNode) throws(ConfigurationProblem) -> ConfiguredTarget {
    let members = try members(of: node, as: ConfigurationSchema.target)
    guard let name = members["name"]?.string, !name.isEmpty else { throw problem("a target needs a `name`", at: node) }
    guard members["paths"] != nil else { throw problem("a target needs `paths`", at: node) }
    var target = BuildTarget(
      name: name, origin: .configuration, file: file, isTest: members["isTest"]?.bool ?? false)
    target.settings.extractsSwiftTypes = members["extractsSwiftTypes"]?.bool ?? true
    return ConfiguredTarget(
      target: target, paths: texts(members["paths"]).map(path), excluded: texts(members["exclude"]).map(path))
  }

  /// Returns the members of an object. Each must be known, occur once and have the right kind of value.
  private func members(
    of node: JSONNode, as schema: [ConfigurationSchema.Member]
  ) throws(ConfigurationProblem) -> [String: JSONNode] {
    guard node.kind == .object else { throw problem("expected an object", at: node) }
    var found: [String: JSONNode] = [:]
    for member in node.members {
      guard let known = schema.first(where: { $0.text == member.name }) else {
        let hint = Spelling.choice(for: member.name, in: schema.filter { $0.kind != .comment }.map(\.text))
        throw problem("unknown setting \(TerminalSafeText.word(member.name))\(hint)", at: member.key)
      }
      guard found[member.name] == nil else {
        throw problem("duplicate key \(TerminalSafeText.word(member.name))", at: member.key)
      }
      if let wrong = known.kind.firstMisfit(in: member.value) {
        throw problem("\(TerminalSafeText.word(member.name)) is \(known.kind.description)", at: wrong)
      }
      found[member.name] = member.value
    }
    return found
  }

  /// Returns the paths in a target or in the setting of a rule.
  private func paths(in setting: JSONNode) -> [ConfiguredPath] {
    let lists = setting.members.filter { $0.name == "paths" || $0.name == "exclude" }.map(\.value)
    return lists.flatMap(\.elements).compactMap { node in
      node.string.map { text in
        ConfiguredPath(
          text: text, path: path(text), file: file, printed: printed,
          location: SourceLocation(line: node.location.line, column: node.location.column))
      }
    }
  }

  private func texts(_ node: JSONNode?) -> [String] { node?.elements.compactMap(\.string) ?? [] }

  /// Resolves a path of the file, relative to the file's folder.
  private func path(_ text: String) -> FilePath {
    let path = text.hasPrefix("/") ? FilePath(text) : (file.folder ?? file).appending(text.isEmpty ? "." : text)
    return path.resolvingParents
  }

  private func problem(_ message: String, at node: JSONNode) -> ConfigurationProblem {
    problem(message, node.location.line, node.location.column)
  }

  private func problem(_ message: String, _ line: Int, _ column: Int) -> ConfigurationProblem {
    ConfigurationProblem(
      diagnostic: Diagnostic(
        .error, "configuration", message, file: printed, location: SourceLocation(line: line, column: column)))
  }
}
