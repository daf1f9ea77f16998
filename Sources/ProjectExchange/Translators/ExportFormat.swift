/// The formats of files for translators.
package enum ExportFormat: String, CaseIterable, Sendable {
  case xcloc, xliff, csv, json, android
}
