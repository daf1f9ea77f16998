// A table: declarations of StoreKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The original API for purchases.
  static let storeKitOriginal = InterfaceFile(
    "StoreKit",
    #"""
    class SKProduct: NSObject {
      init()
      var localizedDescription, localizedTitle: String
      var price: NSDecimalNumber
      var priceLocale: Locale
      var productIdentifier: String
      var isDownloadable, isFamilyShareable: Bool
      var downloadContentLengths: [NSNumber]
      var contentVersion, downloadContentVersion: String
      var subscriptionPeriod: SKProductSubscriptionPeriod?
      var introductoryPrice: SKProductDiscount?
      var subscriptionGroupIdentifier: String?
      var discounts: [SKProductDiscount]
      enum PeriodUnit: UInt {
        case day, week, month, year
      }
    }
    class SKProductDiscount: NSObject {
      init()
      var price: NSDecimalNumber
      var priceLocale: Locale
      var identifier: String?
      var subscriptionPeriod: SKProductSubscriptionPeriod
      var numberOfPeriods: Int
      var paymentMode: SKProductDiscount.PaymentMode
      var type: SKProductDiscount.`Type`
      enum PaymentMode: UInt {
        case payAsYouGo, payUpFront, freeTrial
      }
      enum `Type`: UInt {
        case introductory, subscription
      }
    }
    class SKProductSubscriptionPeriod: NSObject {
      init()
      var numberOfUnits: Int
      var unit: SKProduct.PeriodUnit
    }
    class SKPayment: NSObject {
      init()
      init(product: SKProduct)
      var productIdentifier: String
      var requestData: Data?
      var quantity: Int
      var applicationUsername: String?
      var simulatesAskToBuyInSandbox: Bool
    }
    class SKPaymentTransaction: NSObject {
      init()
      var error: (any Error)?
      var original: SKPaymentTransaction?
      var payment: SKPayment
      var transactionDate: Date?
      var transactionIdentifier: String?
      var transactionState: SKPaymentTransactionState
    }
    class SKPaymentQueue: NSObject {
      init()
      var storefront: SKStorefront?
      static func `default`() -> Self
      static func canMakePayments() -> Bool
      func restoreCompletedTransactions(withApplicationUsername: String?)
      var transactions: [SKPaymentTransaction]
    }
    class SKProductsRequest: SKRequest {
      init()
      init(productIdentifiers: Set<String>)
    }
    class SKProductsResponse: NSObject {
      init()
      var products: [SKProduct]
      var invalidProductIdentifiers: [String]
    }
    class SKRequest: NSObject {
      init()
    }
    struct SKError: CustomNSError, Hashable {
      init(_: SKError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: SKError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed: SKError.Code
      static var storeProductNotAvailable, cloudServicePermissionDenied: SKError.Code
      static var cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired: SKError.Code
      static var unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams: SKError.Code
      static var invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout: SKError.Code
      static var ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene: SKError.Code
      enum Code: Int, Equatable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
      }
    }
    enum SKPaymentTransactionState: Int {
      case purchasing, purchased, failed, restored, deferred
    }
    class SKStoreReviewController: NSObject {
      init()
    }
    class SKStorefront: NSObject {
      init()
      var countryCode, identifier: String
    }
    class SKCloudServiceController: NSObject {
      init()
      func requestStorefrontCountryCode(completionHandler: (String?, (any Error)?) -> Void)
      func requestStorefrontCountryCode() -> String
      func requestStorefrontIdentifier(completionHandler: (String?, (any Error)?) -> Void)
      func requestStorefrontIdentifier() -> String
      func requestUserToken(forDeveloperToken: String, completionHandler: (String?, (any Error)?) -> Void)
      func requestUserToken(forDeveloperToken: String) -> String
      func requestPersonalizationToken(forClientToken: String, withCompletionHandler: (String?, (any Error)?) -> Void)
    }
    """#)
}
