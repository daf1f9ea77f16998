/// The output format of results: text or JSON.
enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// When output is colored.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal.
  case auto
  case always, never
}
