// A table: declarations of CustomAlert in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Alerts with arbitrary views. Its `Button` prefers a string over a key, and hides SwiftUI's where it is imported.
  static let customAlert = PackageInterface(
    "CustomAlert",
    #"""
    import SwiftUI
    @resultBuilder enum ActionBuilder {
      static func buildExpression(_: Button) -> [CustomAlertAction]
      static func buildExpression(_: MultiButton) -> [CustomAlertAction]
      static func buildExpression(_: [CustomAlertAction]) -> [CustomAlertAction]
      static func buildBlock(_: [CustomAlertAction]...) -> [CustomAlertAction]
      static func buildArray(_: [[CustomAlertAction]]) -> [CustomAlertAction]
      static func buildOptional(_: [CustomAlertAction]?) -> [CustomAlertAction]
      static func buildEither(first: [CustomAlertAction]) -> [CustomAlertAction]
      static func buildEither(second: [CustomAlertAction]) -> [CustomAlertAction]
    }
    struct Button: View {
      typealias Body = Never
      init<Label: View>(role: ButtonRole? = _, action: () -> Void, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, role: ButtonRole? = _, action: () -> Void)
      init(_: LocalizedStringResource, role: ButtonRole? = _, action: () -> Void)
      init<S: StringProtocol>(_: S, role: ButtonRole? = _, action: () -> Void)
      init(_: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, action: () -> Void)
      init(_: LocalizedStringResource, systemImage: String, role: ButtonRole? = _, action: () -> Void)
      init<S: StringProtocol>(_: S, systemImage: String, role: ButtonRole? = _, action: () -> Void)
      func disabled(_: Bool) -> Self
      func dismissDisabled(_: Bool) -> Self
    }
    struct MultiButton: View {
      typealias Body = Never
      init(@ActionBuilder content: () -> [CustomAlertAction])
      func disabled(_: Bool) -> Self
    }
    enum CustomAlertAction: View {
      typealias Body = Never
      case button(Button), multiButton(MultiButton)
    }
    struct CustomAlertRow<Content: View>: View {
      typealias Body = Never
      init(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content, @ActionBuilder actions: () -> [CustomAlertAction])
      init(@ViewBuilder content: () -> Content, @ActionBuilder actions: () -> [CustomAlertAction])
    }
    extension View {
      func customAlert<Content: View>(_: Text? = _, isPresented: Binding<Bool>, on: UIWindowScene = _, @ViewBuilder content: () -> Content, @ActionBuilder actions: () -> [CustomAlertAction] = _) -> some View
      func customAlert<Content: View>(_: LocalizedStringKey, isPresented: Binding<Bool>, on: UIWindowScene = _, @ViewBuilder content: () -> Content, @ActionBuilder actions: () -> [CustomAlertAction] = _) -> some View
      @_disfavoredOverload func customAlert<Title: StringProtocol, Content: View>(_: Title, isPresented: Binding<Bool>, on: UIWindowScene = _, @ViewBuilder content: () -> Content, @ActionBuilder actions: () -> [CustomAlertAction] = _) -> some View
      func customAlert<Content: View>(isPresented: Binding<Bool>, on: UIWindowScene = _, title: () -> Text?, @ViewBuilder content: () -> Content, @ActionBuilder actions: () -> [CustomAlertAction] = _) -> some View
      func customAlert<Item: Identifiable, Content: View>(_: Text? = _, item: Binding<Item?>, on: UIWindowScene = _, @ViewBuilder content: (Item) -> Content, @ActionBuilder actions: (Item) -> [CustomAlertAction] = _) -> some View
      func customAlert<Item: Identifiable, Content: View>(_: LocalizedStringKey, item: Binding<Item?>, on: UIWindowScene = _, @ViewBuilder content: (Item) -> Content, @ActionBuilder actions: (Item) -> [CustomAlertAction] = _) -> some View
      @_disfavoredOverload func customAlert<Item: Identifiable, Title: StringProtocol, Content: View>(_: Title, item: Binding<Item?>, on: UIWindowScene = _, @ViewBuilder content: (Item) -> Content, @ActionBuilder actions: (Item) -> [CustomAlertAction] = _) -> some View
      func customAlert<Item: Identifiable, Content: View>(item: Binding<Item?>, on: UIWindowScene = _, title: () -> Text?, @ViewBuilder content: (Item) -> Content, @ActionBuilder actions: (Item) -> [CustomAlertAction] = _) -> some View
    }
    """#)
}
