// A table: declarations of IOKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Services and devices.
  static let ioKit = InterfaceFile(
    "IOKit",
    #"""
    typealias io_object_t = UInt32
    typealias io_service_t = UInt32
    typealias io_registry_entry_t = UInt32
    typealias IOReturn = Int32
    typealias IOHIDEventField = UInt32
    var kIOReturnSuccess: Int32
    var kIOMainPortDefault: UInt32
    class IOHIDDevice: Hashable {}
    class IOHIDManager: Hashable {}
    func IOServiceGetMatchingService(_: UInt32, _: CFDictionary?) -> io_service_t
    func IOServiceMatching(_: UnsafePointer<CChar>!) -> CFMutableDictionary!
    func IOObjectRelease(_: io_object_t) -> Int32
    func IORegistryEntryCreateCFProperty(_: io_registry_entry_t, _: CFString!, _: AnyObject!, _: UInt32) -> Unmanaged<CFTypeRef>!
    class CFMutableDictionary: CFDictionary {}
    """#)
}
