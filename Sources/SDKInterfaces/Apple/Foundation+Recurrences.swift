// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Recurrence rules of dates.
  static let foundationRecurrences = InterfaceFile(
    "Foundation",
    #"""
    extension Calendar {
      struct RecurrenceRule: Hashable, Codable {
        var calendar: Calendar
        var matchingPolicy: Calendar.MatchingPolicy
        var repeatedTimePolicy: Calendar.RepeatedTimePolicy
        var frequency: Calendar.RecurrenceRule.Frequency
        var interval: Int
        var end: Calendar.RecurrenceRule.End
        var seconds, minutes, hours, daysOfTheMonth, daysOfTheYear, weeks, setPositions: [Int]
        var weekdays: [Calendar.RecurrenceRule.Weekday]
        var months: [Calendar.RecurrenceRule.Month]
        init(calendar: Calendar, frequency: Calendar.RecurrenceRule.Frequency, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, daysOfTheYear: [Int] = _, daysOfTheMonth: [Int] = _, weeks: [Int] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _)
        static func minutely(calendar: Calendar, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, daysOfTheYear: [Int] = _, daysOfTheMonth: [Int] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _) -> Self
        static func hourly(calendar: Calendar, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, daysOfTheYear: [Int] = _, daysOfTheMonth: [Int] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _) -> Self
        static func daily(calendar: Calendar, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, daysOfTheMonth: [Int] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _) -> Self
        static func weekly(calendar: Calendar, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _) -> Self
        static func monthly(calendar: Calendar, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, daysOfTheMonth: [Int] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _) -> Self
        static func yearly(calendar: Calendar, interval: Int = _, end: Calendar.RecurrenceRule.End = _, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, months: [Calendar.RecurrenceRule.Month] = _, daysOfTheYear: [Int] = _, daysOfTheMonth: [Int] = _, weeks: [Int] = _, weekdays: [Calendar.RecurrenceRule.Weekday] = _, hours: [Int] = _, minutes: [Int] = _, seconds: [Int] = _, setPositions: [Int] = _) -> Self
        func recurrences(of: Date, in: Range<Date>? = _) -> some Sequence<Date>
        func recurrences(of: Date, in: PartialRangeFrom<Date>) -> some Sequence<Date>
        enum Frequency: Int, Hashable, Codable {
          case minutely, hourly, daily, weekly, monthly, yearly
        }
        struct Month: Hashable, Codable, ExpressibleByIntegerLiteral {
          typealias IntegerLiteralType = Int
          init(_: Int, isLeap: Bool = _)
          init(integerLiteral: Int)
          var index: Int
          var isLeap: Bool
        }
        struct End: Hashable, Codable {
          static func afterOccurrences(_: Int) -> Self
          static func afterDate(_: Date) -> Self
          static var never: Self
          var occurrences: Int?
          var date: Date?
        }
        enum Weekday: Hashable, Codable {
          case every(Locale.Weekday), nth(Int, Locale.Weekday)
        }
      }
    }
    """#)
}
