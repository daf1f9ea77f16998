/// The severity of a finding, the most severe first.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case error, warning, note

  /// Orders severities: a note is less than a warning, which is less than an error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}
