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
}

#if canImport(Glibc)
  /// The settings that `malloc.h` names, which Swift's module of the library leaves out.
  private enum Setting {
    static let growth: Int32 = -2
    static let arenas: Int32 = -8
  }

  @_silgen_name("mallopt") private func mallopt(_ setting: Int32, _ value: Int32) -> Int32
#endif
