// A table: declarations of ManagedAppDistribution in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Managed apps in SwiftUI.
  static let managedAppDistribution = InterfaceFile(
    "ManagedAppDistribution",
    #"""
    struct ManagedApp: Identifiable {
      typealias ID = String
      var platform: Platform
      var fileSize: Measurement<UnitInformationStorage>?
      var metadataLanguage: Locale.Language?
      var name: String
      var subtitle: String?
      var seller: String?
      var genres: [String]
      var languages: [Locale.Language]
      var requirements: String?
      var version: String?
      var releaseDate: Date?
      var releaseNotes: String?
      var contentRating: String?
      var developerWebsite: URL?
      var privacyPolicy: URL?
      var licenseAgreement: URL?
      var copyright: String?
      var id: String
      func iconURL(fitting: CGSize) -> URL?
      func screenshotURLs(fitting: CGSize) -> [URL]
      struct Platform: Hashable, CustomStringConvertible {
        static var macOS: ManagedApp.Platform
        static var iOS: ManagedApp.Platform
      }
    }
    enum ManagedAppDistributionError: LocalizedError, RecoverableError, CustomLocalizedStringResourceConvertible, CustomStringConvertible, Equatable, Hashable {
      case unrecoverableError, networkError, deviceNotManaged, unsupportedPlatform
      var localizedStringResource: LocalizedStringResource
      var errorDescription: String?
      var failureReason: String?
      var recoverySuggestion: String?
      var helpAnchor: String?
      var recoveryOptions: [String]
      func attemptRecovery(optionIndex: Int) -> Bool
      func attemptRecovery(optionIndex: Int, resultHandler: (Bool) -> Void)
    }
    class ManagedAppLibrary {
      var availableApps: ManagedAppLibrary.ManagedApps
      static var currentDistributor: ManagedAppLibrary
      struct ManagedApps: AsyncSequence {
        typealias Element = ManagedAppLibrary.ManagedApps.AsyncIterator.Element
        func makeAsyncIterator() -> ManagedAppLibrary.ManagedApps.AsyncIterator
        struct AsyncIterator: AsyncIteratorProtocol {
          typealias Element = Result<[ManagedApp], ManagedAppDistributionError>
          func next() -> ManagedAppLibrary.ManagedApps.AsyncIterator.Element?
        }
      }
    }
    struct ManagedAppView: View {
      typealias Body = Never
      init(app: ManagedApp)
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
      typealias Body = Never
      init(primaryLabel: LocalizedStringKey, secondaryLabel: LocalizedStringKey = _, tertiaryLabel: LocalizedStringKey = _, quaternaryLabel: LocalizedStringKey = _, offerState: ManagedContentOfferState, offerAction: (ManagedContentOfferState) -> Void, @ViewBuilder icon: () -> Icon)
      @_disfavoredOverload init(primaryLabel: any StringProtocol, secondaryLabel: any StringProtocol = _, tertiaryLabel: any StringProtocol = _, quaternaryLabel: any StringProtocol = _, offerState: ManagedContentOfferState, offerAction: (ManagedContentOfferState) -> Void, @ViewBuilder icon: () -> Icon)
    }
    struct Platform: Hashable, CustomStringConvertible {
      static var macOS: Platform
      static var iOS: Platform
    }
    extension View {
      func managedContentStyle(_: ManagedContentStyle) -> some View
    }
    """#)
}
