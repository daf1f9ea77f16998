import StringCatalog
import TextBasics

/// The keys that a command concerns. The conditions are combined: a key has one of the names or matches one of the
/// patterns, and it has one of the states in one of the languages. A condition without values selects every key.
public struct KeySelection: Sendable {
  public var keys: [String] = []
  public var patterns: [KeyGlob] = []
  public var states: [KeyState] = []
  /// The languages whose texts must have the states; empty for all.
  public var languages: [String] = []

  public init(
    keys: [String] = [], patterns: [KeyGlob] = [], states: [KeyState] = [], languages: [String] = []
  ) {
    (self.keys, self.patterns, self.states, self.languages) = (keys, patterns, states, languages)
  }

  /// Whether every key is selected.
  public var isEmpty: Bool { keys.isEmpty && patterns.isEmpty && states.isEmpty }

  /// Returns the selected keys of a catalog, in its order and each once.
  /// - Parameter languages: the languages of the catalog, if the selection names none.
  public func keys(of catalog: Catalog, languages: [String]) -> [String] {
    let names = Set(keys.map { UTF8Key($0) })
    let languages = self.languages.isEmpty ? languages : self.languages
    var seen: Set<UTF8Key> = []
    return catalog.keys.enumerated().compactMap { position, key in
      guard isNamed(key, names), seen.insert(UTF8Key(key)).inserted else { return nil }
      guard !states.isEmpty else { return key }
      let entry = catalog.entry(at: position)
      return states.contains { $0.applies(to: entry, languages: languages) } ? key : nil
    }
  }

  /// Returns whether a key has one of the names or matches one of the patterns.
  public func isNamed(_ key: String) -> Bool { isNamed(key, Set(keys.map { UTF8Key($0) })) }

  private func isNamed(_ key: String, _ names: Set<UTF8Key>) -> Bool {
    keys.isEmpty && patterns.isEmpty || names.contains(UTF8Key(key)) || patterns.contains { $0.matches(key) }
  }

  /// Returns the first name that none of the keys has.
  public func unknownName(among keys: [String]) -> String? {
    if self.keys.isEmpty { return nil }
    let known = Set(keys.map { UTF8Key($0) })
    return self.keys.first { !known.contains(UTF8Key($0)) }
  }

  /// Returns the first pattern that matches none of the keys.
  public func unmatchedPattern(among keys: [String]) -> KeyGlob? {
    patterns.first { pattern in !keys.contains(where: pattern.matches) }
  }
}
