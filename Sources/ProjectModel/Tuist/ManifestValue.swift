/// A value in a manifest that was not run.
struct ManifestValue: Sendable {
  enum Kind: Sendable {
    case text(String)
    case list([ManifestValue])
    /// Alternating keys and values.
    case dictionary([ManifestValue])
    case call(String, [(label: String?, value: ManifestValue)])
    /// A method called on a value: `[:].swiftVersion("6")`.
    indirect case method(String, of: ManifestValue, [(label: String?, value: ManifestValue)])
    /// A name, with or without a leading period: `.iOS`, `nil`, the name of a constant; also a number.
    case name(String)
    /// A value that depends on running the manifest.
    case computed
    /// The first element of a list beyond the limit.
    case tooMany
  }

  let kind: Kind
  /// The offset of its first byte.
  let offset: Int

  var isOfTooMany: Bool { if case .tooMany = kind { true } else { false } }
  var isNil: Bool { if case .name("nil") = kind { true } else { false } }

  /// The name of a call, or the value's own name.
  var name: String? {
    switch kind {
    case .call(let name, _), .name(let name): name
    case .text, .list, .dictionary, .method, .computed, .tooMany: nil
    }
  }

  /// The argument of a call with this label.
  subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label && !$0.value.isNil }?.value }

  var arguments: [(label: String?, value: ManifestValue)] {
    if case .call(_, let arguments) = kind { arguments } else { [] }
  }
}

/// The constants of a manifest, by name.
struct ManifestConstants: Sendable {
  private var values: [String: ManifestValue] = [:]
  /// The maximum number of elements in a list, including the constants in it, because constants may consist of
  /// constants.
  static let maximumElements = 20_000

  mutating func add(_ name: String, _ value: ManifestValue) { values[name] = value }

  /// Returns the value of a constant. Other values are returned unchanged.
  func resolved(_ value: ManifestValue) -> ManifestValue {
    var value = value
    for _ in 0..<8 {
      guard case .name(let name) = value.kind, let known = values[name] else { return value }
      value = known
    }
    return value
  }

  func text(_ value: ManifestValue?) -> String? {
    guard let value, case .text(let text) = resolved(value).kind else { return nil }
    return text
  }

  /// Returns the elements of a list and of the lists in it, or the value itself. If there are too many, the last
  /// element is `.tooMany`.
  func elements(_ value: ManifestValue?) -> [ManifestValue] {
    var done: [ManifestValue] = []
    var open = value.map { [$0] } ?? []
    var count = 0
    while let next = open.popLast() {
      count += 1
      guard count <= Self.maximumElements, open.count < Self.maximumElements * 2 else {
        done.append(ManifestValue(kind: .tooMany, offset: next.offset))
        break
      }
      let value = resolved(next)
      if case .list(let elements) = value.kind { open += elements.reversed() } else { done.append(value) }
    }
    return done.filter { !$0.isNil }
  }
}
