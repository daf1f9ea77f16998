import StringExtraction

/// A text that code looks up when the app runs, so that no tool extracts it: the entry of the text is in use.
public struct KeyUse: Sendable, Equatable {
  public let text: String
  /// The literal or, of a raw value that is not written, the enum case.
  public let site: LiteralSite
  /// The declaration of the project that takes the text first: `translate(_:)`; `nil` where the lookup does itself.
  public let taker: String?
  /// What looks it up: `LocalizedStringKey.init(_:)`.
  public let lookup: String
  /// `nil` where the lookup does not say it.
  public let table: String?
  /// The path of the file that looks it up.
  public let lookupFile: String

  /// `by NSLocalizedString(_:comment:), through translate(_:)`
  public var way: String { "by \(lookup)" + (taker.map { ", through \($0)" } ?? "") }
}
