import Foundation
import Workspace

extension Digest {
  /// A digest that identifies this very tool.
  /// - Parameter purpose: what is kept under the digest, and the version of its format.
  /// - Returns: `nil` where the tool cannot be identified.
  package init?(ofTool purpose: String) {
    guard let path = Bundle.main.executablePath, let tool = try? FileStatus(of: path) else { return nil }
    self.init()
    add("\(purpose) \(Version.current) \(path) \(tool)")
  }

  /// Adds what is asked for, and where.
  package mutating func add(_ key: RunKey) {
    add(key.request)
    for name in key.paths {
      let root = name.project
      add("\(name.physical)\0\(name.isFolder)\0\(root.path)\0\(root.isInWorkTree)")
    }
  }
}
