import TextBasics

/// The settings of a single configuration of a target, combined as Xcode does it.
///
/// From lowest to highest precedence: the project's settings file, the project, the target's settings file, the target.
/// `$(inherited)` is the value of the lower levels, other references are followed, and undefined ones are empty.
public struct BuildSettings: Sendable, Equatable {
  /// Returns the file at a path, or `nil` if there is none.
  public typealias Reader = (FilePath) -> BuildSettingsFile?

  /// A limit far above real projects. Further inclusions are ignored.
  private static let maximumInclusions = 256
  private static let maximumLength = 1 << 16
  private static let maximumVariants = 256

  private var values: [String: String] = [:]
  /// The positions of the settings that become texts of property lists.
  private var places: [String: SettingPlace] = [:]
  /// The settings that a condition changes, which take precedence.
  private var changes: [String: Change] = [:]
  private var inclusions = 0
  /// Whether a settings file is missing, so that further settings may exist.
  private(set) var lacksFiles = false
  private(set) var missingFiles: Set<FilePath> = []

  private struct Change: Sendable, Equatable {
    let value: String
    let place: SettingPlace?
  }

  /// - Parameters:
  ///   - levels: the configuration of the project, then the target's.
  ///   - file: returns settings files. It is only called for referenced files.
  public init(_ levels: [BuildConfiguration], file: Reader) {
    for level in levels {
      if let base = level.base { add(base, file, depth: 0, isOptional: false) }
      let below = self
      for (name, value) in level.settings {
        set(name, value, inheriting: below.inherited(name), at: level.places[name])
      }
    }
  }

  /// The value of a setting, with references followed, or `nil` if it is not set.
  public subscript(name: String) -> String? {
    var budget = Self.maximumLength
    return written(name).map { evaluated($0, &budget, isStrict: false) ?? $0 }
  }

  /// Returns the names of settings without conditions that begin with a text.
  func names(beginningWith prefix: String) -> [String] {
    values.keys.filter { $0.hasPrefix(prefix) && Self.split($0).condition.isEmpty }
      + changes.keys.filter { $0.hasPrefix(prefix) && values[$0] == nil }
  }

  /// Returns the position of a setting that becomes a text of property lists, or `nil` if it is not written anywhere.
  func place(of name: String) -> SettingPlace? { changes[name].map(\.place) ?? places[name] }

  /// Returns the value of a setting, before references are followed.
  func written(_ name: String) -> String? { changes[name]?.value ?? values[name] }

  /// Returns whether a setting, before references are followed, begins with a slash.
  func isAbsolute(_ name: String) -> Bool { written(name)?.hasPrefix("/") ?? false }

  /// Returns a text with its references replaced by their values, or `nil` if one is not set or has an unknown operator.
  func resolved(_ text: String) -> String? {
    var budget = Self.maximumLength
    return evaluated(text, &budget, isStrict: true)
  }

  /// - Parameters:
  ///   - budget: the number of bytes of values to read, which limits both references and lengths.
  ///   - isStrict: whether the result is `nil` if a reference has no value. Otherwise, it is empty.
  private func evaluated(_ text: String, _ budget: inout Int, depth: Int = 0, isStrict: Bool) -> String? {
    budget -= text.utf8.count
    guard depth < 8, budget >= 0 else { return isStrict ? nil : text }
    var (whole, rest, isChanged) = ("", text[...], false)
    while let reference = SettingReference(firstIn: rest) {
      whole += rest[..<reference.range.lowerBound]
      if let value = value(of: reference, &budget, depth, isStrict) {
        (whole, isChanged) = (whole + value, true)
      } else if isStrict {
        return nil
      } else {
        whole += rest[reference.range]
      }
      rest = rest[reference.range.upperBound...]
    }
    whole += rest
    guard whole.utf8.contains(.dollar) else { return whole }
    // A value may complete the name in a reference around it.
    if isChanged { return evaluated(whole, &budget, depth: depth + 1, isStrict: isStrict) }
    return isStrict && (whole.contains("$(") || whole.contains("${")) ? nil : whole
  }

  private func value(
    of reference: SettingReference, _ budget: inout Int, _ depth: Int, _ isStrict: Bool
  ) -> String? {
    let known = written(reference.name) ?? (reference.name == "PRODUCT_NAME" ? written("TARGET_NAME") : nil)
    if known == nil, isStrict, reference.operators.first?.name != "default" { return nil }
    var value = known.map { evaluated($0, &budget, depth: depth + 1, isStrict: isStrict) } ?? ""
    for (name, operand) in reference.operators {
      let operand = operand.map { evaluated($0, &budget, depth: depth + 1, isStrict: isStrict) ?? "" }
      value = value.flatMap { SettingOperator.value($0, name, operand) }
    }
    return value
  }

  /// Returns whether a setting is enabled, or `nil` if it is not set or not a Boolean.
  public func flag(_ name: String) -> Bool? {
    switch self[name]?.uppercased() {
    case "YES", "TRUE", "1": true
    case "NO", "FALSE", "0": false
    default: nil
    }
  }

  /// The settings without conditions, and as changed by each condition (`NAME[sdk=macosx*]`) for a platform that they
  /// build for. If there are too many conditions, all variants count as incomplete.
  var variants: [BuildSettings] {
    var conditional: [String: [String: Change]] = [:]
    for (key, value) in values where key.utf8.contains(.leftSquare) {
      let (name, condition) = Self.split(key)
      conditional[condition, default: [:]][name] = Change(value: value, place: places[key])
    }
    if conditional.isEmpty { return [self] }
    let platforms = PlatformNames.platforms(self)
    let conditions = conditional.keys.sorted().filter { condition in
      guard let sdk = Self.sdk(of: condition) else { return true }
      return !PlatformNames.sdk(sdk).isDisjoint(with: platforms)
    }
    var plain = self
    if conditions.count > Self.maximumVariants { plain.lacksFiles = true }
    return [plain]
      + conditions.prefix(Self.maximumVariants).map { condition in
        var variant = plain
        variant.changes = conditional[condition] ?? [:]
        return variant
      }
  }

  /// Returns the SDK in a condition: `macosx` of `[sdk=macosx*]`.
  private static func sdk(of condition: String) -> Substring? {
    let parts = condition.split { !$0.isLetter && !$0.isNumber && $0 != "=" }
    guard let part = parts.first(where: { $0.hasPrefix("sdk=") }), part.utf8.count > 4 else { return nil }
    return part.dropFirst(4)
  }

  private static func split(_ key: String) -> (name: String, condition: String) {
    guard let bracket = key.utf8.firstIndex(of: .leftSquare) else { return (key, "") }
    return (String(key[..<bracket]), String(key[bracket...]))
  }

  private mutating func add(_ path: FilePath, _ file: Reader, depth: Int, isOptional: Bool) {
    // Stops at files that include each other in a cycle.
    let isWithinLimits = depth < 16 && inclusions < Self.maximumInclusions
    guard isWithinLimits, let contents = file(path) else {
      if isOptional { return }
      lacksFiles = true
      if isWithinLimits { missingFiles.insert(path) }
      return
    }
    inclusions += 1
    for statement in contents.statements {
      switch statement {
      case .assign(let name, let value, let line, let column):
        set(name, value, inheriting: inherited(name), at: SettingPlace(file: path, line: line, column: column))
      case .include(let other, let isOptional):
        let included = other.hasPrefix("/") ? FilePath(other) : (path.folder ?? path).appending(other)
        add(included.resolvingParents, file, depth: depth + 1, isOptional: isOptional)
      }
    }
  }

  /// Returns the value from lower levels.
  private func inherited(_ name: String) -> String { values[name] ?? values[Self.split(name).name] ?? "" }

  private mutating func set(_ name: String, _ value: String, inheriting inherited: String, at place: SettingPlace?) {
    if BundleSettings.becomesText(name) { places[name] = place }
    guard value.utf8.contains(.dollar) else {
      values[name] = value
      return
    }
    // A self-reference is the inherited value.
    var whole = value
    for own in ["inherited", Self.split(name).name] where whole.utf8.holdsBytes(Array(own.utf8)) {
      whole = whole.replacing("$(\(own))", with: inherited).replacing("${\(own)}", with: inherited)
    }
    if whole.utf8.count <= Self.maximumLength { values[name] = whole }
  }
}
