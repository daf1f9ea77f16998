import SwiftUI

struct BookingForm: View {
  let room: QuestRoom

  @Environment(BookingStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var start = Date.now
  @State private var players = 4
  @State private var problem: BookingError?
  @State private var showsProblem = false

  private var price: Double { Double(players) * room.pricePerPlayer }
  private var deadline: Date { start.addingTimeInterval(-2 * 3600) }

  var body: some View {
    NavigationStack {
      Form {
        DatePicker("Time", selection: $start)
        Stepper("Players: \(players)", value: $players, in: room.teamSize)
        Section {
          LabeledContent("Total", value: price, format: .currency(code: "UAH"))
          Text("Pay in cash or by card at the desk.", tableName: "Booking", comment: "Footnote of the booking form")
          Text("Students bring their card.", tableName: "Booking")
          Text(
            "Free cancellation until \(deadline, style: .time)",
            comment: "Below the price of a new booking. The variable is a time of day.")
        }
      }
      .navigationTitle("New Booking")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(action: book) {
            Text("Book", comment: "Button that sends the booking; a verb")
          }
        }
      }
      .alert("The room could not be booked", isPresented: $showsProblem) {
        Button("OK") {}
      } message: {
        Text(problem?.errorDescription ?? room.name)
      }
    }
  }

  private func book() {
    do {
      try store.book(room, at: start, players: players)
      dismiss()
    } catch let error as BookingError {
      problem = error
      showsProblem = true
    } catch {
      assertionFailure("unexpected error: \(error)")
    }
  }
}
