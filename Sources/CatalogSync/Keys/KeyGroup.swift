import StringCatalog
import StringExtraction
import TextBasics

/// All literals of one key, taken together.
public struct KeyGroup: Sendable {
  public let key: String
  /// The comments in the code, without duplicates, sorted by code point, one per line; `nil` when there is none.
  public let comment: String?
  /// The different default values and the first place of each, in the order of files and places.
  let defaultValues: [(text: String, site: LiteralSite)]
  let sites: [LiteralSite]
  /// The phrases of an App Shortcut, of which the key is the first; none for other keys.
  let phrases: [String]
  /// Whether every literal is compiled only for debugging, or every one only for release: a sync neither adds nor
  /// retires it.
  let isOfOneConfiguration: Bool

  init(key: String, strings: [ExtractedString]) {
    let shipped = strings.filter { !$0.isDebugOnly }
    self.key = key
    isOfOneConfiguration = shipped.isEmpty || strings.allSatisfy(\.isReleaseOnly)
    let counted = (shipped.isEmpty ? strings : shipped).sorted { $0.site < $1.site }
    sites = counted.map(\.site)
    phrases = counted.first?.phrases ?? []
    comment = Self.join(counted.compactMap(\.comment))
    var seen: Set<UTF8Key> = []
    defaultValues = counted.compactMap { string in
      // A default value that is the key itself counts as none: not one of 1,482 entries with a value has it.
      guard let value = string.defaultValue, !value.utf8.elementsEqual(key.utf8) else { return nil }
      guard seen.insert(UTF8Key(value)).inserted else { return nil }
      return (value, string.site)
    }
  }

  /// The groups in the order in which their keys first occur.
  static func groups(of strings: [ExtractedString]) -> [KeyGroup] {
    var positions: [UTF8Key: Int] = [:]
    var members: [[ExtractedString]] = []
    for string in strings {
      if let position = positions[UTF8Key(string.key)] {
        members[position].append(string)
      } else {
        positions[UTF8Key(string.key)] = members.count
        members.append([string])
      }
    }
    let groups = members.map { KeyGroup(key: $0[0].key, strings: $0) }
    return groups.sorted { $0.sites[0] < $1.sites[0] }
  }

  /// The default value that counts: the catalog's if the code has it, too, else the first.
  public func defaultValue(current: String?) -> String? {
    let kept = current.flatMap { current in defaultValues.first { Self.isSame($0.text, current) } }
    return (kept ?? defaultValues.first)?.text
  }

  /// Whether its text has letters: one without, `%@` or `→` say, is the same in all languages.
  var hasLetters: Bool {
    FormatString(defaultValue(current: nil) ?? key).shape.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// Whether a value of the catalog is a default value of the code, numbered or not.
  static func isSame(_ code: String, _ catalog: String) -> Bool {
    catalog.utf8.elementsEqual(code.utf8) || catalog.utf8.elementsEqual(FormatString(code).positional.utf8)
  }

  private static func join(_ comments: [String]) -> String? {
    var seen: Set<UTF8Key> = []
    let unique = comments.filter { !$0.isEmpty && seen.insert(UTF8Key($0)).inserted }
    let sorted = unique.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.isEmpty ? nil : sorted.joined(separator: "\n")
  }
}
