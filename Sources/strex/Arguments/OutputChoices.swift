import Diagnostics

/// The output format of results: text or JSON.
enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The output format of an extraction.
enum ExtractFormat: String, CaseIterable, Sendable {
  case text, json, stringsdata
}

/// The condition for coloured output.
enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal.
  case auto
  case always, never
}

/// The lowest severity of a finding that makes a command fail.
enum FailureLevel: String, CaseIterable, Sendable {
  case warning, error, note, never

  /// Returns whether a finding with this severity makes a command fail.
  func isReached(by severity: Severity) -> Bool {
    switch self {
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .note: severity >= .note
    case .never: false
    }
  }
}
