/// The compiled strings of a catalog for one language: a table of plain strings and a table of strings that vary.
public struct CompiledTable: Sendable {
  /// The language as the catalog writes it: `zh-Hans`.
  public let language: String
  /// In the byte order of the keys.
  private(set) var texts: [CompiledValue.Member] = []
  /// In the byte order of the keys.
  private(set) var variations: [CompiledValue.Member] = []

  /// Whether it has both files even if they are empty.
  var isKept = false

  /// Returns whether a file has the layout of a compiled table. Most handwritten files have another layout. A property
  /// list with sorted keys may be from another program, so callers have to check files among the sources further.
  public static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool {
    BinaryPropertyList.isOne(bytes) || PropertyListLayout.isDocument(bytes)
  }

  /// The suffix of the table where Linux apps look up varied strings.
  private static let variations = "+Variations"

  /// Returns the name of the catalog that a table of this name is compiled from.
  public static func catalogName(ofTable name: String, isStringsDict: Bool) -> String {
    isStringsDict && name.hasSuffix(variations) ? String(name.dropLast(variations.count)) : name
  }

  /// The file format of tables.
  public enum Serialization: String, CaseIterable, Sendable {
    /// XML as the catalog compiler writes it: with tabs, and keys in byte order.
    case text
    /// A binary property list, to which later build steps convert the XML.
    case binary
  }

  /// The platform that the strings are looked up on.
  public enum Platform: String, CaseIterable, Sendable {
    /// Foundation on Apple's systems, which supports plurals.
    case apple
    /// Foundation on Linux, which crashes when it looks up a key of a `.stringsdict`. Therefore such keys are in
    /// `.strings` with one text for all numbers, and their variations are in a table with another name.
    case linux
  }

  /// Keys must be added in byte order.
  mutating func add(_ key: String, _ value: CompiledValue) {
    switch value {
    case .text: texts.append(.init(key, value))
    case .dictionary: variations.append(.init(key, value))
    }
  }

  /// Returns the files, at most two. A table without entries has none, unless `isKept` is set.
  /// - Parameters:
  ///   - name: the name of the table, which is the file name of the catalog without its extension.
  ///   - keepsOther: whether the text for other devices is stored together with the strings for specific devices.
  public func files(
    named name: String, _ serialization: Serialization, _ platform: Platform = .apple, keepsOther: Bool = false
  ) -> [CompiledFile] {
    let others = keepsOther ? [] : variations.compactMap(\.textForOtherDevices)
    let tables =
      switch platform {
      case .apple:
        [
          (name + ".strings", texts + others),
          (name + ".stringsdict", keepsOther ? variations : variations.compactMap(\.withoutTextForOtherDevices)),
        ]
      case .linux:
        [
          (name + ".strings", texts + variations.map(\.unvaried)),
          (name + Self.variations + ".stringsdict", variations),
        ]
      }
    return tables.compactMap { file, members in self.file(file, members, serialization) }
  }

  /// Returns a single file with plain strings and strings that vary, or `nil` if the table is empty.
  public func joinedFile(named name: String, _ serialization: Serialization) -> CompiledFile? {
    file(name + ".stringsdict", texts + variations, serialization)
  }

  private func file(
    _ name: String, _ members: [CompiledValue.Member], _ serialization: Serialization
  ) -> CompiledFile? {
    if members.isEmpty, !isKept { return nil }
    let bytes =
      switch serialization {
      case .text: PropertyListXML.document(members)
      case .binary: BinaryPropertyList.document(members)
      }
    return CompiledFile(path: "\(language).lproj/\(name)", bytes: bytes)
  }
}

/// A file of compiled strings.
public struct CompiledFile: Sendable, Equatable {
  /// The path relative to the output folder: `de.lproj/Localizable.strings`.
  public let path: String
  public let bytes: [UInt8]
}
