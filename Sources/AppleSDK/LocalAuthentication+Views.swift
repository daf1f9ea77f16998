// A table: declarations of LocalAuthentication in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// The authentication view.
  static let localAuthenticationViews = InterfaceFile(
    "LocalAuthentication",
    #"""
    struct LocalAuthenticationView<Label: View>: View {
      typealias Body = Never
      init(_: LocalizedStringKey, context: LAContext = _)
      @_disfavoredOverload init(_: LocalizedStringResource, context: LAContext = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, context: LAContext = _)
      init(_: LocalizedStringKey, reason: Text, context: LAContext = _, result: (Result<Void, any Error>) -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, reason: Text, context: LAContext = _, result: (Result<Void, any Error>) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, reason: Text, context: LAContext = _, result: (Result<Void, any Error>) -> Void)
      init(reason: Text, context: LAContext = _, result: (Result<Void, any Error>) -> Void, @ViewBuilder label: () -> Label)
    }
    """#)
}
