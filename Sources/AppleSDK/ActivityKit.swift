// A table: declarations of ActivityKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Live Activities.
  static let activityKit = InterfaceFile(
    "ActivityKit",
    #"""
    class Activity<Attributes: ActivityAttributes>: Identifiable {
      typealias ContentState = Attributes.ContentState
      static func request(attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = _) -> Activity<Attributes>
      static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = _) -> Activity<Attributes>
      static var activities: [Activity<Attributes>]
      static var activityUpdates: Activity<Attributes>.ActivityUpdates
      var id: String
      var activityState: ActivityState
      var activityStateUpdates: Activity<Attributes>.ActivityStateUpdates
      var contentState: Activity<Attributes>.ContentState
      var contentStateUpdates: Activity<Attributes>.ContentStateUpdates
      var content: ActivityContent<Activity<Attributes>.ContentState>
      var contentUpdates: Activity<Attributes>.ContentUpdates
      var pushToken: Data?
      var pushTokenUpdates: Activity<Attributes>.PushTokenUpdates
      static var pushToStartTokenUpdates: Activity<Attributes>.PushTokenUpdates
      static var pushToStartToken: Data?
      var attributes: Attributes
      func update(using: Activity<Attributes>.ContentState)
      func update(_: ActivityContent<Activity<Attributes>.ContentState>)
      func update(using: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = _)
      func update(_: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = _)
      func end(using: Activity<Attributes>.ContentState? = _, dismissalPolicy: ActivityUIDismissalPolicy = _)
      func end(_: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = _)
      typealias ID = String
      struct ActivityUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>
        func makeAsyncIterator() -> Activity<Attributes>.ActivityUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Activity<Attributes>.ActivityUpdates.Element?
          typealias Element = Activity<Attributes>.ActivityUpdates.Element
        }
        typealias AsyncIterator = Activity<Attributes>.ActivityUpdates.Iterator
      }
      struct ActivityStateUpdates: AsyncSequence {
        typealias Element = ActivityState
        func makeAsyncIterator() -> Activity<Attributes>.ActivityStateUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Activity<Attributes>.ActivityStateUpdates.Element?
          typealias Element = Activity<Attributes>.ActivityStateUpdates.Element
        }
        typealias AsyncIterator = Activity<Attributes>.ActivityStateUpdates.Iterator
      }
      struct ContentStateUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>.ContentState
        func makeAsyncIterator() -> Activity<Attributes>.ContentStateUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Activity<Attributes>.ContentStateUpdates.Element?
          typealias Element = Activity<Attributes>.ContentStateUpdates.Element
        }
        typealias AsyncIterator = Activity<Attributes>.ContentStateUpdates.Iterator
      }
      struct ContentUpdates: AsyncSequence {
        typealias Element = ActivityContent<Activity<Attributes>.ContentState>
        func makeAsyncIterator() -> Activity<Attributes>.ContentUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Activity<Attributes>.ContentUpdates.Element?
          typealias Element = Activity<Attributes>.ContentUpdates.Element
        }
        typealias AsyncIterator = Activity<Attributes>.ContentUpdates.Iterator
      }
      struct PushTokenUpdates: AsyncSequence {
        typealias Element = Data
        func makeAsyncIterator() -> Activity<Attributes>.PushTokenUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Activity<Attributes>.PushTokenUpdates.Element?
          typealias Element = Activity<Attributes>.PushTokenUpdates.Element
        }
        typealias AsyncIterator = Activity<Attributes>.PushTokenUpdates.Iterator
      }
    }
    protocol ActivityAttributes {
      associatedtype ContentState: Decodable, Encodable, Hashable
    }
    enum ActivityAuthorizationError: CustomNSError, LocalizedError, Equatable, Hashable {
      case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted
      static var errorDomain: String
      var errorCode: Int
      var failureReason: String?
      var recoverySuggestion: String?
    }
    class ActivityAuthorizationInfo {
      struct ActivityEnablementUpdates: AsyncSequence {
        typealias Element = Bool
        func makeAsyncIterator() -> ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Bool?
          typealias Element = Bool
        }
        typealias AsyncIterator = ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator
      }
      struct FrequentPushEnablementUpdates: AsyncSequence {
        typealias Element = Bool
        func makeAsyncIterator() -> ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Bool?
          typealias Element = Bool
        }
        typealias AsyncIterator = ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator
      }
      var frequentPushesEnabled: Bool
      var areActivitiesEnabled: Bool
      var activityEnablementUpdates: ActivityAuthorizationInfo.ActivityEnablementUpdates
      var frequentPushEnablementUpdates: ActivityAuthorizationInfo.FrequentPushEnablementUpdates
      init()
    }
    struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
      var state: State
      var staleDate: Date?
      var relevanceScore: Double
      init(state: State, staleDate: Date?, relevanceScore: Double = _)
    }
    enum ActivityState: Hashable {
      case active, ended, dismissed, stale
    }
    struct ActivityUIDismissalPolicy: Equatable {
      static var `default`: ActivityUIDismissalPolicy
      static var immediate: ActivityUIDismissalPolicy
      static func after(_: Date) -> ActivityUIDismissalPolicy
    }
    struct AlertConfiguration: Equatable {
      var title: LocalizedStringResource
      var sound: AlertConfiguration.AlertSound
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound)
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
