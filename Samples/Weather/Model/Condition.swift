import Foundation

/// The state of the sky.
enum Condition {
  case clear, cloudy, rain, storm

  /// "Clear" also stands on a button: the keys differ so that translators can choose two words.
  var name: String {
    switch self {
    case .clear:
      String(localized: "condition.clear", defaultValue: "Clear", comment: "Weather: no clouds in the sky")
    case .cloudy:
      String(localized: "condition.cloudy", defaultValue: "Cloudy", comment: "Weather: the sky is full of clouds")
    case .rain:
      String(localized: "condition.rain", defaultValue: "Rain", comment: "Weather: it rains")
    case .storm:
      String(localized: "condition.storm", defaultValue: "Thunderstorm", comment: "Weather: thunder and lightning")
    }
  }
}

/// How strong the ultraviolet light is.
struct UltravioletIndex {
  var value: Int

  var level: LocalizedStringResource {
    switch value {
    case ..<3:
      LocalizedStringResource("uv.low", defaultValue: "Low", comment: "Level of the ultraviolet index")
    case ..<6:
      LocalizedStringResource("uv.moderate", defaultValue: "Moderate", comment: "Level of the ultraviolet index")
    default:
      LocalizedStringResource("uv.high", defaultValue: "High", comment: "Level of the ultraviolet index")
    }
  }
}
