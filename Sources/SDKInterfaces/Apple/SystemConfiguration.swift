// A table: declarations of SystemConfiguration in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Names of the computer.
  static let systemConfiguration = InterfaceFile(
    "SystemConfiguration",
    #"""
    func SCDynamicStoreCopyComputerName(_: AnyObject?, _: UnsafeMutablePointer<UInt32>?) -> CFString?
    func SCDynamicStoreCopyLocalHostName(_: AnyObject?) -> CFString?
    class SCNetworkReachability: Hashable {}
    """#)
}
