// A table: declarations of Charts in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Plots that draw a whole collection, and the projections of its elements.
  static let chartsPlots = InterfaceFile(
    "Charts",
    #"""
    struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      init(floatLiteral: Double)
      init(integerLiteral: Int)
      static var automatic: MarkDimensions<DataElement>
      static func ratio(_: CGFloat) -> MarkDimensions<DataElement>
      static func ratio(_: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement>
      static func inset(_: CGFloat) -> MarkDimensions<DataElement>
      static func inset(_: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement>
      static func fixed(_: CGFloat) -> MarkDimensions<DataElement>
      static func fixed(_: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement>
    }
    struct PlottableProjection<DataElement, Value: Plottable> {
      static func value(_: LocalizedStringKey, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value>
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value>
      static func value(_: Text, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value>
      static func value(_: LocalizedStringKey, _: KeyPath<DataElement, Value>, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value.PrimitivePlottable == Date
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: KeyPath<DataElement, Value>, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value.PrimitivePlottable == Date
      static func value(_: Text, _: KeyPath<DataElement, Value>, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value.PrimitivePlottable == Date
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: KeyPath<DataElement, Value>, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value.PrimitivePlottable == Date
      static func value(_: LocalizedStringKey, _: KeyPath<DataElement, Value>, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> where Value: Comparable
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: KeyPath<DataElement, Value>, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> where Value: Comparable
      static func value(_: Text, _: KeyPath<DataElement, Value>, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> where Value: Comparable
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: KeyPath<DataElement, Value>, _: KeyPath<DataElement, Value>) -> PlottableProjection<DataElement, Value> where Value: Comparable
      static func value(_: LocalizedStringKey, _: Value) -> PlottableProjection<DataElement, Value>
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: Value) -> PlottableProjection<DataElement, Value>
      static func value(_: Text, _: Value) -> PlottableProjection<DataElement, Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: Value) -> PlottableProjection<DataElement, Value>
      static func value(_: LocalizedStringKey, _: Value, _: Value) -> PlottableProjection<DataElement, Value> where Value: Comparable
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: Value, _: Value) -> PlottableProjection<DataElement, Value> where Value: Comparable
      static func value(_: Text, _: Value, _: Value) -> PlottableProjection<DataElement, Value> where Value: Comparable
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: Value, _: Value) -> PlottableProjection<DataElement, Value> where Value: Comparable
      static func value(_: LocalizedStringKey, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value == Date
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value == Date
      static func value(_: Text, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value == Date
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableProjection<DataElement, Value> where Value == Date
    }
    protocol VectorizedChartContent<DataElement>: ChartContent {
      associatedtype DataElement
    }
    extension VectorizedChartContent {
      func accessibilityLabel(_: KeyPath<Self.DataElement, Text>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityLabel(_: KeyPath<Self.DataElement, LocalizedStringKey>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityLabel<S: StringProtocol>(_: KeyPath<Self.DataElement, S>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityValue(_: KeyPath<Self.DataElement, Text>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityValue(_: KeyPath<Self.DataElement, LocalizedStringKey>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityValue<S: StringProtocol>(_: KeyPath<Self.DataElement, S>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityHidden(_: KeyPath<Self.DataElement, Bool>) -> some VectorizedChartContent<Self.DataElement>
      func accessibilityIdentifier(_: KeyPath<Self.DataElement, String>) -> some VectorizedChartContent<Self.DataElement>
      func foregroundStyle<S: ShapeStyle>(_: KeyPath<Self.DataElement, S>) -> some VectorizedChartContent<Self.DataElement>
      func foregroundStyle<D: Plottable>(by: PlottableProjection<Self.DataElement, D>) -> some VectorizedChartContent<Self.DataElement>
      func lineStyle(_: KeyPath<Self.DataElement, StrokeStyle>) -> some VectorizedChartContent<Self.DataElement>
      func lineStyle<D: Plottable>(by: PlottableProjection<Self.DataElement, D>) -> some VectorizedChartContent<Self.DataElement>
      func opacity(_: KeyPath<Self.DataElement, Double>) -> some VectorizedChartContent<Self.DataElement>
      func position<D: Plottable>(by: PlottableProjection<Self.DataElement, D>, axis: Axis? = _, span: MarkDimension = _) -> some VectorizedChartContent<Self.DataElement>
      func symbol<S: ChartSymbolShape>(_: KeyPath<Self.DataElement, S>) -> some VectorizedChartContent<Self.DataElement>
      func symbol<D: Plottable>(by: PlottableProjection<Self.DataElement, D>) -> some VectorizedChartContent<Self.DataElement>
      func symbolSize(_: KeyPath<Self.DataElement, CGFloat>) -> some VectorizedChartContent<Self.DataElement>
      func symbolSize<D: Plottable>(by: PlottableProjection<Self.DataElement, D>) -> some VectorizedChartContent<Self.DataElement>
    }
    extension AreaPlot {
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = _) where Content == VectorizedAreaPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedAreaPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedAreaPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = _) where Content == VectorizedAreaPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>) where Content == VectorizedAreaPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>) where Content == VectorizedAreaPlotContent<Data>
    }
    extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    extension BarPlot {
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = _, height: MarkDimensions<Data.Element> = _, stacking: MarkStackingMethod = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = _, yEnd: CGFloat? = _, width: MarkDimensions<Data.Element> = _, stacking: MarkStackingMethod = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = _, stacking: MarkStackingMethod = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = _, yEnd: CGFloat? = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: CGFloat? = _, xEnd: CGFloat? = _, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = _, stacking: MarkStackingMethod = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = _, stacking: MarkStackingMethod = _) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>) where Content == VectorizedBarPlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedBarPlotContent<Data>
    }
    extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedBarPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    extension LinePlot {
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedLinePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>) where Content == VectorizedLinePlotContent<Data>
    }
    extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    extension PointPlot {
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedPointPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = _) where Content == VectorizedPointPlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>) where Content == VectorizedPointPlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, x: CGFloat? = _, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedPointPlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedPointPlotContent<Data>
    }
    extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    extension RectanglePlot {
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = _, height: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = _, yEnd: CGFloat? = _, width: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = _, yEnd: CGFloat? = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: CGFloat? = _, xEnd: CGFloat? = _, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = _) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedRectanglePlotContent<Data>
      init<Data: RandomAccessCollection>(_: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>) where Content == VectorizedRectanglePlotContent<Data>
    }
    extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    extension RulePlot {
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = _) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = _, yEnd: CGFloat? = _) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, x: CGFloat? = _, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, Y>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, X: Plottable>(_: Data, x: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>) where Content == VectorizedRulePlotContent<Data>
      init<Data: RandomAccessCollection, Y: Plottable>(_: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) where Content == VectorizedRulePlotContent<Data>
    }
    extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    extension SectorPlot {
      init<Data: RandomAccessCollection, Angle: Plottable>(_: Data, angle: PlottableProjection<Data.Element, Angle>, innerRadius: MarkDimensions<Data.Element> = _, outerRadius: MarkDimensions<Data.Element> = _, angularInset: CGFloat? = _) where Content == VectorizedSectorPlotContent<Data>
      init<Data: RandomAccessCollection, Angle: Plottable>(_: Data, angle: PlottableProjection<Data.Element, Angle>, innerRadius: MarkDimensions<Data.Element> = _, outerRadius: MarkDimensions<Data.Element> = _, angularInset: KeyPath<Data.Element, CGFloat>) where Content == VectorizedSectorPlotContent<Data>
    }
    extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
      typealias DataElement = Content.DataElement
    }
    struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
      typealias Body = Never
      typealias DataElement = Data.Element
    }
    """#)
}
