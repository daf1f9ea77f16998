// A table: declarations of GroupActivities in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Shared activities.
  static let groupActivities = InterfaceFile(
    "GroupActivities",
    #"""
    extension AVPlaybackCoordinator {
      func coordinateWithSession<T: GroupActivity>(_: GroupSession<T>)
    }
    struct BroadcastOptions: OptionSet {
      typealias ArrayLiteralElement = BroadcastOptions
      typealias RawValue = Int
      init(rawValue: Int)
      static var mirroredVideo: BroadcastOptions
    }
    protocol CustomMessageIdentifiable {
      static var messageIdentifier: String
    }
    protocol GroupActivity {
      var metadata: GroupActivityMetadata
      static var activityIdentifier: String
    }
    extension GroupActivity {
      typealias Sessions = GroupSession<Self>.Sessions
      static var activityIdentifier: String
      func prepareForActivation() -> GroupActivityActivationResult
      func activate() -> Bool
      static func sessions() -> Self.Sessions
    }
    enum GroupActivityActivationResult: Equatable, Hashable {
      case activationPreferred, activationDisabled, cancelled
    }
    struct GroupActivityMetadata: Equatable {
      init()
      var type: GroupActivityMetadata.ActivityType
      var title: String?
      var subtitle: String?
      var previewImage: CGImage?
      var fallbackURL: URL?
      var preferredBroadcastOptions: BroadcastOptions
      var supportsContinuationOnTV: Bool
      var sceneAssociationBehavior: SceneAssociationBehavior
      var experience: GroupActivityMetadata.Experience?
      var localizedTitle: String?
      var localizedSubtitle: String?
      struct ActivityType: Hashable {
        static var generic: GroupActivityMetadata.ActivityType
        static var listenTogether: GroupActivityMetadata.ActivityType
        static var watchTogether: GroupActivityMetadata.ActivityType
        static var workoutTogether: GroupActivityMetadata.ActivityType
        static var shopTogether: GroupActivityMetadata.ActivityType
        static var readTogether: GroupActivityMetadata.ActivityType
        static var exploreTogether: GroupActivityMetadata.ActivityType
        static var learnTogether: GroupActivityMetadata.ActivityType
        static var createTogether: GroupActivityMetadata.ActivityType
      }
      enum Experience: Int, Hashable, RawRepresentable {
        case watchTogether, listenTogether
      }
    }
    struct GroupActivityTransferRepresentation<Item: Transferable>: TransferRepresentation {
      typealias Body = Never
      init<ActivityType: GroupActivity>(exporting: (Item) -> ActivityType)
    }
    class GroupSession<ActivityType: GroupActivity>: ObservableObject, CustomStringConvertible {
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
      var id: UUID
      @Published var state: GroupSession<ActivityType>.State
      @Published var activity: ActivityType
      @Published var activeParticipants: Set<Participant>
      var localParticipant: Participant
      var sceneSessionIdentifier: String?
      var systemCoordinator: SystemCoordinator?
      func join()
      func leave()
      func end()
      func requestForegroundPresentation()
      func showNotice(_: GroupSessionEvent)
      func postEvent(_: GroupSession<ActivityType>.Event)
      enum State: Equatable {
        case waiting, joined, invalidated(reason: any Error)
      }
      struct Event {
        init(originator: Participant, localizedDescription: String)
        var originator: Participant
        var localizedDescription: String
      }
      struct Sessions: AsyncSequence {
        typealias Element = GroupSession<ActivityType>
        typealias AsyncIterator = GroupSession<ActivityType>.Sessions.Iterator
        func makeAsyncIterator() -> GroupSession<ActivityType>.Sessions.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = GroupSession<ActivityType>
          func next() -> GroupSession<ActivityType>?
        }
      }
    }
    struct GroupSessionEvent {
      init(originator: Participant, action: GroupSessionEvent.Action, url: URL?)
      var originator: Participant
      var action: GroupSessionEvent.Action
      var url: URL?
      struct Action {
        static var play: GroupSessionEvent.Action
        static var pause: GroupSessionEvent.Action
        static var seek: GroupSessionEvent.Action
        static var updatedQueue: GroupSessionEvent.Action
        static func skip(item: String) -> GroupSessionEvent.Action
        static func updatedQueue(_: GroupSessionEvent.Action.QueueChange) -> GroupSessionEvent.Action
        struct QueueChange {
          static func setUpNext(_: GroupSessionEvent.Action.QueueChange.Item) -> GroupSessionEvent.Action.QueueChange
          static func added(_: GroupSessionEvent.Action.QueueChange.Item) -> GroupSessionEvent.Action.QueueChange
          struct Item {
            static func song(_: String) -> GroupSessionEvent.Action.QueueChange.Item
            static func container(_: String) -> GroupSessionEvent.Action.QueueChange.Item
          }
        }
      }
    }
    class GroupStateObserver: ObservableObject {
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
      init()
      @Published var isEligibleForGroupSession: Bool
    }
    extension NSItemProvider {
      func registerGroupActivity<ActivityType: GroupActivity>(preparationHandler: () -> ActivityType)
      func registerGroupActivity<ActivityType: GroupActivity>(_: ActivityType)
    }
    struct Participant: Hashable, Identifiable, CustomStringConvertible {
      typealias ID = UUID
      var id: UUID
    }
    enum Participants {
      case all, only(Set<Participant>)
      static func only(_: Participant) -> Participants
    }
    struct SceneAssociationBehavior: Equatable {
      static var `default`: SceneAssociationBehavior
      static var none: SceneAssociationBehavior
      static func content(_: String) -> SceneAssociationBehavior
    }
    struct SpatialTemplatePreference: CustomStringConvertible {
      static var none: SpatialTemplatePreference
      static var sideBySide: SpatialTemplatePreference
      static var conversational: SpatialTemplatePreference
      func contentExtent(_: CGFloat) -> SpatialTemplatePreference
    }
    class SystemCoordinator {
      var localParticipantState: SystemCoordinator.ParticipantState
      var localParticipantStates: SystemCoordinator.ParticipantStates
      var configuration: SystemCoordinator.Configuration
      struct Configuration {
        init()
        var spatialTemplatePreference: SpatialTemplatePreference
        var supportsGroupImmersiveSpace: Bool
      }
      struct ParticipantState: Equatable {
        var isSpatial: Bool
      }
      struct ParticipantStates: AsyncSequence {
        typealias Element = SystemCoordinator.ParticipantState
        typealias AsyncIterator = SystemCoordinator.ParticipantStates.Iterator
        func makeAsyncIterator() -> SystemCoordinator.ParticipantStates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = SystemCoordinator.ParticipantStates.Element
          func next() -> SystemCoordinator.ParticipantStates.Element?
        }
      }
    }
    """#)
}
