import TextBasics

/// The members at the top of a file that may be an XcodeGen specification, read without parsing it as YAML: the file
/// may be cut off.
struct SpecOutline {
  /// The names of the members, in order.
  private var names: [String] = []

  /// The members of a specification. `aggregateTargets` is not included, because such a project needs no other targets.
  private static let known: Set<String> = [
    "attributes", "breakpoints", "configFiles", "configs", "fileGroups", "include", "localPackages", "name", "options",
    "packages", "projectFormat", "projectReferences", "schemeTemplates", "schemes", "settingGroups", "settings",
    "settingPresets", "targetTemplates", "targets",
  ]

  /// Members that files of other tools may also have.
  private static let common: Set<String> = ["attributes", "include", "name", "packages", "settings"]

  /// Whether the first line of the contents is a member.
  private var startsWithMember = true

  init(_ bytes: ContiguousArray<UInt8>) {
    let quotes: Set<UInt8> = [.quote, .apostrophe]
    for line in bytes.split(whereSeparator: \.isLineBreak) {
      guard let content = line.first(where: { $0 != .space && $0 != .tab }), content != .pound else { continue }
      let isIndented = line.first != content
      if !isIndented, content != .minus, let colon = line.firstIndex(of: .colon) {
        names.append(String(decoding: line[..<colon].filter { !quotes.contains($0) }, as: UTF8.self))
      } else if names.isEmpty {
        startsWithMember = false
      }
    }
  }

  /// Whether the file is an XcodeGen specification, which then has no usable targets. A file of another tool has
  /// other members; an empty file has none.
  var lacksTargets: Bool {
    guard startsWithMember, names.allSatisfy(Self.known.contains) else { return false }
    return names.isEmpty || !names.allSatisfy(Self.common.contains)
  }
}
