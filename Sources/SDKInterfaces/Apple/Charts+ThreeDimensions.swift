// A table: declarations of Charts in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Charts with a third axis.
  static let chartsThreeDimensions = InterfaceFile(
    "Charts",
    #"""
    struct Chart3D<Content: Chart3DContent>: View {
      typealias Body = Never
      init(@Chart3DContentBuilder content: () -> Content)
      init<Data: RandomAccessCollection, C: Chart3DContent>(_: Data, @Chart3DContentBuilder content: (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(_: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: (Data.Element) -> C) where Content == ForEach<Data, ID, C>
    }
    protocol Chart3DContent {
      associatedtype Body: Chart3DContent
      @Chart3DContentBuilder var body: Self.Body
    }
    extension Chart3DContent {
      func foregroundStyle(_: some ShapeStyle) -> some Chart3DContent
      func foregroundStyle(_: some Chart3DSurfaceStyle) -> some Chart3DContent
      @_disfavoredOverload func foregroundStyle<D: Plottable>(by: PlottableValue<D>) -> some Chart3DContent
      func metalness(_: Double) -> some Chart3DContent
      func roughness(_: Double) -> some Chart3DContent
      func symbol<S: Chart3DSymbolShape>(_: S) -> some Chart3DContent
      func symbolRotation(_: Rotation3D) -> some Chart3DContent
      func symbolSize(_: CGFloat) -> some Chart3DContent
    }
    protocol Chart3DSymbolShape {}
    struct BasicChart3DSymbolShape: Chart3DSymbolShape {}
    extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
      static var sphere: BasicChart3DSymbolShape
      static var cylinder: BasicChart3DSymbolShape
      static var cone: BasicChart3DSymbolShape
      static var cube: BasicChart3DSymbolShape
    }
    extension ForEach: Chart3DContent where Content: Chart3DContent {
      @_disfavoredOverload init(_: Data, @Chart3DContentBuilder content: (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
      @_disfavoredOverload init(_: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: (Data.Element) -> Content)
    }
    extension Never: Chart3DContent {}
    extension Optional: Chart3DContent where Wrapped: Chart3DContent {}
    @resultBuilder struct Chart3DContentBuilder {
      static func buildExpression<Content: Chart3DContent>(_: Content) -> Content
    }
    protocol Chart3DSurfaceStyle: Hashable {}
    struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {}
    extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
      static var heightBased: BasicChart3DSurfaceStyle
      static func heightBased(_: Gradient, yRange: ClosedRange<CGFloat>? = _) -> Self
      static func heightBased(yRange: ClosedRange<CGFloat>) -> Self
      static var normalBased: BasicChart3DSurfaceStyle
    }
    struct Chart3DCameraProjection: Hashable {
      static var orthographic, perspective, automatic: Chart3DCameraProjection
    }
    struct Chart3DRenderingStyle: Hashable {
      static var automatic, flat, volumetric: Chart3DRenderingStyle
    }
    struct Chart3DPose: Hashable {
      init(azimuth: Angle2D, inclination: Angle2D)
      static var `default`, front, back, top, bottom, left, right: Chart3DPose
      var azimuth: Angle2D
      var inclination: Angle2D
    }
    extension View {
      func chart3DPose(_: Binding<Chart3DPose>) -> some View
      func chart3DPose(_: Chart3DPose) -> some View
      func chart3DCameraProjection(_: Chart3DCameraProjection = _) -> some View
      func chart3DRenderingStyle(_: Chart3DRenderingStyle) -> some View
      func chartZAxis(_: Visibility) -> some View
      func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View
      func chartZAxisLabel(_: LocalizedStringKey, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      @_disfavoredOverload func chartZAxisLabel(_: LocalizedStringResource, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      @_disfavoredOverload func chartZAxisLabel<S: StringProtocol>(_: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = _) -> some View
      func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = _) -> some View
      func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = _) -> some View
      func chartZScale(type: ScaleType? = _) -> some View
      func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View
      func chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View
    }
    struct SurfacePlot: Chart3DContent {
      typealias Body = Never
      init(x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey, function: (Double, Double) -> Double)
      @_disfavoredOverload init(x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource, function: (Double, Double) -> Double)
      @_disfavoredOverload init(x: some StringProtocol, y: some StringProtocol, z: some StringProtocol, function: (Double, Double) -> Double)
      init(x: Text, y: Text, z: Text, function: (Double, Double) -> Double)
    }
    extension PointMark: Chart3DContent {
      init<X: Plottable, Y: Plottable, Z: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>)
    }
    extension RuleMark: Chart3DContent {
      init<X: Plottable, Y: Plottable, Z: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>)
    }
    extension RectangleMark: Chart3DContent {
      init<X: Plottable, Y: Plottable, Z: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>)
    }
    """#)
}
