import IncrementalExtraction
import ResourceStrings

/// The keys that a table of storyboards and xibs may have.
struct InterfaceKeys {
  /// Those of all texts, for translators or not.
  private let known: Set<String>
  private let unknownObjects: Set<String>

  init(_ texts: [InterfaceTexts]) {
    known = Set(texts.flatMap { $0.strings + $0.excluded }.map(\.key))
    unknownObjects = texts.reduce(into: []) { $0.formUnion($1.unknownObjects) }
  }

  /// Whether a key belongs to an object of which it is not known which texts Xcode extracts.
  func isUnknown(_ key: String) -> Bool { unknownObjects.contains(String(Self.objectID(of: key))) }

  /// Whether a key belongs to an object or a text that has gone; other keys may be looked up by code.
  func isGone(_ key: String) -> Bool {
    !known.contains(key) && !isUnknown(key) && InterfaceString.isMadeUp(objectID: Self.objectID(of: key))
  }

  private static func objectID(of key: String) -> Substring { key.prefix { $0 != "." } }
}
