import StringCatalog

/// The formats in which a file holds texts under keys.
public enum TextFormat {
  /// Whether a file is a catalog or a table, whatever its name is.
  public static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool {
    (try? Catalog(bytes)) != nil || (try? StringsTable(bytes)) != nil || (try? StringsDictTable(bytes)) != nil
  }
}
