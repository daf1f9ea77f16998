/// The names of a format's project files.
public struct ProjectFileName: Sendable {
  /// The usual name: `project.pbxproj`, `Package.swift`.
  public let name: String
  /// The extension of the bundle that contains the file, if any: `xcodeproj`.
  public let bundle: String?
  /// The beginning of other names with the same extension, for example those for other versions of the tools.
  private let beginning: String?
  /// The ending of all such names.
  public let ending: String

  /// - Parameters:
  ///   - beginning: the beginning of other names, such as `Package` for `Package@swift-5.9.swift`.
  ///   - bundle: the extension of the bundle that contains the file, or `nil` if it may be in any folder.
  public init(_ name: String, orBeginning beginning: String? = nil, inBundle bundle: String? = nil) {
    (self.name, self.bundle, self.beginning) = (name, bundle, beginning)
    ending = beginning == nil ? name : "." + FilePath(name).fileExtension
  }

  /// Returns whether a file has such a name.
  public func matches(_ file: FilePath) -> Bool {
    // Fast path: nearly all files have another ending.
    let (bytes, end) = (file.string.utf8, ending.utf8)
    guard bytes.last == end.last, bytes.suffix(end.count).elementsEqual(end) else { return false }
    guard beginning.map(file.name.hasPrefix) ?? (file.name == name) else { return false }
    return bundle == nil || file.folder?.fileExtension == bundle
  }

  /// Returns the folder that a project file describes: the one that contains it, or that contains its bundle.
  public func folder(of file: FilePath) -> FilePath? { bundle == nil ? file.folder : file.folder?.folder }
}
