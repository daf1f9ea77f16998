import Foundation
import Observation

/// The rooms on offer and what this visitor has booked.
@Observable
final class BookingStore {
  var rooms = QuestRoom.all
  var bookings: [Booking] = []
  var favorites: Set<QuestRoom.ID> = []
  var suggestion: QuestRoom?

  var upcoming: [Booking] {
    bookings.filter { $0.status != .played }
  }

  func rooms(matching text: String) -> [QuestRoom] {
    text.isEmpty ? rooms : rooms.filter { $0.name.localizedStandardContains(text) }
  }

  func book(_ room: QuestRoom, at start: Date, players: Int) throws {
    guard start > .now else { throw BookingError.inThePast }
    guard players >= room.teamSize.lowerBound else {
      throw BookingError.teamTooSmall(minimum: room.teamSize.lowerBound)
    }
    guard !bookings.contains(where: { $0.room == room && $0.start == start }) else { throw BookingError.timeTaken }
    bookings.append(Booking(room: room, start: start, players: players))
  }

  func toggleFavorite(_ room: QuestRoom) {
    if favorites.remove(room.id) == nil { favorites.insert(room.id) }
  }

  /// The text of a notification: the server sends only its key, so the catalog holds it as a manual key.
  func text(ofNotification key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
  }
}
