// A table: declarations of PassKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Pay buttons in SwiftUI.
  static let passKitSwiftUI = InterfaceFile(
    "PassKit",
    #"""
    struct AddPassToWalletButton<Fallback: View>: View {
      typealias Body = Never
      init(carKeyPassword: String, supportedRadioTechnologies: PKRadioTechnology, issuerIdentifier: String, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: PKAddSecureElementPassConfiguration, onCompletion: (Result<[PKSecureElementPass], any Error>) -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: [PKPass], onCompletion: (Bool) -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: PKAddPaymentPassRequestConfiguration, onRequest: (AddPassToWalletButtonResponse) -> PKAddPaymentPassRequest, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: PKEncryptionScheme, cardholderName: String, passStyle: PKAddPaymentPassStyle = _, primaryAccountSuffix: String? = _, cardDetails: [PKLabeledValue]? = _, description: String? = _, filters: [AddPassToWalletButtonFilter] = _, onRequest: (AddPassToWalletButtonResponse) -> PKAddPaymentPassRequest, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: PKEncryptionScheme, primaryAccountSuffix: String, passStyle: PKAddPaymentPassStyle = _, cardDetails: [PKLabeledValue]? = _, description: String? = _, filters: [AddPassToWalletButtonFilter] = _, onRequest: (AddPassToWalletButtonResponse) -> PKAddPaymentPassRequest, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void, @ViewBuilder fallback: () -> Fallback)
    }
    extension AddPassToWalletButton where Fallback == EmptyView {
      init(carKeyPassword: String, supportedRadioTechnologies: PKRadioTechnology, issuerIdentifier: String, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void)
      init(_: PKAddSecureElementPassConfiguration, onCompletion: (Result<[PKSecureElementPass], any Error>) -> Void)
      init(action: () -> Void)
      init(_: [PKPass], onCompletion: (Bool) -> Void)
      init(_: PKAddPaymentPassRequestConfiguration, onRequest: (AddPassToWalletButtonResponse) -> PKAddPaymentPassRequest, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void)
      init(_: PKEncryptionScheme, cardholderName: String, passStyle: PKAddPaymentPassStyle = _, primaryAccountSuffix: String? = _, cardDetails: [PKLabeledValue]? = _, description: String? = _, filters: [AddPassToWalletButtonFilter] = _, onRequest: (AddPassToWalletButtonResponse) -> PKAddPaymentPassRequest, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void)
      init(_: PKEncryptionScheme, primaryAccountSuffix: String, passStyle: PKAddPaymentPassStyle = _, cardDetails: [PKLabeledValue]? = _, description: String? = _, filters: [AddPassToWalletButtonFilter] = _, onRequest: (AddPassToWalletButtonResponse) -> PKAddPaymentPassRequest, onCompletion: (Result<PKSecureElementPass, any Error>) -> Void)
    }
    struct AddPassToWalletButtonFilter {
      static func paymentNetwork(_: PKPaymentNetwork) -> AddPassToWalletButtonFilter
      static func productIdentifier(_: String) -> AddPassToWalletButtonFilter
      static func primaryAccountIdentifier(_: String) -> AddPassToWalletButtonFilter
    }
    struct AddPassToWalletButtonResponse {
      var certificates: [Data]
      var nonce: Data
      var nonceSignature: Data
    }
    struct AddPassToWalletButtonStyle {
      static var black: AddPassToWalletButtonStyle
      static var blackOutline: AddPassToWalletButtonStyle
    }
    struct AsyncShareablePassConfiguration<Content: View>: View {
      typealias Body = Never
      init(metadata: [PKShareablePassMetadata], action: PKAddShareablePassConfigurationPrimaryAction, @ViewBuilder content: (AsyncShareablePassConfiguration<Content>.Result) -> Content)
      enum Result {
        case success(PKAddShareablePassConfiguration), failure(any Error), loading
      }
    }
    struct PayLaterView<FallbackView: View>: View {
      typealias Body = Never
    }
    extension PayLaterView where FallbackView == EmptyView {
      init(amount: Decimal, currency: Locale.Currency)
    }
    struct PayLaterViewAction: Equatable {
      static var learnMore: PayLaterViewAction
      static var calculator: PayLaterViewAction
    }
    struct PayLaterViewDisplayStyle: Equatable {
      static var standard: PayLaterViewDisplayStyle
      static var badge: PayLaterViewDisplayStyle
      static var checkout: PayLaterViewDisplayStyle
      static var price: PayLaterViewDisplayStyle
    }
    struct PayWithApplePayButton<Fallback: View>: View {
      typealias Body = Never
      init(_: PayWithApplePayButtonLabel = _, action: () -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: PayWithApplePayButtonLabel = _, request: PKPaymentRequest, onPaymentAuthorizationChange: (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, @ViewBuilder fallback: () -> Fallback)
      init(_: PayWithApplePayButtonLabel = _, request: PKPaymentRequest, onPaymentAuthorizationChange: (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, onMerchantSessionRequested: () -> PKPaymentRequestMerchantSessionUpdate, @ViewBuilder fallback: () -> Fallback)
    }
    extension PayWithApplePayButton where Fallback == EmptyView {
      init(_: PayWithApplePayButtonLabel = _, action: () -> Void)
      init(_: PayWithApplePayButtonLabel = _, request: PKPaymentRequest, onPaymentAuthorizationChange: (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void)
      init(_: PayWithApplePayButtonLabel = _, request: PKPaymentRequest, onPaymentAuthorizationChange: (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void, onMerchantSessionRequested: () -> PKPaymentRequestMerchantSessionUpdate)
    }
    struct PayWithApplePayButtonLabel {
      static var plain: PayWithApplePayButtonLabel
      static var buy: PayWithApplePayButtonLabel
      static var addMoney: PayWithApplePayButtonLabel
      static var book: PayWithApplePayButtonLabel
      static var checkout: PayWithApplePayButtonLabel
      static var `continue`: PayWithApplePayButtonLabel
      static var contribute: PayWithApplePayButtonLabel
      static var donate: PayWithApplePayButtonLabel
      static var inStore: PayWithApplePayButtonLabel
      static var order: PayWithApplePayButtonLabel
      static var reload: PayWithApplePayButtonLabel
      static var rent: PayWithApplePayButtonLabel
      static var setUp: PayWithApplePayButtonLabel
      static var subscribe: PayWithApplePayButtonLabel
      static var support: PayWithApplePayButtonLabel
      static var tip: PayWithApplePayButtonLabel
      static var topUp: PayWithApplePayButtonLabel
    }
    enum PayWithApplePayButtonPaymentAuthorizationPhase {
      case willAuthorize, didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void), didFinish
    }
    struct PayWithApplePayButtonStyle {
      static var white: PayWithApplePayButtonStyle
      static var whiteOutline: PayWithApplePayButtonStyle
      static var black: PayWithApplePayButtonStyle
      static var automatic: PayWithApplePayButtonStyle
    }
    struct VerifyIdentityWithWalletButton<Fallback: View>: View {
      typealias Body = Never
      init(_: VerifyIdentityWithWalletButtonLabel = _, request: PKIdentityRequest, onCompletion: ((Result<PKIdentityDocument, any Error>) -> Void), @ViewBuilder fallback: () -> Fallback)
    }
    extension VerifyIdentityWithWalletButton where Fallback == EmptyView {
      init(_: VerifyIdentityWithWalletButtonLabel = _, action: () -> Void)
      init(_: VerifyIdentityWithWalletButtonLabel = _, request: PKIdentityRequest, onCompletion: ((Result<PKIdentityDocument, any Error>) -> Void))
    }
    struct VerifyIdentityWithWalletButtonLabel {
      static var verifyIdentity: VerifyIdentityWithWalletButtonLabel
      static var `continue`: VerifyIdentityWithWalletButtonLabel
      static var verify: VerifyIdentityWithWalletButtonLabel
      static var verifyAge: VerifyIdentityWithWalletButtonLabel
    }
    struct VerifyIdentityWithWalletButtonStyle {
      static var black: VerifyIdentityWithWalletButtonStyle
      static var blackOutline: VerifyIdentityWithWalletButtonStyle
    }
    extension View {
      func addPassToWalletButtonStyle(_: AddPassToWalletButtonStyle) -> some View
      func onApplePayPaymentMethodChange(perform: (PKPaymentMethod) -> PKPaymentRequestPaymentMethodUpdate) -> some View
      func onApplePayShippingContactChange(perform: (PKContact) -> PKPaymentRequestShippingContactUpdate) -> some View
      func onApplePayShippingMethodChange(perform: (PKShippingMethod) -> PKPaymentRequestShippingMethodUpdate) -> some View
      func onApplePayCouponCodeChange(perform: (String) -> PKPaymentRequestCouponCodeUpdate) -> some View
      func payLaterViewAction(_: PayLaterViewAction) -> some View
      func payLaterViewDisplayStyle(_: PayLaterViewDisplayStyle) -> some View
      func payWithApplePayButtonStyle(_: PayWithApplePayButtonStyle) -> some View
      func verifyIdentityWithWalletButtonStyle(_: VerifyIdentityWithWalletButtonStyle) -> some View
    }
    """#)
}
