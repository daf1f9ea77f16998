/// How the project files of a format are named.
public struct ProjectFileName: Sendable {
  /// The customary name: `project.pbxproj`, `Package.swift`.
  public let name: String
  /// The extension of the folder that the file stands in, if that is part of the format: `xcodeproj`.
  public let bundle: String?
  /// The beginnings of other names with the same extension, for other versions of the tools say.
  private let beginning: String?
  /// In what all such names end.
  public let ending: String

  /// - Parameters:
  ///   - beginning: with what other names of such files begin, `Package` for `Package@swift-5.9.swift`.
  ///   - bundle: the extension of the folder that the file stands in; `nil` where any folder will do.
  public init(_ name: String, orBeginning beginning: String? = nil, inBundle bundle: String? = nil) {
    (self.name, self.bundle, self.beginning) = (name, bundle, beginning)
    ending = beginning == nil ? name : "." + FilePath(name).fileExtension
  }

  /// Whether a file is named so.
  public func matches(_ file: FilePath) -> Bool {
    // Nearly all files end in another way.
    let (bytes, end) = (file.string.utf8, ending.utf8)
    guard bytes.last == end.last, bytes.suffix(end.count).elementsEqual(end) else { return false }
    guard beginning.map(file.name.hasPrefix) ?? (file.name == name) else { return false }
    return bundle == nil || file.folder?.fileExtension == bundle
  }

  /// The folder whose files a project file is about: that around it, or around its bundle.
  public func folder(of file: FilePath) -> FilePath? { bundle == nil ? file.folder : file.folder?.folder }
}
