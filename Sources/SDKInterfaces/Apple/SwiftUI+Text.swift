// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Text, images, text fields.
  static let swiftUIText = InterfaceFile(
    "SwiftUI",
    #"""
    struct AsyncImage<Content: View>: View {
      typealias Body = Never
      init(url: URL?, scale: CGFloat = _) where Content == Image
      init<I: View, P: View>(url: URL?, scale: CGFloat = _, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P) where Content == _ConditionalContent<I, P>
      init(url: URL?, scale: CGFloat = _, transaction: Transaction = _, @ViewBuilder content: (AsyncImagePhase) -> Content)
    }
    enum AsyncImagePhase {
      case empty, success(Image), failure(any Error)
      var image: Image?
      var error: (any Error)?
    }
    struct AutomaticTextEditorStyle: TextEditorStyle {
      init()
      struct Body: View {
        typealias Body = Never
      }
    }
    enum ContentSizeCategory: Hashable, CaseIterable {
      case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      init?(_: UIContentSizeCategory)
      var isAccessibilityCategory: Bool
      static var allCases: [ContentSizeCategory]
      static func < (_: ContentSizeCategory, _: ContentSizeCategory) -> Bool
      static func <= (_: ContentSizeCategory, _: ContentSizeCategory) -> Bool
      static func > (_: ContentSizeCategory, _: ContentSizeCategory) -> Bool
      static func >= (_: ContentSizeCategory, _: ContentSizeCategory) -> Bool
    }
    struct DefaultTextFieldStyle: TextFieldStyle {
      init()
    }
    struct DisabledTextSelectability: TextSelectability {
      static var allowsSelection: Bool
    }
    enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      init?(_: UIContentSizeCategory)
      var isAccessibilitySize: Bool
      static var allCases: [DynamicTypeSize]
      static func < (_: DynamicTypeSize, _: DynamicTypeSize) -> Bool
    }
    struct EnabledTextSelectability: TextSelectability {
      static var allowsSelection: Bool
    }
    struct Image: Equatable, View, Transferable {
      typealias Body = Never
      init(_: String, bundle: Bundle? = _)
      init(_: String, bundle: Bundle? = _, label: Text)
      init(decorative: String, bundle: Bundle? = _)
      init(systemName: String)
      init(systemName: String, variableValue: Double?)
      init(_: String, variableValue: Double?, bundle: Bundle? = _)
      init(_: String, variableValue: Double?, bundle: Bundle? = _, label: Text)
      init(decorative: String, variableValue: Double?, bundle: Bundle? = _)
      init(_: ImageResource)
      init(uiImage: UIImage)
      init(_: CGImage, scale: CGFloat, orientation: Image.Orientation = _, label: Text)
      init(decorative: CGImage, scale: CGFloat, orientation: Image.Orientation = _)
      init(size: CGSize, label: Text? = _, opaque: Bool = _, colorMode: ColorRenderingMode = _, renderer: (inout GraphicsContext) -> Void)
      init(nsImage: NSImage)
      func allowedDynamicRange(_: Image.DynamicRange?) -> Image
      func resizable(capInsets: EdgeInsets = _, resizingMode: Image.ResizingMode = _) -> Image
      func renderingMode(_: Image.TemplateRenderingMode?) -> Image
      func interpolation(_: Image.Interpolation) -> Image
      func antialiased(_: Bool) -> Image
      func symbolRenderingMode(_: SymbolRenderingMode?) -> Image
      func symbolColorRenderingMode(_: SymbolColorRenderingMode?) -> Image
      func symbolVariableValueMode(_: SymbolVariableValueMode?) -> Image
      enum Orientation: UInt8, CaseIterable, Hashable, RawRepresentable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
        static var allCases: [Image.Orientation]
      }
      struct DynamicRange: Hashable {
        static var standard: Image.DynamicRange
        static var constrainedHigh: Image.DynamicRange
        static var high: Image.DynamicRange
      }
      enum ResizingMode: Hashable {
        case tile, stretch
      }
      enum TemplateRenderingMode: Hashable {
        case template, original
      }
      enum Scale: Hashable {
        case small, medium, large
      }
      enum Interpolation: Hashable {
        case none, low, medium, high
      }
    }
    class ImageRenderer<Content: View>: ObservableObject, Observable {
      typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
      init(content: Content)
      var objectWillChange: PassthroughSubject<Void, Never>
      var content: Content
      var proposedSize: ProposedViewSize
      var scale: CGFloat
      var isOpaque: Bool
      var colorMode: ColorRenderingMode
      var cgImage: CGImage?
      var uiImage: UIImage?
      var allowedDynamicRange: Image.DynamicRange?
      var isObservationEnabled: Bool
      var nsImage: NSImage?
      func render(rasterizationScale: CGFloat = _, renderer: (CGSize, (CGContext) -> Void) -> Void)
    }
    enum LegibilityWeight: Hashable {
      case regular, bold
      init?(_: UILegibilityWeight)
    }
    @localizable struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
      typealias StringLiteralType = String
      init(_: String)
      init(stringLiteral: String)
      init(stringInterpolation: LocalizedStringKey.StringInterpolation)
      struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        func appendLiteral(_: String)
        func appendInterpolation(_: String)
        func appendInterpolation<Subject: ReferenceConvertible>(_: Subject, formatter: Formatter? = _)
        func appendInterpolation<Subject: NSObject>(_: Subject, formatter: Formatter? = _)
        func appendInterpolation<F: FormatStyle>(_: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
        func appendInterpolation<T: _FormatSpecifiable>(_: T)
        func appendInterpolation<T: _FormatSpecifiable>(_: T, specifier: String)
        func appendInterpolation(_: Text)
        func appendInterpolation(_: AttributedString)
        func appendInterpolation(_: LocalizedStringResource)
        func appendInterpolation(_: Image)
        func appendInterpolation(_: Date, style: Text.DateStyle)
        func appendInterpolation(_: ClosedRange<Date>)
        func appendInterpolation(_: DateInterval)
        func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = _, countsDown: Bool = _, showsHours: Bool = _)
        func appendInterpolation<F: FormatStyle>(_: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString
        @_disfavoredOverload func appendInterpolation<V, F: DiscreteFormatStyle>(_: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String
        func appendInterpolation<V, F: DiscreteFormatStyle>(_: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == AttributedString
        func appendInterpolation(accessibilityName: Color)
      }
    }
    extension NSUnderlineStyle {
      init(_: Text.LineStyle)
    }
    struct PlainTextEditorStyle: TextEditorStyle {
      typealias Body = Never
      init()
    }
    struct PlainTextFieldStyle: TextFieldStyle {
      init()
    }
    struct RoundedBorderTextEditorStyle: TextEditorStyle {
      typealias Body = Never
      init()
    }
    struct RoundedBorderTextFieldStyle: TextFieldStyle {
      init()
    }
    struct SquareBorderTextFieldStyle: TextFieldStyle {
      init()
    }
    struct Text: Equatable, View {
      typealias Body = Never
      init(verbatim: String)
      @_disfavoredOverload init<S: StringProtocol>(_: S)
      @_disfavoredOverload init(_: AttributedString)
      @_disfavoredOverload init(_: LocalizedStringResource)
      init<Subject: ReferenceConvertible>(_: Subject, formatter: Formatter)
      init<Subject: NSObject>(_: Subject, formatter: Formatter)
      init<F: FormatStyle>(_: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
      init(_: Image)
      @localizing init(_: LocalizedStringKey, tableName: String? = _, bundle: Bundle? = _, comment: StaticString? = _)
      init(_: Date, style: Text.DateStyle)
      init(_: ClosedRange<Date>)
      init(_: DateInterval)
      init(timerInterval: ClosedRange<Date>, pauseTime: Date? = _, countsDown: Bool = _, showsHours: Bool = _)
      init<F: FormatStyle>(_: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString
      @_disfavoredOverload init<V, F: DiscreteFormatStyle>(_: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String
      init<V, F: DiscreteFormatStyle>(_: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == AttributedString
      func typesettingLanguage(_: Locale.Language, isEnabled: Bool = _) -> Text
      func typesettingLanguage(_: TypesettingLanguage, isEnabled: Bool = _) -> Text
      func accessibilityTextContentType(_: AccessibilityTextContentType) -> Text
      func accessibilityHeading(_: AccessibilityHeadingLevel) -> Text
      func accessibilityLabel(_: Text) -> Text
      func accessibilityLabel(_: LocalizedStringKey) -> Text
      @_disfavoredOverload func accessibilityLabel(_: LocalizedStringResource) -> Text
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S) -> Text
      func speechAlwaysIncludesPunctuation(_: Bool = _) -> Text
      func speechSpellsOutCharacters(_: Bool = _) -> Text
      func speechAdjustedPitch(_: Double) -> Text
      func speechAnnouncementsQueued(_: Bool = _) -> Text
      func foregroundColor(_: Color?) -> Text
      func foregroundStyle<S: ShapeStyle>(_: S) -> Text
      func font(_: Font?) -> Text
      func fontWeight(_: Font.Weight?) -> Text
      func fontWidth(_: Font.Width?) -> Text
      func bold() -> Text
      func bold(_: Bool) -> Text
      func italic() -> Text
      func italic(_: Bool) -> Text
      func monospaced(_: Bool = _) -> Text
      func fontDesign(_: Font.Design?) -> Text
      func monospacedDigit() -> Text
      func strikethrough(_: Bool = _, color: Color? = _) -> Text
      func strikethrough(_: Bool = _, pattern: Text.LineStyle.Pattern, color: Color? = _) -> Text
      func underline(_: Bool = _, color: Color? = _) -> Text
      func underline(_: Bool = _, pattern: Text.LineStyle.Pattern, color: Color? = _) -> Text
      func kerning(_: CGFloat) -> Text
      func tracking(_: CGFloat) -> Text
      func baselineOffset(_: CGFloat) -> Text
      func textScale(_: Text.Scale, isEnabled: Bool = _) -> Text
      func customAttribute<T: TextAttribute>(_: T) -> Text
      func textVariant<V: TextVariantPreference>(_: V) -> some View
      static func + (_: Text, _: Text) -> Text
      enum TruncationMode: Hashable {
        case head, tail, middle
      }
      enum Case: Hashable {
        case uppercase, lowercase
      }
      struct LineStyle: Hashable {
        init(pattern: Text.LineStyle.Pattern = _, color: Color? = _)
        init?(nsUnderlineStyle: NSUnderlineStyle)
        static var single: Text.LineStyle
        struct Pattern {
          static var solid: Text.LineStyle.Pattern
          static var dot: Text.LineStyle.Pattern
          static var dash: Text.LineStyle.Pattern
          static var dashDot: Text.LineStyle.Pattern
          static var dashDotDot: Text.LineStyle.Pattern
        }
      }
      struct DateStyle: Equatable {
        static var time: Text.DateStyle
        static var date: Text.DateStyle
        static var relative: Text.DateStyle
        static var offset: Text.DateStyle
        static var timer: Text.DateStyle
      }
      struct Scale: Hashable {
        static var `default`: Text.Scale
        static var secondary: Text.Scale
      }
      struct Layout: RandomAccessCollection {
        typealias Element = Text.Layout.Line
        typealias Index = Int
        var isTruncated: Bool
        struct Line: RandomAccessCollection {
          typealias Element = Text.Layout.Run
          typealias Index = Int
          var origin: CGPoint
          var typographicBounds: Text.Layout.TypographicBounds
        }
        struct Run: RandomAccessCollection {
          typealias Element = Text.Layout.RunSlice
          typealias Index = Int
          subscript<T: TextAttribute>(_: T.Type) -> T?
          var typographicBounds: Text.Layout.TypographicBounds
        }
        struct RunSlice: RandomAccessCollection {
          typealias Element = Text.Layout.RunSlice
          typealias Index = Int
          var typographicBounds: Text.Layout.TypographicBounds
        }
        struct TypographicBounds: Equatable {
          var ascent: CGFloat
          var descent: CGFloat
          var leading: CGFloat
          var origin: CGPoint
          var rect: CGRect
          var width: CGFloat
        }
      }
      struct AlignmentStrategy {
        static var `default`: Text.AlignmentStrategy
        static var layoutBased: Text.AlignmentStrategy
        static var writingDirectionBased: Text.AlignmentStrategy
      }
      struct WritingDirectionStrategy {
        static var `default`: Text.WritingDirectionStrategy
        static var contentBased: Text.WritingDirectionStrategy
        static var layoutBased: Text.WritingDirectionStrategy
      }
      struct LayoutKey: PreferenceKey {
        typealias Value = [Text.LayoutKey.AnchoredLayout]
        static var defaultValue: [Text.LayoutKey.AnchoredLayout]
        static func reduce(value: inout [Text.LayoutKey.AnchoredLayout], nextValue: () -> [Text.LayoutKey.AnchoredLayout])
        struct AnchoredLayout: Equatable {
          var origin: Anchor<CGPoint>
          var layout: Text.Layout
        }
      }
    }
    enum TextAlignment: Hashable, CaseIterable {
      case leading, center, trailing
      static var allCases: [TextAlignment]
    }
    protocol TextAttribute: Hashable {}
    struct TextEditor: View {
      typealias Body = Never
      init(text: Binding<String>)
      init(text: Binding<String>, selection: Binding<TextSelection?>)
      init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = _)
    }
    protocol TextEditorStyle {
      associatedtype Body: View
      typealias Configuration = TextEditorStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension TextEditorStyle where Self == AutomaticTextEditorStyle {
      static var automatic: AutomaticTextEditorStyle
    }
    extension TextEditorStyle where Self == PlainTextEditorStyle {
      static var plain: PlainTextEditorStyle
    }
    extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
      static var roundedBorder: RoundedBorderTextEditorStyle
    }
    struct TextEditorStyleConfiguration {}
    struct TextField<Label: View>: View {
      typealias Body = Never
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = _, @ViewBuilder label: () -> Label) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = _, @ViewBuilder label: () -> Label) where F.FormatOutput == String
      init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = _, @ViewBuilder label: () -> Label)
      init(text: Binding<String>, prompt: Text? = _, axis: Axis, @ViewBuilder label: () -> Label)
      init(text: Binding<String>, prompt: Text? = _, @ViewBuilder label: () -> Label)
      init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _, @ViewBuilder label: () -> Label)
    }
    extension TextField where Label == Text {
      init<F: ParseableFormatStyle>(_: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = _) where F.FormatOutput == String
      @_disfavoredOverload init<F: ParseableFormatStyle>(_: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = _) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(_: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = _) where F.FormatOutput == String
      @_disfavoredOverload init<F: ParseableFormatStyle>(_: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = _) where F.FormatOutput == String
      init<V>(_: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?)
      @_disfavoredOverload init<V>(_: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?)
      @_disfavoredOverload init<S: StringProtocol, V>(_: S, value: Binding<V>, formatter: Formatter, prompt: Text?)
      init<V>(_: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
      @_disfavoredOverload init<V>(_: LocalizedStringResource, value: Binding<V>, formatter: Formatter)
      @_disfavoredOverload init<S: StringProtocol, V>(_: S, value: Binding<V>, formatter: Formatter)
      init<V>(_: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      init<V>(_: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void)
      init<V>(_: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol, V>(_: S, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol, V>(_: S, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void)
      @_disfavoredOverload init<S: StringProtocol, V>(_: S, value: Binding<V>, formatter: Formatter, onCommit: () -> Void)
      init(_: LocalizedStringKey, text: Binding<String>, axis: Axis)
      @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>, axis: Axis)
      init(_: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, axis: Axis)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, prompt: Text?, axis: Axis)
      init(_: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>, prompt: Text?)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, prompt: Text?)
      init(_: LocalizedStringKey, text: Binding<String>)
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>)
      init(_: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      init(_: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void)
      init(_: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, onEditingChanged: (Bool) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, onCommit: () -> Void)
      init(_: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _)
    }
    struct TextFieldLink<Label: View>: View {
      typealias Body = Never
      init(prompt: Text? = _, @ViewBuilder label: () -> Label, onSubmit: (String) -> Void)
    }
    extension TextFieldLink where Label == Text {
      init(_: LocalizedStringKey, prompt: Text? = _, onSubmit: (String) -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, prompt: Text? = _, onSubmit: (String) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, prompt: Text? = _, onSubmit: (String) -> Void)
    }
    protocol TextFieldStyle {}
    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      static var automatic: DefaultTextFieldStyle
    }
    extension TextFieldStyle where Self == PlainTextFieldStyle {
      static var plain: PlainTextFieldStyle
    }
    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      static var roundedBorder: RoundedBorderTextFieldStyle
    }
    extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
      static var squareBorder: SquareBorderTextFieldStyle
    }
    struct TextInputAutocapitalization {
      init?(_: UITextAutocapitalizationType)
      static var never: TextInputAutocapitalization
      static var words: TextInputAutocapitalization
      static var sentences: TextInputAutocapitalization
      static var characters: TextInputAutocapitalization
    }
    struct TextInputDictationActivation: Equatable {
      static var onSelect: TextInputDictationActivation
      static var onLook: TextInputDictationActivation
    }
    struct TextInputDictationBehavior: Equatable {
      static var automatic: TextInputDictationBehavior
      static var preventDictation: TextInputDictationBehavior
      static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
    }
    struct TextProxy {
      func sizeThatFits(_: ProposedViewSize) -> CGSize
    }
    protocol TextRenderer: Animatable {
      var displayPadding: EdgeInsets
      func draw(layout: Text.Layout, in: inout GraphicsContext)
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    }
    protocol TextSelectability {
      static var allowsSelection: Bool
    }
    extension TextSelectability where Self == DisabledTextSelectability {
      static var disabled: DisabledTextSelectability
    }
    extension TextSelectability where Self == EnabledTextSelectability {
      static var enabled: EnabledTextSelectability
    }
    struct TextSelection: Hashable {
      init(insertionPoint: String.Index)
      init(range: Range<String.Index>)
      init(ranges: RangeSet<String.Index>)
      var affinity: TextSelectionAffinity
      var indices: TextSelection.Indices
      var isInsertion: Bool
      enum Indices {
        case multiSelection(RangeSet<String.Index>), selection(Range<String.Index>)
      }
    }
    enum TextSelectionAffinity {
      case automatic, downstream, upstream
    }
    protocol TextVariantPreference {}
    extension TextVariantPreference where Self == FixedTextVariant {
      static var fixed: FixedTextVariant
    }
    struct TypesettingLanguage: Equatable {
      static var automatic: TypesettingLanguage
      static func explicit(_: Locale.Language) -> TypesettingLanguage
    }
    """#)
}
