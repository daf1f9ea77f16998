// A table: declarations of SpeziViews and related modules in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Names and pictures of persons.
  static let speziPersonalInfo = PackageInterface(
    "SpeziPersonalInfo",
    #"""
    import SwiftUI
    struct NameFieldRow<Description: View, Label: View>: View {
      typealias Body = Never
      init(_: LocalizedStringResource, name: Binding<PersonNameComponents>, for: WritableKeyPath<PersonNameComponents, String?>, @ViewBuilder label: () -> Label) where Description == Text
      init(name: Binding<PersonNameComponents>, for: WritableKeyPath<PersonNameComponents, String?>, @ViewBuilder description: () -> Description, @ViewBuilder label: () -> Label)
    }
    struct NameTextField<Label: View>: View {
      typealias Body = Never
      init(_: LocalizedStringResource, name: Binding<PersonNameComponents>, for: WritableKeyPath<PersonNameComponents, String?>, prompt: Text? = _) where Label == Text
      init(name: Binding<PersonNameComponents>, for: WritableKeyPath<PersonNameComponents, String?>, prompt: Text? = _, @ViewBuilder label: () -> Label)
    }
    struct UserProfileView: View {
      typealias Body = Never
      init(name: PersonNameComponents, imageLoader: () -> Image? = _)
    }
    """#)

  /// Rules for user input.
  static let speziValidation = PackageInterface(
    "SpeziValidation",
    #"""
    import SwiftUI
    struct FailedValidationResult: Identifiable, Equatable, CustomLocalizedStringResourceConvertible {
      var id: UUID
      var message: LocalizedStringResource
      var localizedStringResource: LocalizedStringResource
    }
    struct ValidationContext {
      var allInputValid: Bool
      var allValidationResults: [FailedValidationResult]
      var allDisplayedValidationResults: [FailedValidationResult]
      var isDisplayingValidationErrors: Bool
      func validateSubviews(switchFocus: Bool = _) -> Bool
    }
    struct ValidationResultsView: View {
      typealias Body = Never
      init(results: [FailedValidationResult])
    }
    struct ValidationRule: Identifiable, Equatable {
      init(rule: (String) -> Bool, message: LocalizedStringResource)
      @localizing init(rule: (String) -> Bool, message: String.LocalizationValue, bundle: Bundle)
      init<Output>(regex: Regex<Output>, message: LocalizedStringResource)
      @localizing init<Output>(regex: Regex<Output>, message: String.LocalizationValue, bundle: Bundle)
      init(copy: ValidationRule, message: LocalizedStringResource)
      static var nonEmpty: ValidationRule
      static var unicodeLettersOnly: ValidationRule
      static var asciiLettersOnly: ValidationRule
      static var minimalEmail: ValidationRule
      static var minimalPassword: ValidationRule
      static var mediumPassword: ValidationRule
      static var strongPassword: ValidationRule
      var id: UUID
      var message: LocalizedStringResource
      var intercepting: ValidationRule
      func validate(_: String) -> FailedValidationResult?
    }
    @propertyWrapper struct ValidationState: DynamicProperty {
      init()
      var wrappedValue: ValidationContext
      var projectedValue: ValidationState.Binding
      struct Binding {
        var wrappedValue: ValidationContext
      }
    }
    struct VerifiableTextField<FieldLabel: View, FieldFooter: View>: View {
      typealias Body = Never
      enum TextFieldType {
        case text, secure
      }
      init(_: LocalizedStringResource, text: Binding<String>, type: TextFieldType = _, @ViewBuilder footer: () -> FieldFooter = _) where FieldLabel == Text
      init(text: Binding<String>, type: TextFieldType = _, @ViewBuilder label: () -> FieldLabel, @ViewBuilder footer: () -> FieldFooter = _)
    }
    extension View {
      func receiveValidation(in: ValidationState.Binding) -> some View
      func validate(_: Bool, message: LocalizedStringResource) -> some View
      func validate(input: String, rules: [ValidationRule]) -> some View
      func validate(input: String, rules: ValidationRule...) -> some View
    }
    """#)

  /// Views for processes and errors.
  static let speziViews = PackageInterface(
    "SpeziViews",
    #"""
    import SwiftUI
    struct AnyLocalizedError: LocalizedError {
      init(error: any Error, defaultErrorDescription: LocalizedStringResource? = _)
      init(error: any Error, defaultErrorDescription: String)
      var errorDescription: String?
      var failureReason: String?
      var helpAnchor: String?
      var recoverySuggestion: String?
    }
    struct AsyncButton<Label: View>: View {
      typealias Body = Never
      init(_: LocalizedStringResource, role: ButtonRole? = _, action: () -> Void) where Label == Text
      @_disfavoredOverload init<Title: StringProtocol>(_: Title, role: ButtonRole? = _, action: () -> Void) where Label == Text
      init(role: ButtonRole? = _, action: () -> Void, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringResource, role: ButtonRole? = _, state: Binding<ViewState>, action: () -> Void) where Label == Text
      @_disfavoredOverload init<Title: StringProtocol>(_: Title, role: ButtonRole? = _, state: Binding<ViewState>, action: () -> Void) where Label == Text
      init(role: ButtonRole? = _, state: Binding<ViewState>, action: () -> Void, @ViewBuilder label: () -> Label)
    }
    struct CaseIterablePicker<Value: Hashable, Label: View>: View {
      typealias Body = Never
      init(selection: Binding<Value>, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringResource, selection: Binding<Value>) where Label == Text
      init(selection: Binding<Value>, none: Value, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringResource, selection: Binding<Value>, none: Value) where Label == Text
    }
    struct DescriptionGridRow<Description: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder description: () -> Description, @ViewBuilder content: () -> Content)
    }
    struct DismissButton: View {
      typealias Body = Never
      init()
    }
    enum ImageReference: Hashable {
      case system(String), asset(String, bundle: Bundle? = nil)
      var image: Image?
      var isSystemImage: Bool
    }
    struct InfoButton: View {
      typealias Body = Never
      init(_: Text, action: () -> Void)
      init(_: LocalizedStringResource, action: () -> Void)
    }
    struct LazyText: View {
      typealias Body = Never
      init<Text: StringProtocol>(verbatim: Text)
      init(_: LocalizedStringResource)
    }
    struct ListHeader<Image: View, Title: View, Instructions: View>: View {
      typealias Body = Never
      init(@ViewBuilder image: () -> Image, @ViewBuilder title: () -> Title) where Instructions == EmptyView
      init(@ViewBuilder image: () -> Image, @ViewBuilder title: () -> Title, @ViewBuilder instructions: () -> Instructions)
      init(systemImage: String, @ViewBuilder title: () -> Title) where Image == SwiftUI.Image, Instructions == EmptyView
      init(systemImage: String, @ViewBuilder title: () -> Title, @ViewBuilder instructions: () -> Instructions) where Image == SwiftUI.Image
    }
    struct ListRow<Label: View, Content: View>: View {
      typealias Body = Never
      init<S: StringProtocol>(verbatim: S, @ViewBuilder content: () -> Content) where Label == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content) where Label == Text
      init(_: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text
      init(@ViewBuilder _: () -> Label, @ViewBuilder content: () -> Content)
    }
    extension ListRow where Label == Text, Content == Text {
      init<S: StringProtocol>(_: LocalizedStringResource, value: S)
      @_disfavoredOverload init<S1: StringProtocol, S2: StringProtocol>(_: S1, value: S2)
      init<F: FormatStyle>(_: LocalizedStringResource, value: F.FormatInput, format: F) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: FormatStyle>(_: S, value: F.FormatInput, format: F) where F.FormatOutput == String
    }
    extension LabeledContent where Label == Text, Content: View {
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
    }
    struct OptionSetPicker<Label: View, Value: OptionSet>: View {
      typealias Body = Never
      init(selection: Binding<Value>, style: OptionSetPickerStyle = _, allowEmptySelection: Bool = _, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringResource, selection: Binding<Value>, style: OptionSetPickerStyle = _, allowEmptySelection: Bool = _) where Label == Text
    }
    enum OptionSetPickerStyle {
      case inline, menu
      static var automatic: OptionSetPickerStyle
    }
    protocol OperationState {
      var representation: ViewState
    }
    struct SimpleTile<Header: View, Content: View, Footer: View>: View {
      typealias Body = Never
      init(alignment: HorizontalAlignment = _, @ViewBuilder header: () -> Header, @ViewBuilder body: () -> Content = _, @ViewBuilder footer: () -> Footer)
      init(alignment: HorizontalAlignment = _, @ViewBuilder header: () -> Header, @ViewBuilder body: () -> Content) where Footer == EmptyView
      init(alignment: HorizontalAlignment = _, @ViewBuilder header: () -> Header) where Content == EmptyView, Footer == EmptyView
    }
    struct TileHeader<Icon: View, Title: View, Subheadline: View>: View {
      typealias Body = Never
      init(alignment: HorizontalAlignment = _, @ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title, @ViewBuilder subheadline: () -> Subheadline)
      init(alignment: HorizontalAlignment = _, @ViewBuilder icon: () -> Icon, @ViewBuilder title: () -> Title) where Subheadline == EmptyView
    }
    extension View {
      func asyncButtonProcessingStyle(_: AsyncButtonProcessingStyle) -> some View
      func focusOnTap() -> some View
      @ViewBuilder func `if`<Content: View>(_: Bool, transform: (Self) -> Content) -> some View
      func map<T: OperationState>(state: T, to: Binding<ViewState>) -> some View
      func processingOverlay<Overlay: View>(isProcessing: ViewState, @ViewBuilder overlay: () -> Overlay = _) -> some View
      func processingOverlay<Overlay: View>(isProcessing: Bool, @ViewBuilder overlay: () -> Overlay = _) -> some View
      func shimmer(repeatInterval: Double = _) -> some View
      func skeletonLoading(replicationCount: Int = _, repeatInterval: Double = _, spacing: CGFloat = _) -> some View
      func viewStateAlert(state: Binding<ViewState>) -> some View
      func viewStateAlert<T: OperationState>(state: T) -> some View
    }
    enum ViewState: Equatable {
      case idle, processing, error(any LocalizedError)
      var errorTitle: String
      var errorDescription: String
    }
    enum AsyncButtonProcessingStyle: Hashable {
      case overlay, listRow
    }
    """#)
}
