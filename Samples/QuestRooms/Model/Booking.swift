import SwiftUI

/// A time that a team has reserved in a room.
struct Booking: Identifiable {
  let id = UUID()
  var room: QuestRoom
  var start: Date
  var players: Int
  var status = Status.requested

  var total: Double { Double(players) * room.pricePerPlayer }

  /// What the share sheet sends to the rest of the team.
  var invitation: String {
    String(
      localized: "booking.invitation",
      defaultValue: "We play \(room.name) on \(start, format: .dateTime.day().month()). \(players) of us so far!",
      table: "Booking",
      comment: "Message to friends. Variables: the room’s name, the date, the number of players.")
  }
}

extension Booking {
  enum Status {
    case requested, confirmed, played

    var label: LocalizedStringKey {
      switch self {
      case .requested: return "Waiting for the host"
      case .confirmed: return "Confirmed"
      case .played: return "Played"
      }
    }
  }
}

enum BookingError: LocalizedError {
  case inThePast
  case timeTaken
  case teamTooSmall(minimum: Int)

  var errorDescription: String? {
    switch self {
    case .inThePast:
      return NSLocalizedString(
        "booking.error.past", tableName: "Booking", bundle: .main, value: "Choose a time that is still to come.",
        comment: "Error in the booking form")
    case .timeTaken:
      return NSLocalizedString("This time is already taken.", comment: "Error in the booking form")
    case .teamTooSmall(let minimum):
      return String(
        localized: "This room needs at least \(minimum) players.",
        comment: "Error in the booking form. The variable is the smallest team allowed.")
    }
  }
}
