import SwiftUI

struct RoomList: View {
  @Environment(BookingStore.self) private var store
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.rooms(matching: search)) { room in
            NavigationLink(value: room) {
              RoomRow(room: room)
            }
          }
        } footer: {
          Text("Tap a room to see its free times.", comment: "Footer of the list of rooms")
        }
      }
      .navigationTitle("Quest Rooms")
      .navigationDestination(for: QuestRoom.self) { room in
        RoomDetail(room: room)
      }
      .searchable(text: $search, prompt: "Find a room")
      .overlay {
        if store.rooms(matching: search).isEmpty {
          ContentUnavailableView(
            "No rooms match “\(search)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try another name."))
        }
      }
    }
  }
}

/// A room in the list: its name, how long it takes, what it costs.
struct RoomRow: View {
  let room: QuestRoom

  var body: some View {
    Label {
      VStack(alignment: .leading) {
        Text(room.name)
          .font(.headline)
        Text("\(room.minutes) minutes")
        Text(
          "From \(room.pricePerPlayer, format: .currency(code: "UAH")) a player",
          comment: "Price of a quest room in the list. The variable is an amount of money.")
      }
    } icon: {
      Image(systemName: room.genre.symbol)
    }
    .accessibilityIdentifier("room-\(room.id)")
  }
}
