/// Decides which catalogs are made from code.
public enum CatalogRules {
  /// The usual name of the table with the texts of a property list.
  public static let propertyListTable = "InfoPlist"
  private static let propertyListEnding = "-" + propertyListTable

  /// Returns whether a table is made from the code's metadata instead of its strings, so that it needs no catalog.
  public static func isMadeFromMetadata(_ table: String) -> Bool {
    table == propertyListTable || table.hasSuffix(propertyListEnding)
  }

  /// Returns whether a catalog is made from code.
  /// - Parameter interfaceFiles: the names, without extension, of all storyboards and xibs in the tree.
  package static func isFromCode(_ catalog: FilePath, interfaceFiles: Set<String> = []) -> Bool {
    reasonToLeaveAlone(catalog, interfaceFiles: interfaceFiles) == nil
  }

  /// Returns the reason why a catalog is not made from code, as the end of a sentence, or `nil` if it is made from
  /// code.
  /// - Parameter interfaceFiles: the names, without extension, of all storyboards and xibs in the tree.
  public static func reasonToLeaveAlone(_ catalog: FilePath, interfaceFiles: Set<String>) -> String? {
    let stem = catalog.stem
    if isMadeFromMetadata(stem) { return "is generated from Info.plist" }
    // For `.strings` tables of phrases, the needed keys are unknown.
    if stem == "AppShortcuts", FileKind(of: catalog) == .stringsTable { return "contains App Shortcut phrases" }
    if interfaceFiles.contains(stem) { return "is generated from a storyboard, a xib or an intent definition" }
    for folder in catalog.components.dropLast() {
      if folder.hasSuffix(".xcloc") { return "is a copy for translators" }
      if folder.hasSuffix(".lproj"), folder != "mul.lproj", FileKind(of: catalog) != .stringsTable {
        return "is in a language folder"
      }
    }
    return nil
  }
}
