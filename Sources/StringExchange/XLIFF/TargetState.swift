import StringCatalog

// The XLIFF names of a catalog's states.
extension StringUnit.State {
  var exchangeName: String {
    switch self {
    case .needsReview: "needs-review-l10n"
    case .machineTranslated: "translated"
    default: rawValue.isEmpty ? "new" : rawValue
    }
  }

  var exchangeQualifier: String? { self == .machineTranslated ? Self.machineQualifier : nil }

  private static let machineQualifier = "leveraged-mt"

  /// Returns whether an export of the state equals the state in a file.
  func isWritten(as target: XLIFFUnit.Target) -> Bool {
    target.state == exchangeName && target.qualifier == exchangeQualifier
  }

  /// Creates the catalog state of a translation in a file, or `nil` if it is unfinished, because Xcode 27 does not
  /// import it.
  public init?(_ target: XLIFFUnit.Target) {
    let name = target.state ?? "translated"
    if name == "new" || name.hasPrefix("needs-") { return nil }
    self = name == "translated" && target.qualifier == Self.machineQualifier ? .machineTranslated : .translated
  }

  /// Creates the catalog state of a translation that replaces another one. An unfinished translation in a table of
  /// units becomes `needs_review`, unless the catalog has a finished one.
  init?(_ target: XLIFFUnit.Target, over current: ExchangeUnit.Target?) {
    if let state = StringUnit.State(target) {
      self = state
    } else if target.isTakenForReview, [nil, .new, .needsReview].contains(current?.state) {
      self = .needsReview
    } else {
      return nil
    }
  }
}
