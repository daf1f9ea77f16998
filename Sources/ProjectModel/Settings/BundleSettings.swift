/// What build settings say of the `Info.plist` of a target, in one configuration and perhaps for one platform.
public struct BundleSettings: Sendable {
  private let settings: BuildSettings
  /// The folder that `INFOPLIST_FILE` is relative to.
  private let root: FilePath
  /// What the project's tool writes to the file, at any depth.
  public private(set) var properties: [Property] = []

  /// A value that the project's tool writes to a property list.
  public struct Property: Sendable {
    public enum Value: Sendable {
      /// It may refer to settings.
      case text(String)
      /// A number, or an empty dictionary.
      case other
      /// Only the tool knows it.
      case computed
    }

    /// The keys of the dictionaries that it is in, from the top; the lists between them have none.
    public let keys: [String]
    public let value: Value
    public let place: SettingPlace

    public var text: String? {
      if case .text(let text) = value { text } else { nil }
    }
  }

  /// Finds files by their name: that at a path, and those below it, even if git ignores them; `nil` where it is not known
  /// which exist.
  public typealias Search = (_ name: String, _ path: FilePath) -> [FilePath]?

  /// - Parameters:
  ///   - properties: nothing where no tool writes the file.
  ///   - list: the file that the tool writes. Settings may name another one.
  ///   - mayFindList: whether the tool may take a list of which no setting tells.
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

  /// Whether the project's tool makes the property list, so that it need not be there.
  public private(set) var isGenerated = false
  /// Whether there may be a property list of which no setting tells.
  private var lacksList = false

  /// Whether a settings file or the property list is missing, so that further texts may exist.
  public var isIncomplete: Bool { settings.lacksFiles || lacksList }

  /// The file; `nil` where Xcode makes it of settings alone.
  public var propertyList: FilePath? {
    guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return nil }
    // `SRCROOT` and `PROJECT_DIR` are empty here.
    let path = String(name.drop { $0 == "/" })
    return settings.isAbsolute("INFOPLIST_FILE") ? FilePath(name) : root.appending(path).resolvingParents
  }

  /// The value of `CFBundleName` where nothing else is said.
  public var productName: String? {
    settings[Self.productNameSetting] == nil ? settings["TARGET_NAME"] : resolved("$(PRODUCT_NAME)")
  }

  /// What ``productName`` comes from.
  public static let productNameSetting = "PRODUCT_NAME"

  /// Whether Xcode adds what settings say to the file.
  public var makesList: Bool { settings.flag("GENERATE_INFOPLIST_FILE") ?? false }

  /// The keys that settings add to the file, each with its value; `nil` for one that refers to an unknown setting.
  public var keys: [String: String?] {
    guard makesList else { return [:] }
    return settings.names(beginningWith: Self.prefix).reduce(into: [:]) { keys, name in
      keys[String(name.dropFirst(Self.prefix.count))] = .some(resolved("$(\(name))"))
    }
  }

  /// What the names of such settings begin with.
  public static let prefix = "INFOPLIST_KEY_"

  /// Whether the value of a setting becomes a text of property lists.
  static func becomesText(_ name: String) -> Bool { name.hasPrefix(prefix) || name.hasPrefix(productNameSetting) }

  /// Whether a setting decides on a property list or a text in it.
  static func concernsList(_ name: String) -> Bool { becomesText(name) || name.contains("INFOPLIST_FILE") }

  /// The settings that become texts of property lists.
  public var textSettings: [String] { settings.names(beginningWith: Self.prefix) + [Self.productNameSetting] }

  /// The key of property lists that a setting becomes; `nil` for other settings.
  public static func key(ofSetting name: String) -> String? {
    if name == productNameSetting { return "CFBundleName" }
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// Where a setting is written that becomes a text of property lists; `nil` where that is not known.
  public func place(of setting: String) -> SettingPlace? { settings.place(of: setting) }

  /// The value of a setting as it is written.
  public func written(_ setting: String) -> String? { settings.written(setting) }

  /// A text with the values of the settings to which it refers; `nil` where one is unknown.
  public func resolved(_ text: String) -> String? { settings.resolved(text) }
}
