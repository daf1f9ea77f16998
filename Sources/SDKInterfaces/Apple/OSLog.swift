// A table: declarations of OSLog in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The store of log entries.
  static let osLog = InterfaceFile(
    "OSLog",
    #"""
    class OSLogStore: NSObject {
      init(scope: OSLogStore.Scope)
      func getEntries(with: OSLogEnumerator.Options = _, at: OSLogPosition? = _, matching: NSPredicate? = _) -> AnySequence<OSLogEntry>
      func position(date: Date) -> OSLogPosition
      func position(timeIntervalSinceLatestBoot: TimeInterval) -> OSLogPosition
      func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition
      enum Scope: Int { case system, currentProcessIdentifier }
    }
    class OSLogEnumerator: NSObject {
      struct Options: OptionSet {
        typealias RawValue = UInt
        static var reverse: Self
      }
    }
    class OSLogPosition: NSObject {}
    class OSLogEntry: NSObject {
      var composedMessage: String
      var date: Date
    }
    class OSLogEntryLog: OSLogEntry {
      var level: OSLogEntryLog.Level
      var category, subsystem, process, sender, formatString: String
      var processIdentifier: Int32
      var threadIdentifier, activityIdentifier: UInt64
      enum Level: Int { case undefined, debug, info, notice, error, fault }
    }
    """#)
}
