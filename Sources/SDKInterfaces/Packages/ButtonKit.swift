// A table: declarations of ButtonKit in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Buttons with asynchronous actions.
  static let buttonKit = PackageInterface(
    "ButtonKit",
    #"""
    import SwiftUI
    struct AsyncButton<P: TaskProgress, S: View>: View {
      typealias Body = Never
      init(role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, @ViewBuilder label: () -> S, onStateChange: ((AsyncButtonState) -> Void)? = _)
    }
    extension AsyncButton where S == Text {
      init(_: LocalizedStringKey, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
    }
    extension AsyncButton where S == Label<Text, Image> {
      init(_: LocalizedStringKey, image: String, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, image: String, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      init(_: LocalizedStringKey, image: ImageResource, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, image: ImageResource, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      init(_: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, systemImage: String, role: ButtonRole? = _, id: AnyHashable? = _, progress: P, action: (P) -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
    }
    extension AsyncButton where P == IndeterminateProgress {
      init(role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, @ViewBuilder label: () -> S, onStateChange: ((AsyncButtonState) -> Void)? = _)
    }
    extension AsyncButton where P == IndeterminateProgress, S == Text {
      init(_: LocalizedStringKey, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
    }
    extension AsyncButton where P == IndeterminateProgress, S == Label<Text, Image> {
      init(_: LocalizedStringKey, image: String, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, image: String, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      init(_: LocalizedStringKey, image: ImageResource, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, image: ImageResource, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      init(_: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
      @_disfavoredOverload init(_: some StringProtocol, systemImage: String, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((AsyncButtonState) -> Void)? = _)
    }
    enum AsyncButtonState: Equatable {
      var isLoading: Bool
    }
    class IndeterminateProgress: TaskProgress {}
    protocol TaskProgress: ObservableObject {
      var fractionCompleted: Double?
    }
    """#)
}
