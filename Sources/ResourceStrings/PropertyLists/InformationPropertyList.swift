import StructuredText

/// The texts of an `Info.plist` that Xcode hands to translators, as they stand in the file.
public struct InformationPropertyList: Sendable {
  /// One text. Its value may refer to build settings: `$(PRODUCT_NAME)`.
  public struct Text: Sendable, Equatable {
    public let use: InformationKey.Use
    public let value: String
    /// The 1-based line and byte column of the value.
    public let line: Int
    public let column: Int

    /// The key at the top of the list; `nil` where the text is the key.
    public var key: String? {
      if case .value(let key) = use { key } else { nil }
    }
  }

  /// In the order of the file.
  public private(set) var texts: [Text] = []
  /// All keys and texts in it: the system looks up keys of dictionaries in it, too (`NSLocationTemporaryUsageDescriptionDictionary`).
  public private(set) var mentions: Set<String> = []

  /// - Throws: the first place that is no property list in XML, or that somebody made to do harm.
  public init(_ bytes: ContiguousArray<UInt8>) throws(XMLProblem) {
    add(try TreeElement.propertyList(bytes), under: [])
  }

  /// - Parameter keys: those of the dictionaries around the value, from the top.
  private mutating func add(_ value: TreeElement, under keys: [String]) {
    switch value.name {
    case "string":
      mentions.insert(value.text)
      guard let use = InformationKey.Use(of: keys), use != .key || !value.text.isEmpty else { return }
      texts.append(Text(use: use, value: value.text, line: value.line, column: value.column))
    case "dict":
      for (key, member) in value.members {
        mentions.insert(key)
        add(member, under: keys + [key])
      }
    default: for child in value.children { add(child, under: keys) }
    }
  }
}
