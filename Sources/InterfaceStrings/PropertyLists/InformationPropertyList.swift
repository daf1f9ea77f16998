import XMLText

/// The texts of an `Info.plist` that Xcode hands to translators, as they stand in the file.
public struct InformationPropertyList: Sendable {
  /// One text. Its value may refer to build settings: `$(PRODUCT_NAME)`.
  public struct Text: Sendable, Equatable {
    /// The key at the top of the list; `nil` where the text is the key.
    public let key: String?
    public let value: String
    /// The 1-based line and byte column of the value.
    public let line: Int
    public let column: Int
  }

  /// In the order of the file.
  public private(set) var texts: [Text] = []
  /// All keys and texts in it: the system looks up keys of dictionaries in it, too (`NSLocationTemporaryUsageDescriptionDictionary`).
  public private(set) var mentions: Set<String> = []

  /// - Throws: the first place that is no property list in XML, or that somebody made to do harm.
  public init(_ bytes: ContiguousArray<UInt8>) throws(XMLProblem) {
    for (key, value) in try TreeElement.propertyList(bytes).members {
      mentions.insert(key)
      addMentions(in: value)
      if InformationKey.isTranslated(key), value.name == "string" { add(value, key: key) }
      if let names = InformationKey.textsAsKeys[key], value.name == "array" { addKeys(of: value, names) }
    }
  }

  private mutating func add(_ value: TreeElement, key: String?) {
    texts.append(Text(key: key, value: value.text, line: value.line, column: value.column))
  }

  private mutating func addMentions(in value: TreeElement) {
    if value.name == "string" || value.name == "key" { mentions.insert(value.text) }
    for child in value.children { addMentions(in: child) }
  }

  private mutating func addKeys(of list: TreeElement, _ names: Set<String>) {
    for entry in list.children {
      for (name, value) in entry.members where names.contains(name) && value.name == "string" && !value.text.isEmpty {
        add(value, key: nil)
      }
    }
  }
}
