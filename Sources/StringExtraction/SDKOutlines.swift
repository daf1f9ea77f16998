import AppleSDK
import SwiftLexing
import SwiftOutline

/// The outlines of the SDK. They depend on no project: who reads several projects makes them once.
public struct SDKOutlines: Sendable {
  let files: [FileOutline]

  /// - Parameter workers: how many files are read at once.
  public init(workers: Int = 2) async {
    let modules = Self.modules
    let sources = Self.sources
    files = await WorkQueue.map(sources.count, workers: workers) { FileOutline(sources[$0], module: modules[$0]) }
  }

  static var modules: [Name] { InterfaceFile.all.map { Name($0.module) } }

  static var sources: [SourceText] {
    InterfaceFile.all.map { SourceText(path: "SDK: " + $0.module, text: $0.text.description) }
  }
}
