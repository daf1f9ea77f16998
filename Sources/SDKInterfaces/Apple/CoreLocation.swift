// A table: declarations of CoreLocation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Locations, regions, placemarks and their managers.
  static let coreLocation = InterfaceFile(
    "CoreLocation",
    #"""
    class CLLocation: NSObject {
      init()
      init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation)
      var coordinate: CLLocationCoordinate2D
      var altitude, ellipsoidalAltitude: CLLocationDistance
      var horizontalAccuracy, verticalAccuracy: CLLocationAccuracy
      var course: CLLocationDirection
      var courseAccuracy: CLLocationDirectionAccuracy
      var speed: CLLocationSpeed
      var speedAccuracy: CLLocationSpeedAccuracy
      var timestamp: Date
      var floor: CLFloor?
      var sourceInformation: CLLocationSourceInformation?
      func distance(from: CLLocation) -> CLLocationDistance
    }
    class CLLocationManager: NSObject {
      init()
      static func locationServicesEnabled() -> Bool
      static func headingAvailable() -> Bool
      static func significantLocationChangeMonitoringAvailable() -> Bool
      static func isMonitoringAvailable(for: AnyClass) -> Bool
      static func isRangingAvailable() -> Bool
      var authorizationStatus: CLAuthorizationStatus
      static func authorizationStatus() -> CLAuthorizationStatus
      var accuracyAuthorization: CLAccuracyAuthorization
      var isAuthorizedForWidgetUpdates: Bool
      var delegate: (any CLLocationManagerDelegate)?
      var activityType: CLActivityType
      var distanceFilter: CLLocationDistance
      var desiredAccuracy: CLLocationAccuracy
      var pausesLocationUpdatesAutomatically, allowsBackgroundLocationUpdates, showsBackgroundLocationIndicator: Bool
      var location: CLLocation?
      var headingFilter: CLLocationDegrees
      var heading: CLHeading?
      var maximumRegionMonitoringDistance: CLLocationDistance
      var monitoredRegions, rangedRegions: Set<CLRegion>
      func requestTemporaryFullAccuracyAuthorization(withPurposeKey: String, completion: (((any Error)?) -> Void)? = _)
      func requestTemporaryFullAccuracyAuthorization(withPurposeKey: String)
      func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = _)
      func startMonitoringLocationPushes() -> Data
      static func deferredLocationUpdatesAvailable() -> Bool
    }
    protocol CLLocationManagerDelegate: NSObjectProtocol {
      func locationManagerShouldDisplayHeadingCalibration(_: CLLocationManager) -> Bool
    }
    class CLGeocoder: NSObject {
      init()
      var isGeocoding: Bool
      func reverseGeocodeLocation(_: CLLocation, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func reverseGeocodeLocation(_: CLLocation) -> [CLPlacemark]
      func reverseGeocodeLocation(_: CLLocation, preferredLocale: Locale?, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func reverseGeocodeLocation(_: CLLocation, preferredLocale: Locale?) -> [CLPlacemark]
      func geocodeAddressDictionary(_: [AnyHashable: Any], completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func geocodeAddressString(_: String, in: CLRegion?, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func geocodeAddressString(_: String, in: CLRegion?) -> [CLPlacemark]
      func geocodeAddressString(_: String, in: CLRegion?, preferredLocale: Locale?, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func geocodeAddressString(_: String, in: CLRegion?, preferredLocale: Locale?) -> [CLPlacemark]
      func geocodeAddressString(_: String, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func geocodeAddressString(_: String) -> [CLPlacemark]
      func geocodePostalAddress(_: CNPostalAddress, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func geocodePostalAddress(_: CNPostalAddress) -> [CLPlacemark]
      func geocodePostalAddress(_: CNPostalAddress, preferredLocale: Locale?, completionHandler: ([CLPlacemark]?, (any Error)?) -> Void)
      func geocodePostalAddress(_: CNPostalAddress, preferredLocale: Locale?) -> [CLPlacemark]
    }
    class CLPlacemark: NSObject {
      init()
      init(placemark: CLPlacemark)
      var location: CLLocation?
      var region: CLRegion?
      var timeZone: TimeZone?
      var addressDictionary: [AnyHashable: Any]?
      var name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea: String?
      var subAdministrativeArea, postalCode, isoCountryCode, country, inlandWater, ocean: String?
      var areasOfInterest: [String]?
      var postalAddress: CNPostalAddress?
    }
    class CLHeading: NSObject {
      init()
      var magneticHeading, trueHeading, headingAccuracy: CLLocationDirection
      var x, y, z: CLHeadingComponentValue
      var timestamp: Date
    }
    class CLRegion: NSObject {
      init()
      var identifier: String
      var notifyOnEntry, notifyOnExit: Bool
    }
    class CLCircularRegion: CLRegion {
      init()
      init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
      var center: CLLocationCoordinate2D
      var radius: CLLocationDistance
      func contains(_: CLLocationCoordinate2D) -> Bool
    }
    class CLBeaconRegion: CLRegion {
      init()
      init(uuid: UUID, identifier: String)
      init(proximityUUID: UUID, identifier: String)
      init(uuid: UUID, major: CLBeaconMajorValue, identifier: String)
      init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String)
      init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
      init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
      func peripheralData(withMeasuredPower: NSNumber?) -> NSMutableDictionary
      var uuid, proximityUUID: UUID
      var major, minor: NSNumber?
      var notifyEntryStateOnDisplay: Bool
    }
    class CLBeacon: NSObject {
      init()
      var timestamp: Date
      var uuid, proximityUUID: UUID
      var major, minor: NSNumber
      var proximity: CLProximity
      var accuracy: CLLocationAccuracy
      var rssi: Int
    }
    class CLVisit: NSObject {
      init()
      var arrivalDate, departureDate: Date
      var coordinate: CLLocationCoordinate2D
      var horizontalAccuracy: CLLocationAccuracy
    }
    class CLFloor: NSObject {
      init()
      var level: Int
    }
    enum CLAuthorizationStatus: Int32 {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
      static var authorized: Self
    }
    enum CLAccuracyAuthorization: Int {
      case fullAccuracy, reducedAccuracy
    }
    enum CLActivityType: Int {
      case other, automotiveNavigation, fitness, otherNavigation, airborne
    }
    struct CLError: CustomNSError, Hashable {
      init(_: CLError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: CLError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var locationUnknown, denied, network, headingFailure, regionMonitoringDenied: CLError.Code
      static var regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed: CLError.Code
      static var geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed: CLError.Code
      static var deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered: CLError.Code
      static var deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined: CLError.Code
      static var historicalLocationError: CLError.Code
      var alternateRegion: CLRegion?
      enum Code: Int, Equatable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable
        case rangingFailure, promptDeclined, historicalLocationError
      }
    }
    struct CLLocationUpdate {
      var isStationary: Bool
      var location: CLLocation?
      static func liveUpdates(_: CLLocationUpdate.LiveConfiguration = _) -> CLLocationUpdate.Updates
      enum LiveConfiguration: Hashable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
      }
      struct Updates: AsyncSequence {
        typealias Element = CLLocationUpdate
        typealias AsyncIterator = CLLocationUpdate.Updates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = CLLocationUpdate.Updates.Element
          func next() -> CLLocationUpdate.Updates.Element?
        }
      }
    }
    actor CLMonitor {
      var identifiers: [String]
      var events: CLMonitor.Events
      func remove(_: String)
      func record(for: String) -> CLMonitor.Record?
      init(_: String)
      struct Record {
        var lastEvent: CLMonitor.Event
      }
      struct Event {
        typealias State = __CLMonitoringState
        var identifier: String
        var state: CLMonitor.Event.State
        var date: Date
      }
      struct Events: AsyncSequence {
        typealias Element = CLMonitor.Event
        typealias AsyncIterator = CLMonitor.Events.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = CLMonitor.Events.Element
          func next() -> CLMonitor.Events.Element?
        }
      }
      struct CircularGeographicCondition {
        var center: CLLocationCoordinate2D
        var radius: CLLocationDistance
        init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
      }
      struct BeaconIdentityCondition {
        var uuid: UUID
        var major, minor: UInt16?
        init(uuid: UUID)
        init(uuid: UUID, major: UInt16)
        init(uuid: UUID, major: UInt16, minor: UInt16)
      }
    }
    class CLLocationSourceInformation: NSObject {
      init()
      init(softwareSimulationState: Bool, andExternalAccessoryState: Bool)
      var isSimulatedBySoftware, isProducedByAccessory: Bool
    }
    enum CLProximity: Int {
      case unknown, immediate, near, far
    }
    typealias CLLocationDegrees = Double
    typealias CLLocationDistance = Double
    typealias CLLocationAccuracy = Double
    typealias CLLocationSpeed = Double
    typealias CLLocationSpeedAccuracy = Double
    typealias CLLocationDirection = Double
    typealias CLLocationDirectionAccuracy = Double
    typealias CLBeaconMajorValue = UInt16
    typealias CLBeaconMinorValue = UInt16
    typealias CLHeadingComponentValue = Double
    typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    struct CLLocationCoordinate2D {
      init()
      init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
      var latitude, longitude: CLLocationDegrees
    }
    var kCLLocationAccuracyBest, kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyKilometer: CLLocationAccuracy
    var kCLLocationAccuracyHundredMeters, kCLLocationAccuracyNearestTenMeters, kCLLocationAccuracyReduced: CLLocationAccuracy
    var kCLLocationAccuracyThreeKilometers: CLLocationAccuracy
    var kCLDistanceFilterNone: CLLocationDistance
    var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D
    func CLLocationCoordinate2DIsValid(_: CLLocationCoordinate2D) -> Bool
    func CLLocationCoordinate2DMake(_: CLLocationDegrees, _: CLLocationDegrees) -> CLLocationCoordinate2D
    """#)
}
