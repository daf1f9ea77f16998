// A table: declarations of SwiftData in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Models, contexts, containers, fetches.
  static let swiftData = InterfaceFile(
    "SwiftData",
    #"""
    protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
      static var schemaMetadata: [Schema.PropertyMetadata]
    }
    extension PersistentModel {
      func getTransformableValue<Value>(forKey: KeyPath<Self, Value>) -> Value
      func setTransformableValue<Value>(forKey: KeyPath<Self, Value>, to: Value)
      var modelContext: ModelContext?
      var persistentModelID, id: PersistentIdentifier
      var hasChanges, isDeleted: Bool
    }
    class ModelContext: Equatable {
      var undoManager: UndoManager?
      var insertedModelsArray, changedModelsArray, deletedModelsArray: [any PersistentModel]
      var container: ModelContainer
      var autosaveEnabled: Bool
      init(_: ModelContainer)
      var hasChanges: Bool
      func model(for: PersistentIdentifier) -> any PersistentModel
      func registeredModel<T>(for: PersistentIdentifier) -> T? where T: PersistentModel
      func insert<T>(_: T) where T: PersistentModel
      func rollback()
      func processPendingChanges()
      func delete<T>(model: T.Type, where: Predicate<T>? = _, includeSubclasses: Bool = _) where T: PersistentModel
      func delete<T>(_: T) where T: PersistentModel
      func transaction(block: () -> Void)
      func save()
      func enumerate<T>(_: FetchDescriptor<T>, batchSize: Int = _, allowEscapingMutations: Bool = _, block: (T) -> Void) where T: PersistentModel
      func fetch<T>(_: FetchDescriptor<T>) -> [T] where T: PersistentModel
      func fetchCount<T>(_: FetchDescriptor<T>) -> Int where T: PersistentModel
      func fetch<T>(_: FetchDescriptor<T>, batchSize: Int) -> FetchResultsCollection<T> where T: PersistentModel
      func fetchIdentifiers<T>(_: FetchDescriptor<T>) -> [PersistentIdentifier] where T: PersistentModel
      func fetchIdentifiers<T>(_: FetchDescriptor<T>, batchSize: Int) -> FetchResultsCollection<PersistentIdentifier> where T: PersistentModel
      static var willSave, didSave: Notification.Name
      enum NotificationKey: String, Hashable {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
        case deletedIdentifiers
      }
    }
    class ModelContainer: Equatable {
      var schema: Schema
      var migrationPlan: (any SchemaMigrationPlan.Type)?
      var configurations: Set<ModelConfiguration>
      var mainContext: ModelContext
      init(for: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = _, configurations: ModelConfiguration...)
      init(for: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = _, configurations: ModelConfiguration...)
      init(for: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = _, configurations: [ModelConfiguration])
      func deleteAllData()
    }
    struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible {
      typealias ID = URL
      var url: URL
      var name: String
      var groupAppContainerIdentifier, cloudKitContainerIdentifier: String?
      var groupContainer: ModelConfiguration.GroupContainer
      var cloudKitDatabase: ModelConfiguration.CloudKitDatabase
      var schema: Schema?
      var allowsSave, isStoredInMemoryOnly: Bool
      init(isStoredInMemoryOnly: Bool = _)
      init(for: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = _)
      init(_: String? = _, schema: Schema? = _, isStoredInMemoryOnly: Bool = _, allowsSave: Bool = _, groupContainer: ModelConfiguration.GroupContainer = _, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = _)
      init(_: String? = _, schema: Schema? = _, url: URL, allowsSave: Bool = _, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = _)
      var id: URL
      struct CloudKitDatabase {
        static var automatic, none: Self
        static func `private`(_: String) -> Self
      }
      struct GroupContainer {
        static var automatic, none: Self
        static func identifier(_: String) -> Self
      }
    }
    struct FetchDescriptor<T> where T: PersistentModel {
      var predicate: Predicate<T>?
      var sortBy: [SortDescriptor<T>]
      var fetchLimit, fetchOffset: Int?
      var includePendingChanges: Bool
      var propertiesToFetch, relationshipKeyPathsForPrefetching: [PartialKeyPath<T>]
      init(predicate: Predicate<T>? = _, sortBy: [SortDescriptor<T>] = _)
    }
    struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable {
      var id: PersistentIdentifier.ID
      var entityName: String
      var storeIdentifier: String?
      struct ID: Hashable {}
    }
    protocol ModelActor: Actor {
      var modelContainer: ModelContainer
    }
    extension ModelActor {
      var modelContext: ModelContext
      subscript<T>(_: PersistentIdentifier, as _: T.Type) -> T? where T: PersistentModel
    }
    struct SwiftDataError: Error, Hashable {
      static var includePendingChangesWithBatchSize, unsupportedPredicate, unsupportedKeyPath: Self
      static var sortingPendingChangesWithIdentifiers, unsupportedSortDescriptor, duplicateConfiguration: Self
      static var configurationFileNameTooLong, configurationFileNameContainsInvalidCharacters: Self
      static var configurationSchemaNotFoundInContainerSchema, loadIssueModelContainer, modelValidationFailure: Self
      static var missingModelContext, backwardMigration, unknownSchema: Self
    }
    struct FetchResultsCollection<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<FetchResultsCollection<Element>>
      typealias SubSequence = Slice<FetchResultsCollection<Element>>
      subscript(_: Int) -> Element
    }
    enum MigrationStage {
      case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
      case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) -> Void)?, didMigrate: ((ModelContext) -> Void)?)
    }
    protocol VersionedSchema {
      static var models: [any PersistentModel.Type]
      static var versionIdentifier: Schema.Version
    }
    protocol SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type]
      static var stages: [MigrationStage]
    }
    protocol RelationshipCollection {
      associatedtype PersistentElement: PersistentModel
    }
    struct Schema {
      init()
      init(_: [any PersistentModel.Type], version: Schema.Version = _)
      init(versionedSchema: any VersionedSchema.Type)
      var entities: [Schema.Entity]
      var version: Schema.Version
      class Entity {
        var name: String
      }
      struct Version: Hashable, Codable, Comparable {
        init(_: Int, _: Int, _: Int)
      }
    }
    """#)
}
