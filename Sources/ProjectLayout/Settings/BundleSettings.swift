/// What build settings say of the `Info.plist` of a target, in one configuration and perhaps for one platform.
public struct BundleSettings: Sendable {
  private let settings: BuildSettings
  /// The folder that `INFOPLIST_FILE` is relative to.
  private let root: FilePath

  public init(_ settings: BuildSettings, root: FilePath) { (self.settings, self.root) = (settings, root) }

  /// Whether a settings file is missing, so that further settings may exist.
  public var isIncomplete: Bool { settings.lacksFiles }

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

  /// The keys that settings add to the file, each with its value; `nil` for one that refers to an unknown setting.
  public var keys: [String: String?] {
    guard settings.flag("GENERATE_INFOPLIST_FILE") ?? false else { return [:] }
    return settings.names(beginningWith: Self.prefix).reduce(into: [:]) { keys, name in
      keys[String(name.dropFirst(Self.prefix.count))] = .some(resolved("$(\(name))"))
    }
  }

  /// What the names of such settings begin with.
  public static let prefix = "INFOPLIST_KEY_"

  /// A text with the values of the settings to which it refers; `nil` where one is unknown.
  public func resolved(_ text: String) -> String? { settings.resolved(text) }
}
