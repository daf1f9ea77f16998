// A table: declarations of WeatherKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Weather and its forecasts.
  static let weatherKit = InterfaceFile(
    "WeatherKit",
    #"""
    class WeatherService {
      static var shared: WeatherService
      var attribution: WeatherAttribution
      init()
      func weather(for: CLLocation) -> Weather
    }
    struct Weather: Equatable, Codable {
      var currentWeather: CurrentWeather
      var minuteForecast: Forecast<MinuteWeather>?
      var hourlyForecast: Forecast<HourWeather>
      var dailyForecast: Forecast<DayWeather>
      var weatherAlerts: [WeatherAlert]?
      var availability: WeatherAvailability
    }
    struct CurrentWeather: Equatable, Codable {
      var date: Date
      var cloudCover: Double
      var condition: WeatherCondition
      var symbolName: String
      var dewPoint: Measurement<UnitTemperature>
      var humidity: Double
      var precipitationIntensity: Measurement<UnitSpeed>
      var pressure: Measurement<UnitPressure>
      var pressureTrend: PressureTrend
      var isDaylight: Bool
      var temperature, apparentTemperature: Measurement<UnitTemperature>
      var uvIndex: UVIndex
      var visibility: Measurement<UnitLength>
      var wind: Wind
      var metadata: WeatherMetadata
    }
    struct HourWeather: Equatable, Codable {
      var date: Date
      var cloudCover: Double
      var condition: WeatherCondition
      var symbolName: String
      var dewPoint: Measurement<UnitTemperature>
      var humidity: Double
      var isDaylight: Bool
      var precipitation: Precipitation
      var precipitationChance: Double
      var precipitationAmount: Measurement<UnitLength>
      var pressure: Measurement<UnitPressure>
      var pressureTrend: PressureTrend
      var temperature, apparentTemperature: Measurement<UnitTemperature>
      var uvIndex: UVIndex
      var visibility: Measurement<UnitLength>
      var wind: Wind
    }
    struct DayWeather: Equatable, Codable {
      var date: Date
      var condition: WeatherCondition
      var symbolName: String
      var highTemperature, lowTemperature: Measurement<UnitTemperature>
      var precipitation: Precipitation
      var precipitationChance: Double
      var precipitationAmount, rainfallAmount, snowfallAmount: Measurement<UnitLength>
      var sun: SunEvents
      var moon: MoonEvents
      var uvIndex: UVIndex
      var wind: Wind
    }
    struct MinuteWeather: Equatable, Codable {
      var date: Date
      var precipitation: Precipitation
      var precipitationChance: Double
      var precipitationIntensity: Measurement<UnitSpeed>
    }
    struct Forecast<Element>: RandomAccessCollection, Codable, Equatable where Element: Decodable, Element: Encodable, Element: Equatable {
      typealias Index = Int
      typealias Indices = Range<Forecast<Element>.Index>
      typealias Iterator = IndexingIterator<Forecast<Element>>
      typealias SubSequence = Slice<Forecast<Element>>
      var forecast: [Element]
      var metadata: WeatherMetadata
      subscript(_: Forecast<Element>.Index) -> Element
    }
    extension Forecast where Element == MinuteWeather {
      var summary: String
    }
    enum WeatherCondition: String, CaseIterable, CustomStringConvertible, Hashable, Codable {
      case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
      case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms
      case mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow
      case strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
      var accessibilityDescription: String
    }
    struct Wind: Equatable, Codable {
      var compassDirection: Wind.CompassDirection
      var direction: Measurement<UnitAngle>
      var speed: Measurement<UnitSpeed>
      var gust: Measurement<UnitSpeed>?
      enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Hashable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
        case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        var abbreviation, accessibilityDescription: String
      }
    }
    struct UVIndex: Equatable, Codable {
      var value: Int
      var category: UVIndex.ExposureCategory
      enum ExposureCategory: String, Codable, Comparable, CustomStringConvertible, CaseIterable, Hashable {
        case low, moderate, high, veryHigh, extreme
        var rangeValue: ClosedRange<Int>
        var accessibilityDescription: String
      }
    }
    struct WeatherAlert: Equatable, Codable {
      var detailsURL: URL
      var source, summary: String
      var region: String?
      var severity: WeatherSeverity
      var metadata: WeatherMetadata
    }
    struct SunEvents: Equatable, Codable {
      var astronomicalDawn, nauticalDawn, civilDawn, sunrise, solarNoon, sunset, civilDusk, nauticalDusk: Date?
      var astronomicalDusk, solarMidnight: Date?
    }
    struct MoonEvents: Equatable, Codable {
      var phase: MoonPhase
      var moonrise, moonset: Date?
    }
    enum MoonPhase: String, CustomStringConvertible, CaseIterable, Codable, Hashable {
      case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
      var accessibilityDescription, symbolName: String
    }
    enum Precipitation: String, CaseIterable, CustomStringConvertible, Hashable, Codable {
      case none, hail, mixed, rain, sleet, snow
      var accessibilityDescription: String
    }
    enum PressureTrend: String, CaseIterable, CustomStringConvertible, Hashable, Codable {
      case rising, falling, steady
      var accessibilityDescription: String
    }
    struct WeatherMetadata: Equatable, Codable {
      var date, expirationDate: Date
      var location: CLLocation
    }
    struct WeatherAttribution: Equatable, Codable {
      var serviceName: String
      var legalPageURL, squareMarkURL, combinedMarkDarkURL, combinedMarkLightURL: URL
      var legalAttributionText: String
    }
    enum WeatherSeverity: String, CaseIterable, CustomStringConvertible, Hashable, Codable {
      case minor, moderate, severe, extreme, unknown
      var accessibilityDescription: String
    }
    struct WeatherAvailability: Equatable, Codable {
      var minuteAvailability, alertAvailability: WeatherAvailability.AvailabilityKind
      enum AvailabilityKind: String, Codable, Hashable {
        case available, temporarilyUnavailable, unsupported, unknown
      }
    }
    """#)
}
