// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// `View`, builders, previews, bridges to UIKit.
  static let swiftUIFoundations = InterfaceFile(
    "SwiftUI",
    #"""
    struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, ShapeView {
      typealias Body = Never
      init(shape: Content, style: Style, fillStyle: FillStyle = _)
      var shape: Content
      var style: Style
      var fillStyle: FillStyle
    }
    struct _ViewModifier_Content<Modifier: ViewModifier>: View {
      typealias Body = Never
    }
    struct AdaptableTabBarPlacement {
      static var automatic: AdaptableTabBarPlacement
      static var sidebar: AdaptableTabBarPlacement
      static var tabBar: AdaptableTabBarPlacement
    }
    struct AnyTabContent<SelectionValue: Hashable>: TabContent {
      typealias Body = Never
      init<T: TabContent>(_: T) where SelectionValue == T.TabValue
    }
    struct AnyView: View {
      typealias Body = Never
      init<V: View>(_: V)
      init<V: View>(erasing: V)
    }
    struct AttributedTextSelection: Hashable {
      init()
      init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = _)
      init(range: Range<AttributedString.Index>)
      init(ranges: RangeSet<AttributedString.Index>)
      func affinity(in: AttributedString) -> TextSelectionAffinity
      func attributes(in: AttributedString) -> AttributedTextSelection.Attributes<AttributedString>
      func indices(in: AttributedString) -> AttributedTextSelection.Indices
      func typingAttributes(in: AttributedString) -> AttributeContainer
      struct Attributes<Text> {
        subscript<K: AttributedStringKey>(_: K.Type) -> some Sequence<Optional<K.Value>> where K.Value: Sendable
      }
      enum Indices {
        case insertionPoint(AttributedString.Index), ranges(RangeSet<AttributedString.Index>)
      }
    }
    extension AttributeDynamicLookup {
      subscript<T: AttributedStringKey>(dynamicMember _: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
    }
    extension AttributeScopes {
      var swiftUI: AttributeScopes.SwiftUIAttributes.Type
      struct SwiftUIAttributes: AttributeScope {
        var font: AttributeScopes.SwiftUIAttributes.FontAttribute
        var foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        var backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        var strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        var underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        var kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
        var tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
        var baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        var accessibility: AttributeScopes.AccessibilityAttributes
        var foundation: AttributeScopes.FoundationAttributes
        enum FontAttribute: AttributedStringKey {
          typealias Value = Font
          static var name: String
        }
        enum ForegroundColorAttribute: AttributedStringKey {
          typealias Value = Color
          static var name: String
        }
        enum BackgroundColorAttribute: AttributedStringKey {
          typealias Value = Color
          static var name: String
        }
        enum StrikethroughStyleAttribute: AttributedStringKey {
          typealias Value = Text.LineStyle
          static var name: String
        }
        enum UnderlineStyleAttribute: AttributedStringKey {
          typealias Value = Text.LineStyle
          static var name: String
        }
        enum KerningAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static var name: String
        }
        enum TrackingAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static var name: String
        }
        enum BaselineOffsetAttribute: AttributedStringKey {
          typealias Value = CGFloat
          static var name: String
        }
      }
    }
    struct AutomaticPresentationSizing: PresentationSizing {}
    struct BackgroundStyle: ShapeStyle {
      init()
    }
    struct Canvas<Symbols: View>: View {
      typealias Body = Never
      init(opaque: Bool = _, colorMode: ColorRenderingMode = _, rendersAsynchronously: Bool = _, renderer: (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
      var symbols: Symbols
      var renderer: (inout GraphicsContext, CGSize) -> Void
      var isOpaque: Bool
      var colorMode: ColorRenderingMode
      var rendersAsynchronously: Bool
    }
    extension Canvas where Symbols == EmptyView {
      init(opaque: Bool = _, colorMode: ColorRenderingMode = _, rendersAsynchronously: Bool = _, renderer: (inout GraphicsContext, CGSize) -> Void)
    }
    extension CGFloat: VectorArithmetic {
      func scale(by: Double)
    }
    extension CGFloat: Animatable {}
    extension CGPoint {
      func applying(_: ProjectionTransform) -> CGPoint
    }
    extension CGPoint: Animatable {}
    extension CGRect: Animatable {}
    extension CGSize: Animatable {}
    struct ContainerBackgroundPlacement: Hashable {
      static var tabView: ContainerBackgroundPlacement
      static var navigation: ContainerBackgroundPlacement
      static var navigationSplitView: ContainerBackgroundPlacement
      static var window: ContainerBackgroundPlacement
    }
    protocol ContainerValueKey {
      associatedtype Value
      static var defaultValue: Self.Value
    }
    struct ContainerValues {
      subscript<Key: ContainerValueKey>(_: Key.Type) -> Key.Value
      func hasTag<V: Hashable>(_: V) -> Bool
      func tag<V: Hashable>(for: V.Type) -> V?
    }
    struct ContentShapeKinds: OptionSet {
      typealias ArrayLiteralElement = ContentShapeKinds
      typealias RawValue = Int
      init(rawValue: Int)
      static var interaction: ContentShapeKinds
      static var dragPreview: ContentShapeKinds
      static var contextMenuPreview: ContentShapeKinds
      static var hoverEffect: ContentShapeKinds
      static var focusEffect: ContentShapeKinds
      static var accessibility: ContentShapeKinds
    }
    struct ContentToolbarPlacement {
      static var tabViewSidebar: ContentToolbarPlacement
    }
    protocol CustomPresentationDetent {
      static func height(in: Self.Context) -> CGFloat?
    }
    extension CustomPresentationDetent {
      typealias Context = PresentationDetent.Context
    }
    struct DefaultDocumentGroupLaunchActions: View {
      typealias Body = Never
    }
    struct DefaultFocusEvaluationPriority {
      static var automatic: DefaultFocusEvaluationPriority
      static var userInitiated: DefaultFocusEvaluationPriority
    }
    struct DefaultToolbarItem: ToolbarContent {
      typealias Body = Never
      init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = _)
    }
    struct DisplayProxy {
      var bounds: CGRect
      var safeAreaInsets: EdgeInsets
      var visibleRect: CGRect
    }
    extension Double: VectorArithmetic {
      func scale(by: Double)
    }
    extension Double: Animatable {}
    struct EmptyModifier: ViewModifier {
      typealias Body = Never
      init()
      static var identity: EmptyModifier
      func body(content: EmptyModifier.Content) -> EmptyModifier.Body
    }
    struct EmptyView: View {
      typealias Body = Never
      init()
    }
    struct EquatableView<Content: Equatable & View>: View {
      typealias Body = Never
      init(content: Content)
      var content: Content
    }
    struct EveryMinuteTimelineSchedule: TimelineSchedule {
      init()
      func entries(from: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries
      struct Entries: Sequence, IteratorProtocol {
        typealias Element = Date
        func next() -> Date?
      }
    }
    struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
      init(_: Entries)
      func entries(from: Date, mode: TimelineScheduleMode) -> Entries
    }
    struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
      typealias Body = Never
      init(shape: Content, style: Style, fillStyle: FillStyle, background: Background)
      var shape: Content
      var style: Style
      var fillStyle: FillStyle
      var background: Background
    }
    struct FindContext {
      var isPresented: Binding<Bool>?
      var supportsReplace: Bool
    }
    struct FittedPresentationSizing: PresentationSizing {}
    struct FixedTextVariant: TextVariantPreference {}
    extension Float: VectorArithmetic {
      func scale(by: Double)
    }
    struct FocusInteractions: OptionSet {
      typealias ArrayLiteralElement = FocusInteractions
      typealias RawValue = Int
      init(rawValue: Int)
      static var activate: FocusInteractions
      static var edit: FocusInteractions
      static var automatic: FocusInteractions
    }
    struct ForEachSectionCollection<Content>: RandomAccessCollection {
      typealias Element = SectionConfiguration
      typealias Index = Int
    }
    struct ForEachSubviewCollection<Content>: RandomAccessCollection {
      typealias Element = Subview
      typealias Index = Int
    }
    struct ForegroundStyle: ShapeStyle {
      init()
    }
    enum FrameResizeDirection {
      case inward, outward
      struct Set: OptionSet {
        init(rawValue: Int)
        static var inward: FrameResizeDirection.Set
        static var outward: FrameResizeDirection.Set
        static var all: FrameResizeDirection.Set
      }
    }
    enum FrameResizePosition {
      case bottom, bottomLeading, bottomTrailing, leading, top, topLeading, topTrailing, trailing
    }
    struct Glass {
      static var clear: Glass
      static var identity: Glass
      static var regular: Glass
      func interactive(_: Bool = _) -> Glass
      func tint(_: Color?) -> Glass
    }
    struct GlassEffectContainer<Content: View>: View {
      typealias Body = Never
      init(spacing: CGFloat? = _, @ViewBuilder content: () -> Content)
    }
    struct GraphicsContext {
      var opacity: Double
      var blendMode: GraphicsContext.BlendMode
      var environment: EnvironmentValues
      var transform: CGAffineTransform
      var clipBoundingRect: CGRect
      func scaleBy(x: CGFloat, y: CGFloat)
      func translateBy(x: CGFloat, y: CGFloat)
      func rotate(by: Angle)
      func concatenate(_: CGAffineTransform)
      func clip(to: Path, style: FillStyle = _, options: GraphicsContext.ClipOptions = _)
      func clipToLayer(opacity: Double = _, options: GraphicsContext.ClipOptions = _, content: (inout GraphicsContext) -> Void)
      func addFilter(_: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = _)
      func resolve(_: GraphicsContext.Shading) -> GraphicsContext.Shading
      func drawLayer(content: (inout GraphicsContext) -> Void)
      func fill(_: Path, with: GraphicsContext.Shading, style: FillStyle = _)
      func stroke(_: Path, with: GraphicsContext.Shading, style: StrokeStyle)
      func stroke(_: Path, with: GraphicsContext.Shading, lineWidth: CGFloat = _)
      func resolve(_: Image) -> GraphicsContext.ResolvedImage
      func draw(_: GraphicsContext.ResolvedImage, in: CGRect, style: FillStyle = _)
      func draw(_: GraphicsContext.ResolvedImage, at: CGPoint, anchor: UnitPoint = _)
      func draw(_: Image, in: CGRect, style: FillStyle = _)
      func draw(_: Image, at: CGPoint, anchor: UnitPoint = _)
      func resolve(_: Text) -> GraphicsContext.ResolvedText
      func draw(_: GraphicsContext.ResolvedText, in: CGRect)
      func draw(_: GraphicsContext.ResolvedText, at: CGPoint, anchor: UnitPoint = _)
      func draw(_: Text, in: CGRect)
      func draw(_: Text, at: CGPoint, anchor: UnitPoint = _)
      func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol?
      func draw(_: GraphicsContext.ResolvedSymbol, in: CGRect)
      func draw(_: GraphicsContext.ResolvedSymbol, at: CGPoint, anchor: UnitPoint = _)
      func withCGContext(content: (CGContext) -> Void)
      func draw(_: Text.Layout.Line, options: Text.Layout.DrawingOptions = _)
      struct BlendMode: RawRepresentable, Equatable {
        typealias RawValue = Int32
        init(rawValue: Int32)
        var rawValue: Int32
        static var normal: GraphicsContext.BlendMode
        static var multiply: GraphicsContext.BlendMode
        static var screen: GraphicsContext.BlendMode
        static var overlay: GraphicsContext.BlendMode
        static var darken: GraphicsContext.BlendMode
        static var lighten: GraphicsContext.BlendMode
        static var colorDodge: GraphicsContext.BlendMode
        static var colorBurn: GraphicsContext.BlendMode
        static var softLight: GraphicsContext.BlendMode
        static var hardLight: GraphicsContext.BlendMode
        static var difference: GraphicsContext.BlendMode
        static var exclusion: GraphicsContext.BlendMode
        static var hue: GraphicsContext.BlendMode
        static var saturation: GraphicsContext.BlendMode
        static var color: GraphicsContext.BlendMode
        static var luminosity: GraphicsContext.BlendMode
        static var clear: GraphicsContext.BlendMode
        static var copy: GraphicsContext.BlendMode
        static var sourceIn: GraphicsContext.BlendMode
        static var sourceOut: GraphicsContext.BlendMode
        static var sourceAtop: GraphicsContext.BlendMode
        static var destinationOver: GraphicsContext.BlendMode
        static var destinationIn: GraphicsContext.BlendMode
        static var destinationOut: GraphicsContext.BlendMode
        static var destinationAtop: GraphicsContext.BlendMode
        static var xor: GraphicsContext.BlendMode
        static var plusDarker: GraphicsContext.BlendMode
        static var plusLighter: GraphicsContext.BlendMode
      }
      struct ClipOptions: OptionSet {
        typealias ArrayLiteralElement = GraphicsContext.ClipOptions
        typealias RawValue = UInt32
        init(rawValue: UInt32)
        static var inverse: GraphicsContext.ClipOptions
      }
      struct Filter {
        static var luminanceToAlpha: GraphicsContext.Filter
        static func projectionTransform(_: ProjectionTransform) -> GraphicsContext.Filter
        static func shadow(color: Color = _, radius: CGFloat, x: CGFloat = _, y: CGFloat = _, blendMode: GraphicsContext.BlendMode = _, options: GraphicsContext.ShadowOptions = _) -> GraphicsContext.Filter
        static func colorMultiply(_: Color) -> GraphicsContext.Filter
        static func colorMatrix(_: ColorMatrix) -> GraphicsContext.Filter
        static func hueRotation(_: Angle) -> GraphicsContext.Filter
        static func saturation(_: Double) -> GraphicsContext.Filter
        static func brightness(_: Double) -> GraphicsContext.Filter
        static func contrast(_: Double) -> GraphicsContext.Filter
        static func colorInvert(_: Double = _) -> GraphicsContext.Filter
        static func grayscale(_: Double) -> GraphicsContext.Filter
        static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = _) -> GraphicsContext.Filter
        static func alphaThreshold(min: Double, max: Double = _, color: Color = _) -> GraphicsContext.Filter
        static func colorShader(_: Shader) -> GraphicsContext.Filter
        static func distortionShader(_: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter
        static func layerShader(_: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter
      }
      struct ShadowOptions: OptionSet {
        typealias ArrayLiteralElement = GraphicsContext.ShadowOptions
        typealias RawValue = UInt32
        init(rawValue: UInt32)
        static var shadowAbove: GraphicsContext.ShadowOptions
        static var shadowOnly: GraphicsContext.ShadowOptions
        static var invertsAlpha: GraphicsContext.ShadowOptions
        static var disablesGroup: GraphicsContext.ShadowOptions
      }
      struct BlurOptions: OptionSet {
        typealias ArrayLiteralElement = GraphicsContext.BlurOptions
        typealias RawValue = UInt32
        init(rawValue: UInt32)
        static var opaque: GraphicsContext.BlurOptions
        static var dithersResult: GraphicsContext.BlurOptions
      }
      struct FilterOptions: OptionSet {
        typealias ArrayLiteralElement = GraphicsContext.FilterOptions
        typealias RawValue = UInt32
        init(rawValue: UInt32)
        static var linearColor: GraphicsContext.FilterOptions
      }
      struct Shading {
        static var backdrop: GraphicsContext.Shading
        static var foreground: GraphicsContext.Shading
        static func palette(_: [GraphicsContext.Shading]) -> GraphicsContext.Shading
        static func color(_: Color) -> GraphicsContext.Shading
        static func color(_: Color.RGBColorSpace = _, red: Double, green: Double, blue: Double, opacity: Double = _) -> GraphicsContext.Shading
        static func color(_: Color.RGBColorSpace = _, white: Double, opacity: Double = _) -> GraphicsContext.Shading
        static func shader(_: Shader, bounds: CGRect = _) -> GraphicsContext.Shading
        static func style<S: ShapeStyle>(_: S) -> GraphicsContext.Shading
        static func linearGradient(_: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = _) -> GraphicsContext.Shading
        static func radialGradient(_: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = _) -> GraphicsContext.Shading
        static func conicGradient(_: Gradient, center: CGPoint, angle: Angle = _, options: GraphicsContext.GradientOptions = _) -> GraphicsContext.Shading
        static func tiledImage(_: Image, origin: CGPoint = _, sourceRect: CGRect = _, scale: CGFloat = _) -> GraphicsContext.Shading
        static func meshGradient(_: MeshGradient) -> GraphicsContext.Shading
      }
      struct GradientOptions: OptionSet {
        typealias ArrayLiteralElement = GraphicsContext.GradientOptions
        typealias RawValue = UInt32
        init(rawValue: UInt32)
        static var `repeat`: GraphicsContext.GradientOptions
        static var mirror: GraphicsContext.GradientOptions
        static var linearColor: GraphicsContext.GradientOptions
      }
      struct ResolvedImage {
        var size: CGSize
        var baseline: CGFloat
        var shading: GraphicsContext.Shading?
      }
      struct ResolvedText {
        var shading: GraphicsContext.Shading
        func measure(in: CGSize) -> CGSize
        func firstBaseline(in: CGSize) -> CGFloat
        func lastBaseline(in: CGSize) -> CGFloat
      }
      struct ResolvedSymbol {
        var size: CGSize
      }
    }
    struct GroupElementsOfContent<Subviews: View, Content: View>: View {
      typealias Body = Never
    }
    struct GroupSectionsOfContent<Sections: View, Content: View>: View {
      typealias Body = Never
    }
    enum HorizontalDirection: Int8, CaseIterable, Codable {
      case leading, trailing
      struct Set: OptionSet, Hashable {
        typealias RawValue = Int8
        typealias Element = HorizontalDirection.Set
        init(rawValue: Int8)
        init(_: HorizontalDirection)
        var rawValue: Int8
        static var leading: HorizontalDirection.Set
        static var trailing: HorizontalDirection.Set
        static var all: HorizontalDirection.Set
      }
    }
    struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
      typealias Index = Base.Index
      subscript(_: [Binding<Base.Element>].Index) -> [Binding<Base.Element>].Element
      var startIndex: [Binding<Base.Element>].Index
      var endIndex: [Binding<Base.Element>].Index
      struct Element {}
    }
    extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {}
    extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    struct InterfaceOrientation: CaseIterable, Identifiable, Equatable {
      typealias ID = String
      var id: String
      static var allCases: [InterfaceOrientation]
      static var portrait: InterfaceOrientation
      static var portraitUpsideDown: InterfaceOrientation
      static var landscapeLeft: InterfaceOrientation
      static var landscapeRight: InterfaceOrientation
    }
    struct ItemProviderTableRowModifier {
      typealias Body = Never
    }
    struct ModifiedContent<Content, Modifier> {
      typealias Body = Never
      init(content: Content, modifier: Modifier)
      var content: Content
      var modifier: Modifier
    }
    extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
      typealias Data = Content.Data
      var data: Content.Data
    }
    extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
    extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
    extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
    struct NSHostingSceneBridgingOptions: OptionSet {
      init(rawValue: Int)
      static var all: NSHostingSceneBridgingOptions
      static var title: NSHostingSceneBridgingOptions
      static var toolbars: NSHostingSceneBridgingOptions
    }
    struct NSHostingSizingOptions: OptionSet {
      static var intrinsicContentSize: NSHostingSizingOptions
      static var maxSize: NSHostingSizingOptions
      static var minSize: NSHostingSizingOptions
      static var preferredContentSize: NSHostingSizingOptions
      static var standardBounds: NSHostingSizingOptions
    }
    class NSHostingView<Content: View>: NSView {
      init(rootView: Content)
      var rootView: Content
      var safeAreaRegions: SafeAreaRegions
      var sceneBridgingOptions: NSHostingSceneBridgingOptions
      var sizingOptions: NSHostingSizingOptions
    }
    protocol NSViewRepresentable: View {
      associatedtype NSViewType: NSView
      associatedtype Coordinator = Void
      typealias Context = NSViewRepresentableContext<Self>
      func makeNSView(context: Self.Context) -> Self.NSViewType
      func updateNSView(_: Self.NSViewType, context: Self.Context)
      func makeCoordinator() -> Self.Coordinator
      func sizeThatFits(_: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
      static func dismantleNSView(_: Self.NSViewType, coordinator: Self.Coordinator)
    }
    extension NSViewRepresentable {
      typealias Body = Never
      func makeCoordinator() -> Self.Coordinator
    }
    struct NSViewRepresentableContext<View: NSViewRepresentable> {
      var coordinator: View.Coordinator
      var environment: EnvironmentValues
      var transaction: Transaction
      func animate(changes: () -> Void, completion: (() -> Void)? = _)
    }
    struct OnInsertTableRowModifier {
      typealias Body = Never
    }
    struct OpenSettingsAction {
      func callAsFunction()
    }
    struct OrnamentAttachmentAnchor {
      static func scene(_: UnitPoint) -> OrnamentAttachmentAnchor
    }
    struct OutlineSubgroupChildren: View {
      typealias Body = Never
    }
    struct PaletteSelectionEffect: Equatable {
      static var automatic: PaletteSelectionEffect
      static var custom: PaletteSelectionEffect
      static func symbolVariant(_: SymbolVariants) -> PaletteSelectionEffect
    }
    struct PencilHoverPose {
      var altitude: Angle
      var anchor: UnitPoint
      var azimuth: Angle
      var location: CGPoint
      var roll: Angle
      var zDistance: CGFloat
    }
    struct PencilPreferredAction {
      static var ignore: PencilPreferredAction
      static var runSystemShortcut: PencilPreferredAction
      static var showColorPalette: PencilPreferredAction
      static var showContextualPalette: PencilPreferredAction
      static var showInkAttributes: PencilPreferredAction
      static var switchEraser: PencilPreferredAction
      static var switchPrevious: PencilPreferredAction
    }
    struct PeriodicTimelineSchedule: TimelineSchedule {
      func entries(from: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
      struct Entries: Sequence, IteratorProtocol {
        typealias Element = Date
        func next() -> Date?
      }
    }
    struct PlaceholderContentView<Value>: View {
      typealias Body = Never
    }
    struct PointerStyle {
      static var `default`: PointerStyle
      static var columnResize: PointerStyle
      static var grabActive: PointerStyle
      static var grabIdle: PointerStyle
      static var horizontalText: PointerStyle
      static var link: PointerStyle
      static var rectSelection: PointerStyle
      static var rowResize: PointerStyle
      static var verticalText: PointerStyle
      static var zoomIn: PointerStyle
      static var zoomOut: PointerStyle
      static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle
      static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = _) -> PointerStyle
      static func image(_: Image, hotSpot: UnitPoint) -> PointerStyle
      static func rowResize(directions: VerticalDirection.Set) -> PointerStyle
      static func shape(_: some Shape, eoFill: Bool = _, size: CGSize) -> PointerStyle
    }
    extension Preview {
      init(_: String? = _, traits: PreviewTrait<Preview.ViewTraits>..., body: () -> any View)
    }
    protocol PreviewContext {
      subscript<Key: PreviewContextKey>(_: Key.Type) -> Key.Value
    }
    protocol PreviewContextKey {
      associatedtype Value
      static var defaultValue: Self.Value
    }
    struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
      typealias RawValue = String
      typealias StringLiteralType = String
      init(rawValue: String)
      init(stringLiteral: String)
      var rawValue: String
    }
    protocol PreviewModifier {
      associatedtype Context
      associatedtype Body: View
      typealias Content = PreviewModifierContent
      func body(content: Self.Content, context: Self.Context) -> Self.Body
      static func makeSharedContext() -> Self.Context
    }
    struct PreviewModifierContent: View {
      typealias Body = Never
    }
    enum PreviewPlatform: Equatable, Hashable {
      case iOS, macOS, tvOS, watchOS
    }
    protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder static var previews: Self.Previews
      static var platform: PreviewPlatform?
    }
    extension PreviewProvider {
      static var platform: PreviewPlatform?
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      static func modifier(_: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits>
    }
    struct PushWindowAction {
      func callAsFunction(id: String)
      func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D)
      func callAsFunction<D: Decodable & Encodable & Hashable>(value: D)
    }
    struct RedactionReasons: OptionSet {
      typealias ArrayLiteralElement = RedactionReasons
      typealias RawValue = Int
      init(rawValue: Int)
      static var placeholder: RedactionReasons
      static var privacy: RedactionReasons
      static var invalidated: RedactionReasons
    }
    struct SceneLaunchBehavior {
      static var automatic: SceneLaunchBehavior
      static var presented: SceneLaunchBehavior
      static var suppressed: SceneLaunchBehavior
    }
    struct ScenePadding: Equatable {
      static var minimum: ScenePadding
      static var navigationBar: ScenePadding
    }
    struct SceneRestorationBehavior {
      static var automatic: SceneRestorationBehavior
      static var disabled: SceneRestorationBehavior
    }
    struct SectionCollection: RandomAccessCollection, View {
      typealias Body = Never
      typealias Element = SectionConfiguration
      typealias Index = Int
    }
    struct SectionConfiguration: Identifiable {
      typealias ID = AnyHashable
      var id: AnyHashable
      var actions: SectionConfiguration.Actions
      var containerValues: ContainerValues
      var content: SubviewsCollection
      var footer: SubviewsCollection
      var header: SubviewsCollection
      struct Actions: View {
        typealias Body = Never
      }
    }
    protocol ShapeView<Content>: View {
      associatedtype Content: Shape
      var shape: Self.Content
    }
    extension ShapeView {
      func fill<S: ShapeStyle>(_: S = _, style: FillStyle = _) -> FillShapeView<Self.Content, S, Self>
      func stroke<S: ShapeStyle>(_: S, style: StrokeStyle, antialiased: Bool = _) -> StrokeShapeView<Self.Content, S, Self>
      func stroke<S: ShapeStyle>(_: S, lineWidth: CGFloat = _, antialiased: Bool = _) -> StrokeShapeView<Self.Content, S, Self>
    }
    extension ShapeView where Self.Content: InsettableShape {
      func strokeBorder<S: ShapeStyle>(_: S = _, style: StrokeStyle, antialiased: Bool = _) -> StrokeBorderShapeView<Self.Content, S, Self>
      func strokeBorder<S: ShapeStyle>(_: S = _, lineWidth: CGFloat = _, antialiased: Bool = _) -> StrokeBorderShapeView<Self.Content, S, Self>
    }
    struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
      typealias Body = Never
      init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background)
      var shape: Content
      var style: Style
      var strokeStyle: StrokeStyle
      var isAntialiased: Bool
      var background: Background
    }
    struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
      typealias Body = Never
      init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background)
      var shape: Content
      var style: Style
      var strokeStyle: StrokeStyle
      var isAntialiased: Bool
      var background: Background
    }
    struct Subview: View, Identifiable {
      typealias Body = Never
      typealias ID = AnyHashable
      var id: AnyHashable
      var containerValues: ContainerValues
    }
    struct SubviewsCollection: RandomAccessCollection, View {
      typealias Body = Never
      typealias Element = Subview
      typealias Index = Int
    }
    struct TimeDataSource<Value> {
      static var currentDate: TimeDataSource<Date>
      static func dateRange(endingAt: Date) -> TimeDataSource<Range<Date>>
      static func dateRange(startingAt: Date) -> TimeDataSource<Range<Date>>
      static func durationOffset(to: Date) -> TimeDataSource<Duration>
    }
    protocol TimelineSchedule {
      typealias Mode = TimelineScheduleMode
      associatedtype Entries: Sequence where Self.Entries.Element == Date
      func entries(from: Date, mode: Self.Mode) -> Self.Entries
    }
    extension TimelineSchedule {
      static func explicit<S: Sequence>(_: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date
    }
    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      static var animation: AnimationTimelineSchedule
      static func animation(minimumInterval: Double? = _, paused: Bool = _) -> AnimationTimelineSchedule
    }
    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      static var everyMinute: EveryMinuteTimelineSchedule
    }
    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      static func periodic(from: Date, by: TimeInterval) -> PeriodicTimelineSchedule
    }
    enum TimelineScheduleMode: Equatable, Hashable {
      case normal, lowFrequency
    }
    struct TimelineView<Schedule: TimelineSchedule, Content> {
      struct Context {
        var date: Date
        var cadence: TimelineView<Schedule, Content>.Context.Cadence
        func invalidateTimelineContent()
        enum Cadence: Comparable, Hashable {
          case live, seconds, minutes
          static func < (_: TimelineView<Schedule, Content>.Context.Cadence, _: TimelineView<Schedule, Content>.Context.Cadence) -> Bool
        }
      }
    }
    extension TimelineView: View where Content: View {
      typealias Body = Never
      init(_: Schedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content)
      @_disfavoredOverload init(_: Schedule, @ViewBuilder content: (TimelineView<Schedule, Content>.Context) -> Content)
    }
    struct TupleView<T>: View {
      typealias Body = Never
      init(_: T)
      var value: T
    }
    extension UIContentSizeCategory {
      init(_: ContentSizeCategory?)
      init(_: DynamicTypeSize?)
    }
    struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
      func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B>
      func background<S: ShapeStyle>(_: S) -> UIHostingConfiguration<Content, S>
      func margins(_: Edge.Set = _, _: CGFloat) -> UIHostingConfiguration<Content, Background>
      func margins(_: Edge.Set = _, _: EdgeInsets) -> UIHostingConfiguration<Content, Background>
      func minSize(width: CGFloat? = _, height: CGFloat? = _) -> UIHostingConfiguration<Content, Background>
      func minSize() -> UIHostingConfiguration<Content, Background>
      func makeContentView() -> any UIView & UIContentView
      func updated(for: any UIConfigurationState) -> UIHostingConfiguration<Content, Background>
    }
    extension UIHostingConfiguration where Background == EmptyView {
      init(@ViewBuilder content: () -> Content)
    }
    extension UILegibilityWeight {
      init(_: LegibilityWeight?)
    }
    protocol UIViewRepresentable: View where Self.Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      func makeUIView(context: Self.Context) -> Self.UIViewType
      func updateUIView(_: Self.UIViewType, context: Self.Context)
      func makeCoordinator() -> Self.Coordinator
      func sizeThatFits(_: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
      static func dismantleUIView(_: Self.UIViewType, coordinator: Self.Coordinator)
    }
    extension UIViewRepresentable {
      func sizeThatFits(_: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
      static func dismantleUIView(_: Self.UIViewType, coordinator: Self.Coordinator)
    }
    extension UIViewRepresentable where Self.Coordinator == () {
      func makeCoordinator() -> Self.Coordinator
    }
    struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      var coordinator: Representable.Coordinator
      var transaction: Transaction
      var environment: EnvironmentValues
      func animate(changes: () -> Void, completion: (() -> Void)? = _)
    }
    struct UtilityWindow<Content: View>: Scene {
      typealias Body = Never
      init(_: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, id: String, @ViewBuilder content: () -> Content)
      init(_: Text, id: String, @ViewBuilder content: () -> Content)
    }
    enum VerticalDirection: Int8, CaseIterable, Codable {
      case down, up
      struct Set: OptionSet, Hashable {
        typealias RawValue = Int8
        typealias Element = VerticalDirection.Set
        init(rawValue: Int8)
        init(_: VerticalDirection)
        var rawValue: Int8
        static var up: VerticalDirection.Set
        static var down: VerticalDirection.Set
        static var all: VerticalDirection.Set
      }
    }
    protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Self.Body
    }
    extension View where Self: Equatable {
      func animation(_: Animation?) -> some View
      func equatable() -> EquatableView<Self>
    }
    @resultBuilder struct ViewBuilder {
      static func buildExpression<Content: View>(_: Content) -> Content
    }
    typealias ContentBuilder = ViewBuilder
    protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content<Self>
      @ViewBuilder func body(content: Self.Content) -> Self.Body
    }
    extension ViewModifier {
      func concat<T>(_: T) -> ModifiedContent<Self, T>
      func transaction(_: (inout Transaction) -> Void) -> some ViewModifier
      func animation(_: Animation?) -> some ViewModifier
    }
    extension ViewModifier where Self.Body == Never {
      func body(content: Self.Content) -> Self.Body
    }
    enum Visibility: Hashable, CaseIterable {
      case automatic, visible, hidden
      static var allCases: [Visibility]
    }
    struct WritingToolsBehavior {
      static var automatic: WritingToolsBehavior
      static var complete: WritingToolsBehavior
      static var disabled: WritingToolsBehavior
      static var limited: WritingToolsBehavior
    }
    typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
    func withTransaction<Result>(_: Transaction, _: () -> Result) -> Result
    func withTransaction<R, V>(_: WritableKeyPath<Transaction, V>, _: V, _: () -> R) -> R
    """#)
}
