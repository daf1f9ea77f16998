import SwiftUI

/// The saved places, with a field that finds more.
struct PlaceList: View {
  @State private var places: [String] = []
  @State private var selection: Set<String> = []
  @State private var search = ""
  @State private var asksToRemove = false

  /// No number stands in the sentence, so it needs no plural rule: two strings do.
  private var question: LocalizedStringKey {
    selection.count == 1 ? "Remove this place from your list?" : "Remove these places from your list?"
  }

  private let clear = String(
    localized: "search.clear", defaultValue: "Clear", comment: "Button that empties the search field")

  var body: some View {
    List {
      HStack {
        TextField("City or airport", text: $search)
        Button(clear) { search = "" }
      }
      Section("\(places.count) places") {
        ForEach(places, id: \.self) { place in
          Text(verbatim: place)
        }
      }
      Button("Remove", role: .destructive) { asksToRemove = true }
        .disabled(selection.isEmpty)
    }
    .navigationTitle("Weather")
    .confirmationDialog(question, isPresented: $asksToRemove) {
      Button("Remove", role: .destructive) { places.removeAll(where: selection.contains) }
    }
  }
}
