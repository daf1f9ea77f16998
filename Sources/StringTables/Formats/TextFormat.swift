import StringCatalog

/// The file formats that contain strings with keys.
public enum TextFormat {
  /// Returns whether a file is a catalog or a table, regardless of its name.
  public static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool {
    (try? Catalog(bytes)) != nil || (try? StringsTable(bytes)) != nil || (try? StringsDictTable(bytes)) != nil
  }
}
