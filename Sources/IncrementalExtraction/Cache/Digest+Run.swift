import Foundation
import Workspace

extension Digest {
  /// Stands for this very tool.
  /// - Parameter purpose: what is kept under the digest, and the number of its form.
  /// - Returns: `nil` where it cannot be told which tool this is.
  package init?(ofTool purpose: String) {
    guard let path = Bundle.main.executablePath, let tool = try? FileStatus(of: path) else { return nil }
    self.init()
    add("\(purpose) \(Version.current) \(path) \(tool)")
  }

  /// Takes in what is asked for, and where.
  package mutating func add(_ key: RunKey) {
    add(key.request)
    for name in key.paths {
      let root = name.project
      add("\(name.physical)\0\(name.isFolder)\0\(root.path)\0\(root.isInWorkTree)")
    }
  }
}
