// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Measurements and units.
  static let foundationMeasurements = InterfaceFile(
    "Foundation",
    #"""
    struct Measurement<UnitType>: ReferenceConvertible, Comparable, CustomStringConvertible, CustomDebugStringConvertible, Codable where UnitType: Unit {
      var unit: UnitType
      var value: Double
      init(value: Double, unit: UnitType)
      static func + (_: Self, _: Self) -> Self
      static func - (_: Self, _: Self) -> Self
      static func * (_: Self, _: Double) -> Self
      static func * (_: Double, _: Self) -> Self
      static func / (_: Self, _: Double) -> Self
      static func / (_: Double, _: Self) -> Self
      static func == <LeftHandSideType, RightHandSideType>(_: Measurement<LeftHandSideType>, _: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
      static func < <LeftHandSideType, RightHandSideType>(_: Measurement<LeftHandSideType>, _: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
      struct AttributedStyle: Foundation.FormatStyle {
        typealias FormatInput = Measurement<UnitType>
        typealias FormatOutput = AttributedString
        func format(_: Measurement<UnitType>) -> AttributedString
        func locale(_: Locale) -> Self
      }
      struct FormatStyle: Foundation.FormatStyle {
        typealias FormatInput = Measurement<UnitType>
        typealias FormatOutput = String
        var width: Measurement<UnitType>.FormatStyle.UnitWidth
        var locale: Locale
        var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var usage: MeasurementFormatUnitUsage<UnitType>?
        init(width: Measurement<UnitType>.FormatStyle.UnitWidth, locale: Locale = _, usage: MeasurementFormatUnitUsage<UnitType> = _, numberFormatStyle: FloatingPointFormatStyle<Double>? = _)
        func locale(_: Locale) -> Self
        func format(_: Measurement<UnitType>) -> String
        var attributed: Measurement<UnitType>.AttributedStyle
        struct UnitWidth: Codable, Hashable {
          static var wide, abbreviated, narrow: Self
        }
        struct ByteCount: Foundation.FormatStyle {
          typealias Style = ByteCountFormatStyle.Style
          typealias Units = ByteCountFormatStyle.Units
          typealias FormatInput = Measurement<UnitInformationStorage>
          typealias FormatOutput = String
          var style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style
          var allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units
          var spellsOutZero, includesActualByteCount: Bool
          var locale: Locale
          init(style: Measurement<UnitType>.FormatStyle.ByteCount.Style, allowedUnits: Measurement<UnitType>.FormatStyle.ByteCount.Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale)
          func format(_: Measurement<UnitInformationStorage>) -> String
          func locale(_: Locale) -> Self
        }
      }
    }
    extension Measurement where UnitType: Dimension {
      func converted(to: UnitType) -> Self
      func convert(to: UnitType)
      static func + (_: Self, _: Self) -> Self
      static func - (_: Self, _: Self) -> Self
      func formatted<S>(_: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Self
      func formatted() -> String
    }
    extension Measurement.FormatStyle where UnitType == UnitTemperature {
      var hidesScaleName: Bool
      init(width: Measurement<UnitType>.FormatStyle.UnitWidth = _, locale: Locale = _, usage: MeasurementFormatUnitUsage<UnitType> = _, hidesScaleName: Bool = _, numberFormatStyle: FloatingPointFormatStyle<Double>? = _)
    }
    struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable where UnitType: Dimension {
      static var general, asProvided: Self
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
      static var weather, person: MeasurementFormatUnitUsage<UnitTemperature>
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitLength {
      static var person, road, personHeight, visibility, focalLength, rainfall: MeasurementFormatUnitUsage<UnitLength>
      static var snowfall: MeasurementFormatUnitUsage<UnitLength>
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
      static var food, workout: MeasurementFormatUnitUsage<UnitEnergy>
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitMass {
      static var personWeight: MeasurementFormatUnitUsage<UnitMass>
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
      static var wind: MeasurementFormatUnitUsage<UnitSpeed>
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
      static var barometric: MeasurementFormatUnitUsage<UnitPressure>
    }
    extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
      static var liquid: MeasurementFormatUnitUsage<UnitVolume>
    }
    class Unit: NSObject {
      init()
      var symbol: String
      init(symbol: String)
    }
    class Dimension: Unit {
      init()
      var converter: UnitConverter
      init(symbol: String, converter: UnitConverter)
      static func baseUnit() -> Self
      init(forLocale: Locale)
    }
    class UnitConverter: NSObject {
      init()
      func baseUnitValue(fromValue: Double) -> Double
      func value(fromBaseUnitValue: Double) -> Double
    }
    class UnitConverterLinear: UnitConverter {
      init()
      var coefficient, constant: Double
      init(coefficient: Double)
      init(coefficient: Double, constant: Double)
    }
    class UnitAcceleration: Dimension {
      init()
      static var gravity: UnitAcceleration
    }
    class UnitAngle: Dimension {
      init()
      static var degrees, radians: UnitAngle
    }
    class UnitArea: Dimension {
      init()
    }
    class UnitConcentrationMass: Dimension {
      init()
      static func millimolesPerLiter(withGramsPerMole: Double) -> UnitConcentrationMass
    }
    class UnitDispersion: Dimension {
      init()
    }
    class UnitDuration: Dimension {
      init()
      static var hours, minutes, seconds, milliseconds, microseconds, nanoseconds: UnitDuration
    }
    class UnitElectricCharge: Dimension {
      init()
    }
    class UnitElectricCurrent: Dimension {
      init()
    }
    class UnitElectricPotentialDifference: Dimension {
      init()
      static var millivolts: UnitElectricPotentialDifference
    }
    class UnitElectricResistance: Dimension {
      init()
    }
    class UnitEnergy: Dimension {
      init()
      static var kilowattHours: UnitEnergy
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = _)
    }
    class UnitFrequency: Dimension {
      init()
      static var framesPerSecond: UnitFrequency
    }
    class UnitFuelEfficiency: Dimension {
      init()
    }
    class UnitInformationStorage: Dimension {
      init()
      static var bytes, bits, megabytes: UnitInformationStorage
    }
    class UnitLength: Dimension {
      init()
      static var kilometers, meters, centimeters, inches, feet, miles: UnitLength
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = _)
    }
    class UnitIlluminance: Dimension {
      init()
    }
    class UnitMass: Dimension {
      init()
      static var kilograms, pounds: UnitMass
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = _)
    }
    class UnitPower: Dimension {
      init()
    }
    class UnitPressure: Dimension {
      init()
      static var bars: UnitPressure
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = _)
    }
    class UnitSpeed: Dimension {
      init()
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = _)
    }
    class UnitTemperature: Dimension {
      init()
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = _)
    }
    class UnitVolume: Dimension {
      init()
      static var cups: UnitVolume
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = _)
    }
    """#)
}
