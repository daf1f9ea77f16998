import SwiftUI

struct SettingsView: View {
  @AppStorage("remindsMe") private var remindsMe = true
  @AppStorage("reminderHours") private var reminderHours = 3
  @Environment(BookingStore.self) private var store

  private let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"

  var body: some View {
    Form {
      Section("Reminders") {
        Toggle("Remind me of my games", isOn: $remindsMe)
        if remindsMe {
          Stepper("\(reminderHours) hours before", value: $reminderHours, in: 1...24)
        }
      }
      Section {
        Text("Version \(version)")
        Text(verbatim: "© QuestRooms")
        Text("QuestRooms")
      } header: {
        Text(String(localized: "settings.about", defaultValue: "About the App", comment: "Header in the settings"))
      } footer: {
        Text(String(localized: "settings.privacy", defaultValue: "Your bookings stay on this device."))
      }
      #if DEBUG
        Button("Fill with Sample Bookings") {
          store.bookings = store.rooms.map { Booking(room: $0, start: .now, players: 4) }
        }
      #endif
    }
  }
}
