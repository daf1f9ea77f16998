// A table: declarations of LocalAuthentication in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The authentication view.
  static let localAuthentication = InterfaceFile(
    "LocalAuthentication",
    #"""
    struct LocalAuthenticationView<Label: View>: View {
      typealias Body = Never
      init(_: LocalizedStringKey, context: LAContext)
      @_disfavoredOverload init(_: LocalizedStringResource, context: LAContext)
      @_disfavoredOverload init<S: StringProtocol>(_: S, context: LAContext)
      init(context: LAContext, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, reason: Text, context: LAContext? = _, result: (Result<Void, any Error>) -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, reason: Text, context: LAContext? = _, result: (Result<Void, any Error>) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, reason: Text, context: LAContext? = _, result: (Result<Void, any Error>) -> Void)
      init(_: Text, reason: Text, context: LAContext? = _, result: (Result<Void, any Error>) -> Void)
      init(reason: Text, context: LAContext? = _, result: (Result<Void, any Error>) -> Void, @ViewBuilder label: () -> Label)
    }
    """#)
}
