/// The build settings for the `Info.plist` of a target, in one configuration and optionally for one platform.
public struct BundleSettings: Sendable {
  private let settings: BuildSettings
  /// The folder that `INFOPLIST_FILE` is relative to.
  private let root: FilePath
  /// The properties that the project's tool writes to the file, at any depth.
  public private(set) var properties: [Property] = []

  /// A value that the project's tool writes to a property list.
  public struct Property: Sendable {
    public enum Value: Sendable {
      /// A text, which may refer to settings.
      case text(String)
      /// A number, or an empty dictionary.
      case other
      /// A value that only the tool can compute.
      case computed
    }

    /// The keys of the enclosing dictionaries, outermost first, without levels for lists.
    public let keys: [String]
    public let value: Value
    public let place: SettingPlace

    public var text: String? {
      if case .text(let text) = value { text } else { nil }
    }
  }

  /// Finds files by their name: the one at a path, and those below it, even if git ignores them, or `nil` if the
  /// existing files are unknown.
  public typealias Search = (_ name: String, _ path: FilePath) -> [FilePath]?

  /// - Parameters:
  ///   - properties: empty if no tool writes the file.
  ///   - list: the file that the tool writes. Settings may refer to another one.
  ///   - mayFindList: whether the tool may find a list that no setting refers to.
  init(
    _ settings: BuildSettings, root: FilePath, properties: [Property]? = nil, at list: FilePath? = nil,
    mayFindList: Bool = false
  ) {
    (self.settings, self.root) = (settings, root)
    if let properties, propertyList == nil || propertyList == list {
      (self.properties, isGenerated) = (properties, true)
    }
    lacksList = mayFindList || !isGenerated && propertyList == nil && !makesList
  }

  /// Whether the project's tool generates the property list, so that it need not exist.
  public private(set) var isGenerated = false
  /// Whether a property list may exist that no setting refers to.
  private var lacksList = false

  /// Whether a settings file or the property list is missing, so that further texts may exist.
  public var isIncomplete: Bool { settings.lacksFiles || lacksList }

  /// The path of the file on disk, if its case differs from that in the settings.
  private var spelling: FilePath?

  /// Returns the settings with the file's path in the case that it has on disk.
  public func spelled(_ spelling: (FilePath) -> FilePath) -> BundleSettings {
    var settings = self
    settings.spelling = propertyList.map(spelling)
    return settings
  }

  /// The file, or `nil` if Xcode generates it only from settings.
  public var propertyList: FilePath? {
    if let spelling { return spelling }
    guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return nil }
    // `SRCROOT` and `PROJECT_DIR` are empty here.
    let path = String(name.drop { $0 == "/" })
    return settings.isAbsolute("INFOPLIST_FILE") ? FilePath(name) : root.appending(path).resolvingParents
  }

  /// The value of `CFBundleName` unless the list contains another one.
  public var productName: String? {
    settings[Self.productNameSetting] == nil ? settings["TARGET_NAME"] : resolved("$(PRODUCT_NAME)")
  }

  public static let productNameSetting = "PRODUCT_NAME"

  /// Whether the C preprocessor changes the file. Xcode reads no texts from it: the catalogs of two apps stayed without
  /// its keys for over a year.
  public var isPreprocessed: Bool { settings.flag("INFOPLIST_PREPROCESS") ?? false }

  /// Whether Xcode adds values of settings to the file.
  public var makesList: Bool { settings.flag("GENERATE_INFOPLIST_FILE") ?? false }

  /// The keys that settings add to the file, each with its value, or `nil` for a value that refers to an unknown
  /// setting.
  public var keys: [String: String?] {
    guard makesList else { return [:] }
    return settings.names(beginningWith: Self.prefix).reduce(into: [:]) { keys, name in
      keys[String(name.dropFirst(Self.prefix.count))] = .some(resolved("$(\(name))"))
    }
  }

  /// The prefix of such settings.
  public static let prefix = "INFOPLIST_KEY_"

  /// Returns whether the value of a setting becomes a text of property lists.
  static func becomesText(_ name: String) -> Bool { name.hasPrefix(prefix) || name.hasPrefix(productNameSetting) }

  /// Returns whether a setting affects a property list or a text in it.
  static func concernsList(_ name: String) -> Bool { becomesText(name) || name.contains("INFOPLIST_FILE") }

  /// The settings that become texts of property lists.
  public var textSettings: [String] { settings.names(beginningWith: Self.prefix) + [Self.productNameSetting] }

  /// Returns the property list key for a setting, or `nil` for other settings.
  public static func key(ofSetting name: String) -> String? {
    if name == productNameSetting { return "CFBundleName" }
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// Returns the position of a setting that becomes a text of property lists, or `nil` if it is unknown.
  public func place(of setting: String) -> SettingPlace? { settings.place(of: setting) }

  /// Returns the value of a setting, before references are followed.
  public func written(_ setting: String) -> String? { settings.written(setting) }

  /// Returns a text with its references replaced by their values, or `nil` if one is unknown.
  public func resolved(_ text: String) -> String? { settings.resolved(text) }
}
