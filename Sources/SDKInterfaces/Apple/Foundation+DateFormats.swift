// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Formats of dates and durations.
  static let foundationDateFormats = InterfaceFile(
    "Foundation",
    #"""
    extension Date {
      struct FormatStyle: Foundation.ParseStrategy, ParseableFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Date
        typealias Strategy = Date.FormatStyle
        var attributedStyle: Date.FormatStyle.Attributed
        struct Attributed: Foundation.FormatStyle {
          typealias FormatInput = Date
          typealias FormatOutput = AttributedString
          func format(_: Date) -> AttributedString
          func locale(_: Locale) -> Self
        }
        var locale: Locale
        var timeZone: TimeZone
        var calendar: Calendar
        var capitalizationContext: FormatStyleCapitalizationContext
        var attributed: Date.AttributedStyle
        init(date: Date.FormatStyle.DateStyle? = _, time: Date.FormatStyle.TimeStyle? = _, locale: Locale = _, calendar: Calendar = _, timeZone: TimeZone = _, capitalizationContext: FormatStyleCapitalizationContext = _)
        func era(_: Symbol.Era = _) -> Self
        func year(_: Symbol.Year = _) -> Self
        func quarter(_: Symbol.Quarter = _) -> Self
        func month(_: Symbol.Month = _) -> Self
        func week(_: Symbol.Week = _) -> Self
        func day(_: Symbol.Day = _) -> Self
        func dayOfYear(_: Symbol.DayOfYear = _) -> Self
        func weekday(_: Symbol.Weekday = _) -> Self
        func hour(_: Symbol.Hour = _) -> Self
        func minute(_: Symbol.Minute = _) -> Self
        func second(_: Symbol.Second = _) -> Self
        func secondFraction(_: Symbol.SecondFraction) -> Self
        func timeZone(_: Symbol.TimeZone = _) -> Self
        func format(_: Date) -> String
        func locale(_: Locale) -> Self
        struct DateStyle: Codable, Hashable {
          static var omitted, numeric, abbreviated, long, complete: Self
        }
        struct TimeStyle: Codable, Hashable {
          static var omitted, shortened, standard, complete: Self
        }
        struct Symbol: Hashable {
          struct Era: Hashable {
            static var abbreviated, wide, narrow: Self
          }
          struct Year: Hashable {
            static var defaultDigits, twoDigits: Self
            static func padded(_: Int) -> Self
            static func relatedGregorian(minimumLength: Int = _) -> Self
            static func extended(minimumLength: Int = _) -> Self
          }
          struct YearForWeekOfYear: Hashable {
            static var defaultDigits, twoDigits: Self
            static func padded(_: Int) -> Self
          }
          struct CyclicYear: Hashable {
            static var abbreviated, wide, narrow: Self
          }
          struct Quarter: Hashable {
            static var oneDigit, twoDigits, abbreviated, wide, narrow: Self
          }
          struct Month: Hashable {
            static var defaultDigits, twoDigits, abbreviated, wide, narrow: Self
          }
          struct Week: Hashable {
            static var defaultDigits, twoDigits, weekOfMonth: Self
          }
          struct Day: Hashable {
            static var defaultDigits, twoDigits, ordinalOfDayInMonth: Self
            static func julianModified(minimumLength: Int = _) -> Self
          }
          struct DayOfYear: Hashable {
            static var defaultDigits, twoDigits, threeDigits: Self
          }
          struct Weekday: Hashable {
            static var abbreviated, wide, narrow, short, oneDigit, twoDigits: Self
          }
          struct DayPeriod: Hashable {
            static func standard(_: Symbol.DayPeriod.Width) -> Self
            static func with12s(_: Symbol.DayPeriod.Width) -> Self
            static func conversational(_: Symbol.DayPeriod.Width) -> Self
            enum Width: Hashable {
              case abbreviated, wide, narrow
            }
          }
          struct Hour: Hashable {
            static func defaultDigits(amPM: Symbol.Hour.AMPMStyle) -> Self
            static func twoDigits(amPM: Symbol.Hour.AMPMStyle) -> Self
            static func conversationalDefaultDigits(amPM: Symbol.Hour.AMPMStyle) -> Self
            static func conversationalTwoDigits(amPM: Symbol.Hour.AMPMStyle) -> Self
            static var defaultDigitsNoAMPM, twoDigitsNoAMPM: Self
            struct AMPMStyle: Codable, Hashable {
              static var omitted, narrow, abbreviated, wide: Self
            }
          }
          struct Minute: Hashable {
            static var defaultDigits, twoDigits: Self
          }
          struct Second: Hashable {
            static var defaultDigits, twoDigits: Self
          }
          struct SecondFraction: Hashable {
            static func fractional(_: Int) -> Self
            static func milliseconds(_: Int) -> Self
          }
          struct TimeZone: Hashable {
            static func specificName(_: Symbol.TimeZone.Width) -> Self
            static func genericName(_: Symbol.TimeZone.Width) -> Self
            static func iso8601(_: Symbol.TimeZone.Width) -> Self
            static func localizedGMT(_: Symbol.TimeZone.Width) -> Self
            static func identifier(_: Symbol.TimeZone.Width) -> Self
            static var exemplarLocation, genericLocation: Self
            enum Width: Hashable {
              case short, long
            }
          }
          struct StandaloneQuarter: Hashable {
            static var oneDigit, twoDigits, abbreviated, wide, narrow: Self
          }
          struct StandaloneMonth: Hashable {
            static var defaultDigits, twoDigits, abbreviated, wide, narrow: Self
          }
          struct StandaloneWeekday: Hashable {
            static var oneDigit, abbreviated, wide, narrow, short: Self
          }
          struct VerbatimHour: Hashable {
            static func defaultDigits(clock: Symbol.VerbatimHour.Clock, hourCycle: Symbol.VerbatimHour.HourCycle) -> Self
            static func twoDigits(clock: Symbol.VerbatimHour.Clock, hourCycle: Symbol.VerbatimHour.HourCycle) -> Self
            struct HourCycle: Codable, Hashable {
              static var zeroBased, oneBased: Self
            }
            struct Clock: Codable, Hashable {
              static var twelveHour, twentyFourHour: Self
            }
          }
        }
      }
    }
    extension Date {
      struct IntervalFormatStyle: Foundation.FormatStyle {
        typealias DateStyle = Date.FormatStyle.DateStyle
        typealias TimeStyle = Date.FormatStyle.TimeStyle
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        typealias Symbol = Date.FormatStyle.Symbol
        var locale: Locale
        var timeZone: TimeZone
        var calendar: Calendar
        init(date: Date.IntervalFormatStyle.DateStyle? = _, time: Date.IntervalFormatStyle.TimeStyle? = _, locale: Locale = _, calendar: Calendar = _, timeZone: TimeZone = _)
        func format(_: Range<Date>) -> String
        func locale(_: Locale) -> Self
        func year() -> Self
        func month(_: Date.IntervalFormatStyle.Symbol.Month = _) -> Self
        func day() -> Self
        func weekday(_: Date.IntervalFormatStyle.Symbol.Weekday = _) -> Self
        func hour(_: Date.IntervalFormatStyle.Symbol.Hour = _) -> Self
        func minute() -> Self
        func second() -> Self
        func timeZone(_: Date.IntervalFormatStyle.Symbol.TimeZone = _) -> Self
      }
    }
    extension Date {
      struct RelativeFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        var presentation: Date.RelativeFormatStyle.Presentation
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
        var capitalizationContext: FormatStyleCapitalizationContext
        var locale: Locale
        var calendar: Calendar
        init(presentation: Date.RelativeFormatStyle.Presentation = _, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _, locale: Locale = _, calendar: Calendar = _, capitalizationContext: FormatStyleCapitalizationContext = _)
        func format(_: Date) -> String
        func locale(_: Locale) -> Self
        var allowedFields: Set<Date.RelativeFormatStyle.Field>
        init(allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = _, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _, locale: Locale = _, calendar: Calendar = _, capitalizationContext: FormatStyleCapitalizationContext = _)
        struct Field: Codable, Hashable {
          static var year, month, week, day, hour, minute, second: Self
        }
        struct UnitsStyle: Codable, Hashable {
          static var wide, spellOut, abbreviated, narrow: Self
        }
        struct Presentation: Codable, Hashable {
          static var numeric, named: Self
        }
      }
    }
    extension Date {
      struct AttributedStyle: Foundation.FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        func format(_: Date) -> AttributedString
        func locale(_: Locale) -> Self
      }
    }
    extension Date {
      struct ISO8601FormatStyle: Foundation.ParseStrategy, ParseableFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Date
        typealias Strategy = Date.ISO8601FormatStyle
        var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator
        var includingFractionalSeconds: Bool
        var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator
        var dateSeparator: Date.ISO8601FormatStyle.DateSeparator
        var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator
        var timeZone: TimeZone
        @_disfavoredOverload init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = _, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = _, timeZone: TimeZone = _)
        init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = _, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = _, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = _, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = _, includingFractionalSeconds: Bool = _, timeZone: TimeZone = _)
        func year() -> Self
        func weekOfYear() -> Self
        func month() -> Self
        func day() -> Self
        func time(includingFractionalSeconds: Bool) -> Self
        func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Self
        func dateSeparator(_: Date.ISO8601FormatStyle.DateSeparator) -> Self
        func dateTimeSeparator(_: Date.ISO8601FormatStyle.DateTimeSeparator) -> Self
        func timeSeparator(_: Date.ISO8601FormatStyle.TimeSeparator) -> Self
        func timeZoneSeparator(_: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Self
        func format(_: Date) -> String
        enum TimeZoneSeparator: String, Codable, Hashable {
          case colon, omitted
        }
        enum DateSeparator: String, Codable, Hashable {
          case dash, omitted
        }
        enum TimeSeparator: String, Codable, Hashable {
          case colon, omitted
        }
        enum DateTimeSeparator: String, Codable, Hashable {
          case space, standard
        }
      }
    }
    extension Date {
      struct HTTPFormatStyle: ParseableFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias Strategy = Date.HTTPFormatStyle
        init()
        func format(_: Date) -> String
      }
      struct AnchoredRelativeFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias Presentation = Date.RelativeFormatStyle.Presentation
        typealias UnitsStyle = Date.RelativeFormatStyle.UnitsStyle
        typealias Field = Date.RelativeFormatStyle.Field
        var anchor: Date
        var presentation: Date.RelativeFormatStyle.Presentation
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
        var capitalizationContext: FormatStyleCapitalizationContext
        var locale: Locale
        var calendar: Calendar
        var allowedFields: Set<Date.RelativeFormatStyle.Field>
        init(anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = _, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _, locale: Locale = _, calendar: Calendar = _, capitalizationContext: FormatStyleCapitalizationContext = _)
        init(anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = _, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _, locale: Locale = _, calendar: Calendar = _, capitalizationContext: FormatStyleCapitalizationContext = _)
        func format(_: Date) -> String
        func locale(_: Locale) -> Self
      }
    }
    extension DateComponents {
      struct HTTPFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = DateComponents
        typealias FormatOutput = String
        init()
        func format(_: DateComponents) -> String
      }
      struct ISO8601FormatStyle: Foundation.FormatStyle {
        typealias FormatInput = DateComponents
        typealias FormatOutput = String
        init()
        func format(_: DateComponents) -> String
      }
    }
    extension Date {
      struct VerbatimFormatStyle: ParseableFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias Strategy = Date.ParseStrategy
        var timeZone: TimeZone
        var calendar: Calendar
        var locale: Locale?
        init(format: Date.FormatString, locale: Locale? = _, timeZone: TimeZone, calendar: Calendar)
        var attributed: Date.AttributedStyle
        var attributedStyle: Date.VerbatimFormatStyle.Attributed
        struct Attributed: Foundation.FormatStyle {
          typealias FormatInput = Date
          typealias FormatOutput = AttributedString
          func format(_: Date) -> AttributedString
          func locale(_: Locale) -> Self
        }
        func format(_: Date) -> String
        func locale(_: Locale) -> Self
      }
    }
    extension Date {
      struct FormatString: Hashable, ExpressibleByStringInterpolation {
        typealias StringLiteralType = String
        init(stringInterpolation: Date.FormatString.StringInterpolation)
        init(stringLiteral: String)
        struct StringInterpolation: StringInterpolationProtocol {
          typealias StringLiteralType = String
        }
      }
    }
    extension Date {
      struct ParseStrategy: Hashable, Foundation.ParseStrategy {
        typealias ParseInput = String
        typealias ParseOutput = Date
        var isLenient: Bool
        var twoDigitStartDate: Date
        var locale: Locale?
        var timeZone: TimeZone
        var calendar: Calendar
        var format: String
        init(format: Date.FormatString, locale: Locale? = _, timeZone: TimeZone, calendar: Calendar = _, isLenient: Bool = _, twoDigitStartDate: Date = _)
      }
    }
    extension Date {
      struct ComponentsFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String
        var style: Date.ComponentsFormatStyle.Style
        var fields: Set<Date.ComponentsFormatStyle.Field>?
        var calendar: Calendar
        var locale: Locale
        init(style: Date.ComponentsFormatStyle.Style, locale: Locale = _, calendar: Calendar = _, fields: Set<Date.ComponentsFormatStyle.Field>? = _)
        func format(_: Range<Date>) -> String
        func calendar(_: Calendar) -> Self
        func locale(_: Locale) -> Self
        struct Field: Codable, Hashable {
          static var year, month, week, day, hour, minute, second: Self
        }
        struct Style: Codable, Hashable {
          static var wide, abbreviated, condensedAbbreviated, narrow, spellOut: Self
        }
      }
    }
    extension Duration {
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Duration
      func formatted() -> String
      struct TimeFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        var locale: Locale
        var pattern: Duration.TimeFormatStyle.Pattern
        init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = _)
        var attributed: Duration.TimeFormatStyle.Attributed
        struct Attributed: Foundation.FormatStyle {
          typealias FormatInput = Duration
          typealias FormatOutput = AttributedString
          func format(_: Duration) -> AttributedString
          func locale(_: Locale) -> Self
        }
        func format(_: Duration) -> String
        func locale(_: Locale) -> Self
        struct Pattern: Hashable, Codable {
          static var hourMinute: Self
          static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = _) -> Self
          static var hourMinuteSecond: Self
          static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = _, roundFractionalSeconds: FloatingPointRoundingRule = _) -> Self
          static var minuteSecond: Self
          static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = _, roundFractionalSeconds: FloatingPointRoundingRule = _) -> Self
        }
      }
      struct UnitsFormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Duration
        typealias FormatOutput = String
        var locale: Locale
        var allowedUnits: Set<Duration.UnitsFormatStyle.Unit>
        var unitWidth: Duration.UnitsFormatStyle.UnitWidth
        var maximumUnitCount: Int?
        var zeroValueUnitsDisplay: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
        var fractionalPartDisplay: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
        var valueLengthLimits: Range<Int>?
        init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = _, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _, valueLength: Int? = _, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _)
        init<ValueRange>(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = _, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _) where ValueRange: RangeExpression, ValueRange.Bound == Int
        var attributed: Duration.UnitsFormatStyle.Attributed
        struct Attributed: Foundation.FormatStyle {
          typealias FormatInput = Duration
          typealias FormatOutput = AttributedString
          func format(_: Duration) -> AttributedString
          func locale(_: Locale) -> Self
        }
        func format(_: Duration) -> String
        func locale(_: Locale) -> Self
        struct UnitWidth: Codable, Hashable {
          static var wide, abbreviated, condensedAbbreviated, narrow: Self
        }
        struct Unit: Codable, Hashable {
          static var weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds: Self
        }
        struct ZeroValueUnitsDisplayStrategy: Codable, Hashable {
          static var hide: Self
          static func show(length: Int) -> Self
        }
        struct FractionalPartDisplayStrategy: Codable, Hashable {
          var minimumLength, maximumLength: Int
          var roundingRule: FloatingPointRoundingRule
          var roundingIncrement: Double?
          init<Range>(lengthLimits: Range, roundingRule: FloatingPointRoundingRule = _, roundingIncrement: Double? = _) where Range: RangeExpression, Range.Bound == Int
          static func show(length: Int, rounded: FloatingPointRoundingRule = _, increment: Double? = _) -> Self
          static var hide: Self
          static func hide(rounded: FloatingPointRoundingRule = _) -> Self
        }
      }
    }
    class DateFormatter: Formatter {
      init()
      var formattingContext: Formatter.Context
      func string(from: Date) -> String
      func date(from: String) -> Date?
      static func localizedString(from: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String
      static func dateFormat(fromTemplate: String, options: Int, locale: Locale?) -> String?
      func setLocalizedDateFormatFromTemplate(_: String)
      var dateFormat: String!
      var dateStyle, timeStyle: DateFormatter.Style
      var locale: Locale!
      var generatesCalendarDates: Bool
      var timeZone: TimeZone!
      var calendar: Calendar!
      var isLenient: Bool
      var twoDigitStartDate, defaultDate: Date?
      var eraSymbols, monthSymbols, shortMonthSymbols, weekdaySymbols, shortWeekdaySymbols: [String]!
      var amSymbol, pmSymbol: String!
      var longEraSymbols, veryShortMonthSymbols, standaloneMonthSymbols, shortStandaloneMonthSymbols: [String]!
      var veryShortStandaloneMonthSymbols, veryShortWeekdaySymbols, standaloneWeekdaySymbols: [String]!
      var shortStandaloneWeekdaySymbols, veryShortStandaloneWeekdaySymbols, quarterSymbols: [String]!
      var shortQuarterSymbols, standaloneQuarterSymbols, shortStandaloneQuarterSymbols: [String]!
      var gregorianStartDate: Date?
      var doesRelativeDateFormatting: Bool
      enum Style: UInt {
        case none, short, medium, long, full
      }
    }
    class DateComponentsFormatter: Formatter {
      init()
      func string(from: DateComponents) -> String?
      func string(from: Date, to: Date) -> String?
      func string(from: TimeInterval) -> String?
      static func localizedString(from: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String?
      var unitsStyle: DateComponentsFormatter.UnitsStyle
      var allowedUnits: NSCalendar.Unit
      var calendar: Calendar?
      var referenceDate: Date?
      var allowsFractionalUnits: Bool
      var maximumUnitCount: Int
      var collapsesLargestUnit, includesApproximationPhrase, includesTimeRemainingPhrase: Bool
      var formattingContext: Formatter.Context
      enum UnitsStyle: Int {
        case positional, abbreviated, short, full, spellOut, brief
      }
    }
    class DateIntervalFormatter: Formatter {
      init()
      var locale: Locale!
      var calendar: Calendar!
      var timeZone: TimeZone!
      var dateTemplate: String!
      var dateStyle, timeStyle: DateIntervalFormatter.Style
      func string(from: Date, to: Date) -> String
      func string(from: DateInterval) -> String?
      enum Style: UInt {
        case none, short, medium, long, full
      }
    }
    class ISO8601DateFormatter: Formatter {
      var timeZone: TimeZone!
      var formatOptions: ISO8601DateFormatter.Options
      init()
      func string(from: Date) -> String
      func date(from: String) -> Date?
      static func string(from: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = _) -> String
      struct Options: OptionSet {
        typealias RawValue = UInt
        static var withYear, withMonth, withDay, withTimeZone, withDashSeparatorInDate, withColonSeparatorInTime: Self
        static var withFractionalSeconds, withInternetDateTime: Self
      }
    }
    class RelativeDateTimeFormatter: Formatter {
      init()
      var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle
      var unitsStyle: RelativeDateTimeFormatter.UnitsStyle
      var formattingContext: Formatter.Context
      var calendar: Calendar!
      var locale: Locale!
      func localizedString(from: DateComponents) -> String
      func localizedString(fromTimeInterval: TimeInterval) -> String
      func localizedString(for: Date, relativeTo: Date) -> String
      enum DateTimeStyle: Int {
        case numeric, named
      }
      enum UnitsStyle: Int {
        case full, spellOut, short, abbreviated
      }
    }
    """#)
}
