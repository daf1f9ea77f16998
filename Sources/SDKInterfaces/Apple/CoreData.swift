// A table: declarations of CoreData in the condensed form that <doc:AppleInterfaces> describes.

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
      func hasFault(forRelationshipNamed: String) -> Bool
      func objectIDs(forRelationshipNamed: String) -> [NSManagedObjectID]
      var faultingState: Int
      func willAccessValue(forKey: String?)
      func didAccessValue(forKey: String?)
      func willChangeValue(forKey: String)
      func didChangeValue(forKey: String)
      func value(forKey: String) -> Any?
      func setValue(_: Any?, forKey: String)
      func primitiveValue(forKey: String) -> Any?
      func setPrimitiveValue(_: Any?, forKey: String)
      func committedValues(forKeys: [String]?) -> [String: Any]
      func changedValues() -> [String: Any]
      func changedValuesForCurrentEvent() -> [String: Any]
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
      func registeredObject(for: NSManagedObjectID) -> NSManagedObject?
      func object(with: NSManagedObjectID) -> NSManagedObject
      func existingObject(with: NSManagedObjectID) -> NSManagedObject
      func count(for: NSFetchRequest<any NSFetchRequestResult>) -> Int
      var insertedObjects, updatedObjects, deletedObjects, registeredObjects: Set<NSManagedObject>
      func tryLock() -> Bool
      var propagatesDeletesAtEndOfEvent, retainsRegisteredObjects, shouldDeleteInaccessibleFaults: Bool
      func shouldHandleInaccessibleFault(_: NSManagedObject, for: NSManagedObjectID, triggeredByProperty: NSPropertyDescription?) -> Bool
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
      func uriRepresentation() -> URL
    }
    class NSManagedObjectModel: NSObject {
      static func mergedModel(from: [Bundle]?) -> NSManagedObjectModel?
      init?(byMerging: [NSManagedObjectModel]?)
      init()
      init?(contentsOf: URL)
      var entitiesByName: [String: NSEntityDescription]
      var entities: [NSEntityDescription]
      var configurations: [String]
      func entities(forConfigurationName: String?) -> [NSEntityDescription]?
      func setEntities(_: [NSEntityDescription], forConfigurationName: String)
      func setFetchRequestTemplate(_: NSFetchRequest<any NSFetchRequestResult>?, forName: String)
      func fetchRequestTemplate(forName: String) -> NSFetchRequest<any NSFetchRequestResult>?
      func fetchRequestFromTemplate(withName: String, substitutionVariables: [String: Any]) -> NSFetchRequest<any NSFetchRequestResult>?
      var localizationDictionary: [String: String]?
      static func mergedModel(from: [Bundle]?, forStoreMetadata: [String: Any]) -> NSManagedObjectModel?
      init?(byMerging: [NSManagedObjectModel], forStoreMetadata: [String: Any])
      var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>]
      var versionIdentifiers: Set<AnyHashable>
      func isConfiguration(withName: String?, compatibleWithStoreMetadata: [String: Any]) -> Bool
      var versionChecksum: String
    }
    class NSEntityDescription: NSObject {
      init()
      static func entity(forEntityName: String, in: NSManagedObjectContext) -> NSEntityDescription?
      static func insertNewObject(forEntityName: String, into: NSManagedObjectContext) -> NSManagedObject
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
      func isKindOf(entity: NSEntityDescription) -> Bool
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
      static func deleteCache(withName: String?)
      var fetchedObjects: [ResultType]?
      func object(at: IndexPath) -> ResultType
      func indexPath(forObject: ResultType) -> IndexPath?
      func sectionIndexTitle(forSectionName: String) -> String?
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
      static func defaultDirectoryURL() -> URL
      var name: String
      var viewContext: NSManagedObjectContext
      var managedObjectModel: NSManagedObjectModel
      var persistentStoreCoordinator: NSPersistentStoreCoordinator
      var persistentStoreDescriptions: [NSPersistentStoreDescription]
      init(name: String)
      init(name: String, managedObjectModel: NSManagedObjectModel)
      func loadPersistentStores(completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void)
      func newBackgroundContext() -> NSManagedObjectContext
      func performBackgroundTask(_: (NSManagedObjectContext) -> Void)
      func performBackgroundTask<T>(_: (NSManagedObjectContext) -> T) -> T
    }
    class NSPersistentCloudKitContainer: NSPersistentContainer {
      init()
      func canUpdateRecord(forManagedObjectWith: NSManagedObjectID) -> Bool
      func canDeleteRecord(forManagedObjectWith: NSManagedObjectID) -> Bool
      func canModifyManagedObjects(in: NSPersistentStore) -> Bool
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
      func persistentStore(for: URL) -> NSPersistentStore?
      func url(for: NSPersistentStore) -> URL
      func setURL(_: URL, for: NSPersistentStore) -> Bool
      func addPersistentStore(ofType: String, configurationName: String?, at: URL?, options: [AnyHashable: Any]? = _) -> NSPersistentStore
      func addPersistentStore(with: NSPersistentStoreDescription, completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void)
      func setMetadata(_: [String: Any]?, for: NSPersistentStore)
      func metadata(for: NSPersistentStore) -> [String: Any]
      func managedObjectID(forURIRepresentation: URL) -> NSManagedObjectID?
      func execute(_: NSPersistentStoreRequest, with: NSManagedObjectContext) -> Any
      static func registerStoreClass(_: AnyClass?, forStoreType: String)
      static func metadataForPersistentStore(ofType: String, at: URL, options: [AnyHashable: Any]? = _) -> [String: Any]
      static func setMetadata(_: [String: Any]?, forPersistentStoreOfType: String, at: URL, options: [AnyHashable: Any]? = _)
      func destroyPersistentStore(at: URL, ofType: String, options: [AnyHashable: Any]? = _)
      func replacePersistentStore(at: URL, destinationOptions: [AnyHashable: Any]? = _, withPersistentStoreFrom: URL, sourceOptions: [AnyHashable: Any]? = _, ofType: String)
      func perform(_: () -> Void)
      func performAndWait(_: () -> Void)
      func tryLock() -> Bool
      static func metadataForPersistentStore(ofType: String?, at: URL) -> [String: Any]
      static func setMetadata(_: [String: Any]?, forPersistentStoreOfType: String?, at: URL)
      func addPersistentStore(type: NSPersistentStore.StoreType, configuration: String? = _, at: URL, options: [AnyHashable: Any]? = _) -> NSPersistentStore
      static func metadataForPersistentStore(type: NSPersistentStore.StoreType, at: URL, options: [AnyHashable: Any]? = _) -> [String: Any]
      static func setMetadata(_: [String: Any]?, type: NSPersistentStore.StoreType, at: URL, options: [AnyHashable: Any]? = _)
      func performAndWait<T>(_: () -> T) -> T
      func perform<T>(_: () -> T) -> T
    }
    class NSPersistentStore: NSObject {
      init()
      static func metadataForPersistentStore(with: URL) -> [String: Any]
      static func setMetadata(_: [String: Any]?, forPersistentStoreAt: URL)
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
      func setValidationPredicates(_: [NSPredicate]?, withValidationWarnings: [String]?)
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
