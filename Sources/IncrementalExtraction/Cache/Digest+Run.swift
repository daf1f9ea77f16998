import FileSystem
import Foundation

extension Digest {
  /// A digest that identifies this build of the tool.
  /// - Parameter purpose: the kind of data stored under the digest, and its format version.
  /// - Returns: `nil` if the tool cannot be identified.
  package init?(ofTool purpose: String) {
    guard let path = RunningExecutable.path, let tool = try? FileStatus(of: path) else { return nil }
    self.init()
    for text in [purpose, Version.current, path] { add(text) }
    let times = [tool.modified, tool.changed].flatMap { [$0.seconds, $0.nanoseconds] }
    for number in [tool.size] + times { add(String(number)) }
    for number in [tool.identity.device, tool.identity.number] { add(String(number)) }
  }

  /// Adds the request, and the named paths.
  package mutating func add(_ key: RunKey) {
    add(key.request)
    for name in key.paths {
      let root = name.project
      add("\(name.physical)\0\(name.isFolder)\0\(root.path)\0\(root.isInWorkTree)")
    }
  }
}
