import ResourceStrings

/// The keys that a table of storyboards and xibs may have.
package struct InterfaceKeys {
  /// The keys of all texts, including excluded ones.
  private let known: Set<String>
  private let unknownObjects: Set<String>

  package init(_ texts: [InterfaceTexts]) {
    known = Set(texts.flatMap { $0.strings + $0.excluded }.map(\.key))
    unknownObjects = texts.reduce(into: []) { $0.formUnion($1.unknownObjects) }
  }

  /// Returns whether a key belongs to an object that may have more extractable texts.
  func isUnknown(_ key: String) -> Bool { unknownObjects.contains(String(Self.objectID(of: key))) }

  /// Returns whether a key belongs to a removed object or text. Other keys may be looked up by code.
  package func isGone(_ key: String) -> Bool {
    !known.contains(key) && !isUnknown(key) && InterfaceString.isMadeUp(objectID: Self.objectID(of: key))
  }

  private static func objectID(of key: String) -> Substring { key.prefix { $0 != "." } }
}
