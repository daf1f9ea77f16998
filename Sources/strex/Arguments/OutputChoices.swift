/// The output format of results: text or JSON.
enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// The condition for coloured output.
enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal.
  case auto
  case always, never
}
