// A table: declarations of Charts in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Charts, marks, axes.
  static let charts = InterfaceFile(
    "Charts",
    #"""
    struct AnnotationContext {
      var targetSize: CGSize
    }
    struct AnnotationOverflowResolution {
      init(x: AnnotationOverflowResolution.Strategy = _, y: AnnotationOverflowResolution.Strategy = _)
      static var automatic: AnnotationOverflowResolution
      struct Strategy {
        static var fit: AnnotationOverflowResolution.Strategy
        static var padScale: AnnotationOverflowResolution.Strategy
        static var disabled: AnnotationOverflowResolution.Strategy
        static var automatic: AnnotationOverflowResolution.Strategy
        static func fit(to: AnnotationOverflowResolution.Boundary) -> AnnotationOverflowResolution.Strategy
      }
      struct Boundary {
        static var plot: AnnotationOverflowResolution.Boundary
        static var chart: AnnotationOverflowResolution.Boundary
        static var automatic: AnnotationOverflowResolution.Boundary
      }
    }
    struct AnnotationPosition: Equatable {
      static var automatic: AnnotationPosition
      static var overlay: AnnotationPosition
      static var top: AnnotationPosition
      static var bottom: AnnotationPosition
      static var leading: AnnotationPosition
      static var trailing: AnnotationPosition
      static var topLeading: AnnotationPosition
      static var topTrailing: AnnotationPosition
      static var bottomLeading: AnnotationPosition
      static var bottomTrailing: AnnotationPosition
    }
    struct AnyAxisContent: AxisContent {
      init(_: any AxisContent)
      init(erasing: some AxisContent)
    }
    struct AnyAxisMark: AxisMark {
      init(_: any AxisMark)
      init(erasing: some AxisMark)
    }
    struct AnyChartContent: ChartContent {
      typealias Body = Never
      init(_: any ChartContent)
      init(erasing: some ChartContent)
    }
    struct AnyChartSymbolShape: ChartSymbolShape {
      typealias Body = Never
      init(_: any ChartSymbolShape)
      var perceptualUnitRect: CGRect
      func path(in: CGRect) -> Path
    }
    extension AnyGradient: ScaleRange {
      typealias VisualValue = Color
    }
    struct AreaMark: ChartContent {
      typealias Body = Never
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = _)
      init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = _)
      init<X: Plottable, Y: Plottable, S: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
      init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>)
    }
    struct AreaPlot<Content>: ChartContent {
      typealias Body = Never
    }
    extension AreaPlot where Content == FunctionAreaPlotContent {
      init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      @_disfavoredOverload init(x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      @_disfavoredOverload init(x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      init(x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = _, function: (Double) -> (yStart: Double, yEnd: Double))
      @_disfavoredOverload init(x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource, domain: ClosedRange<Double>? = _, function: (Double) -> (yStart: Double, yEnd: Double))
      @_disfavoredOverload init(x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol, domain: ClosedRange<Double>? = _, function: (Double) -> (yStart: Double, yEnd: Double))
      init(x: Text, y: Text, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      init(x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = _, function: (Double) -> (yStart: Double, yEnd: Double))
    }
    extension Array: ScaleRange {
      typealias VisualValue = Element
    }
    extension Array: PositionScaleRange where Element == CGFloat {}
    extension Array: ScaleDomain where Element: Plottable {}
    extension ArraySlice: ScaleRange {
      typealias VisualValue = Element
    }
    extension ArraySlice: PositionScaleRange where Element == CGFloat {}
    extension ArraySlice: ScaleDomain where Element: Plottable {}
    struct AutomaticScaleDomain: ScaleDomain {}
    protocol AxisContent {}
    extension AxisContent {
      func compositingLayer() -> some AxisContent
      func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent
    }
    @resultBuilder struct AxisContentBuilder {
      static func buildExpression<Content: AxisContent>(_: Content) -> Content
    }
    struct AxisGridLine: AxisMark {
      init(centered: Bool? = _, stroke: StrokeStyle? = _)
    }
    protocol AxisMark {}
    extension AxisMark {
      func foregroundStyle<S: ShapeStyle>(_: S) -> some AxisMark
      func font(_: Font?) -> some AxisMark
      func offset(x: CGFloat = _, y: CGFloat = _) -> some AxisMark
      func offset(_: CGSize) -> some AxisMark
    }
    @resultBuilder struct AxisMarkBuilder {
      static func buildExpression<Content: AxisMark>(_: Content) -> Content
    }
    struct AxisMarkPosition: CustomStringConvertible {
      static var automatic: AxisMarkPosition
      static var leading: AxisMarkPosition
      static var trailing: AxisMarkPosition
      static var top: AxisMarkPosition
      static var bottom: AxisMarkPosition
    }
    struct AxisMarkPreset: CustomStringConvertible {
      static var automatic: AxisMarkPreset
      static var extended: AxisMarkPreset
      static var aligned: AxisMarkPreset
      static var inset: AxisMarkPreset
    }
    struct AxisMarks<Content: AxisMark>: AxisContent {
      init(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: AxisMarkValues = _, @AxisMarkBuilder content: (AxisValue) -> Content)
      init<Value: Plottable>(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: [Value], @AxisMarkBuilder content: (AxisValue) -> Content)
      init(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: AxisMarkValues = _, @AxisMarkBuilder content: () -> Content)
      init<Value: Plottable>(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: [Value], @AxisMarkBuilder content: () -> Content)
      init<Format: FormatStyle>(format: Format, preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: AxisMarkValues = _, stroke: StrokeStyle? = _) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String
      init<Value: Plottable, Format: FormatStyle>(format: Format, preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: [Value], stroke: StrokeStyle? = _) where Content == Never, Value == Format.FormatInput, Format.FormatOutput == String
      init(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: AxisMarkValues = _, stroke: StrokeStyle? = _) where Content == Never
      init<Value: Plottable>(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: [Value], stroke: StrokeStyle? = _) where Content == Never
    }
    struct AxisMarkValues: CustomStringConvertible {
      static var automatic: AxisMarkValues
      static func automatic(desiredCount: Int? = _, roundLowerBound: Bool? = _, roundUpperBound: Bool? = _) -> AxisMarkValues
      static func automatic<P: BinaryFloatingPoint>(minimumStride: P, desiredCount: Int? = _, roundLowerBound: Bool? = _, roundUpperBound: Bool? = _) -> AxisMarkValues
      static func stride(by: Calendar.Component, count: Int = _, roundLowerBound: Bool? = _, roundUpperBound: Bool? = _, calendar: Calendar? = _) -> AxisMarkValues
      static func stride<P: BinaryFloatingPoint>(by: P, roundLowerBound: Bool? = _, roundUpperBound: Bool? = _) -> AxisMarkValues
    }
    struct AxisTick: AxisMark {
      init(centered: Bool? = _, length: AxisTick.Length = _, stroke: StrokeStyle? = _)
      init(centered: Bool? = _, length: CGFloat, stroke: StrokeStyle? = _)
      struct Length: CustomStringConvertible {
        static var automatic: AxisTick.Length
        static var label: AxisTick.Length
        static var longestLabel: AxisTick.Length
        static func label(extendPastBy: CGFloat = _) -> AxisTick.Length
        static func longestLabel(extendPastBy: CGFloat = _) -> AxisTick.Length
      }
    }
    struct AxisValue {
      var count: Int
      func `as`<P: Plottable>(_: P.Type) -> P?
    }
    struct AxisValueLabel<Content: View>: AxisMark {
      init(centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _) where Content == Never
      init(centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _) where Content == Text
      @_disfavoredOverload init(_: LocalizedStringResource, centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _) where Content == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _) where Content == Text
      init<Format: FormatStyle>(format: Format, centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String
    }
    struct AxisValueLabelCollisionResolution: CustomStringConvertible {
      static var automatic: AxisValueLabelCollisionResolution
      static var greedy: AxisValueLabelCollisionResolution
      static var truncate: AxisValueLabelCollisionResolution
      static var disabled: AxisValueLabelCollisionResolution
      static func greedy(priority: Double = _, minimumSpacing: CGFloat? = _) -> AxisValueLabelCollisionResolution
    }
    struct AxisValueLabelOrientation: CustomStringConvertible {
      static var automatic: AxisValueLabelOrientation
      static var horizontal: AxisValueLabelOrientation
      static var vertical: AxisValueLabelOrientation
      static var verticalReversed: AxisValueLabelOrientation
    }
    struct BarMark: ChartContent {
      typealias Body = Never
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = _, height: MarkDimension = _, stacking: MarkStackingMethod = _)
      init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = _, yEnd: CGFloat? = _, width: MarkDimension = _, stacking: MarkStackingMethod = _)
      init<Y: Plottable>(xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableValue<Y>, height: MarkDimension = _, stacking: MarkStackingMethod = _)
      init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = _)
      init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = _, yEnd: CGFloat? = _)
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = _)
      init<Y: Plottable>(xStart: CGFloat? = _, xEnd: CGFloat? = _, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    }
    struct BarPlot<Content>: ChartContent {
      typealias Body = Never
    }
    struct BasicChartSymbolShape: ChartSymbolShape {
      typealias Body = Never
      var perceptualUnitRect: CGRect
      func path(in: CGRect) -> Path
      func strokeBorder(lineWidth: CGFloat = _) -> some ChartSymbolShape
    }
    struct BuilderConditional<TrueContent, FalseContent> {}
    extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}
    extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
    extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
      typealias Body = Never
    }
    extension BuilderEmpty: AxisContent {}
    extension BuilderEmpty: AxisMark {}
    extension BuilderPair: AxisContent where T0: AxisContent, T1: AxisContent {}
    extension BuilderPair: AxisMark where T0: AxisMark, T1: AxisMark {}
    extension BuilderPair: ChartContent where T0: ChartContent, T1: ChartContent {}
    struct Chart<Content: ChartContent>: View {
      typealias Body = Never
      init(@ChartContentBuilder content: () -> Content)
      init<Data: RandomAccessCollection, C: ChartContent>(_: Data, @ChartContentBuilder content: (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(_: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> C) where Content == ForEach<Data, ID, C>
    }
    struct ChartAxisContent: View {
      typealias Body = Never
    }
    struct ChartBinRange<Bound: Comparable>: RangeExpression {
      var lowerBound: Bound
      var upperBound: Bound
      func contains(_: Bound) -> Bool
      func relative<C: Collection>(to: C) -> Range<Bound> where Bound == C.Index
    }
    protocol ChartContent {
      associatedtype Body: ChartContent
      @ChartContentBuilder var body: Self.Body
    }
    extension ChartContent {
      func annotation<C: View>(position: AnnotationPosition = _, alignment: Alignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> C) -> some ChartContent
      func annotation<C: View>(position: AnnotationPosition = _, alignment: Alignment = _, spacing: CGFloat? = _, @ViewBuilder content: (AnnotationContext) -> C) -> some ChartContent
      func annotation<C: View>(position: AnnotationPosition = _, alignment: Alignment = _, spacing: CGFloat? = _, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C) -> some ChartContent
      func annotation<C: View>(position: AnnotationPosition = _, alignment: Alignment = _, spacing: CGFloat? = _, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: (AnnotationContext) -> C) -> some ChartContent
      func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent
      func compositingLayer() -> some ChartContent
      func compositingLayer<V: View>(style: (PlaceholderContentView<Self>) -> V) -> some ChartContent
      func accessibilityLabel(_: Text) -> some ChartContent
      func accessibilityLabel(_: LocalizedStringKey) -> some ChartContent
      @_disfavoredOverload func accessibilityLabel(_: LocalizedStringResource) -> some ChartContent
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S) -> some ChartContent
      func accessibilityValue(_: Text) -> some ChartContent
      func accessibilityValue(_: LocalizedStringKey) -> some ChartContent
      @_disfavoredOverload func accessibilityValue(_: LocalizedStringResource) -> some ChartContent
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_: S) -> some ChartContent
      func accessibilityIdentifier(_: String) -> some ChartContent
      func accessibilityHidden(_: Bool) -> some ChartContent
      func foregroundStyle<S: ShapeStyle>(_: S) -> some ChartContent
      func foregroundStyle<D: Plottable>(by: PlottableValue<D>) -> some ChartContent
      func alignsMarkStylesWithPlotArea(_: Bool = _) -> some ChartContent
      func position<P: Plottable>(by: PlottableValue<P>, axis: Axis? = _, span: MarkDimension = _) -> some ChartContent
      func opacity(_: Double) -> some ChartContent
      func clipShape(_: some Shape, style: FillStyle = _) -> some ChartContent
      func lineStyle(_: StrokeStyle) -> some ChartContent
      func lineStyle<D: Plottable>(by: PlottableValue<D>) -> some ChartContent
      func symbol<S: ChartSymbolShape>(_: S) -> some ChartContent
      func symbol<D: Plottable>(by: PlottableValue<D>) -> some ChartContent
      func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent
      func symbolSize(_: CGFloat) -> some ChartContent
      func symbolSize(_: CGSize) -> some ChartContent
      func symbolSize<D: Plottable>(by: PlottableValue<D>) -> some ChartContent
      func offset(x: CGFloat = _, y: CGFloat = _) -> some ChartContent
      func offset(_: CGSize) -> some ChartContent
      func offset(x: CGFloat = _, yStart: CGFloat = _, yEnd: CGFloat = _) -> some ChartContent
      func offset(xStart: CGFloat = _, xEnd: CGFloat = _, y: CGFloat = _) -> some ChartContent
      func offset(xStart: CGFloat = _, xEnd: CGFloat = _, yStart: CGFloat = _, yEnd: CGFloat = _) -> some ChartContent
      func cornerRadius(_: CGFloat, style: RoundedCornerStyle = _) -> some ChartContent
      func interpolationMethod(_: InterpolationMethod) -> some ChartContent
      func blur(radius: CGFloat) -> some ChartContent
      func shadow(color: Color = _, radius: CGFloat, x: CGFloat = _, y: CGFloat = _) -> some ChartContent
      func zIndex(_: Double) -> some ChartContent
    }
    @resultBuilder struct ChartContentBuilder {
      static func buildExpression<Content: ChartContent>(_: Content) -> Content
    }
    struct ChartPlotContent: View {
      typealias Body = Never
    }
    struct ChartProxy {
      var plotAreaFrame: Anchor<CGRect>
      var plotAreaSize: CGSize
      var plotFrame: Anchor<CGRect>?
      var plotContainerFrame: Anchor<CGRect>?
      var plotSize: CGSize
      func position<P: Plottable>(forX: P) -> CGFloat?
      func position<P: Plottable>(forY: P) -> CGFloat?
      func position<X: Plottable, Y: Plottable>(for: (x: X, y: Y)) -> CGPoint?
      func positionRange<P: Plottable>(forX: P) -> ClosedRange<CGFloat>?
      func positionRange<P: Plottable>(forY: P) -> ClosedRange<CGFloat>?
      func positionRange<X: Plottable, Y: Plottable>(for: (x: X, y: Y)) -> CGRect?
      func value<P: Plottable>(atX: CGFloat, as: P.Type = _) -> P?
      func value<P: Plottable>(atY: CGFloat, as: P.Type = _) -> P?
      func value<X: Plottable, Y: Plottable>(at: CGPoint, as: (X, Y).Type = _) -> (X, Y)?
      func foregroundStyle<P: Plottable>(for: P) -> AnyShapeStyle?
      func lineStyle<P: Plottable>(for: P) -> StrokeStyle?
      func symbol<P: Plottable>(for: P) -> AnyChartSymbolShape?
      func symbolSize<P: Plottable>(for: P) -> CGFloat?
      func xDomain<P: Plottable>(dataType: P.Type) -> [P]
      func yDomain<P: Plottable>(dataType: P.Type) -> [P]
      func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P]
      func symbolDomain<P: Plottable>(dataType: P.Type) -> [P]
      func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P]
      func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P]
      func selectXValue(at: CGFloat)
      func selectYValue(at: CGFloat)
      func selectXRange(from: CGFloat, to: CGFloat)
      func selectYRange(from: CGFloat, to: CGFloat)
      func selectAngleValue(at: Angle)
      func angle(at: CGPoint) -> Angle
      func value<P: Plottable>(atAngle: Angle, as: P.Type = _) -> P?
    }
    protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
      func updateTarget(_: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
    }
    extension ChartScrollTargetBehavior {
      func updateTarget(_: inout ScrollTarget, context: ScrollTargetBehaviorContext)
      static func valueAligned<P: Plottable & Numeric>(unit: P, majorAlignment: MajorValueAlignment<P>? = _, limitBehavior: ValueAlignedLimitBehavior = _) -> ValueAlignedChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior
      static func valueAligned(matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = _, limitBehavior: ValueAlignedLimitBehavior = _) -> ValueAlignedChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior
      static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = _, yMajorAlignment: MajorValueAlignment<Y>? = _, limitBehavior: ValueAlignedLimitBehavior = _) -> ValueAlignedChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior
      static func valueAligned(xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = _, yMajorAlignment: MajorValueAlignment<Date>? = _, limitBehavior: ValueAlignedLimitBehavior = _) -> ValueAlignedChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior
      static func valueAligned<Y: Plottable & Numeric>(xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = _, yMajorAlignment: MajorValueAlignment<Y>? = _, limitBehavior: ValueAlignedLimitBehavior = _) -> ValueAlignedChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior
      static func valueAligned<X: Plottable & Numeric>(xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = _, yMajorAlignment: MajorValueAlignment<Date>? = _, limitBehavior: ValueAlignedLimitBehavior = _) -> ValueAlignedChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior
    }
    @dynamicMemberLookup struct ChartScrollTargetBehaviorContext {
      subscript<T>(dynamicMember _: KeyPath<ScrollTargetBehaviorContext, T>) -> T
      var chartProxy: ChartProxy
    }
    protocol ChartSymbolShape: Shape {
      var perceptualUnitRect: CGRect
    }
    extension ChartSymbolShape where Self == BasicChartSymbolShape {
      static var circle: BasicChartSymbolShape
      static var square: BasicChartSymbolShape
      static var triangle: BasicChartSymbolShape
      static var diamond: BasicChartSymbolShape
      static var pentagon: BasicChartSymbolShape
      static var plus: BasicChartSymbolShape
      static var cross: BasicChartSymbolShape
      static var asterisk: BasicChartSymbolShape
    }
    extension ChartSymbolShape where Self: InsettableShape {
      func strokeBorder(lineWidth: CGFloat = _) -> some ChartSymbolShape
      func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape
    }
    extension Circle: ChartSymbolShape {
      var perceptualUnitRect: CGRect
    }
    extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
    extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
      typealias VisualValue = Bound
    }
    extension ClosedRange: ScaleDomain where Bound: Plottable {}
    extension Date: Plottable, PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Date
    }
    struct DateBins: Collection, Equatable {
      typealias Element = ChartBinRange<Date>
      typealias Index = Int
      init(thresholds: [Date])
      init(timeInterval: TimeInterval, range: ClosedRange<Date>)
      init(unit: Calendar.Component, by: Int = _, range: ClosedRange<Date>, calendar: Calendar = _)
      init(range: ClosedRange<Date>, desiredCount: Int = _, calendar: Calendar = _)
      init(data: [Date], desiredCount: Int? = _, calendar: Calendar = _)
      subscript(_: Int) -> ChartBinRange<Date>
      var thresholds: [Date]
      var startIndex: Int
      var endIndex: Int
    }
    extension Decimal: Plottable {
      typealias PrimitivePlottable = Double
      init?(primitivePlottable: Double)
      var primitivePlottable: Double
    }
    extension Double: Plottable, PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Double
    }
    extension Float: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Float
    }
    extension Float16: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Float16
    }
    extension ForEach: ChartContent where Content: ChartContent {
      typealias Body = Never
    }
    extension ForEach where Content: ChartContent {
      init(_: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> Content)
    }
    extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
      init(_: Data, @ChartContentBuilder content: (Data.Element) -> Content)
    }
    struct FunctionAreaPlotContent: ChartContent {
      typealias Body = Never
    }
    struct FunctionLinePlotContent: ChartContent {
      typealias Body = Never
    }
    extension Gradient: ScaleRange {
      typealias VisualValue = Color
    }
    extension Int: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Int
      init?(primitivePlottable: Int)
      var primitivePlottable: Int
    }
    extension Int16: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Int16
      init?(primitivePlottable: Int16)
      var primitivePlottable: Int16
    }
    extension Int32: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Int32
    }
    extension Int64: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Int64
      init?(primitivePlottable: Int64)
      var primitivePlottable: Int64
    }
    extension Int8: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = Int8
    }
    struct InterpolationMethod: CustomStringConvertible {
      static var linear: InterpolationMethod
      static var cardinal: InterpolationMethod
      static var catmullRom: InterpolationMethod
      static var monotone: InterpolationMethod
      static var stepStart: InterpolationMethod
      static var stepCenter: InterpolationMethod
      static var stepEnd: InterpolationMethod
      static func cardinal(tension: CGFloat) -> InterpolationMethod
      static func catmullRom(alpha: CGFloat) -> InterpolationMethod
    }
    struct LineMark: ChartContent {
      typealias Body = Never
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
    }
    struct LinePlot<Content>: ChartContent {
      typealias Body = Never
    }
    extension LinePlot where Content == FunctionLinePlotContent {
      init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      @_disfavoredOverload init(x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      init(x: Text, y: Text, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      @_disfavoredOverload init(x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = _, function: (Double) -> Double)
      init(x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double))
      @_disfavoredOverload init(x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double))
      init(x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double))
      @_disfavoredOverload init(x: some StringProtocol, y: some StringProtocol, t: some StringProtocol, domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double))
    }
    struct MajorValueAlignment<Value: Plottable> {
      static var page: MajorValueAlignment<Value>
      static func unit(_: Value) -> MajorValueAlignment<Value> where Value: Numeric
      static func matching(_: DateComponents) -> MajorValueAlignment<Value> where Value == Date
    }
    struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      init(floatLiteral: Double)
      init(integerLiteral: Int)
      static var automatic: MarkDimension
      static func ratio(_: CGFloat) -> MarkDimension
      static func inset(_: CGFloat) -> MarkDimension
      static func fixed(_: CGFloat) -> MarkDimension
    }
    struct MarkStackingMethod: Equatable, CustomStringConvertible {
      static var standard: MarkStackingMethod
      static var normalized: MarkStackingMethod
      static var center: MarkStackingMethod
      static var unstacked: MarkStackingMethod
    }
    extension Never: ChartContent, AxisContent, PrimitivePlottableProtocol, AxisMark {
      typealias Body = Never
    }
    struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
      typealias Element = ChartBinRange<Value>
      typealias Index = Int
      init(thresholds: [Value])
      init(size: Value, range: ClosedRange<Value>) where Value: BinaryFloatingPoint
      init(size: Value, range: ClosedRange<Value>) where Value: BinaryInteger
      init(range: ClosedRange<Value>, count: Int) where Value: BinaryFloatingPoint
      init(range: ClosedRange<Value>, count: Int) where Value: BinaryInteger
      init(range: ClosedRange<Value>, desiredCount: Int = _, minimumStride: Value = _) where Value: BinaryFloatingPoint
      init(range: ClosedRange<Value>, desiredCount: Int = _, minimumStride: Value = _) where Value: BinaryInteger
      init(data: [Value], desiredCount: Int? = _, minimumStride: Value = _) where Value: BinaryFloatingPoint
      init(data: [Value], desiredCount: Int? = _, minimumStride: Value = _) where Value: BinaryInteger
      subscript(_: Int) -> ChartBinRange<Value>
      var thresholds: [Value]
      var startIndex: Int
      var endIndex: Int
    }
    extension Optional: AxisContent where Wrapped: AxisContent {}
    extension Optional: AxisMark where Wrapped: AxisMark {}
    extension Optional: ChartContent where Wrapped: ChartContent {
      typealias Body = Never
    }
    extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
      func updateTarget(_: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
    }
    struct Plot<Content: ChartContent>: ChartContent {
      typealias Body = Never
      init(@ChartContentBuilder content: () -> Content)
    }
    struct PlotDimensionScaleRange: PositionScaleRange {
      typealias VisualValue = CGFloat
    }
    protocol Plottable {
      associatedtype PrimitivePlottable: PrimitivePlottableProtocol
      init?(primitivePlottable: Self.PrimitivePlottable)
      var primitivePlottable: Self.PrimitivePlottable
    }
    extension Plottable where Self: RawRepresentable, Self.RawValue == String {
      init?(primitivePlottable: Self.RawValue)
      var primitivePlottable: String
    }
    struct PlottableValue<Value: Plottable> {
      static func value(_: LocalizedStringKey, _: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
      static func value(_: Text, _: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
      static func value(_: LocalizedStringKey, _: Value) -> PlottableValue<Value>
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: Value) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: Value) -> PlottableValue<Value>
      static func value(_: Text, _: Value) -> PlottableValue<Value>
      static func value(_: LocalizedStringKey, _: Range<Value>) -> PlottableValue<Value> where Value: Comparable
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: Range<Value>) -> PlottableValue<Value> where Value: Comparable
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: Range<Value>) -> PlottableValue<Value> where Value: Comparable
      static func value(_: Text, _: Range<Value>) -> PlottableValue<Value> where Value: Comparable
      static func value(_: LocalizedStringKey, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
      @_disfavoredOverload static func value(_: LocalizedStringResource, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
      @_disfavoredOverload static func value<S: StringProtocol>(_: S, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
      static func value(_: Text, _: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
    }
    struct PointMark: ChartContent {
      typealias Body = Never
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)
      init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = _)
      init<Y: Plottable>(x: CGFloat? = _, y: PlottableValue<Y>)
    }
    struct PointPlot<Content>: ChartContent {
      typealias Body = Never
    }
    protocol PositionScaleRange: ScaleRange where Self.VisualValue == CGFloat {}
    extension PositionScaleRange where Self == PlotDimensionScaleRange {
      static var plotDimension: PlotDimensionScaleRange
      static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange
      static func plotDimension(startPadding: CGFloat = _, endPadding: CGFloat = _) -> PlotDimensionScaleRange
    }
    protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}
    extension PrimitivePlottableProtocol {
      init?(primitivePlottable: Self.PrimitivePlottable)
      var primitivePlottable: Self
    }
    struct RectangleMark: ChartContent {
      typealias Body = Never
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = _, height: MarkDimension = _)
      init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = _, yEnd: CGFloat? = _, width: MarkDimension = _)
      init<Y: Plottable>(xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableValue<Y>, height: MarkDimension = _)
      init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = _)
      init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = _, yEnd: CGFloat? = _)
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = _)
      init<Y: Plottable>(xStart: CGFloat? = _, xEnd: CGFloat? = _, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init(xStart: CGFloat? = _, xEnd: CGFloat? = _, yStart: CGFloat? = _, yEnd: CGFloat? = _)
    }
    struct RectanglePlot<Content>: ChartContent {
      typealias Body = Never
    }
    struct RuleMark: ChartContent {
      typealias Body = Never
      init<Y: Plottable>(xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
      init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = _)
      init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = _, yEnd: CGFloat? = _)
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<Y: Plottable>(x: CGFloat? = _, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    }
    struct RulePlot<Content>: ChartContent {
      typealias Body = Never
    }
    protocol ScaleDomain {}
    extension ScaleDomain where Self == AutomaticScaleDomain {
      static var automatic: AutomaticScaleDomain
      static func automatic(includesZero: Bool? = _, reversed: Bool? = _) -> AutomaticScaleDomain
      static func automatic<DataValue: Plottable>(includesZero: Bool? = _, reversed: Bool? = _, dataType: DataValue.Type, modifyInferredDomain: (inout [DataValue]) -> Void) -> AutomaticScaleDomain
    }
    protocol ScaleRange {
      associatedtype VisualValue
    }
    struct ScaleType {
      static var linear: ScaleType
      static var log: ScaleType
      static var date: ScaleType
      static var category: ScaleType
      static var squareRoot: ScaleType
      static var symmetricLog: ScaleType
      static func power(exponent: Double) -> ScaleType
      static func symmetricLog(slopeAtZero: Double) -> ScaleType
    }
    struct SectorMark: ChartContent {
      typealias Body = Never
      init(angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = _, outerRadius: MarkDimension = _, angularInset: CGFloat? = _)
    }
    struct SectorPlot<Content>: ChartContent {
      typealias Body = Never
    }
    extension String: Plottable, PrimitivePlottableProtocol {
      typealias PrimitivePlottable = String
    }
    extension UInt: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = UInt
    }
    extension UInt16: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = UInt16
    }
    extension UInt32: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = UInt32
    }
    extension UInt64: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = UInt64
    }
    extension UInt8: PrimitivePlottableProtocol {
      typealias PrimitivePlottable = UInt8
      init?(primitivePlottable: UInt8)
      var primitivePlottable: UInt8
    }
    struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
      init<T: Plottable & Numeric>(unit: T, majorAlignment: MajorValueAlignment<T>? = _, limitBehavior: ValueAlignedLimitBehavior = _)
      init(matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = _, limitBehavior: ValueAlignedLimitBehavior = _)
      init<X: Plottable & Numeric, Y: Plottable & Numeric>(xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = _, yMajorAlignment: MajorValueAlignment<Y>? = _, limitBehavior: ValueAlignedLimitBehavior = _)
      init(xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = _, yMajorAlignment: MajorValueAlignment<Date>? = _, limitBehavior: ValueAlignedLimitBehavior = _)
      init<Y: Plottable & Numeric>(xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = _, yMajorAlignment: MajorValueAlignment<Y>? = _, limitBehavior: ValueAlignedLimitBehavior = _)
      init<X: Plottable & Numeric>(xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = _, yMajorAlignment: MajorValueAlignment<Date>? = _, limitBehavior: ValueAlignedLimitBehavior = _)
      func updateTarget(_: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
    }
    struct ValueAlignedLimitBehavior {
      static var automatic: ValueAlignedLimitBehavior
      static var always: ValueAlignedLimitBehavior
      static var never: ValueAlignedLimitBehavior
    }
    extension View {
      func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = _) -> some View
      func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = _) -> some View
      func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = _) -> some View
      func chartXScale(type: ScaleType? = _) -> some View
      func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = _) -> some View
      func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = _) -> some View
      func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = _) -> some View
      func chartYScale(type: ScaleType? = _) -> some View
      func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = _) -> some View where Range.VisualValue: ShapeStyle
      func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = _) -> some View
      func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = _) -> some View where Range.VisualValue: ShapeStyle
      func chartForegroundStyleScale(type: ScaleType? = _) -> some View
      func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_: KeyValuePairs<DataValue, S>) -> some View
      func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain: Domain, mapping: (Domain.Element) -> S) -> some View where Domain.Element: Plottable
      func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: (DataValue) -> S) -> some View
      func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View where Range.VisualValue: ChartSymbolShape
      @_disfavoredOverload func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View
      func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View
      func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape
      @_disfavoredOverload func chartSymbolScale(range: [any ChartSymbolShape]) -> some View
      func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_: KeyValuePairs<DataValue, S>) -> some View
      @_disfavoredOverload func chartSymbolScale<DataValue: Plottable>(_: KeyValuePairs<DataValue, any ChartSymbolShape>) -> some View
      func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(domain: Domain, mapping: (Domain.Element) -> S) -> some View where Domain.Element: Plottable
      func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: (DataValue) -> S) -> some View
      func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View where Range.VisualValue == StrokeStyle
      func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View
      func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle
      func chartLineStyleScale<DataValue: Plottable>(_: KeyValuePairs<DataValue, StrokeStyle>) -> some View
      func chartLineStyleScale<Domain: Collection>(domain: Domain, mapping: (Domain.Element) -> StrokeStyle) -> some View where Domain.Element: Plottable
      func chartLineStyleScale<DataValue: Plottable>(mapping: (DataValue) -> StrokeStyle) -> some View
      func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = _) -> some View where Range.VisualValue == CGFloat
      func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = _) -> some View
      func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = _) -> some View where Range.VisualValue == CGFloat
      func chartSymbolSizeScale(type: ScaleType? = _) -> some View
      func chartSymbolSizeScale<DataValue: Plottable>(_: KeyValuePairs<DataValue, CGFloat>) -> some View
      func chartSymbolSizeScale<Domain: Collection>(domain: Domain, mapping: (Domain.Element) -> CGFloat) -> some View where Domain.Element: Plottable
      func chartSymbolSizeScale<DataValue: Plottable>(mapping: (DataValue) -> CGFloat) -> some View
      func chartXAxisStyle<Content: View>(@ViewBuilder content: (ChartAxisContent) -> Content) -> some View
      func chartYAxisStyle<Content: View>(@ViewBuilder content: (ChartAxisContent) -> Content) -> some View
      func chartXAxis(_: Visibility) -> some View
      func chartYAxis(_: Visibility) -> some View
      func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View
      func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View
      func chartXAxisLabel<C: View>(position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _, @ViewBuilder content: () -> C) -> some View
      func chartXAxisLabel(_: LocalizedStringKey, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      func chartYAxisLabel<C: View>(position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _, @ViewBuilder content: () -> C) -> some View
      func chartYAxisLabel(_: LocalizedStringKey, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      func chartLegend<Content: View>(position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content) -> some View
      func chartLegend(position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      func chartLegend(_: Visibility) -> some View
      func chartOverlay<V: View>(alignment: Alignment = _, @ViewBuilder content: (ChartProxy) -> V) -> some View
      func chartBackground<V: View>(alignment: Alignment = _, @ViewBuilder content: (ChartProxy) -> V) -> some View
      func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View
      func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View
      func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View
      func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View
      func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View
      func chartGesture(_: (ChartProxy) -> some Gesture) -> some View
      func chartPlotStyle<Content: View>(@ViewBuilder content: (ChartPlotContent) -> Content) -> some View
      func chartScrollableAxes(_: Axis.Set) -> some View
      func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View
      func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View
      func chartScrollTargetBehavior(_: some ChartScrollTargetBehavior) -> some View
      func chartScrollPosition(initialX: some Plottable) -> some View
      func chartScrollPosition(x: Binding<some Plottable>) -> some View
      func chartScrollPosition(initialY: some Plottable) -> some View
      func chartScrollPosition(y: Binding<some Plottable>) -> some View
    }
    """#)
}
