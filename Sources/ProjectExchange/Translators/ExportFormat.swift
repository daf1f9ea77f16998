/// The file formats for translators.
package enum ExportFormat: String, CaseIterable, Sendable {
  case xcloc, xliff, csv, json, android

  /// Whether units have Xcode's identifiers.
  package var isXLIFF: Bool { self == .xcloc || self == .xliff }
}
