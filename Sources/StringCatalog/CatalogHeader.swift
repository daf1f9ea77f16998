import StructuredText
import TextBasics

/// The outermost object of a catalog.
package enum CatalogHeader {
  private static let members: [(name: String, kind: JSONDocument.Kind, isRequired: Bool)] = [
    ("sourceLanguage", .string, true), ("strings", .object, false), ("version", .string, false),
  ]

  /// - Throws: a problem if the object is not a catalog.
  package static func check(_ root: JSONNode) throws(ParseError) {
    guard root.kind == .object else {
      throw root.problem("expected a JSON object, found \(CatalogSchema.name(of: root.kind))")
    }
    for (name, kind, isRequired) in members {
      let found = root.members.filter { $0.hasName(name) }
      if found.count > 1 { throw found[1].key.problem("duplicate member \(TerminalSafeText.quoted(name))") }
      guard let member = found.first else {
        if isRequired { throw root.problem("the catalog has no \(TerminalSafeText.quoted(name))") }
        continue
      }
      guard member.value.kind == kind else {
        let names = (CatalogSchema.name(of: member.value.kind), CatalogSchema.name(of: kind))
        throw member.value.problem("\(TerminalSafeText.quoted(name)) is \(names.0), expected \(names.1)")
      }
      if isRequired, member.value.string?.isEmpty ?? false {
        throw member.value.problem("\(TerminalSafeText.quoted(name)) is empty")
      }
    }
    if let version = root["version"], !isKnown(version.string ?? "") {
      let name = TerminalSafeText.word(version.string ?? "")
      throw version.problem("unknown catalog format version \(name)")
    }
  }

  /// Xcode 15 to 27 write the versions 1.0 to 1.3 and read all of them.
  private static func isKnown(_ version: String) -> Bool {
    let parts = version.utf8.split(separator: .period, omittingEmptySubsequences: false)
    return parts.first.map(Array.init) == Array("1".utf8)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDecimalDigit) }
  }
}
