import TextBasics

/// What a place holds after a merge.
public enum MergeOutcome<Merged> {
  /// What our side has there, if only nothing.
  case ours
  /// What their side has there, if only nothing.
  case theirs
  /// What was made from both.
  case made(Merged)
  case removed
}

extension MergeOutcome: Sendable where Merged: Sendable {}

/// How the tables of a format are merged: what makes two values the same, and what becomes of one that both sides
/// changed.
public protocol MergeRules {
  associatedtype Value
  /// What is made of two values.
  associatedtype Merged

  /// Whether two values mean the same, however they are written.
  func areSame(_ a: Value, _ b: Value) -> Bool

  /// Decides where both sides changed a value, each in another way, or one changed what the other took away.
  mutating func settle(_ sides: MergeSides<Value?>, at name: String) -> MergeOutcome<Merged>
}

extension MergeRules {
  /// What becomes of one place: the same change on both sides counts once, and a change of one side stands.
  public mutating func outcome(of sides: MergeSides<Value?>, at name: String) -> MergeOutcome<Merged> {
    if agree(sides.ours, sides.theirs) || agree(sides.base, sides.theirs) { return .ours }
    return agree(sides.base, sides.ours) ? .theirs : settle(sides, at: name)
  }

  /// What becomes of each name: those that our side has in their order, then those that their side alone has.
  public mutating func merge(_ tables: MergeSides<MergeTable<Value>>) -> [MergeRow<Value, Merged>] {
    merge(tables, tables.ours.rows.indices) + additions(of: tables)
  }

  /// What becomes of some of the names that our side has.
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

  /// What becomes of the names that their side alone has.
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

/// One name of the tables that are merged, and what becomes of it.
public struct MergeRow<Value, Merged> {
  public let name: String
  public let sides: MergeSides<Value?>
  public let outcome: MergeOutcome<Merged>
}

extension MergeRow: Sendable where Value: Sendable, Merged: Sendable {}
