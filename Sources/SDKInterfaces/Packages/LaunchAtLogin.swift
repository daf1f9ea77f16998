// A table: declarations of LaunchAtLogin in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Starting an app at login. A literal title is a plain string, because neither initializer is disfavored.
  static let launchAtLogin = PackageInterface(
    "LaunchAtLogin",
    #"""
    import SwiftUI
    enum LaunchAtLogin {
      struct Toggle<Label: View>: View {
        typealias Body = Never
        init(@ViewBuilder label: () -> Label)
      }
      static var isEnabled: Bool
      static var wasLaunchedAtLogin: Bool
    }
    extension LaunchAtLogin.Toggle where Label == Text {
      init()
      init(_: LocalizedStringKey)
      init(_: some StringProtocol)
    }
    """#)
}
