import SwiftOutline

/// A target of an Xcode project.
public struct XcodeTarget: Sendable, Equatable {
  public let name: String
  /// `com.apple.product-type.application` say; `nil` for targets that build nothing of their own.
  public let productType: String?
  /// Sources and resources that the build phases list.
  public internal(set) var files: Set<FilePath> = []
  /// Files that are built for some platforms alone.
  public internal(set) var filters: [FilePath: Platforms] = [:]
  public internal(set) var folders: [SynchronizedFolder] = []
  public internal(set) var configurations: [BuildConfiguration] = []
  /// The products of Swift packages that it links.
  public internal(set) var packageProducts: [String] = []
  /// How many of its sources are made by the build or stand in places that are not known.
  public internal(set) var unresolved = 0

  /// Whether the target is for unit or user interface tests.
  public var isTest: Bool { productType?.contains("test") ?? false }

  /// Whether a file belongs to the target.
  public func contains(_ file: FilePath) -> Bool {
    files.contains(file) || folders.contains { $0.covers(file) }
  }
}
