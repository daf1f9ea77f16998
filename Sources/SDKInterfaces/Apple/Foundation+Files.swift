// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Files, bundles, streams, processes.
  static let foundationFiles = InterfaceFile(
    "Foundation",
    #"""
    class FileManager: NSObject {
      init()
      static var `default`: FileManager
      func mountedVolumeURLs(includingResourceValuesForKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = _) -> [URL]?
      func contentsOfDirectory(at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: FileManager.DirectoryEnumerationOptions = _) -> [URL]
      func urls(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask) -> [URL]
      func url(for: FileManager.SearchPathDirectory, in: FileManager.SearchPathDomainMask, appropriateFor: URL?, create: Bool) -> URL
      func setAttributes(_: [FileAttributeKey: Any], ofItemAtPath: String)
      func createDirectory(atPath: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = _)
      func contentsOfDirectory(atPath: String) -> [String]
      func subpathsOfDirectory(atPath: String) -> [String]
      func attributesOfItem(atPath: String) -> [FileAttributeKey: Any]
      func attributesOfFileSystem(forPath: String) -> [FileAttributeKey: Any]
      func createSymbolicLink(atPath: String, withDestinationPath: String)
      func destinationOfSymbolicLink(atPath: String) -> String
      func copyItem(atPath: String, toPath: String)
      func moveItem(atPath: String, toPath: String)
      func linkItem(atPath: String, toPath: String)
      func removeItem(atPath: String)
      var currentDirectoryPath: String
      func changeCurrentDirectoryPath(_: String) -> Bool
      func fileExists(atPath: String) -> Bool
      func isReadableFile(atPath: String) -> Bool
      func isWritableFile(atPath: String) -> Bool
      func isExecutableFile(atPath: String) -> Bool
      func isDeletableFile(atPath: String) -> Bool
      func contentsEqual(atPath: String, andPath: String) -> Bool
      func displayName(atPath: String) -> String
      func componentsToDisplay(forPath: String) -> [String]?
      func enumerator(atPath: String) -> FileManager.DirectoryEnumerator?
      func subpaths(atPath: String) -> [String]?
      func contents(atPath: String) -> Data?
      func createFile(atPath: String, contents: Data?, attributes: [FileAttributeKey: Any]? = _) -> Bool
      func isUbiquitousItem(at: URL) -> Bool
      func url(forUbiquityContainerIdentifier: String?) -> URL?
      var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)?
      func containerURL(forSecurityApplicationGroupIdentifier: String) -> URL?
      func replaceItemAtURL(originalItemURL: NSURL, withItemAtURL: NSURL, backupItemName: String? = _, options: FileManager.ItemReplacementOptions = _) -> NSURL?
      func replaceItemAt(_: URL, withItemAt: URL, backupItemName: String? = _, options: FileManager.ItemReplacementOptions = _) -> URL?
      func enumerator(at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: FileManager.DirectoryEnumerationOptions = _, errorHandler: ((URL, any Error) -> Bool)? = _) -> FileManager.DirectoryEnumerator?
      var temporaryDirectory: URL
      class DirectoryEnumerator: NSEnumerator {
        init()
        var fileAttributes, directoryAttributes: [FileAttributeKey: Any]?
        var isEnumeratingDirectoryPostOrder: Bool
        var level: Int
      }
      struct VolumeEnumerationOptions: OptionSet {
        typealias RawValue = UInt
      }
      struct DirectoryEnumerationOptions: OptionSet {
        typealias RawValue = UInt
        static var skipsSubdirectoryDescendants, skipsPackageDescendants, skipsHiddenFiles: Self
      }
      struct ItemReplacementOptions: OptionSet {
        typealias RawValue = UInt
      }
      enum URLRelationship: Int {
        case contains, same, other
      }
      enum SearchPathDirectory: UInt {
        case applicationDirectory, demoApplicationDirectory, developerApplicationDirectory
        case adminApplicationDirectory, libraryDirectory, developerDirectory, userDirectory
        case documentationDirectory, documentDirectory, coreServiceDirectory, autosavedInformationDirectory
        case desktopDirectory, cachesDirectory, applicationSupportDirectory, downloadsDirectory
        case inputMethodsDirectory, moviesDirectory, musicDirectory, picturesDirectory
        case printerDescriptionDirectory, sharedPublicDirectory, preferencePanesDirectory
        case itemReplacementDirectory, allApplicationsDirectory, allLibrariesDirectory, trashDirectory
      }
      struct SearchPathDomainMask: OptionSet {
        typealias RawValue = UInt
        static var userDomainMask, localDomainMask, allDomainsMask: Self
      }
    }
    class FileHandle: NSObject {
      init()
      var availableData: Data
      init(fileDescriptor: Int32, closeOnDealloc: Bool)
      func readToEnd() -> Data?
      func read(upToCount: Int) -> Data?
      func offset() -> UInt64
      func seekToEnd() -> UInt64
      var bytes: FileHandle.AsyncBytes
      static var standardInput, standardOutput, standardError, nullDevice: FileHandle
      init?(forReadingAtPath: String)
      init?(forWritingAtPath: String)
      init?(forUpdatingAtPath: String)
      init(forReadingFrom: URL)
      init(forWritingTo: URL)
      init(forUpdating: URL)
      var readabilityHandler, writeabilityHandler: ((FileHandle) -> Void)?
      init(fileDescriptor: Int32)
      var fileDescriptor: Int32
      func readDataToEndOfFile() -> Data
      func readData(ofLength: Int) -> Data
      var offsetInFile: UInt64
      func seekToEndOfFile() -> UInt64
      struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        typealias AsyncIterator = FileHandle.AsyncBytes.Iterator
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = UInt8
          func next() -> UInt8?
        }
      }
    }
    struct FileAttributeKey: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var type, size, modificationDate, ownerAccountName, posixPermissions, immutable, creationDate, busy: Self
      static var systemSize, systemFreeSize: Self
    }
    struct FileAttributeType: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var typeRegular, typeSymbolicLink: Self
    }
    struct FileProtectionType: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var none, complete: Self
    }
    class Bundle: NSObject {
      init()
      static var main: Bundle
      init?(path: String)
      init?(url: URL)
      init(for: AnyClass)
      init?(identifier: String)
      static var allBundles: [Bundle]
      func load() -> Bool
      var isLoaded: Bool
      func unload() -> Bool
      var bundleURL: URL
      var resourceURL, executableURL: URL?
      func url(forAuxiliaryExecutable: String) -> URL?
      var privateFrameworksURL, sharedFrameworksURL, sharedSupportURL, builtInPlugInsURL, appStoreReceiptURL: URL?
      var bundlePath: String
      var resourcePath, executablePath: String?
      func path(forAuxiliaryExecutable: String) -> String?
      var privateFrameworksPath, sharedFrameworksPath, sharedSupportPath, builtInPlugInsPath: String?
      static func url(forResource: String?, withExtension: String?, subdirectory: String?, in: URL) -> URL?
      static func urls(forResourcesWithExtension: String?, subdirectory: String?, in: URL) -> [URL]?
      func url(forResource: String?, withExtension: String?) -> URL?
      func url(forResource: String?, withExtension: String?, subdirectory: String?) -> URL?
      func url(forResource: String?, withExtension: String?, subdirectory: String?, localization: String?) -> URL?
      func urls(forResourcesWithExtension: String?, subdirectory: String?) -> [URL]?
      func urls(forResourcesWithExtension: String?, subdirectory: String?, localization: String?) -> [URL]?
      static func path(forResource: String?, ofType: String?, inDirectory: String) -> String?
      static func paths(forResourcesOfType: String?, inDirectory: String) -> [String]
      func path(forResource: String?, ofType: String?) -> String?
      func path(forResource: String?, ofType: String?, inDirectory: String?) -> String?
      func path(forResource: String?, ofType: String?, inDirectory: String?, forLocalization: String?) -> String?
      func paths(forResourcesOfType: String?, inDirectory: String?) -> [String]
      func paths(forResourcesOfType: String?, inDirectory: String?, forLocalization: String?) -> [String]
      func localizedString(forKey: String, value: String?, table: String?) -> String
      func localizedString(forKey: String, value: String?, table: String?, localizations: [Locale.Language]) -> String
      var bundleIdentifier: String?
      var infoDictionary, localizedInfoDictionary: [String: Any]?
      func object(forInfoDictionaryKey: String) -> Any?
      func classNamed(_: String) -> AnyClass?
      var principalClass: AnyClass?
      var preferredLocalizations, localizations: [String]
      var developmentLocalization: String?
      var executableArchitectures: [NSNumber]?
      func setPreservationPriority(_: Double, forTags: Set<String>)
      func preservationPriority(forTag: String) -> Double
    }
    class InputStream: Stream {
      init()
      var hasBytesAvailable: Bool
      init(data: Data)
      init?(url: URL)
      init?(fileAtPath: String)
    }
    class OutputStream: Stream {
      init()
      var hasSpaceAvailable: Bool
      init(toMemory: ())
      init?(url: URL, append: Bool)
      init?(toFileAtPath: String, append: Bool)
      static func toMemory() -> Self
    }
    class Stream: NSObject {
      init()
      var streamStatus: Stream.Status
      var streamError: (any Error)?
      enum Status: UInt {
        case notOpen, opening, open, reading, writing, atEnd, closed, error
      }
      struct Event: OptionSet {
        typealias RawValue = UInt
        static var hasBytesAvailable: Self
      }
    }
    class FileWrapper: NSObject {
      init()
      init(url: URL, options: FileWrapper.ReadingOptions = _)
      init(directoryWithFileWrappers: [String: FileWrapper])
      init(regularFileWithContents: Data)
      init(symbolicLinkWithDestinationURL: URL)
      init?(serializedRepresentation: Data)
      var isDirectory, isRegularFile, isSymbolicLink: Bool
      var preferredFilename, filename: String?
      var fileAttributes: [String: Any]
      func matchesContents(of: URL) -> Bool
      var serializedRepresentation: Data?
      func addFileWrapper(_: FileWrapper) -> String
      func addRegularFile(withContents: Data, preferredFilename: String) -> String
      var fileWrappers: [String: FileWrapper]?
      func keyForChildFileWrapper(_: FileWrapper) -> String?
      var regularFileContents: Data?
      var symbolicLinkDestinationURL: URL?
      struct ReadingOptions: OptionSet {
        typealias RawValue = UInt
        static var immediate: Self
      }
      struct WritingOptions: OptionSet {
        typealias RawValue = UInt
        static var atomic: Self
      }
    }
    class Pipe: NSObject {
      init()
      var fileHandleForReading, fileHandleForWriting: FileHandle
    }
    class Process: NSObject {
      init()
      static func run(_: URL, arguments: [String], terminationHandler: ((Process) -> Void)? = _) -> Process
      static func launchedProcess(launchPath: String, arguments: [String]) -> Process
      var executableURL, currentDirectoryURL: URL?
      var launchPath: String?
      var currentDirectoryPath: String
      var arguments: [String]?
      var environment: [String: String]?
      var standardInput, standardOutput, standardError: Any?
      var processIdentifier, terminationStatus: Int32
      var terminationReason: Process.TerminationReason
      var terminationHandler: ((Process) -> Void)?
      var isRunning: Bool
      var qualityOfService: QualityOfService
      func run()
      func launch()
      func interrupt()
      func terminate()
      func suspend() -> Bool
      func resume() -> Bool
      func waitUntilExit()
      static var didTerminateNotification: NSNotification.Name
      enum TerminationReason: Int { case exit, uncaughtSignal }
    }
    class Host: NSObject {
      static func current() -> Self
      var name, localizedName, address: String?
      var names, addresses: [String]
    }
    class NSAppleScript: NSObject {
      init?(source: String)
      init?(contentsOf: URL, error: Any?)
      var source: String?
      var isCompiled: Bool
      func executeAndReturnError(_: Any?) -> NSAppleEventDescriptor
    }
    class NSAppleEventDescriptor: NSObject {
      var stringValue: String?
      var int32Value: Int32
      var booleanValue: Bool
      var doubleValue: Double
      var numberOfItems: Int
      func atIndex(_: Int) -> NSAppleEventDescriptor?
    }
    class NSXPCConnection: NSObject {
      init(serviceName: String)
      init(machServiceName: String, options: Any)
      var serviceName: String?
      var processIdentifier: Int32
      var effectiveUserIdentifier: UInt32
      var remoteObjectProxy: Any
      func remoteObjectProxyWithErrorHandler(_: (any Error) -> Void) -> Any
      func resume()
      func suspend()
      func invalidate()
    }
    class NSMetadataQuery: NSObject {
      var predicate: NSPredicate?
      var resultCount: Int
      var results: [Any]
      func result(at: Int) -> Any
      func start() -> Bool
      func stop()
    }
    class NSMetadataItem: NSObject {
      init?(url: URL)
      func value(forAttribute: String) -> Any?
      var attributes: [String]
    }
    class NSFileCoordinator: NSObject {}
    """#)
}
