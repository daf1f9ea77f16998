import Foundation

/// The peak memory of a process, in bytes.
enum PeakMemory {
  static var ofThisProcess: Int { bytes(RUSAGE_SELF) }

  #if canImport(Darwin)
    // Not yet tested on macOS. Darwin counts bytes.
    private static func bytes(_ who: Int32) -> Int {
      var usage = rusage()
      return getrusage(who, &usage) == 0 ? bytes(usage) : 0
    }

    static func bytes(_ usage: rusage) -> Int { usage.ru_maxrss }
  #else
    private static func bytes(_ who: __rusage_who) -> Int {
      var usage = rusage()
      return getrusage(who.rawValue, &usage) == 0 ? bytes(usage) : 0
    }

    static func bytes(_ usage: rusage) -> Int { usage.ru_maxrss * 1024 }
  #endif
}
