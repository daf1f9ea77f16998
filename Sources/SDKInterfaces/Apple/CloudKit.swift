// A table: declarations of CloudKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Records, zones, containers, databases.
  static let cloudKit = InterfaceFile(
    "CloudKit",
    #"""
    class CKRecord: NSObject, Sequence {
      typealias RecordType = String
      typealias FieldKey = String
      init()
      var recordID: CKRecord.ID
      var recordChangeTag: String?
      var creatorUserRecordID: CKRecord.ID?
      var creationDate: Date?
      var lastModifiedUserRecordID: CKRecord.ID?
      var modificationDate: Date?
      func allTokens() -> [String]
      subscript(_: String) -> (any __CKRecordObjCValue)?
      var share, parent: CKRecord.Reference?
      init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID)
      init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = _)
      var recordType: CKRecord.RecordType
      func object(forKey: CKRecord.FieldKey) -> (any __CKRecordObjCValue)?
      subscript(_: CKRecord.FieldKey) -> (any __CKRecordObjCValue)?
      func allKeys() -> [CKRecord.FieldKey]
      func changedKeys() -> [CKRecord.FieldKey]
      enum SystemType {
        static var share: CKRecord.RecordType
      }
      enum SystemFieldKey {
        static var recordID, creationDate, modificationDate, parent, share: CKRecord.FieldKey
      }
      class Reference: NSObject {
        init()
        init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction)
        init(record: CKRecord, action: CKRecord.ReferenceAction)
        var action: CKRecord.ReferenceAction
        var recordID: CKRecord.ID
      }
      class ID: NSObject {
        init()
        init(recordName: String)
        var recordName: String
        var zoneID: CKRecordZone.ID
      }
      enum ReferenceAction: UInt {
        case none, deleteSelf
      }
    }
    class CKRecordZone: NSObject {
      init()
      static func `default`() -> CKRecordZone
      init(zoneName: String)
      init(zoneID: CKRecordZone.ID)
      var zoneID: CKRecordZone.ID
      var capabilities: CKRecordZone.Capabilities
      var share: CKRecord.Reference?
      struct Capabilities: OptionSet {
        typealias RawValue = UInt
        static var fetchChanges, atomic, sharing: Self
      }
      class ID: NSObject {
        init()
        var zoneName, ownerName: String
      }
    }
    class CKContainer: NSObject {
      typealias ApplicationPermissionBlock = (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void
      init()
      static func `default`() -> CKContainer
      init(identifier: String)
      var containerIdentifier: String?
      func allLongLivedOperationIDs() -> [CKOperation.ID]
      func longLivedOperation(for: CKOperation.ID) -> CKOperation?
      func discoverUserIdentities(forEmailAddresses: [String], completionHandler: (Result<[String: CKUserIdentity], any Error>) -> Void)
      func userIdentities(forEmailAddresses: [String]) -> [String: CKUserIdentity]
      func discoverUserIdentities(forPhoneNumbers: [String], completionHandler: (Result<[String: CKUserIdentity], any Error>) -> Void)
      func userIdentities(forPhoneNumbers: [String]) -> [String: CKUserIdentity]
      func discoverUserIdentities(forUserRecordIDs: [CKRecord.ID], completionHandler: (Result<[CKRecord.ID: CKUserIdentity], any Error>) -> Void)
      func userIdentities(forUserRecordIDs: [CKRecord.ID]) -> [CKRecord.ID: CKUserIdentity]
      func shareParticipants(forEmailAddresses: [String]) -> [String: Result<CKShare.Participant, any Error>]
      func shareParticipants(forPhoneNumbers: [String]) -> [String: Result<CKShare.Participant, any Error>]
      func shareParticipants(forUserRecordIDs: [CKRecord.ID]) -> [CKRecord.ID: Result<CKShare.Participant, any Error>]
      func shareMetadatas(for: [URL]) -> [URL: Result<CKShare.Metadata, any Error>]
      func accept(_: [CKShare.Metadata], completionHandler: (Result<[CKShare.Metadata: Result<CKShare, any Error>], any Error>) -> Void)
      func accept(_: [CKShare.Metadata]) -> [CKShare.Metadata: Result<CKShare, any Error>]
      var privateCloudDatabase, publicCloudDatabase, sharedCloudDatabase: CKDatabase
      func database(with: CKDatabase.Scope) -> CKDatabase
      func accountStatus(completionHandler: (CKAccountStatus, (any Error)?) -> Void)
      func accountStatus() -> CKAccountStatus
      func status(forApplicationPermission: CKContainer.ApplicationPermissions, completionHandler: (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void)
      func applicationPermissionStatus(for: CKContainer.ApplicationPermissions) -> CKContainer.ApplicationPermissionStatus
      func requestApplicationPermission(_: CKContainer.ApplicationPermissions, completionHandler: (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void)
      func requestApplicationPermission(_: CKContainer.ApplicationPermissions) -> CKContainer.ApplicationPermissionStatus
      func userRecordID() -> CKRecord.ID
      func discoverAllIdentities(completionHandler: ([CKUserIdentity]?, (any Error)?) -> Void)
      func allUserIdentitiesFromContacts() -> [CKUserIdentity]
      func discoverUserIdentity(withEmailAddress: String, completionHandler: (CKUserIdentity?, (any Error)?) -> Void)
      func userIdentity(forEmailAddress: String) -> CKUserIdentity?
      func discoverUserIdentity(withPhoneNumber: String, completionHandler: (CKUserIdentity?, (any Error)?) -> Void)
      func userIdentity(forPhoneNumber: String) -> CKUserIdentity?
      func discoverUserIdentity(withUserRecordID: CKRecord.ID, completionHandler: (CKUserIdentity?, (any Error)?) -> Void)
      func userIdentity(forUserRecordID: CKRecord.ID) -> CKUserIdentity?
      func shareParticipant(forEmailAddress: String) -> CKShare.Participant
      func shareParticipant(forPhoneNumber: String) -> CKShare.Participant
      func shareParticipant(forUserRecordID: CKRecord.ID) -> CKShare.Participant
      func shareMetadata(for: URL) -> CKShare.Metadata
      func accept(_: CKShare.Metadata, completionHandler: (CKShare?, (any Error)?) -> Void)
      func accept(_: CKShare.Metadata) -> CKShare
      enum Application {
        typealias Permissions = CKContainer.ApplicationPermissions
        typealias PermissionStatus = CKContainer.ApplicationPermissionStatus
        typealias PermissionBlock = CKContainer.ApplicationPermissionBlock
      }
      struct ApplicationPermissions: OptionSet {
        typealias RawValue = UInt
      }
      enum ApplicationPermissionStatus: Int {
        case initialState, couldNotComplete, denied, granted
      }
    }
    class CKDatabase: NSObject {
      init()
      var databaseScope: CKDatabase.Scope
      func records(matching: CKQuery, inZoneWith: CKRecordZone.ID?) -> [CKRecord]
      func subscription(for: CKSubscription.ID) -> CKSubscription
      func deleteSubscription(withID: CKSubscription.ID) -> CKSubscription.ID
      func records(for: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = _) -> [CKRecord.ID: Result<CKRecord, any Error>]
      func records(matching: CKQuery, inZoneWith: CKRecordZone.ID? = _, desiredKeys: [CKRecord.FieldKey]? = _, resultsLimit: Int = _) -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
      func records(continuingMatchFrom: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = _, resultsLimit: Int = _) -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
      func recordZones(for: [CKRecordZone.ID]) -> [CKRecordZone.ID: Result<CKRecordZone, any Error>]
      func modifyRecordZones(saving: [CKRecordZone], deleting: [CKRecordZone.ID]) -> (saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>], deleteResults: [CKRecordZone.ID: Result<Void, any Error>])
      func subscriptions(for: [CKSubscription.ID]) -> [CKSubscription.ID: Result<CKSubscription, any Error>]
      func modifySubscriptions(saving: [CKSubscription], deleting: [CKSubscription.ID]) -> (saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>], deleteResults: [CKSubscription.ID: Result<Void, any Error>])
      func databaseChanges(since: CKServerChangeToken?, resultsLimit: Int? = _) -> (modifications: [CKDatabase.DatabaseChange.Modification], deletions: [CKDatabase.DatabaseChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool)
      func recordZoneChanges(inZoneWith: CKRecordZone.ID, since: CKServerChangeToken?, desiredKeys: [CKRecord.FieldKey]? = _, resultsLimit: Int? = _) -> (modificationResultsByID: [CKRecord.ID: Result<CKDatabase.RecordZoneChange.Modification, any Error>], deletions: [CKDatabase.RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool)
      func record(for: CKRecord.ID) -> CKRecord
      func save(_: CKRecord) -> CKRecord
      func deleteRecord(withID: CKRecord.ID) -> CKRecord.ID
      func perform(_: CKQuery, inZoneWith: CKRecordZone.ID?) -> [CKRecord]
      func allRecordZones() -> [CKRecordZone]
      func recordZone(for: CKRecordZone.ID) -> CKRecordZone
      func save(_: CKRecordZone) -> CKRecordZone
      func deleteRecordZone(withID: CKRecordZone.ID) -> CKRecordZone.ID
      func allSubscriptions() -> [CKSubscription]
      func save(_: CKSubscription) -> CKSubscription
      enum Scope: Int {
        case `public`, `private`, shared
      }
      enum DatabaseChange {
        struct Modification: Hashable {
          var zoneID: CKRecordZone.ID
        }
        struct Deletion: Hashable {
          var zoneID: CKRecordZone.ID
          var reason: CKDatabase.DatabaseChange.Deletion.Reason
          var purged: Bool
          enum Reason: Hashable {
            case deleted, purged, encryptedDataReset
          }
        }
      }
      enum RecordZoneChange {
        struct Modification: Hashable {
          var record: CKRecord
        }
        struct Deletion: Hashable {
          var recordID: CKRecord.ID
          var recordType: CKRecord.RecordType
        }
      }
    }
    class CKQuery: NSObject {
      init()
      var predicate: NSPredicate
      var sortDescriptors: [NSSortDescriptor]?
      init(recordType: CKRecord.RecordType, predicate: NSPredicate)
      var recordType: CKRecord.RecordType
    }
    class CKShare: CKRecord {
      init()
      init(rootRecord: CKRecord)
      init(rootRecord: CKRecord, shareID: CKRecord.ID)
      init(recordZoneID: CKRecordZone.ID)
      var publicPermission: CKShare.ParticipantPermission
      var url: URL?
      var participants: [CKShare.Participant]
      var owner: CKShare.Participant
      var currentUserParticipant: CKShare.Participant?
      enum SystemFieldKey {
        static var title, shareType: CKRecord.FieldKey
      }
      class Metadata: NSObject {
        init()
        var containerIdentifier: String
        var share: CKShare
        var hierarchicalRootRecordID: CKRecord.ID?
        var participantRole: CKShare.ParticipantRole
        var participantStatus: CKShare.ParticipantAcceptanceStatus
        var participantPermission: CKShare.ParticipantPermission
        var ownerIdentity: CKUserIdentity
        var rootRecord: CKRecord?
        var participantType: CKShare.ParticipantType
        var rootRecordID: CKRecord.ID
      }
      enum ParticipantAcceptanceStatus: Int {
        case unknown, pending, accepted, removed
      }
      enum ParticipantPermission: Int {
        case unknown, none, readOnly, readWrite
      }
      enum ParticipantRole: Int {
        case unknown, owner, privateUser, publicUser
      }
      enum ParticipantType: Int {
        case unknown, owner, privateUser, publicUser
      }
      class Participant: NSObject {
        init()
        var userIdentity: CKUserIdentity
        var role: CKShare.ParticipantRole
        var type: CKShare.ParticipantType
        var acceptanceStatus: CKShare.ParticipantAcceptanceStatus
        var permission: CKShare.ParticipantPermission
      }
    }
    class CKUserIdentity: NSObject {
      init()
      var lookupInfo: CKUserIdentity.LookupInfo?
      var nameComponents: PersonNameComponents?
      var userRecordID: CKRecord.ID?
      var contactIdentifiers: [String]
      var hasiCloudAccount: Bool
      class LookupInfo: NSObject {
        init()
        init(emailAddress: String)
        init(phoneNumber: String)
        init(userRecordID: CKRecord.ID)
        static func lookupInfos(withEmails: [String]) -> [CKUserIdentity.LookupInfo]
        static func lookupInfos(withPhoneNumbers: [String]) -> [CKUserIdentity.LookupInfo]
        static func lookupInfos(with: [CKRecord.ID]) -> [CKUserIdentity.LookupInfo]
        var emailAddress, phoneNumber: String?
        var userRecordID: CKRecord.ID?
      }
    }
    struct CKError: CustomNSError, Hashable {
      init(_: CKError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: CKError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var internalError, partialFailure, networkUnavailable, networkFailure, serviceUnavailable: CKError.Code
      static var requestRateLimited, notAuthenticated, unknownItem, serverRecordChanged: CKError.Code
      static var incompatibleVersion, operationCancelled, changeTokenExpired, batchRequestFailed: CKError.Code
      static var zoneBusy, quotaExceeded, zoneNotFound, limitExceeded, accountTemporarilyUnavailable: CKError.Code
      var partialErrorsByItemID: [AnyHashable: any Error]?
      var ancestorRecord, serverRecord, clientRecord: CKRecord?
      var retryAfterSeconds: Double?
      enum Code: Int, Equatable {
        case internalError, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
        case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded
        case userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
      }
    }
    class CKAsset: NSObject {
      init()
      init(fileURL: URL)
      var fileURL: URL?
    }
    enum CKAccountStatus: Int {
      case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
    }
    class CKSubscription: NSObject {
      typealias ID = String
      init()
      var subscriptionType: CKSubscription.SubscriptionType
      var notificationInfo: CKSubscription.NotificationInfo?
      var subscriptionID: CKSubscription.ID
      class NotificationInfo: NSObject {
        init()
        var alertBody, alertLocalizationKey, title, titleLocalizationKey, subtitle, subtitleLocalizationKey: String?
        var alertActionLocalizationKey, alertLaunchImage, soundName: String?
        var shouldBadge, shouldSendContentAvailable, shouldSendMutableContent: Bool
        var category, collapseIDKey: String?
      }
      enum SubscriptionType: Int {
        case query, recordZone, database
      }
    }
    class CKNotification: NSObject {
      init()
      init?(fromRemoteNotificationDictionary: [AnyHashable: Any])
      var notificationType: CKNotification.NotificationType
      var notificationID: CKNotification.ID?
      var containerIdentifier: String?
      var subscriptionOwnerUserRecordID: CKRecord.ID?
      var isPruned: Bool
      var subscriptionID: CKSubscription.ID?
      var alertBody, alertLocalizationKey: String?
      var alertLocalizationArgs: [String]?
      var title, titleLocalizationKey: String?
      var titleLocalizationArgs: [String]?
      var subtitle, subtitleLocalizationKey: String?
      var subtitleLocalizationArgs: [String]?
      var alertActionLocalizationKey, alertLaunchImage: String?
      var badge: NSNumber?
      var soundName, category: String?
      class ID: NSObject {
        init()
      }
      enum NotificationType: Int {
        case query, recordZone, readNotification, database
      }
    }
    class CKQueryNotification: CKNotification {
      init()
      var queryNotificationReason: CKQueryNotification.Reason
      var recordFields: [String: Any]?
      var recordID: CKRecord.ID?
      var databaseScope: CKDatabase.Scope
      enum Reason: Int {
        case recordCreated, recordUpdated, recordDeleted
      }
    }
    class CKOperation: Operation {
      typealias ID = String
      init()
      var configuration: CKOperation.Configuration!
      var longLivedOperationWasPersistedBlock: (() -> Void)?
      var operationID: CKOperation.ID
      var container: CKContainer?
      var allowsCellularAccess, isLongLived: Bool
      var timeoutIntervalForRequest, timeoutIntervalForResource: TimeInterval
      class Configuration: NSObject {
        init()
        var container: CKContainer?
        var qualityOfService: QualityOfService
        var allowsCellularAccess, isLongLived: Bool
        var timeoutIntervalForRequest, timeoutIntervalForResource: TimeInterval
      }
    }
    class CKSyncEngine: CustomStringConvertible {
      init()
      init(_: CKSyncEngine.Configuration)
      var database: CKDatabase
      var state: CKSyncEngine.State
      struct Configuration: CustomStringConvertible {
        var database: CKDatabase
        var stateSerialization: CKSyncEngine.State.Serialization?
        var automaticallySync: Bool
        var subscriptionID: CKSubscription.ID?
      }
      enum Event: CustomStringConvertible {
        case stateUpdate(CKSyncEngine.Event.StateUpdate)
        case accountChange(CKSyncEngine.Event.AccountChange)
        case fetchedDatabaseChanges(CKSyncEngine.Event.FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(CKSyncEngine.Event.FetchedRecordZoneChanges)
        case sentDatabaseChanges(CKSyncEngine.Event.SentDatabaseChanges)
        case sentRecordZoneChanges(CKSyncEngine.Event.SentRecordZoneChanges)
        case willFetchChanges(CKSyncEngine.Event.WillFetchChanges)
        case willFetchRecordZoneChanges(CKSyncEngine.Event.WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(CKSyncEngine.Event.DidFetchRecordZoneChanges)
        case didFetchChanges(CKSyncEngine.Event.DidFetchChanges)
        case willSendChanges(CKSyncEngine.Event.WillSendChanges)
        case didSendChanges(CKSyncEngine.Event.DidSendChanges)
        struct StateUpdate: CustomStringConvertible {
          var stateSerialization: CKSyncEngine.State.Serialization
        }
        struct AccountChange: CustomStringConvertible {
          var changeType: CKSyncEngine.Event.AccountChange.ChangeType
          enum ChangeType: Equatable {
            case signIn(currentUser: CKRecord.ID)
            case signOut(previousUser: CKRecord.ID)
            case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
          }
        }
        struct FetchedDatabaseChanges: CustomStringConvertible {
          var modifications: [CKDatabase.DatabaseChange.Modification]
          var deletions: [CKDatabase.DatabaseChange.Deletion]
        }
        struct FetchedRecordZoneChanges: CustomStringConvertible {
          var modifications: [CKDatabase.RecordZoneChange.Modification]
          var deletions: [CKDatabase.RecordZoneChange.Deletion]
        }
        struct SentDatabaseChanges: CustomStringConvertible {
          var savedZones: [CKRecordZone]
          var failedZoneSaves: [CKSyncEngine.Event.SentDatabaseChanges.FailedZoneSave]
          var deletedZoneIDs: [CKRecordZone.ID]
          var failedZoneDeletes: [CKRecordZone.ID: CKError]
          struct FailedZoneSave: CustomStringConvertible {
            var zone: CKRecordZone
            var error: CKError
          }
        }
        struct SentRecordZoneChanges: CustomStringConvertible {
          var savedRecords: [CKRecord]
          var failedRecordSaves: [CKSyncEngine.Event.SentRecordZoneChanges.FailedRecordSave]
          var deletedRecordIDs: [CKRecord.ID]
          var failedRecordDeletes: [CKRecord.ID: CKError]
          struct FailedRecordSave: CustomStringConvertible {
            var record: CKRecord
            var error: CKError
          }
        }
        struct WillFetchChanges: CustomStringConvertible {
          var context: CKSyncEngine.FetchChangesContext
        }
        struct WillFetchRecordZoneChanges: CustomStringConvertible {
          var zoneID: CKRecordZone.ID
        }
        struct DidFetchRecordZoneChanges: CustomStringConvertible {
          var zoneID: CKRecordZone.ID
          var error: CKError?
        }
        struct DidFetchChanges: CustomStringConvertible {
          var context: CKSyncEngine.FetchChangesContext
        }
        struct WillSendChanges: CustomStringConvertible {
          var context: CKSyncEngine.SendChangesContext
        }
        struct DidSendChanges: CustomStringConvertible {
          var context: CKSyncEngine.SendChangesContext
        }
      }
      struct RecordZoneChangeBatch: CustomStringConvertible {
        var recordsToSave: [CKRecord]
        var recordIDsToDelete: [CKRecord.ID]
        var atomicByZone: Bool
        init?(pendingChanges: [CKSyncEngine.PendingRecordZoneChange], recordProvider: (CKRecord.ID) -> CKRecord?)
        init(recordsToSave: [CKRecord] = _, recordIDsToDelete: [CKRecord.ID] = _, atomicByZone: Bool = _)
      }
      class State {
        var pendingRecordZoneChanges: [CKSyncEngine.PendingRecordZoneChange]
        var pendingDatabaseChanges: [CKSyncEngine.PendingDatabaseChange]
        var hasPendingUntrackedChanges: Bool
        var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID]
        struct Serialization: Codable {}
      }
      enum PendingRecordZoneChange: Hashable, CustomStringConvertible {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)
      }
      enum PendingDatabaseChange: Hashable, CustomStringConvertible {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)
      }
      struct FetchChangesOptions: CustomStringConvertible {
        var scope: CKSyncEngine.FetchChangesOptions.Scope
        var prioritizedZoneIDs: [CKRecordZone.ID]
        enum Scope: Equatable, CustomStringConvertible {
          case all
          case allExcluding([CKRecordZone.ID])
          case zoneIDs([CKRecordZone.ID])
          func contains(_: CKRecordZone.ID) -> Bool
        }
      }
      struct FetchChangesContext: CustomStringConvertible {
        var reason: CKSyncEngine.SyncReason
        var options: CKSyncEngine.FetchChangesOptions
      }
      struct SendChangesOptions: CustomStringConvertible {
        var scope: CKSyncEngine.SendChangesOptions.Scope
        enum Scope: Equatable, CustomStringConvertible {
          case all
          case allExcluding([CKRecordZone.ID])
          case zoneIDs([CKRecordZone.ID])
          case recordIDs([CKRecord.ID])
          func contains(_: CKRecord.ID) -> Bool
          func contains(_: CKSyncEngine.PendingRecordZoneChange) -> Bool
        }
      }
      struct SendChangesContext: CustomStringConvertible {
        var reason: CKSyncEngine.SyncReason
        var options: CKSyncEngine.SendChangesOptions
      }
      enum SyncReason: CustomStringConvertible, Hashable {
        case scheduled, manual
      }
    }
    class CKServerChangeToken: NSObject {
      init()
    }
    class CKQueryOperation {
      init()
      init(query: CKQuery)
      init(cursor: CKQueryOperation.Cursor)
      var query: CKQuery?
      var cursor: CKQueryOperation.Cursor?
      var zoneID: CKRecordZone.ID?
      var resultsLimit: Int
      var recordFetchedBlock: ((CKRecord) -> Void)?
      var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)?
      var desiredKeys: [CKRecord.FieldKey]?
      var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
      var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)?
      class Cursor: NSObject {
        init()
      }
    }
    """#)
}
