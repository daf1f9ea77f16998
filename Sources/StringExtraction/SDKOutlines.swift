import AppleSDK
import SwiftLexing
import SwiftOutline

/// A reading of the SDK, which goes on while something else is done once it was started.
public actor SDKLoad {
  private lazy var task = Task { await SDKOutlines() }

  public init() {}

  /// Starts to read, unless somebody has. Who has no source to type never does, and saves the time.
  public nonisolated func start() { Task { await task } }

  public var outlines: SDKOutlines {
    get async { await task.value }
  }
}

/// The outlines of the SDK. They depend on no project: who reads several projects makes them once.
public struct SDKOutlines: Sendable {
  /// All of ``InterfaceFile/all``, whatever version they are for: so they are read before it is known which counts.
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

  /// What the SDK of a version of Xcode declares.
  func files(of version: XcodeVersion) -> [FileOutline] {
    zip(InterfaceFile.all, outlines).filter { $0.0.since.rawValue <= version.rawValue }.map(\.1)
  }
}
