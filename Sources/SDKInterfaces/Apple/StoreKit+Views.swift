// A table: declarations of StoreKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Shop views.
  static let storeKitViews = InterfaceFile(
    "StoreKit",
    #"""
    struct AutomaticProductPlaceholderIcon: View {
      typealias Body = Never
    }
    struct AutomaticProductViewStyle: ProductViewStyle {
      typealias Body = Never
      init()
    }
    struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
      typealias Body = Never
      init()
    }
    struct AutomaticSubscriptionStoreMarketingContent: View {
      typealias Body = Never
    }
    struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
      typealias Body = Never
      init()
    }
    struct CompactProductViewStyle: ProductViewStyle {
      typealias Body = Never
      init()
    }
    extension ContainerBackgroundPlacement {
      static var subscriptionStore: ContainerBackgroundPlacement
      static var subscriptionStoreHeader: ContainerBackgroundPlacement
      static var subscriptionStoreFullHeight: ContainerBackgroundPlacement
    }
    struct DisplayMessageAction {
      func callAsFunction(_: Message)
    }
    enum EntitlementTaskState<Value> {
      case loading, failure(any Error), success(Value)
      var value: Value?
      func map<NewValue>(_: (Value) -> NewValue) -> EntitlementTaskState<NewValue>
      func flatMap<NewValue>(_: (Value) -> EntitlementTaskState<NewValue>) -> EntitlementTaskState<NewValue>
    }
    extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
      var transaction: VerificationResult<Transaction>?
    }
    extension EnvironmentValues {
      var requestReview: RequestReviewAction
      var displayStoreKitMessage: DisplayMessageAction
      var purchase: PurchaseAction
    }
    struct LargeProductViewStyle: ProductViewStyle {
      typealias Body = Never
      init()
    }
    struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
      typealias Body = Never
      init()
    }
    extension Product {
      enum TaskState {
        case loading, unavailable, failure(any Error), success(Product)
        var product: Product?
      }
      enum CollectionTaskState {
        case loading, failure(any Error), success([Product], unavailable: [Product.ID])
        var products: [Product]?
      }
      struct SubscriptionRelationship: OptionSet, Hashable {
        typealias ArrayLiteralElement = Product.SubscriptionRelationship
        typealias RawValue = Int
        init(rawValue: Int)
        static var current: Product.SubscriptionRelationship
        static var downgrade: Product.SubscriptionRelationship
        static var crossgrade: Product.SubscriptionRelationship
        static var upgrade: Product.SubscriptionRelationship
        static var all: Product.SubscriptionRelationship
      }
    }
    enum ProductIconPhase {
      case success(Image), failure(any Error), unavailable, loading
      var promotionalIcon: Image?
      var error: (any Error)?
    }
    struct ProductView<Icon: View, PlaceholderIcon: View>: View {
      typealias Body = Never
      init(id: Product.ID, @ViewBuilder icon: (ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
      init(id: Product.ID, prefersPromotionalIcon: Bool = _, @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
      init(id: Product.ID, prefersPromotionalIcon: Bool = _, @ViewBuilder icon: () -> Icon) where PlaceholderIcon == AutomaticProductPlaceholderIcon
      init(id: Product.ID, prefersPromotionalIcon: Bool = _) where Icon == EmptyView, PlaceholderIcon == EmptyView
      init(_: Product, @ViewBuilder icon: (ProductIconPhase) -> Icon) where PlaceholderIcon == EmptyView
      init(_: Product, prefersPromotionalIcon: Bool = _, @ViewBuilder icon: () -> Icon) where PlaceholderIcon == EmptyView
      init(_: Product, prefersPromotionalIcon: Bool = _) where Icon == EmptyView, PlaceholderIcon == EmptyView
      init(_: ProductViewStyleConfiguration) where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon
    }
    protocol ProductViewStyle {
      typealias Configuration = ProductViewStyleConfiguration
      associatedtype Body: View
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension ProductViewStyle where Self == AutomaticProductViewStyle {
      static var automatic: AutomaticProductViewStyle
    }
    extension ProductViewStyle where Self == CompactProductViewStyle {
      static var compact: CompactProductViewStyle
    }
    extension ProductViewStyle where Self == LargeProductViewStyle {
      static var large: LargeProductViewStyle
    }
    extension ProductViewStyle where Self == RegularProductViewStyle {
      static var regular: RegularProductViewStyle
    }
    struct ProductViewStyleConfiguration {
      var state: Product.TaskState
      var icon: ProductViewStyleConfiguration.Icon
      var hasCurrentEntitlement: Bool
      var descriptionVisibility: Visibility
      var product: Product?
      func purchase()
      struct Icon: View {
        typealias Body = Never
      }
    }
    struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
      typealias Body = Never
      init()
    }
    struct PurchaseAction {
      func callAsFunction(_: Product, options: Set<Product.PurchaseOption> = _) -> Product.PurchaseResult
    }
    struct RegularProductViewStyle: ProductViewStyle {
      typealias Body = Never
      init()
    }
    struct RequestReviewAction {
      func callAsFunction()
    }
    struct StoreButtonKind {
      static var restorePurchases: StoreButtonKind
      static var cancellation: StoreButtonKind
      static var redeemCode: StoreButtonKind
      static var signIn: StoreButtonKind
      static var policies: StoreButtonKind
    }
    protocol StoreContent {
      associatedtype Body
    }
    @resultBuilder struct StoreContentBuilder {
      static func buildExpression<Content: StoreContent>(_: Content) -> Content
    }
    struct StoreView<Icon: View, PlaceholderIcon: View>: View {
      typealias Body = Never
      init(ids: some Collection<Product.ID>, @ViewBuilder icon: (Product, ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
      init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = _, @ViewBuilder icon: (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon)
      init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = _, @ViewBuilder icon: (Product) -> Icon) where PlaceholderIcon == AutomaticProductPlaceholderIcon
      init(products: some Collection<Product>, @ViewBuilder icon: (Product, ProductIconPhase) -> Icon) where PlaceholderIcon == EmptyView
      init(products: some Collection<Product>, prefersPromotionalIcon: Bool = _, @ViewBuilder icon: (Product) -> Icon) where PlaceholderIcon == EmptyView
      init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = _) where Icon == EmptyView, PlaceholderIcon == EmptyView
      init(products: some Collection<Product>, prefersPromotionalIcon: Bool = _) where Icon == EmptyView, PlaceholderIcon == EmptyView
    }
    struct SubscriptionOptionGroup<Content, Label, MarketingContent>: StoreContent {
      typealias Body = Never
      init(isIncluded: (Product) -> Bool)
      init(isIncluded: (Product) -> Bool, @ViewBuilder label: () -> Label, @ViewBuilder marketingContent: () -> MarketingContent)
      init(_: LocalizedStringKey, isIncluded: (Product) -> Bool)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isIncluded: (Product) -> Bool)
      init(_: LocalizedStringKey, isIncluded: (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isIncluded: (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent)
      init(_: LocalizedStringKey, @StoreContentBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @StoreContentBuilder content: () -> Content)
      init(_: LocalizedStringKey, @StoreContentBuilder content: () -> Content, @ViewBuilder marketingContent: () -> MarketingContent)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @StoreContentBuilder content: () -> Content, @ViewBuilder marketingContent: () -> MarketingContent)
    }
    protocol SubscriptionOptionGroupStyle {}
    struct SubscriptionOptionGroupSet<GroupID: Hashable, Label: View, MarketingContent: View>: StoreContent {
      typealias Body = Never
      init(idType: GroupID.Type = _, groupedBy: (Product) -> GroupID, @ViewBuilder label: (GroupID) -> Label, @ViewBuilder marketingContent: (GroupID) -> MarketingContent)
      init(idType: GroupID.Type = _, groupedBy: (Product) -> GroupID, @ViewBuilder label: (GroupID) -> Label) where MarketingContent == EmptyView
    }
    struct SubscriptionOptionSection<Header, Content, Footer>: StoreContent {
      typealias Body = Never
      init(isIncluded: (Product) -> Bool, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer = _)
      init(_: LocalizedStringKey, isIncluded: (Product) -> Bool, @ViewBuilder footer: () -> Footer = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isIncluded: (Product) -> Bool, @ViewBuilder footer: () -> Footer = _)
    }
    struct SubscriptionPeriodGroupSet<Label, MarketingContent>: StoreContent {
      typealias Body = Never
      init()
      init(@ViewBuilder marketingContent: (Product.SubscriptionPeriod?) -> MarketingContent, @ViewBuilder label: (Product.SubscriptionPeriod?) -> Label)
      init(@ViewBuilder marketingContent: (Product.SubscriptionPeriod?) -> MarketingContent)
    }
    struct SubscriptionStoreButtonLabel: Hashable {
      var singleLine: SubscriptionStoreButtonLabel
      var multiline: SubscriptionStoreButtonLabel
      var action: SubscriptionStoreButtonLabel
      var displayName: SubscriptionStoreButtonLabel
      var price: SubscriptionStoreButtonLabel
      static var automatic: SubscriptionStoreButtonLabel
      static var singleLine: SubscriptionStoreButtonLabel
      static var multiline: SubscriptionStoreButtonLabel
      static var action: SubscriptionStoreButtonLabel
      static var displayName: SubscriptionStoreButtonLabel
      static var price: SubscriptionStoreButtonLabel
    }
    struct SubscriptionStoreControlBackground {
      static var automatic: SubscriptionStoreControlBackground
      static var gradientMaterial: SubscriptionStoreControlBackground
      static var gradientMaterialOnScroll: SubscriptionStoreControlBackground
    }
    protocol SubscriptionStoreControlStyle {
      associatedtype Body: View
      typealias Configuration = SubscriptionStoreControlStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
      static var automatic: AutomaticSubscriptionStoreControlStyle
    }
    extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
      static var buttons: ButtonsSubscriptionStoreControlStyle
    }
    extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
      static var picker: PickerSubscriptionStoreControlStyle
    }
    extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
      static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle
    }
    struct SubscriptionStoreControlStyleConfiguration {}
    struct SubscriptionStorePolicyKind: Hashable {
      static var termsOfService: SubscriptionStorePolicyKind
      static var privacyPolicy: SubscriptionStorePolicyKind
    }
    struct SubscriptionStoreView<Content: View>: View {
      typealias Body = Never
      init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = _, @ViewBuilder marketingContent: () -> (Content))
      init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> (Content))
      init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> (Content))
      init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = _) where Content == AutomaticSubscriptionStoreMarketingContent
      init(productIDs: some Collection<Product.ID>) where Content == AutomaticSubscriptionStoreMarketingContent
      init(subscriptions: some Collection<Product>) where Content == AutomaticSubscriptionStoreMarketingContent
    }
    extension View {
      func subscriptionPromotionalOffer(offer: (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, signature: (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) -> Product.SubscriptionOffer.Signature) -> some View
      func refundRequestSheet(for: Transaction.ID, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> ())? = _) -> some View
      func currentEntitlementTask(for: String, priority: TaskPriority = _, action: (EntitlementTaskState<VerificationResult<Transaction>?>) -> ()) -> some View
      func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
      func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View
      func storeButton(_: Visibility, for: StoreButtonKind...) -> some View
      func appStoreOverlay(isPresented: Binding<Bool>, configuration: () -> SKOverlay.Configuration) -> some View
      func storeProductTask(for: Product.ID, priority: TaskPriority = _, action: (Product.TaskState) -> ()) -> some View
      func storeProductsTask(for: some Collection<Product.ID> & Sendable & Equatable, priority: TaskPriority = _, action: (Product.CollectionTaskState) -> ()) -> some View
      func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: (Result<Void, any Error>) -> Void = _) -> some View
      func onInAppPurchaseStart(perform: ((Product) -> ())?) -> some View
      func inAppPurchaseOptions(_: ((Product) -> Set<Product.PurchaseOption>)?) -> some View
      func onInAppPurchaseCompletion(perform: ((Product, Result<Product.PurchaseResult, any Error>) -> ())?) -> some View
      func subscriptionStoreControlStyle(_: some SubscriptionStoreControlStyle) -> some View
      func subscriptionStoreControlBackground(_: some ShapeStyle) -> some View
      func subscriptionStoreControlBackground(_: SubscriptionStoreControlBackground) -> some View
      func subscriptionStorePickerItemBackground(_: some ShapeStyle) -> some View
      func subscriptionStoreSignInAction(_: (() -> ())?) -> some View
      func subscriptionStatusTask(for: String, priority: TaskPriority = _, action: (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) -> ()) -> some View
      func subscriptionStoreControlIcon(@ViewBuilder icon: (Product, Product.SubscriptionInfo) -> some View) -> some View
      func subscriptionStorePolicyDestination(url: URL, for: SubscriptionStorePolicyKind) -> some View
      func subscriptionStorePolicyDestination(for: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View) -> some View
      func subscriptionStorePolicyForegroundStyle(_: some ShapeStyle) -> some View
      func subscriptionStorePolicyForegroundStyle(_: some ShapeStyle, _: some ShapeStyle) -> some View
      func productIconBorder() -> some View
      func productDescription(_: Visibility) -> some View
      func productViewStyle(_: some ProductViewStyle) -> some View
      func subscriptionStoreButtonLabel(_: SubscriptionStoreButtonLabel) -> some View
      func subscriptionStoreOptionGroupStyle(_: some SubscriptionOptionGroupStyle) -> some View
      func subscriptionStorePickerItemBackground(_: some ShapeStyle, in: some Shape) -> some View
      func preferredSubscriptionOffer(_: (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?) -> some View
      func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(_: S, placement: S.Placement) -> some View
    }
    """#)
}
