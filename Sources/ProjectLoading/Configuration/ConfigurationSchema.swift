import Diagnostics
import ProjectModel
import SDKInterfaces
import StructuredText

/// The settings of `.strex.json` and `.strex.yml`. The reader and the printed JSON schema use these rows.
package enum ConfigurationSchema {
  package struct Member: Sendable {
    package let name: StaticString
    package let kind: Kind
    package var isRequired = false
    package let help: String
    /// A value in YAML.
    package var example = ""

    package var text: String { name.description }
  }

  package enum Kind: Sendable, Equatable {
    case comment, text, flag, texts, rule, version, glossary, targets, rules
    /// One of these strings.
    case choice([String])

    /// The required kind of value, as the end of a sentence.
    package var description: String {
      switch self {
      case .comment: "a string or an array of strings"
      case .text, .rule: "a string"
      case .flag: "true or false"
      case .texts: "an array of strings"
      case .choice(let names): "one of \(names.joined(separator: ", "))"
      case .glossary: "a path, an array of paths, or an object with terms and their translations by language"
      case .version: "one of the numbers \(XcodeVersion.choices.joined(separator: ", "))"
      case .targets, .rules: "an array of objects"
      }
    }

    /// Returns the node, or the element in it, that has the wrong kind.
    package func firstMisfit(in node: ConfigurationNode) -> ConfigurationNode? {
      switch self {
      case .comment where node.string != nil: nil
      case .text, .rule: node.string == nil ? node : nil
      case .flag: node.bool == nil ? node : nil
      case .comment, .texts: node.isArray ? node.elements.first { $0.string == nil } : node
      case .choice(let names): node.string.map { names.contains($0) } ?? false ? nil : node
      case .version: node.int.flatMap(XcodeVersion.init) == nil ? node : nil
      case .glossary where node.isObject: Self.misfit(inTerms: node)
      case .glossary: node.isArray ? node.elements.first { $0.string == nil } : node.string == nil ? node : nil
      case .targets, .rules: node.isArray ? node.elements.first { !$0.isObject } : node
      }
    }

    private static func misfit(inTerms node: ConfigurationNode) -> ConfigurationNode? {
      node.members.lazy.map(\.value).compactMap { term in
        term.isObject ? term.members.map(\.value).first { $0.string == nil } : term
      }.first
    }
  }

  /// JSON has no comments, so `.strex.json` contains them in a member that JSON readers ignore.
  private static let comment = Member(name: "//", kind: .comment, help: "A comment.")

  package static let file = [
    comment,
    Member(
      name: "$schema", kind: .text, help: "The JSON schema that editors use for this file.",
      example: "./.strex.schema.json"),
    Member(
      name: "project", kind: .text, help: "The path to the .xcodeproj to use; other Xcode projects are ignored.",
      example: "App.xcodeproj"),
    Member(
      name: "targets", kind: .targets, help: "Targets, which override the targets in projects and packages.",
      example: "[{name: App, paths: [App]}]"),
    Member(
      name: "xcode", kind: .version,
      help: "The Xcode version to match (default: 26). 16 covers Xcode 16 and earlier.", example: "26"),
    Member(name: "routines", kind: .texts, help: "Functions to treat like NSLocalizedString.", example: "[L10n]"),
    Member(
      name: "languages", kind: .texts,
      help:
        "The languages that all catalogs should contain. Default: all languages in the project and its catalogs.",
      example: "[de, fr]"),
    Member(
      name: "payloads", kind: .texts,
      help: "Files and folders with push notifications for `audit`: payloads and the code that sends them.",
      example: "[Push]"),
    Member(
      name: "defaultTitles", kind: .flag,
      help:
        "Whether to extract default titles in storyboards and xibs (Text Cell, Item1 …), as before Xcode 15.3.",
      example: "false"),
    Member(
      name: "confidence", kind: .choice(Confidence.allCases.map(\.rawValue)),
      help: "The minimum confidence for `audit` findings (default: high).", example: "high"),
    Member(
      name: "fail-on", kind: .choice(FailureLevel.allCases.map(\.rawValue)),
      help: "The lowest severity for which `audit` and `lint` exit with status 1 (default: warning).",
      example: "warning"),
    Member(
      name: "baseline", kind: .text, help: "A file of known findings for `audit` and `lint` to ignore.",
      example: "strex-baseline.json"),
    Member(
      name: "exclude", kind: .texts,
      help: "Files and folders whose findings `audit` and `lint` ignore. Patterns can contain *, ** and ?.",
      example: "[Generated, \"**/*Mock.swift\"]"),
    Member(
      name: "glossary", kind: .glossary,
      help: "A CSV or TBX glossary for `lint`, or its terms with their translations.",
      example: "Glossary.csv"),
    Member(
      name: "keep", kind: .texts, help: "Words that `lint` expects to remain untranslated, such as product names.",
      example: "[iCloud, Safari]"),
    Member(
      name: "rules", kind: .rules, help: "Rule settings. If several match a file, the last one applies.",
      example: "[{rule: missing-comment, enabled: true, paths: [App]}]"),
  ]

  package static let rule = [
    comment,
    Member(name: "rule", kind: .rule, isRequired: true, help: "The rule's identifier."),
    Member(name: "enabled", kind: .flag, help: "Whether the rule is enabled."),
    Member(
      name: "severity", kind: .choice(Severity.allCases.map(\.rawValue)), help: "The severity for the rule's findings."),
    Member(
      name: "paths", kind: .texts,
      help: "Files and folders that the setting applies to. Patterns can contain *, ** and ?. Default: all files."),
    Member(name: "exclude", kind: .texts, help: "Files and folders to exclude. Patterns can contain *, ** and ?."),
    Member(name: "keys", kind: .texts, help: "Keys that the setting applies to. Default: all keys."),
  ]

  package static let target = [
    comment,
    Member(name: "name", kind: .text, isRequired: true, help: "The target's name in --target and in messages."),
    Member(
      name: "paths", kind: .texts, isRequired: true,
      help: "The target's source files and catalogs, or their folders. Patterns can contain *, ** and ?."),
    Member(name: "exclude", kind: .texts, help: "Files and folders to exclude. Patterns can contain *, ** and ?."),
    Member(name: "isTest", kind: .flag, help: "Whether the target contains tests, which are read only with --tests."),
    Member(
      name: "extractsSwiftTypes", kind: .flag,
      help: "Whether to extract literals by type, like SWIFT_EMIT_LOC_STRINGS in Xcode."),
  ]

  /// Returns the JSON schema that `strex targets --schema` prints.
  /// - Parameter rules: the identifiers of all rules.
  package static func text(rules: [String]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", "strex configuration (\(FilePath.configurationName))")
      json.write(file, rules)
    }
    return json.text
  }
}

extension JSONWriter {
  /// The schema of an object with these members and no others.
  fileprivate mutating func write(_ members: [ConfigurationSchema.Member], _ rules: [String]) {
    member("type", "object")
    member("additionalProperties", false)
    array("required", members.filter(\.isRequired)) { $0.value($1.text) }
    object("properties") { json in
      for member in members {
        json.object(member.text) { $0.write(member, rules) }
      }
    }
  }

  private mutating func write(_ member: ConfigurationSchema.Member, _ rules: [String]) {
    self.member("description", member.help)
    switch member.kind {
    case .comment:
      self.member("type", ["string", "array"])
      items()
    case .text: self.member("type", "string")
    case .flag: self.member("type", "boolean")
    case .texts:
      self.member("type", "array")
      items()
    case .rule: choice(rules)
    case .choice(let names): choice(names)
    case .glossary:
      self.member("type", ["string", "array", "object"])
      items()
    case .version:
      array("enum", XcodeVersion.choices.compactMap { Int($0) }) { $0.value($1) }
    case .targets, .rules:
      self.member("type", "array")
      object("items") { $0.write(member.kind == .rules ? ConfigurationSchema.rule : ConfigurationSchema.target, rules) }
    }
  }

  /// The schema of a string with some possible values.
  private mutating func choice(_ words: [String]) {
    member("type", "string")
    member("enum", words)
  }

  /// The schema of the elements of an array of strings.
  private mutating func items() { object("items") { $0.member("type", "string") } }
}

extension XcodeVersion {
  /// The supported version numbers, the default first.
  package static let choices = ([standard] + allCases.reversed().filter { $0 != standard }).map { "\($0.rawValue)" }
}
