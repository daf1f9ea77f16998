// A table: declarations of SwiftNavigation, in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Alerts, dialogs and texts as values.
  static let swiftNavigation = PackageInterface(
    "SwiftNavigation",
    #"""
    import SwiftUI
    struct AlertState<Action>: Identifiable {
      init(title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = _, message: (() -> TextState)? = _)
      init(title: TextState, message: TextState? = _, buttons: [ButtonState<Action>])
      init(title: TextState, message: TextState? = _, dismissButton: ButtonState<Action>? = _)
      init(title: TextState, message: TextState? = _, primaryButton: ButtonState<Action>, secondaryButton: ButtonState<Action>)
      var id: UUID
      var buttons: [ButtonState<Action>]
      var message: TextState?
      var title: TextState
    }
    struct ButtonState<Action>: Identifiable {
      init(role: ButtonStateRole? = _, action: ButtonStateAction<Action> = _, label: () -> TextState)
      init(role: ButtonStateRole? = _, action: Action, label: () -> TextState)
      static func cancel(_: TextState, action: ButtonStateAction<Action> = _) -> ButtonState<Action>
      static func `default`(_: TextState, action: ButtonStateAction<Action> = _) -> ButtonState<Action>
      static func destructive(_: TextState, action: ButtonStateAction<Action> = _) -> ButtonState<Action>
      var id: UUID
      var action: ButtonStateAction<Action>
      var label: TextState
      var role: ButtonStateRole?
    }
    struct ButtonStateAction<Action> {
      static func send(_: Action?) -> ButtonStateAction<Action>
      static func send(_: Action?, animation: Animation?) -> ButtonStateAction<Action>
      var action: Action?
    }
    @resultBuilder enum ButtonStateBuilder<Action> {
      static func buildExpression(_: ButtonState<Action>) -> [ButtonState<Action>]
    }
    enum ButtonStateRole {
      case cancel, destructive
    }
    struct ConfirmationDialogState<Action>: Identifiable {
      init(titleVisibility: ConfirmationDialogStateTitleVisibility, title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = _, message: (() -> TextState)? = _)
      init(title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = _, message: (() -> TextState)? = _)
      init(title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility, message: TextState? = _, buttons: [ButtonState<Action>] = _)
      init(title: TextState, message: TextState? = _, buttons: [ButtonState<Action>] = _)
      var id: UUID
      var buttons: [ButtonState<Action>]
      var message: TextState?
      var title: TextState
      var titleVisibility: ConfirmationDialogStateTitleVisibility
    }
    enum ConfirmationDialogStateTitleVisibility {
      case automatic, hidden, visible
    }
    extension String {
      init(state: TextState, locale: Locale? = _)
    }
    extension Text {
      init(_: TextState)
    }
    struct TextState: Equatable, Hashable {
      init(verbatim: String)
      @_disfavoredOverload init<S: StringProtocol>(_: S)
      @localizing init(_: LocalizedStringKey, tableName: String? = _, bundle: Bundle? = _, comment: StaticString? = _)
      init(_: LocalizedStringResource)
      func accessibilityLabel(_: TextState) -> TextState
      func accessibilityLabel(_: String) -> TextState
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S) -> TextState
      @localizing func accessibilityLabel(_: LocalizedStringKey, tableName: String? = _, bundle: Bundle? = _, comment: StaticString? = _) -> TextState
      func baselineOffset(_: CGFloat) -> TextState
      func bold() -> TextState
      func bold(isActive: Bool) -> TextState
      func font(_: Font?) -> TextState
      func fontWeight(_: Font.Weight?) -> TextState
      func foregroundColor(_: Color?) -> TextState
      func italic() -> TextState
      func italic(isActive: Bool) -> TextState
      func kerning(_: CGFloat) -> TextState
      func monospacedDigit() -> TextState
      func strikethrough(_: Bool = _, color: Color? = _) -> TextState
      func tracking(_: CGFloat) -> TextState
      func underline(_: Bool = _, color: Color? = _) -> TextState
      static func + (_: TextState, _: TextState) -> TextState
    }
    """#)

  /// SwiftNavigation for SwiftUI, and its former name as a separate package.
  static let swiftUINavigation = PackageInterface("SwiftUINavigation", "import SwiftNavigation")
  static let swiftUINavigationCore = PackageInterface("SwiftUINavigationCore", "import SwiftNavigation")
}
