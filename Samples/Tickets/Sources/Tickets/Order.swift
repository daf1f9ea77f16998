import Foundation
import StringLookup

/// Tickets for an evening at the theatre, described in any language of the catalog.
public struct Order: Sendable {
  public var guest: String
  public var seats: Int
  public var rows: Int

  public init(guest: String, seats: Int, rows: Int) {
    self.guest = guest
    self.seats = seats
    self.rows = rows
  }

  /// A plural of one number.
  public func summary(language: String? = nil) -> String {
    Bundle.module.localizedString("%lld seats", language: language, seats)
  }

  /// Two plurals and a name in one sentence.
  public func confirmation(language: String? = nil) -> String {
    Bundle.module.localizedString("%@ has booked %lld seats in %lld rows", language: language, guest, seats, rows)
  }

  /// A text that does not vary, as any code looks it up: Foundation on Linux takes the development language's.
  public static var title: String { NSLocalizedString("order.title", bundle: .module, comment: "Title of the order") }

  /// The same in a language that is chosen.
  public static func title(language: String) -> String {
    Bundle.module.localizedString("order.title", language: language)
  }

  /// The folder of the tables.
  public static var resources: Bundle { .module }
}
