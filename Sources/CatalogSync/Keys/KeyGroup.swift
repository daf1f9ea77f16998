import StringCatalog
import StringExtraction
import TextBasics

/// All literals of a single key.
public struct KeyGroup: Sendable {
  public let key: String
  /// The comments in the code, without duplicates, sorted by code point, one per line, or `nil` if there is none.
  public let comment: String?
  /// The different default values, each with its first location, ordered by file and position.
  let defaultValues: [(text: String, site: LiteralSite)]
  let sites: [LiteralSite]
  /// The phrases of an App Shortcut, starting with the key. Empty for other keys.
  let phrases: [String]
  /// Whether every literal is compiled only in debug builds, or every literal only in release builds. A sync neither
  /// adds nor removes such a key.
  let isSingleConfiguration: Bool

  init(key: String, strings: [ExtractedString]) {
    let shipped = strings.filter { !$0.isDebugOnly }
    self.key = key
    isSingleConfiguration = shipped.isEmpty || strings.allSatisfy(\.isReleaseOnly)
    let counted = (shipped.isEmpty ? strings : shipped).sorted { $0.site < $1.site }
    sites = counted.map(\.site)
    phrases = counted.first?.phrases ?? []
    comment = Self.join(counted.compactMap(\.comment))
    var seen: Set<UTF8Key> = []
    defaultValues = counted.compactMap { string in
      // A default value equal to the key counts as none: Xcode wrote none of 1,482 entries with a value this way.
      guard let value = string.defaultValue, !value.utf8.elementsEqual(key.utf8) else { return nil }
      guard seen.insert(UTF8Key(value)).inserted else { return nil }
      return (value, string.site)
    }
  }

  /// Returns the groups in the order in which their keys first occur.
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

  /// Returns the default value to use: the catalog's current value if the code has it too, otherwise the first one.
  public func defaultValue(current: String?) -> String? {
    let kept = current.flatMap { current in defaultValues.first { Self.isSame($0.text, current) } }
    return (kept ?? defaultValues.first)?.text
  }

  /// Whether the text has letters. A string without any, for example `%@` or `→`, is the same in all languages.
  var hasLetters: Bool {
    FormatString(defaultValue(current: nil) ?? key).shape.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// Returns whether a catalog value equals a default value of the code, with or without numbered specifiers.
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
