import SwiftParsing

/// The local variables, constants and functions declared before the current position. A lookup by name takes constant
/// time.
struct Locals {
  private var entries: [Local] = []
  /// For each entry, the position of the previous one with the same name, or -1 for none.
  private var previous: [Int32] = []
  private var last: [Name: Int32] = [:]
  /// The positions of locals that are invisible in the initial value of a variable: the variable itself and all
  /// declared after it.
  private var hidden: [Range<Int32>] = []
  /// The position up to which one local in every `stride` was typed, so that typing a local does not recurse through
  /// all earlier ones.
  private var asked = 0
  private static let stride = 64

  var count: Int { entries.count }

  subscript(position: Int) -> Local {
    get { entries[position] }
    set { entries[position] = newValue }
  }

  mutating func append(_ local: Local) {
    previous.append(last.updateValue(Int32(entries.count), forKey: local.name) ?? -1)
    entries.append(local)
  }

  /// Removes all but the first `count` locals.
  ///
  /// - Returns: the removed locals.
  @discardableResult
  mutating func cut(to count: Int) -> [Local] {
    guard count < entries.count else { return [] }
    for position in (count..<entries.count).reversed() {
      last[entries[position].name] = previous[position] < 0 ? nil : previous[position]
    }
    let forgotten = Array(entries[count...])
    entries.removeSubrange(count...)
    previous.removeSubrange(count...)
    asked = min(asked, count)
    return forgotten
  }

  /// Returns the position of the last visible local with the given name.
  func position(of name: Name) -> Int? {
    guard var position = last[name] else { return nil }
    while position >= 0, hidden.contains(where: { $0.contains(position) }) {
      position = previous[Int(position)]
    }
    return position < 0 ? nil : Int(position)
  }

  /// Returns the functions that a name refers to: the nearest, and others with the name that it does not hide. `nil` if
  /// there are too many.
  func functions(named name: Name, most: Int) -> [Int32]? {
    var found: [Int32] = []
    var position = self.position(of: name) ?? -1
    while position >= 0, case .function(let function) = entries[position].source {
      if found.count == most { return nil }
      found.append(function)
      position = Int(previous[position])
    }
    return found
  }

  /// Returns positions, one in every `stride`, that should be typed before a later one. Each is returned only once.
  mutating func takeEarlier(than position: Int) -> StrideTo<Int> {
    let start = asked
    if position - asked > Self.stride { asked = position }
    return Swift.stride(from: start, to: asked, by: Self.stride)
  }

  /// Hides the locals that were declared from a position on.
  ///
  /// - Returns: the formerly hidden positions, for `hide(again:)`.
  mutating func hide(from position: Int) -> [Range<Int32>] {
    let before = hidden
    hidden = hidden.filter { $0.lowerBound < position } + [Int32(position)..<Int32(entries.count)]
    return before
  }

  mutating func hide(again before: [Range<Int32>]) { hidden = before }
}
