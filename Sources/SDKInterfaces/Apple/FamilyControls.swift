// A table: declarations of FamilyControls in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Family controls.
  static let familyControls = InterfaceFile(
    "FamilyControls",
    #"""
    class AuthorizationCenter: ObservableObject {
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
      @Published var authorizationStatus: AuthorizationStatus
      static var shared: AuthorizationCenter
      func requestAuthorization(completionHandler: (Result<Void, any Error>) -> Void)
      func requestAuthorization(for: FamilyControlsMember)
      func revokeAuthorization(completionHandler: (Result<Void, any Error>) -> Void)
    }
    enum AuthorizationStatus: Int, CustomStringConvertible, Equatable, Hashable, RawRepresentable {
      case notDetermined, denied, approved
    }
    struct FamilyActivityIconView: View {
      typealias Body = Never
    }
    struct FamilyActivityPicker: View {
      typealias Body = Never
      init(selection: Binding<FamilyActivitySelection>)
      init(headerText: String? = _, footerText: String? = _, selection: Binding<FamilyActivitySelection>)
    }
    struct FamilyActivitySelection: Equatable {
      init(includeEntireCategory: Bool)
      init()
      var includeEntireCategory: Bool
      var applicationTokens: Set<ApplicationToken>
      var categoryTokens: Set<ActivityCategoryToken>
      var webDomainTokens: Set<WebDomainToken>
      var applications: Set<Application>
      var categories: Set<ActivityCategory>
      var webDomains: Set<WebDomain>
    }
    struct FamilyActivityTitleView: View {
      typealias Body = Never
    }
    enum FamilyControlsError: LocalizedError, RawRepresentable, CustomNSError, Equatable, Hashable {
      case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError, authenticationMethodUnavailable
      typealias RawValue = Int
      init?(rawValue: Int)
      var errorDescription: String?
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
