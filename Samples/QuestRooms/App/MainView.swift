import SwiftUI

/// The tabs of the app.
struct MainView: View {
  var body: some View {
    TabView {
      Tab("Rooms", systemImage: "door.left.hand.closed") {
        RoomList()
      }
      Tab("My Bookings", systemImage: "calendar") {
        MyBookings()
      }
      #if !os(macOS)
        Tab("Settings", systemImage: "gearshape") {
          SettingsView()
        }
      #endif
    }
  }
}
