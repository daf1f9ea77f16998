// A table: declarations of HealthKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Samples, quantities, units, workouts.
  static let healthKit = InterfaceFile(
    "HealthKit",
    #"""
    class HKHealthStore: NSObject {
      init()
      static func isHealthDataAvailable() -> Bool
      func supportsHealthRecords() -> Bool
      func authorizationStatus(for: HKObjectType) -> HKAuthorizationStatus
      func requestAuthorization(toShare: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: (Bool, (any Error)?) -> Void)
      func requestPerObjectReadAuthorization(for: HKObjectType, predicate: NSPredicate?, completion: (Bool, (any Error)?) -> Void)
      func handleAuthorizationForExtension(completion: (Bool, (any Error)?) -> Void)
      func earliestPermittedSampleDate() -> Date
      func save(_: HKObject, withCompletion: (Bool, (any Error)?) -> Void)
      func save(_: [HKObject], withCompletion: (Bool, (any Error)?) -> Void)
      func delete(_: HKObject, withCompletion: (Bool, (any Error)?) -> Void)
      func delete(_: [HKObject], withCompletion: (Bool, (any Error)?) -> Void)
      func deleteObjects(of: HKObjectType, predicate: NSPredicate, withCompletion: (Bool, Int, (any Error)?) -> Void)
      func deleteObjects(of: HKObjectType, predicate: NSPredicate) -> Int
      func splitTotalEnergy(_: HKQuantity, start: Date, end: Date, resultsHandler: (HKQuantity?, HKQuantity?, (any Error)?) -> Void)
      func dateOfBirth() -> Date
      func dateOfBirthComponents() -> DateComponents
      func biologicalSex() -> HKBiologicalSexObject
      func bloodType() -> HKBloodTypeObject
      var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
      func add(_: [HKSample], to: HKWorkout, completion: (Bool, (any Error)?) -> Void)
      func disableBackgroundDelivery(for: HKObjectType, withCompletion: (Bool, (any Error)?) -> Void)
      func disableAllBackgroundDelivery(completion: (Bool, (any Error)?) -> Void)
      func preferredUnits(for: Set<HKQuantityType>, completion: ([HKQuantityType: HKUnit], (any Error)?) -> Void)
      func preferredUnits(for: Set<HKQuantityType>) -> [HKQuantityType: HKUnit]
      func recalibrateEstimates(sampleType: HKSampleType, date: Date, completion: (Bool, (any Error)?) -> Void)
    }
    class HKObject: NSObject {
      init()
      var uuid: UUID
      var source: HKSource
      var sourceRevision: HKSourceRevision
      var device: HKDevice?
      var metadata: [String: Any]?
    }
    class HKSample: HKObject {
      init()
      var sampleType: HKSampleType
      var startDate, endDate: Date
      var hasUndeterminedDuration: Bool
    }
    class HKQuantitySample: HKSample {
      init()
      var quantityType: HKQuantityType
      var quantity: HKQuantity
      var count: Int
      init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date)
      init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?)
      init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?)
    }
    class HKCategorySample: HKSample {
      init()
      var categoryType: HKCategoryType
      var value: Int
      init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?)
      init(type: HKCategoryType, value: Int, start: Date, end: Date)
      init(type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?)
    }
    class HKWorkout: HKSample {
      init()
      var workoutActivityType: HKWorkoutActivityType
      var duration: TimeInterval
      var totalEnergyBurned, totalDistance, totalSwimmingStrokeCount, totalFlightsClimbed: HKQuantity?
      var allStatistics: [HKQuantityType: HKStatistics]
      func statistics(for: HKQuantityType) -> HKStatistics?
    }
    class HKQuantity: NSObject {
      init()
      init(unit: HKUnit, doubleValue: Double)
      func `is`(compatibleWith: HKUnit) -> Bool
      func doubleValue(for: HKUnit) -> Double
      func compare(_: HKQuantity) -> ComparisonResult
    }
    class HKUnit: NSObject {
      init()
      var unitString: String
      static func massFormatterUnit(from: HKUnit) -> MassFormatter.Unit
      static func lengthFormatterUnit(from: HKUnit) -> LengthFormatter.Unit
      static func energyFormatterUnit(from: HKUnit) -> EnergyFormatter.Unit
      func isNull() -> Bool
      static func gramUnit(with: HKMetricPrefix) -> Self
      static func gram() -> Self
      static func ounce() -> Self
      static func pound() -> Self
      static func stone() -> Self
      static func moleUnit(with: HKMetricPrefix, molarMass: Double) -> Self
      static func moleUnit(withMolarMass: Double) -> Self
      static func meterUnit(with: HKMetricPrefix) -> Self
      static func meter() -> Self
      static func inch() -> Self
      static func foot() -> Self
      static func yard() -> Self
      static func mile() -> Self
      static func literUnit(with: HKMetricPrefix) -> Self
      static func liter() -> Self
      static func fluidOunceUS() -> Self
      static func fluidOunceImperial() -> Self
      static func pintUS() -> Self
      static func pintImperial() -> Self
      static func cupUS() -> Self
      static func cupImperial() -> Self
      static func pascalUnit(with: HKMetricPrefix) -> Self
      static func pascal() -> Self
      static func millimeterOfMercury() -> Self
      static func centimeterOfWater() -> Self
      static func atmosphere() -> Self
      static func decibelAWeightedSoundPressureLevel() -> Self
      static func inchesOfMercury() -> Self
      static func secondUnit(with: HKMetricPrefix) -> Self
      static func second() -> Self
      static func minute() -> Self
      static func hour() -> Self
      static func day() -> Self
      static func jouleUnit(with: HKMetricPrefix) -> Self
      static func joule() -> Self
      static func kilocalorie() -> Self
      static func smallCalorie() -> Self
      static func largeCalorie() -> Self
      static func calorie() -> Self
      static func degreeCelsius() -> Self
      static func degreeFahrenheit() -> Self
      static func kelvin() -> Self
      static func siemenUnit(with: HKMetricPrefix) -> Self
      static func siemen() -> Self
      static func internationalUnit() -> Self
      static func count() -> Self
      static func percent() -> Self
      static func decibelHearingLevel() -> Self
      func unitMultiplied(by: HKUnit) -> HKUnit
      func unitDivided(by: HKUnit) -> HKUnit
      func unitRaised(toPower: Int) -> HKUnit
      func reciprocal() -> HKUnit
      static func hertzUnit(with: HKMetricPrefix) -> Self
      static func hertz() -> Self
      static func voltUnit(with: HKMetricPrefix) -> Self
      static func volt() -> Self
      static func wattUnit(with: HKMetricPrefix) -> Self
      static func watt() -> Self
      static func diopter() -> Self
      static func prismDiopter() -> Self
      static func radianAngleUnit(with: HKMetricPrefix) -> Self
      static func radianAngle() -> Self
      static func degreeAngle() -> Self
      static func luxUnit(with: HKMetricPrefix) -> Self
      static func lux() -> Self
    }
    class HKObjectType: NSObject {
      init()
      var identifier: String
      static func quantityType(forIdentifier: HKQuantityTypeIdentifier) -> HKQuantityType?
      static func categoryType(forIdentifier: HKCategoryTypeIdentifier) -> HKCategoryType?
      static func workoutType() -> HKWorkoutType
      func requiresPerObjectAuthorization() -> Bool
    }
    class HKSampleType: HKObjectType {
      init()
      var isMaximumDurationRestricted: Bool
      var maximumAllowedDuration: TimeInterval
      var isMinimumDurationRestricted: Bool
      var minimumAllowedDuration: TimeInterval
      var allowsRecalibrationForEstimates: Bool
    }
    class HKQuantityType: HKSampleType {
      init()
      func `is`(compatibleWith: HKUnit) -> Bool
      init(_: HKQuantityTypeIdentifier)
    }
    class HKCategoryType: HKSampleType {
      init()
      init(_: HKCategoryTypeIdentifier)
    }
    class HKWorkoutType: HKSampleType {
      init()
    }
    class HKStatistics: NSObject {
      init()
      var quantityType: HKQuantityType
      var startDate, endDate: Date
      var sources: [HKSource]?
      func averageQuantity(for: HKSource) -> HKQuantity?
      func averageQuantity() -> HKQuantity?
      func minimumQuantity(for: HKSource) -> HKQuantity?
      func minimumQuantity() -> HKQuantity?
      func maximumQuantity(for: HKSource) -> HKQuantity?
      func maximumQuantity() -> HKQuantity?
      func mostRecentQuantity(for: HKSource) -> HKQuantity?
      func mostRecentQuantity() -> HKQuantity?
      func mostRecentQuantityDateInterval(for: HKSource) -> DateInterval?
      func mostRecentQuantityDateInterval() -> DateInterval?
      func sumQuantity(for: HKSource) -> HKQuantity?
      func sumQuantity() -> HKQuantity?
      func duration() -> HKQuantity?
      func duration(for: HKSource) -> HKQuantity?
    }
    class HKSource: NSObject {
      init()
      var name, bundleIdentifier: String
      static func `default`() -> HKSource
    }
    class HKSourceRevision: NSObject {
      init()
      var source: HKSource
      var version, productType: String?
      var operatingSystemVersion: OperatingSystemVersion
      init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion)
      init(source: HKSource, version: String?)
    }
    class HKDevice: NSObject {
      init()
      var name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier: String?
      var udiDeviceIdentifier: String?
      init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?)
      static func local() -> HKDevice
    }
    enum HKWorkoutActivityType: UInt {
      case americanFootball, archery, australianFootball, badminton, baseball, basketball, bowling, boxing
      case climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
      case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking
      case hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play
      case preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports
      case soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
      case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling
      case yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
      case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
      case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
      case cardioDance, socialDance, pickleball, cooldown, swimBikeRun, transition, underwaterDiving, other
    }
    class HKWorkoutSession: NSObject {
      init()
      var activityType: HKWorkoutActivityType
      var startDate, endDate: Date?
      func sendToRemoteWorkoutSession(data: Data, completion: (Bool, (any Error)?) -> Void)
    }
    class HKWorkoutBuilder: NSObject {
      init()
      var device: HKDevice?
      var startDate, endDate: Date?
      var metadata: [String: Any]
      var allStatistics: [HKQuantityType: HKStatistics]
      func beginCollection(withStart: Date, completion: (Bool, (any Error)?) -> Void)
      func add(_: [HKSample], completion: (Bool, (any Error)?) -> Void)
      func addMetadata(_: [String: Any], completion: (Bool, (any Error)?) -> Void)
      func addMetadata(_: [String: Any])
      func updateActivity(uuid: UUID, end: Date, completion: (Bool, (any Error)?) -> Void)
      func updateActivity(uuid: UUID, adding: [String: Any], completion: (Bool, (any Error)?) -> Void)
      func updateActivity(uuid: UUID, adding: [String: Any])
      func endCollection(withEnd: Date, completion: (Bool, (any Error)?) -> Void)
      func finishWorkout(completion: (HKWorkout?, (any Error)?) -> Void)
      func finishWorkout() -> HKWorkout?
      func elapsedTime(at: Date) -> TimeInterval
      func statistics(for: HKQuantityType) -> HKStatistics?
    }
    class HKQuery: NSObject {
      init()
      var objectType: HKObjectType?
      var sampleType: HKSampleType?
      var predicate: NSPredicate?
    }
    class HKSampleQuery: HKQuery {
      init()
      var limit: Int
      var sortDescriptors: [NSSortDescriptor]?
      init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
    }
    class HKStatisticsQuery: HKQuery {
      init()
    }
    class HKStatisticsCollection: NSObject {
      init()
      func statistics(for: Date) -> HKStatistics?
      func statistics() -> [HKStatistics]
      func sources() -> Set<HKSource>
    }
    class HKActivitySummary: NSObject {
      init()
      func dateComponents(for: Calendar) -> DateComponents
      var activeEnergyBurned, appleMoveTime, appleExerciseTime, appleStandHours, activeEnergyBurnedGoal: HKQuantity
      var appleMoveTimeGoal, appleExerciseTimeGoal: HKQuantity
      var exerciseTimeGoal: HKQuantity?
      var appleStandHoursGoal: HKQuantity
      var standHoursGoal: HKQuantity?
    }
    class HKBiologicalSexObject: NSObject {
      init()
    }
    class HKBloodTypeObject: NSObject {
      init()
    }
    struct HKError: CustomNSError, Hashable {
      init(_: HKError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: HKError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var unknownError, noError, errorHealthDataUnavailable, errorHealthDataRestricted: HKError.Code
      static var errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined: HKError.Code
      static var errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted: HKError.Code
      static var errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData: HKError.Code
      static var errorWorkoutActivityNotAllowed, errorDataSizeExceeded: HKError.Code
      static var errorBackgroundWorkoutSessionNotAllowed: HKError.Code
      enum Code: Int, Equatable {
        case unknownError
        static var noError: Self
        case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed
      }
    }
    enum HKAuthorizationStatus: Int {
      case notDetermined, sharingDenied, sharingAuthorized
    }
    enum HKCategoryValueSleepAnalysis: Int {
      case inBed, asleepUnspecified
      static var asleep: Self
      case awake, asleepCore, asleepDeep, asleepREM
      static var allAsleepValues: Set<Self>
    }
    enum HKMetricPrefix: Int {
      case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
    }
    struct HKQuantityTypeIdentifier: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var appleSleepingWristTemperature, bodyFatPercentage, bodyMass, bodyMassIndex, electrodermalActivity: Self
      static var height, leanBodyMass, waistCircumference, activeEnergyBurned, appleExerciseTime, appleMoveTime: Self
      static var appleStandTime, basalEnergyBurned, cyclingCadence, cyclingFunctionalThresholdPower, cyclingPower: Self
      static var cyclingSpeed, distanceCycling, distanceDownhillSnowSports, distanceSwimming: Self
      static var distanceWalkingRunning, distanceWheelchair, flightsClimbed, nikeFuel, physicalEffort, pushCount: Self
      static var runningPower, runningSpeed, stepCount, swimmingStrokeCount, underwaterDepth: Self
      static var environmentalAudioExposure, environmentalSoundReduction, headphoneAudioExposure: Self
      static var atrialFibrillationBurden, heartRate, heartRateRecoveryOneMinute, heartRateVariabilitySDNN: Self
      static var peripheralPerfusionIndex, restingHeartRate, vo2Max, walkingHeartRateAverage: Self
      static var appleWalkingSteadiness, runningGroundContactTime, runningStrideLength: Self
      static var runningVerticalOscillation, sixMinuteWalkTestDistance, stairAscentSpeed, stairDescentSpeed: Self
      static var walkingAsymmetryPercentage, walkingDoubleSupportPercentage, walkingSpeed, walkingStepLength: Self
      static var dietaryBiotin, dietaryCaffeine, dietaryCalcium, dietaryCarbohydrates, dietaryChloride: Self
      static var dietaryCholesterol, dietaryChromium, dietaryCopper, dietaryEnergyConsumed: Self
      static var dietaryFatMonounsaturated, dietaryFatPolyunsaturated, dietaryFatSaturated, dietaryFatTotal: Self
      static var dietaryFiber, dietaryFolate, dietaryIodine, dietaryIron, dietaryMagnesium, dietaryManganese: Self
      static var dietaryMolybdenum, dietaryNiacin, dietaryPantothenicAcid, dietaryPhosphorus, dietaryPotassium: Self
      static var dietaryProtein, dietaryRiboflavin, dietarySelenium, dietarySodium, dietarySugar, dietaryThiamin: Self
      static var dietaryVitaminA, dietaryVitaminB12, dietaryVitaminB6, dietaryVitaminC, dietaryVitaminD: Self
      static var dietaryVitaminE, dietaryVitaminK, dietaryWater, dietaryZinc, bloodAlcoholContent: Self
      static var bloodPressureDiastolic, bloodPressureSystolic, insulinDelivery, numberOfAlcoholicBeverages: Self
      static var numberOfTimesFallen, timeInDaylight, uvExposure, waterTemperature, basalBodyTemperature: Self
      static var forcedExpiratoryVolume1, forcedVitalCapacity, inhalerUsage, oxygenSaturation: Self
      static var peakExpiratoryFlowRate, respiratoryRate, bloodGlucose, bodyTemperature: Self
    }
    struct HKCategoryTypeIdentifier: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var appleStandHour, environmentalAudioExposureEvent, headphoneAudioExposureEvent, highHeartRateEvent: Self
      static var irregularHeartRhythmEvent, lowCardioFitnessEvent, lowHeartRateEvent, mindfulSession: Self
      static var appleWalkingSteadinessEvent, handwashingEvent, toothbrushingEvent, cervicalMucusQuality: Self
      static var contraceptive, infrequentMenstrualCycles, intermenstrualBleeding, irregularMenstrualCycles: Self
      static var lactation, menstrualFlow, ovulationTestResult, persistentIntermenstrualBleeding, pregnancy: Self
      static var pregnancyTestResult, progesteroneTestResult, prolongedMenstrualPeriods, sexualActivity: Self
      static var sleepAnalysis, abdominalCramps, acne, appetiteChanges, bladderIncontinence, bloating, breastPain: Self
      static var chestTightnessOrPain, chills, constipation, coughing, diarrhea, dizziness, drySkin, fainting: Self
      static var fatigue, fever, generalizedBodyAche, hairLoss, headache, heartburn, hotFlashes, lossOfSmell: Self
      static var lossOfTaste, lowerBackPain, memoryLapse, moodChanges, nausea, nightSweats, pelvicPain: Self
      static var rapidPoundingOrFlutteringHeartbeat, runnyNose, shortnessOfBreath, sinusCongestion: Self
      static var skippedHeartbeat, sleepChanges, soreThroat, vaginalDryness, vomiting, wheezing: Self
      static var audioExposureEvent: Self
    }
    """#)
}
