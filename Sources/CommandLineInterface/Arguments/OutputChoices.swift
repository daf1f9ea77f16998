import Diagnostics

/// The output format of results: text or JSON.
package enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The output format of an extraction.
package enum ExtractFormat: String, CaseIterable, Sendable {
  case text, json, stringsdata
}

/// The condition for colored output.
package enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal.
  case auto
  case always, never
}

/// The lowest severity of a finding that makes a command fail.
package enum FailureLevel: String, CaseIterable, Sendable {
  case warning, error, note, never

  /// Returns whether a finding with this severity makes a command fail.
  package func isReached(by severity: Severity) -> Bool {
    switch self {
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .note: severity >= .note
    case .never: false
    }
  }
}
