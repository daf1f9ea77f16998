// A table: declarations of ActivityKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Live Activities.
  static let activityKit = InterfaceFile(
    "ActivityKit",
    #"""
    class Activity<Attributes: ActivityAttributes>: Identifiable {
      typealias ContentState = Attributes.ContentState
      typealias ID = String
      var id: String
      var activityState: ActivityState
      var activityStateUpdates: Activity<Attributes>.ActivityStateUpdates
      var contentState: Activity<Attributes>.ContentState
      var contentStateUpdates: Activity<Attributes>.ContentStateUpdates
      var content: ActivityContent<Activity<Attributes>.ContentState>
      var contentUpdates: Activity<Attributes>.ContentUpdates
      var pushToken: Data?
      var pushTokenUpdates: Activity<Attributes>.PushTokenUpdates
      var attributes: Attributes
      static var activities: [Activity<Attributes>]
      static var activityUpdates: Activity<Attributes>.ActivityUpdates
      static var pushToStartTokenUpdates: Activity<Attributes>.PushTokenUpdates
      static var pushToStartToken: Data?
      func update(using: Activity<Attributes>.ContentState)
      func update(_: ActivityContent<Activity<Attributes>.ContentState>)
      func update(using: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = _)
      func update(_: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = _)
      func update(_: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = _, timestamp: Date)
      func end(using: Activity<Attributes>.ContentState? = _, dismissalPolicy: ActivityUIDismissalPolicy = _)
      func end(_: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = _)
      func end(_: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = _, timestamp: Date)
      static func request(attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = _) -> Activity<Attributes>
      static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = _) -> Activity<Attributes>
      static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = _, style: ActivityStyle) -> Activity<Attributes>
      static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = _, style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date) -> Activity<Attributes>
      static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = _, style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date) -> Activity<Attributes>
      struct ActivityUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>
        typealias AsyncIterator = Activity<Attributes>.ActivityUpdates.Iterator
        func makeAsyncIterator() -> Activity<Attributes>.ActivityUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Activity<Attributes>.ActivityUpdates.Element
          func next() -> Activity<Attributes>.ActivityUpdates.Element?
        }
      }
      struct ActivityStateUpdates: AsyncSequence {
        typealias Element = ActivityState
        typealias AsyncIterator = Activity<Attributes>.ActivityStateUpdates.Iterator
        func makeAsyncIterator() -> Activity<Attributes>.ActivityStateUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Activity<Attributes>.ActivityStateUpdates.Element
          func next() -> Activity<Attributes>.ActivityStateUpdates.Element?
        }
      }
      struct ContentStateUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>.ContentState
        typealias AsyncIterator = Activity<Attributes>.ContentStateUpdates.Iterator
        func makeAsyncIterator() -> Activity<Attributes>.ContentStateUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Activity<Attributes>.ContentStateUpdates.Element
          func next() -> Activity<Attributes>.ContentStateUpdates.Element?
        }
      }
      struct ContentUpdates: AsyncSequence {
        typealias Element = ActivityContent<Activity<Attributes>.ContentState>
        typealias AsyncIterator = Activity<Attributes>.ContentUpdates.Iterator
        func makeAsyncIterator() -> Activity<Attributes>.ContentUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Activity<Attributes>.ContentUpdates.Element
          func next() -> Activity<Attributes>.ContentUpdates.Element?
        }
      }
      struct PushTokenUpdates: AsyncSequence {
        typealias Element = Data
        typealias AsyncIterator = Activity<Attributes>.PushTokenUpdates.Iterator
        func makeAsyncIterator() -> Activity<Attributes>.PushTokenUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Activity<Attributes>.PushTokenUpdates.Element
          func next() -> Activity<Attributes>.PushTokenUpdates.Element?
        }
      }
    }
    protocol ActivityAttributes {
      associatedtype ContentState: Decodable, Encodable, Hashable
    }
    enum ActivityAuthorizationError: CustomNSError, LocalizedError, Equatable, Hashable {
      case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted
      var errorCode: Int
      var failureReason: String?
      var recoverySuggestion: String?
      static var errorDomain: String
    }
    class ActivityAuthorizationInfo {
      init()
      var frequentPushesEnabled: Bool
      var areActivitiesEnabled: Bool
      var activityEnablementUpdates: ActivityAuthorizationInfo.ActivityEnablementUpdates
      var frequentPushEnablementUpdates: ActivityAuthorizationInfo.FrequentPushEnablementUpdates
      struct ActivityEnablementUpdates: AsyncSequence {
        typealias Element = Bool
        typealias AsyncIterator = ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator
        func makeAsyncIterator() -> ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Bool
          func next() -> Bool?
        }
      }
      struct FrequentPushEnablementUpdates: AsyncSequence {
        typealias Element = Bool
        typealias AsyncIterator = ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator
        func makeAsyncIterator() -> ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = Bool
          func next() -> Bool?
        }
      }
    }
    struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
      init(state: State, staleDate: Date?, relevanceScore: Double = _)
      var state: State
      var staleDate: Date?
      var relevanceScore: Double
    }
    enum ActivityState: Hashable {
      case active, ended, dismissed, stale, pending
    }
    enum ActivityStyle: Hashable {
      case standard, transient
    }
    struct ActivityUIDismissalPolicy: Equatable {
      static var `default`: ActivityUIDismissalPolicy
      static var immediate: ActivityUIDismissalPolicy
      static func after(_: Date) -> ActivityUIDismissalPolicy
    }
    struct AlertConfiguration: Equatable {
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound)
      var title: LocalizedStringResource
      var body: LocalizedStringResource
      var sound: AlertConfiguration.AlertSound
      struct AlertSound: Equatable {
        static var `default`: AlertConfiguration.AlertSound
        static func named(_: String) -> AlertConfiguration.AlertSound
      }
    }
    struct PushType: Equatable {
      static var token: PushType
    }
    """#)
}
