import SwiftUI

@main
struct QuestRoomsApp: App {
  @State private var store = BookingStore()

  var body: some Scene {
    WindowGroup {
      MainView()
        .environment(store)
    }
    #if os(macOS)
      .commands {
        RoomCommands(store: store)
      }
    #endif

    #if os(macOS)
      Settings {
        SettingsView()
          .environment(store)
      }
    #endif
  }
}
