import AppleSDK
import SwiftLexing
import SwiftOutline

/// A reading of the SDK that goes on while something else is done.
public struct SDKReading: Sendable {
  private let task: Task<SDKOutlines, Never>

  /// Starts to read.
  public init() { task = Task { await SDKOutlines() } }

  public var outlines: SDKOutlines {
    get async { await task.value }
  }
}

/// The outlines of the SDK. They depend on no project: who reads several projects makes them once.
public struct SDKOutlines: Sendable {
  let files: [FileOutline]

  /// - Parameter workers: how many files are read at once.
  public init(workers: Int = 2) async {
    let interfaces = InterfaceFile.all
    files = await WorkQueue.map(interfaces.count, workers: workers) { position in
      let interface = interfaces[position]
      let source = SourceText(path: "SDK: " + interface.module, text: interface.text.description)
      return FileOutline(source, module: Name(interface.module))
    }
  }

}
