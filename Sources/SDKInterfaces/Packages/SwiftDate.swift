// A table: declarations of SwiftDate in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Dates with a calendar, a time zone and a locale, and their components.
  static let swiftDate = PackageInterface(
    "SwiftDate",
    #"""
    import Foundation
    protocol DateRepresentable {
    }
    extension DateRepresentable {
      var calendar: Calendar
      var year: Int
      var month: Int
      var monthDays: Int
      var day: Int
      var dayOfYear: Int
      var ordinalDay: String
      var hour: Int
      var nearestHour: Int
      var minute: Int
      var second: Int
      var nanosecond: Int
      var msInDay: Int
      var weekday: Int
      var weekOfYear: Int
      var weekOfMonth: Int
      var weekdayOrdinal: Int
      var yearForWeekOfYear: Int
      var firstDayOfWeek: Int
      var lastDayOfWeek: Int
      var quarter: Int
      var era: Int
      var DSTOffset: TimeInterval
      var isToday: Bool
      var isYesterday: Bool
      var isTomorrow: Bool
      var isInWeekend: Bool
      var isInPast: Bool
      var isInFuture: Bool
      func monthName(_: SymbolFormatStyle) -> String
      func weekdayName(_: SymbolFormatStyle, locale: (any LocaleConvertible)? = _) -> String
      func quarterName(_: SymbolFormatStyle, locale: (any LocaleConvertible)? = _) -> String
      func eraName(_: SymbolFormatStyle, locale: (any LocaleConvertible)? = _) -> String
      func toString(_: DateToStringStyles? = _) -> String
      func toFormat(_: String, locale: (any LocaleConvertible)? = _) -> String
      func toRelative(since: DateInRegion? = _, dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = _, unitsStyle: RelativeDateTimeFormatter.UnitsStyle = _) -> String
      func toISO(_: ISOFormatter.Options? = _) -> String
      func toDotNET() -> String
      func toRSS(alt: Bool) -> String
      func toSQL() -> String
      func toUnit(_: Calendar.Component, to: any DateRepresentable) -> Int
      func toUnits(_: Set<Calendar.Component>, to: any DateRepresentable) -> [Calendar.Component: Int]
      func convertTo(region: Region) -> DateInRegion
      func convertTo(calendar: any CalendarConvertible = _, timezone: any ZoneConvertible = _, locale: any LocaleConvertible = _) -> DateInRegion
    }
    struct DateInRegion: DateRepresentable, Codable, CustomStringConvertible, Comparable, Hashable {
      init(_: Date = _, region: Region = _)
      init?(_: String, format: String? = _, region: Region = _)
      init?(_: String, formats: [String]?, region: Region = _)
      init(seconds: TimeInterval, region: Region = _)
      init(milliseconds: Int, region: Region = _)
      init?(components: DateComponents, region: Region?)
      init(year: Int, month: Int, day: Int, hour: Int = _, minute: Int = _, second: Int = _, nanosecond: Int = _, region: Region = _)
      var date: Date
      var region: Region
      var dateComponents: DateComponents
      var description: String
      var timeIntervalSince1970: TimeInterval
      var isLeapMonth: Bool
      var isLeapYear: Bool
      var julianDay: Double
      var modifiedJulianDay: Double
      func getInterval(toDate: DateInRegion?, component: Calendar.Component) -> Int64
      func timeIntervalSince(_: DateInRegion) -> TimeInterval
      func componentsTo(_: DateInRegion) -> DateComponents
      static func + (_: DateInRegion, _: DateComponents) -> DateInRegion
      static func - (_: DateInRegion, _: DateComponents) -> DateInRegion
      static func - (_: DateInRegion, _: DateInRegion) -> TimeInterval
      static func past() -> DateInRegion
      static func future() -> DateInRegion
    }
    struct Region: Codable, Equatable, Hashable {
      init(calendar: any CalendarConvertible = _, zone: any ZoneConvertible = _, locale: any LocaleConvertible = _)
      var calendar: Calendar
      var timeZone: TimeZone
      var locale: Locale
      static var current: Region
      static var local: Region
      static var ISO: Region
      static var UTC: Region
    }
    protocol LocaleConvertible {
      func toLocale() -> Locale
    }
    protocol CalendarConvertible {
      func toCalendar() -> Calendar
    }
    protocol ZoneConvertible {
      func toTimezone() -> TimeZone
    }
    enum DateToStringStyles {
      case iso(ISOFormatter.Options)
      case extended
      case rss
      case altRSS
      case dotNet
      case sql
      case date(DateFormatter.Style)
      case time(DateFormatter.Style)
      case dateTime(DateFormatter.Style)
      case custom(String)
      case standard
    }
    class ISOFormatter {
      struct Options: OptionSet {
        init(rawValue: Int)
        var rawValue: Int
      }
    }
    class ISOParser {
      struct Options {
        init(calendar: Calendar? = _)
      }
    }
    enum SymbolFormatStyle {
      case `default`
      case defaultStandalone
      case veryShort
      case short
      case standaloneVeryShort
      case standaloneShort
    }
    extension Date: DateRepresentable {
      var date: Date
      var region: Region
      var dateComponents: DateComponents
      var julianDay: Double
      func getInterval(toDate: Date?, component: Calendar.Component) -> Int64
      static func + (_: Date, _: DateComponents) -> Date
      static func - (_: Date, _: DateComponents) -> Date
      static func - (_: Date, _: Date) -> DateComponents
      func inDefaultRegion() -> DateInRegion
      func `in`(region: Region) -> DateInRegion
    }
    extension String {
      func toDate(_: String? = _, region: Region = _) -> DateInRegion?
      func toDate(_: [String], region: Region) -> DateInRegion?
      func toISODate(_: ISOParser.Options? = _, region: Region? = _) -> DateInRegion?
      func toRSSDate(alt: Bool, region: Region = _) -> DateInRegion?
      func toSQLDate(region: Region = _) -> DateInRegion?
    }
    extension Int {
      var nanoseconds: DateComponents
      var seconds: DateComponents
      var minutes: DateComponents
      var hours: DateComponents
      var days: DateComponents
      var weeks: DateComponents
      var months: DateComponents
      var quarters: DateComponents
      var years: DateComponents
    }
    extension Double {
      func toClock(zero: DateComponentsFormatter.ZeroFormattingBehavior = _) -> String
      func toUnit(_: Calendar.Component, to: DateInRegion? = _) -> Int?
      func toUnits(_: Set<Calendar.Component>, to: DateInRegion? = _) -> [Calendar.Component: Int]
    }
    """#)
}
