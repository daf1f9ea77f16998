import SwiftUI

/// The plots of an allotment garden.
struct PlotList: View {
  let free: Int

  var body: some View {
    List {
      PlotRow(name: "Tomato bed")
      PlotRow(name: "Herb spiral")
      Text("\(free) plots are free")
    }
    .navigationTitle("Plots")
  }
}

/// A row with the name of a plot. Its `String` reaches the screen untranslated; `strex audit` reports it.
struct PlotRow: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

@main
struct AllotmentApp: App {
  var body: some Scene {
    WindowGroup { PlotList(free: 3) }
  }
}
