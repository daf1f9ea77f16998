// A table: declarations of MusicKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Music in SwiftUI.
  static let musicKitSwiftUI = InterfaceFile(
    "MusicKit",
    #"""
    struct ArtworkImage: View {
      typealias Body = Never
      init(_: Artwork, width: CGFloat, height: CGFloat)
      init(_: Artwork, width: CGFloat)
      init(_: Artwork, height: CGFloat)
    }
    struct MusicSubscriptionOffer {
      struct Action: RawRepresentable, Hashable, CustomStringConvertible {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var subscribe: MusicSubscriptionOffer.Action
      }
      struct MessageIdentifier: RawRepresentable, Hashable, CustomStringConvertible {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var join: MusicSubscriptionOffer.MessageIdentifier
        static var addMusic: MusicSubscriptionOffer.MessageIdentifier
        static var playMusic: MusicSubscriptionOffer.MessageIdentifier
      }
      struct Options: Hashable, CustomStringConvertible {
        init(action: MusicSubscriptionOffer.Action = _, messageIdentifier: MusicSubscriptionOffer.MessageIdentifier = _, itemID: MusicItemID? = _, affiliateToken: String? = _, campaignToken: String? = _)
        var action: MusicSubscriptionOffer.Action
        var messageIdentifier: MusicSubscriptionOffer.MessageIdentifier
        var itemID: MusicItemID?
        var affiliateToken: String?
        var campaignToken: String?
        static var `default`: MusicSubscriptionOffer.Options
      }
    }
    extension View {
      func musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = _, onLoadCompletion: ((any Error)?) -> Void = _) -> some View
    }
    """#)
}
