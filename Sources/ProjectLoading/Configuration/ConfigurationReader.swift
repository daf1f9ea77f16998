import Diagnostics
import ProjectModel
import SDKInterfaces
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// Reads a configuration file. Each unknown member is an error at its position.
package struct ConfigurationReader {
  package let file: FilePath
  /// The path as messages print it.
  package let printed: String
  /// The identifiers of all rules.
  package let rules: [String]

  package func read(_ bytes: ContiguousArray<UInt8>) throws(ConfigurationError) -> Configuration {
    let members = try members(of: try root(of: bytes), as: ConfigurationSchema.file)
    var configuration = Configuration()
    configuration.project = members["project"]?.string.map(path)
    configuration.xcode = members["xcode"]?.int.flatMap(XcodeVersion.init)
    configuration.includesDefaultTitles = members["defaultTitles"]?.bool ?? false
    configuration.confidence = members["confidence"]?.string.flatMap(Confidence.init)
    configuration.failOn = members["fail-on"]?.string.flatMap(FailureLevel.init)
    configuration.baseline = members["baseline"]?.string.map(path)
    configuration.excluded = texts(members["exclude"]).map(path)
    configuration.keptWords = texts(members["keep"])
    if let glossary = members["glossary"] { read(glossary, into: &configuration) }
    configuration.routines = texts(members["routines"])
    configuration.languages = texts(members["languages"])
    configuration.payloads = texts(members["payloads"]).map(path)
    for element in members["targets"]?.elements ?? [] { configuration.targets.append(try target(element)) }
    for element in members["rules"]?.elements ?? [] { configuration.rules.append(try rule(element)) }
    let settings = (members["targets"]?.elements ?? []) + (members["rules"]?.elements ?? [])
    configuration.paths = settings.flatMap(paths) + (members["exclude"]?.elements ?? []).compactMap(configured)
    return configuration
  }

  private func root(of bytes: ContiguousArray<UInt8>) throws(ConfigurationError) -> ConfigurationNode {
    guard file.name == FilePath.yamlConfigurationName else {
      do throws(ParseError) { return try ConfigurationNode(JSONDocument(bytes).root) } catch {
        throw problem(error.message, error.line, error.column)
      }
    }
    do throws(ParseError) {
      let root = try YAMLDocument(bytes).root
      // A file in which everything is a comment.
      return root.isNull ? ConfigurationNode(YAMLNode(.mapping([]), line: 1, column: 1)) : ConfigurationNode(root)
    } catch { throw problem(error.message, error.line, error.column) }
  }

  /// Reads the names of glossary files, or terms with their translations.
  private func read(_ glossary: ConfigurationNode, into configuration: inout Configuration) {
    configuration.glossaries = ([glossary.string].compactMap(\.self) + texts(glossary)).map(path)
    configuration.terms = glossary.members.map { term in
      let words = term.value.members.compactMap { word in word.value.string.map { (word.name, $0) } }
      return ConfiguredTerm(text: term.name, translations: Dictionary(words) { first, _ in first })
    }
  }

  private func rule(_ node: ConfigurationNode) throws(ConfigurationError) -> RuleSetting {
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

  private func target(_ node: ConfigurationNode) throws(ConfigurationError) -> ConfiguredTarget {
    let members = try members(of: node, as: ConfigurationSchema.target)
    guard let name = members["name"]?.string, !name.isEmpty else { throw problem("a target needs a `name`", at: node) }
    guard members["paths"] != nil else { throw problem("a target needs `paths`", at: node) }
    var target = BuildTarget(name: name, origin: .configuration, file: file, isTest: members["isTest"]?.bool ?? false)
    target.settings.extractsSwiftTypes = members["extractsSwiftTypes"]?.bool ?? true
    return ConfiguredTarget(
      target: target, paths: texts(members["paths"]).map(path), excluded: texts(members["exclude"]).map(path))
  }

  /// Returns the members of an object. Each must be known, occur once and have the right kind of value.
  private func members(
    of node: ConfigurationNode, as schema: [ConfigurationSchema.Member]
  ) throws(ConfigurationError) -> [String: ConfigurationNode] {
    guard node.isObject else { throw problem("expected an object", at: node) }
    var found: [String: ConfigurationNode] = [:]
    for member in node.members {
      guard let known = schema.first(where: { $0.text == member.name }) else {
        let hint = Spelling.choice(for: member.name, in: schema.filter { $0.kind != .comment }.map(\.text))
        throw problem("unknown setting \(TerminalSafeText.word(member.name))\(hint)", member.line, member.column)
      }
      guard found[member.name] == nil else {
        throw problem("duplicate key \(TerminalSafeText.word(member.name))", member.line, member.column)
      }
      if let wrong = known.kind.firstMisfit(in: member.value) {
        throw problem("\(TerminalSafeText.word(member.name)) must be \(known.kind.description)", at: wrong)
      }
      found[member.name] = member.value
    }
    return found
  }

  /// Returns the paths in a target or in the setting of a rule.
  private func paths(in setting: ConfigurationNode) -> [ConfiguredPath] {
    let lists = setting.members.filter { $0.name == "paths" || $0.name == "exclude" }.map(\.value)
    return lists.flatMap(\.elements).compactMap(configured)
  }

  private func configured(_ node: ConfigurationNode) -> ConfiguredPath? {
    node.string.map { text in
      ConfiguredPath(
        text: text, path: path(text), file: file, printed: printed,
        location: SourceLocation(line: node.line, column: node.column))
    }
  }

  private func texts(_ node: ConfigurationNode?) -> [String] { node?.elements.compactMap(\.string) ?? [] }

  /// Resolves a path of the file, relative to the file's folder.
  private func path(_ text: String) -> FilePath {
    let path = text.hasPrefix("/") ? FilePath(text) : (file.folder ?? file).appending(text.isEmpty ? "." : text)
    return path.resolvingParents
  }

  private func problem(_ message: String, at node: ConfigurationNode) -> ConfigurationError {
    problem(message, node.line, node.column)
  }

  private func problem(_ message: String, _ line: Int, _ column: Int) -> ConfigurationError {
    ConfigurationError(
      diagnostic: Diagnostic(
        .error, "configuration", message, file: printed, location: SourceLocation(line: line, column: column)))
  }
}
