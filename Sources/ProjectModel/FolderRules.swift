import TextBasics

/// Rules about files that follow from the names of folders above them.
public enum FolderRules {
  /// Whether a walk without git leaves the folder out: build products, other people's packages, hidden folders.
  public static func isSkipped(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || skipped.contains(String(name))
  }

  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Whether a file belongs to a test target: one of its folders has a name that ends in `Tests`.
  /// - Parameter path: relative to the folder that was asked for, so that its own name does not count.
  public static func isInTestTarget(_ path: FilePath) -> Bool {
    // Contiguous bytes are much faster to search than those of a string's view.
    path.string.utf8.withContiguousStorageIfAvailable { holdsTests($0) } ?? holdsTests(path.string.utf8)
  }

  private static func holdsTests(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    bytes.indices.contains { slash in
      bytes[slash] == .slash && bytes[..<slash].suffix(5).elementsEqual("Tests".utf8)
    }
  }

  /// Folders beside a project in which package managers put the sources of its dependencies.
  public static let checkouts = [".build/checkouts", "SourcePackages/checkouts"]
}
