/// The allocator of the C library, as far as it can be told what a run is like.
enum Allocator {
  /// For a run that types little. By default each thread gets memory of its own, which grows page by page: that would take a tenth
  /// of the run. Many threads would wait for each other now.
  static func prefersFewGrowths() {
    #if canImport(Glibc)
      _ = mallopt(Setting.arenas, 1)
      _ = mallopt(Setting.growth, 1 << 20)
    #endif
  }

  /// For a run that types much: memory of large blocks goes back to the system once it is free. By default the first such block makes
  /// the allocator keep the next ones, in the thread that had them, where tables that grow by doubling leave them all behind.
  static func returnsLargeBlocks() {
    #if canImport(Glibc)
      _ = mallopt(Setting.largeBlock, 1 << 17)
    #endif
  }

  /// Gives all free memory back to the system. What threads have left serves no others, so that what comes next would take more.
  static func trim() {
    #if canImport(Glibc)
      _ = giveBack(keeping: 0)
    #endif
  }
}

#if canImport(Glibc)
  /// The settings that `malloc.h` names, which Swift's module of the library leaves out.
  private enum Setting {
    static let growth: Int32 = -2
    static let largeBlock: Int32 = -3
    static let arenas: Int32 = -8
  }

  @_silgen_name("mallopt") private func mallopt(_ setting: Int32, _ value: Int32) -> Int32
  @_silgen_name("malloc_trim") private func giveBack(keeping bytes: Int) -> Int32
#endif
