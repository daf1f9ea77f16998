// A table: declarations of Dispatch in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Queues, times, groups, sources.
  static let dispatch = InterfaceFile(
    "Dispatch",
    #"""
    typealias dispatch_time_t = UInt64
    extension DispatchQueue: Scheduler {
      static func concurrentPerform(iterations: Int, execute: (Int) -> Void)
      static var main: DispatchQueue
      static func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue
      static func global(qos: DispatchQoS.QoSClass = _) -> DispatchQueue
      init(label: String, qos: DispatchQoS = _, attributes: DispatchQueue.Attributes = _, autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = _, target: DispatchQueue? = _)
      var label: String
      func sync(execute: DispatchWorkItem)
      func async(execute: DispatchWorkItem)
      func asyncAndWait(execute: DispatchWorkItem)
      func async(group: DispatchGroup, execute: DispatchWorkItem)
      func async(group: DispatchGroup? = _, qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, execute: () -> Void)
      func asyncAndWait<T>(execute: () -> T) -> T
      func asyncAndWait<T>(flags: DispatchWorkItemFlags, execute: () -> T) -> T
      func sync<T>(execute: () -> T) -> T
      func sync<T>(flags: DispatchWorkItemFlags, execute: () -> T) -> T
      func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, execute: () -> Void)
      func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, execute: () -> Void)
      func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
      func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
      var qos: DispatchQoS
      var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride
      var now: DispatchQueue.SchedulerTimeType
      func schedule(options: DispatchQueue.SchedulerOptions?, _: () -> Void)
      func schedule(after: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _: () -> Void)
      func schedule(after: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _: () -> Void) -> any Cancellable
      struct Attributes: OptionSet {
        typealias RawValue = UInt64
        static var concurrent, initiallyInactive: Self
      }
      enum GlobalQueuePriority: Hashable {
        case high, `default`, low, background
      }
      enum AutoreleaseFrequency: Hashable {
        case inherit, workItem, never
      }
      struct SchedulerTimeType: Strideable, Codable, Hashable {
        var dispatchTime: DispatchTime
        init(_: DispatchTime)
        func distance(to: Self) -> DispatchQueue.SchedulerTimeType.Stride
        func advanced(by: DispatchQueue.SchedulerTimeType.Stride) -> Self
        static func < (_: Self, _: Self) -> Bool
        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable {
          typealias FloatLiteralType = Double
          typealias IntegerLiteralType = Int
          typealias Magnitude = Int
          var magnitude: Int
          var timeInterval: DispatchTimeInterval
          init(_: DispatchTimeInterval)
          init(floatLiteral: Double)
          init(integerLiteral: Int)
          init?<T>(exactly: T) where T: BinaryInteger
          static func * (_: Self, _: Self) -> Self
          static func + (_: Self, _: Self) -> Self
          static func - (_: Self, _: Self) -> Self
          static func -= (_: inout Self, _: Self)
          static func *= (_: inout Self, _: Self)
          static func += (_: inout Self, _: Self)
          static func seconds(_: Double) -> Self
          static func seconds(_: Int) -> Self
          static func milliseconds(_: Int) -> Self
          static func microseconds(_: Int) -> Self
          static func nanoseconds(_: Int) -> Self
        }
      }
      struct SchedulerOptions {
        var qos: DispatchQoS
        var flags: DispatchWorkItemFlags
        var group: DispatchGroup?
        init(qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, group: DispatchGroup? = _)
      }
    }
    struct DispatchTime: Comparable {
      var rawValue: dispatch_time_t
      static func now() -> Self
      static var distantFuture: Self
      init(uptimeNanoseconds: UInt64)
      var uptimeNanoseconds: UInt64
      func distance(to: Self) -> DispatchTimeInterval
      func advanced(by: DispatchTimeInterval) -> Self
    }
    struct DispatchWallTime: Comparable {
      var rawValue: dispatch_time_t
      static func now() -> Self
      static var distantFuture: Self
      init(timespec: timespec)
    }
    enum DispatchTimeInterval: Equatable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
    }
    struct DispatchQoS: Equatable {
      var qosClass: DispatchQoS.QoSClass
      var relativePriority: Int
      static var background, utility, `default`, userInitiated, userInteractive, unspecified: Self
      init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
      enum QoSClass: Hashable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
    }
    class DispatchWorkItem {
      init(qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, block: () -> Void)
      init(flags: DispatchWorkItemFlags = _, block: () -> Void)
      func perform()
      func wait()
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      func notify(qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, queue: DispatchQueue, execute: () -> Void)
      func notify(queue: DispatchQueue, execute: DispatchWorkItem)
      func cancel()
      var isCancelled: Bool
    }
    struct DispatchWorkItemFlags: OptionSet, RawRepresentable {
      typealias RawValue = UInt
      static var barrier, detached, assignCurrentContext, noQoS, inheritQoS, enforceQoS: Self
    }
    extension DispatchGroup {
      func notify(qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, queue: DispatchQueue, execute: () -> Void)
      func notify(queue: DispatchQueue, work: DispatchWorkItem)
      func wait()
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
    }
    extension DispatchSource {
      static func makeTimerSource(flags: DispatchSource.TimerFlags = _, queue: DispatchQueue? = _) -> any DispatchSourceTimer
      static func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = _) -> any DispatchSourceFileSystemObject
    }
    enum DispatchPredicate {
      case onQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
      case notOnQueue(DispatchQueue)
    }
    class DispatchSemaphore: DispatchObject {
      init()
      func signal() -> Int
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
      init(value: Int)
    }
    protocol DispatchSourceTimer: DispatchSourceProtocol {}
    protocol DispatchSourceProtocol: NSObjectProtocol {}
    extension DispatchSourceProtocol {
      typealias DispatchSourceHandler = () -> Void
      var handle, mask, data: UInt
      var isCancelled: Bool
    }
    enum DispatchTimeoutResult: Hashable {
      case success, timedOut
    }
    class DispatchObject: NSObject {}
    class DispatchQueue: DispatchObject {}
    class DispatchGroup: DispatchObject {
      init()
    }
    class DispatchSource: DispatchObject {
      static func makeTimerSource(flags: DispatchSource.TimerFlags = _, queue: DispatchQueue? = _) -> any DispatchSourceTimer
      static func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = _) -> any DispatchSourceFileSystemObject
      struct TimerFlags: OptionSet { typealias RawValue = UInt }
      struct FileSystemEvent: OptionSet {
        typealias RawValue = UInt
        static var delete, write, extend, attrib, link, rename, revoke, all: Self
      }
    }
    protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}
    class DispatchSerialQueue: DispatchQueue {}
    class DispatchConcurrentQueue: DispatchQueue {}
    """#)
}
