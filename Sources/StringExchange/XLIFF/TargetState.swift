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

  /// What a translation of a file is in a catalog; `nil` for one that is not finished, which Xcode 27 does not take.
  public init?(_ target: XLIFFUnit.Target) {
    let name = target.state ?? "translated"
    if name == "new" || name.hasPrefix("needs-") { return nil }
    self = name == "translated" && target.qualifier == Self.machineQualifier ? .machineTranslated : .translated
  }

  /// The same for a translation that comes in the place of another one. One of a table of units that is not finished is to be
  /// reviewed, where the catalog has nothing that is finished.
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
