// A table: declarations of os in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Loggers, their messages, locks.
  static let os = InterfaceFile(
    "os",
    #"""
    struct Logger {
      init()
      init(subsystem: String, category: String)
      init(_: OSLog)
      func log(_: OSLogMessage)
      func log(level: OSLogType, _: OSLogMessage)
      func trace(_: OSLogMessage)
      func debug(_: OSLogMessage)
      func info(_: OSLogMessage)
      func notice(_: OSLogMessage)
      func warning(_: OSLogMessage)
      func error(_: OSLogMessage)
      func critical(_: OSLogMessage)
      func fault(_: OSLogMessage)
    }
    struct OSLogMessage: ExpressibleByStringInterpolation {
      typealias StringLiteralType = String
      typealias StringInterpolation = OSLogInterpolation
    }
    struct OSLogInterpolation: StringInterpolationProtocol {
      typealias StringLiteralType = String
      func appendInterpolation<T>(_: @autoclosure () -> T, align: OSLogStringAlignment = _, privacy: OSLogPrivacy = _)
      func appendInterpolation<T>(_: @autoclosure () -> T, format: OSLogFormat, align: OSLogStringAlignment = _, privacy: OSLogPrivacy = _)
    }
    struct OSLogFormat {
      static func fixed(precision: Int = _, explicitPositiveSign: Bool = _) -> OSLogFormat
      static var hex, decimal, fixed: OSLogFormat
    }
    struct OSLogStringAlignment {
      static var none: OSLogStringAlignment
      static func left(columns: Int) -> OSLogStringAlignment
      static func right(columns: Int) -> OSLogStringAlignment
    }
    struct OSLogPrivacy {
      static var `public`, `private`, auto, sensitive: OSLogPrivacy
      static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy
      enum Mask { case none, hash }
    }
    class OSLog: NSObject {
      init(subsystem: String, category: String)
      static var `default`, disabled: OSLog
    }
    struct OSLogType: RawRepresentable, Hashable {
      typealias RawValue = UInt8
      var rawValue: UInt8
      static var `default`, info, debug, error, fault: OSLogType
    }
    func os_log(_: OSLogType, _: OSLogMessage)
    func os_log(_: OSLogMessage)
    func os_log(_: StaticString, _: any CVarArg...)
    func os_log(_: StaticString, log: OSLog = _, type: OSLogType = _, _: any CVarArg...)
    struct OSAllocatedUnfairLock<State> {
      init(initialState: State)
      func withLock<R>(_: (inout State) -> R) -> R
    }
    struct OSSignposter {
      init()
      init(subsystem: String, category: String)
    }
    func os_proc_available_memory() -> Int
    """#)
}
