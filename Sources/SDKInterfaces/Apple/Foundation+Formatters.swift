// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Formatters of byte counts, lists, lengths, masses, measurements.
  static let foundationFormatters = InterfaceFile(
    "Foundation",
    #"""
    class Formatter: NSObject {
      init()
      func editingString(for: Any) -> String?
      enum Context: Int {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
      }
      enum UnitStyle: Int {
        case short, medium, long
      }
    }
    class ByteCountFormatter: Formatter {
      init()
      static func string(fromByteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      func string(fromByteCount: Int64) -> String
      static func string(from: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle) -> String
      func string(from: Measurement<UnitInformationStorage>) -> String
      var allowedUnits: ByteCountFormatter.Units
      var countStyle: ByteCountFormatter.CountStyle
      var allowsNonnumericFormatting, includesUnit, includesCount, includesActualByteCount, isAdaptive: Bool
      var zeroPadsFractionDigits: Bool
      var formattingContext: Formatter.Context
      struct Units: OptionSet {
        typealias RawValue = UInt
        static var useBytes, useKB, useMB, useGB, useAll: Self
      }
      enum CountStyle: Int {
        case file, memory, decimal, binary
      }
    }
    class ListFormatter: Formatter {
      init()
      var locale: Locale!
      var itemFormatter: Formatter?
      static func localizedString(byJoining: [String]) -> String
      func string(from: [Any]) -> String?
    }
    class LengthFormatter: Formatter {
      init()
      var numberFormatter: NumberFormatter!
      var unitStyle: Formatter.UnitStyle
      var isForPersonHeightUse: Bool
      func string(fromValue: Double, unit: LengthFormatter.Unit) -> String
      func string(fromMeters: Double) -> String
      func unitString(fromValue: Double, unit: LengthFormatter.Unit) -> String
      enum Unit: Int {
        case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile
      }
    }
    class MassFormatter: Formatter {
      init()
      var numberFormatter: NumberFormatter!
      var unitStyle: Formatter.UnitStyle
      var isForPersonMassUse: Bool
      func string(fromValue: Double, unit: MassFormatter.Unit) -> String
      func string(fromKilograms: Double) -> String
      func unitString(fromValue: Double, unit: MassFormatter.Unit) -> String
      enum Unit: Int {
        case gram, kilogram, ounce, pound, stone
      }
    }
    class EnergyFormatter: Formatter {
      init()
      var numberFormatter: NumberFormatter!
      var unitStyle: Formatter.UnitStyle
      var isForFoodEnergyUse: Bool
      func string(fromValue: Double, unit: EnergyFormatter.Unit) -> String
      func string(fromJoules: Double) -> String
      func unitString(fromValue: Double, unit: EnergyFormatter.Unit) -> String
      enum Unit: Int {
        case joule, kilojoule, calorie, kilocalorie
      }
    }
    class MeasurementFormatter: Formatter {
      init()
      var unitOptions: MeasurementFormatter.UnitOptions
      var unitStyle: Formatter.UnitStyle
      var locale: Locale!
      var numberFormatter: NumberFormatter!
      func string(from: Measurement<Unit>) -> String
      func string(from: Unit) -> String
      func string<UnitType>(from: Measurement<UnitType>) -> String where UnitType: Unit
      struct UnitOptions: OptionSet {
        typealias RawValue = UInt
        static var providedUnit, naturalScale: Self
      }
    }
    class PersonNameComponentsFormatter: Formatter {
      init()
      var style: PersonNameComponentsFormatter.Style
      var isPhonetic: Bool
      var locale: Locale!
      static func localizedString(from: PersonNameComponents, style: PersonNameComponentsFormatter.Style, options: PersonNameComponentsFormatter.Options = _) -> String
      func string(from: PersonNameComponents) -> String
      func annotatedString(from: PersonNameComponents) -> NSAttributedString
      func personNameComponents(from: String) -> PersonNameComponents?
      enum Style: Int {
        case `default`, short, medium, long, abbreviated
      }
      struct Options: OptionSet {
        typealias RawValue = UInt
      }
    }
    """#)
}
