// A table: declarations of MapKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Maps, items, searches, routes, annotations.
  static let mapKitModels = InterfaceFile(
    "MapKit",
    #"""
    class MKMapView: UIView {
      init()
      var mapType: MKMapType
      var region: MKCoordinateRegion
      var centerCoordinate: CLLocationCoordinate2D
      func regionThatFits(_: MKCoordinateRegion) -> MKCoordinateRegion
      var visibleMapRect: MKMapRect
      func mapRectThatFits(_: MKMapRect) -> MKMapRect
      func mapRectThatFits(_: MKMapRect, edgePadding: UIEdgeInsets) -> MKMapRect
      var camera: MKMapCamera
      var cameraZoomRange: MKMapView.CameraZoomRange!
      var cameraBoundary: MKMapView.CameraBoundary?
      func convert(_: CLLocationCoordinate2D, toPointTo: UIView?) -> CGPoint
      func convert(_: CGPoint, toCoordinateFrom: UIView?) -> CLLocationCoordinate2D
      func convert(_: MKCoordinateRegion, toRectTo: UIView?) -> CGRect
      func convert(_: CGRect, toRegionFrom: UIView?) -> MKCoordinateRegion
      var isZoomEnabled, isScrollEnabled, isRotateEnabled, isPitchEnabled, showsUserTrackingButton: Bool
      var showsCompass, showsScale: Bool
      var showsPointsOfInterest, showsBuildings, showsTraffic, showsUserLocation: Bool
      var userLocation: MKUserLocation
      var isUserLocationVisible: Bool
      var annotations: [any MKAnnotation]
      func annotations(in: MKMapRect) -> Set<AnyHashable>
      func view(for: any MKAnnotation) -> MKAnnotationView?
      func dequeueReusableAnnotationView(withIdentifier: String) -> MKAnnotationView?
      func dequeueReusableAnnotationView(withIdentifier: String, for: any MKAnnotation) -> MKAnnotationView
      func register(_: AnyClass?, forAnnotationViewWithReuseIdentifier: String)
      var selectedAnnotations: [any MKAnnotation]
      var annotationVisibleRect: CGRect
      var overlays: [any MKOverlay]
      class CameraBoundary: NSObject {
        init()
        init?(mapRect: MKMapRect)
        init?(coordinateRegion: MKCoordinateRegion)
        var mapRect: MKMapRect
        var region: MKCoordinateRegion
      }
      class CameraZoomRange: NSObject {
        init()
        init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance)
        init?(minCenterCoordinateDistance: CLLocationDistance)
        init?(maxCenterCoordinateDistance: CLLocationDistance)
        var minCenterCoordinateDistance, maxCenterCoordinateDistance: CLLocationDistance
      }
    }
    class MKMapItem: NSObject, NSItemProviderReading, NSItemProviderWriting {
      init()
      var placemark: MKPlacemark
      var isCurrentLocation: Bool
      var name, phoneNumber: String?
      var url: URL?
      var timeZone: TimeZone?
      var pointOfInterestCategory: MKPointOfInterestCategory?
      static func forCurrentLocation() -> MKMapItem
      init(placemark: MKPlacemark)
      func openInMaps(launchOptions: [String: Any]? = _) -> Bool
      static func openMaps(with: [MKMapItem], launchOptions: [String: Any]? = _) -> Bool
      func openInMaps(launchOptions: [String: Any]? = _, from: UIScene?, completionHandler: ((Bool) -> Void)? = _)
      func openInMaps(launchOptions: [String: Any]? = _, from: UIScene?) -> Bool
      static func openMaps(with: [MKMapItem], launchOptions: [String: Any]? = _, from: UIScene?, completionHandler: ((Bool) -> Void)? = _)
      static func openMaps(with: [MKMapItem], launchOptions: [String: Any]? = _, from: UIScene?) -> Bool
    }
    class MKPlacemark: CLPlacemark, MKAnnotation {
      init()
      init(coordinate: CLLocationCoordinate2D)
      init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?)
      init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress)
      var countryCode: String?
    }
    class MKLocalSearch: NSObject {
      typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
      init()
      init(request: MKLocalSearch.Request)
      func start(completionHandler: (MKLocalSearch.Response?, (any Error)?) -> Void)
      func start() -> MKLocalSearch.Response
      var isSearching: Bool
      class Request: NSObject {
        init()
        var naturalLanguageQuery: String?
        var region: MKCoordinateRegion
        var resultTypes: MKLocalSearch.ResultType
        init(completion: MKLocalSearchCompletion)
      }
      struct ResultType: OptionSet {
        typealias RawValue = UInt
        static var address, pointOfInterest: Self
      }
      class Response: NSObject {
        init()
        var mapItems: [MKMapItem]
        var boundingRegion: MKCoordinateRegion
      }
    }
    class MKLocalSearchCompleter: NSObject {
      init()
      var queryFragment: String
      var region: MKCoordinateRegion
      var filterType: MKLocalSearchCompleter.FilterType
      var resultTypes: MKLocalSearchCompleter.ResultType
      var results: [MKLocalSearchCompletion]
      var isSearching: Bool
      enum FilterType: Int {
        case locationsAndQueries, locationsOnly
      }
      struct ResultType: OptionSet {
        typealias RawValue = UInt
        static var address, pointOfInterest, query: Self
      }
    }
    class MKLocalSearchCompletion: NSObject {
      init()
      var title: String
      var titleHighlightRanges: [NSValue]
      var subtitle: String
      var subtitleHighlightRanges: [NSValue]
    }
    class MKDirections: NSObject {
      typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
      typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void
      init()
      init(request: MKDirections.Request)
      func calculate(completionHandler: (MKDirections.Response?, (any Error)?) -> Void)
      func calculate() -> MKDirections.Response
      func calculateETA(completionHandler: (MKDirections.ETAResponse?, (any Error)?) -> Void)
      func calculateETA() -> MKDirections.ETAResponse
      var isCalculating: Bool
      enum RoutePreference: Int {
        case any, avoid
      }
      class Request: NSObject {
        init()
        var source, destination: MKMapItem?
        var transportType: MKDirectionsTransportType
        var requestsAlternateRoutes: Bool
        var departureDate, arrivalDate: Date?
        var tollPreference, highwayPreference: MKDirections.RoutePreference
        init(contentsOf: URL)
        static func isDirectionsRequest(_: URL) -> Bool
      }
      class Response: NSObject {
        init()
        var source, destination: MKMapItem
        var routes: [MKRoute]
      }
      class ETAResponse: NSObject {
        init()
        var source, destination: MKMapItem
        var expectedTravelTime: TimeInterval
        var distance: CLLocationDistance
        var expectedArrivalDate, expectedDepartureDate: Date
        var transportType: MKDirectionsTransportType
      }
    }
    class MKRoute: NSObject {
      init()
      var name: String
      var advisoryNotices: [String]
      var distance: CLLocationDistance
      var expectedTravelTime: TimeInterval
      var transportType: MKDirectionsTransportType
      var polyline: MKPolyline
      var steps: [MKRoute.Step]
      var hasTolls, hasHighways: Bool
      class Step: NSObject {
        init()
        var instructions: String
        var notice: String?
        var polyline: MKPolyline
        var distance: CLLocationDistance
        var transportType: MKDirectionsTransportType
      }
    }
    protocol MKAnnotation: NSObjectProtocol {
      var coordinate: CLLocationCoordinate2D
      var title, subtitle: String?
    }
    class MKShape: NSObject, MKAnnotation {
      init()
      var title, subtitle: String?
    }
    class MKPointAnnotation: MKShape {
      init()
      var coordinate: CLLocationCoordinate2D
    }
    class MKMultiPoint: MKShape {
      init()
      var pointCount: Int
      func location(atPointIndex: Int) -> CGFloat
      func locations(at: IndexSet) -> [CGFloat]
    }
    class MKAnnotationView: UIView {
      init()
      init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      var reuseIdentifier: String?
      var annotation: (any MKAnnotation)?
      var image: UIImage?
      var centerOffset, calloutOffset: CGPoint
      var isEnabled, isHighlighted, isSelected, canShowCallout: Bool
      var leftCalloutAccessoryView, rightCalloutAccessoryView, detailCalloutAccessoryView: UIView?
      var isDraggable: Bool
      var dragState: MKAnnotationView.DragState
      var clusteringIdentifier: String?
      var cluster: MKAnnotationView?
      var collisionMode: MKAnnotationView.CollisionMode
      enum DragState: UInt {
        case none, starting, dragging, canceling, ending
      }
      enum CollisionMode: Int {
        case rectangle, circle, none
      }
    }
    class MKMarkerAnnotationView: MKAnnotationView {
      init()
      var markerTintColor, glyphTintColor: UIColor?
      var glyphText: String?
      var glyphImage, selectedGlyphImage: UIImage?
      var animatesWhenAdded: Bool
    }
    protocol MKOverlay: MKAnnotation {
      var coordinate: CLLocationCoordinate2D
      var boundingMapRect: MKMapRect
      func intersects(_: MKMapRect) -> Bool
      func canReplaceMapContent() -> Bool
    }
    class MKPolyline: MKMultiPoint, MKOverlay {
      init()
    }
    class MKPolygon: MKMultiPoint, MKOverlay {
      init()
      var interiorPolygons: [MKPolygon]?
    }
    class MKCircle: MKShape, MKOverlay {
      init()
      init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
      init(mapRect: MKMapRect)
      var coordinate: CLLocationCoordinate2D
      var radius: CLLocationDistance
      var boundingMapRect: MKMapRect
    }
    class MKMapCamera: NSObject {
      init()
      var centerCoordinate: CLLocationCoordinate2D
      var centerCoordinateDistance: CLLocationDistance
      var heading: CLLocationDirection
      var pitch: CGFloat
      var altitude: CLLocationDistance
      init(lookingAtCenter: CLLocationCoordinate2D, fromEyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance)
      init(lookingAtCenter: CLLocationCoordinate2D, fromDistance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection)
      init(lookingAt: MKMapItem, forViewSize: CGSize, allowPitch: Bool)
    }
    struct MKMapRect {
      init()
      init(origin: MKMapPoint, size: MKMapSize)
      var origin: MKMapPoint
      var size: MKMapSize
      static var world, null: Self
      init(x: Double, y: Double, width: Double, height: Double)
      var minX, minY, midX, midY, maxX, maxY, width, height: Double
      var isNull, isEmpty: Bool
      func union(_: Self) -> Self
      func intersection(_: Self) -> Self
      func insetBy(dx: Double, dy: Double) -> Self
      func offsetBy(dx: Double, dy: Double) -> Self
      func contains(_: MKMapPoint) -> Bool
      func contains(_: Self) -> Bool
      func intersects(_: Self) -> Bool
      var spans180thMeridian: Bool
      var remainder: Self
    }
    struct MKMapPoint {
      init()
      init(x: Double, y: Double)
      var x, y: Double
      init(_: CLLocationCoordinate2D)
      var coordinate: CLLocationCoordinate2D
      func distance(to: Self) -> CLLocationDistance
    }
    struct MKMapSize {
      init()
      init(width: Double, height: Double)
      var width, height: Double
      static var world: Self
    }
    class MKUserLocation: NSObject, MKAnnotation {
      init()
      var isUpdating: Bool
      var location: CLLocation?
      var heading: CLHeading?
      var title, subtitle: String?
    }
    class MKDistanceFormatter: Formatter {
      init()
      func string(fromDistance: CLLocationDistance) -> String
      func distance(from: String) -> CLLocationDistance
      var locale: Locale!
      var units: MKDistanceFormatter.Units
      var unitStyle: MKDistanceFormatter.DistanceUnitStyle
      enum Units: UInt {
        case `default`, metric, imperial, imperialWithYards
      }
      enum DistanceUnitStyle: UInt {
        case `default`, abbreviated, full
      }
    }
    struct MKError: CustomNSError, Hashable {
      init(_: MKError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: MKError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var unknown, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound: MKError.Code
      static var decodingFailed: MKError.Code
      enum Code: UInt, Equatable {
        case unknown, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
      }
    }
    class MKMapSnapshotter: NSObject {
      typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void
      init()
      init(options: MKMapSnapshotter.Options)
      func start(completionHandler: (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void)
      func start() -> MKMapSnapshotter.Snapshot
      func start(with: dispatch_queue_t, completionHandler: (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void)
      func start(with: dispatch_queue_t) -> MKMapSnapshotter.Snapshot
      var isLoading: Bool
      class Snapshot: NSObject {
        init()
        var image: UIImage
        func point(for: CLLocationCoordinate2D) -> CGPoint
        var traitCollection: UITraitCollection
      }
      class Options: NSObject {
        init()
        var camera: MKMapCamera
        var mapRect: MKMapRect
        var region: MKCoordinateRegion
        var mapType: MKMapType
        var showsPointsOfInterest, showsBuildings: Bool
        var size: CGSize
        var scale: CGFloat
        var traitCollection: UITraitCollection
      }
    }
    class MKLookAroundScene: NSObject {
      init()
    }
    struct MKPointOfInterestCategory: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var airport, amusementPark, aquarium, atm, bakery, bank, beach, brewery, cafe, campground, carRental: Self
      static var evCharger, fireStation, fitnessCenter, foodMarket, gasStation, hospital, hotel, laundry, library: Self
      static var marina, movieTheater, museum, nationalPark, nightlife, park, parking, pharmacy, police: Self
      static var postOffice, publicTransport, restaurant, restroom, school, stadium, store, theater, university: Self
      static var winery, zoo: Self
    }
    struct MKDirectionsTransportType: OptionSet {
      typealias RawValue = UInt
      static var automobile, walking, transit, any: Self
    }
    struct MKCoordinateSpan {
      init()
      init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
      var latitudeDelta, longitudeDelta: CLLocationDegrees
    }
    struct MKCoordinateRegion {
      init()
      init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
      var center: CLLocationCoordinate2D
      var span: MKCoordinateSpan
      init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
      init(_: MKMapRect)
    }
    enum MKMapType: UInt {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }
    """#)
}
