import AppIntents

/// Books a room from Shortcuts or by voice.
struct BookRoomIntent: AppIntent {
  static let title: LocalizedStringResource = "Book a Quest Room"
  static let description: IntentDescription? = IntentDescription("Books the best room of a genre for this evening.")

  @Parameter(title: "Genre") var genre: Genre
  @Parameter(title: "Players", default: 4) var players: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Book a \(\.$genre) room for \(\.$players)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let candidates = QuestRoom.all.filter { $0.genre == genre && $0.teamSize.contains(players) }
    guard let room = candidates.max(by: { $0.rating < $1.rating }) else {
      return .result(dialog: "No room is free for \(players) players.")
    }
    return .result(dialog: IntentDialog("Booked \(room.name) for \(players) players."))
  }
}

extension Genre: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
    .adventure: "Adventure",
    .horror: DisplayRepresentation(title: "Horror", subtitle: "Not for the faint of heart"),
    .mystery: "Mystery",
  ]
}
