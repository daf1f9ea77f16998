// A table: declarations of Security in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Keychain items, certificates, keys.
  static let security = InterfaceFile(
    "Security",
    #"""
    var errSecSuccess, errSecItemNotFound, errSecDuplicateItem, errSecAuthFailed, errSecUserCanceled, errSecParam: OSStatus
    func SecCopyErrorMessageString(_: OSStatus, _: UnsafeMutableRawPointer?) -> CFString?
    func SecItemCopyMatching(_: CFDictionary, _: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
    func SecItemAdd(_: CFDictionary, _: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
    func SecItemUpdate(_: CFDictionary, _: CFDictionary) -> OSStatus
    func SecItemDelete(_: CFDictionary) -> OSStatus
    typealias AuthorizationRef = OpaquePointer
    var errAuthorizationSuccess, errAuthorizationCanceled, errAuthorizationDenied, errAuthorizationInteractionNotAllowed: OSStatus
    struct AuthorizationFlags: OptionSet {
      init(rawValue: UInt32)
      var rawValue: UInt32
      static var interactionAllowed, extendRights, partialRights, destroyRights, preAuthorize: AuthorizationFlags
    }
    struct AuthorizationItem {
      init(name: UnsafePointer<CChar>, valueLength: Int, value: UnsafeMutableRawPointer?, flags: UInt32)
    }
    struct AuthorizationItemSet {
      init(count: UInt32, items: UnsafeMutablePointer<AuthorizationItem>?)
    }
    func AuthorizationCreate(_: UnsafePointer<AuthorizationItemSet>?, _: UnsafePointer<AuthorizationItemSet>?, _: AuthorizationFlags, _: UnsafeMutablePointer<AuthorizationRef?>?) -> OSStatus
    func AuthorizationCopyRights(_: AuthorizationRef, _: UnsafePointer<AuthorizationItemSet>, _: UnsafePointer<AuthorizationItemSet>?, _: AuthorizationFlags, _: UnsafeMutablePointer<UnsafeMutablePointer<AuthorizationItemSet>?>?) -> OSStatus
    func AuthorizationFree(_: AuthorizationRef, _: AuthorizationFlags) -> OSStatus
    func SecRandomCopyBytes(_: AnyObject?, _: Int, _: UnsafeMutableRawPointer) -> Int32
    class SecKey: Hashable {}
    class SecCertificate: Hashable {}
    class SecTrust: Hashable {}
    class SecIdentity: Hashable {}
    class SecAccessControl: Hashable {}
    var kSecClass, kSecClassGenericPassword, kSecAttrService, kSecAttrAccount, kSecValueData, kSecReturnData, kSecMatchLimit, kSecMatchLimitOne, kSecAttrAccessible, kSecAttrAccessGroup: CFString
    func SecCertificateCopySubjectSummary(_: SecCertificate) -> CFString?
    """#)
}
