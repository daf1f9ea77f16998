/// The outcome of a merge at one place.
public enum MergeOutcome<Merged> {
  /// The value of our side, which may be absent.
  case ours
  /// The value of their side, which may be absent.
  case theirs
  /// A value made from both.
  case made(Merged)
  case removed
}

extension MergeOutcome: Sendable where Merged: Sendable {}

/// The merge rules of a table format: which values are equal, and how a value is merged that both sides changed.
public protocol MergeRules {
  associatedtype Value
  /// The type of a value made from two values.
  associatedtype Merged

  /// Returns whether two values have the same meaning, regardless of formatting.
  func areSame(_ a: Value, _ b: Value) -> Bool

  /// Decides on a value that both sides changed differently, or that one side changed and the other removed.
  mutating func settle(_ sides: MergeSides<Value?>, at name: String) -> MergeOutcome<Merged>
}

extension MergeRules {
  /// Returns the outcome for one place. The same change on both sides counts once, and a change on one side is used.
  public mutating func outcome(of sides: MergeSides<Value?>, at name: String) -> MergeOutcome<Merged> {
    if agree(sides.ours, sides.theirs) || agree(sides.base, sides.theirs) { return .ours }
    return agree(sides.base, sides.ours) ? .theirs : settle(sides, at: name)
  }

  /// Returns the outcome for each name: first the names of our side in order, then those that only their side has.
  public mutating func merge(_ tables: MergeSides<MergeTable<Value>>) -> [MergeRow<Value, Merged>] {
    merge(tables, tables.ours.rows.indices) + additions(of: tables)
  }

  /// Returns the outcome for some of the names that our side has.
  mutating func merge(
    _ tables: MergeSides<MergeTable<Value>>, _ positions: Range<Int>
  ) -> [MergeRow<Value, Merged>] {
    positions.map { position in
      let row = tables.ours.rows[position]
      let base = tables.base.value(of: row.name, near: position)
      let theirs = tables.theirs.value(of: row.name, near: position)
      return self.row(row.name, MergeSides(base: base, ours: row.value, theirs: theirs))
    }
  }

  /// Returns the outcome for the names that only their side has.
  mutating func additions(of tables: MergeSides<MergeTable<Value>>) -> [MergeRow<Value, Merged>] {
    tables.theirs.rows.enumerated().compactMap { position, row in
      if tables.ours.value(of: row.name, near: position) != nil { return nil }
      let base = tables.base.value(of: row.name, near: position)
      return self.row(row.name, MergeSides(base: base, ours: nil, theirs: row.value))
    }
  }

  private mutating func row(_ name: String, _ sides: MergeSides<Value?>) -> MergeRow<Value, Merged> {
    MergeRow(name: name, sides: sides, outcome: outcome(of: sides, at: name))
  }

  private func agree(_ a: Value?, _ b: Value?) -> Bool {
    switch (a, b) {
    case (let a?, let b?): areSame(a, b)
    case (nil, nil): true
    case (_?, nil), (nil, _?): false
    }
  }
}

/// One name of the merged tables, with its outcome.
public struct MergeRow<Value, Merged> {
  public let name: String
  public let sides: MergeSides<Value?>
  public let outcome: MergeOutcome<Merged>
}

extension MergeRow: Sendable where Value: Sendable, Merged: Sendable {}
