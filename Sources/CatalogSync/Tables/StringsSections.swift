import StringTables
import TextBasics

/// Finds the section comment for new keys of a `.strings` file: the section of keys from the same source file,
/// otherwise the section of keys with the same prefix before a dot.
struct StringsSections {
  private(set) var sections: [UTF8Key: String] = [:]
  /// The sections of existing keys, by the source files that use the keys.
  private var byFile: [String: [(line: Int, section: String)]] = [:]
  /// The last section of each prefix, for example `settings.account` for `settings.account.title`.
  private var byBeginning: [String: String] = [:]

  init(_ entries: [StringsEntry], _ code: [KeyGroup]) {
    let known = Dictionary(entries.map { (UTF8Key($0.key), $0.section) }) { $1 }
    guard Set(entries.compactMap(\.section)).count > 1 else { return }
    for group in code {
      guard let section = known[UTF8Key(group.key)] ?? nil else { continue }
      for site in group.sites { byFile[site.file, default: []].append((site.location.line, section)) }
    }
    for entry in entries {
      guard let section = entry.section else { continue }
      for beginning in Self.beginnings(of: entry.key) { byBeginning[beginning] = section }
    }
    for group in code where known[UTF8Key(group.key)] == nil {
      if let section = section(of: group) { sections[UTF8Key(group.key)] = section }
    }
  }

  private func section(of group: KeyGroup) -> String? {
    if let beginning = Self.beginnings(of: group.key).first(where: { byBeginning[$0] != nil }) {
      return byBeginning[beginning]
    }
    guard let site = group.sites.first, let near = byFile[site.file] else { return nil }
    return near.min { abs($0.line - site.location.line) < abs($1.line - site.location.line) }?.section
  }

  /// Returns the dot-separated prefixes of a key without blanks, longest first.
  private static func beginnings(of key: String) -> [String] {
    guard !key.utf8.contains(where: \.isBlank) else { return [] }
    let bytes = key.utf8
    return bytes.indices.reversed().filter { bytes[$0] == .period && $0 > bytes.startIndex }.map { String(key[..<$0]) }
  }
}
