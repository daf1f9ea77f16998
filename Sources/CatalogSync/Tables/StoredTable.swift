import StringCatalog

/// A table of strings that can be read from a file and written to one.
public protocol StoredTable: StringTable {
  /// - Throws: an error at the first place where the bytes are not a table of this format.
  init(_ bytes: ContiguousArray<UInt8>) throws(Problem)
  /// Creates a table without entries.
  init(sourceLanguage: String)
  /// Returns the original bytes with the changes.
  func serialized() -> ContiguousArray<UInt8>
}

extension Catalog: StoredTable {}

/// A file format that a sync can update.
public struct TableFormat: Sendable {
  /// The file name extension, for example `xcstrings`.
  public let fileExtension: String
  public let type: any StoredTable.Type

  /// All formats. New tables use the first one.
  public static let all = [
    TableFormat(fileExtension: "xcstrings", type: Catalog.self),
    TableFormat(fileExtension: "strings", type: StringsFile.self),
    TableFormat(fileExtension: "stringsdict", type: StringsDictFile.self),
  ]

  /// Returns the format of a file by its name. An unknown name is treated as a catalog.
  public init(ofName name: some StringProtocol) {
    self = Self.all.first { name.hasSuffix("." + $0.fileExtension) } ?? Self.all[0]
  }

  private init(fileExtension: String, type: any StoredTable.Type) {
    (self.fileExtension, self.type) = (fileExtension, type)
  }

  /// Returns the table in a file, or `nil` if the bytes are not a table of this format.
  public func table(_ bytes: ContiguousArray<UInt8>) -> (any StoredTable)? { try? type.init(bytes) }
}
