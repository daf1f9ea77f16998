// A table: declarations of StoreKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Products, transactions, subscriptions.
  static let storeKitModels = InterfaceFile(
    "StoreKit",
    #"""
    enum AppStore {
      static var canMakePayments: Bool
      static var deviceVerificationID: UUID?
      static func sync()
      static func showManageSubscriptions(in: UIWindowScene)
      static func showManageSubscriptions(in: UIWindowScene, subscriptionGroupID: String)
      static func presentOfferCodeRedeemSheet(in: UIWindowScene)
      static func requestReview(in: UIWindowScene)
      struct Environment: RawRepresentable, Equatable, Hashable {
        var rawValue: String
        init(rawValue: String)
        static var production: AppStore.Environment
        static var sandbox: AppStore.Environment
        static var xcode: AppStore.Environment
      }
    }
    struct AppTransaction: Equatable, Hashable {
      var jsonRepresentation: Data
      var appID: UInt64?
      var appVersion: String
      var appVersionID: UInt64?
      var bundleID: String
      var environment: AppStore.Environment
      var originalAppVersion: String
      var originalPurchaseDate: Date
      var preorderDate: Date?
      var deviceVerification: Data
      var deviceVerificationNonce: UUID
      var signedDate: Date
      static var shared: VerificationResult<AppTransaction>
      static func refresh() -> VerificationResult<AppTransaction>
    }
    extension BackingValue: CustomStringConvertible {}
    extension DateComponents {
      init(subscriptionPeriod: Product.SubscriptionPeriod)
    }
    enum ExternalLinkAccount {
      static var canOpen: Bool
      static func open()
    }
    enum ExternalPurchase {
      enum NoticeResult: Hashable {
        case continued, cancelled, continuedWithExternalPurchaseToken(token: String)
      }
      static var canPresent: Bool
      static func presentNoticeSheet() -> ExternalPurchase.NoticeResult
    }
    enum ExternalPurchaseLink {
      static var canOpen: Bool
      static func open()
    }
    struct Message: Equatable, Hashable {
      var reason: Message.Reason
      struct Reason: RawRepresentable, Equatable, Hashable {
        var rawValue: Int
        init(rawValue: Int)
        static var generic: Message.Reason
        static var priceIncreaseConsent: Message.Reason
        static var billingIssue: Message.Reason
      }
      func display(in: UIWindowScene)
      struct Messages: AsyncSequence {
        typealias Element = Message
        struct AsyncIterator: AsyncIteratorProtocol {
          func next() -> Message.Messages.Element?
          typealias Element = Message.Messages.Element
        }
        func makeAsyncIterator() -> Message.Messages.AsyncIterator
      }
      static var messages: Message.Messages
    }
    extension Message.Reason {
      var localizedDescription: String
    }
    struct PaymentMethodBinding: Hashable, Identifiable {
      enum PaymentMethodBindingError: LocalizedError {
        case notEligible, invalidPinningID, failed
        var errorDescription: String?
        var failureReason: String?
        var recoverySuggestion: String?
      }
      var id: String
      init(id: String)
      func bind()
      typealias ID = String
    }
    extension PaymentMethodBinding.PaymentMethodBindingError: Equatable {}
    extension PaymentMethodBinding.PaymentMethodBindingError: Hashable {}
    struct Product: Identifiable, Equatable, Hashable {
      struct ProductType: RawRepresentable, Equatable, Hashable {
        var rawValue: String
        init(rawValue: String)
        static var consumable: Product.ProductType
        static var nonConsumable: Product.ProductType
        static var nonRenewable: Product.ProductType
        static var autoRenewable: Product.ProductType
      }
      var jsonRepresentation: Data
      var id: String
      var type: Product.ProductType
      var displayName: String
      var price: Decimal
      var displayPrice: String
      var isFamilyShareable: Bool
      var subscription: Product.SubscriptionInfo?
      typealias ID = String
      struct SubscriptionPeriod: Equatable, Hashable {
        enum Unit: Equatable, Hashable {
          case day, week, month, year
        }
        var unit: Product.SubscriptionPeriod.Unit
        var value: Int
      }
      struct PromotionInfo: Equatable {
        enum Visibility: Int, Equatable, Hashable {
          case appStoreConnectDefault, visible, hidden
        }
        var productID: Product.ID
        var visibility: Product.PromotionInfo.Visibility
        func update()
        static var currentOrder: [Product.PromotionInfo]
        static func updateProductOrder(byID: some Collection<Product.ID>)
        static func updateProductVisibility(_: Product.PromotionInfo.Visibility, for: Product.ID)
        static func updateAll(_: some Collection<PromotionInfo>)
      }
      struct SubscriptionInfo: Equatable, Hashable {
        var introductoryOffer: Product.SubscriptionOffer?
        var promotionalOffers: [Product.SubscriptionOffer]
        var subscriptionGroupID: String
        var subscriptionPeriod: Product.SubscriptionPeriod
        var isEligibleForIntroOffer: Bool
        static func isEligibleForIntroOffer(for: String) -> Bool
      }
      struct PurchaseOption: Equatable, Hashable {
        static func appAccountToken(_: UUID) -> Product.PurchaseOption
        static func custom(key: String, value: String) -> Product.PurchaseOption
        static func custom(key: String, value: Double) -> Product.PurchaseOption
        static func custom(key: String, value: Bool) -> Product.PurchaseOption
        static func custom(key: String, value: Data) -> Product.PurchaseOption
        static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> Product.PurchaseOption
        static func quantity(_: Int) -> Product.PurchaseOption
        static func simulatesAskToBuyInSandbox(_: Bool) -> Product.PurchaseOption
        static func onStorefrontChange(shouldContinuePurchase: (Storefront) -> Bool) -> Product.PurchaseOption
      }
      enum PurchaseResult {
        case success(VerificationResult<Transaction>), userCancelled, pending
      }
      enum PurchaseError: Error {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
      }
      func purchase(options: Set<Product.PurchaseOption> = _) -> Product.PurchaseResult
      static func products<Identifiers: Collection>(for: Identifiers) -> [Product] where Identifiers.Element == String
      var latestTransaction: VerificationResult<Transaction>?
      var currentEntitlement: VerificationResult<Transaction>?
      var priceFormatStyle: Decimal.FormatStyle.Currency
      var subscriptionPeriodFormatStyle: Date.ComponentsFormatStyle
      var subscriptionPeriodUnitFormatStyle: Product.SubscriptionPeriod.Unit.FormatStyle
      func purchase(confirmIn: some UIScene, options: Set<Product.PurchaseOption> = _) -> Product.PurchaseResult
      struct SubscriptionOffer: Equatable, Hashable {
        struct OfferType: RawRepresentable, Equatable, Hashable {
          var rawValue: String
          init(rawValue: String)
          static var introductory: Product.SubscriptionOffer.OfferType
          static var promotional: Product.SubscriptionOffer.OfferType
        }
        struct PaymentMode: RawRepresentable, Equatable, Hashable {
          var rawValue: String
          init(rawValue: String)
          static var payAsYouGo: Product.SubscriptionOffer.PaymentMode
          static var payUpFront: Product.SubscriptionOffer.PaymentMode
          static var freeTrial: Product.SubscriptionOffer.PaymentMode
        }
        var id: String?
        var type: Product.SubscriptionOffer.OfferType
        var price: Decimal
        var displayPrice: String
        var period: Product.SubscriptionPeriod
        var periodCount: Int
        var paymentMode: Product.SubscriptionOffer.PaymentMode
      }
    }
    extension Product.SubscriptionPeriod {
      func dateRange(referenceDate: Date = _) -> Range<Date>
      func formatted<S: FormatStyle>(_: S, referenceDate: Date = _) -> S.FormatOutput where S.FormatInput == Range<Date>
      func formatted<S: FormatStyle>(_: S, referenceDate: Date = _) -> S.FormatOutput where S.FormatInput == Duration
    }
    extension Product.SubscriptionInfo {
      var groupLevel: Int
      var groupDisplayName: String
      struct RenewalState: RawRepresentable, Equatable, Hashable {
        var rawValue: Int
        init(rawValue: Int)
        static var subscribed: Product.SubscriptionInfo.RenewalState
        static var expired: Product.SubscriptionInfo.RenewalState
        static var inBillingRetryPeriod: Product.SubscriptionInfo.RenewalState
        static var inGracePeriod: Product.SubscriptionInfo.RenewalState
        static var revoked: Product.SubscriptionInfo.RenewalState
      }
      struct RenewalInfo {
        struct ExpirationReason: RawRepresentable, Equatable, Hashable {
          var rawValue: Int
          init(rawValue: Int)
          static var autoRenewDisabled: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
          static var billingError: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
          static var didNotConsentToPriceIncrease: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
          static var productUnavailable: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
          static var unknown: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
        }
        enum PriceIncreaseStatus: Equatable, Hashable {
          case noIncreasePending, pending, agreed
        }
        var jsonRepresentation: Data
        var originalTransactionID: UInt64
        var currentProductID: String
        var willAutoRenew: Bool
        var autoRenewPreference: String?
        var expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
        var priceIncreaseStatus: Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus
        var isInBillingRetry: Bool
        var gracePeriodExpirationDate: Date?
        var offerID: String?
        var offerType: Transaction.OfferType?
        var environment: AppStore.Environment
        var environmentStringRepresentation: String
        var recentSubscriptionStartDate: Date
        var renewalDate: Date?
        var deviceVerification: Data
        var deviceVerificationNonce: UUID
        var signedDate: Date
      }
      struct Status: Equatable, Hashable {
        var state: Product.SubscriptionInfo.RenewalState
        var transaction: VerificationResult<Transaction>
        var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>
      }
      var status: [Product.SubscriptionInfo.Status]
      static func status(for: String) -> [Product.SubscriptionInfo.Status]
    }
    extension Product.PurchaseOption {
      static func promotionalOffer(offerID: String, signature: Product.SubscriptionOffer.Signature) -> Product.PurchaseOption
    }
    extension Product.PurchaseError: LocalizedError {
      var errorDescription: String?
      var failureReason: String?
      var recoverySuggestion: String?
    }
    extension Product.ProductType {
      var localizedDescription: String
    }
    extension Product.SubscriptionOffer {
      struct Signature: Equatable, Hashable {
        var keyID: String
        var nonce: UUID
        var timestamp: Int
        var signature: Data
        init(keyID: String, nonce: UUID, timestamp: Int, signature: Data)
      }
    }
    extension Product.PurchaseError: Equatable {}
    extension Product.PurchaseError: Hashable {}
    extension Product.SubscriptionPeriod.Unit {
      struct FormatStyle: FormatStyle {
        func format(_: Product.SubscriptionPeriod.Unit) -> String
        func locale(_: Locale) -> Product.SubscriptionPeriod.Unit.FormatStyle
        typealias FormatInput = Product.SubscriptionPeriod.Unit
        typealias FormatOutput = String
      }
      func formatted<S: FormatStyle>(_: S) -> S.FormatOutput where S.FormatInput == Product.SubscriptionPeriod.Unit
      var localizedDescription: String
    }
    extension Product.SubscriptionPeriod.Unit: Comparable {
      static func < (_: Product.SubscriptionPeriod.Unit, _: Product.SubscriptionPeriod.Unit) -> Bool
    }
    extension Product.SubscriptionInfo.Status {
      struct Statuses: AsyncSequence {
        typealias Element = Product.SubscriptionInfo.Status
        struct AsyncIterator: AsyncIteratorProtocol {
          func next() -> Product.SubscriptionInfo.Status.Statuses.Element?
          typealias Element = Product.SubscriptionInfo.Status.Statuses.Element
        }
        func makeAsyncIterator() -> Product.SubscriptionInfo.Status.Statuses.AsyncIterator
      }
      static var updates: Product.SubscriptionInfo.Status.Statuses
      static var all: AsyncStream<(groupID: String, statuses: [Product.SubscriptionInfo.Status])>
    }
    extension Product.SubscriptionInfo.RenewalInfo: Equatable {}
    extension Product.SubscriptionInfo.RenewalInfo: Hashable {}
    extension Product.SubscriptionInfo.RenewalState {
      var localizedDescription: String
    }
    extension Product.SubscriptionOffer.OfferType {
      var localizedDescription: String
    }
    extension Product.SubscriptionOffer.PaymentMode {
      var localizedDescription: String
    }
    extension Product.PromotionInfo.Visibility: RawRepresentable {}
    extension Product.SubscriptionInfo.RenewalInfo.ExpirationReason {
      var localizedDescription: String
    }
    extension Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus {
      var localizedDescription: String
    }
    struct PurchaseIntent: Equatable {
      var product: Product
      var id: Product.ID
      struct PurchaseIntents: AsyncSequence {
        typealias Element = PurchaseIntent
        struct AsyncIterator: AsyncIteratorProtocol {
          func next() -> PurchaseIntent.PurchaseIntents.Element?
          typealias Element = PurchaseIntent.PurchaseIntents.Element
        }
        func makeAsyncIterator() -> PurchaseIntent.PurchaseIntents.AsyncIterator
      }
      static var intents: PurchaseIntent.PurchaseIntents
    }
    struct Storefront: Identifiable {
      var countryCode: String
      var id: String
      static var current: Storefront?
      typealias ID = String
      struct Storefronts: AsyncSequence {
        typealias Element = Storefront
        struct AsyncIterator: AsyncIteratorProtocol {
          func next() -> Storefront?
          typealias Element = Storefront
        }
        func makeAsyncIterator() -> Storefront.Storefronts.AsyncIterator
      }
      static var updates: Storefront.Storefronts
    }
    enum StoreKitError: Error, LocalizedError {
      case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
      var errorDescription: String?
      var failureReason: String?
      var recoverySuggestion: String?
    }
    struct Transaction: Identifiable, Equatable, Hashable {
      struct Reason: RawRepresentable, Equatable, Hashable {
        var rawValue: String
        init(rawValue: String)
        static var purchase: Transaction.Reason
        static var renewal: Transaction.Reason
      }
      struct RevocationReason: RawRepresentable, Equatable, Hashable {
        var rawValue: Int
        init(rawValue: Int)
        static var developerIssue: Transaction.RevocationReason
        static var other: Transaction.RevocationReason
      }
      struct OfferType: RawRepresentable, Equatable, Hashable {
        var rawValue: Int
        init(rawValue: Int)
        static var introductory: Transaction.OfferType
        static var promotional: Transaction.OfferType
        static var code: Transaction.OfferType
      }
      struct OwnershipType: RawRepresentable, Equatable, Hashable {
        var rawValue: String
        init(rawValue: String)
        static var purchased: Transaction.OwnershipType
        static var familyShared: Transaction.OwnershipType
      }
      struct Offer: Equatable, Hashable {
        struct PaymentMode: RawRepresentable, Equatable, Hashable {
          var rawValue: String
          init(rawValue: String)
          static var freeTrial: Transaction.Offer.PaymentMode
          static var payAsYouGo: Transaction.Offer.PaymentMode
          static var payUpFront: Transaction.Offer.PaymentMode
        }
        var id: String?
        var type: Transaction.OfferType
        var paymentMode: Transaction.Offer.PaymentMode?
      }
      var jsonRepresentation: Data
      var id: UInt64
      var originalID: UInt64
      var webOrderLineItemID: String?
      var productID: String
      var subscriptionGroupID: String?
      var appBundleID: String
      var purchaseDate: Date
      var originalPurchaseDate: Date
      var expirationDate: Date?
      var purchasedQuantity: Int
      var isUpgraded: Bool
      var offer: Transaction.Offer?
      var offerType: Transaction.OfferType?
      var offerID: String?
      var offerPaymentModeStringRepresentation: String?
      var revocationDate: Date?
      var revocationReason: Transaction.RevocationReason?
      var productType: Product.ProductType
      var appAccountToken: UUID?
      var environment: AppStore.Environment
      var environmentStringRepresentation: String
      var reason: Transaction.Reason
      var reasonStringRepresentation: String
      var storefront: Storefront
      var storefrontCountryCode: String
      var price: Decimal?
      var currency: Locale.Currency?
      var currencyCode: String?
      var deviceVerification: Data
      var deviceVerificationNonce: UUID
      var ownershipType: Transaction.OwnershipType
      var signedDate: Date
      func finish()
      typealias ID = UInt64
      struct Transactions: AsyncSequence {
        typealias Element = VerificationResult<Transaction>
        struct AsyncIterator: AsyncIteratorProtocol {
          func next() -> VerificationResult<Transaction>?
          typealias Element = VerificationResult<Transaction>
        }
        func makeAsyncIterator() -> Transaction.Transactions.AsyncIterator
      }
      static var all: Transaction.Transactions
      static var currentEntitlements: Transaction.Transactions
      static func currentEntitlement(for: String) -> VerificationResult<Transaction>?
      static func latest(for: String) -> VerificationResult<Transaction>?
      static var unfinished: Transaction.Transactions
      static var updates: Transaction.Transactions
      enum RefundRequestError: Error {
        case duplicateRequest, failed
      }
      enum RefundRequestStatus {
        case success, userCancelled
      }
      func beginRefundRequest(in: UIWindowScene) -> Transaction.RefundRequestStatus
      static func beginRefundRequest(for: UInt64, in: UIWindowScene) -> Transaction.RefundRequestStatus
      var subscriptionStatus: Product.SubscriptionInfo.Status?
    }
    extension Transaction.RefundRequestError: LocalizedError {
      var errorDescription: String?
      var failureReason: String?
      var recoverySuggestion: String?
    }
    extension Transaction.OfferType {
      var localizedDescription: String
    }
    extension Transaction.RevocationReason {
      var localizedDescription: String
    }
    extension Transaction.OwnershipType {
      var localizedDescription: String
    }
    extension Transaction.RefundRequestError: Equatable {}
    extension Transaction.RefundRequestError: Hashable {}
    extension Transaction.RefundRequestStatus: Equatable {}
    extension Transaction.RefundRequestStatus: Hashable {}
    enum VerificationResult<SignedType> {
      case unverified(SignedType, VerificationResult<SignedType>.VerificationError), verified(SignedType)
      var payloadValue: SignedType
      var unsafePayloadValue: SignedType
      enum VerificationError: Error {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties
      }
    }
    extension VerificationResult where SignedType == AppTransaction {
      var jwsRepresentation: String
      var headerData: Data
      var payloadData: Data
      var signatureData: Data
      var signature: CryptoKit.P256.Signing.ECDSASignature
      var signedData: Data
      var signedDate: Date
      var deviceVerification: Data
      var deviceVerificationNonce: UUID
    }
    extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
      var jwsRepresentation: String
      var headerData: Data
      var payloadData: Data
      var signatureData: Data
      var signature: CryptoKit.P256.Signing.ECDSASignature
      var signedData: Data
      var signedDate: Date
      var deviceVerification: Data
      var deviceVerificationNonce: UUID
    }
    extension VerificationResult where SignedType == Transaction {
      var jwsRepresentation: String
      var headerData: Data
      var payloadData: Data
      var signatureData: Data
      var signature: CryptoKit.P256.Signing.ECDSASignature
      var signedData: Data
      var signedDate: Date
      var deviceVerification: Data
      var deviceVerificationNonce: UUID
    }
    extension VerificationResult: Equatable where SignedType: Equatable {}
    extension VerificationResult: Hashable where SignedType: Hashable {}
    extension VerificationResult.VerificationError: LocalizedError {
      var errorDescription: String?
      var failureReason: String?
      var recoverySuggestion: String?
    }
    extension VerificationResult.VerificationError: Equatable {}
    extension VerificationResult.VerificationError: Hashable {}
    """#)
}
