// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// URLs, their components, requests and resource values.
  static let foundationURLs = InterfaceFile(
    "Foundation",
    #"""
    struct URL: ReferenceConvertible, Equatable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
      typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
      var description: String
      init?(string: String)
      init?(string: String, relativeTo: Self?)
      init?(string: String, encodingInvalidCharacters: Bool)
      init(fileURLWithPath: String, isDirectory: Bool, relativeTo: Self?)
      init(fileURLWithPath: String, relativeTo: Self?)
      init(fileURLWithPath: String, isDirectory: Bool)
      init(fileURLWithPath: String)
      init?(dataRepresentation: Data, relativeTo: Self?, isAbsolute: Bool = _)
      init(resolvingBookmarkData: Data, options: URL.BookmarkResolutionOptions = _, relativeTo: Self? = _, bookmarkDataIsStale: inout Bool)
      init(resolvingAliasFileAt: Self, options: URL.BookmarkResolutionOptions = _)
      var dataRepresentation: Data
      var absoluteString, relativeString: String
      var baseURL: Self?
      var absoluteURL: Self
      var scheme: String?
      var isFileURL: Bool
      var host: String?
      func host(percentEncoded: Bool = _) -> String?
      var port: Int?
      var user: String?
      func user(percentEncoded: Bool = _) -> String?
      var password: String?
      func password(percentEncoded: Bool = _) -> String?
      var path: String
      func path(percentEncoded: Bool = _) -> String
      var relativePath: String
      var fragment: String?
      func fragment(percentEncoded: Bool = _) -> String?
      var query: String?
      func query(percentEncoded: Bool = _) -> String?
      var hasDirectoryPath: Bool
      var pathComponents: [String]
      var lastPathComponent, pathExtension: String
      func appendingPathComponent(_: String, isDirectory: Bool) -> Self
      func appendingPathComponent(_: String) -> Self
      func deletingLastPathComponent() -> Self
      func appendingPathExtension(_: String) -> Self
      func deletingPathExtension() -> Self
      func appendPathComponent(_: String, isDirectory: Bool)
      func appendPathComponent(_: String)
      func appendPathExtension(_: String)
      func deleteLastPathComponent()
      func deletePathExtension()
      var standardized: Self
      func standardize()
      var standardizedFileURL: Self
      func resolvingSymlinksInPath() -> Self
      func resolveSymlinksInPath()
      func checkResourceIsReachable() -> Bool
      func checkPromisedItemIsReachable() -> Bool
      func setResourceValues(_: URLResourceValues)
      func resourceValues(forKeys: Set<URLResourceKey>) -> URLResourceValues
      func setTemporaryResourceValue(_: Any, forKey: URLResourceKey)
      func removeAllCachedResourceValues()
      func removeCachedResourceValue(forKey: URLResourceKey)
      func promisedItemResourceValues(forKeys: Set<URLResourceKey>) -> URLResourceValues
      func bookmarkData(options: URL.BookmarkCreationOptions = _, includingResourceValuesForKeys: Set<URLResourceKey>? = _, relativeTo: Self? = _) -> Data
      static func resourceValues(forKeys: Set<URLResourceKey>, fromBookmarkData: Data) -> URLResourceValues?
      static func writeBookmarkData(_: Data, to: Self)
      static func bookmarkData(withContentsOf: Self) -> Data
      func startAccessingSecurityScopedResource() -> Bool
      func stopAccessingSecurityScopedResource()
      init<T>(_: T.ParseInput, strategy: T) where T: Foundation.ParseStrategy, T.ParseOutput == Self
      init(filePath: String, directoryHint: URL.DirectoryHint = _, relativeTo: Self? = _)
      func appending<S>(path: S, directoryHint: URL.DirectoryHint = _) -> Self where S: StringProtocol
      func append<S>(path: S, directoryHint: URL.DirectoryHint = _) where S: StringProtocol
      func appending<S>(component: S, directoryHint: URL.DirectoryHint = _) -> Self where S: StringProtocol
      func append<S>(component: S, directoryHint: URL.DirectoryHint = _) where S: StringProtocol
      func appending(queryItems: [URLQueryItem]) -> Self
      func append(queryItems: [URLQueryItem])
      func appending<S>(components: S..., directoryHint: URL.DirectoryHint = _) -> Self where S: StringProtocol
      func append<S>(components: S..., directoryHint: URL.DirectoryHint = _) where S: StringProtocol
      static func currentDirectory() -> Self
      static var homeDirectory, temporaryDirectory, cachesDirectory, applicationDirectory, libraryDirectory: Self
      static var userDirectory, documentsDirectory, desktopDirectory, applicationSupportDirectory: Self
      static var downloadsDirectory, moviesDirectory, musicDirectory, picturesDirectory, sharedPublicDirectory: Self
      static var trashDirectory: Self
      static func homeDirectory(forUser: String) -> Self?
      init(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask, appropriateFor: Self? = _, create: Bool = _)
      init(fileReferenceLiteralResourceName: String)
      func formatted<F>(_: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == Self
      func formatted() -> String
      var resourceBytes: URL.AsyncBytes
      enum DirectoryHint: Hashable {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
      }
      struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        struct AsyncIterator: AsyncIteratorProtocol {
          typealias Element = UInt8
          func next() -> UInt8?
        }
      }
    }
    struct URLComponents: ReferenceConvertible, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      init()
      init?(url: URL, resolvingAgainstBaseURL: Bool)
      init?(string: String)
      init?(string: String, encodingInvalidCharacters: Bool)
      var url: URL?
      func url(relativeTo: URL?) -> URL?
      var string, scheme, user, password, host: String?
      var port: Int?
      var path: String
      var query, fragment, percentEncodedUser, percentEncodedPassword, percentEncodedHost, encodedHost: String?
      var percentEncodedPath: String
      var percentEncodedQuery, percentEncodedFragment: String?
      var rangeOfScheme, rangeOfUser, rangeOfPassword, rangeOfHost, rangeOfPort, rangeOfPath: Range<String.Index>?
      var rangeOfQuery, rangeOfFragment: Range<String.Index>?
      var queryItems, percentEncodedQueryItems: [URLQueryItem]?
    }
    struct URLQueryItem: ReferenceConvertible, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init(name: String, value: String?)
      var name: String
      var value: String?
    }
    struct URLResourceValues {
      init()
      var allValues: [URLResourceKey: Any]
      var name, localizedName: String?
      var isRegularFile, isDirectory, isSymbolicLink, isVolume, isPackage, isApplication, isSystemImmutable: Bool?
      var isUserImmutable, isHidden, hasHiddenExtension: Bool?
      var creationDate, contentAccessDate, contentModificationDate, attributeModificationDate: Date?
      var linkCount: Int?
      var parentDirectory, volume: URL?
      var typeIdentifier, localizedTypeDescription: String?
      var labelNumber: Int?
      var tagNames: [String]?
      var localizedLabel: String?
      var fileResourceIdentifier, volumeIdentifier: (any NSCopying & NSSecureCoding & NSObjectProtocol)?
      var fileIdentifier: UInt64?
      var fileContentIdentifier: Int64?
      var preferredIOBlockSize: Int?
      var isReadable, isWritable, isExecutable: Bool?
      var isExcludedFromBackup: Bool?
      var path, canonicalPath: String?
      var isMountTrigger: Bool?
      var documentIdentifier: Int?
      var addedToDirectoryDate: Date?
      var mayHaveExtendedAttributes, isPurgeable, isSparse, mayShareFileContent: Bool?
      var fileResourceType: URLFileResourceType?
      var directoryEntryCount: Int?
      var volumeLocalizedFormatDescription: String?
      var volumeTotalCapacity, volumeAvailableCapacity: Int?
      var volumeAvailableCapacityForImportantUsage, volumeAvailableCapacityForOpportunisticUsage: Int64?
      var volumeResourceCount: Int?
      var volumeSupportsPersistentIDs, volumeSupportsSymbolicLinks, volumeSupportsHardLinks: Bool?
      var volumeSupportsJournaling, volumeIsJournaling, volumeSupportsSparseFiles, volumeSupportsZeroRuns: Bool?
      var volumeSupportsCaseSensitiveNames, volumeSupportsCasePreservedNames, volumeSupportsRootDirectoryDates: Bool?
      var volumeSupportsVolumeSizes, volumeSupportsRenaming, volumeSupportsAdvisoryFileLocking: Bool?
      var volumeSupportsExtendedSecurity, volumeIsBrowsable: Bool?
      var volumeMaximumFileSize: Int?
      var volumeIsEjectable, volumeIsRemovable, volumeIsInternal, volumeIsAutomounted, volumeIsLocal: Bool?
      var volumeIsReadOnly: Bool?
      var volumeCreationDate: Date?
      var volumeURLForRemounting: URL?
      var volumeUUIDString, volumeName, volumeLocalizedName: String?
      var volumeIsEncrypted, volumeIsRootFileSystem, volumeSupportsCompression, volumeSupportsFileCloning: Bool?
      var volumeSupportsSwapRenaming, volumeSupportsExclusiveRenaming, volumeSupportsImmutableFiles: Bool?
      var volumeSupportsAccessPermissions: Bool?
      var volumeTypeName: String?
      var volumeSubtype: Int?
      var volumeMountFromLocation: String?
      var isUbiquitousItem, ubiquitousItemHasUnresolvedConflicts, ubiquitousItemIsDownloading: Bool?
      var ubiquitousItemIsUploaded, ubiquitousItemIsUploading: Bool?
      var ubiquitousItemDownloadingError, ubiquitousItemUploadingError: NSError?
      var ubiquitousItemDownloadRequested: Bool?
      var ubiquitousItemContainerDisplayName: String?
      var ubiquitousItemIsExcludedFromSync, ubiquitousItemIsShared: Bool?
      var ubiquitousSharedItemOwnerNameComponents: PersonNameComponents?
      var ubiquitousSharedItemMostRecentEditorNameComponents: PersonNameComponents?
      var fileSize, fileAllocatedSize, totalFileSize, totalFileAllocatedSize: Int?
      var isAliasFile: Bool?
    }
    struct URLRequest: ReferenceConvertible, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      var cookiePartitionIdentifier: String?
      typealias CachePolicy = NSURLRequest.CachePolicy
      typealias NetworkServiceType = NSURLRequest.NetworkServiceType
      typealias Attribution = NSURLRequest.Attribution
      init(url: URL, cachePolicy: URLRequest.CachePolicy = _, timeoutInterval: TimeInterval = _)
      var url: URL?
      var cachePolicy: URLRequest.CachePolicy
      var timeoutInterval: TimeInterval
      var mainDocumentURL: URL?
      var networkServiceType: URLRequest.NetworkServiceType
      var allowsCellularAccess, allowsExpensiveNetworkAccess, allowsConstrainedNetworkAccess, assumesHTTP3Capable: Bool
      var attribution: URLRequest.Attribution
      var requiresDNSSECValidation: Bool
      var httpMethod: String?
      var allHTTPHeaderFields: [String: String]?
      func value(forHTTPHeaderField: String) -> String?
      func setValue(_: String?, forHTTPHeaderField: String)
      func addValue(_: String, forHTTPHeaderField: String)
      var httpBody: Data?
      var httpBodyStream: InputStream?
      var httpShouldHandleCookies, httpShouldUsePipelining: Bool
    }
    class NSURL: NSObject, NSItemProviderReading, NSItemProviderWriting {
      init()
      init?(scheme: String, host: String?, path: String)
      init(fileURLWithPath: String, isDirectory: Bool, relativeTo: URL?)
      init(fileURLWithPath: String, relativeTo: URL?)
      init(fileURLWithPath: String, isDirectory: Bool)
      init(fileURLWithPath: String)
      static func fileURL(withPath: String, isDirectory: Bool, relativeTo: URL?) -> URL
      static func fileURL(withPath: String, relativeTo: URL?) -> URL
      static func fileURL(withPath: String, isDirectory: Bool) -> URL
      static func fileURL(withPath: String) -> URL
      init?(string: String)
      init?(string: String, relativeTo: URL?)
      init?(string: String, encodingInvalidCharacters: Bool)
      init(dataRepresentation: Data, relativeTo: URL?)
      init(absoluteURLWithDataRepresentation: Data, relativeTo: URL?)
      static func absoluteURL(withDataRepresentation: Data, relativeTo: URL?) -> URL
      var dataRepresentation: Data
      var absoluteString: String?
      var relativeString: String
      var baseURL, absoluteURL: URL?
      var scheme, resourceSpecifier, host: String?
      var port: NSNumber?
      var user, password, path, fragment, parameterString, query, relativePath: String?
      var hasDirectoryPath, isFileURL: Bool
      var standardized: URL?
      func isFileReferenceURL() -> Bool
      func fileReferenceURL() -> URL?
      var filePathURL: URL?
      func resourceValues(forKeys: [URLResourceKey]) -> [URLResourceKey: Any]
      static func fileURL(withPathComponents: [String]) -> URL?
      var pathComponents: [String]?
      var lastPathComponent, pathExtension: String?
      func appendingPathComponent(_: String) -> URL?
      func appendingPathComponent(_: String, isDirectory: Bool) -> URL?
      var deletingLastPathComponent: URL?
      func appendingPathExtension(_: String) -> URL?
      var deletingPathExtension, standardizingPath, resolvingSymlinksInPath: URL?
    }
    class NSURLComponents: NSObject {
      init()
      init?(url: URL, resolvingAgainstBaseURL: Bool)
      init?(string: String)
      init?(string: String, encodingInvalidCharacters: Bool)
      var url: URL?
      func url(relativeTo: URL?) -> URL?
      var string, scheme, user, password, host: String?
      var port: NSNumber?
      var path, query, fragment, percentEncodedUser, percentEncodedPassword, percentEncodedHost: String?
      var percentEncodedPath, percentEncodedQuery, percentEncodedFragment, encodedHost: String?
      var rangeOfScheme, rangeOfUser, rangeOfPassword, rangeOfHost, rangeOfPort, rangeOfPath, rangeOfQuery: NSRange
      var rangeOfFragment: NSRange
      var queryItems, percentEncodedQueryItems: [URLQueryItem]?
    }
    class NSURLQueryItem: NSObject {
      init()
      init(name: String, value: String?)
      var name: String
      var value: String?
    }
    class NSURLRequest: NSObject {
      init()
      init(url: URL)
      init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
      var url: URL?
      var cachePolicy: NSURLRequest.CachePolicy
      var timeoutInterval: TimeInterval
      var mainDocumentURL: URL?
      var networkServiceType: NSURLRequest.NetworkServiceType
      var allowsCellularAccess, allowsExpensiveNetworkAccess, allowsConstrainedNetworkAccess, assumesHTTP3Capable: Bool
      var attribution: NSURLRequest.Attribution
      var requiresDNSSECValidation: Bool
      var httpMethod: String?
      var allHTTPHeaderFields: [String: String]?
      func value(forHTTPHeaderField: String) -> String?
      var httpBody: Data?
      var httpBodyStream: InputStream?
      var httpShouldHandleCookies, httpShouldUsePipelining: Bool
      enum CachePolicy: UInt {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringLocalAndRemoteCacheData
        case returnCacheDataElseLoad, returnCacheDataDontLoad, reloadRevalidatingCacheData
      }
      enum NetworkServiceType: UInt {
        case `default`, voip, video, background, voice, responsiveData, avStreaming, responsiveAV, callSignaling
      }
      enum Attribution: UInt {
        case developer, user
      }
    }
    struct URLResourceKey: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var nameKey, localizedNameKey, isRegularFileKey, isDirectoryKey, isSymbolicLinkKey, isPackageKey: Self
      static var isHiddenKey, creationDateKey, contentModificationDateKey, volumeURLKey, contentTypeKey: Self
      static var fileResourceIdentifierKey, isReadableKey, isWritableKey, isExecutableKey, fileSizeKey: Self
      static var fileAllocatedSizeKey, totalFileSizeKey, totalFileAllocatedSizeKey, isAliasFileKey: Self
      static var volumeTotalCapacityKey, volumeAvailableCapacityKey, volumeIsEjectableKey, volumeIsRemovableKey: Self
      static var volumeIsInternalKey, volumeNameKey, volumeAvailableCapacityForImportantUsageKey: Self
    }
    struct URLFileResourceType: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var directory, regular, socket, unknown: Self
    }
    class NSMutableURLRequest: NSURLRequest {}
    func NSHomeDirectory() -> String
    func NSHomeDirectoryForUser(_: String?) -> String?
    func NSTemporaryDirectory() -> String
    func NSUserName() -> String
    func NSFullUserName() -> String
    func NSOpenStepRootDirectory() -> String
    func NSSearchPathForDirectoriesInDomains(_: FileManager.SearchPathDirectory, _: FileManager.SearchPathDomainMask, _: Bool) -> [String]
    """#)
}
