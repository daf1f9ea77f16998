// A table: declarations of FamilyControls in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Family controls.
  static let familyControls = InterfaceFile(
    "FamilyControls",
    #"""
    class AuthorizationCenter: ObservableObject {
      static var shared: AuthorizationCenter
      @Published var authorizationStatus: AuthorizationStatus
      func requestAuthorization(completionHandler: (Result<Void, any Error>) -> Void)
      func requestAuthorization(for: FamilyControlsMember)
      func revokeAuthorization(completionHandler: (Result<Void, any Error>) -> Void)
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
    }
    enum AuthorizationStatus: Int, CustomStringConvertible, Equatable, Hashable, RawRepresentable {
      case notDetermined, denied, approved
    }
    struct FamilyActivityIconView: View {
      typealias Body = Never
    }
    struct FamilyActivityPicker: View {
      init(selection: Binding<FamilyActivitySelection>)
      init(headerText: String? = _, footerText: String? = _, selection: Binding<FamilyActivitySelection>)
      typealias Body = Never
    }
    struct FamilyActivitySelection: Equatable {
      var includeEntireCategory: Bool
      var applicationTokens: Set<ApplicationToken>
      var categoryTokens: Set<ActivityCategoryToken>
      var webDomainTokens: Set<WebDomainToken>
      var applications: Set<Application>
      var categories: Set<ActivityCategory>
      var webDomains: Set<WebDomain>
      init(includeEntireCategory: Bool)
      init()
    }
    struct FamilyActivityTitleView: View {
      typealias Body = Never
    }
    enum FamilyControlsError: LocalizedError, RawRepresentable, CustomNSError, Equatable, Hashable {
      case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError, authenticationMethodUnavailable
      var errorDescription: String?
      init?(rawValue: Int)
      var rawValue: Int
      var errorUserInfo: [String: Any]
    }
    enum FamilyControlsMember: Int, CustomStringConvertible, Equatable, Hashable, RawRepresentable {
      case child, individual
    }
    extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
      init(_: ApplicationToken)
      init(_: ActivityCategoryToken)
      init(_: WebDomainToken)
    }
    extension View {
      func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View
      func familyActivityPicker(headerText: String? = _, footerText: String? = _, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View
    }
    """#)
}
