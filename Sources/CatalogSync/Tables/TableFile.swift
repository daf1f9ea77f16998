import StringCatalog

/// A table of strings that is read from a file and written to one.
public protocol TableFile: StringTable {
  /// - Throws: the first place where the bytes are not a table of this format.
  init(_ bytes: ContiguousArray<UInt8>) throws(Problem)
  /// A table without entries.
  init(sourceLanguage: String)
  /// The bytes that the table was read from, with what was changed.
  func serialized() -> ContiguousArray<UInt8>
}

extension Catalog: TableFile {}

/// A format of files that a sync can bring in step with the code.
public struct TableFormat: Sendable {
  /// The extension of the files' names: `xcstrings`.
  public let fileExtension: String
  public let type: any TableFile.Type

  /// All formats. The first is that of tables which a sync makes.
  public static let all = [TableFormat(fileExtension: "xcstrings", type: Catalog.self)]

  /// The format of a file by its name; what somebody names otherwise is taken for a catalog.
  public init(ofName name: some StringProtocol) {
    self = Self.all.first { name.hasSuffix("." + $0.fileExtension) } ?? Self.all[0]
  }

  private init(fileExtension: String, type: any TableFile.Type) {
    (self.fileExtension, self.type) = (fileExtension, type)
  }

  /// The table that a file holds; `nil` where it is none of this format.
  public func table(_ bytes: ContiguousArray<UInt8>) -> (any TableFile)? { try? type.init(bytes) }
}
