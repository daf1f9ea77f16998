// A table: declarations of MapKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Maps in SwiftUI.
  static let mapKitSwiftUI = InterfaceFile(
    "MapKit",
    #"""
    struct Annotation<Label: View, Content: View>: MapContent {
      typealias Body = Never
      init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @ViewBuilder content: () -> Content) where Label == Text
      @_disfavoredOverload init(_: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @ViewBuilder content: () -> Content) where Label == Text
      init<S: StringProtocol>(_: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @ViewBuilder content: () -> Content) where Label == Text
      init(_: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content) where Label == Text
      @_disfavoredOverload init(_: LocalizedStringResource, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content) where Label == Text
      init<S: StringProtocol>(_: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content) where Label == Text
      init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(item: MKMapItem, anchor: UnitPoint = _, accessoryAnchor: UnitPoint = _, @ViewBuilder content: () -> Content) where Label == Text
    }
    extension CLLocationCoordinate2D: Animatable {}
    struct DefaultUserAnnotationContent: View {
      typealias Body = Never
    }
    protocol DynamicMapContent: MapContent {
      associatedtype Data: Collection
      var data: Self.Data
    }
    struct EmptyMapContent: MapContent {
      typealias Body = Never
      init()
    }
    extension ForEach: MapContent where Content: MapContent {
      typealias Body = Never
    }
    extension ForEach where Content: MapContent {
      init(_: Data, @MapContentBuilder content: (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
      init(_: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: (Data.Element) -> Content)
      init(_: Range<Int>, @MapContentBuilder content: (Int) -> Content) where Data == Range<Int>, ID == Int
    }
    extension ForEach: DynamicMapContent where Content: MapContent {}
    extension Group: MapContent where Content: MapContent {
      init(@MapContentBuilder content: () -> Content)
    }
    struct LookAroundPreview: View {
      typealias Body = Never
      init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = _, showsRoadLabels: Bool = _, pointsOfInterest: PointOfInterestCategories = _, badgePosition: MKLookAroundBadgePosition = _)
      init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = _, showsRoadLabels: Bool = _, pointsOfInterest: PointOfInterestCategories = _, badgePosition: MKLookAroundBadgePosition = _)
    }
    struct Map<Content: View>: View {
      typealias Body = Never
      init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = _, showsUserLocation: Bool = _, userTrackingMode: Binding<MapUserTrackingMode>? = _, annotationItems: Items, annotationContent: (Items.Element) -> Annotation) where Content == EmptyView, Items.Element: Identifiable
      init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = _, showsUserLocation: Bool = _, userTrackingMode: Binding<MapUserTrackingMode>? = _, annotationItems: Items, annotationContent: (Items.Element) -> Annotation) where Content == EmptyView, Items.Element: Identifiable
      init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = _, showsUserLocation: Bool = _, userTrackingMode: Binding<MapUserTrackingMode>? = _) where Content == EmptyView
      init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = _, showsUserLocation: Bool = _, userTrackingMode: Binding<MapUserTrackingMode>? = _) where Content == EmptyView
      init(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, scope: Namespace.ID? = _) where Content == MapContentView<Never, EmptyMapContent>
      init<C: MapContent>(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>
      init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, scope: Namespace.ID? = _) where Content == MapContentView<Never, EmptyMapContent>
      init<C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>
      init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, scope: Namespace.ID? = _) where Content == MapContentView<Never, EmptyMapContent>
      init<C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>
      @_disfavoredOverload init<SelectedValue: Hashable>(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _) where Content == MapContentView<SelectedValue, EmptyMapContent>
      @_disfavoredOverload init<SelectedValue: Hashable, C: MapContent>(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>
      @_disfavoredOverload init<SelectedValue: Hashable, C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>
      @_disfavoredOverload init<SelectedValue: Hashable, C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>
      init(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<MapFeature?>, scope: Namespace.ID? = _) where Content == MapContentView<MapFeature, EmptyMapContent>
      init<C: MapContent>(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<MapFeature?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<MapFeature, C>
      init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<MapFeature?>, scope: Namespace.ID? = _) where Content == MapContentView<MapFeature, EmptyMapContent>
      init<C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<MapFeature?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<MapFeature, C>
      init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<MapFeature?>, scope: Namespace.ID? = _) where Content == MapContentView<MapFeature, EmptyMapContent>
      init<C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<MapFeature?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapContentView<MapFeature, C>
      init<SelectedValue: MapSelectable, C: MapContent>(bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapSelectableContentView<SelectedValue, C>
      init<SelectedValue: MapSelectable, C: MapContent>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapSelectableContentView<SelectedValue, C>
      init<SelectedValue: MapSelectable, C: MapContent>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = _, interactionModes: MapInteractionModes = _, selection: Binding<SelectedValue?>, scope: Namespace.ID? = _, @MapContentBuilder content: () -> C) where Content == MapSelectableContentView<SelectedValue, C>
    }
    struct MapAnnotation<Content: View>: MapAnnotationProtocol {
      init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = _, @ViewBuilder content: () -> Content)
    }
    protocol MapAnnotationProtocol {}
    struct MapCamera: Equatable {
      init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = _, pitch: Double = _)
      init(_: MKMapCamera)
      var centerCoordinate: CLLocationCoordinate2D
      var distance: Double
      var heading: Double
      var pitch: Double
    }
    struct MapCameraBounds {
      init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = _, maximumDistance: Double? = _)
      init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = _, maximumDistance: Double? = _)
      init(minimumDistance: Double? = _, maximumDistance: Double? = _)
    }
    struct MapCameraPosition: Equatable {
      var camera: MapCamera?
      var region: MKCoordinateRegion?
      var rect: MKMapRect?
      var item: MKMapItem?
      var positionedByUser: Bool
      var followsUserLocation: Bool
      var followsUserHeading: Bool
      var fallbackPosition: MapCameraPosition?
      var allowsAutomaticPitch: Bool
      static var automatic: MapCameraPosition
      static func camera(_: MapCamera) -> MapCameraPosition
      static func region(_: MKCoordinateRegion) -> MapCameraPosition
      static func rect(_: MKMapRect) -> MapCameraPosition
      static func item(_: MKMapItem, allowsAutomaticPitch: Bool = _) -> MapCameraPosition
      static func userLocation(followsHeading: Bool = _, fallback: MapCameraPosition) -> MapCameraPosition
    }
    struct MapCameraUpdateContext {
      var camera: MapCamera
      var region: MKCoordinateRegion
      var rect: MKMapRect
    }
    struct MapCameraUpdateFrequency {
      static var onEnd: MapCameraUpdateFrequency
      static var continuous: MapCameraUpdateFrequency
    }
    struct MapCircle: MapContent {
      typealias Body = Never
      init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
      init(mapRect: MKMapRect)
      init(_: MKCircle)
    }
    struct MapCompass: View {
      typealias Body = Never
      init(scope: Namespace.ID? = _)
    }
    protocol MapContent {
      associatedtype Body: MapContent
      @MapContentBuilder var body: Self.Body
    }
    extension MapContent {
      func tint<S: ShapeStyle>(_: S) -> some MapContent
      func annotationTitles(_: Visibility) -> some MapContent
      func annotationSubtitles(_: Visibility) -> some MapContent
      func tag<V: Hashable>(_: V) -> some MapContent
      func stroke(_: some ShapeStyle, lineWidth: CGFloat = _) -> some MapContent
      func stroke(lineWidth: CGFloat = _) -> some MapContent
      func stroke(_: some ShapeStyle, style: StrokeStyle) -> some MapContent
      func strokeStyle(style: StrokeStyle) -> some MapContent
      func foregroundStyle(_: some ShapeStyle) -> some MapContent
      func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
    }
    @resultBuilder struct MapContentBuilder {
      static func buildExpression<Content: MapContent>(_: Content) -> Content
    }
    struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
      typealias Body = Never
    }
    struct MapFeature: Equatable, Hashable {
      var coordinate: CLLocationCoordinate2D
      var title: String?
      var kind: MapFeature.FeatureKind
      var backgroundColor: Color?
      var image: Image?
      var pointOfInterestCategory: MKPointOfInterestCategory?
      struct FeatureKind {
        static var pointOfInterest: MapFeature.FeatureKind
        static var territory: MapFeature.FeatureKind
        static var physicalFeature: MapFeature.FeatureKind
      }
    }
    struct MapInteractionModes: OptionSet {
      typealias ArrayLiteralElement = MapInteractionModes
      typealias RawValue = Int
      init(rawValue: Int)
      static var pan: MapInteractionModes
      static var zoom: MapInteractionModes
      static var all: MapInteractionModes
      static var rotate: MapInteractionModes
      static var pitch: MapInteractionModes
    }
    struct MapItemDetailSelectionAccessoryStyle {
      static var automatic: MapItemDetailSelectionAccessoryStyle
      static var sheet: MapItemDetailSelectionAccessoryStyle
      static func callout(_: MapItemDetailSelectionAccessoryStyle.CalloutStyle) -> MapItemDetailSelectionAccessoryStyle
      enum CalloutStyle {
        case automatic, compact, full
      }
    }
    struct MapLocationCompass: View {
      typealias Body = Never
      init(scope: Namespace.ID? = _)
    }
    struct MapMarker: MapAnnotationProtocol {
      init(coordinate: CLLocationCoordinate2D, tint: Color? = _)
    }
    struct MapPin: MapAnnotationProtocol {
      init(coordinate: CLLocationCoordinate2D, tint: Color? = _)
    }
    struct MapPitchSlider: View {
      typealias Body = Never
      init(scope: Namespace.ID? = _)
    }
    struct MapPitchToggle: View {
      typealias Body = Never
      init(scope: Namespace.ID? = _)
    }
    struct MapPolygon: MapContent {
      typealias Body = Never
      init(coordinates: [CLLocationCoordinate2D])
      init(points: [MKMapPoint])
      init(_: MKPolygon)
    }
    struct MapPolyline: MapContent {
      typealias Body = Never
      init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = _)
      init(points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = _)
      init(_: MKPolyline)
      init(_: MKRoute)
      struct ContourStyle {
        static var straight: MapPolyline.ContourStyle
        static var geodesic: MapPolyline.ContourStyle
      }
    }
    struct MapProxy {
      func camera(framing: MKCoordinateRegion) -> MapCamera
      func camera(framing: MKMapRect) -> MapCamera
      func camera(framing: MKMapItem, allowPitch: Bool = _) -> MapCamera
      func convert(_: CGPoint, from: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
      func convert(_: CLLocationCoordinate2D, to: some CoordinateSpaceProtocol) -> CGPoint?
    }
    struct MapReader<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: (MapProxy) -> Content)
    }
    struct MapScaleView: View {
      typealias Body = Never
      init(anchorEdge: HorizontalEdge = _, scope: Namespace.ID? = _)
    }
    protocol MapSelectable: Hashable {
      init(_: MapFeature?)
      var feature: MapFeature?
    }
    struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: View {
      typealias Body = Never
    }
    struct MapStyle {
      static var standard: MapStyle
      static var imagery: MapStyle
      static var hybrid: MapStyle
      static func standard(elevation: MapStyle.Elevation = _, emphasis: MapStyle.StandardEmphasis = _, pointsOfInterest: PointOfInterestCategories = _, showsTraffic: Bool = _) -> MapStyle
      static func imagery(elevation: MapStyle.Elevation = _) -> MapStyle
      static func hybrid(elevation: MapStyle.Elevation = _, pointsOfInterest: PointOfInterestCategories = _, showsTraffic: Bool = _) -> MapStyle
      struct Elevation {
        static var automatic: MapStyle.Elevation
        static var flat: MapStyle.Elevation
        static var realistic: MapStyle.Elevation
      }
      struct StandardEmphasis {
        static var automatic: MapStyle.StandardEmphasis
        static var muted: MapStyle.StandardEmphasis
      }
    }
    struct MapUserLocationButton: View {
      typealias Body = Never
      init(scope: Namespace.ID? = _)
    }
    enum MapUserTrackingMode: Equatable, Hashable {
      case none, follow, followWithHeading
    }
    struct MapZoomStepper: View {
      typealias Body = Never
      init(scope: Namespace.ID? = _)
    }
    struct Marker<Label: View>: MapContent {
      typealias Body = Never
      init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, coordinate: CLLocationCoordinate2D) where Label == Text
      @_disfavoredOverload init(_: LocalizedStringResource, coordinate: CLLocationCoordinate2D) where Label == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, coordinate: CLLocationCoordinate2D) where Label == Text
      init(_: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Text>
      @_disfavoredOverload init(_: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Text>
      @_disfavoredOverload init<S: StringProtocol>(_: S, monogram: Text, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Text>
      init(_: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Image>
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Image>
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Image>
      init(_: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Image>
      @_disfavoredOverload init(_: LocalizedStringResource, image: String, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Image>
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, coordinate: CLLocationCoordinate2D) where Label == SwiftUI.Label<Text, Image>
      init(item: MKMapItem) where Label == Text
    }
    extension MKMapItemRequest {
      init(feature: MapFeature)
      var feature: MapFeature
    }
    extension Never: MapContent, MapSelectable {
      typealias Body = Never
    }
    extension Optional: MapContent where Wrapped: MapContent {
      typealias Body = Never
    }
    struct PointOfInterestCategories: ExpressibleByArrayLiteral {
      typealias ArrayLiteralElement = MKPointOfInterestCategory
      init(arrayLiteral: MKPointOfInterestCategory...)
      static var all: PointOfInterestCategories
      static var excludingAll: PointOfInterestCategories
      static func including(_: [MKPointOfInterestCategory]) -> PointOfInterestCategories
      static func including(_: MKPointOfInterestCategory...) -> PointOfInterestCategories
      static func excluding(_: [MKPointOfInterestCategory]) -> PointOfInterestCategories
      static func excluding(_: MKPointOfInterestCategory...) -> PointOfInterestCategories
    }
    struct TupleMapContent<T>: MapContent {
      typealias Body = Never
      var value: T
    }
    struct UserAnnotation<Content: View>: MapContent {
      typealias Body = Never
      @_disfavoredOverload init(anchor: UnitPoint = _) where Content == EmptyView
      init() where Content == DefaultUserAnnotationContent
      init(anchor: UnitPoint = _, @ViewBuilder content: () -> Content)
      init(anchor: UnitPoint = _, @ViewBuilder content: (UserLocation) -> Content)
    }
    struct UserLocation {
      var location: CLLocation?
      var heading: CLHeading?
    }
    extension View {
      func mapCameraKeyframeAnimator(trigger: some Equatable, @KeyframesBuilder<MapCamera> keyframes: (MapCamera) -> some Keyframes<MapCamera>) -> some View
      func onMapCameraChange(frequency: MapCameraUpdateFrequency = _, _: () -> Void) -> some View
      func onMapCameraChange(frequency: MapCameraUpdateFrequency = _, _: (MapCameraUpdateContext) -> Void) -> some View
      func mapFeatureSelectionContent(@MapContentBuilder content: (MapFeature) -> some MapContent) -> some View
      func mapStyle(_: MapStyle) -> some View
      func mapFeatureSelectionDisabled(_: (MapFeature) -> Bool) -> some View
      func mapControls(@ViewBuilder _: () -> some View) -> some View
      func mapControlVisibility(_: Visibility) -> some View
      func mapScope(_: Namespace.ID) -> some View
      func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = _, showsRoadLabels: Bool = _, pointsOfInterest: PointOfInterestCategories = _, onDismiss: (() -> Void)? = _) -> some View
      func lookAroundViewer(isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = _, showsRoadLabels: Bool = _, pointsOfInterest: PointOfInterestCategories = _, onDismiss: (() -> Void)? = _) -> some View
      func mapFeatureSelectionAccessory(_: MapItemDetailSelectionAccessoryStyle? = _) -> some View
      func mapItemDetailPopover(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = _, attachmentAnchor: PopoverAttachmentAnchor = _) -> some View
      func mapItemDetailPopover(item: Binding<MKMapItem?>, displaysMap: Bool = _, attachmentAnchor: PopoverAttachmentAnchor = _) -> some View
      func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = _) -> some View
      func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = _) -> some View
    }
    """#)
}
