import SwiftUI

/// The weather of one place, fact by fact.
struct ForecastView: View {
  let forecast: Forecast

  var body: some View {
    VStack(alignment: .leading) {
      Text(forecast.condition.name)
        .font(.title)
      Text("Feels like \(forecast.temperature, format: .measurement(width: .narrow))")
      Text(
        "High: \(forecast.high, format: .measurement(width: .narrow))",
        comment: "The highest temperature of the day. The variable has its unit.")
      Fact("Humidity") {
        Text(forecast.humidity, format: .percent)
      }
      Fact("UV Index", note: "Sunset at \(forecast.sunset, style: .time)") {
        Text("\(forecast.uvIndex.value), \(Text(forecast.uvIndex.level))")
      }
      Text(forecast.rainOutlook())
      Text(forecast.drySpell)
      Text("^[\(forecast.stormsThisWeek) storm](inflect: true) this week")
    }
    .accessibilityLabel(forecast.activityTitle)
  }
}

/// A title, a value and perhaps a note below.
struct Fact<Content: View>: View {
  private let title: LocalizedStringKey
  private let note: LocalizedStringKey?
  private let content: Content

  init(_ title: LocalizedStringKey, note: LocalizedStringKey? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.note = note
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title)
        content
      }
      if let note {
        Text(note)
          .font(.footnote)
      }
    }
  }
}
