import SwiftUI

struct MyBookings: View {
  @Environment(BookingStore.self) private var store
  @State private var doomed: Booking?
  @State private var asksToCancel = false

  /// The sentence above the list.
  private var summary: LocalizedStringKey {
    let bookings = store.upcoming
    let rooms = Set(bookings.map(\.room.id)).count
    return bookings.isEmpty ? "Nothing booked yet" : "\(bookings.count) games in \(rooms) rooms"
  }

  var body: some View {
    NavigationStack {
      List {
        Section(summary) {
          ForEach(store.bookings) { booking in
            BookingRow(booking: booking)
              .swipeActions {
                Button("Cancel Booking", role: .destructive) { ask(about: booking) }
                ShareLink("Invite Friends", item: booking.invitation)
              }
          }
        }
      }
      .navigationTitle("My Bookings")
      .confirmationDialog("Cancel this booking?", isPresented: $asksToCancel) {
        Button("Cancel Booking", role: .destructive, action: cancel)
        Button("Keep It", role: .cancel) {}
      }
    }
  }

  private func ask(about booking: Booking) {
    doomed = booking
    asksToCancel = true
  }

  private func cancel() {
    store.bookings.removeAll { $0.id == doomed?.id }
  }
}

struct BookingRow: View {
  let booking: Booking

  /// The last moment at which cancelling costs nothing.
  private var deadline: Date { booking.start.addingTimeInterval(-2 * 3600) }

  var body: some View {
    VStack(alignment: .leading) {
      Text(booking.room.name)
        .font(.headline)
      Text(booking.start, style: .date)
      Text(booking.status.label)
      if booking.status == .confirmed {
        Text(
          "Free cancellation until \(deadline, style: .time)",
          comment: "On a confirmed booking. The variable is a time of day.")
      }
      Text(
        "\(booking.total, format: .currency(code: "UAH")) for \(booking.players) players", tableName: "Booking",
        comment: "What a game costs. Variables: an amount of money, the number of players.")
    }
    .accessibilityHint("Swipe for more")
  }
}
