// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Dates, calendars, time zones, intervals.
  static let foundationDates = InterfaceFile(
    "Foundation",
    #"""
    struct Date: Comparable, Hashable, CustomDebugStringConvertible, CustomStringConvertible, Codable, ReferenceConvertible, Strideable {
      typealias Stride = TimeInterval
      static var timeIntervalBetween1970AndReferenceDate: Double
      static var timeIntervalSinceReferenceDate: TimeInterval
      init()
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      init(timeInterval: TimeInterval, since: Self)
      init(timeIntervalSinceReferenceDate: TimeInterval)
      var timeIntervalSinceReferenceDate: TimeInterval
      func timeIntervalSince(_: Self) -> TimeInterval
      var timeIntervalSinceNow, timeIntervalSince1970: TimeInterval
      func addingTimeInterval(_: TimeInterval) -> Self
      static var distantFuture, distantPast, now: Self
      func compare(_: Self) -> ComparisonResult
      static func + (_: Self, _: TimeInterval) -> Self
      static func - (_: Self, _: TimeInterval) -> Self
      static func += (_: inout Self, _: TimeInterval)
      static func -= (_: inout Self, _: TimeInterval)
      func distance(to: Self) -> TimeInterval
      func advanced(by: TimeInterval) -> Self
      func formatted<F>(_: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == Self
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      func formatted() -> String
      init<T>(_: T.ParseInput, strategy: T) where T: Foundation.ParseStrategy, T.ParseOutput == Self
      @_disfavoredOverload init<T, Value>(_: Value, strategy: T) where T: Foundation.ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == Self
      func ISO8601Format(_: Date.ISO8601FormatStyle = _) -> String
      func description(with: Locale?) -> String
      var description: String
    }
    struct Calendar: Hashable, CustomDebugStringConvertible, CustomStringConvertible, Codable, ReferenceConvertible {
      static var current, autoupdatingCurrent: Self
      init(identifier: Calendar.Identifier)
      var identifier: Calendar.Identifier
      var locale: Locale?
      var timeZone: TimeZone
      var firstWeekday, minimumDaysInFirstWeek: Int
      func minimumRange(of: Calendar.Component) -> Range<Int>?
      func maximumRange(of: Calendar.Component) -> Range<Int>?
      func range(of: Calendar.Component, in: Calendar.Component, for: Date) -> Range<Int>?
      func dateInterval(of: Calendar.Component, start: inout Date, interval: inout TimeInterval, for: Date) -> Bool
      func dateInterval(of: Calendar.Component, for: Date) -> DateInterval?
      func ordinality(of: Calendar.Component, in: Calendar.Component, for: Date) -> Int?
      func date(byAdding: DateComponents, to: Date, wrappingComponents: Bool = _) -> Date?
      func date(byAdding: Calendar.Component, value: Int, to: Date, wrappingComponents: Bool = _) -> Date?
      func date(from: DateComponents) -> Date?
      func dateComponents(_: Set<Calendar.Component>, from: Date) -> DateComponents
      func dateComponents(in: TimeZone, from: Date) -> DateComponents
      func dateComponents(_: Set<Calendar.Component>, from: Date, to: Date) -> DateComponents
      func dateComponents(_: Set<Calendar.Component>, from: DateComponents, to: DateComponents) -> DateComponents
      func component(_: Calendar.Component, from: Date) -> Int
      func startOfDay(for: Date) -> Date
      func compare(_: Date, to: Date, toGranularity: Calendar.Component) -> ComparisonResult
      func isDate(_: Date, equalTo: Date, toGranularity: Calendar.Component) -> Bool
      func isDate(_: Date, inSameDayAs: Date) -> Bool
      func isDateInToday(_: Date) -> Bool
      func isDateInYesterday(_: Date) -> Bool
      func isDateInTomorrow(_: Date) -> Bool
      func isDateInWeekend(_: Date) -> Bool
      func dateIntervalOfWeekend(containing: Date, start: inout Date, interval: inout TimeInterval) -> Bool
      func dateIntervalOfWeekend(containing: Date) -> DateInterval?
      func nextWeekend(startingAfter: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = _) -> Bool
      func nextWeekend(startingAfter: Date, direction: Calendar.SearchDirection = _) -> DateInterval?
      func enumerateDates(startingAfter: Date, matching: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _, using: (Date?, Bool, inout Bool) -> Void)
      func nextDate(after: Date, matching: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _) -> Date?
      func date(bySetting: Calendar.Component, value: Int, of: Date) -> Date?
      func date(bySettingHour: Int, minute: Int, second: Int, of: Date, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _) -> Date?
      func date(_: Date, matchesComponents: DateComponents) -> Bool
      var eraSymbols, longEraSymbols, monthSymbols, shortMonthSymbols, veryShortMonthSymbols: [String]
      var standaloneMonthSymbols, shortStandaloneMonthSymbols, veryShortStandaloneMonthSymbols: [String]
      var weekdaySymbols, shortWeekdaySymbols, veryShortWeekdaySymbols, standaloneWeekdaySymbols: [String]
      var shortStandaloneWeekdaySymbols, veryShortStandaloneWeekdaySymbols, quarterSymbols: [String]
      var shortQuarterSymbols, standaloneQuarterSymbols, shortStandaloneQuarterSymbols: [String]
      var amSymbol, pmSymbol: String
      enum Identifier: CustomDebugStringConvertible, Codable, Hashable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian
        case islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
        case bangla, gujarati, kannada, malayalam, marathi, odia, tamil, telugu, vikram, dangi, vietnamese
      }
      enum Component: Hashable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth
        case weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, isLeapMonth, dayOfYear, isRepeatedDay
      }
      enum SearchDirection: Hashable {
        case forward, backward
      }
      enum RepeatedTimePolicy: Hashable {
        case first, last
      }
      enum MatchingPolicy: Hashable {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
      }
    }
    struct TimeZone: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable, ReferenceConvertible {
      typealias NameStyle = NSTimeZone.NameStyle
      init?(identifier: String)
      init?(secondsFromGMT: Int)
      init?(abbreviation: String)
      static var current, autoupdatingCurrent: Self
      var identifier: String
      func secondsFromGMT(for: Date = _) -> Int
      func abbreviation(for: Date = _) -> String?
      func isDaylightSavingTime(for: Date = _) -> Bool
      func daylightSavingTimeOffset(for: Date = _) -> TimeInterval
      func nextDaylightSavingTimeTransition(after: Date) -> Date?
      static var abbreviationDictionary: [String: String]
      var nextDaylightSavingTimeTransition: Date?
      func localizedName(for: TimeZone.NameStyle, locale: Locale?) -> String?
      @_disfavoredOverload static var gmt: Self
      static var knownTimeZoneIdentifiers: [String]
      static var timeZoneDataVersion: String
    }
    struct DateComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable, ReferenceConvertible {
      init(calendar: Calendar? = _, timeZone: TimeZone? = _, era: Int? = _, year: Int? = _, month: Int? = _, day: Int? = _, hour: Int? = _, minute: Int? = _, second: Int? = _, nanosecond: Int? = _, weekday: Int? = _, weekdayOrdinal: Int? = _, quarter: Int? = _, weekOfMonth: Int? = _, weekOfYear: Int? = _, yearForWeekOfYear: Int? = _)
      var calendar: Calendar?
      var timeZone: TimeZone?
      var era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth: Int?
      var weekOfYear, yearForWeekOfYear: Int?
      var dayOfYear: Int?
      var isLeapMonth, isRepeatedDay: Bool?
      var date: Date?
      func formatted<F>(_: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == DateComponents
      func setValue(_: Int?, for: Calendar.Component)
      func value(for: Calendar.Component) -> Int?
      var isValidDate: Bool
      func isValidDate(in: Calendar) -> Bool
    }
    struct DateInterval: Comparable, Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible, ReferenceConvertible {
      var start, end: Date
      var duration: TimeInterval
      init()
      init(start: Date, end: Date)
      init(start: Date, duration: TimeInterval)
      func compare(_: Self) -> ComparisonResult
      func intersects(_: Self) -> Bool
      func intersection(with: Self) -> Self?
      func contains(_: Date) -> Bool
    }
    class NSDate: NSObject {
      var timeIntervalSinceReferenceDate: TimeInterval
      init()
      init(timeIntervalSinceReferenceDate: TimeInterval)
      func timeIntervalSince(_: Date) -> TimeInterval
      var timeIntervalSinceNow, timeIntervalSince1970: TimeInterval
      func addingTimeInterval(_: TimeInterval) -> Self
      func earlierDate(_: Date) -> Date
      func laterDate(_: Date) -> Date
      var description: String
      func description(with: Any?) -> String
      static var timeIntervalSinceReferenceDate: TimeInterval
      static var distantFuture, distantPast, now: Date
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      init(timeInterval: TimeInterval, since: Date)
    }
    class NSCalendar: NSObject {
      init()
      static var current, autoupdatingCurrent: Calendar
      init?(identifier: NSCalendar.Identifier)
      init?(calendarIdentifier: NSCalendar.Identifier)
      var calendarIdentifier: NSCalendar.Identifier
      var locale: Locale?
      var timeZone: TimeZone
      var firstWeekday, minimumDaysInFirstWeek: Int
      var eraSymbols, longEraSymbols, monthSymbols, shortMonthSymbols, veryShortMonthSymbols: [String]
      var standaloneMonthSymbols, shortStandaloneMonthSymbols, veryShortStandaloneMonthSymbols: [String]
      var weekdaySymbols, shortWeekdaySymbols, veryShortWeekdaySymbols, standaloneWeekdaySymbols: [String]
      var shortStandaloneWeekdaySymbols, veryShortStandaloneWeekdaySymbols, quarterSymbols: [String]
      var shortQuarterSymbols, standaloneQuarterSymbols, shortStandaloneQuarterSymbols: [String]
      var amSymbol, pmSymbol: String
      func date(from: DateComponents) -> Date?
      func date(byAdding: DateComponents, to: Date, options: NSCalendar.Options = _) -> Date?
      func component(_: NSCalendar.Unit, from: Date) -> Int
      func date(era: Int, year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, nanosecond: Int) -> Date?
      func date(era: Int, yearForWeekOfYear: Int, weekOfYear: Int, weekday: Int, hour: Int, minute: Int, second: Int, nanosecond: Int) -> Date?
      func startOfDay(for: Date) -> Date
      func date(byAdding: NSCalendar.Unit, value: Int, to: Date, options: NSCalendar.Options = _) -> Date?
      func date(bySettingUnit: NSCalendar.Unit, value: Int, of: Date, options: NSCalendar.Options = _) -> Date?
      func date(bySettingHour: Int, minute: Int, second: Int, of: Date, options: NSCalendar.Options = _) -> Date?
      func date(_: Date, matchesComponents: DateComponents) -> Bool
      struct Identifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var gregorian, chinese, hebrew, ISO8601, japanese: Self
      }
      struct Unit: OptionSet {
        typealias RawValue = UInt
        static var year, month, day, hour, minute, second, weekday, quarter, weekOfMonth, weekOfYear, calendar: Self
        static var timeZone: Self
      }
      struct Options: OptionSet {
        typealias RawValue = UInt
      }
    }
    class NSDateComponents: NSObject {
      init()
      var calendar: Calendar?
      var timeZone: TimeZone?
      var era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth: Int
      var weekOfYear, yearForWeekOfYear: Int
      var isLeapMonth: Bool
      var date: Date?
      func value(forComponent: NSCalendar.Unit) -> Int
      var isValidDate: Bool
      func isValidDate(in: Calendar) -> Bool
    }
    class NSTimeZone: NSObject {
      init()
      var name: String
      var data: Data
      func secondsFromGMT(for: Date) -> Int
      func abbreviation(for: Date) -> String?
      func isDaylightSavingTime(for: Date) -> Bool
      func daylightSavingTimeOffset(for: Date) -> TimeInterval
      static var system, `default`, local: TimeZone
      var secondsFromGMT: Int
      var abbreviation: String?
      var isDaylightSavingTime: Bool
      var daylightSavingTimeOffset: TimeInterval
      var nextDaylightSavingTimeTransition: Date?
      var description: String
      func localizedName(_: NSTimeZone.NameStyle, locale: Locale?) -> String?
      init?(name: String)
      init?(name: String, data: Data?)
      init(forSecondsFromGMT: Int)
      init?(abbreviation: String)
      enum NameStyle: Int {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
      }
    }
    class NSDateInterval: NSObject {
      var startDate, endDate: Date
      var duration: TimeInterval
      init()
      init(start: Date, duration: TimeInterval)
      init(start: Date, end: Date)
      func intersects(_: DateInterval) -> Bool
      func intersection(with: DateInterval) -> DateInterval?
      func contains(_: Date) -> Bool
    }
    typealias TimeInterval = Double
    enum ComparisonResult: Int { case orderedAscending, orderedSame, orderedDescending }
    """#)
}
