// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: text.
  static let swiftUIViewText = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func allowsTightening(_: Bool) -> some View
      func autocapitalization(_: UITextAutocapitalizationType) -> some View
      func autocorrectionDisabled(_: Bool = _) -> some View
      func baselineOffset(_: CGFloat) -> some View
      func bold(_: Bool = _) -> some View
      func disableAutocorrection(_: Bool?) -> some View
      func dynamicTypeSize(_: DynamicTypeSize) -> some View
      func dynamicTypeSize<T: RangeExpression>(_: T) -> some View where T.Bound == DynamicTypeSize
      func font(_: Font?) -> some View
      func fontDesign(_: Font.Design?) -> some View
      func fontWeight(_: Font.Weight?) -> some View
      func fontWidth(_: Font.Width?) -> some View
      func italic(_: Bool = _) -> some View
      func kerning(_: CGFloat) -> some View
      func keyboardType(_: UIKeyboardType) -> some View
      func lineLimit(_: Int?) -> some View
      func lineLimit(_: PartialRangeFrom<Int>) -> some View
      func lineLimit(_: PartialRangeThrough<Int>) -> some View
      func lineLimit(_: ClosedRange<Int>) -> some View
      func lineLimit(_: Int, reservesSpace: Bool) -> some View
      func lineSpacing(_: CGFloat) -> some View
      func minimumScaleFactor(_: CGFloat) -> some View
      func monospaced(_: Bool = _) -> some View
      func monospacedDigit() -> some View
      func multilineTextAlignment(_: TextAlignment) -> some View
      func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
      func strikethrough(_: Bool = _, pattern: Text.LineStyle.Pattern = _, color: Color? = _) -> some View
      func textCase(_: Text.Case?) -> some View
      func textContentType(_: UITextContentType?) -> some View
      func textEditorStyle(_: some TextEditorStyle) -> some View
      func textFieldStyle<S: TextFieldStyle>(_: S) -> some View
      func textInputAutocapitalization(_: TextInputAutocapitalization?) -> some View
      func textInputCompletion(_: String) -> some View
      func textInputSuggestions<Data: RandomAccessCollection, Content: View>(_: Data, @ViewBuilder content: (Data.Element) -> Content) -> some View where Data.Element: Identifiable
      func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(_: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) -> some View
      func textInputSuggestions<S: View>(@ViewBuilder _: () -> S) -> some View
      func textRenderer<T: TextRenderer>(_: T) -> some View
      func textScale(_: Text.Scale, isEnabled: Bool = _) -> some View
      func textSelection<S: TextSelectability>(_: S) -> some View
      func textSelectionAffinity(_: TextSelectionAffinity) -> some View
      func tracking(_: CGFloat) -> some View
      func truncationMode(_: Text.TruncationMode) -> some View
      func typeSelectEquivalent(_: Text?) -> some View
      func typeSelectEquivalent(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func typeSelectEquivalent(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func typeSelectEquivalent<S: StringProtocol>(_: S) -> some View
      func typesettingLanguage(_: Locale.Language, isEnabled: Bool = _) -> some View
      func typesettingLanguage(_: TypesettingLanguage, isEnabled: Bool = _) -> some View
      func underline(_: Bool = _, pattern: Text.LineStyle.Pattern = _, color: Color? = _) -> some View
      func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
      func writingToolsAffordanceVisibility(_: Visibility) -> some View
      func writingToolsBehavior(_: WritingToolsBehavior) -> some View
    }
    """#)
}
