import StringDataFlow

/// A value that is displayed in a program's format, the same in all languages.
struct UnformattedValue {
  private let value: PlainValue

  init(_ value: PlainValue) { self.value = value }

  /// Returns whether a string without words displays such a value near the display. After more steps it may be a value
  /// for programs, such as coordinates.
  static func isShown(by shown: ShownText) -> Bool {
    let texts = shown.piece.texts
    // An address that code passes on is often for programs.
    if shown.piece.plainValue == .address, !shown.isDirect || texts[0].hasSuffix("](") { return false }
    guard shown.isNear, shown.place.kind != .parameter("verbatim"), !Prose.isProse(texts) else { return false }
    return !(texts.count > 2 && texts.allSatisfy { $0.allSatisfy { $0 == "," || $0.isWhitespace } })
  }

  var remark: Remark {
    switch value {
    case .fraction:
      Remark(
        message: "a number with a fraction is shown without a format, so it ignores the locale",
        suggestion: "use `formatted()` or a format style")
    case .date:
      Remark(
        message: "a date is shown without a format, so it ignores the locale",
        suggestion: "use `formatted()` or a format style")
    case .address:
      Remark(
        message: "a URL is shown in full",
        suggestion: "show part of it, such as the host, or use a `Link` with a title")
    }
  }
}
