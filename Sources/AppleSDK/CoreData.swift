// A table: declarations of CoreData in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Managed objects, contexts, requests, stores.
  static let coreData = InterfaceFile(
    "CoreData",
    #"""
    class NSManagedObject: NSObject {
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
      static func entity() -> NSEntityDescription
      init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?)
      init(context: NSManagedObjectContext)
      var managedObjectContext: NSManagedObjectContext?
      var entity: NSEntityDescription
      var isInserted, isDeleted, hasChanges: Bool
      func willChangeValue(forKey: String)
      func didChangeValue(forKey: String)
      func value(forKey: String) -> Any?
      func setValue(_: Any?, forKey: String)
      static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
      var objectWillChange: ObservableObjectPublisher
    }
    class NSManagedObjectContext: NSObject {
      static func new() -> Self
      init()
      func perform(_: () -> Void)
      func performAndWait(_: () -> Void)
      var parent: NSManagedObjectContext?
      var name: String?
      var undoManager: UndoManager?
      var hasChanges: Bool
      var userInfo: NSMutableDictionary
      func object(with: NSManagedObjectID) -> NSManagedObject
      func count(for: NSFetchRequest<any NSFetchRequestResult>) -> Int
      var shouldDeleteInaccessibleFaults: Bool
      var mergePolicy: Any
      func fetch<T>(_: NSFetchRequest<T>) -> [T] where T: NSFetchRequestResult
      func fetch(_: NSFetchRequest<any NSFetchRequestResult>) -> [Any]
      func count<T>(for: NSFetchRequest<T>) -> Int where T: NSFetchRequestResult
      init(_: NSManagedObjectContext.ConcurrencyType)
      func performAndWait<T>(_: () -> T) -> T
      func perform<T>(schedule: NSManagedObjectContext.ScheduledTaskType = _, _: () -> T) -> T
      enum NotificationKey: String, Hashable {
        case queryGeneration, invalidatedAllObjects, insertedObjects, updatedObjects, deletedObjects
        case refreshedObjects, invalidatedObjects, insertedObjectIDs, updatedObjectIDs, deletedObjectIDs
        case refreshedObjectIDs, invalidatedObjectIDs
      }
      struct ConcurrencyType: Hashable, RawRepresentable {
      }
      enum ScheduledTaskType: Hashable {
        case immediate, enqueued
      }
    }
    class NSManagedObjectID: NSObject {
      var entity: NSEntityDescription
    }
    class NSManagedObjectModel: NSObject {
      init?(byMerging: [NSManagedObjectModel]?)
      init()
      init?(contentsOf: URL)
      var entitiesByName: [String: NSEntityDescription]
      var entities: [NSEntityDescription]
      var configurations: [String]
      func entities(forConfigurationName: String?) -> [NSEntityDescription]?
      init?(byMerging: [NSManagedObjectModel], forStoreMetadata: [String: Any])
    }
    class NSEntityDescription: NSObject {
      static func entity(forEntityName: String, in: NSManagedObjectContext) -> NSEntityDescription?
      var managedObjectModel: NSManagedObjectModel
      var name: String?
      var properties: [NSPropertyDescription]
      var userInfo: [AnyHashable: Any]?
      func relationships(forDestination: NSEntityDescription) -> [NSRelationshipDescription]
    }
    class NSFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {
      init()
      init(entityName: String)
      func execute() -> [ResultType]
      var entity: NSEntityDescription?
      var entityName: String?
      var predicate: NSPredicate?
      var sortDescriptors: [NSSortDescriptor]?
      var fetchLimit: Int
      var resultType: NSFetchRequestResultType
      var fetchBatchSize: Int
    }
    class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
      init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?)
      var fetchRequest: NSFetchRequest<ResultType>
      var managedObjectContext: NSManagedObjectContext
      func object(at: IndexPath) -> ResultType
      func indexPath(forObject: ResultType) -> IndexPath?
      var sections: [any NSFetchedResultsSectionInfo]?
      func section(forSectionIndexTitle: String, at: Int) -> Int
    }
    protocol NSFetchedResultsSectionInfo {
      var name: String
      var indexTitle: String?
      var objects: [Any]?
    }
    class NSPersistentContainer: NSObject {
      var name: String
      var viewContext: NSManagedObjectContext
      var managedObjectModel: NSManagedObjectModel
      var persistentStoreDescriptions: [NSPersistentStoreDescription]
      init(name: String)
      init(name: String, managedObjectModel: NSManagedObjectModel)
      func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void)
      func newBackgroundContext() -> NSManagedObjectContext
    }
    class NSPersistentCloudKitContainer: NSPersistentContainer {
      enum EventType: Int {
        case setup, `import`, export
      }
      class Event: NSObject {
        var identifier: UUID
        var type: NSPersistentCloudKitContainer.EventType
        var startDate: Date
        var endDate: Date?
        var succeeded: Bool
        var error: (any Error)?
      }
    }
    class NSPersistentStoreCoordinator: NSObject {
      init(managedObjectModel: NSManagedObjectModel)
      var managedObjectModel: NSManagedObjectModel
      var name: String?
      func url(for: NSPersistentStore) -> URL
      func metadata(for: NSPersistentStore) -> [String: Any]
      func execute(_: NSPersistentStoreRequest, with: NSManagedObjectContext) -> Any
      func perform(_: () -> Void)
      func performAndWait(_: () -> Void)
      func performAndWait<T>(_: () -> T) -> T
      func perform<T>(_: () -> T) -> T
    }
    class NSPersistentStore: NSObject {
      init(persistentStoreCoordinator: NSPersistentStoreCoordinator?, configurationName: String?, at: URL, options: [AnyHashable: Any]? = _)
      var options: [AnyHashable: Any]?
      var url: URL?
      var identifier: String!
      var type: String
      var isReadOnly: Bool
      var metadata: [String: Any]!
      struct StoreType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var sqlite, binary, inMemory: Self
      }
    }
    class NSPersistentStoreDescription: NSObject {
      var type: String
      var configuration: String?
      var url: URL?
      var options: [String: NSObject]
      func setOption(_: NSObject?, forKey: String)
      var isReadOnly: Bool
      var timeout: TimeInterval
      func setValue(_: NSObject?, forPragmaNamed: String)
      init(url: URL)
    }
    class NSAttributeDescription: NSPropertyDescription {
      var defaultValue: Any?
      var allowsCloudEncryption: Bool
      var type: NSAttributeDescription.AttributeType
      struct AttributeType: Hashable, RawRepresentable {
        static var undefined, decimal, double, float, string, boolean, date, binaryData, uuid, uri, composite: Self
      }
    }
    class NSPropertyDescription: NSObject {
      var entity: NSEntityDescription
      var name: String
      var isOptional, isTransient: Bool
      var userInfo: [AnyHashable: Any]?
    }
    class NSRelationshipDescription: NSPropertyDescription {
      var maxCount, minCount: Int
      var isOrdered: Bool
    }
    class NSBatchDeleteRequest: NSPersistentStoreRequest {
      init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
      init(objectIDs: [NSManagedObjectID])
      var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    }
    class NSBatchDeleteResult {
      var result: Any?
    }
    class NSPersistentStoreRequest: NSObject {
    }
    class NSMergePolicy: NSObject {
      static var error, rollback, overwrite, mergeByPropertyObjectTrump: NSMergePolicy
    }
    protocol NSFetchRequestResult: NSObjectProtocol {}
    struct NSFetchRequestResultType: OptionSet {
      typealias RawValue = UInt
    }
    class NSBatchInsertRequest: NSPersistentStoreRequest {
      var entityName: String
      var entity: NSEntityDescription?
      init()
      init(entityName: String, objects: [[String: Any]])
      init(entity: NSEntityDescription, objects: [[String: Any]])
      init(entity: NSEntityDescription, dictionaryHandler: (NSMutableDictionary) -> Bool)
      init(entity: NSEntityDescription, managedObjectHandler: (NSManagedObject) -> Bool)
      init(entityName: String, dictionaryHandler: (NSMutableDictionary) -> Bool)
      init(entityName: String, managedObjectHandler: (NSManagedObject) -> Bool)
    }
    class NSBatchUpdateRequest: NSPersistentStoreRequest {
      init(entityName: String)
      init(entity: NSEntityDescription)
      var entityName: String
      var entity: NSEntityDescription
      var predicate: NSPredicate?
    }
    """#)
}
