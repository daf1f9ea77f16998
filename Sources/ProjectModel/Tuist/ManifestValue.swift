/// A value in a manifest, as far as its text tells.
struct ManifestValue: Sendable {
  enum Kind: Sendable {
    case text(String)
    case list([ManifestValue])
    /// Keys and values in turn.
    case dictionary([ManifestValue])
    case call(String, [(label: String?, value: ManifestValue)])
    /// A method called on a value: `[:].swiftVersion("6")`.
    indirect case method(String, of: ManifestValue, [(label: String?, value: ManifestValue)])
    /// A name, with or without a leading period: `.iOS`, `nil`, that of a constant; also a number.
    case name(String)
    /// What only running the manifest would tell.
    case computed
    /// The first of the elements that a list has beyond the limit.
    case tooMany
  }

  let kind: Kind
  /// Its first byte.
  let offset: Int

  var isOfTooMany: Bool {
    if case .tooMany = kind { return true }
    return false
  }

  var isNil: Bool {
    if case .name("nil") = kind { return true }
    return false
  }

  /// The name of a call, or a name by itself.
  var name: String? {
    switch kind {
    case .call(let name, _), .name(let name): name
    case .text, .list, .dictionary, .method, .computed, .tooMany: nil
    }
  }

  /// The argument of a call with this label.
  subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label && !$0.value.isNil }?.value }

  var arguments: [(label: String?, value: ManifestValue)] {
    if case .call(_, let arguments) = kind { return arguments }
    return []
  }
}

/// The constants of a manifest, by which names stand for values.
struct ManifestConstants: Sendable {
  private var values: [String: ManifestValue] = [:]
  /// How many elements a list may have, with those of the constants in it: constants may be made of constants.
  static let maximumElements = 20_000

  mutating func add(_ name: String, _ value: ManifestValue) { values[name] = value }

  /// The value that a name stands for; the value itself if it is no constant's name.
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

  /// The elements of a list and of the lists in it, or the value itself. Of too many, the last one says so.
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
