/// The style of parts of the output on a terminal.
public enum Style: String, Sendable {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case path = "35"
  case line = "32"
  case added = "32;1"
  case removed = "31;1"
  case hunk = "36;1"

  /// Returns the text in this style, or unchanged if `isOn` is false.
  public func applied(to text: String, if isOn: Bool) -> String {
    isOn && self != .plain && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
