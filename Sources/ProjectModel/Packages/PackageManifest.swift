import SwiftLexing
import TextBasics

/// The targets in a `Package.swift`, read without running it.
///
/// Computed values are not evaluated: names and paths must be literals.
public struct PackageManifest: Sendable, Equatable {
  /// Whether `defaultLocalization:` is set. Otherwise Xcode extracts nothing from the package's targets (facts E).
  public private(set) var isLocalized = false
  /// The value of `defaultLocalization:` if it is a literal.
  public private(set) var defaultLocalization: String?
  /// Whether the manifest contains the declaration of a package, and does not compute it.
  public private(set) var isDeclared = false
  /// The package's name.
  public private(set) var name: String?
  public private(set) var targets: [PackageTarget] = []
  /// The places of targets whose names are computed, for example in a loop.
  public private(set) var computedTargets: [ProjectError] = []
  /// The texts in the declarations of its dependencies: names, URLs, and paths relative to the package's folder.
  public private(set) var dependencyTexts: [String] = []
  /// The conditions that a build of its targets may set, for `#if`, or `nil` if the manifest computes some.
  public private(set) var conditions: Set<String>?

  /// The minimum system versions by platform name, for example `iOS`, 15. Empty if the toolchain decides, or `nil` if
  /// the manifest computes one.
  public private(set) var oldestSystems: [String: Int]? = [:]

  public init(_ source: SourceText) {
    var calls = ManifestCalls(source)
    conditions = calls.conditions
    // The number of targets without sources of their own, and of those with computed names.
    var others = 0
    let lines = LineTable(source)
    while let call = calls.next() {
      switch call.callee {
      case "Package":
        isDeclared = true
        name = call.text("name")
        isLocalized = call.has("defaultLocalization")
        defaultLocalization = call.text("defaultLocalization")
        oldestSystems = Self.oldestSystems(call)
        dependencyTexts = call.texts("dependencies", inside: "package")
      case _ where call.declaresPrebuiltTarget: others += 1
      default:
        if let target = Self.target(call) { add(target) } else { others += 1 }
        guard call.computesName, !call.isInRoutine, !Self.isTest(call) else { continue }
        let place = lines.place(of: call.offset)
        computedTargets.append(ProjectError("a target is computed", line: place.line, column: place.column))
      }
    }
    if ManifestCalls.toolsVersion(of: source) >= (5, 9) { letOnlyTargetsFillFolders(beside: others) }
  }

  private mutating func add(_ target: PackageTarget) {
    guard !targets.contains(where: { $0.name == target.name && target.path == nil }) else { return }
    targets.removeAll { $0.name == target.name }
    targets.append(target)
  }

  /// Finds the targets that may use a default folder directly. SwiftPM counts tests and other targets separately
  /// (`targetsWithCommonSourceRoot`), including those with a `path:`.
  private mutating func letOnlyTargetsFillFolders(beside others: Int) {
    let tests = targets.count(where: \.isTest)
    for index in targets.indices {
      targets[index].mayFillFolder = others + (targets[index].isTest ? tests : targets.count - tests) == 1
    }
  }

  /// Returns the minimum versions in `platforms: [.iOS(.v15), .macOS("10.15"), .macOS(.v10_15)]`.
  private static func oldestSystems(_ call: ManifestCall) -> [String: Int]? {
    guard call.has("platforms") else { return [:] }
    var systems: [String: Int] = [:]
    for item in call.calls where item.label == "platforms" {
      let digits = item.argument.map { $0.drop { $0 == "v" }.prefix(while: \.isNumber) }
      guard let version = digits.flatMap({ Int($0) }) else { return nil }
      systems[item.callee] = version
    }
    return systems.isEmpty ? nil : systems
  }

  private static func isTest(_ call: ManifestCall) -> Bool { call.callee.lowercased().contains("test") }

  private static func target(_ call: ManifestCall) -> PackageTarget? {
    guard !call.computesName, let name = call.text("name") else { return nil }
    var target = PackageTarget(name: name, isTest: isTest(call))
    target.isExecutable = call.callee == "executableTarget"
    target.path = call.text("path").map { FilePath($0.isEmpty ? "." : $0).resolvingParents }
    target.excluded = call.texts("exclude").map { FilePath($0).resolvingParents }
    target.sources = call.texts("sources").map { FilePath($0).resolvingParents }
    target.copied = call.texts("resources", inside: "copy").map { FilePath($0).resolvingParents }
    target.processed = call.texts("resources", inside: "process").map { FilePath($0).resolvingParents }
    target.plugins = call.texts("plugins") + call.texts("plugins", inside: "plugin")
    return target
  }

  /// The folders of its targets, relative to the package: those given by `path:`, and the default ones.
  private var targetFolders: [FilePath] {
    PackageTarget.customaryFolders.map { FilePath($0) } + targets.compactMap(\.path)
  }

  /// Returns whether a file, given relative to the package's folder, is in the folder of a target.
  public func covers(_ file: FilePath) -> Bool { targetFolders.contains { file.isWithin($0) } }
}
