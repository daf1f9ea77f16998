import Foundation

/// A room that a team tries to get out of.
struct QuestRoom: Identifiable, Hashable {
  let id: Int
  var name: String
  var genre: Genre
  var difficulty: Difficulty
  var minutes: Int
  var teamSize: ClosedRange<Int>
  var pricePerPlayer: Double
  /// The visitors' mean vote, 0 to 5.
  var rating: Double
  var attempts: Int
  var escapes: Int

  /// Teams of a hundred that got out in time.
  var successRate: Int {
    attempts == 0 ? 0 : escapes * 100 / attempts
  }
}

enum Difficulty: Int, CaseIterable {
  case easy, tricky, merciless

  var name: LocalizedStringResource {
    switch self {
    case .easy:
      LocalizedStringResource("difficulty.easy", defaultValue: "Easy", comment: "Difficulty of a quest room")
    case .tricky:
      LocalizedStringResource("difficulty.tricky", defaultValue: "Tricky", comment: "Difficulty of a quest room")
    case .merciless:
      LocalizedStringResource("difficulty.merciless", defaultValue: "Merciless", comment: "Difficulty of a quest room")
    }
  }
}

extension QuestRoom {
  static let all = [
    QuestRoom(
      id: 1, name: "The Clockmaker’s Attic", genre: .mystery, difficulty: .tricky, minutes: 60, teamSize: 2...6,
      pricePerPlayer: 350, rating: 4.7, attempts: 412, escapes: 233),
    QuestRoom(
      id: 2, name: "Platform 13", genre: .horror, difficulty: .merciless, minutes: 75, teamSize: 3...5,
      pricePerPlayer: 480, rating: 4.9, attempts: 268, escapes: 61),
    QuestRoom(
      id: 3, name: "Captain Hook’s Galley", genre: .adventure, difficulty: .easy, minutes: 45, teamSize: 2...8,
      pricePerPlayer: 290, rating: 4.4, attempts: 530, escapes: 471),
  ]
}
