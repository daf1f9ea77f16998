import SDKInterfaces
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// A load of the SDK. Once started, it runs in the background.
public actor SDKLoad {
  private lazy var task = BackgroundTask.start { await SDKOutlines() }
  private var nameTask: Task<SDKNames, Never>?

  /// Creates a load that has not started.
  public init() {}

  /// Starts loading, unless it was started before. A run without sources to type never starts it, and saves the time.
  public nonisolated func start() { BackgroundTask.start { await self.task } }

  /// The outlines of the SDK. Starts loading if necessary, and waits for the result.
  public var outlines: SDKOutlines { get async { await task.value } }

  /// Returns the names in the SDK, for runs that type-check only a few files.
  ///
  /// - Parameter find: finds the names on the first call.
  public func names(
    find: @escaping @Sendable () async -> SDKNames = { await SDKNames() }
  ) async -> SDKNames {
    let task = nameTask ?? BackgroundTask.start(find)
    nameTask = task
    return await task.value
  }
}

/// The outlines of the SDK. They do not depend on a project: make them once for several projects.
public struct SDKOutlines: Sendable {
  /// The outlines of all of ``InterfaceFile/all``, whatever their version, so that they can be read before the version
  /// is known.
  private let outlines: [FileOutline]

  /// - Parameter workers: the number of files that are read in parallel.
  public init(workers: Int = 2) async {
    let interfaces = InterfaceFile.all
    outlines = await WorkQueue.map(interfaces.count, workers: workers, state: TreeStorage.init) { room, position in
      let interface = interfaces[position]
      let source = SourceText(path: interface.path, text: interface.text.description)
      return FileOutline(source, module: Name(interface.module), room: room)
    }
  }

  /// Returns the declarations in the SDK of a version of Xcode.
  func files(of version: XcodeVersion) -> [FileOutline] {
    zip(InterfaceFile.all, outlines).filter { $0.0.versions.contains(version) }.map(\.1)
  }
}

/// The names in the SDK. A part is parsed on the first request for one of its names. This is faster for runs that
/// type-check only a few files: they need a third of the SDK, a whole app needs nearly everything.
public struct SDKNames: Sendable {
  private let library: InterfaceLibrary

  /// - Parameter workers: the number of texts that are scanned in parallel.
  public init(workers: Int = 2) async {
    let interfaces = InterfaceFile.all
    let skeletons = await WorkQueue.map(interfaces.count, workers: workers) { InterfaceSkeleton(interfaces[$0].text) }
    self.init(InterfaceNames(skeletons))
  }

  /// - Parameter tables: the tables of all interface files of the SDK.
  public init(_ tables: InterfaceNames) {
    let texts = InterfaceFile.all.map { interface in
      let (first, last) = (interface.versions.lowerBound.rawValue, interface.versions.upperBound.rawValue)
      return InterfaceLibrary.Text(
        module: interface.module, path: interface.path, versions: first...last, interface.text)
    }
    library = InterfaceLibrary(texts, tables)
  }

  /// The tables to store for a later run.
  public var tables: InterfaceNames { library.names }

  /// Returns the declarations in the SDK of a version of Xcode.
  func index(of version: XcodeVersion) -> InterfaceIndex { InterfaceIndex(library, version: version.rawValue) }
}

extension InterfaceFile {
  /// The path of its declarations in messages.
  fileprivate var path: String { "SDK: " + module }
}
