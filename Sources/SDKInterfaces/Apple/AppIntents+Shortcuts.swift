// A table: declarations of AppIntents in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// App shortcuts and the SwiftUI controls that run intents.
  static let appIntentsShortcuts = InterfaceFile(
    "AppIntents",
    #"""
    struct AppShortcut {
      init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = _, systemImageName: String? = _)
      init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String)
      init<Intent: AppIntent, Value>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>)
    }
    @localizable(phrase) struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
      typealias StringLiteralType = String
      init(_: String)
      init(stringLiteral: String)
      init(stringInterpolation: AppShortcutPhrase<Intent>.StringInterpolation)
      struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        func appendLiteral(_: String)
        func appendInterpolation(_: AppShortcutPhraseToken)
        func appendInterpolation<Value>(_: KeyPath<Intent, IntentParameter<Value>>)
      }
    }
    enum AppShortcutPhraseToken: Hashable {
      case applicationName
    }
    @localizable(phrase) struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
      typealias StringLiteralType = String
      init(_: String)
      init(stringLiteral: String)
      init(stringInterpolation: NegativeAppShortcutPhrase.StringInterpolation)
      struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        func appendLiteral(_: String)
        func appendInterpolation(_: AppShortcutPhraseToken)
      }
    }
    struct NegativeAppShortcutPhrases {
      init(phrases: [NegativeAppShortcutPhrase])
    }
    @resultBuilder enum AppShortcutsBuilder {
      static func buildExpression(_: AppShortcut) -> AppShortcut
      static func buildFinalResult(_: [AppShortcut]) -> [AppShortcut]
    }
    protocol AppShortcutsProvider {
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut]
      static var shortcutTileColor: ShortcutTileColor
      static var negativePhrases: NegativeAppShortcutPhrases
    }
    extension AppShortcutsProvider {
      typealias ParameterPresentation<Intent: AppIntent, Value> = AppShortcutParameterPresentation<Intent, Value>
      typealias OptionsCollection<Provider: DynamicOptionsProvider> = AppShortcutOptionsCollection<Provider>
      typealias Summary<Intent: AppIntent, Value> = AppShortcutParameterPresentationSummary<Intent, Value>
      static var shortcutTileColor: ShortcutTileColor
      static var negativePhrases: NegativeAppShortcutPhrases
      static func updateAppShortcutParameters()
    }
    enum ShortcutTileColor: Hashable {
      case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
    }
    struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider> {
      init(_: Provider, title: LocalizedStringResource, systemImageName: String? = _)
      var title: LocalizedStringResource
    }
    @resultBuilder enum AppShortcutOptionsCollectionSpecificationBuilder<Value> {
      static func buildExpression<Provider: DynamicOptionsProvider>(_: AppShortcutOptionsCollection<Provider>) -> AppShortcutOptionsCollection<Provider>
    }
    struct AppShortcutParameterPresentation<Intent: AppIntent, Value> {
      init(for: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent, Value>, @AppShortcutOptionsCollectionSpecificationBuilder<Value> optionsCollections: () -> Any)
    }
    struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value> {
      init(_: AppShortcutParameterPresentationSummaryString<Intent, Value>, table: StaticString? = _)
    }
    struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent, Value>: ExpressibleByStringInterpolation {
      typealias StringLiteralType = String
      init(_: String)
      init(stringLiteral: String)
      init(stringInterpolation: AppShortcutParameterPresentationSummaryString<Intent, Value>.StringInterpolation)
      struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = String
        init(literalCapacity: Int, interpolationCount: Int)
        func appendLiteral(_: String)
        func appendInterpolation(_: KeyPath<Intent, IntentParameter<Value>>)
      }
    }

    extension Toggle {
      init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)
    }
    extension Toggle where Label == Text {
      init(_: LocalizedStringKey, isOn: Bool, intent: some AppIntent)
      @_disfavoredOverload init(_: LocalizedStringResource, isOn: Bool, intent: some AppIntent)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isOn: Bool, intent: some AppIntent)
    }
    extension Button {
      init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label)
      init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label)
    }
    extension Button where Label == Text {
      init(_: LocalizedStringKey, intent: some AppIntent)
      @_disfavoredOverload init(_: LocalizedStringResource, intent: some AppIntent)
      @_disfavoredOverload init<S: StringProtocol>(_: S, intent: some AppIntent)
      init(_: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent)
      @_disfavoredOverload init(_: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent)
      @_disfavoredOverload init(_: some StringProtocol, role: ButtonRole?, intent: some AppIntent)
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      init(_: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, intent: some AppIntent)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, role: ButtonRole? = _, intent: some AppIntent)
      @_disfavoredOverload init(_: some StringProtocol, systemImage: String, role: ButtonRole? = _, intent: some AppIntent)
      init(_: LocalizedStringKey, image: ImageResource, role: ButtonRole? = _, intent: some AppIntent)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, role: ButtonRole? = _, intent: some AppIntent)
      @_disfavoredOverload init(_: some StringProtocol, image: ImageResource, role: ButtonRole? = _, intent: some AppIntent)
    }
    struct ShortcutsLink: View {
      typealias Body = Never
      init(action: () -> Void = _)
    }
    enum ShortcutsLinkStyle {
      case automatic, automaticOutline, light, lightOutline, dark, darkOutline
    }
    struct SiriTipView: View {
      typealias Body = Never
      init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = _)
    }
    enum SiriTipViewStyle {
      case automatic, light, dark
    }
    extension View {
      func shortcutsLinkStyle(_: ShortcutsLinkStyle) -> some View
      func siriTipViewStyle(_: SiriTipViewStyle) -> some View
      func accessibilityAction<I: AppIntent>(_: AccessibilityActionKind = _, intent: I) -> some View
      func accessibilityAction<I: AppIntent, Label: View>(intent: I, @ViewBuilder label: () -> Label) -> some View
      func accessibilityAction<I: AppIntent>(named: LocalizedStringKey, intent: I) -> some View
      func accessibilityAction<I: AppIntent>(named: Text, intent: I) -> some View
      @_disfavoredOverload func accessibilityAction<I: AppIntent>(named: LocalizedStringResource, intent: I) -> some View
      @_disfavoredOverload func accessibilityAction<I: AppIntent, S: StringProtocol>(named: S, intent: I) -> some View
      func onAppIntentExecution<I: AppIntent>(_: I.Type, perform: (I) -> Void) -> some View
    }
    """#)
}
