/// The formats of files for translators.
package enum ExportFormat: String, CaseIterable, Sendable {
  case xcloc, xliff, csv, json, android

  /// Whether units go by the ids that Xcode gives them.
  package var isXLIFF: Bool { self == .xcloc || self == .xliff }
}
