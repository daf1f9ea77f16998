import Foundation

/// The weather of one place, as the server sends it.
struct Forecast {
  /// The name of a city; `nil` stands for the place where the device is.
  var city: String?
  var condition: Condition
  var temperature: Measurement<UnitTemperature>
  var high: Measurement<UnitTemperature>
  var humidity: Double
  var rainfall: Measurement<UnitLength>
  var uvIndex: UltravioletIndex
  var daysWithoutRain: Int
  var stormsThisWeek: Int
  var sunset: Date
}

extension Forecast {
  /// A city's name needs another grammar than "here" in many languages, hence two strings.
  var activityTitle: String {
    if let city {
      String(localized: "Show the weather in \(city)", comment: "User activity. The variable is the name of a city.")
    } else {
      String(localized: "Show the weather here", comment: "User activity for the place where the device is")
    }
  }

  /// How much rain the next day brings: the formatter knows the unit, the catalog knows the plural.
  func rainOutlook(hours: Int = 24) -> String {
    let amount = rainfall.formatted(.measurement(width: .narrow, usage: .rainfall))
    return String(
      localized: "rain.outlook", defaultValue: "\(amount) expected in the next \(hours) hours.",
      comment: "Variables: an amount of rain with its unit, a number of hours.")
  }

  /// The system inflects what stands in the brackets.
  var drySpell: AttributedString {
    AttributedString(
      localized: "No rain for ^[\(daysWithoutRain) day](inflect: true).",
      comment: "The variable is the number of days since the last rain.")
  }
}
