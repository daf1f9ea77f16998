import StructuredText

/// The strings of an `Info.plist` that Xcode exports for translation, unresolved.
public struct InformationPropertyList: Sendable {
  /// One text. Its value may refer to build settings: `$(PRODUCT_NAME)`.
  public struct Text: Sendable, Equatable {
    public let use: InformationKey.Use
    public let value: String
    /// The 1-based line and byte column of the value.
    public let line: Int
    public let column: Int

    /// The top-level key, or `nil` if the text is the key.
    public var key: String? {
      if case .value(let key) = use { key } else { nil }
    }
  }

  /// The strings in the order of the file.
  public private(set) var texts: [Text] = []
  /// All keys and strings in the list: the system also looks up keys of nested dictionaries
  /// (`NSLocationTemporaryUsageDescriptionDictionary`).
  public private(set) var mentions: Set<String> = []
  /// The texts that are keys themselves, by the names of their members.
  public private(set) var textsAsKeys: [String: [String]] = [:]

  /// - Throws: an error at the first place that is not an XML property list or that the XML guard rejects.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    add(try TreeElement.propertyList(bytes), under: [])
  }

  /// - Parameter keys: the keys of the enclosing dictionaries, outermost first.
  private mutating func add(_ value: TreeElement, under keys: [String]) {
    switch value.name {
    case "string":
      mentions.insert(value.text)
      if let name = keys.last, InformationKey.namesKey(name) { textsAsKeys[name, default: []].append(value.text) }
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
