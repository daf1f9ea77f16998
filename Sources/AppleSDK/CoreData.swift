// A table: declarations of CoreData in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Managed objects, contexts, requests, stores.
  static let coreData = InterfaceFile(
    "CoreData",
    #"""
    class NSManagedObject: NSObject {
      typealias ObjectWillChangePublisher = ObservableObjectPublisher
      init()
      static func entity() -> NSEntityDescription
      init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?)
      init(context: NSManagedObjectContext)
      var managedObjectContext: NSManagedObjectContext?
      var entity: NSEntityDescription
      var objectID: NSManagedObjectID
      var isInserted, isUpdated, isDeleted, hasChanges, hasPersistentChangedValues, isFault: Bool
      var faultingState: Int
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
      var persistentStoreCoordinator: NSPersistentStoreCoordinator?
      var parent: NSManagedObjectContext?
      var name: String?
      var undoManager: UndoManager?
      var hasChanges: Bool
      var userInfo: NSMutableDictionary
      func object(with: NSManagedObjectID) -> NSManagedObject
      func count(for: NSFetchRequest<any NSFetchRequestResult>) -> Int
      var insertedObjects, updatedObjects, deletedObjects, registeredObjects: Set<NSManagedObject>
      var propagatesDeletesAtEndOfEvent, retainsRegisteredObjects, shouldDeleteInaccessibleFaults: Bool
      var stalenessInterval: TimeInterval
      var mergePolicy: Any
      var automaticallyMergesChangesFromParent: Bool
      var transactionAuthor: String?
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
      init()
      var entity: NSEntityDescription
      var persistentStore: NSPersistentStore?
      var isTemporaryID: Bool
    }
    class NSManagedObjectModel: NSObject {
      init?(byMerging: [NSManagedObjectModel]?)
      init()
      init?(contentsOf: URL)
      var entitiesByName: [String: NSEntityDescription]
      var entities: [NSEntityDescription]
      var configurations: [String]
      func entities(forConfigurationName: String?) -> [NSEntityDescription]?
      var localizationDictionary: [String: String]?
      init?(byMerging: [NSManagedObjectModel], forStoreMetadata: [String: Any])
      var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>]
      var versionIdentifiers: Set<AnyHashable>
      var versionChecksum: String
    }
    class NSEntityDescription: NSObject {
      init()
      static func entity(forEntityName: String, in: NSManagedObjectContext) -> NSEntityDescription?
      var managedObjectModel: NSManagedObjectModel
      var managedObjectClassName: String!
      var name: String?
      var isAbstract: Bool
      var subentitiesByName: [String: NSEntityDescription]
      var subentities: [NSEntityDescription]
      var superentity: NSEntityDescription?
      var propertiesByName: [String: NSPropertyDescription]
      var properties: [NSPropertyDescription]
      var userInfo: [AnyHashable: Any]?
      var attributesByName: [String: NSAttributeDescription]
      var relationshipsByName: [String: NSRelationshipDescription]
      func relationships(forDestination: NSEntityDescription) -> [NSRelationshipDescription]
      var renamingIdentifier: String?
      var uniquenessConstraints, compoundIndexes: [[Any]]
      var coreSpotlightDisplayNameExpression: NSExpression
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
      var affectedStores: [NSPersistentStore]?
      var resultType: NSFetchRequestResultType
      var includesSubentities, includesPropertyValues, returnsObjectsAsFaults: Bool
      var relationshipKeyPathsForPrefetching: [String]?
      var includesPendingChanges, returnsDistinctResults: Bool
      var propertiesToFetch: [Any]?
      var fetchOffset, fetchBatchSize: Int
      var shouldRefreshRefetchedObjects: Bool
      var propertiesToGroupBy: [Any]?
      var havingPredicate: NSPredicate?
    }
    class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
      init()
      init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?)
      var fetchRequest: NSFetchRequest<ResultType>
      var managedObjectContext: NSManagedObjectContext
      var sectionNameKeyPath, cacheName: String?
      var fetchedObjects: [ResultType]?
      func object(at: IndexPath) -> ResultType
      func indexPath(forObject: ResultType) -> IndexPath?
      var sectionIndexTitles: [String]
      var sections: [any NSFetchedResultsSectionInfo]?
      func section(forSectionIndexTitle: String, at: Int) -> Int
    }
    protocol NSFetchedResultsSectionInfo {
      var name: String
      var indexTitle: String?
      var numberOfObjects: Int
      var objects: [Any]?
    }
    class NSPersistentContainer: NSObject {
      init()
      var name: String
      var viewContext: NSManagedObjectContext
      var managedObjectModel: NSManagedObjectModel
      var persistentStoreCoordinator: NSPersistentStoreCoordinator
      var persistentStoreDescriptions: [NSPersistentStoreDescription]
      init(name: String)
      init(name: String, managedObjectModel: NSManagedObjectModel)
      func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void)
      func newBackgroundContext() -> NSManagedObjectContext
    }
    class NSPersistentCloudKitContainer: NSPersistentContainer {
      init()
      enum EventType: Int {
        case setup, `import`, export
      }
      class Event: NSObject {
        init()
        var identifier: UUID
        var storeIdentifier: String
        var type: NSPersistentCloudKitContainer.EventType
        var startDate: Date
        var endDate: Date?
        var succeeded: Bool
        var error: (any Error)?
      }
    }
    class NSPersistentStoreCoordinator: NSObject {
      init()
      init(managedObjectModel: NSManagedObjectModel)
      var managedObjectModel: NSManagedObjectModel
      var persistentStores: [NSPersistentStore]
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
      init()
      init(persistentStoreCoordinator: NSPersistentStoreCoordinator?, configurationName: String?, at: URL, options: [AnyHashable: Any]? = _)
      var persistentStoreCoordinator: NSPersistentStoreCoordinator?
      var configurationName: String
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
      init()
      var type: String
      var configuration: String?
      var url: URL?
      var options: [String: NSObject]
      func setOption(_: NSObject?, forKey: String)
      var isReadOnly: Bool
      var timeout: TimeInterval
      var sqlitePragmas: [String: NSObject]
      func setValue(_: NSObject?, forPragmaNamed: String)
      var shouldAddStoreAsynchronously, shouldInferMappingModelAutomatically: Bool
      init(url: URL)
    }
    class NSAttributeDescription: NSPropertyDescription {
      init()
      var attributeValueClassName: String?
      var defaultValue: Any?
      var allowsExternalBinaryDataStorage, preservesValueInHistoryOnDeletion, allowsCloudEncryption: Bool
      var type: NSAttributeDescription.AttributeType
      struct AttributeType: Hashable, RawRepresentable {
        static var undefined, decimal, double, float, string, boolean, date, binaryData, uuid, uri, composite: Self
      }
    }
    class NSPropertyDescription: NSObject {
      init()
      var entity: NSEntityDescription
      var name: String
      var isOptional, isTransient: Bool
      var validationPredicates: [NSPredicate]
      var validationWarnings: [Any]
      var userInfo: [AnyHashable: Any]?
      var isIndexed, isIndexedBySpotlight, isStoredInExternalRecord: Bool
      var renamingIdentifier: String?
    }
    class NSRelationshipDescription: NSPropertyDescription {
      init()
      var destinationEntity: NSEntityDescription?
      var inverseRelationship: NSRelationshipDescription?
      var maxCount, minCount: Int
      var isToMany, isOrdered: Bool
    }
    class NSBatchDeleteRequest: NSPersistentStoreRequest {
      init()
      init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
      init(objectIDs: [NSManagedObjectID])
      var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    }
    class NSBatchDeleteResult {
      init()
      var result: Any?
    }
    class NSPersistentStoreRequest: NSObject {
      init()
      var affectedStores: [NSPersistentStore]?
    }
    class NSMergePolicy: NSObject {
      init()
      static var error, rollback, overwrite, mergeByPropertyObjectTrump: NSMergePolicy
    }
    protocol NSFetchRequestResult: NSObjectProtocol {}
    struct NSFetchRequestResultType: OptionSet {
      typealias RawValue = UInt
    }
    class NSBatchInsertRequest: NSPersistentStoreRequest {
      var entityName: String
      var entity: NSEntityDescription?
      var objectsToInsert: [[String: Any]]?
      var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
      var managedObjectHandler: ((NSManagedObject) -> Bool)?
      init()
      init(entityName: String, objects: [[String: Any]])
      init(entity: NSEntityDescription, objects: [[String: Any]])
      init(entity: NSEntityDescription, dictionaryHandler: (NSMutableDictionary) -> Bool)
      init(entity: NSEntityDescription, managedObjectHandler: (NSManagedObject) -> Bool)
      init(entityName: String, dictionaryHandler: (NSMutableDictionary) -> Bool)
      init(entityName: String, managedObjectHandler: (NSManagedObject) -> Bool)
    }
    class NSBatchUpdateRequest: NSPersistentStoreRequest {
      init()
      init(entityName: String)
      init(entity: NSEntityDescription)
      var entityName: String
      var entity: NSEntityDescription
      var predicate: NSPredicate?
      var includesSubentities: Bool
      var propertiesToUpdate: [AnyHashable: Any]?
    }
    """#)
}
