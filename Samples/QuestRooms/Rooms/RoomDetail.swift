import SwiftUI

struct RoomDetail: View {
  let room: QuestRoom

  @Environment(BookingStore.self) private var store
  @State private var isBooking = false

  private var isFavorite: Bool { store.favorites.contains(room.id) }

  var body: some View {
    List {
      Section("At a Glance") {
        StatRow("Genre") { Text(room.genre.title) }
        StatRow("Difficulty") { Text(room.difficulty.name) }
        StatRow("Team", hint: "Children under 14 play with an adult") {
          Text("\(room.teamSize.lowerBound)–\(room.teamSize.upperBound) players")
        }
        StatRow("Rating") {
          Text("\(room.rating, specifier: "%.1f") of 5", comment: "The visitors’ mean vote for a room")
        }
      }
      Section {
        Text("\(room.successRate)% of the teams get out in time.")
        Text("\(room.attempts) teams tried, \(room.escapes) escaped")
      }
      Section {
        Button("Book This Room") { isBooking = true }
          .buttonStyle(.borderedProminent)
        Button(
          isFavorite ? "Remove from Favorites" : "Add to Favorites",
          systemImage: isFavorite ? "heart.fill" : "heart"
        ) {
          store.toggleFavorite(room)
        }
      }
    }
    .navigationTitle(room.name)
    .sheet(isPresented: $isBooking) {
      BookingForm(room: room)
    }
  }
}

#Preview("A hard room") {
  NavigationStack {
    RoomDetail(room: QuestRoom.all[1])
      .navigationTitle("Only in the preview")
  }
  .environment(BookingStore())
}
