// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Shapes and paths.
  static let swiftUIShapes = InterfaceFile(
    "SwiftUI",
    #"""
    struct AnyShape: Shape {
      typealias Body = Never
      init<S: Shape>(_: S)
      func path(in: CGRect) -> Path
      func sizeThatFits(_: ProposedViewSize) -> CGSize
    }
    struct ButtonBorderShape: Equatable, Shape, InsettableShape {
      typealias Body = Never
      static var automatic: ButtonBorderShape
      static var capsule: ButtonBorderShape
      static var roundedRectangle: ButtonBorderShape
      static var circle: ButtonBorderShape
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
      static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
    }
    struct Capsule: Shape, InsettableShape {
      typealias Body = Never
      init(style: RoundedCornerStyle = _)
      var style: RoundedCornerStyle
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
    }
    struct Circle: Shape, InsettableShape {
      typealias Body = Never
      init()
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      func inset(by: CGFloat) -> some InsettableShape
    }
    struct ConcentricRectangle: Shape {
      init()
      init(corners: Edge.Corner.Style, isUniform: Bool = _)
      init(topLeadingCorner: Edge.Corner.Style = _, topTrailingCorner: Edge.Corner.Style = _, bottomLeadingCorner: Edge.Corner.Style = _, bottomTrailingCorner: Edge.Corner.Style = _)
      init(uniformBottomCorners: Edge.Corner.Style = _, topLeadingCorner: Edge.Corner.Style = _, topTrailingCorner: Edge.Corner.Style = _)
      init(uniformLeadingCorners: Edge.Corner.Style = _, topTrailingCorner: Edge.Corner.Style = _, bottomTrailingCorner: Edge.Corner.Style = _)
      init(uniformLeadingCorners: Edge.Corner.Style = _, uniformTrailingCorners: Edge.Corner.Style = _)
      init(uniformTopCorners: Edge.Corner.Style = _, bottomLeadingCorner: Edge.Corner.Style = _, bottomTrailingCorner: Edge.Corner.Style = _)
      init(uniformTopCorners: Edge.Corner.Style = _, uniformBottomCorners: Edge.Corner.Style = _)
      init(uniformTrailingCorners: Edge.Corner.Style = _, topLeadingCorner: Edge.Corner.Style = _, bottomLeadingCorner: Edge.Corner.Style = _)
    }
    struct ContainerRelativeShape: Shape, InsettableShape {
      typealias Body = Never
      init()
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
    }
    struct DefaultGlassEffectShape {}
    struct Ellipse: Shape, InsettableShape {
      typealias Body = Never
      init()
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
    }
    struct FillStyle: Equatable {
      init(eoFill: Bool = _, antialiased: Bool = _)
      var isEOFilled: Bool
      var isAntialiased: Bool
    }
    protocol RoundedRectangularShape: Shape {
      func corners(in: CGSize?) -> RoundedRectangularShapeCorners?
    }
    struct RoundedRectangularShapeCorners: Equatable {}
    protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
      func inset(by: CGFloat) -> Self.InsetShape
    }
    extension InsettableShape {
      func strokeBorder<S: ShapeStyle>(_: S = _, style: StrokeStyle, antialiased: Bool = _) -> StrokeBorderShapeView<Self, S, EmptyView>
      func strokeBorder<S: ShapeStyle>(_: S = _, lineWidth: CGFloat = _, antialiased: Bool = _) -> StrokeBorderShapeView<Self, S, EmptyView>
      @_disfavoredOverload func strokeBorder<S: ShapeStyle>(_: S, style: StrokeStyle, antialiased: Bool = _) -> some View
      @_disfavoredOverload func strokeBorder(style: StrokeStyle, antialiased: Bool = _) -> some View
      @_disfavoredOverload func strokeBorder<S: ShapeStyle>(_: S, lineWidth: CGFloat = _, antialiased: Bool = _) -> some View
      @_disfavoredOverload func strokeBorder(lineWidth: CGFloat = _, antialiased: Bool = _) -> some View
    }
    struct OffsetShape<Content: Shape>: Shape {
      typealias Body = Never
      init(shape: Content, offset: CGSize)
      var shape: Content
      var offset: CGSize
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
    }
    extension OffsetShape: InsettableShape where Content: InsettableShape {
      typealias InsetShape = OffsetShape<Content.InsetShape>
      func inset(by: CGFloat) -> OffsetShape<Content.InsetShape>
    }
    struct Path: Equatable, LosslessStringConvertible, Shape {
      typealias Body = Never
      init()
      init(_: CGPath)
      init(_: CGMutablePath)
      init(_: CGRect)
      init(roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = _)
      init(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = _)
      init(roundedRect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = _)
      init(ellipseIn: CGRect)
      init(_: (inout Path) -> ())
      init?(_: String)
      var cgPath: CGPath
      var isEmpty: Bool
      var boundingRect: CGRect
      var currentPoint: CGPoint?
      func contains(_: CGPoint, eoFill: Bool = _) -> Bool
      func forEach(_: (Path.Element) -> Void)
      func strokedPath(_: StrokeStyle) -> Path
      func trimmedPath(from: CGFloat, to: CGFloat) -> Path
      func path(in: CGRect) -> Path
      func move(to: CGPoint)
      func addLine(to: CGPoint)
      func addQuadCurve(to: CGPoint, control: CGPoint)
      func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint)
      func closeSubpath()
      func addRect(_: CGRect, transform: CGAffineTransform = _)
      func addRoundedRect(in: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = _, transform: CGAffineTransform = _)
      func addRoundedRect(in: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = _, transform: CGAffineTransform = _)
      func addEllipse(in: CGRect, transform: CGAffineTransform = _)
      func addRects(_: [CGRect], transform: CGAffineTransform = _)
      func addLines(_: [CGPoint])
      func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = _)
      func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = _)
      func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = _)
      func addPath(_: Path, transform: CGAffineTransform = _)
      func normalized(eoFill: Bool = _) -> Path
      func intersection(_: Path, eoFill: Bool = _) -> Path
      func union(_: Path, eoFill: Bool = _) -> Path
      func subtracting(_: Path, eoFill: Bool = _) -> Path
      func symmetricDifference(_: Path, eoFill: Bool = _) -> Path
      func lineIntersection(_: Path, eoFill: Bool = _) -> Path
      func lineSubtraction(_: Path, eoFill: Bool = _) -> Path
      func applying(_: CGAffineTransform) -> Path
      func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
      enum Element: Equatable {
        case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint), curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath
      }
    }
    struct Rectangle: Shape, InsettableShape {
      typealias Body = Never
      init()
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
    }
    struct RectangleCornerInsets {
      var bottomLeading: CGSize
      var bottomTrailing: CGSize
      var topLeading: CGSize
      var topTrailing: CGSize
    }
    struct RectangleCornerRadii: Equatable, Animatable {
      init(topLeading: CGFloat = _, bottomLeading: CGFloat = _, bottomTrailing: CGFloat = _, topTrailing: CGFloat = _)
      subscript(_: Edge.Corner) -> CGFloat
      var topLeading: CGFloat
      var bottomLeading: CGFloat
      var bottomTrailing: CGFloat
      var topTrailing: CGFloat
    }
    struct RotatedShape<Content: Shape>: Shape {
      typealias Body = Never
      init(shape: Content, angle: Angle, anchor: UnitPoint = _)
      var shape: Content
      var angle: Angle
      var anchor: UnitPoint
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
    }
    extension RotatedShape: InsettableShape where Content: InsettableShape {
      typealias InsetShape = RotatedShape<Content.InsetShape>
      func inset(by: CGFloat) -> RotatedShape<Content.InsetShape>
    }
    enum RoundedCornerStyle: Equatable, Hashable {
      case circular, continuous
    }
    struct RoundedRectangle: Shape, InsettableShape {
      typealias Body = Never
      init(cornerSize: CGSize, style: RoundedCornerStyle = _)
      init(cornerRadius: CGFloat, style: RoundedCornerStyle = _)
      var cornerSize: CGSize
      var style: RoundedCornerStyle
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
    }
    struct ScaledShape<Content: Shape>: Shape {
      typealias Body = Never
      init(shape: Content, scale: CGSize, anchor: UnitPoint = _)
      var shape: Content
      var scale: CGSize
      var anchor: UnitPoint
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
    }
    protocol Shape: Animatable, View {
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
      func sizeThatFits(_: ProposedViewSize) -> CGSize
    }
    extension Shape {
      var layoutDirectionBehavior: LayoutDirectionBehavior
      var body: _ShapeView<Self, ForegroundStyle>
      func offset(_: CGSize) -> OffsetShape<Self>
      func offset(_: CGPoint) -> OffsetShape<Self>
      func offset(x: CGFloat = _, y: CGFloat = _) -> OffsetShape<Self>
      func scale(x: CGFloat = _, y: CGFloat = _, anchor: UnitPoint = _) -> ScaledShape<Self>
      func scale(_: CGFloat, anchor: UnitPoint = _) -> ScaledShape<Self>
      func rotation(_: Angle, anchor: UnitPoint = _) -> RotatedShape<Self>
      func transform(_: CGAffineTransform) -> TransformedShape<Self>
      func intersection<T: Shape>(_: T, eoFill: Bool = _) -> some Shape
      func union<T: Shape>(_: T, eoFill: Bool = _) -> some Shape
      func subtracting<T: Shape>(_: T, eoFill: Bool = _) -> some Shape
      func symmetricDifference<T: Shape>(_: T, eoFill: Bool = _) -> some Shape
      func lineIntersection<T: Shape>(_: T, eoFill: Bool = _) -> some Shape
      func lineSubtraction<T: Shape>(_: T, eoFill: Bool = _) -> some Shape
      func size(_: CGSize) -> some Shape
      func size(width: CGFloat, height: CGFloat) -> some Shape
      func fill<S: ShapeStyle>(_: S = _, style: FillStyle = _) -> _ShapeView<Self, S>
      func stroke<S: ShapeStyle>(_: S, style: StrokeStyle, antialiased: Bool = _) -> StrokeShapeView<Self, S, EmptyView>
      func stroke<S: ShapeStyle>(_: S, lineWidth: CGFloat = _, antialiased: Bool = _) -> StrokeShapeView<Self, S, EmptyView>
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      func stroke(style: StrokeStyle) -> some Shape
      func stroke(lineWidth: CGFloat = _) -> some Shape
      @_disfavoredOverload func fill<S: ShapeStyle>(_: S, style: FillStyle = _) -> some View
      @_disfavoredOverload func fill(style: FillStyle = _) -> some View
      @_disfavoredOverload func stroke<S: ShapeStyle>(_: S, style: StrokeStyle) -> some View
      @_disfavoredOverload func stroke<S: ShapeStyle>(_: S, lineWidth: CGFloat = _) -> some View
      func trim(from: CGFloat = _, to: CGFloat = _) -> some Shape
      func size(_: CGSize, anchor: UnitPoint) -> some Shape
      func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape
    }
    extension Shape where Self == ButtonBorderShape {
      static var buttonBorder: ButtonBorderShape
    }
    extension Shape where Self == Capsule {
      static var capsule: Capsule
      static func capsule(style: RoundedCornerStyle) -> Self
    }
    extension Shape where Self == Circle {
      static var circle: Circle
    }
    extension Shape where Self == ConcentricRectangle {
      static func rect(corners: Edge.Corner.Style, isUniform: Bool = _) -> ConcentricRectangle
      static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> ConcentricRectangle
      static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> ConcentricRectangle
      static func rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle
      static func rect(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle
      static func rect(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle
      static func rect(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle
      static func rect(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style) -> ConcentricRectangle
    }
    extension Shape where Self == ContainerRelativeShape {
      static var containerRelative: ContainerRelativeShape
    }
    extension Shape where Self == Ellipse {
      static var ellipse: Ellipse
    }
    extension Shape where Self == Rectangle {
      static var rect: Rectangle
    }
    extension Shape where Self == RoundedRectangle {
      static func rect(cornerSize: CGSize, style: RoundedCornerStyle = _) -> Self
      static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = _) -> Self
    }
    extension Shape where Self == UnevenRoundedRectangle {
      static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = _) -> Self
      static func rect(topLeadingRadius: CGFloat = _, bottomLeadingRadius: CGFloat = _, bottomTrailingRadius: CGFloat = _, topTrailingRadius: CGFloat = _, style: RoundedCornerStyle = _) -> Self
    }
    struct StrokeStyle: Equatable, Animatable {
      init(lineWidth: CGFloat = _, lineCap: CGLineCap = _, lineJoin: CGLineJoin = _, miterLimit: CGFloat = _, dash: [CGFloat] = _, dashPhase: CGFloat = _)
      var lineWidth: CGFloat
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var miterLimit: CGFloat
      var dash: [CGFloat]
      var dashPhase: CGFloat
    }
    struct TransformedShape<Content: Shape>: Shape {
      typealias Body = Never
      init(shape: Content, transform: CGAffineTransform)
      var shape: Content
      var transform: CGAffineTransform
      var layoutDirectionBehavior: LayoutDirectionBehavior
      func path(in: CGRect) -> Path
    }
    struct UnevenRoundedRectangle: Shape, InsettableShape {
      typealias Body = Never
      init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = _)
      init(topLeadingRadius: CGFloat = _, bottomLeadingRadius: CGFloat = _, bottomTrailingRadius: CGFloat = _, topTrailingRadius: CGFloat = _, style: RoundedCornerStyle = _)
      var cornerRadii: RectangleCornerRadii
      var style: RoundedCornerStyle
      func path(in: CGRect) -> Path
      func inset(by: CGFloat) -> some InsettableShape
    }
    """#)
}
