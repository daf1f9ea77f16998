import FileSystem
import Foundation
import ProjectModel

/// The command line of the process.
enum ProgramArguments {
  /// The words, starting with the program. Empty if the system does not provide them.
  ///
  /// On Linux, Swift reads them from `/proc`, which hardened containers omit. The kernel also puts them on the stack.
  static let words: [String] = {
    let words = CommandLine.arguments
    #if canImport(Darwin)
      return words
    #else
      return words.isEmpty ? InitialStack.arguments ?? [] : words
    #endif
  }()

  /// The name of Apple's tool, which is also the command that behaves like it.
  static let appleTool = "xcstringstool"

  /// Returns the words after the program. A link with the name of Apple's tool runs its command.
  /// - Throws: if the words are unknown, because a run without them would print the help and succeed.
  static func demandWords() throws(UsageError) -> [String] {
    guard let program = words.first else { throw UsageError("the process arguments cannot be read; mount `/proc`") }
    return (FilePath(program).name == appleTool ? [appleTool] : []) + words.dropFirst()
  }
}

#if !canImport(Darwin)
  /// The memory that the kernel fills when it starts a process: the number of arguments, a pointer to each of them, a
  /// null pointer, and pointers to the environment variables.
  enum InitialStack {
    typealias Pointers = UnsafePointer<UnsafeMutablePointer<CChar>?>

    /// The arguments of the process, or `nil` if the environment was moved to other memory.
    static var arguments: [String]? {
      guard let environment = Pointers(environ) as Pointers? else { return nil }
      // The name of the executable is at the highest address.
      let name = auxiliaryValue(ofType: nameOfExecutable)
      let distance = Int(bitPattern: name) - Int(bitPattern: UInt(bitPattern: environment))
      return (1..<largestSize).contains(distance) ? arguments(before: environment) : nil
    }

    /// Returns the arguments, which precede the pointers to the environment variables.
    static func arguments(before environment: Pointers) -> [String]? {
      guard environment[-1] == nil else { return nil }
      var count = 0
      // The argument count precedes the first argument. No pointer has such a small value.
      while UInt(bitPattern: environment[-2 - count]) != UInt(count) {
        count += 1
        if count > largestSize / MemoryLayout<Int>.size { return nil }
      }
      return (0..<count).reversed().compactMap { environment[-2 - $0].map { String(cString: $0) } }
    }

    private static let nameOfExecutable: UInt = 31
    /// Larger than the kernel's limit for arguments and variables.
    private static let largestSize = 1 << 24
  }

  @_silgen_name("getauxval") private func auxiliaryValue(ofType type: UInt) -> UInt
#endif
