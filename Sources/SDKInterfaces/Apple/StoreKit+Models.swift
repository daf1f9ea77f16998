// A table: declarations of StoreKit in the condensed form that <doc:AppleInterfaces> describes.

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
      struct Environment: RawRepresentable, Hashable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
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
      static var canPresent: Bool
      static func presentNoticeSheet() -> ExternalPurchase.NoticeResult
      enum NoticeResult: Hashable {
        case continued, cancelled, continuedWithExternalPurchaseToken(token: String)
      }
    }
    enum ExternalPurchaseLink {
      static var canOpen: Bool
      static func open()
    }
    struct Message: Equatable, Hashable {
      var reason: Message.Reason
      static var messages: Message.Messages
      func display(in: UIWindowScene)
      struct Reason: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        var localizedDescription: String
        static var generic: Message.Reason
        static var priceIncreaseConsent: Message.Reason
        static var billingIssue: Message.Reason
      }
      struct Messages: AsyncSequence {
        typealias Element = Message
        func makeAsyncIterator() -> Message.Messages.AsyncIterator
        struct AsyncIterator: AsyncIteratorProtocol {
          typealias Element = Message.Messages.Element
          func next() -> Message.Messages.Element?
        }
      }
    }
    struct PaymentMethodBinding: Hashable, Identifiable {
      typealias ID = String
      init(id: String)
      var id: String
      func bind()
      enum PaymentMethodBindingError: LocalizedError, Hashable {
        case notEligible, invalidPinningID, failed
        var errorDescription: String?
        var failureReason: String?
        var recoverySuggestion: String?
      }
    }
    struct Product: Identifiable, Equatable, Hashable {
      typealias ID = String
      var jsonRepresentation: Data
      var id: String
      var type: Product.ProductType
      var displayName: String
      var price: Decimal
      var displayPrice: String
      var isFamilyShareable: Bool
      var subscription: Product.SubscriptionInfo?
      var latestTransaction: VerificationResult<Transaction>?
      var currentEntitlement: VerificationResult<Transaction>?
      var priceFormatStyle: Decimal.FormatStyle.Currency
      var subscriptionPeriodFormatStyle: Date.ComponentsFormatStyle
      var subscriptionPeriodUnitFormatStyle: Product.SubscriptionPeriod.Unit.FormatStyle
      func purchase(options: Set<Product.PurchaseOption> = _) -> Product.PurchaseResult
      func purchase(confirmIn: some UIScene, options: Set<Product.PurchaseOption> = _) -> Product.PurchaseResult
      static func products<Identifiers: Collection>(for: Identifiers) -> [Product] where Identifiers.Element == String
      struct ProductType: RawRepresentable, Hashable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        var localizedDescription: String
        static var consumable: Product.ProductType
        static var nonConsumable: Product.ProductType
        static var nonRenewable: Product.ProductType
        static var autoRenewable: Product.ProductType
      }
      struct SubscriptionPeriod: Hashable {
        var unit: Product.SubscriptionPeriod.Unit
        var value: Int
        func dateRange(referenceDate: Date = _) -> Range<Date>
        func formatted<S: FormatStyle>(_: S, referenceDate: Date = _) -> S.FormatOutput where S.FormatInput == Range<Date>
        func formatted<S: FormatStyle>(_: S, referenceDate: Date = _) -> S.FormatOutput where S.FormatInput == Duration
        enum Unit: Hashable, Comparable {
          case day, week, month, year
          var localizedDescription: String
          func formatted<S: FormatStyle>(_: S) -> S.FormatOutput where S.FormatInput == Product.SubscriptionPeriod.Unit
          static func < (_: Product.SubscriptionPeriod.Unit, _: Product.SubscriptionPeriod.Unit) -> Bool
          struct FormatStyle: FormatStyle {
            typealias FormatInput = Product.SubscriptionPeriod.Unit
            typealias FormatOutput = String
            func format(_: Product.SubscriptionPeriod.Unit) -> String
            func locale(_: Locale) -> Product.SubscriptionPeriod.Unit.FormatStyle
          }
        }
      }
      struct PromotionInfo: Equatable {
        var productID: Product.ID
        var visibility: Product.PromotionInfo.Visibility
        static var currentOrder: [Product.PromotionInfo]
        func update()
        static func updateProductOrder(byID: some Collection<Product.ID>)
        static func updateProductVisibility(_: Product.PromotionInfo.Visibility, for: Product.ID)
        static func updateAll(_: some Collection<PromotionInfo>)
        enum Visibility: Int, Hashable, RawRepresentable {
          case appStoreConnectDefault, visible, hidden
        }
      }
      struct SubscriptionInfo: Hashable {
        var introductoryOffer: Product.SubscriptionOffer?
        var promotionalOffers: [Product.SubscriptionOffer]
        var subscriptionGroupID: String
        var subscriptionPeriod: Product.SubscriptionPeriod
        var isEligibleForIntroOffer: Bool
        var groupLevel: Int
        var groupDisplayName: String
        var status: [Product.SubscriptionInfo.Status]
        static func isEligibleForIntroOffer(for: String) -> Bool
        static func status(for: String) -> [Product.SubscriptionInfo.Status]
        struct RenewalState: RawRepresentable, Hashable {
          typealias RawValue = Int
          init(rawValue: Int)
          var rawValue: Int
          var localizedDescription: String
          static var subscribed: Product.SubscriptionInfo.RenewalState
          static var expired: Product.SubscriptionInfo.RenewalState
          static var inBillingRetryPeriod: Product.SubscriptionInfo.RenewalState
          static var inGracePeriod: Product.SubscriptionInfo.RenewalState
          static var revoked: Product.SubscriptionInfo.RenewalState
        }
        struct RenewalInfo: Hashable {
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
          struct ExpirationReason: RawRepresentable, Hashable {
            typealias RawValue = Int
            init(rawValue: Int)
            var rawValue: Int
            var localizedDescription: String
            static var autoRenewDisabled: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
            static var billingError: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
            static var didNotConsentToPriceIncrease: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
            static var productUnavailable: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
            static var unknown: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
          }
          enum PriceIncreaseStatus: Hashable {
            case noIncreasePending, pending, agreed
            var localizedDescription: String
          }
        }
        struct Status: Hashable {
          var state: Product.SubscriptionInfo.RenewalState
          var transaction: VerificationResult<Transaction>
          var renewalInfo: VerificationResult<Product.SubscriptionInfo.RenewalInfo>
          static var updates: Product.SubscriptionInfo.Status.Statuses
          static var all: AsyncStream<(groupID: String, statuses: [Product.SubscriptionInfo.Status])>
          struct Statuses: AsyncSequence {
            typealias Element = Product.SubscriptionInfo.Status
            func makeAsyncIterator() -> Product.SubscriptionInfo.Status.Statuses.AsyncIterator
            struct AsyncIterator: AsyncIteratorProtocol {
              typealias Element = Product.SubscriptionInfo.Status.Statuses.Element
              func next() -> Product.SubscriptionInfo.Status.Statuses.Element?
            }
          }
        }
      }
      struct PurchaseOption: Hashable {
        static func appAccountToken(_: UUID) -> Product.PurchaseOption
        static func custom(key: String, value: String) -> Product.PurchaseOption
        static func custom(key: String, value: Double) -> Product.PurchaseOption
        static func custom(key: String, value: Bool) -> Product.PurchaseOption
        static func custom(key: String, value: Data) -> Product.PurchaseOption
        static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> Product.PurchaseOption
        static func quantity(_: Int) -> Product.PurchaseOption
        static func simulatesAskToBuyInSandbox(_: Bool) -> Product.PurchaseOption
        static func onStorefrontChange(shouldContinuePurchase: (Storefront) -> Bool) -> Product.PurchaseOption
        static func promotionalOffer(offerID: String, signature: Product.SubscriptionOffer.Signature) -> Product.PurchaseOption
      }
      enum PurchaseResult {
        case success(VerificationResult<Transaction>), userCancelled, pending
      }
      enum PurchaseError: Error, LocalizedError, Hashable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
        var errorDescription: String?
        var failureReason: String?
        var recoverySuggestion: String?
      }
      struct SubscriptionOffer: Hashable {
        var id: String?
        var type: Product.SubscriptionOffer.OfferType
        var price: Decimal
        var displayPrice: String
        var period: Product.SubscriptionPeriod
        var periodCount: Int
        var paymentMode: Product.SubscriptionOffer.PaymentMode
        struct OfferType: RawRepresentable, Hashable {
          typealias RawValue = String
          init(rawValue: String)
          var rawValue: String
          var localizedDescription: String
          static var introductory: Product.SubscriptionOffer.OfferType
          static var promotional: Product.SubscriptionOffer.OfferType
        }
        struct PaymentMode: RawRepresentable, Hashable {
          typealias RawValue = String
          init(rawValue: String)
          var rawValue: String
          var localizedDescription: String
          static var payAsYouGo: Product.SubscriptionOffer.PaymentMode
          static var payUpFront: Product.SubscriptionOffer.PaymentMode
          static var freeTrial: Product.SubscriptionOffer.PaymentMode
        }
        struct Signature: Hashable {
          init(keyID: String, nonce: UUID, timestamp: Int, signature: Data)
          var keyID: String
          var nonce: UUID
          var timestamp: Int
          var signature: Data
        }
      }
    }
    struct PurchaseIntent: Equatable {
      var product: Product
      var id: Product.ID
      static var intents: PurchaseIntent.PurchaseIntents
      struct PurchaseIntents: AsyncSequence {
        typealias Element = PurchaseIntent
        func makeAsyncIterator() -> PurchaseIntent.PurchaseIntents.AsyncIterator
        struct AsyncIterator: AsyncIteratorProtocol {
          typealias Element = PurchaseIntent.PurchaseIntents.Element
          func next() -> PurchaseIntent.PurchaseIntents.Element?
        }
      }
    }
    struct Storefront: Identifiable {
      typealias ID = String
      var countryCode: String
      var id: String
      static var current: Storefront?
      static var updates: Storefront.Storefronts
      struct Storefronts: AsyncSequence {
        typealias Element = Storefront
        func makeAsyncIterator() -> Storefront.Storefronts.AsyncIterator
        struct AsyncIterator: AsyncIteratorProtocol {
          typealias Element = Storefront
          func next() -> Storefront?
        }
      }
    }
    enum StoreKitError: Error, LocalizedError {
      case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
      var errorDescription: String?
      var failureReason: String?
      var recoverySuggestion: String?
    }
    struct Transaction: Identifiable, Equatable, Hashable {
      typealias ID = UInt64
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
      var subscriptionStatus: Product.SubscriptionInfo.Status?
      static var all: Transaction.Transactions
      static var currentEntitlements: Transaction.Transactions
      static var unfinished: Transaction.Transactions
      static var updates: Transaction.Transactions
      func finish()
      func beginRefundRequest(in: UIWindowScene) -> Transaction.RefundRequestStatus
      static func currentEntitlement(for: String) -> VerificationResult<Transaction>?
      static func latest(for: String) -> VerificationResult<Transaction>?
      static func beginRefundRequest(for: UInt64, in: UIWindowScene) -> Transaction.RefundRequestStatus
      struct Reason: RawRepresentable, Hashable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var purchase: Transaction.Reason
        static var renewal: Transaction.Reason
      }
      struct RevocationReason: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        var localizedDescription: String
        static var developerIssue: Transaction.RevocationReason
        static var other: Transaction.RevocationReason
      }
      struct OfferType: RawRepresentable, Hashable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        var localizedDescription: String
        static var introductory: Transaction.OfferType
        static var promotional: Transaction.OfferType
        static var code: Transaction.OfferType
      }
      struct OwnershipType: RawRepresentable, Hashable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        var localizedDescription: String
        static var purchased: Transaction.OwnershipType
        static var familyShared: Transaction.OwnershipType
      }
      struct Offer: Hashable {
        var id: String?
        var type: Transaction.OfferType
        var paymentMode: Transaction.Offer.PaymentMode?
        struct PaymentMode: RawRepresentable, Hashable {
          typealias RawValue = String
          init(rawValue: String)
          var rawValue: String
          static var freeTrial: Transaction.Offer.PaymentMode
          static var payAsYouGo: Transaction.Offer.PaymentMode
          static var payUpFront: Transaction.Offer.PaymentMode
        }
      }
      struct Transactions: AsyncSequence {
        typealias Element = VerificationResult<Transaction>
        func makeAsyncIterator() -> Transaction.Transactions.AsyncIterator
        struct AsyncIterator: AsyncIteratorProtocol {
          typealias Element = VerificationResult<Transaction>
          func next() -> VerificationResult<Transaction>?
        }
      }
      enum RefundRequestError: Error, LocalizedError, Hashable {
        case duplicateRequest, failed
        var errorDescription: String?
        var failureReason: String?
        var recoverySuggestion: String?
      }
      enum RefundRequestStatus: Hashable {
        case success, userCancelled
      }
    }
    enum VerificationResult<SignedType> {
      case unverified(SignedType, VerificationResult<SignedType>.VerificationError), verified(SignedType)
      var payloadValue: SignedType
      var unsafePayloadValue: SignedType
      enum VerificationError: Error, LocalizedError, Hashable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties
        var errorDescription: String?
        var failureReason: String?
        var recoverySuggestion: String?
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
    """#)
}
