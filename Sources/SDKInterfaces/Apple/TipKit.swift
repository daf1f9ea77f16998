// A table: declarations of TipKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Tips.
  static let tipKit = InterfaceFile(
    "TipKit",
    #"""
    struct AnyTip: Tip {
      typealias ID = String
      init(_: some Tip)
      init(erasing: some Tip)
      var id: String
      var title: Text
      var message: Text?
      var image: Image?
      var actions: [AnyTip.Action]
      var rules: [AnyTip.Rule]
      var options: [any TipOption]
    }
    protocol EventPredicateExpression<Output>: PredicateExpression {}
    struct MiniTipViewStyle: TipViewStyle {
      typealias Body = Never
    }
    extension PredicateExpressions.Value: EventPredicateExpression {}
    extension PredicateExpressions.Variable: EventPredicateExpression {}
    extension PredicateExpressions.Equal: EventPredicateExpression where LHS: EventPredicateExpression, RHS: EventPredicateExpression {}
    extension PredicateExpressions.NotEqual: EventPredicateExpression where LHS: EventPredicateExpression, RHS: EventPredicateExpression {}
    extension PredicateExpressions.Comparison: EventPredicateExpression where LHS: EventPredicateExpression, RHS: EventPredicateExpression {}
    extension PredicateExpressions.KeyPath: EventPredicateExpression where Root: EventPredicateExpression {}
    extension Sequence {
      func donatedWithin<DonationInfo: Decodable & Encodable & Sendable>(_: Tips.DonationTimeRange) -> [Self.Element] where Self.Element == Tips.Event<DonationInfo>.Donation
      func largestSubset<DonationInfo: Decodable & Encodable & Sendable, Value: Hashable>(groupedBy: KeyPath<DonationInfo, Value>) -> [Self.Element] where Self.Element == Tips.Event<DonationInfo>.Donation
      func smallestSubset<DonationInfo: Decodable & Encodable & Sendable, Value: Hashable>(groupedBy: KeyPath<DonationInfo, Value>) -> [Self.Element] where Self.Element == Tips.Event<DonationInfo>.Donation
    }
    protocol Tip: Identifiable {
      var id: String
      var title: Text
      var message: Text?
      var image: Image?
      @Tips.ActionBuilder var actions: [Self.Action]
      @Tips.RuleBuilder var rules: [Self.Rule]
      @Tips.OptionsBuilder var options: [any TipOption]
    }
    extension Tip {
      typealias Status = Tips.Status
      typealias InvalidationReason = Tips.InvalidationReason
      typealias Action = Tips.Action
      typealias Rule = Tips.Rule
      typealias Event = Tips.Event
      typealias Option = TipOption
      typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
      typealias MaxDisplayCount = Tips.MaxDisplayCount
      typealias MaxDisplayDuration = Tips.MaxDisplayDuration
      func resetEligibility()
      var status: Self.Status
      var shouldDisplay: Bool
      var statusUpdates: AsyncStream<Self.Status>
      var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Self.Status>, Bool>
      var id: String
      var message: Text?
      var image: Image?
      var rules: [Self.Rule]
      var actions: [Self.Action]
      var options: [any TipOption]
      func invalidate(reason: Self.InvalidationReason)
    }
    struct TipKitError: Error, LocalizedError, Hashable {
      var errorDescription: String?
      static var invalidPredicateValueType: TipKitError
      static var missingGroupContainerEntitlements: TipKitError
      static var tipsDatastoreAlreadyConfigured: TipKitError
    }
    protocol TipOption {}
    enum Tips {
      static func configure(_: [Tips.ConfigurationOption] = _)
      static func resetDatastore()
      static func showAllTipsForTesting()
      static func showTipsForTesting(_: [any Tip.Type])
      static func hideAllTipsForTesting()
      static func hideTipsForTesting(_: [any Tip.Type])
      struct EmptyDonation {}
      struct DonationTimeRange: Hashable {
        static var minute: Tips.DonationTimeRange
        static var hour: Tips.DonationTimeRange
        static var day: Tips.DonationTimeRange
        static var week: Tips.DonationTimeRange
        static func minutes(_: Int) -> Tips.DonationTimeRange
        static func hours(_: Int) -> Tips.DonationTimeRange
        static func days(_: Int) -> Tips.DonationTimeRange
        static func weeks(_: Int) -> Tips.DonationTimeRange
      }
      struct Event<DonationInfo: Decodable & Encodable & Sendable>: Identifiable {
        typealias ID = String
        init(id: String)
        init(id: String) where DonationInfo == Tips.EmptyDonation
        var id: String
        var donations: [Tips.Event<DonationInfo>.Donation]
        func donate() where DonationInfo == Tips.EmptyDonation
        func donate(_: DonationInfo)
        func sendDonation(_: (() -> Void)? = _) where DonationInfo == Tips.EmptyDonation
        func sendDonation(_: DonationInfo, _: (() -> Void)? = _)
        @dynamicMemberLookup struct Donation {
          subscript<Value>(dynamicMember _: KeyPath<DonationInfo, Value>) -> Value
          var date: Date
        }
      }
      struct Parameter<Value: Decodable & Encodable & Sendable>: Identifiable {
        typealias ID = String
        init<T>(_: KeyPath<T, Value>, _: Value, _: Tips.ParameterOption...)
        init<T>(_: T.Type, _: String, _: Value, _: Tips.ParameterOption...)
        var id: String
        var wrappedValue: Value
      }
      struct ParameterOption {
        static var transient: Tips.ParameterOption
      }
      struct Rule {
        init<Donation: Decodable & Encodable & Sendable>(_: Tips.Event<Donation>, _: (PredicateExpressions.Variable<Tips.Event<Donation>>) -> any EventPredicateExpression<Bool>)
        init<Value: Decodable & Encodable & Sendable>(_: Tips.Parameter<Value>, _: (PredicateExpressions.Variable<Value>) -> any StandardPredicateExpression<Bool>)
      }
      @resultBuilder struct RuleBuilder {
        static func buildExpression(_: Tips.Rule) -> [Tips.Rule]
        @_disfavoredOverload static func buildExpression(_: Tips.Rule?) -> [Tips.Rule]
        static func buildExpression(_: [Tips.Rule]) -> [Tips.Rule]
        @_disfavoredOverload static func buildExpression(_: [Tips.Rule?]) -> [Tips.Rule]
      }
      struct Action: Identifiable {
        typealias ID = String
        init(id: String? = _, perform: () -> Void = _, _: () -> Text)
        init(id: String? = _, title: some StringProtocol, perform: () -> Void = _)
        var id: String
        var handler: () -> Void
        var label: () -> Text
      }
      @resultBuilder struct ActionBuilder {
        static func buildExpression(_: Tips.Action) -> [Tips.Action]
        static func buildExpression(_: [Tips.Action]) -> [Tips.Action]
        static func buildFinalResult(_: [Tips.Action]) -> [Tips.Action]
      }
      struct IgnoresDisplayFrequency: TipOption {
        init(_: Bool)
      }
      struct MaxDisplayCount: TipOption {
        init(_: Int)
      }
      struct MaxDisplayDuration: TipOption {
        init(_: TimeInterval)
      }
      @resultBuilder struct OptionsBuilder {
        static func buildExpression(_: some TipOption) -> some TipOption
        @_disfavoredOverload static func buildExpression(_: (any TipOption)?) -> some TipOption
        static func buildExpression(_: [some TipOption]) -> some TipOption
        @_disfavoredOverload static func buildExpression(_: [(any TipOption)?]) -> some TipOption
        static func buildFinalResult(_: some TipOption) -> [any TipOption]
      }
      enum Status: Hashable {
        case pending, available, invalidated(Tips.InvalidationReason)
      }
      enum InvalidationReason: Hashable {
        case actionPerformed, displayCountExceeded, tipClosed
      }
      struct ConfigurationOption {
        static func displayFrequency(_: Tips.ConfigurationOption.DisplayFrequency) -> Tips.ConfigurationOption
        static func datastoreLocation(_: Tips.ConfigurationOption.DatastoreLocation) -> Tips.ConfigurationOption
        struct DisplayFrequency: Equatable {
          static var immediate: Tips.ConfigurationOption.DisplayFrequency
          static var hourly: Tips.ConfigurationOption.DisplayFrequency
          static var daily: Tips.ConfigurationOption.DisplayFrequency
          static var weekly: Tips.ConfigurationOption.DisplayFrequency
          static var monthly: Tips.ConfigurationOption.DisplayFrequency
        }
        struct DatastoreLocation: Equatable {
          static var applicationDefault: Tips.ConfigurationOption.DatastoreLocation
          static func groupContainer(identifier: String) -> Tips.ConfigurationOption.DatastoreLocation
          static func url(_: URL) -> Tips.ConfigurationOption.DatastoreLocation
        }
      }
    }
    class TipUICollectionReusableView: UICollectionReusableView {
      init(frame: CGRect)
      init?(coder: NSCoder)
      var backgroundColor: UIColor?
      var cornerRadius: CGFloat
      var imageSize: CGSize
      var viewStyle: any TipViewStyle
      func awakeFromNib()
      func configureTip(_: some Tip, arrowEdge: Edge? = _, actionHandler: (Tips.Action) -> Void = _) -> Self
    }
    class TipUICollectionViewCell: UICollectionViewCell {
      init(frame: CGRect)
      init?(coder: NSCoder)
      var backgroundColor: UIColor?
      var cornerRadius: CGFloat
      var imageSize: CGSize
      var viewStyle: any TipViewStyle
      func awakeFromNib()
      func configureTip(_: some Tip, arrowEdge: Edge? = _, actionHandler: (Tips.Action) -> Void = _) -> Self
    }
    class TipUIPopoverViewController: UIViewController {
      init(_: some Tip, sourceItem: any UIPopoverPresentationControllerSourceItem, actionHandler: (Tips.Action) -> Void = _)
      init(nibName: String?, bundle: Bundle?)
      init?(coder: NSCoder)
      var backgroundColor: UIColor?
      var imageSize: CGSize
      var viewStyle: any TipViewStyle
      var presentationDelegate: (any UIPopoverPresentationControllerDelegate)?
      var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
      var popoverPresentationController: UIPopoverPresentationController?
      func viewDidLoad()
      func viewWillAppear(_: Bool)
      func traitCollectionDidChange(_: UITraitCollection?)
    }
    class TipUIView: UIView {
      init(_: some Tip, arrowEdge: Edge? = _, actionHandler: (Tips.Action) -> Void = _)
      var backgroundColor: UIColor?
      var cornerRadius: CGFloat
      var imageSize: CGSize
      var viewStyle: any TipViewStyle
    }
    struct TipView<Content: Tip>: View {
      typealias Body = Never
      init(_: Content, arrowEdge: Edge? = _, action: (Tips.Action) -> Void = _)
      init(_: (any Tip)?, isPresented: Binding<Bool>? = _, arrowEdge: Edge? = _, action: (Tips.Action) -> Void = _) where Content == AnyTip
    }
    class TipGroup: Observable {
      init(_: TipGroup.Priority = _, @TipGroup.Builder _: () -> [any Tip])
      var currentTip: (any Tip)?
      enum Priority {
        case firstAvailable, ordered
      }
      @resultBuilder struct Builder {
        static func buildExpression(_: any Tip) -> [any Tip]
        static func buildFinalResult(_: [any Tip]) -> [any Tip]
      }
    }
    protocol TipViewStyle {
      typealias Configuration = TipViewStyleConfiguration
      associatedtype Body: View
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension TipViewStyle where Self == MiniTipViewStyle {
      static var miniTip: MiniTipViewStyle
    }
    struct TipViewStyleConfiguration {
      var tip: any Tip
      var image: Image?
      var title: Text?
      var message: Text?
      var actions: [Tips.Action]
    }
    extension View {
      func tipImageSize(_: CGSize) -> some View
      func tipCornerRadius(_: CGFloat, antialiased: Bool = _) -> some View
      func tipBackground(_: some ShapeStyle) -> some View
      func popoverTip<Content: Tip>(_: Content, arrowEdge: Edge = _, action: (Tips.Action) -> Void = _) -> some View
      @_disfavoredOverload func popoverTip<Content: Tip>(_: Content, arrowEdge: Edge = _) -> some View
      func tipViewStyle(_: some TipViewStyle) -> some View
      func popoverTip(_: (any Tip)?, isPresented: Binding<Bool>? = _, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge? = _, action: (Tips.Action) -> Void = _) -> some View
      func popoverTip(_: (any Tip)?, isPresented: Binding<Bool>? = _, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdges: Edge.Set, action: (Tips.Action) -> Void = _) -> some View
      func tipAnchor<AnchorID: Hashable & Sendable>(_: AnchorID) -> some View
      func tipBackgroundInteraction(_: PresentationBackgroundInteraction) -> some View
      func tipImageStyle<S: ShapeStyle>(_: S) -> some View
      func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_: S1, _: S2) -> some View
      func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_: S1, _: S2, _: S3) -> some View
    }
    """#)
}
