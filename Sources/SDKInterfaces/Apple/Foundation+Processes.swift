// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Process information, defaults, notifications, timers, threads, operations, progress.
  static let foundationProcesses = InterfaceFile(
    "Foundation",
    #"""
    class ProcessInfo: NSObject {
      init()
      static var processInfo: ProcessInfo
      var environment: [String: String]
      var arguments: [String]
      var hostName, processName: String
      var processIdentifier: Int32
      var globallyUniqueString: String
      func operatingSystem() -> Int
      func operatingSystemName() -> String
      var operatingSystemVersionString: String
      var operatingSystemVersion: OperatingSystemVersion
      var processorCount, activeProcessorCount: Int
      var physicalMemory: UInt64
      func isOperatingSystemAtLeast(_: OperatingSystemVersion) -> Bool
      var systemUptime: TimeInterval
      func beginActivity(options: ProcessInfo.ActivityOptions = _, reason: String) -> any NSObjectProtocol
      func performActivity(options: ProcessInfo.ActivityOptions = _, reason: String, using: () -> Void)
      func performExpiringActivity(withReason: String, using: (Bool) -> Void)
      var thermalState: ProcessInfo.ThermalState
      var isLowPowerModeEnabled, isMacCatalystApp, isiOSAppOnMac: Bool
      struct ActivityOptions: OptionSet {
        typealias RawValue = UInt64
        static var userInitiated, background, userInteractive: Self
      }
      enum ThermalState: Int {
        case nominal, fair, serious, critical
      }
    }
    struct OperatingSystemVersion {
      init()
      init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
      var majorVersion, minorVersion, patchVersion: Int
    }
    class UserDefaults: NSObject {
      static var standard: UserDefaults
      init()
      init?(suiteName: String?)
      func object(forKey: String) -> Any?
      func set(_: Any?, forKey: String)
      func removeObject(forKey: String)
      func string(forKey: String) -> String?
      func array(forKey: String) -> [Any]?
      func dictionary(forKey: String) -> [String: Any]?
      func data(forKey: String) -> Data?
      func stringArray(forKey: String) -> [String]?
      func integer(forKey: String) -> Int
      func float(forKey: String) -> Float
      func double(forKey: String) -> Double
      func bool(forKey: String) -> Bool
      func url(forKey: String) -> URL?
      func set(_: Int, forKey: String)
      func set(_: Float, forKey: String)
      func set(_: Double, forKey: String)
      func set(_: Bool, forKey: String)
      func set(_: URL?, forKey: String)
      func register(defaults: [String: Any])
      func dictionaryRepresentation() -> [String: Any]
      func persistentDomain(forName: String) -> [String: Any]?
      func setPersistentDomain(_: [String: Any], forName: String)
      func removePersistentDomain(forName: String)
      func synchronize() -> Bool
      static var didChangeNotification: NSNotification.Name
      static var globalDomain, argumentDomain, registrationDomain: String
    }
    class NSUbiquitousKeyValueStore: NSObject {
      init()
      static var `default`: NSUbiquitousKeyValueStore
      func object(forKey: String) -> Any?
      func set(_: Any?, forKey: String)
      func removeObject(forKey: String)
      func string(forKey: String) -> String?
      func array(forKey: String) -> [Any]?
      func dictionary(forKey: String) -> [String: Any]?
      func data(forKey: String) -> Data?
      func longLong(forKey: String) -> Int64
      func double(forKey: String) -> Double
      func bool(forKey: String) -> Bool
      func set(_: String?, forKey: String)
      func set(_: Data?, forKey: String)
      func set(_: [Any]?, forKey: String)
      func set(_: [String: Any]?, forKey: String)
      func set(_: Int64, forKey: String)
      func set(_: Double, forKey: String)
      func set(_: Bool, forKey: String)
      var dictionaryRepresentation: [String: Any]
      func synchronize() -> Bool
      static var didChangeExternallyNotification: NSNotification.Name
    }
    struct Notification: ReferenceConvertible, Hashable {
      typealias Name = NSNotification.Name
      var name: Notification.Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: Notification.Name, object: Any? = _, userInfo: [AnyHashable: Any]? = _)
      var description: String
    }
    class NSNotification: NSObject {
      init()
      var name: NSNotification.Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = _)
      init(name: NSNotification.Name, object: Any?)
      struct Name: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var NSMetadataQueryDidFinishGathering, NSProcessInfoPowerStateDidChange: Self
      }
    }
    class NotificationCenter: NSObject {
      init()
      static var `default`: NotificationCenter
      func addObserver(forName: NSNotification.Name?, object: Any?, queue: OperationQueue?, using: (Notification) -> Void) -> any NSObjectProtocol
      func notifications(named: Notification.Name, object: AnyObject? = _) -> NotificationCenter.Notifications
      func publisher(for: Notification.Name, object: AnyObject? = _) -> NotificationCenter.Publisher
      class Notifications: AsyncSequence {
        typealias Element = Notification
        typealias AsyncIterator = NotificationCenter.Notifications.Iterator
        init()
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Notification
          func next() -> Notification?
        }
      }
    }
    class Timer: NSObject {
      init()
      init(timeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void)
      static func scheduledTimer(withTimeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void) -> Timer
      init(fire: Date, interval: TimeInterval, repeats: Bool, block: (Timer) -> Void)
      var fireDate: Date
      var timeInterval, tolerance: TimeInterval
      var isValid: Bool
      var userInfo: Any?
    }
    class RunLoop: NSObject, Scheduler {
      init()
      static var current, main: RunLoop
      var currentMode: RunLoop.Mode?
      func getCFRunLoop() -> CFRunLoop
      func run(mode: RunLoop.Mode, before: Date) -> Bool
      func perform(inModes: [RunLoop.Mode], block: () -> Void)
      func perform(_: () -> Void)
      struct Mode: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var `default`, common: Self
      }
    }
    class Thread: NSObject {
      static var current: Thread
      static func detachNewThread(_: () -> Void)
      static func isMultiThreaded() -> Bool
      var threadDictionary: NSMutableDictionary
      static func threadPriority() -> Double
      static func setThreadPriority(_: Double) -> Bool
      var threadPriority: Double
      var qualityOfService: QualityOfService
      var name: String?
      var stackSize: Int
      var isMainThread: Bool
      static var isMainThread: Bool
      static var main: Thread
      init()
      init(block: () -> Void)
      var isExecuting, isFinished, isCancelled: Bool
    }
    class Operation: NSObject {
      init()
      var isCancelled, isExecuting, isFinished, isConcurrent, isAsynchronous, isReady: Bool
      var dependencies: [Operation]
      var queuePriority: Operation.QueuePriority
      var completionBlock: (() -> Void)?
      var threadPriority: Double
      var qualityOfService: QualityOfService
      var name: String?
      enum QueuePriority: Int {
        case veryLow, low, normal, high, veryHigh
      }
    }
    class BlockOperation: Operation {
      init()
      init(block: () -> Void)
      func addExecutionBlock(_: () -> Void)
      var executionBlocks: [() -> Void]
    }
    class OperationQueue: NSObject, Scheduler {
      init()
      var progress: Progress
      func addOperation(_: () -> Void)
      func addBarrierBlock(_: () -> Void)
      var maxConcurrentOperationCount: Int
      var isSuspended: Bool
      var name: String?
      var qualityOfService: QualityOfService
      var underlyingQueue: dispatch_queue_t?
      static var current: OperationQueue?
      static var main: OperationQueue
      var operations: [Operation]
      var operationCount: Int
    }
    class Progress: NSObject {
      typealias UnpublishingHandler = () -> Void
      typealias PublishingHandler = (Progress) -> Progress.UnpublishingHandler?
      init()
      static func current() -> Progress?
      init(totalUnitCount: Int64)
      static func discreteProgress(totalUnitCount: Int64) -> Progress
      init(totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64)
      init(parent: Progress?, userInfo: [ProgressUserInfoKey: Any]? = _)
      var totalUnitCount, completedUnitCount: Int64
      var localizedDescription, localizedAdditionalDescription: String!
      var isPausable, isCancelled, isPaused: Bool
      var cancellationHandler, pausingHandler, resumingHandler: (() -> Void)?
      var isIndeterminate: Bool
      var fractionCompleted: Double
      var isFinished: Bool
      var userInfo: [ProgressUserInfoKey: Any]
      var fileOperationKind: Progress.FileOperationKind?
      var fileURL: URL?
      var estimatedTimeRemaining: TimeInterval?
      var throughput, fileTotalCount, fileCompletedCount: Int?
      func performAsCurrent<ReturnType>(withPendingUnitCount: Int64, using: () -> ReturnType) -> ReturnType
      struct FileOperationKind: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var downloading, receiving, copying, uploading, duplicating: Self
      }
    }
    class UndoManager: NSObject {
      init()
      var groupingLevel: Int
      var isUndoRegistrationEnabled, groupsByEvent: Bool
      var levelsOfUndo: Int
      var runLoopModes: [RunLoop.Mode]
      var canUndo, canRedo: Bool
      var undoCount, redoCount: Int
      var isUndoing, isRedoing: Bool
      func prepare(withInvocationTarget: Any) -> Any
      var undoActionIsDiscardable, redoActionIsDiscardable: Bool
      var undoActionName, redoActionName: String
      @_disfavoredOverload func setActionName(_: String)
      func setActionName(_: LocalizedStringResource?)
      var undoMenuItemTitle, redoMenuItemTitle: String
      func undoMenuTitle(forUndoActionName: String) -> String
      func redoMenuTitle(forUndoActionName: String) -> String
      func registerUndo<TargetType>(withTarget: TargetType, handler: (TargetType) -> Void) where TargetType: AnyObject
    }
    enum QualityOfService: Int {
      case userInteractive, userInitiated, utility, background, `default`
    }
    class NSLock: NSObject, NSLocking {
      init()
      func `try`() -> Bool
      func lock(before: Date) -> Bool
      var name: String?
    }
    class NSRecursiveLock: NSObject, NSLocking {
      init()
      func `try`() -> Bool
      func lock(before: Date) -> Bool
      var name: String?
    }
    protocol NSLocking {}
    extension NSLocking {
      func withLock<R>(_: () -> R) -> R
    }
    class NSUserActivity: NSObject {
      init(activityType: String)
      init()
      var activityType: String
      var title: String?
      var userInfo: [AnyHashable: Any]?
      var requiredUserInfoKeys: Set<String>?
      var needsSave: Bool
      var webpageURL, referrerURL: URL?
      var expirationDate: Date?
      var keywords: Set<String>
      var supportsContinuationStreams: Bool
      var targetContentIdentifier: String?
      func continuationStreams() -> (InputStream, OutputStream)
      var isEligibleForHandoff, isEligibleForSearch, isEligibleForPublicIndexing, isEligibleForPrediction: Bool
      static func deleteAllSavedUserActivities(completionHandler: () -> Void)
    }
    class NSExtensionContext: NSObject {
      init()
      var inputItems: [Any]
      func completeRequest(returningItems: [Any]?, completionHandler: ((Bool) -> Void)? = _)
      func open(_: URL, completionHandler: ((Bool) -> Void)? = _)
      func open(_: URL) -> Bool
    }
    class NSExtensionItem: NSObject {
      init()
      var attributedTitle, attributedContentText: NSAttributedString?
      var attachments: [NSItemProvider]?
      var userInfo: [AnyHashable: Any]?
    }
    extension NotificationCenter {
      func publisher(for: Notification.Name, object: AnyObject? = _) -> NotificationCenter.Publisher
      struct Publisher: Combine.Publisher {
        typealias Output = Notification
        typealias Failure = Never
      }
    }
    extension Timer {
      static func publish(every: TimeInterval, tolerance: TimeInterval? = _, on: RunLoop, in: RunLoop.Mode, options: Any? = _) -> Timer.TimerPublisher
      class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
      }
    }
    extension URLSession {
      func dataTaskPublisher(for: URL) -> URLSession.DataTaskPublisher
      func dataTaskPublisher(for: URLRequest) -> URLSession.DataTaskPublisher
      struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
      }
    }
    extension RunLoop: Scheduler {
      typealias SchedulerOptions = Never
      struct SchedulerTimeType: Strideable, Hashable {
        var date: Date
        struct Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible {
          typealias FloatLiteralType = Double
          typealias IntegerLiteralType = Double
          typealias Magnitude = Double
          var timeInterval: Double
        }
      }
    }
    extension OperationQueue: Scheduler {
      typealias SchedulerOptions = Never
      struct SchedulerTimeType: Strideable, Hashable {
        var date: Date
        struct Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible {
          typealias FloatLiteralType = Double
          typealias IntegerLiteralType = Double
          typealias Magnitude = Double
          var timeInterval: Double
        }
      }
    }
    class NSItemProvider: NSObject {
      init()
      init(object: any NSItemProviderWriting)
      init?(contentsOf: URL!)
      init(item: Any?, typeIdentifier: String?)
      var registeredTypeIdentifiers: [String]
      var suggestedName: String?
      func hasItemConformingToTypeIdentifier(_: String) -> Bool
      func canLoadObject(ofClass: any NSItemProviderReading.Type) -> Bool
      func canLoadObject<T>(ofClass: T.Type) -> Bool
      func loadItem(forTypeIdentifier: String, options: [AnyHashable: Any]? = _) -> Any
      func loadItem(forTypeIdentifier: String, options: [AnyHashable: Any]? = _, completionHandler: ((Any?, (any Error)?) -> Void)? = _)
      func loadObject<T>(ofClass: T.Type, completionHandler: (T?, (any Error)?) -> Void) -> Progress
      func loadDataRepresentation(forTypeIdentifier: String, completionHandler: (Data?, (any Error)?) -> Void) -> Progress
      func loadFileRepresentation(forTypeIdentifier: String, completionHandler: (URL?, (any Error)?) -> Void) -> Progress
    }
    protocol NSItemProviderReading: NSObjectProtocol {}
    protocol NSItemProviderWriting: NSObjectProtocol {}
    """#)
}
