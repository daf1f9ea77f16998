import StringExtraction
import TextBasics

/// A string that code looks up at run time, so that no tool extracts it: the entry with this text is in use.
public struct KeyUse: Sendable, Equatable {
  public let text: String
  /// The position of the literal, or for an implicit raw value, of the enum case.
  public let site: LiteralSite
  /// The first declaration of the project that takes the text: `translate(_:)`, or `nil` if it is passed directly to
  /// the lookup.
  public let taker: String?
  /// The function that looks it up: `LocalizedStringKey.init(_:)`.
  public let lookup: String
  /// The table, or `nil` if the lookup does not name it.
  public let table: String?
  /// Whether every step has code that passes the text on. Otherwise its enum only conforms to a protocol of the SDK
  /// that the project extends with a lookup.
  public let isCertain: Bool
  /// Whether users see another text if the key is missing.
  public let hasFallback: Bool
  /// The path of the file that looks it up.
  public let lookupFile: String

  /// The name of the function whose first argument is the text, so that it can be configured as a routine, or `nil` for
  /// other declarations.
  package var routine: String? {
    guard let taker, let end = taker.firstRange(of: "(_:")?.lowerBound else { return nil }
    let name = taker[..<end].split(separator: ".").last.map(String.init)
    return name == "init" || name == "subscript" ? nil : name
  }

  /// A description of the path to the lookup: `by NSLocalizedString(_:comment:), through translate(_:)`
  public var way: String {
    let names = (TerminalSafeText.shortSignature(lookup), taker.map(TerminalSafeText.shortSignature))
    return "by \(names.0)" + (names.1.map { ", through \($0)" } ?? "")
  }
}
