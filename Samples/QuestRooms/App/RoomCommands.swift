import SwiftUI

#if os(macOS)
  /// The menu that the Mac app has beside the tabs.
  struct RoomCommands: Commands {
    let store: BookingStore

    var body: some Commands {
      CommandMenu("Rooms") {
        Button("Surprise Me", action: surprise)
          .help("Opens a random room that is free today")
      }
    }

    private func surprise() {
      store.suggestion = store.rooms.randomElement()
    }
  }
#endif
