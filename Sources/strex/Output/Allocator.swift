import Foundation

/// Settings of the C library's allocator for kinds of runs.
enum Allocator {
  /// Reduces heap growth, for runs that type-check only a few files. By default, each thread has its own arena, which
  /// grows page by page. This takes a tenth of such a run's time. With this setting, many threads would wait for each
  /// other.
  static func preferLargeGrowth() {
    #if canImport(Glibc)
      _ = mallopt(Setting.arenas, 1)
      _ = mallopt(Setting.growth, 1 << 20)
    #endif
  }

  /// Returns freed large blocks to the system, for runs that type-check many files. By default, the allocator keeps
  /// large blocks in their thread after the first one is freed. Growing tables then leave many unused blocks.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      _ = mallopt(Setting.largeBlock, 1 << 17)
      // An arena reserves 64 MB of address space. If it cannot, the allocator tries again on each allocation.
      if hasLimitedAddressSpace { _ = mallopt(Setting.arenas, 1) }
    #endif
  }

  /// Returns all free memory to the system. Other threads cannot reuse a thread's free memory, so memory would grow.
  static func trim() {
    #if canImport(Glibc)
      _ = giveBack(keeping: 0)
    #endif
  }
}

#if canImport(Glibc)
  /// The constants of `malloc.h`, which the Swift module of the C library omits.
  private enum Setting {
    static let growth: Int32 = -2
    static let largeBlock: Int32 = -3
    static let arenas: Int32 = -8
  }

  private var hasLimitedAddressSpace: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 && limit.rlim_cur < .max
  }

  @_silgen_name("mallopt") private func mallopt(_ setting: Int32, _ value: Int32) -> Int32
  @_silgen_name("malloc_trim") private func giveBack(keeping bytes: Int) -> Int32
#endif
