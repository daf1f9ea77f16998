// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Decimal numbers, boxed numbers, their formatter.
  static let foundationDecimals = InterfaceFile(
    "Foundation",
    #"""
    struct Decimal: Hashable, Comparable, CustomStringConvertible, Codable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, SignedNumeric, Strideable {
      typealias RoundingMode = NSDecimalNumber.RoundingMode
      typealias CalculationError = NSDecimalNumber.CalculationError
      typealias Magnitude = Decimal
      typealias Stride = Decimal
      init()
      init(floatLiteral: Double)
      init(integerLiteral: Int)
      var magnitude: Self
      init?<T>(exactly: T) where T: BinaryInteger
      func distance(to: Self) -> Self
      func advanced(by: Self) -> Self
      static var greatestFiniteMagnitude, leastNormalMagnitude, leastNonzeroMagnitude, pi, nan: Self
      static var radix: Int
      init(_: Double)
      init(sign: FloatingPointSign, exponent: Int, significand: Self)
      init(signOf: Self, magnitudeOf: Self)
      var exponent: Int
      var significand: Self
      var sign: FloatingPointSign
      var ulp, nextUp, nextDown: Self
      var floatingPointClass: FloatingPointClassification
      var isCanonical, isSignMinus, isZero, isSubnormal, isNormal, isFinite, isInfinite, isNaN, isSignaling: Bool
      var isSignalingNaN: Bool
      func isEqual(to: Self) -> Bool
      func isLess(than: Self) -> Bool
      func isLessThanOrEqualTo(_: Self) -> Bool
      func isTotallyOrdered(belowOrEqualTo: Self) -> Bool
      func formatted() -> String
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Self
      init<S>(_: S.ParseInput, strategy: S) where S: Foundation.ParseStrategy, S.ParseOutput == Self
      init(_: String, format: Decimal.FormatStyle, lenient: Bool = _)
      init(_: String, format: Decimal.FormatStyle.Percent, lenient: Bool = _)
      init(_: String, format: Decimal.FormatStyle.Currency, lenient: Bool = _)
      struct FormatStyle: ParseableFormatStyle {
        typealias Configuration = NumberFormatStyleConfiguration
        typealias FormatInput = Decimal
        typealias FormatOutput = String
        typealias Strategy = Decimal.ParseStrategy<Decimal.FormatStyle>
        func grouping(_: Configuration.Grouping) -> Self
        func precision(_: Configuration.Precision) -> Self
        func sign(strategy: Configuration.SignDisplayStrategy) -> Self
        func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
        func rounded(rule: Configuration.RoundingRule = _, increment: Int? = _) -> Self
        func scale(_: Double) -> Self
        func notation(_: Configuration.Notation) -> Self
        func format(_: Decimal) -> String
        func locale(_: Locale) -> Self
        var attributed: Decimal.FormatStyle.Attributed
        struct Attributed: Foundation.FormatStyle {
          typealias FormatInput = Decimal
          typealias FormatOutput = AttributedString
          func format(_: Decimal) -> AttributedString
          func locale(_: Locale) -> Self
        }
        struct Percent: ParseableFormatStyle {
          typealias Configuration = NumberFormatStyleConfiguration
          typealias FormatInput = Decimal
          typealias FormatOutput = String
          typealias Strategy = Decimal.ParseStrategy<Decimal.FormatStyle.Percent>
          func grouping(_: Configuration.Grouping) -> Self
          func precision(_: Configuration.Precision) -> Self
          func sign(strategy: Configuration.SignDisplayStrategy) -> Self
          func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
          func rounded(rule: Configuration.RoundingRule = _, increment: Int? = _) -> Self
          func scale(_: Double) -> Self
          func notation(_: Configuration.Notation) -> Self
          func format(_: Decimal) -> String
          func locale(_: Locale) -> Self
          var attributed: Decimal.FormatStyle.Attributed
        }
        struct Currency: ParseableFormatStyle {
          typealias Configuration = CurrencyFormatStyleConfiguration
          typealias FormatInput = Decimal
          typealias FormatOutput = String
          typealias Strategy = Decimal.ParseStrategy<Decimal.FormatStyle.Currency>
          var currencyCode: String
          func grouping(_: Configuration.Grouping) -> Self
          func precision(_: Configuration.Precision) -> Self
          func sign(strategy: Configuration.SignDisplayStrategy) -> Self
          func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
          func rounded(rule: Configuration.RoundingRule = _, increment: Int? = _) -> Self
          func scale(_: Double) -> Self
          func presentation(_: Configuration.Presentation) -> Self
          func format(_: Decimal) -> String
          func locale(_: Locale) -> Self
          var attributed: Decimal.FormatStyle.Attributed
        }
      }
      struct ParseStrategy<Format>: Foundation.ParseStrategy, Codable, Hashable where Format: Foundation.FormatStyle, Format.FormatInput == Decimal {
        typealias ParseInput = String
        typealias ParseOutput = Decimal
        var formatStyle: Format
        var lenient: Bool
        func parse(_: String) -> Format.FormatInput
      }
    }
    extension Decimal.ParseStrategy where Format == Decimal.FormatStyle {
      init(format: Format, lenient: Bool = _)
    }
    extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Percent {
      init(format: Format, lenient: Bool = _)
    }
    extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Currency {
      init(format: Format, lenient: Bool = _)
    }
    class NSNumber: NSValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
      typealias BooleanLiteralType = Bool
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      init()
      init(value: CChar)
      init(value: UInt8)
      init(value: Int16)
      init(value: UInt16)
      init(value: Int32)
      init(value: UInt32)
      init(value: Int64)
      init(value: UInt64)
      init(value: Float)
      init(value: Double)
      init(value: Bool)
      init(value: Int)
      init(value: UInt)
      var int8Value: CChar
      var uint8Value: UInt8
      var int16Value: Int16
      var uint16Value: UInt16
      var int32Value: Int32
      var uint32Value: UInt32
      var int64Value: Int64
      var uint64Value: UInt64
      var floatValue: Float
      var doubleValue: Double
      var boolValue: Bool
      var intValue: Int
      var uintValue: UInt
      var stringValue: String
      func compare(_: NSNumber) -> ComparisonResult
      func description(withLocale: Any?) -> String
      var decimalValue: Decimal
      init(integerLiteral: Int)
      init(floatLiteral: Double)
      init(booleanLiteral: Bool)
    }
    class NSDecimalNumber: NSNumber {
      init()
      init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
      init(decimal: Decimal)
      init(string: String?)
      init(string: String?, locale: Any?)
      func description(withLocale: Any?) -> String
      var decimalValue: Decimal
      static var zero, one, minimum, maximum: NSDecimalNumber
      func adding(_: NSDecimalNumber) -> NSDecimalNumber
      func subtracting(_: NSDecimalNumber) -> NSDecimalNumber
      func multiplying(by: NSDecimalNumber) -> NSDecimalNumber
      func dividing(by: NSDecimalNumber) -> NSDecimalNumber
      func raising(toPower: Int) -> NSDecimalNumber
      func multiplying(byPowerOf10: Int16) -> NSDecimalNumber
      func compare(_: NSNumber) -> ComparisonResult
      var doubleValue: Double
      enum RoundingMode: UInt {
        case plain, down, up, bankers
      }
    }
    class NSValue: NSObject {
      init()
      init(range: NSRange)
      var rangeValue: NSRange
      func value<StoredType>(of: StoredType.Type) -> StoredType?
      init(nonretainedObject: Any?)
      var nonretainedObjectValue: Any?
    }
    class NumberFormatter: Formatter {
      init()
      var formattingContext: Formatter.Context
      func string(from: NSNumber) -> String?
      func number(from: String) -> NSNumber?
      static func localizedString(from: NSNumber, number: NumberFormatter.Style) -> String
      static func defaultFormatterBehavior() -> NumberFormatter.Behavior
      var numberStyle: NumberFormatter.Style
      var locale: Locale!
      var generatesDecimalNumbers: Bool
      var formatterBehavior: NumberFormatter.Behavior
      var negativeFormat, positiveFormat: String!
      var allowsFloats: Bool
      var decimalSeparator: String!
      var alwaysShowsDecimalSeparator: Bool
      var currencyDecimalSeparator: String!
      var usesGroupingSeparator: Bool
      var groupingSeparator: String!
      var zeroSymbol: String?
      var nilSymbol: String
      var notANumberSymbol: String!
      var positiveInfinitySymbol, negativeInfinitySymbol: String
      var positivePrefix, positiveSuffix, negativePrefix, negativeSuffix, currencyCode, currencySymbol: String!
      var internationalCurrencySymbol, percentSymbol, perMillSymbol, minusSign, plusSign, exponentSymbol: String!
      var groupingSize, secondaryGroupingSize: Int
      var multiplier: NSNumber?
      var formatWidth: Int
      var paddingCharacter: String!
      var paddingPosition: NumberFormatter.PadPosition
      var roundingMode: NumberFormatter.RoundingMode
      var roundingIncrement: NSNumber!
      var minimumIntegerDigits, maximumIntegerDigits, minimumFractionDigits, maximumFractionDigits: Int
      var minimum, maximum: NSNumber?
      var currencyGroupingSeparator: String!
      var isLenient, usesSignificantDigits: Bool
      var minimumSignificantDigits, maximumSignificantDigits: Int
      var isPartialStringValidationEnabled: Bool
      enum Behavior: UInt {
        case `default`, behavior10_4
      }
      enum Style: UInt {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural
        case currencyAccounting
      }
      enum PadPosition: UInt {
        case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
      }
      enum RoundingMode: UInt {
        case ceiling, floor, down, up, halfEven, halfDown, halfUp
      }
    }
    extension Decimal {
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      init(_: Int)
      init(_: UInt)
      init(_: Int32)
      init(_: Int64)
      init(_: UInt64)
      init(_: UInt8)
      init?(string: String, locale: Locale? = _)
      static func / (_: Self, _: Self) -> Self
      static func /= (_: inout Self, _: Self)
    }
    func pow(_: Decimal, _: Int) -> Decimal
    func NSDecimalRound(_: UnsafeMutablePointer<Decimal>, _: UnsafePointer<Decimal>, _: Int, _: NSDecimalNumber.RoundingMode)
    """#)
}
