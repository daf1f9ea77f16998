// A table: declarations of ServiceManagement in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Services that start with the app or the system.
  static let serviceManagement = InterfaceFile(
    "ServiceManagement",
    #"""
    class SMAppService: NSObject {
      static var mainApp: SMAppService
      static func agent(plistName: String) -> SMAppService
      static func daemon(plistName: String) -> SMAppService
      static func loginItem(identifier: String) -> SMAppService
      static func statusForLegacyPlist(at: URL) -> SMAppService.Status
      static func openSystemSettingsLoginItems()
      var status: SMAppService.Status
      func register()
      func unregister()
      func unregister(completionHandler: ((any Error)?) -> Void)
      enum Status: Int { case notRegistered, enabled, requiresApproval, notFound }
    }
    """#)
}
