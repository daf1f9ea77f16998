import StringDataFlow

/// A value that is shown as programs write it, in all languages alike.
struct UnformattedValue {
  private let value: PlainValue

  init(_ value: PlainValue) { self.value = value }

  /// Whether a text without words shows such a value, near the display. Further away it may be a value for programs, as
  /// coordinates are.
  static func isShown(by shown: ShownText) -> Bool {
    let texts = shown.piece.texts
    // An address that code passes on is often meant for programs.
    if shown.piece.plainValue == .address, !shown.isDirect || texts[0].hasSuffix("](") { return false }
    guard shown.isNear, shown.place.kind != .parameter("verbatim"), !Prose.isProse(texts) else { return false }
    return !(texts.count > 2 && texts.allSatisfy { $0.allSatisfy { $0 == "," || $0.isWhitespace } })
  }

  var remark: Remark {
    switch value {
    case .fraction:
      Remark(
        message: "a number with a fraction is shown without a format, the same way everywhere",
        suggestion: "use formatted() or a format style")
    case .date:
      Remark(
        message: "a date is shown as programs write it, in no language",
        suggestion: "use formatted() or a format style")
    case .address:
      Remark(
        message: "a URL is shown as programs write it",
        suggestion: "show a part of it, such as its host, or a Link with a title")
    }
  }
}
