// A table: declarations of ManagedAppDistribution in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Managed apps in SwiftUI.
  static let managedAppDistribution = InterfaceFile(
    "ManagedAppDistribution",
    #"""
    struct ManagedAppView: View {
      init(app: ManagedApp)
      typealias Body = Never
    }
    struct ManagedContentOfferState: Hashable {
      static var neverInstalled: ManagedContentOfferState
      static var notInstalled: ManagedContentOfferState
      static var installed: ManagedContentOfferState
      static var noninteractive: ManagedContentOfferState
      static func installing(progress: Double?) -> ManagedContentOfferState
      static func custom(title: String) -> ManagedContentOfferState
    }
    struct ManagedContentStyle {
      static var automatic: ManagedContentStyle
      static var compact: ManagedContentStyle
      static var header: ManagedContentStyle
    }
    struct ManagedContentView<Icon: View>: View {
      init(primaryLabel: LocalizedStringKey, secondaryLabel: LocalizedStringKey = _, tertiaryLabel: LocalizedStringKey = _, quaternaryLabel: LocalizedStringKey = _, offerState: ManagedContentOfferState, offerAction: (ManagedContentOfferState) -> Void, @ViewBuilder icon: () -> Icon)
      @_disfavoredOverload init(primaryLabel: any StringProtocol, secondaryLabel: any StringProtocol = _, tertiaryLabel: any StringProtocol = _, quaternaryLabel: any StringProtocol = _, offerState: ManagedContentOfferState, offerAction: (ManagedContentOfferState) -> Void, @ViewBuilder icon: () -> Icon)
      typealias Body = Never
    }
    extension View {
      func managedContentStyle(_: ManagedContentStyle) -> some View
    }
    """#)
}
