import TextBasics

/// Rules about files based on the names of the folders that contain them.
public enum FolderRules {
  /// Returns whether a walk without git skips the folder: build products, third-party packages, hidden folders.
  public static func isSkipped(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || skipped.contains(String(name))
  }

  private static let skipped: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// Returns whether a file is in a folder of a package manager, whose contents other projects maintain.
  package static func isThirdParty(_ path: FilePath) -> Bool {
    path.string.split(separator: "/").contains { thirdParty.contains($0) } || isCheckout(path)
  }

  /// Returns whether a file is in a folder in which SwiftPM or Xcode stores the sources of dependencies.
  private static func isCheckout(_ path: FilePath) -> Bool {
    let folders = "/" + path.string + "/"
    return checkouts.contains { folders.contains("/" + $0 + "/") }
  }

  private static let thirdParty: Set<Substring> = ["Pods", "Carthage", "node_modules"]

  /// Returns whether a file contains code that other projects maintain, or sample data for tests, according to its
  /// folders: `Pods`, `Third-Party`, `tests/fixtures`, or `Vendor` at the top.
  /// - Parameter path: relative to the requested folder, whose own name does not count.
  package static func isForeign(_ path: FilePath) -> Bool {
    let folders = path.string.split(separator: "/").dropLast()
    if folders.contains(where: thirdParty.contains) || isCheckout(path) { return true }
    let names = folders.map { folder in folder.lowercased().filter { $0.isLetter || $0.isNumber } }
    return names.contains { ["thirdparty", "3rdparty", "fixtures", "testdata"].contains($0) }
      || names.first.map { ["vendor", "vendors", "vendored", "external", "externals"].contains($0) } ?? false
  }

  /// Returns whether a file belongs to a test target: the name of one of its folders ends with `Tests`. Inside the folder
  /// of a package's target, only `Tests` and the target's own tests count: not `Sources/App/ABTests`.
  /// - Parameter path: relative to the requested folder, whose own name does not count.
  public static func isInTestTarget(_ path: FilePath) -> Bool {
    // Searching contiguous bytes is much faster than searching a string's view.
    path.string.utf8.withContiguousStorageIfAvailable { holdsTests($0) } ?? holdsTests(path.string.utf8)
  }

  private static func holdsTests<Bytes: BidirectionalCollection<UInt8>>(_ bytes: Bytes) -> Bool {
    var (start, last) = (bytes.startIndex, bytes[bytes.startIndex..<bytes.startIndex])
    var target: Bytes.SubSequence?
    for slash in bytes.indices where bytes[slash] == .slash {
      let folder = bytes[start..<slash]
      if folder.suffix(5).elementsEqual("Tests".utf8) {
        guard let target, folder.count > 5, !folder.starts(with: target) else { return true }
      }
      if target == nil, last.elementsEqual("Sources".utf8) { target = folder }
      (start, last) = (bytes.index(after: slash), folder)
    }
    return false
  }

  /// Returns whether a file belongs to a template for new files in Xcode. Its placeholders are not code.
  package static func isInTemplate(_ path: FilePath) -> Bool {
    path.string.utf8.holdsBytes(Array(".xctemplate/".utf8))
  }

  /// Folders next to a project in which package managers store the sources of dependencies.
  public static let checkouts = [".build/checkouts", "SourcePackages/checkouts"]
}
