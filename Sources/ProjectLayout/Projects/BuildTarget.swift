import SwiftOutline

/// A target and what belongs to it, whoever says so.
public struct BuildTarget: Sendable, Equatable {
  /// What kind of source says that the target is there.
  public enum Origin: String, Sendable {
    /// A project of Xcode, or what stands for one: what is in none of its targets is not compiled in its folder.
    case project
    /// A package, which is built for whatever platforms those are that use it, and keeps the files of its folder.
    case package
    /// What somebody has said by hand: it takes files away from the others.
    case configuration
  }

  public let name: String
  public let origin: Origin
  /// The path of its source: the folder `NAME.xcodeproj`, `Package.swift` or the configuration file say, absolute.
  public let file: FilePath
  public let isTest: Bool
  /// `application`, `app-extension`, `framework` … for targets of projects.
  public internal(set) var product: String?
  public var settings = ExtractionSettings()
  /// What its module is called where it is imported, in any of its configurations; none where nobody can tell.
  public internal(set) var moduleNames: Set<String> = []
  /// Sources of any language, sorted.
  public internal(set) var sources: [FilePath] = []
  /// String catalogs, sorted.
  public internal(set) var catalogs: [FilePath] = []
  /// Folders in which a new catalog of the target would be compiled, from the likeliest, if they are there; empty where it
  /// has to be added to the target.
  public internal(set) var folders: [FilePath] = []
  /// How many of its sources are made by the build or stand in places that are not known.
  public internal(set) var unresolved = 0

  /// Files that are built for some of its platforms alone.
  var filters: [FilePath: Platforms] = [:]

  public init(name: String, origin: Origin, file: FilePath, isTest: Bool = false) {
    self.name = name
    self.origin = origin
    self.file = file
    self.isTest = isTest
  }

  /// Whether the target extracts a string of one of its sources. Routines are found by their names in the text, so
  /// neither platforms, conditions nor the compiler's part matter to them.
  func takes(_ traits: StringTraits, from file: FilePath) -> Bool {
    if traits.isOfTextScan { return !settings.extractsSwiftTypes && settings.extractsSwiftUIKeys }
    if traits.isOfRoutine { return true }
    guard settings.extractsSwiftTypes, settings.extractsSwiftUIKeys || !traits.isSwiftUIKey else { return false }
    if let conditions = settings.conditions, !conditions.isSuperset(of: traits.conditions) { return false }
    var platforms = settings.platforms.intersection(filters[file] ?? .all)
    if traits.hasStringOverload { platforms.formIntersection(settings.platformsWithResources) }
    return !platforms.isDisjoint(with: traits.platforms)
  }
}
