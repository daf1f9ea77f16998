import AppleSDK
import SwiftLexing
import SwiftOutline

/// A load of the SDK. Once started it runs in the background.
public actor SDKLoad {
  private lazy var task = Task { await SDKOutlines() }

  public init() {}

  /// Starts loading, if nobody has. A run without sources to type never starts it, and saves the time.
  public nonisolated func start() { Task { await task } }

  public var outlines: SDKOutlines {
    get async { await task.value }
  }
}

/// The outlines of the SDK. They do not depend on a project: make them once for several projects.
public struct SDKOutlines: Sendable {
  /// The outlines of all of ``InterfaceFile/all``, whatever their version, so that they can be read before the version
  /// is known.
  private let outlines: [FileOutline]

  /// - Parameter workers: how many files are read at once.
  public init(workers: Int = 2) async {
    let interfaces = InterfaceFile.all
    outlines = await WorkQueue.map(interfaces.count, workers: workers, state: TreeStorage.init) { room, position in
      let interface = interfaces[position]
      let source = SourceText(path: "SDK: " + interface.module, text: interface.text.description)
      return FileOutline(source, module: Name(interface.module), room: room)
    }
  }

  /// The declarations in the SDK of a version of Xcode.
  func files(of version: XcodeVersion) -> [FileOutline] {
    zip(InterfaceFile.all, outlines).filter { $0.0.since.rawValue <= version.rawValue }.map(\.1)
  }
}
