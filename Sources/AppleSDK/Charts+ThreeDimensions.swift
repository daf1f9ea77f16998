// A table: declarations of Charts in the condensed form that <doc:AppleSDK> describes.

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
    protocol Chart3DContent {}
    extension Chart3DContent {
      func foregroundStyle<S: ShapeStyle>(_: S) -> some Chart3DContent
      func foregroundStyle<D: Plottable>(by: PlottableValue<D>) -> some Chart3DContent
      func foregroundStyle(_: Chart3DSurfaceStyle) -> some Chart3DContent
      func symbolSize(_: CGFloat) -> some Chart3DContent
      func symbolSize<D: Plottable>(by: PlottableValue<D>) -> some Chart3DContent
      func symbol(_: some Chart3DSymbolShape) -> some Chart3DContent
      func symbol<D: Plottable>(by: PlottableValue<D>) -> some Chart3DContent
      func roughness(_: Double) -> some Chart3DContent
      func metallic(_: Double) -> some Chart3DContent
      func opacity(_: Double) -> some Chart3DContent
    }
    protocol Chart3DSymbolShape {}
    extension ForEach: Chart3DContent where Content: Chart3DContent {}
    @resultBuilder struct Chart3DContentBuilder {
      static func buildExpression<Content: Chart3DContent>(_: Content) -> Content
    }
    struct Chart3DSurfaceStyle: ShapeStyle {
      static var heightBased, normalBased: Chart3DSurfaceStyle
      static func heightBased(_: Gradient, yRange: ClosedRange<Double>? = _) -> Chart3DSurfaceStyle
    }
    struct SurfacePlot: Chart3DContent {
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
