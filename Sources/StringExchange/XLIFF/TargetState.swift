import StringCatalog

// How states of catalogs are called in XLIFF.
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

  /// Whether an export of the state says what a file says.
  func isWritten(as target: XLIFFUnit.Target) -> Bool {
    target.state == exchangeName && target.qualifier == exchangeQualifier
  }

  /// What a translation of a file that the catalog has not is there; `nil` for one that is not finished, which Xcode 27 does not
  /// take.
  public init?(_ target: XLIFFUnit.Target) {
    let name = target.state ?? "translated"
    if name == "new" || name.hasPrefix("needs-") {
      guard target.isTakenForReview else { return nil }
      self = .needsReview
      return
    }
    self = name == "translated" && target.qualifier == Self.machineQualifier ? .machineTranslated : .translated
  }
}
