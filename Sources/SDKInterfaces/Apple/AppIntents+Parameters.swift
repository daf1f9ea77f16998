// A table: declarations of AppIntents in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Parameters and summaries of intents.
  static let appIntentsParameters = InterfaceFile(
    "AppIntents",
    #"""
    protocol AnyIntentValue {
      associatedtype Value
      var isOptional: Bool
      var title: LocalizedStringResource
    }
    protocol _IntentValue {
      associatedtype ValueType = Self
      associatedtype UnwrappedType = Self
    }
    extension Optional: _IntentValue where Wrapped: _IntentValue {
      typealias ValueType = Wrapped.ValueType
      typealias UnwrappedType = Wrapped.UnwrappedType
    }
    extension Array: _IntentValue where Element: _IntentValue {
      typealias ValueType = Element
      typealias UnwrappedType = [Element]
    }
    extension Set: _IntentValue where Element: _IntentValue {
      typealias ValueType = Element
      typealias UnwrappedType = Set<Element>
    }
    extension AttributedString: _IntentValue {
      typealias ValueType = AttributedString
      typealias UnwrappedType = AttributedString
    }
    extension Bool: _IntentValue {
      typealias ValueType = Bool
      typealias UnwrappedType = Bool
    }
    extension CLPlacemark: _IntentValue {
      typealias ValueType = CLPlacemark
      typealias UnwrappedType = CLPlacemark
    }
    extension Date: _IntentValue {
      typealias ValueType = Date
      typealias UnwrappedType = Date
    }
    extension DateComponents: _IntentValue {
      typealias ValueType = DateComponents
      typealias UnwrappedType = DateComponents
    }
    extension Double: _IntentValue {
      typealias ValueType = Double
      typealias UnwrappedType = Double
    }
    extension EntityIdentifier: _IntentValue {
      typealias ValueType = EntityIdentifier
      typealias UnwrappedType = EntityIdentifier
    }
    extension Int: _IntentValue {
      typealias ValueType = Int
      typealias UnwrappedType = Int
    }
    extension IntentCurrencyAmount: _IntentValue {
      typealias ValueType = IntentCurrencyAmount
      typealias UnwrappedType = IntentCurrencyAmount
    }
    extension IntentFile: _IntentValue {
      typealias ValueType = IntentFile
      typealias UnwrappedType = IntentFile
    }
    extension IntentPaymentMethod: _IntentValue {
      typealias ValueType = IntentPaymentMethod
      typealias UnwrappedType = IntentPaymentMethod
    }
    extension IntentPerson: _IntentValue {
      typealias ValueType = IntentPerson
      typealias UnwrappedType = IntentPerson
    }
    extension IntentWidgetFamily: _IntentValue {
      typealias ValueType = IntentWidgetFamily
      typealias UnwrappedType = IntentWidgetFamily
    }
    extension Never: _IntentValue {
      typealias ValueType = Never
      typealias UnwrappedType = Never
    }
    extension String: _IntentValue {
      typealias ValueType = String
      typealias UnwrappedType = String
    }
    extension StringSearchCriteria: _IntentValue {
      typealias ValueType = StringSearchCriteria
      typealias UnwrappedType = StringSearchCriteria
    }
    extension URL: _IntentValue {
      typealias ValueType = URL
      typealias UnwrappedType = URL
    }
    extension Measurement: _IntentValue {
      typealias ValueType = Measurement<UnitType>
      typealias UnwrappedType = Measurement<UnitType>
    }
    extension AppValue {
      typealias ValueType = Self
      typealias UnwrappedType = Self
    }
    @propertyWrapper class IntentParameter<Value>: AnyIntentValue {
      var valueState: IntentParameter<Value>.ValueState
      var defaultValue: Value.UnwrappedType?
      var wrappedValue: Value
      var projectedValue: IntentParameter<Value>
      var title: LocalizedStringResource
      var isOptional: Bool
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, default: Value? = _, kind: IntentParameter<Value>.DateKind = _, controlStyle: IntentParameter<Value>.ControlStyle = _, currencyCodes: [String] = _, inclusiveRange: (lowerBound: Value, upperBound: Value)? = _, displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = _, mode: IntentPerson.ParameterMode = _, inputOptions: String.IntentInputOptions? = _, displayName: Bool.IntentDisplayName? = _, supportedTypeIdentifiers: [String] = _, supportedContentTypes: [UTType] = _, size: IntentCollectionSize = _, requestValueDialog: IntentDialog? = _, requestDisambiguationDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, supportedValues: [Value] = _, optionsProvider: any DynamicOptionsProvider = _, query: any EntityQuery = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, default: Value? = _, size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = _, query: any EntityQuery = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, mode: IntentPerson.ParameterMode = _, size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = _)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, defaultValue: Double? = _, defaultUnit: IntentParameterUnit? = _, defaultUnitAdjustForLocale: Bool = _, supportsNegativeNumbers: Bool = _, requestValueDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, defaultValue: Double? = _, unit: IntentParameterUnit, unitAdjustForLocale: Bool = _, supportsNegativeNumbers: Bool = _, requestValueDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, requestValueDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification, optionsProvider: any DynamicOptionsProvider)
      init(description: LocalizedStringResource? = _, default: Value? = _, kind: IntentParameter<Value>.DateKind = _, controlStyle: IntentParameter<Value>.ControlStyle = _, currencyCodes: [String] = _, inclusiveRange: (lowerBound: Value, upperBound: Value)? = _, displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle = _, mode: IntentPerson.ParameterMode = _, inputOptions: String.IntentInputOptions? = _, displayName: Bool.IntentDisplayName? = _, supportedTypeIdentifiers: [String] = _, supportedContentTypes: [UTType] = _, size: IntentCollectionSize = _, requestValueDialog: IntentDialog? = _, requestDisambiguationDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, supportedValues: [Value] = _, optionsProvider: any DynamicOptionsProvider = _, query: any EntityQuery = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(description: LocalizedStringResource? = _, defaultValue: Double? = _, defaultUnit: IntentParameterUnit? = _, defaultUnitAdjustForLocale: Bool = _, supportsNegativeNumbers: Bool = _, requestValueDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(description: LocalizedStringResource? = _, defaultValue: Double? = _, unit: IntentParameterUnit, unitAdjustForLocale: Bool = _, supportsNegativeNumbers: Bool = _, requestValueDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _)
      init(description: LocalizedStringResource? = _, requestValueDialog: IntentDialog? = _, inputConnectionBehavior: InputConnectionBehavior = _, @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification, optionsProvider: any DynamicOptionsProvider)
      func needsValueError(_: IntentDialog? = _) -> AppIntentError
      func needsDisambiguationError(among: [Value.ValueType], dialog: IntentDialog? = _) -> AppIntentError
      func requestValue(_: IntentDialog? = _) -> Value.ValueType
      func requestDisambiguation(among: [Value.ValueType], dialog: IntentDialog? = _) -> Value.ValueType
      func requestConfirmation(for: Value.ValueType, dialog: IntentDialog? = _) -> Bool
      func requestConfirmation<ViewType: View>(for: Value.ValueType, dialog: IntentDialog? = _, @ViewBuilder view: () -> ViewType) -> Bool
      func requestConfirmation<ViewType: View>(for: Value.ValueType, dialog: IntentDialog? = _, view: ViewType) -> Bool
      enum ValueState {
        case unset, set(Value)
      }
      enum ControlStyle {
        case field, stepper, slider
      }
      enum DateKind {
        case date, time, dateTime
      }
      enum PlacemarkDisplayStyle {
        case name, city, address
      }
    }
    struct IntentParameterContext<Value>: AnyIntentValue {
      var title: LocalizedStringResource
      var isOptional: Bool
      func needsValueError(_: IntentDialog? = _) -> AppIntentError
      func needsDisambiguationError(among: [Value.ValueType], dialog: IntentDialog? = _) -> AppIntentError
      func requestValue(_: IntentDialog? = _) -> Value.ValueType
      func requestDisambiguation(among: [Value.ValueType], dialog: IntentDialog? = _) -> Value.ValueType
      func requestConfirmation(for: Value.ValueType, dialog: IntentDialog? = _) -> Bool
      func requestConfirmation<ViewType: View>(for: Value.ValueType, dialog: IntentDialog? = _, @ViewBuilder view: () -> ViewType) -> Bool
      func requestConfirmation<ViewType: View>(for: Value.ValueType, dialog: IntentDialog? = _, view: ViewType) -> Bool
    }
    @propertyWrapper class IntentParameterDependency<Intent: AppIntent> {
      init<each Value>(_: repeat KeyPath<Intent, IntentParameter<each Value>>)
      var wrappedValue: IntentProjection<Intent>?
    }
    @dynamicMemberLookup class IntentProjection<Intent: AppIntent> {
      subscript<Value: _IntentValue>(dynamicMember _: KeyPath<Intent, Value>) -> Value.UnwrappedType
    }
    enum InputConnectionBehavior: Hashable {
      case `default`, never, connectToPreviousIntentResult
    }
    struct IntentCollectionSize: ExpressibleByIntegerLiteral, Equatable {
      typealias IntegerLiteralType = Int
      init(min: Int, max: Int)
      init(exactly: Int)
      init(integerLiteral: Int)
    }
    enum IntentWidgetFamily: Hashable {
      case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
    }
    extension Bool {
      struct IntentDisplayName {
        init(true: LocalizedStringResource, false: LocalizedStringResource)
        var `true`: LocalizedStringResource
        var `false`: LocalizedStringResource
      }
    }
    extension String {
      struct IntentInputOptions {
        init(keyboardType: String.IntentInputOptions.KeyboardType = _, capitalizationType: String.IntentInputOptions.CapitalizationType = _, multiline: Bool = _, autocorrect: Bool = _, smartQuotes: Bool = _, smartDashes: Bool = _)
        var keyboardType: String.IntentInputOptions.KeyboardType
        var capitalizationType: String.IntentInputOptions.CapitalizationType
        var multiline: Bool
        var autocorrect: Bool
        enum KeyboardType: Hashable {
          case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
        }
        enum CapitalizationType: Hashable {
          case none, words, sentences, allCharacters
        }
      }
    }
    protocol Resolver {
      associatedtype Input
      associatedtype Output
      func resolve(from: Self.Input, context: IntentParameterContext<Self.Output>) -> Self.Output?
    }
    extension Resolver {
      typealias Context = IntentParameterContext
    }
    protocol ResolverSpecification {}
    @resultBuilder enum ResolverSpecificationBuilder {
      static func buildExpression<R: Resolver>(_: R) -> R
    }

    protocol ParameterSummary {
      associatedtype Intent: AppIntent
    }
    @localizable(summary) struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
      typealias StringLiteralType = String
      init(_: String)
      init(stringLiteral: String)
      init(stringInterpolation: ParameterSummaryString<Intent>.StringInterpolation)
      struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        func appendLiteral(_: String)
        func appendInterpolation<Value>(_: KeyPath<Intent, IntentParameter<Value>>)
      }
    }
    struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
      @localizing init(_: ParameterSummaryString<Intent>, table: String? = _, @IntentParameterSummary<Intent>.ParameterKeyPathsBuilder _: () -> [PartialKeyPath<Intent>])
      @localizing init(_: ParameterSummaryString<Intent>, table: String? = _)
      init(@IntentParameterSummary<Intent>.ParameterKeyPathsBuilder _: () -> [PartialKeyPath<Intent>])
      init()
      @resultBuilder enum ParameterKeyPathsBuilder {
        static func buildExpression<Value>(_: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent>
      }
    }
    @resultBuilder enum ParameterSummaryBuilder<Intent: AppIntent> {
      static func buildExpression<Summary: ParameterSummary>(_: Summary) -> Summary
    }
    @resultBuilder enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
      static func buildExpression<Summary: ParameterSummary>(_: ParameterSummaryCaseCondition<Intent, Value, Summary>) -> ParameterSummaryCaseCondition<Intent, Value, Summary>
      static func buildExpression<Summary: ParameterSummary>(_: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    }
    struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Summary: ParameterSummary> {
      init(_: Value, @ParameterSummaryBuilder<Intent> _: () -> Summary)
      init(_: [Value], @ParameterSummaryBuilder<Intent> _: () -> Summary)
    }
    struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value, Summary: ParameterSummary> {
      init(@ParameterSummaryBuilder<Intent> _: () -> Summary)
    }
    struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, CaseCondition>: ParameterSummary {
      init(_: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder<Intent, Value> _: () -> CaseCondition)
      init(_: ParameterSummarySwitchCondition<Intent, Value, CaseCondition>.WidgetFamily, @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _: () -> CaseCondition) where Value == IntentWidgetFamily
      enum WidgetFamily: Hashable {
        case widgetFamily
      }
    }
    struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary {
      init<Parameter: AnyIntentValue>(_: KeyPath<Intent, Parameter>, _: HasValueComparisonOperator, @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init<Value>(_: KeyPath<Intent, IntentParameter<Value>>, _: EquatableComparisonOperator, _: Value, @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init<Value>(_: KeyPath<Intent, IntentParameter<Value>>, _: OneOfComparisonOperator, _: [Value], @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init<Value>(_: KeyPath<Intent, IntentParameter<Value>>, _: ComparableComparisonOperator, _: Value, @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init<Parameter: AnyIntentValue>(_: KeyPath<Intent, Parameter>, identifier: OneOfComparisonOperator, _: [String], @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init<Parameter: AnyIntentValue>(_: KeyPath<Intent, Parameter>, identifier: EquatableComparisonOperator, _: String, @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init<Parameter: AnyIntentValue>(_: KeyPath<Intent, Parameter>, identifier: StringComparisonOperator, _: String, @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init(widgetFamily: OneOfComparisonOperator, _: [IntentWidgetFamily], @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
      init(widgetFamily: EquatableComparisonOperator, _: IntentWidgetFamily, @ParameterSummaryBuilder<Intent> _: () -> WhenCondition, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise)
    }
    enum ComparableComparisonOperator: Hashable {
      case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    }
    enum EquatableComparisonOperator: Hashable {
      case notEqualTo, equalTo
    }
    enum HasValueComparisonOperator: Hashable {
      case hasNoValue, hasAnyValue
    }
    enum OneOfComparisonOperator: Hashable {
      case oneOf
    }
    enum StringComparisonOperator: Hashable {
      case doesNotContain, contains, hasPrefix, hasSuffix
    }

    struct IntentCurrencyAmount: Hashable, DisplayRepresentable {
      init(amount: Decimal, currencyCode: String)
      var amount: Decimal
      var currencyCode: String
    }
    struct IntentFile: Hashable, DisplayRepresentable {
      init(data: Data, filename: String, type: UTType? = _)
      init(fileURL: URL, filename: String? = _, type: UTType? = _)
      var data: Data
      var filename: String
      var fileURL: URL?
      var type: UTType?
      var removedOnCompletion: Bool
    }
    struct IntentPaymentMethod: DisplayRepresentable {
      init(type: IntentPaymentMethod.PaymentType, name: LocalizedStringResource? = _, identificationHint: String? = _, icon: DisplayRepresentation.Image? = _)
      var paymentType: IntentPaymentMethod.PaymentType
      var name: String?
      var icon: DisplayRepresentation.Image?
      var identificationHint: String?
      enum PaymentType: Hashable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
      }
    }
    struct IntentPerson: DisplayRepresentable {
      init(identifier: IntentPerson.Identifier, name: IntentPerson.Name, handle: IntentPerson.Handle?, aliases: [IntentPerson.Handle] = _, isMe: Bool = _, image: DisplayRepresentation.Image? = _)
      var name: IntentPerson.Name
      var isMe: Bool
      var identifier: IntentPerson.Identifier
      var handle: IntentPerson.Handle?
      var aliases: [IntentPerson.Handle]
      var image: DisplayRepresentation.Image?
      enum ParameterMode: String {
        case contact, email, phone, emailOrPhone
      }
      enum Identifier: Hashable {
        case contact(String), applicationDefined(String)
      }
      enum Name {
        case displayName(String), components(PersonNameComponents)
      }
      struct Handle: Hashable {
        init(_: IntentPerson.Handle.Value, label: IntentPerson.Handle.Label = _)
        init(phoneNumber: String, label: IntentPerson.Handle.Label = _)
        init(emailAddress: String, label: IntentPerson.Handle.Label = _)
        init(applicationDefined: String, label: String? = _)
        var value: IntentPerson.Handle.Value
        var label: IntentPerson.Handle.Label
        enum Value: Hashable {
          case phoneNumber(String), emailAddress(String), applicationDefined(String)
        }
        enum Label: Hashable {
          case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school, custom(String)
        }
      }
    }
    enum IntentParameterUnit {
      case acreFeet, acres, ampereHours, amperes, arcMinutes, arcSeconds, ares, astronomicalUnits, bars, bits, bushels, bytes
      case calories, carats, celsius, centigrams, centiliters, centimeters, coulombs, cubicCentimeters, cubicDecimeters, cubicFeet, cubicInches, cubicKilometers
      case cubicMeters, cubicMiles, cubicMillimeters, cubicYards, cups, decameters, decigrams, deciliters, decimeters, degrees, exabits, exabytes
      case exbibits, exbibytes, fahrenheit, fathoms, feet, femtowatts, fluidOunces, framesPerSecond, furlongs, gallons, gibibits, gibibytes
      case gigabits, gigabytes, gigahertz, gigapascals, gigawatts, gradians, grams, gramsPerLiter, gravity, hectares, hectometers, hectopascals
      case hertz, horsepower, hours, imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts, imperialTablespoons, imperialTeaspoons, inches, inchesOfMercury, joules
      case kelvin, kibibits, kibibytes, kiloampereHours, kiloamperes, kilobits, kilobytes, kilocalories, kilograms, kilohertz, kilojoules, kiloliters
      case kilometers, kilometersPerHour, kiloohms, kilopascals, kilovolts, kilowattHours, kilowatts, knots, lightyears, liters, litersPer100Kilometers, lux
      case mebibits, mebibytes, megaampereHours, megaamperes, megabits, megabytes, megahertz, megaliters, megameters, megaohms, megapascals, megavolts
      case megawatts, meters, metersPerSecond, metersPerSecondSquared, metricCups, metricTons, microampereHours, microamperes, micrograms, microhertz, micrometers, microohms
      case microseconds, microvolts, microwatts, miles, milesPerGallon, milesPerHour, milesPerImperialGallon, milliampereHours, milliamperes, millibars, milligrams, milligramsPerDeciliter
      case millihertz, milliliters, millimeters, millimetersOfMercury, milliohms, milliseconds, millivolts, milliwatts, minutes, nanograms, nanohertz, nanometers
      case nanoseconds, nanowatts, nauticalMiles, newtonsPerMetersSquared, nibbles, ohms, ounces, ouncesTroy, parsecs, partsPerMillion, pebibits, pebibytes
      case petabits, petabytes, picograms, picometers, picoseconds, picowatts, pints, pounds, poundsForcePerSquareInch, quarts, radians, revolutions
      case scandinavianMiles, seconds, shortTons, slugs, squareCentimeters, squareFeet, squareInches, squareKilometers, squareMegameters, squareMeters, squareMicrometers, squareMiles
      case squareMillimeters, squareNanometers, squareYards, stones, tablespoons, teaspoons, tebibits, tebibytes, terabits, terabytes, terahertz, terawatts
      case volts, watts, yards, yobibits, yobibytes, yottabits, yottabytes, zebibits, zebibytes, zettabits, zettabytes
    }
    """#)
}
