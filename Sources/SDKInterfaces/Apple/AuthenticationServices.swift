// A table: declarations of AuthenticationServices in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Sign-in buttons and sessions in SwiftUI.
  static let authenticationServices = InterfaceFile(
    "AuthenticationServices",
    #"""
    enum ASAuthorizationResult {
      case password(ASPasswordCredential), appleID(ASAuthorizationAppleIDCredential), passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion), passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration), securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion), securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration), customMethod(ASAuthorizationCustomMethod)
    }
    struct AuthorizationController {
      func performRequests(_: [ASAuthorizationRequest]) -> ASAuthorizationResult
      func performRequest(_: ASAuthorizationRequest) -> ASAuthorizationResult
      func performRequests(_: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions) -> ASAuthorizationResult
      func performRequest(_: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions) -> ASAuthorizationResult
      func performRequests(_: [ASAuthorizationRequest], customMethods: [ASAuthorizationCustomMethod]) -> ASAuthorizationResult
      func performRequest(_: ASAuthorizationRequest, customMethods: [ASAuthorizationCustomMethod]) -> ASAuthorizationResult
      func performAutoFillAssistedRequests(_: [ASAuthorizationRequest]) -> ASAuthorizationResult
      func performAutoFillAssistedRequest(_: ASAuthorizationRequest) -> ASAuthorizationResult
    }
    extension EnvironmentValues {
      var authorizationController: AuthorizationController
      var webAuthenticationSession: WebAuthenticationSession
    }
    struct SignInWithAppleButton: View {
      typealias Body = Never
      init(_: SignInWithAppleButton.Label = _, onRequest: (ASAuthorizationAppleIDRequest) -> Void, onCompletion: ((Result<ASAuthorization, any Error>) -> Void))
      struct Label {
        static var signIn: SignInWithAppleButton.Label
        static var `continue`: SignInWithAppleButton.Label
        static var signUp: SignInWithAppleButton.Label
      }
      struct Style {
        static var black: SignInWithAppleButton.Style
        static var white: SignInWithAppleButton.Style
        static var whiteOutline: SignInWithAppleButton.Style
      }
    }
    extension View {
      func signInWithAppleButtonStyle(_: SignInWithAppleButton.Style) -> some View
    }
    struct WebAuthenticationSession {
      func authenticate(using: URL, callbackURLScheme: String, preferredBrowserSession: WebAuthenticationSession.BrowserSession? = _) -> URL
      func authenticate(using: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: WebAuthenticationSession.BrowserSession? = _, additionalHeaderFields: [String: String]) -> URL
      struct BrowserSession {
        static var ephemeral: WebAuthenticationSession.BrowserSession
        static var shared: WebAuthenticationSession.BrowserSession
      }
    }
    """#)
}
