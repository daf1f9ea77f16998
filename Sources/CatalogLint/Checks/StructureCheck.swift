import Diagnostics
import StringCatalog
import StructuredText
import TextBasics

/// Checks whether Xcode reads every part of the file.
enum StructureCheck: CatalogCheck {
  static let rules = [member, variation, unit, extraction, version]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    // Tables have no such structure.
    if catalog.isTable { return }
    let root = catalog.catalog.root
    checkTop(root, &report)
    let languages = Set(catalog.languages.map(\.name))
    for entry in root["strings"]?.members.map(\.self) ?? [] {
      check(entry.value, entry.name, languages, &report)
      if let state = entry.value["extractionState"]?.string, !extractionStates.contains(state) {
        let known = extractionStates.sorted()
        let message =
          "\(ShortKey(entry.name).quoted) has the unknown extraction state \(TerminalSafeText.quoted(state))"
        report.add(
          extraction, at: entry.value["extractionState"] ?? entry.key,
          message + Spelling.textHint(for: state, in: known), key: entry.name, subject: "extractionState")
      }
    }
  }

  private static let extractionStates: Set<String> = ["manual", "migrated", "stale", "extracted_with_value"]

  private static func checkTop(_ root: JSONNode, _ report: inout LintReport) {
    if root["version"] == nil {
      report.add(
        version, at: root.members.map(\.key).last ?? root, "the catalog has no \"version\"",
        suggestion: "add \"version\" : \"1.0\"", subject: "version")
    }
    for found in root.members where CatalogSchema.role(of: found, in: .catalog) == nil {
      let name = TerminalSafeText.quoted(found.name)
      guard found.value.kind == .object else { continue }
      let hint = root["strings"] == nil ? Spelling.textHint(for: found.name, in: ["strings"]) : ""
      report.add(
        member, at: found.key,
        hint.isEmpty
          ? "the entry \(name) is outside \"strings\", so Xcode ignores it"
          : "\(name) is unknown, so Xcode ignores it\(hint)",
        key: found.name, subject: "outside of strings")
    }
  }

  /// Checks an entry and all of its known parts.
  private static func check(
    _ node: JSONNode, _ key: String, _ languages: Set<String>, _ report: inout LintReport
  ) {
    var open: [(node: JSONNode, role: CatalogSchema.Role, step: Int)] = [(node, .entry, -1)]
    // The members that were visited, each with the position of the member that contains it.
    var steps: [(member: JSONMember, parent: Int)] = []
    while let (node, role, step) = open.popLast() {
      let first = open.count
      for found in node.members {
        guard let known = CatalogSchema.role(of: found, in: role) else {
          checkUnknown(found, of: node, role, key, languages, &report)
          continue
        }
        if known == .localization, isPlain(found.value) { continue }
        if role == .variations { checkVariation(found, key, &report) }
        steps.append((found, step))
        open.append((found.value, known, steps.count - 1))
      }
      if role == .stringUnit, !isComplete(node) {
        let path = sequence(first: step) { steps[$0].parent }.prefix { $0 >= 0 }.map { " " + steps[$0].member.name }
        checkUnit(node, key, path.reversed().joined(), &report)
      }
      open[first...].reverse()
    }
  }

  private static func checkUnknown(
    _ found: JSONMember, of parent: JSONNode, _ role: CatalogSchema.Role, _ key: String, _ languages: Set<String>,
    _ report: inout LintReport
  ) {
    // Only the beginning of an object with many members is searched.
    let present = Set(parent.members.lazy.prefix(limit).map(\.name))
    let hint = Spelling.textHint(for: found.name, in: CatalogSchema.names(in: role).filter { !present.contains($0) })
    let suggestion = suggestion(for: found, of: parent, role, languages)
    // Later versions of Xcode may add members that are unknown here and contain no strings.
    guard !hint.isEmpty || suggestion != nil || containsText(found.value) else { return }
    report.add(
      member, at: found.key,
      "\(TerminalSafeText.quoted(found.name)) in \(ShortKey(key).quoted) is unknown, so Xcode ignores it" + hint,
      suggestion: hint.isEmpty ? suggestion : nil, key: key, subject: found.name)
  }

  /// Returns where the strings of an unknown member belong, or `nil` if that is unknown or it has none.
  private static func suggestion(
    for found: JSONMember, of parent: JSONNode, _ role: CatalogSchema.Role, _ languages: Set<String>
  ) -> String? {
    switch role {
    case .entry where found.value.members.contains { languages.contains($0.name) }:
      "move its strings to \"localizations\""
    case .localization where isLostText(found, of: parent, role):
      "write the string as \"value\" in \"stringUnit\""
    case .stringUnit where isLostText(found, of: parent, role): "write the string as \"value\""
    case .localization where kinds.contains(found.name) && containsText(found.value),
      .substitution where kinds.contains(found.name) && containsText(found.value):
      "move it to \"variations\""
    default: nil
    }
  }

  /// Returns whether an unknown member probably has the text that its localization or string unit lacks.
  private static func isLostText(
    _ found: JSONMember, of parent: JSONNode, _ role: CatalogSchema.Role
  ) -> Bool {
    guard found.name != "state", found.value.string?.isEmpty == false else { return false }
    let names = role == .stringUnit ? ["value"] : ["stringUnit", "stringSet", "variations"]
    return names.allSatisfy { parent[$0] == nil }
  }

  /// Far more members than an object of a catalog has whose names are known.
  private static let limit = 100

  private static func containsText(_ node: JSONNode) -> Bool {
    var open = [node]
    while let node = open.popLast() {
      if node["stringUnit"] != nil || node["value"]?.string != nil { return true }
      open += node.members.map(\.value).filter { $0.kind == .object }
    }
    return false
  }

  private static func checkVariation(_ found: JSONMember, _ key: String, _ report: inout LintReport) {
    guard kinds.contains(found.name) else {
      let kind = TerminalSafeText.quoted(found.name)
      report.add(
        variation, at: found.key,
        "\(ShortKey(key).quoted) varies by \(kind), which Xcode ignores"
          + Spelling.textHint(for: found.name, in: kinds),
        key: key, subject: found.name)
      return
    }
    for device in found.name == "device" ? found.value.members.map(\.self) : [] where !devices.contains(device.name) {
      let name = TerminalSafeText.quoted(device.name)
      report.add(
        variation, at: device.key,
        "\(ShortKey(key).quoted) has a string for the unknown device \(name)"
          + Spelling.textHint(for: device.name, in: devices), key: key, subject: device.name)
    }
  }

  private static let kinds = ["device", "plural", "width"]

  private static let devices = [
    "applevision", "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  private static let states = ["machine_translated", "needs_review", "new", "translated"]

  /// Returns whether a localization has nothing but a complete string, like nearly all.
  private static func isPlain(_ localization: JSONNode) -> Bool {
    guard localization.hasMembers(exactly: 1), let unit = localization["stringUnit"] else { return false }
    return unit.hasMembers(exactly: 2) && isComplete(unit)
  }

  /// Returns whether a unit has a value and a known state.
  private static func isComplete(_ unit: JSONNode) -> Bool {
    unit["value"] != nil && unit["state"]?.string.map(states.contains) ?? false
  }

  /// - Parameter path: the names of the members that contain the unit. A baseline uses them to distinguish the units of
  ///   a key.
  private static func checkUnit(
    _ node: JSONNode, _ key: String, _ path: String, _ report: inout LintReport
  ) {
    let quoted = ShortKey(key).quoted
    if node["value"] == nil, !node.members.contains(where: { isLostText($0, of: node, .stringUnit) }) {
      report.add(
        unit, at: node, "a string for \(quoted) has no \"value\"", key: key, subject: "value" + path,
        cause: "value")
    }
    guard let state = node["state"]?.string else {
      report.add(
        unit, at: node, "a string for \(quoted) has no \"state\"", key: key, subject: "state" + path, cause: "state")
      return
    }
    if states.contains(state) { return }
    report.add(
      unit, at: node["state"] ?? node,
      "a string for \(quoted) has an unknown state: \(TerminalSafeText.quoted(state))"
        + Spelling.textHint(for: state, in: states), key: key, subject: "state \(state)" + path, cause: state)
  }

  static let member = RuleDescription(
    "unknown-member", summary: "Xcode ignores part of the file",
    explanation: """
      Some scripts write entries next to `strings` instead of inside it, `localization` instead of `localizations`, or \
      `value` without `stringUnit`. Xcode silently ignores such members, so their strings never reach the app. Unknown \
      members without strings are not reported.
      """,
    severity: .error)

  static let variation = RuleDescription(
    "unknown-variation", summary: "A variation or device is unknown",
    explanation: """
      Strings can vary by `plural`, `device` and `width`. The devices are applevision, appletv, applewatch, ipad, \
      iphone, ipod, mac and other. Xcode ignores all other names and their strings.
      """,
    severity: .error)

  static let unit = RuleDescription(
    "unknown-state", summary: "A string has no value, or its state is missing or unknown",
    explanation: """
      The states are new, translated, needs_review and, since Xcode 27, machine_translated. A string with another \
      state or none is treated as needing review. A string without a value is treated as empty.
      """)

  static let extraction = RuleDescription(
    "unknown-extraction-state", summary: "An entry has an unknown extraction state",
    explanation: """
      The extraction states are manual, migrated, stale and extracted_with_value. An entry without an extraction state \
      is also valid.
      """)

  static let version = RuleDescription(
    "missing-version", summary: "A catalog has no version",
    explanation: """
      Xcode writes the format version to each catalog and might reject a file without it. Add the member \
      `"version" : "1.0"`.
      """)
}
