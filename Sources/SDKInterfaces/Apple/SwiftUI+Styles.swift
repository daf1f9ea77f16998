// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Shape styles, colors, fonts, gradients.
  static let swiftUIStyles = InterfaceFile(
    "SwiftUI",
    #"""
    struct Angle: Hashable, Comparable, Animatable {
      init()
      init(radians: Double)
      init(degrees: Double)
      var radians: Double
      var degrees: Double
      static var zero: Angle
      static func radians(_: Double) -> Angle
      static func degrees(_: Double) -> Angle
      static func < (_: Angle, _: Angle) -> Bool
    }
    struct AngularGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, center: UnitPoint, startAngle: Angle = _, endAngle: Angle = _)
      init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      init(gradient: Gradient, center: UnitPoint, angle: Angle = _)
      init(colors: [Color], center: UnitPoint, angle: Angle = _)
      init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = _)
    }
    struct AnyGradient: Hashable, ShapeStyle {
      init(_: Gradient)
      func colorSpace(_: Gradient.ColorSpace) -> AnyGradient
    }
    struct AnyShapeStyle: ShapeStyle {
      init<S: ShapeStyle>(_: S)
    }
    struct BackgroundProminence: Hashable {
      static var standard: BackgroundProminence
      static var increased: BackgroundProminence
    }
    struct BadgeProminence: Hashable {
      static var decreased: BadgeProminence
      static var standard: BadgeProminence
      static var increased: BadgeProminence
    }
    enum BlendMode: Equatable, Hashable {
      case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    }
    struct Color: Hashable, CustomStringConvertible, Transferable, ShapeStyle, View {
      typealias Body = Never
      init<T: Hashable & ShapeStyle>(_: T) where T.Resolved == Color.Resolved
      init<T: Hashable & ShapeStyle>(_: T) where T.Resolved == Color.ResolvedHDR
      init(_: Color.Resolved)
      init(_: CGColor)
      init(cgColor: CGColor)
      init(_: String, bundle: Bundle? = _)
      init(_: ColorResource)
      init(_: Color.RGBColorSpace = _, red: Double, green: Double, blue: Double, opacity: Double = _)
      init(_: Color.RGBColorSpace = _, white: Double, opacity: Double = _)
      init(hue: Double, saturation: Double, brightness: Double, opacity: Double = _)
      @_disfavoredOverload init(_: UIColor)
      init(uiColor: UIColor)
      init(nsColor: NSColor)
      init(_: NSColor)
      var cgColor: CGColor?
      var gradient: AnyGradient
      static var accentColor: Color
      static var red: Color
      static var orange: Color
      static var yellow: Color
      static var green: Color
      static var mint: Color
      static var teal: Color
      static var cyan: Color
      static var blue: Color
      static var indigo: Color
      static var purple: Color
      static var pink: Color
      static var brown: Color
      static var white: Color
      static var gray: Color
      static var black: Color
      static var clear: Color
      static var primary: Color
      static var secondary: Color
      func opacity(_: Double) -> Color
      func exposureAdjust(_: Double) -> Color
      func headroom(_: Double?) -> Color
      func mix(with: Color, by: Double, in: Gradient.ColorSpace = _) -> Color
      func resolveHDR(in: EnvironmentValues) -> Color.ResolvedHDR
      struct Resolved: Hashable, ShapeStyle, CustomStringConvertible, Animatable {
        init(colorSpace: Color.RGBColorSpace = _, red: Float, green: Float, blue: Float, opacity: Float = _)
        var linearRed: Float
        var linearGreen: Float
        var linearBlue: Float
        var opacity: Float
        var red: Float
        var green: Float
        var blue: Float
        var cgColor: CGColor
      }
      enum RGBColorSpace: Hashable {
        case sRGB, sRGBLinear, displayP3
      }
      struct ResolvedHDR {
        init(_: Color.Resolved, headroom: Float? = _)
        var blue: Float
        var green: Float
        var headroom: Float?
        var linearBlue: Float
        var linearGreen: Float
        var linearRed: Float
        var opacity: Float
        var red: Float
      }
    }
    struct ColorMatrix: Equatable {
      init()
      var r1: Float
      var g1: Float
      var b1: Float
      var a1: Float
    }
    struct ColorPicker<Label: View>: View {
      typealias Body = Never
      init(selection: Binding<Color>, supportsOpacity: Bool = _, @ViewBuilder label: () -> Label)
      init(selection: Binding<CGColor>, supportsOpacity: Bool = _, @ViewBuilder label: () -> Label)
    }
    extension ColorPicker where Label == Text {
      init(_: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = _)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Color>, supportsOpacity: Bool = _)
      init(_: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = _)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<CGColor>, supportsOpacity: Bool = _)
    }
    enum ColorRenderingMode: Equatable, Hashable {
      case nonLinear, linear, extendedLinear
    }
    enum ColorScheme: CaseIterable, Equatable, Hashable {
      case light, dark
      init?(_: UIUserInterfaceStyle)
      static var allCases: [ColorScheme]
    }
    enum ColorSchemeContrast: CaseIterable, Equatable, Hashable {
      case standard, increased
      init?(_: UIAccessibilityContrast)
      static var allCases: [ColorSchemeContrast]
    }
    struct EllipticalGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _)
      init(colors: [Color], center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _)
      init(stops: [Gradient.Stop], center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _)
    }
    struct FillShapeStyle: ShapeStyle {
      init()
    }
    struct Font: Hashable {
      init(_: CTFont)
      static var largeTitle: Font
      static var title: Font
      static var title2: Font
      static var title3: Font
      static var headline: Font
      static var subheadline: Font
      static var body: Font
      static var callout: Font
      static var footnote: Font
      static var caption: Font
      static var caption2: Font
      static var extraLargeTitle: Font
      static var extraLargeTitle2: Font
      static var `default`: Font
      func italic() -> Font
      func smallCaps() -> Font
      func smallCaps(_: Bool) -> Font
      func lowercaseSmallCaps() -> Font
      func uppercaseSmallCaps() -> Font
      func monospacedDigit() -> Font
      func weight(_: Font.Weight) -> Font
      func width(_: Font.Width) -> Font
      func bold() -> Font
      func monospaced() -> Font
      func leading(_: Font.Leading) -> Font
      func bold(_: Bool) -> Font
      func italic(_: Bool) -> Font
      func lowercaseSmallCaps(_: Bool) -> Font
      func monospaced(_: Bool) -> Font
      func pointSize(_: CGFloat) -> Font
      func resolve(in: Font.Context) -> Font.Resolved
      func scaled(by: CGFloat) -> Font
      func uppercaseSmallCaps(_: Bool) -> Font
      static func system(size: CGFloat, weight: Font.Weight? = _, design: Font.Design? = _) -> Font
      @_disfavoredOverload static func system(size: CGFloat, weight: Font.Weight = _, design: Font.Design = _) -> Font
      static func system(_: Font.TextStyle, design: Font.Design? = _, weight: Font.Weight? = _) -> Font
      @_disfavoredOverload static func system(_: Font.TextStyle, design: Font.Design = _) -> Font
      static func custom(_: String, size: CGFloat) -> Font
      static func custom(_: String, size: CGFloat, relativeTo: Font.TextStyle) -> Font
      static func custom(_: String, fixedSize: CGFloat) -> Font
      enum Design: Hashable {
        case `default`, serif, rounded, monospaced
      }
      enum TextStyle: CaseIterable, Hashable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2, extraLargeTitle, extraLargeTitle2
        static var allCases: [Font.TextStyle]
      }
      struct Weight: Hashable {
        static var ultraLight: Font.Weight
        static var thin: Font.Weight
        static var light: Font.Weight
        static var regular: Font.Weight
        static var medium: Font.Weight
        static var semibold: Font.Weight
        static var bold: Font.Weight
        static var heavy: Font.Weight
        static var black: Font.Weight
      }
      struct Width: Hashable {
        init(_: CGFloat)
        var value: CGFloat
        static var compressed: Font.Width
        static var condensed: Font.Width
        static var standard: Font.Width
        static var expanded: Font.Width
      }
      enum Leading: Hashable {
        case standard, tight, loose
      }
    }
    extension Font {
      struct Context: Hashable, CustomDebugStringConvertible {}
      struct Resolved: Hashable {
        var ctFont: CTFont
      }
    }
    extension Font.Resolved {
      var isBold: Bool
      var isItalic: Bool
      var isLowercaseSmallCaps: Bool
      var isMonospaced: Bool
      var isSmallCaps: Bool
      var isUppercaseSmallCaps: Bool
      var leading: Font.Leading
      var pointSize: CGFloat
      var weight: Font.Weight
      var width: Font.Width
    }
    struct Gradient: Equatable, Hashable, ShapeStyle {
      init(stops: [Gradient.Stop])
      init(colors: [Color])
      var stops: [Gradient.Stop]
      func colorSpace(_: Gradient.ColorSpace) -> AnyGradient
      struct Stop: Hashable {
        init(color: Color, location: CGFloat)
        var color: Color
        var location: CGFloat
      }
      struct ColorSpace: Hashable {
        static var device: Gradient.ColorSpace
        static var perceptual: Gradient.ColorSpace
      }
    }
    struct HierarchicalShapeStyle: ShapeStyle {
      static var primary: HierarchicalShapeStyle
      static var secondary: HierarchicalShapeStyle
      static var tertiary: HierarchicalShapeStyle
      static var quaternary: HierarchicalShapeStyle
      static var quinary: HierarchicalShapeStyle
    }
    struct ImagePaint: ShapeStyle {
      init(image: Image, sourceRect: CGRect = _, scale: CGFloat = _)
      var image: Image
      var sourceRect: CGRect
      var scale: CGFloat
    }
    struct LinearGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    }
    struct LinkShapeStyle: ShapeStyle {
      init()
    }
    struct Material: ShapeStyle {
      static var regular: Material
      static var thick: Material
      static var thin: Material
      static var ultraThin: Material
      static var ultraThick: Material
      static var bar: Material
      func materialActiveAppearance(_: MaterialActiveAppearance) -> Material
    }
    struct MaterialActiveAppearance {
      static var active: MaterialActiveAppearance
      static var automatic: MaterialActiveAppearance
      static var inactive: MaterialActiveAppearance
      static var matchWindow: MaterialActiveAppearance
    }
    struct MeshGradient: ShapeStyle, View {
      typealias Body = Never
      init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = _, smoothsColors: Bool = _, colorSpace: Gradient.ColorSpace = _)
      init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved], background: Color = _, smoothsColors: Bool = _, colorSpace: Gradient.ColorSpace = _)
      init(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = _, smoothsColors: Bool = _, colorSpace: Gradient.ColorSpace = _)
      init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = _, smoothsColors: Bool = _, colorSpace: Gradient.ColorSpace = _)
      init(width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = _, smoothsColors: Bool = _, colorSpace: Gradient.ColorSpace = _)
      var background: Color
      var colorSpace: Gradient.ColorSpace
      var colors: MeshGradient.Colors
      var height: Int
      var locations: MeshGradient.Locations
      var smoothsColors: Bool
      var width: Int
      struct BezierPoint {
        init(position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>)
        var bottomControlPoint: SIMD2<Float>
        var leadingControlPoint: SIMD2<Float>
        var position: SIMD2<Float>
        var topControlPoint: SIMD2<Float>
        var trailingControlPoint: SIMD2<Float>
      }
      enum Locations {
        case bezierPoints([MeshGradient.BezierPoint]), points([SIMD2<Float>])
      }
      enum Colors {}
    }
    struct PlaceholderTextShapeStyle: ShapeStyle {
      init()
    }
    enum Prominence: Equatable, Hashable {
      case standard, increased
    }
    struct RadialGradient: ShapeStyle, View {
      typealias Body = Never
      init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    }
    struct SelectionShapeStyle: ShapeStyle {
      init()
    }
    struct SeparatorShapeStyle: ShapeStyle {
      init()
    }
    struct Shader: Equatable, ShapeStyle {
      init(function: ShaderFunction, arguments: [Shader.Argument])
      var function: ShaderFunction
      var arguments: [Shader.Argument]
      var dithersColor: Bool
      func compile(as: Shader.UsageType)
      struct Argument: Equatable {
        static var boundingRect: Shader.Argument
        static func float<T: BinaryFloatingPoint>(_: T) -> Shader.Argument
        static func float2<T: BinaryFloatingPoint>(_: T, _: T) -> Shader.Argument
        static func float3<T: BinaryFloatingPoint>(_: T, _: T, _: T) -> Shader.Argument
        static func float4<T: BinaryFloatingPoint>(_: T, _: T, _: T, _: T) -> Shader.Argument
        static func float2(_: CGPoint) -> Shader.Argument
        static func float2(_: CGSize) -> Shader.Argument
        static func float2(_: CGVector) -> Shader.Argument
        static func floatArray(_: [Float]) -> Shader.Argument
        static func color(_: Color) -> Shader.Argument
        static func colorArray(_: [Color]) -> Shader.Argument
        static func image(_: Image) -> Shader.Argument
        static func data(_: Data) -> Shader.Argument
      }
      struct UsageType {
        static var colorEffect: Shader.UsageType
        static var distortionEffect: Shader.UsageType
        static var layerEffect: Shader.UsageType
        static var shapeStyle: Shader.UsageType
      }
    }
    @dynamicCallable struct ShaderFunction: Equatable {
      init(library: ShaderLibrary, name: String)
      var library: ShaderLibrary
      var name: String
      func dynamicallyCall(withArguments: [Shader.Argument]) -> Shader
    }
    @dynamicMemberLookup struct ShaderLibrary: Equatable {
      init(data: Data)
      init(url: URL)
      static subscript(dynamicMember _: String) -> ShaderFunction
      subscript(dynamicMember _: String) -> ShaderFunction
      static var `default`: ShaderLibrary
      static func bundle(_: Bundle) -> ShaderLibrary
    }
    struct ShadowStyle: Equatable {
      static func drop(color: Color = _, radius: CGFloat, x: CGFloat = _, y: CGFloat = _) -> ShadowStyle
      static func inner(color: Color = _, radius: CGFloat, x: CGFloat = _, y: CGFloat = _) -> ShadowStyle
    }
    protocol ShapeStyle {
      associatedtype Resolved: ShapeStyle = Never
      func resolve(in: EnvironmentValues) -> Self.Resolved
    }
    extension ShapeStyle {
      var secondary: some ShapeStyle
      var tertiary: some ShapeStyle
      var quaternary: some ShapeStyle
      var quinary: some ShapeStyle
      var body: _ShapeView<Rectangle, Self>
      func `in`(_: CGRect) -> some ShapeStyle
      func opacity(_: Double) -> some ShapeStyle
      func blendMode(_: BlendMode) -> some ShapeStyle
      func shadow(_: ShadowStyle) -> some ShapeStyle
      func materialActiveAppearance(_: MaterialActiveAppearance) -> some ShapeStyle
    }
    extension ShapeStyle where Self == AngularGradient {
      static func angularGradient(_: AnyGradient, center: UnitPoint = _, startAngle: Angle, endAngle: Angle) -> some ShapeStyle
      static func conicGradient(_: AnyGradient, center: UnitPoint = _, angle: Angle = _) -> some ShapeStyle
      static func angularGradient(_: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      static func conicGradient(_: Gradient, center: UnitPoint, angle: Angle = _) -> AngularGradient
      static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = _) -> AngularGradient
      static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = _) -> AngularGradient
    }
    extension ShapeStyle where Self == AnyShapeStyle {
      static func opacity(_: Double) -> some ShapeStyle
      static func blendMode(_: BlendMode) -> some ShapeStyle
      static func shadow(_: ShadowStyle) -> some ShapeStyle
    }
    extension ShapeStyle where Self == BackgroundStyle {
      static var background: BackgroundStyle
    }
    extension ShapeStyle where Self == Color {
      static var red: Color
      static var orange: Color
      static var yellow: Color
      static var green: Color
      static var mint: Color
      static var teal: Color
      static var cyan: Color
      static var blue: Color
      static var indigo: Color
      static var purple: Color
      static var pink: Color
      static var brown: Color
      static var white: Color
      static var gray: Color
      static var black: Color
      static var clear: Color
    }
    extension ShapeStyle where Self == EllipticalGradient {
      static func ellipticalGradient(_: AnyGradient, center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _) -> some ShapeStyle
      static func ellipticalGradient(_: Gradient, center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _) -> EllipticalGradient
      static func ellipticalGradient(colors: [Color], center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _) -> EllipticalGradient
      static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = _, startRadiusFraction: CGFloat = _, endRadiusFraction: CGFloat = _) -> EllipticalGradient
    }
    extension ShapeStyle where Self == FillShapeStyle {
      static var fill: FillShapeStyle
    }
    extension ShapeStyle where Self == ForegroundStyle {
      static var foreground: ForegroundStyle
    }
    extension ShapeStyle where Self == HierarchicalShapeStyle {
      static var primary: HierarchicalShapeStyle
      static var secondary: HierarchicalShapeStyle
      static var tertiary: HierarchicalShapeStyle
      static var quaternary: HierarchicalShapeStyle
      static var quinary: HierarchicalShapeStyle
    }
    extension ShapeStyle where Self == ImagePaint {
      static func image(_: Image, sourceRect: CGRect = _, scale: CGFloat = _) -> ImagePaint
    }
    extension ShapeStyle where Self == LinearGradient {
      static func linearGradient(_: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle
      static func linearGradient(_: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    }
    extension ShapeStyle where Self == LinkShapeStyle {
      static var link: LinkShapeStyle
    }
    extension ShapeStyle where Self == Material {
      static var regularMaterial: Material
      static var thickMaterial: Material
      static var thinMaterial: Material
      static var ultraThinMaterial: Material
      static var ultraThickMaterial: Material
      static var bar: Material
    }
    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      static var placeholder: PlaceholderTextShapeStyle
    }
    extension ShapeStyle where Self == RadialGradient {
      static func radialGradient(_: AnyGradient, center: UnitPoint = _, startRadius: CGFloat = _, endRadius: CGFloat) -> some ShapeStyle
      static func radialGradient(_: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
      static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
      static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    }
    extension ShapeStyle where Self == SelectionShapeStyle {
      static var selection: SelectionShapeStyle
    }
    extension ShapeStyle where Self == SeparatorShapeStyle {
      static var separator: SeparatorShapeStyle
    }
    extension ShapeStyle where Self == TintShapeStyle {
      static var tint: TintShapeStyle
    }
    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      static var windowBackground: WindowBackgroundShapeStyle
    }
    extension ShapeStyle where Self.Resolved == Never {
      func resolve(in: EnvironmentValues) -> Never
    }
    struct SymbolColorRenderingMode {
      static var flat: SymbolColorRenderingMode
      static var gradient: SymbolColorRenderingMode
    }
    struct SymbolEffectTransition: Transition {
      typealias Body = Never
      init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions)
      static var properties: TransitionProperties
      func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View
    }
    struct SymbolRenderingMode {
      static var monochrome: SymbolRenderingMode
      static var multicolor: SymbolRenderingMode
      static var hierarchical: SymbolRenderingMode
      static var palette: SymbolRenderingMode
    }
    struct SymbolVariableValueMode {
      static var color: SymbolVariableValueMode
      static var draw: SymbolVariableValueMode
    }
    struct SymbolVariants: Hashable {
      var circle: SymbolVariants
      var square: SymbolVariants
      var rectangle: SymbolVariants
      var fill: SymbolVariants
      var slash: SymbolVariants
      static var none: SymbolVariants
      static var circle: SymbolVariants
      static var square: SymbolVariants
      static var rectangle: SymbolVariants
      static var fill: SymbolVariants
      static var slash: SymbolVariants
      func contains(_: SymbolVariants) -> Bool
    }
    struct TintShapeStyle: ShapeStyle {
      init()
    }
    extension UIColor {
      init(_: Color)
    }
    struct UnitPoint: Hashable, Animatable {
      init()
      init(x: CGFloat, y: CGFloat)
      var x: CGFloat
      var y: CGFloat
      static var zero: UnitPoint
      static var center: UnitPoint
      static var leading: UnitPoint
      static var trailing: UnitPoint
      static var top: UnitPoint
      static var bottom: UnitPoint
      static var topLeading: UnitPoint
      static var topTrailing: UnitPoint
      static var bottomLeading: UnitPoint
      static var bottomTrailing: UnitPoint
    }
    """#)
}
