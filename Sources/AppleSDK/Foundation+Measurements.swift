// A table: declarations of Foundation in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Measurements and units.
  static let foundationMeasurements = InterfaceFile(
    "Foundation",
    #"""
    struct Measurement<UnitType>: ReferenceConvertible, Comparable, CustomStringConvertible, CustomDebugStringConvertible, MeasurementBridgeType, Codable where UnitType: Unit {
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
      var symbol: String
      init(symbol: String)
    }
    class Dimension: Unit {
      var converter: UnitConverter
      init(symbol: String, converter: UnitConverter)
      static func baseUnit() -> Self
      init(forLocale: Locale)
    }
    class UnitConverter: NSObject {
      func baseUnitValue(fromValue: Double) -> Double
      func value(fromBaseUnitValue: Double) -> Double
    }
    class UnitConverterLinear: UnitConverter {
      var coefficient, constant: Double
      init(coefficient: Double)
      init(coefficient: Double, constant: Double)
    }
    class UnitAcceleration: Dimension {
      static var metersPerSecondSquared, gravity: UnitAcceleration
    }
    class UnitAngle: Dimension {
      static var degrees, arcMinutes, arcSeconds, radians, gradians, revolutions: UnitAngle
    }
    class UnitArea: Dimension {
      static var squareMegameters, squareKilometers, squareMeters, squareCentimeters, squareMillimeters: UnitArea
      static var squareMicrometers, squareNanometers, squareInches, squareFeet, squareYards, squareMiles: UnitArea
      static var acres, ares, hectares: UnitArea
    }
    class UnitConcentrationMass: Dimension {
      static var gramsPerLiter, milligramsPerDeciliter: UnitConcentrationMass
      static func millimolesPerLiter(withGramsPerMole: Double) -> UnitConcentrationMass
    }
    class UnitDispersion: Dimension {
      static var partsPerMillion: UnitDispersion
    }
    class UnitDuration: Dimension {
      static var hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds: UnitDuration
    }
    class UnitElectricCharge: Dimension {
      static var coulombs, megaampereHours, kiloampereHours, ampereHours, milliampereHours: UnitElectricCharge
      static var microampereHours: UnitElectricCharge
    }
    class UnitElectricCurrent: Dimension {
      static var megaamperes, kiloamperes, amperes, milliamperes, microamperes: UnitElectricCurrent
    }
    class UnitElectricPotentialDifference: Dimension {
      static var megavolts, kilovolts, volts, millivolts, microvolts: UnitElectricPotentialDifference
    }
    class UnitElectricResistance: Dimension {
      static var megaohms, kiloohms, ohms, milliohms, microohms: UnitElectricResistance
    }
    class UnitEnergy: Dimension {
      static var kilojoules, joules, kilocalories, calories, kilowattHours: UnitEnergy
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = _)
    }
    class UnitFrequency: Dimension {
      static var terahertz, gigahertz, megahertz, kilohertz, hertz, millihertz, microhertz, nanohertz: UnitFrequency
      static var framesPerSecond: UnitFrequency
    }
    class UnitFuelEfficiency: Dimension {
      static var litersPer100Kilometers, milesPerImperialGallon, milesPerGallon: UnitFuelEfficiency
    }
    class UnitInformationStorage: Dimension {
      static var bytes, bits, nibbles, yottabytes, zettabytes, exabytes, petabytes, terabytes: UnitInformationStorage
      static var gigabytes, megabytes, kilobytes, yottabits, zettabits, exabits, petabits: UnitInformationStorage
      static var terabits, gigabits, megabits, kilobits, yobibytes, zebibytes, exbibytes: UnitInformationStorage
      static var pebibytes, tebibytes, gibibytes, mebibytes, kibibytes, yobibits, zebibits: UnitInformationStorage
      static var exbibits, pebibits, tebibits, gibibits, mebibits, kibibits: UnitInformationStorage
    }
    class UnitLength: Dimension {
      static var megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters: UnitLength
      static var millimeters, micrometers, nanometers, picometers, inches, feet, yards, miles: UnitLength
      static var scandinavianMiles, lightyears, nauticalMiles, fathoms, furlongs, astronomicalUnits: UnitLength
      static var parsecs: UnitLength
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = _)
    }
    class UnitIlluminance: Dimension {
      static var lux: UnitIlluminance
    }
    class UnitMass: Dimension {
      static var kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms: UnitMass
      static var ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs: UnitMass
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = _)
    }
    class UnitPower: Dimension {
      static var terawatts, gigawatts, megawatts, kilowatts, watts, milliwatts, microwatts, nanowatts: UnitPower
      static var picowatts, femtowatts, horsepower: UnitPower
    }
    class UnitPressure: Dimension {
      static var newtonsPerMetersSquared, gigapascals, megapascals, kilopascals, hectopascals: UnitPressure
      static var inchesOfMercury, bars, millibars, millimetersOfMercury, poundsForcePerSquareInch: UnitPressure
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = _)
    }
    class UnitSpeed: Dimension {
      static var metersPerSecond, kilometersPerHour, milesPerHour, knots: UnitSpeed
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = _)
    }
    class UnitTemperature: Dimension {
      static var kelvin, celsius, fahrenheit: UnitTemperature
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = _)
    }
    class UnitVolume: Dimension {
      static var megaliters, kiloliters, liters, deciliters, centiliters, milliliters, cubicKilometers: UnitVolume
      static var cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet: UnitVolume
      static var cubicYards, cubicMiles, acreFeet, bushels, teaspoons, tablespoons, fluidOunces, cups: UnitVolume
      static var pints, quarts, gallons, imperialTeaspoons, imperialTablespoons, imperialFluidOunces: UnitVolume
      static var imperialPints, imperialQuarts, imperialGallons, metricCups: UnitVolume
      init(forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = _)
    }
    """#)
}
