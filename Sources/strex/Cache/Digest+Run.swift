import Foundation

extension Digest {
  /// Stands for this very tool.
  /// - Parameter purpose: what is kept under the digest, and the number of its form.
  /// - Returns: `nil` where it cannot be told which tool this is.
  init?(ofTool purpose: String) {
    guard let path = Bundle.main.executablePath, let tool = try? FileStatus(of: path) else { return nil }
    self.init()
    add("\(purpose) \(Version.current) \(path) \(tool)")
  }

  /// Takes in what a command line asks for, and where.
  /// - Parameters:
  ///   - others: options that do not count.
  ///   - named: all paths that the command line names.
  mutating func add(_ arguments: ParsedArguments, without others: Set<OptionName> = [], named: [NamedPath]) {
    add(FileManager.default.currentDirectoryPath)
    add(arguments.operands.joined(separator: "\0"))
    for (name, values) in arguments.values.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !others.contains(name) {
      add(([name.rawValue] + values).joined(separator: "\0"))
    }
    for name in named {
      let root = SourceFinder.project(of: name)
      add("\(name.physical)\0\(name.isFolder)\0\(root.path)\0\(root.isInWorkTree)")
    }
  }
}
