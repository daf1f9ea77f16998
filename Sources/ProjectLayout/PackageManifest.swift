import SwiftLexing

/// What a `Package.swift` says of its targets, read without running it.
///
/// What the manifest computes is not seen: names and paths count where they are written as literals.
public struct PackageManifest: Sendable, Equatable {
  /// Whether `defaultLocalization:` is set: without it Xcode extracts nothing from the package's targets (facts E).
  public private(set) var isLocalized = false
  /// The package's name.
  public private(set) var name: String?
  public private(set) var targets: [PackageTarget] = []

  public init(_ source: SourceText) {
    var calls = ManifestCalls(source)
    while let call = calls.next() {
      switch call.callee {
      case "Package":
        name = call.text("name")
        isLocalized = call.has("defaultLocalization")
      default:
        if let target = Self.target(call), !targets.contains(where: { $0.name == target.name && target.path == nil }) {
          targets.removeAll { $0.name == target.name }
          targets.append(target)
        }
      }
    }
  }

  private static func target(_ call: ManifestCall) -> PackageTarget? {
    guard let name = call.text("name") else { return nil }
    var target = PackageTarget(name: name, isTest: call.callee.lowercased().contains("test"))
    target.path = call.text("path").map { FilePath($0.isEmpty ? "." : $0).resolvingParents }
    target.excluded = call.texts("exclude").map { FilePath($0).resolvingParents }
    target.sources = call.texts("sources").map { FilePath($0).resolvingParents }
    target.copied = call.texts("resources", inside: "copy").map { FilePath($0).resolvingParents }
    target.processed = call.texts("resources", inside: "process").map { FilePath($0).resolvingParents }
    return target
  }

  /// The folders of its targets, relative to the package: those that `path:` names, and the customary ones.
  private var targetFolders: [FilePath] {
    ["Sources", "Source", "src", "srcs"].map { FilePath($0) } + targets.compactMap(\.path)
  }

  /// Whether a file of the package, given by its path from the package's folder, belongs to a target's folder.
  public func covers(_ file: FilePath) -> Bool {
    targetFolders.contains { file.isWithin($0) }
  }
}
