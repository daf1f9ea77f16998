// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Format styles of numbers, lists, byte counts, names.
  static let foundationFormatStyles = InterfaceFile(
    "Foundation",
    #"""
    protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Codable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_: FormatInput) -> FormatOutput
      func locale(_: Locale) -> Self
    }
    extension FormatStyle where Self == Date.HTTPFormatStyle {
      static var http: Date.HTTPFormatStyle
    }
    extension FormatStyle where Self == DateComponents.HTTPFormatStyle {
      static var http: DateComponents.HTTPFormatStyle
    }
    extension FormatStyle where Self == DateComponents.ISO8601FormatStyle {
      static var iso8601: DateComponents.ISO8601FormatStyle
    }
    extension FormatStyle where Self == Duration.TimeFormatStyle {
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle
    }
    extension FormatStyle {
      static func list<MemberStyle, Base>(memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType, width: ListFormatStyle<MemberStyle, Base>.Width = _) -> ListFormatStyle<MemberStyle, Base> where Self == ListFormatStyle<MemberStyle, Base>, MemberStyle: Foundation.FormatStyle, Base: Sequence, MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String
      static func list<Base>(type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = _) -> ListFormatStyle<StringStyle, Base> where Self == ListFormatStyle<StringStyle, Base>, Base: Sequence, Base.Element == String
      static func measurement<UnitType>(width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = _, numberFormatStyle: FloatingPointFormatStyle<Double>? = _) -> Measurement<UnitType>.FormatStyle where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension
      static func measurement(width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = _, usage: MeasurementFormatUnitUsage<UnitTemperature> = _, hidesScaleName: Bool = _, numberFormatStyle: FloatingPointFormatStyle<Double>? = _) -> Measurement<UnitTemperature>.FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle
      static func currency<V>(code: String) -> IntegerFormatStyle<V>.Currency where Self == IntegerFormatStyle<V>.Currency, V: BinaryInteger
      func locale(_: Locale) -> Self
      static func currency<Value>(code: String) -> FloatingPointFormatStyle<Value>.Currency where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
    }
    extension FormatStyle where Self == URL.FormatStyle {
      static var url: URL.FormatStyle
    }
    extension FormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle
    }
    extension FormatStyle where Self == Decimal.FormatStyle.Percent {
      static var percent: Decimal.FormatStyle.Percent
    }
    extension FormatStyle where Self == Decimal.FormatStyle.Currency {
      static func currency(code: String) -> Decimal.FormatStyle.Currency
    }
    extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
      static func byteCount(style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style, allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units = _, spellsOutZero: Bool = _, includesActualByteCount: Bool = _) -> Measurement<UnitInformationStorage>.FormatStyle.ByteCount
    }
    extension FormatStyle where Self == Date.IntervalFormatStyle {
      static var interval: Date.IntervalFormatStyle
    }
    extension FormatStyle where Self == Date.RelativeFormatStyle {
      static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = _) -> Date.RelativeFormatStyle
    }
    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int>
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int16> {
      static var number: IntegerFormatStyle<Int16>
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int32> {
      static var number: IntegerFormatStyle<Int32>
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64> {
      static var number: IntegerFormatStyle<Int64>
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int8> {
      static var number: IntegerFormatStyle<Int8>
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt> {
      static var number: IntegerFormatStyle<UInt>
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
      static var number: IntegerFormatStyle<UInt16>
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
      static var number: IntegerFormatStyle<UInt32>
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
      static var number: IntegerFormatStyle<UInt64>
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
      static var number: IntegerFormatStyle<UInt8>
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      static var percent: IntegerFormatStyle<Int>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
      static var percent: IntegerFormatStyle<Int16>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
      static var percent: IntegerFormatStyle<Int32>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
      static var percent: IntegerFormatStyle<Int64>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
      static var percent: IntegerFormatStyle<Int8>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
      static var percent: IntegerFormatStyle<UInt>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
      static var percent: IntegerFormatStyle<UInt16>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
      static var percent: IntegerFormatStyle<UInt32>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
      static var percent: IntegerFormatStyle<UInt64>.Percent
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
      static var percent: IntegerFormatStyle<UInt8>.Percent
    }
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle
    }
    extension FormatStyle where Self == Date.VerbatimFormatStyle {
      static func verbatim(_: Date.FormatString, locale: Locale? = _, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double>
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: FloatingPointFormatStyle<Float>
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      static var percent: FloatingPointFormatStyle<Double>.Percent
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      static var percent: FloatingPointFormatStyle<Float>.Percent
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float16> {
      static var number: FloatingPointFormatStyle<Float16>
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float16>.Percent {
      static var percent: FloatingPointFormatStyle<Float16>.Percent
    }
    extension FormatStyle where Self == Duration.UnitsFormatStyle {
      static func units(allowed: Set<Duration.UnitsFormatStyle.Unit> = _, width: Duration.UnitsFormatStyle.UnitWidth = _, maximumUnitCount: Int? = _, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _, valueLength: Int? = _, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _) -> Duration.UnitsFormatStyle
      static func units<ValueRange>(allowed: Set<Duration.UnitsFormatStyle.Unit> = _, width: Duration.UnitsFormatStyle.UnitWidth = _, maximumUnitCount: Int? = _, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = _, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = _) -> Duration.UnitsFormatStyle where ValueRange: RangeExpression, ValueRange.Bound == Int
    }
    extension FormatStyle where Self == PersonNameComponents.FormatStyle {
      static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle
    }
    extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = _, spellsOutZero: Bool = _, includesActualByteCount: Bool = _) -> ByteCountFormatStyle
    }
    extension FormatStyle where Self == Date.ComponentsFormatStyle {
      static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = _) -> Date.ComponentsFormatStyle
      static var timeDuration: Date.ComponentsFormatStyle
    }
    protocol ParseableFormatStyle: Foundation.FormatStyle {
      associatedtype Strategy: Foundation.ParseStrategy where FormatInput == Strategy.ParseOutput, FormatOutput == Strategy.ParseInput
    }
    extension ParseableFormatStyle where Self == URL.FormatStyle {
      static var url: URL.FormatStyle
    }
    extension ParseableFormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle
    }
    extension ParseableFormatStyle where Self == Decimal.FormatStyle.Percent {
      static var percent: Decimal.FormatStyle.Percent
    }
    extension ParseableFormatStyle where Self == Decimal.FormatStyle.Currency {
      static func currency(code: String) -> Decimal.FormatStyle.Currency
    }
    extension ParseableFormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle
    }
    extension ParseableFormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle
    }
    extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
      static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle
    }
    protocol ParseStrategy: Hashable, Codable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_: ParseInput) -> ParseOutput
    }
    extension ParseStrategy where Self == URL.ParseStrategy {
      static var url: URL.ParseStrategy
    }
    extension ParseStrategy where Self == Date.FormatStyle {
      @_disfavoredOverload static var dateTime: Date.FormatStyle
    }
    extension ParseStrategy where Self == Date.ISO8601FormatStyle {
      @_disfavoredOverload static var iso8601: Date.ISO8601FormatStyle
    }
    extension ParseStrategy {
      static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = _) -> Date.ParseStrategy where Self == Date.ParseStrategy
    }
    extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
      static var name: PersonNameComponents.ParseStrategy
    }
    struct FormatStyleCapitalizationContext: Codable, Hashable {
      static var unknown, standalone, listItem, beginningOfSentence, middleOfSentence: Self
    }
    enum NumberFormatStyleConfiguration {
      typealias RoundingRule = FloatingPointRoundingRule
      struct Grouping: Codable, Hashable, CustomStringConvertible {
        static var automatic, never: Self
      }
      struct Precision: Codable, Hashable {
        static func significantDigits<R>(_: R) -> Self where R: RangeExpression, R.Bound == Int
        static func significantDigits(_: Int) -> Self
        static func integerAndFractionLength<R1, R2>(integerLimits: R1, fractionLimits: R2) -> Self where R1: RangeExpression, R2: RangeExpression, R1.Bound == Int, R2.Bound == Int
        static func integerAndFractionLength(integer: Int, fraction: Int) -> Self
        static func integerLength<R>(_: R) -> Self where R: RangeExpression
        static func integerLength(_: Int) -> Self
        static func fractionLength<R>(_: R) -> Self where R: RangeExpression, R.Bound == Int
        static func fractionLength(_: Int) -> Self
      }
      struct DecimalSeparatorDisplayStrategy: Codable, Hashable, CustomStringConvertible {
        static var automatic, always: Self
      }
      struct SignDisplayStrategy: Codable, Hashable, CustomStringConvertible {
        static var automatic, never: Self
        static func always(includingZero: Bool = _) -> Self
      }
      struct Notation: Codable, Hashable, CustomStringConvertible {
        static var scientific, automatic, compactName: Self
      }
    }
    enum CurrencyFormatStyleConfiguration {
      typealias Grouping = NumberFormatStyleConfiguration.Grouping
      typealias Precision = NumberFormatStyleConfiguration.Precision
      typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
      typealias RoundingRule = NumberFormatStyleConfiguration.RoundingRule
      struct SignDisplayStrategy: Codable, Hashable {
        static var automatic, never: Self
        static func always(showZero: Bool = _) -> Self
        static var accounting: Self
        static func accountingAlways(showZero: Bool = _) -> Self
      }
      struct Presentation: Codable, Hashable {
        static var narrow, standard, isoCode, fullName: Self
      }
    }
    enum DescriptiveNumberFormatConfiguration {
      typealias CapitalizationContext = FormatStyleCapitalizationContext
      struct Presentation: Codable, Hashable {
        static var spellOut, ordinal: Self
      }
    }
    struct IntegerFormatStyle<Value>: ParseableFormatStyle where Value: BinaryInteger {
      typealias Configuration = NumberFormatStyleConfiguration
      typealias FormatInput = Value
      typealias FormatOutput = String
      typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>>
      var locale: Locale
      init(locale: Locale = _)
      func grouping(_: Configuration.Grouping) -> Self
      func precision(_: Configuration.Precision) -> Self
      func sign(strategy: Configuration.SignDisplayStrategy) -> Self
      func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
      func rounded(rule: Configuration.RoundingRule = _, increment: Int? = _) -> Self
      func scale(_: Double) -> Self
      func notation(_: Configuration.Notation) -> Self
      func format(_: Value) -> String
      func locale(_: Locale) -> Self
      var attributed: IntegerFormatStyle<Value>.Attributed
      struct Attributed: Foundation.FormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = AttributedString
        func format(_: Value) -> AttributedString
        func locale(_: Locale) -> Self
      }
      struct Percent: ParseableFormatStyle {
        typealias Configuration = NumberFormatStyleConfiguration
        typealias FormatInput = Value
        typealias FormatOutput = String
        typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>.Percent>
        var locale: Locale
        init(locale: Locale = _)
        func grouping(_: Configuration.Grouping) -> Self
        func precision(_: Configuration.Precision) -> Self
        func sign(strategy: Configuration.SignDisplayStrategy) -> Self
        func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
        func rounded(rule: Configuration.RoundingRule = _, increment: Int? = _) -> Self
        func scale(_: Double) -> Self
        func notation(_: Configuration.Notation) -> Self
        func format(_: Value) -> String
        func locale(_: Locale) -> Self
        var attributed: IntegerFormatStyle<Value>.Attributed
      }
      struct Currency: ParseableFormatStyle {
        typealias Configuration = CurrencyFormatStyleConfiguration
        typealias FormatInput = Value
        typealias FormatOutput = String
        typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>.Currency>
        var locale: Locale
        var currencyCode: String
        init(code: String, locale: Locale = _)
        func grouping(_: Configuration.Grouping) -> Self
        func precision(_: Configuration.Precision) -> Self
        func sign(strategy: Configuration.SignDisplayStrategy) -> Self
        func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
        func rounded(rule: Configuration.RoundingRule = _, increment: Int? = _) -> Self
        func scale(_: Double) -> Self
        func presentation(_: Configuration.Presentation) -> Self
        func format(_: Value) -> String
        func locale(_: Locale) -> Self
        var attributed: IntegerFormatStyle<Value>.Attributed
      }
    }
    struct FloatingPointFormatStyle<Value>: ParseableFormatStyle where Value: BinaryFloatingPoint {
      typealias Configuration = NumberFormatStyleConfiguration
      typealias FormatInput = Value
      typealias FormatOutput = String
      typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>>
      var locale: Locale
      init(locale: Locale = _)
      func grouping(_: Configuration.Grouping) -> Self
      func precision(_: Configuration.Precision) -> Self
      func sign(strategy: Configuration.SignDisplayStrategy) -> Self
      func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
      func rounded(rule: Configuration.RoundingRule = _, increment: Double? = _) -> Self
      func scale(_: Double) -> Self
      func notation(_: Configuration.Notation) -> Self
      func format(_: Value) -> String
      func locale(_: Locale) -> Self
      var attributed: FloatingPointFormatStyle<Value>.Attributed
      struct Attributed: Foundation.FormatStyle {
        typealias FormatInput = Value
        typealias FormatOutput = AttributedString
        func format(_: Value) -> AttributedString
        func locale(_: Locale) -> Self
      }
      struct Percent: ParseableFormatStyle {
        typealias Configuration = NumberFormatStyleConfiguration
        typealias FormatInput = Value
        typealias FormatOutput = String
        typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent>
        var locale: Locale
        init(locale: Locale = _)
        func grouping(_: Configuration.Grouping) -> Self
        func precision(_: Configuration.Precision) -> Self
        func sign(strategy: Configuration.SignDisplayStrategy) -> Self
        func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
        func rounded(rule: Configuration.RoundingRule = _, increment: Double? = _) -> Self
        func scale(_: Double) -> Self
        func notation(_: Configuration.Notation) -> Self
        func format(_: Value) -> String
        func locale(_: Locale) -> Self
        var attributed: FloatingPointFormatStyle<Value>.Attributed
      }
      struct Currency: ParseableFormatStyle {
        typealias Configuration = CurrencyFormatStyleConfiguration
        typealias FormatInput = Value
        typealias FormatOutput = String
        typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency>
        var locale: Locale
        var currencyCode: String
        init(code: String, locale: Locale = _)
        func grouping(_: Configuration.Grouping) -> Self
        func precision(_: Configuration.Precision) -> Self
        func sign(strategy: Configuration.SignDisplayStrategy) -> Self
        func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
        func rounded(rule: Configuration.RoundingRule = _, increment: Double? = _) -> Self
        func scale(_: Double) -> Self
        func presentation(_: Configuration.Presentation) -> Self
        func format(_: Value) -> String
        func locale(_: Locale) -> Self
        var attributed: FloatingPointFormatStyle<Value>.Attributed
      }
    }
    struct IntegerParseStrategy<Format>: Codable, Hashable, Foundation.ParseStrategy where Format: Foundation.FormatStyle, Format.FormatInput: BinaryInteger {
      typealias ParseInput = String
      typealias ParseOutput = Format.FormatInput
      var formatStyle: Format
      var lenient: Bool
      func parse(_: String) -> Format.FormatInput
      init<Value>(format: Format, lenient: Bool = _) where Format == IntegerFormatStyle<Value>, Value: BinaryInteger
      init<Value>(format: Format, lenient: Bool = _) where Format == IntegerFormatStyle<Value>.Percent, Value: BinaryInteger
      init<Value>(format: Format, lenient: Bool = _) where Format == IntegerFormatStyle<Value>.Currency, Value: BinaryInteger
    }
    struct FloatingPointParseStrategy<Format>: Codable, Hashable, Foundation.ParseStrategy where Format: Foundation.FormatStyle, Format.FormatInput: BinaryFloatingPoint {
      typealias ParseInput = String
      typealias ParseOutput = Format.FormatInput
      var formatStyle: Format
      var lenient: Bool
      func parse(_: String) -> Format.FormatInput
      init<Value>(format: Format, lenient: Bool = _) where Format == FloatingPointFormatStyle<Value>, Value: BinaryFloatingPoint
      init<Value>(format: Format, lenient: Bool = _) where Format == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
      init<Value>(format: Format, lenient: Bool = _) where Format == FloatingPointFormatStyle<Value>.Percent, Value: BinaryFloatingPoint
    }
    struct ByteCountFormatStyle: Foundation.FormatStyle {
      typealias FormatInput = Int64
      typealias FormatOutput = String
      var style: ByteCountFormatStyle.Style
      var allowedUnits: ByteCountFormatStyle.Units
      var spellsOutZero, includesActualByteCount: Bool
      var locale: Locale
      func format(_: Int64) -> String
      func locale(_: Locale) -> Self
      var attributed: ByteCountFormatStyle.Attributed
      struct Attributed: Foundation.FormatStyle {
        typealias FormatInput = Int64
        typealias FormatOutput = AttributedString
        func format(_: Int64) -> AttributedString
        func locale(_: Locale) -> Self
      }
      init(style: ByteCountFormatStyle.Style = _, allowedUnits: ByteCountFormatStyle.Units = _, spellsOutZero: Bool = _, includesActualByteCount: Bool = _, locale: Locale = _)
      enum Style: Int, Codable, Hashable {
        case file, memory, decimal, binary
      }
      struct Units: OptionSet, Codable, Hashable {
        typealias RawValue = UInt
        static var bytes, kb, mb, gb, tb, pb, eb, zb, ybOrHigher, all, `default`: Self
      }
    }
    struct ListFormatStyle<Style, Base>: Foundation.FormatStyle where Style: Foundation.FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {
      typealias FormatInput = Base
      typealias FormatOutput = String
      var width: ListFormatStyle<Style, Base>.Width
      var listType: ListFormatStyle<Style, Base>.ListType
      var locale: Locale
      init(memberStyle: Style)
      func format(_: Base) -> String
      func locale(_: Locale) -> Self
      static func == (_: Self, _: Self) -> Bool
      enum Width: Int, Codable, Hashable {
        case standard, short, narrow
      }
      enum ListType: Int, Codable, Hashable {
        case and, or
      }
    }
    struct StringStyle: Foundation.FormatStyle {
      typealias FormatInput = String
      typealias FormatOutput = String
      func format(_: String) -> String
    }
    extension BinaryInteger {
      func formatted() -> String
      func formatted<S>(_: S) -> S.FormatOutput where Self == S.FormatInput, S: Foundation.FormatStyle
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput: BinaryInteger
      init<S>(_: S.ParseInput, strategy: S) where S: Foundation.ParseStrategy, S.ParseOutput: BinaryInteger
      init<S>(_: S.ParseInput, strategy: S) where Self == S.ParseOutput, S: Foundation.ParseStrategy
      init(_: String, format: IntegerFormatStyle<Self>, lenient: Bool = _)
      init(_: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = _)
      init(_: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = _)
    }
    extension BinaryFloatingPoint {
      func formatted() -> String
      func formatted<S>(_: S) -> S.FormatOutput where Self == S.FormatInput, S: Foundation.FormatStyle
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput: BinaryFloatingPoint
      init<S>(_: S.ParseInput, strategy: S) where S: Foundation.ParseStrategy, S.ParseOutput: BinaryFloatingPoint
      init<S>(_: S.ParseInput, strategy: S) where Self == S.ParseOutput, S: Foundation.ParseStrategy
      init(_: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = _)
      init(_: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = _)
      init(_: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = _)
    }
    extension Sequence {
      func formatted<S>(_: S) -> S.FormatOutput where Self == S.FormatInput, S: Foundation.FormatStyle
      func filter(_: Predicate<Element>) -> [Element]
      func sorted<Comparator>(using: Comparator) -> [Element] where Comparator: SortComparator, Element == Comparator.Compared
      func sorted<S, Comparator>(using: S) -> [Element] where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Element == Comparator.Compared
    }
    extension Sequence where Element == String {
      func formatted() -> String
    }
    extension Range where Bound == Date {
      func formatted() -> String
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Range<Date>
    }
    extension URL {
      struct FormatStyle: ParseableFormatStyle {
        typealias Strategy = URL.ParseStrategy
        typealias FormatInput = URL
        typealias FormatOutput = String
        init(scheme: URL.FormatStyle.ComponentDisplayOption = _, user: URL.FormatStyle.ComponentDisplayOption = _, password: URL.FormatStyle.ComponentDisplayOption = _, host: URL.FormatStyle.HostDisplayOption = _, port: URL.FormatStyle.ComponentDisplayOption = _, path: URL.FormatStyle.ComponentDisplayOption = _, query: URL.FormatStyle.ComponentDisplayOption = _, fragment: URL.FormatStyle.ComponentDisplayOption = _)
        func scheme(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func user(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func password(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func host(_: URL.FormatStyle.HostDisplayOption = _) -> Self
        func port(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func path(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func query(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func fragment(_: URL.FormatStyle.ComponentDisplayOption = _) -> Self
        func format(_: URL) -> String
        enum Component: Int, Codable, Hashable, CustomStringConvertible {
          case scheme, user, password, host, port, path, query, fragment
        }
        struct ComponentDisplayOption: Codable, Hashable, CustomStringConvertible {
          static var always, never: Self
          static func displayWhen(_: URL.FormatStyle.Component, matches: Set<String>) -> Self
          static func omitWhen(_: URL.FormatStyle.Component, matches: Set<String>) -> Self
          static var omitIfHTTPFamily: Self
        }
        struct HostDisplayOption: Codable, Hashable, CustomStringConvertible {
          static var always, never: Self
          static func displayWhen(_: URL.FormatStyle.Component, matches: Set<String>) -> Self
          static func omitWhen(_: URL.FormatStyle.Component, matches: Set<String>) -> Self
          static var omitIfHTTPFamily: Self
          static func omitSpecificSubdomains(_: Set<String> = _, includeMultiLevelSubdomains: Bool = _) -> Self
          static func omitSpecificSubdomains(_: Set<String> = _, includeMultiLevelSubdomains: Bool = _, when: URL.FormatStyle.Component, matches: Set<String>) -> Self
        }
      }
    }
    extension URL {
      struct ParseStrategy: Codable, Hashable, Foundation.ParseStrategy {
        typealias ParseInput = String
        typealias ParseOutput = URL
        init(scheme: URL.ParseStrategy.ComponentParseStrategy<String> = _, user: URL.ParseStrategy.ComponentParseStrategy<String> = _, password: URL.ParseStrategy.ComponentParseStrategy<String> = _, host: URL.ParseStrategy.ComponentParseStrategy<String> = _, port: URL.ParseStrategy.ComponentParseStrategy<Int> = _, path: URL.ParseStrategy.ComponentParseStrategy<String> = _, query: URL.ParseStrategy.ComponentParseStrategy<String> = _, fragment: URL.ParseStrategy.ComponentParseStrategy<String> = _)
        func scheme(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func user(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func password(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func host(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func port(_: URL.ParseStrategy.ComponentParseStrategy<Int> = _) -> Self
        func path(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func query(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func fragment(_: URL.ParseStrategy.ComponentParseStrategy<String> = _) -> Self
        func parse(_: String) -> URL
        enum ComponentParseStrategy<Component>: Codable, Hashable, CustomStringConvertible where Component: Decodable, Component: Encodable, Component: Hashable {
          case required, optional
          case defaultValue(Component)
        }
      }
    }
    struct PersonNameComponents: ReferenceConvertible, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      init()
      init(namePrefix: String? = _, givenName: String? = _, middleName: String? = _, familyName: String? = _, nameSuffix: String? = _, nickname: String? = _, phoneticRepresentation: Self? = _)
      var namePrefix, givenName, middleName, familyName, nameSuffix, nickname: String?
      var phoneticRepresentation: Self?
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Self
      func formatted() -> String
      init<S>(_: S.ParseInput, strategy: S) where S: Foundation.ParseStrategy, S.ParseOutput == Self
      init(_: String)
      struct FormatStyle: ParseableFormatStyle {
        typealias FormatInput = PersonNameComponents
        typealias FormatOutput = String
        typealias Strategy = PersonNameComponents.ParseStrategy
        var style: PersonNameComponents.FormatStyle.Style
        var locale: Locale
        init(style: PersonNameComponents.FormatStyle.Style = _, locale: Locale = _)
        func locale(_: Locale) -> Self
        func format(_: PersonNameComponents) -> String
        var attributed: PersonNameComponents.AttributedStyle
        enum Style: Int, Codable, Hashable {
          case short, medium, long, abbreviated
        }
      }
      struct AttributedStyle: Foundation.FormatStyle {
        typealias FormatInput = PersonNameComponents
        typealias FormatOutput = AttributedString
        func format(_: PersonNameComponents) -> AttributedString
        func locale(_: Locale) -> Self
      }
      struct ParseStrategy: Foundation.ParseStrategy {
        typealias ParseInput = String
        typealias ParseOutput = PersonNameComponents
        init()
        func parse(_: String) -> PersonNameComponents
      }
    }
    class NSPersonNameComponents: NSObject {
      var namePrefix, givenName, middleName, familyName, nameSuffix, nickname: String?
    }
    """#)
}
