// A table: declarations of GroupActivities in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Shared activities.
  static let groupActivities = InterfaceFile(
    "GroupActivities",
    #"""
    extension AVPlaybackCoordinator {
      func coordinateWithSession<T: GroupActivity>(_: GroupSession<T>)
    }
    struct BroadcastOptions: OptionSet {
      init(rawValue: Int)
      static var mirroredVideo: BroadcastOptions
    }
    protocol CustomMessageIdentifiable {
      static var messageIdentifier: String
    }
    protocol GroupActivity {
      static var activityIdentifier: String
      var metadata: GroupActivityMetadata
    }
    extension GroupActivity {
      static var activityIdentifier: String
      func prepareForActivation() -> GroupActivityActivationResult
      func activate() -> Bool
      typealias Sessions = GroupSession<Self>.Sessions
      static func sessions() -> Self.Sessions
    }
    extension GroupActivity where Self: Transferable {
      static var transferRepresentation: some TransferRepresentation
    }
    enum GroupActivityActivationResult: Equatable, Hashable {
      case activationPreferred, activationDisabled, cancelled
    }
    struct GroupActivityMetadata: Equatable {
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
      var type: GroupActivityMetadata.ActivityType
      var title: String?
      var subtitle: String?
      var previewImage: CGImage?
      var fallbackURL: URL?
      var preferredBroadcastOptions: BroadcastOptions
      var supportsContinuationOnTV: Bool
      var sceneAssociationBehavior: SceneAssociationBehavior
      init()
      enum Experience: Int {
        case watchTogether, listenTogether
      }
      var experience: GroupActivityMetadata.Experience?
      var localizedTitle: String?
      var localizedSubtitle: String?
    }
    extension GroupActivityMetadata.Experience: Equatable {}
    extension GroupActivityMetadata.Experience: Hashable {}
    extension GroupActivityMetadata.Experience: RawRepresentable {}
    struct GroupActivityTransferRepresentation<Item: Transferable>: TransferRepresentation {
      init<ActivityType: GroupActivity>(exporting: (Item) -> ActivityType)
      typealias Body = Never
    }
    class GroupSession<ActivityType: GroupActivity>: ObservableObject, CustomStringConvertible {
      enum State {
        case waiting, joined, invalidated(reason: any Error)
      }
      var id: UUID
      @Published var state: GroupSession<ActivityType>.State
      @Published var activity: ActivityType
      @Published var activeParticipants: Set<Participant>
      var localParticipant: Participant
      var sceneSessionIdentifier: String?
      func join()
      func leave()
      func end()
      func requestForegroundPresentation()
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
      func showNotice(_: GroupSessionEvent)
      struct Event {
        var originator: Participant
      }
      func postEvent(_: GroupSession<ActivityType>.Event)
      struct Sessions: AsyncSequence {
        typealias Element = GroupSession<ActivityType>
        func makeAsyncIterator() -> GroupSession<ActivityType>.Sessions.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> GroupSession<ActivityType>?
          typealias Element = GroupSession<ActivityType>
        }
        typealias AsyncIterator = GroupSession<ActivityType>.Sessions.Iterator
      }
      var systemCoordinator: SystemCoordinator?
    }
    extension GroupSession.State: Equatable {}
    extension GroupSession.Event {
      var localizedDescription: String
      init(originator: Participant, localizedDescription: String)
    }
    struct GroupSessionEvent {
      var originator: Participant
      var action: GroupSessionEvent.Action
      var url: URL?
      init(originator: Participant, action: GroupSessionEvent.Action, url: URL?)
      struct Action {
        static var play: GroupSessionEvent.Action
        static var pause: GroupSessionEvent.Action
        static var seek: GroupSessionEvent.Action
        static func skip(item: String) -> GroupSessionEvent.Action
      }
    }
    extension GroupSessionEvent.Action {
      struct QueueChange {
        struct Item {
          static func song(_: String) -> GroupSessionEvent.Action.QueueChange.Item
          static func container(_: String) -> GroupSessionEvent.Action.QueueChange.Item
        }
        static func setUpNext(_: GroupSessionEvent.Action.QueueChange.Item) -> GroupSessionEvent.Action.QueueChange
        static func added(_: GroupSessionEvent.Action.QueueChange.Item) -> GroupSessionEvent.Action.QueueChange
      }
      static var updatedQueue: GroupSessionEvent.Action
      static func updatedQueue(_: GroupSessionEvent.Action.QueueChange) -> GroupSessionEvent.Action
    }
    class GroupSessionJournal {
      var attachments: GroupSessionJournal.Attachments
      func add<ItemType: Transferable>(_: ItemType) -> GroupSessionJournal.Attachment
      func add<ItemType: Transferable, MetadataType: Decodable & Encodable>(_: ItemType, metadata: MetadataType) -> GroupSessionJournal.Attachment
      func remove(attachment: GroupSessionJournal.Attachment)
      init<Activity: GroupActivity>(session: GroupSession<Activity>)
      struct Attachment: Identifiable {
        var id: UUID
        func load<AttachmentType: Transferable>(_: AttachmentType.Type) -> AttachmentType
        func loadMetadata<MetadataType: Decodable & Encodable>(of: MetadataType.Type) -> MetadataType
        typealias ID = UUID
      }
      struct Attachments: AsyncSequence {
        typealias Element = [GroupSessionJournal.Attachment]
        func makeAsyncIterator() -> GroupSessionJournal.Attachments.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> GroupSessionJournal.Attachments.Element?
          typealias Element = GroupSessionJournal.Attachments.Element
        }
        typealias AsyncIterator = GroupSessionJournal.Attachments.Iterator
      }
    }
    class GroupSessionMessenger {
      var deliveryMode: GroupSessionMessenger.DeliveryMode
      init<Activity: GroupActivity>(session: GroupSession<Activity>)
      init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: GroupSessionMessenger.DeliveryMode)
      enum DeliveryMode {
        case reliable, unreliable
      }
      struct MessageContext {
        var source: Participant
      }
      func send<Message: Decodable & Encodable>(_: Message, to: Participants = _, completion: ((any Error)?) -> Void)
      func send(_: Data, to: Participants = _, completion: ((any Error)?) -> Void)
      struct Messages<Message: Decodable & Encodable>: AsyncSequence {
        typealias Element = (Message, GroupSessionMessenger.MessageContext)
        func makeAsyncIterator() -> GroupSessionMessenger.Messages<Message>.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> GroupSessionMessenger.Messages<Message>.Element?
          typealias Element = GroupSessionMessenger.Messages<Message>.Element
        }
        typealias AsyncIterator = GroupSessionMessenger.Messages<Message>.Iterator
      }
      func send<Message: Decodable & Encodable>(_: Message, to: Participants = _)
      func send(_: Data, to: Participants = _)
      func messages<Message: Decodable & Encodable>(of: Message.Type) -> GroupSessionMessenger.Messages<Message>
      func messages(of: Data.Type) -> GroupSessionMessenger.Messages<Data>
    }
    extension GroupSessionMessenger.DeliveryMode: Equatable {}
    extension GroupSessionMessenger.DeliveryMode: Hashable {}
    class GroupStateObserver: ObservableObject {
      @Published var isEligibleForGroupSession: Bool
      init()
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
    }
    extension NSItemProvider {
      func registerGroupActivity<ActivityType: GroupActivity>(preparationHandler: () -> ActivityType)
      func registerGroupActivity<ActivityType: GroupActivity>(_: ActivityType)
    }
    struct Participant: Hashable, Identifiable, CustomStringConvertible {
      var id: UUID
      typealias ID = UUID
    }
    enum Participants {
      case all, only(Set<Participant>)
      static func only(_: Participant) -> Participants
    }
    struct SceneAssociationBehavior: Equatable {
      static var `default`: SceneAssociationBehavior
      static func content(_: String) -> SceneAssociationBehavior
      static var none: SceneAssociationBehavior
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
      struct Configuration {
        var spatialTemplatePreference: SpatialTemplatePreference
        var supportsGroupImmersiveSpace: Bool
        init()
      }
      var configuration: SystemCoordinator.Configuration
      struct ParticipantState: Equatable {
        var isSpatial: Bool
      }
      struct ParticipantStates: AsyncSequence {
        typealias Element = SystemCoordinator.ParticipantState
        func makeAsyncIterator() -> SystemCoordinator.ParticipantStates.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> SystemCoordinator.ParticipantStates.Element?
          typealias Element = SystemCoordinator.ParticipantStates.Element
        }
        typealias AsyncIterator = SystemCoordinator.ParticipantStates.Iterator
      }
    }
    """#)
}
