// A table: declarations of MusicKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Music in SwiftUI.
  static let musicKitSwiftUI = InterfaceFile(
    "MusicKit",
    #"""
    struct ArtworkImage: View {
      init(_: Artwork, width: CGFloat, height: CGFloat)
      init(_: Artwork, width: CGFloat)
      init(_: Artwork, height: CGFloat)
      typealias Body = Never
    }
    struct MusicSubscriptionOffer {
      struct Action: RawRepresentable, Equatable, Hashable {
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var subscribe: MusicSubscriptionOffer.Action
      }
      struct MessageIdentifier: RawRepresentable, Equatable, Hashable {
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var join: MusicSubscriptionOffer.MessageIdentifier
        static var addMusic: MusicSubscriptionOffer.MessageIdentifier
        static var playMusic: MusicSubscriptionOffer.MessageIdentifier
      }
      struct Options {
        var action: MusicSubscriptionOffer.Action
        var messageIdentifier: MusicSubscriptionOffer.MessageIdentifier
        var itemID: MusicItemID?
        var affiliateToken: String?
        var campaignToken: String?
        static var `default`: MusicSubscriptionOffer.Options
        init(action: MusicSubscriptionOffer.Action = _, messageIdentifier: MusicSubscriptionOffer.MessageIdentifier = _, itemID: MusicItemID? = _, affiliateToken: String? = _, campaignToken: String? = _)
      }
    }
    extension MusicSubscriptionOffer.Options: Equatable {}
    extension MusicSubscriptionOffer.Options: Hashable {}
    extension MusicSubscriptionOffer.Options: CustomStringConvertible {}
    extension MusicSubscriptionOffer.Action: CustomStringConvertible {}
    extension MusicSubscriptionOffer.MessageIdentifier: CustomStringConvertible {}
    extension View {
      func musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = _, onLoadCompletion: ((any Error)?) -> Void = _) -> some View
    }
    """#)
}
