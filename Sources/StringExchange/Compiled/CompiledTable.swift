/// What a catalog is compiled to for one language: a table of texts and one of texts that vary.
public struct CompiledTable: Sendable {
  /// As the catalog spells it: `zh-Hans`.
  public let language: String
  /// By the bytes of the keys.
  private(set) var texts: [CompiledValue.Member] = []
  /// By the bytes of the keys.
  private(set) var variations: [CompiledValue.Member] = []

  /// Whether it has both files, empty ones too.
  var isKept = false

  init(language: String, isKept: Bool = false) { (self.language, self.isKept) = (language, isKept) }

  /// Whether a file is a table as a compilation writes it. Most that people write are laid out otherwise; a property list with
  /// sorted keys that another program wrote is not: what lies among sources needs a closer look.
  public static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool {
    BinaryPropertyList.isOne(bytes) || PropertyListLayout.isDocument(bytes)
  }

  /// How tables are written.
  public enum Serialization: String, CaseIterable, Sendable {
    /// XML as the compiler of catalogs writes it: tabs, keys by their bytes.
    case text
    /// A binary property list, which later steps of a build make of the text.
    case binary
  }

  /// Who looks the texts up.
  public enum Platform: String, CaseIterable, Sendable {
    /// Foundation of Apple's systems, which knows plurals.
    case apple
    /// Foundation on Linux, which ends the process when it looks up a key of a `.stringsdict`: such keys stand in
    /// `.strings` with one text for all numbers, and what they vary by in a table of another name.
    case linux
  }

  /// Keys come in the order of their bytes.
  mutating func add(_ key: String, _ value: CompiledValue) {
    switch value {
    case .text: texts.append(.init(key, value))
    case .dictionary: variations.append(.init(key, value))
    }
  }

  /// The files, at most two: a table without an entry has none, unless it is kept.
  /// - Parameters:
  ///   - name: the name of the table, which is the file name of the catalog without its extension.
  ///   - keepsOther: whether the texts for other devices stay with those for certain devices.
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
        [(name + ".strings", texts + variations.map(\.unvaried)), (name + "+Variations.stringsdict", variations)]
      }
    return tables.compactMap { file, members in
      if members.isEmpty, !isKept { return nil }
      let bytes =
        switch serialization {
        case .text: PropertyListXML.document(members)
        case .binary: BinaryPropertyList.document(members)
        }
      return CompiledFile(path: "\(language).lproj/\(file)", bytes: bytes)
    }
  }
}

/// A file of compiled texts.
public struct CompiledFile: Sendable, Equatable {
  /// From the folder of the output, with a slash: `de.lproj/Localizable.strings`.
  public let path: String
  public let bytes: [UInt8]
}
