/// The contents of a `.stringsdict` for a key or for one case of a rule.
public indirect enum StringsDictForm: Sendable, Equatable {
  case text(String)
  /// A string with variables: `NSStringLocalizedFormatKey`.
  case format(String, [StringsDictVariable])
  /// `NSStringDeviceSpecificRuleType`: one form for each device.
  case device([StringsDictCase])
  /// `NSStringVariableWidthRuleType`: one form for each available width.
  case width([StringsDictCase])
}

extension StringsDictForm {
  /// All its strings, including the strings of cases and variables.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .format(let text, let variables): [text] + variables.flatMap(\.cases).flatMap(\.form.texts)
    case .device(let cases), .width(let cases): cases.flatMap(\.form.texts)
    }
  }
}

extension StringsDictForm {
  /// Whether it has strings for specific devices but none for other devices, as Xcode 26 compiles catalogs.
  var lacksOtherDevices: Bool {
    guard case .device(let cases) = self else { return false }
    return !cases.contains { $0.name == "other" }
  }

  /// Returns the form with a string for all other devices.
  func addingOtherDevices(_ text: String?) -> StringsDictForm {
    guard case .device(let cases) = self, lacksOtherDevices, let text else { return self }
    return .device(cases + [StringsDictCase(name: "other", form: .text(text))])
  }
}

/// One case of a rule, for example the plural category `one`, in the order of the file.
public struct StringsDictCase: Sendable, Equatable {
  public var name: String
  public var form: StringsDictForm

  public init(name: String, form: StringsDictForm) { (self.name, self.form) = (name, form) }
}

/// The variable for `%#@name@` in a format.
public struct StringsDictVariable: Sendable, Equatable {
  public var name: String
  /// `NSStringFormatSpecTypeKey`, which is `NSStringPluralRuleType`, or `nil` if it is missing.
  public var rule: String?
  /// `NSStringFormatValueTypeKey`: the format specifier of the number without its `%`, or `nil` if it is missing.
  public var valueType: String?
  public var cases: [StringsDictCase]

  public init(name: String, rule: String? = StringsDictName.pluralRule, valueType: String?, cases: [StringsDictCase]) {
    (self.name, self.rule, self.valueType, self.cases) = (name, rule, valueType, cases)
  }
}

/// The keys in Apple's documentation of the format.
public enum StringsDictName {
  public static let format = "NSStringLocalizedFormatKey"
  public static let rule = "NSStringFormatSpecTypeKey"
  public static let valueType = "NSStringFormatValueTypeKey"
  public static let pluralRule = "NSStringPluralRuleType"
  public static let deviceRule = "NSStringDeviceSpecificRuleType"
  public static let widthRule = "NSStringVariableWidthRuleType"

  /// The plural categories of CLDR.
  public static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
  /// The devices that a string may vary for.
  public static let devices: Set<String> = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}
