import SwiftLexing

/// The indices of a single declaration's results in the file's `Extraction`.
public struct PartPositions: Sendable, Equatable {
  /// The indices of its strings.
  public var strings: [Int]
  /// The indices of its App Shortcut phrases.
  public var shortcuts: [Int]
  /// The indices of its literals of unknown type.
  public var untyped: [Int]

  /// Creates the indices of a part.
  public init(strings: [Int], shortcuts: [Int], untyped: [Int]) {
    (self.strings, self.shortcuts, self.untyped) = (strings, shortcuts, untyped)
  }
}

extension Extraction {
  /// Joins the extractions of the parts of a file, in source order.
  ///
  /// - Returns: the joined extraction, and the positions of each part's results in it.
  static func inOrder(_ parts: [Extraction]) -> (whole: Extraction, positions: [PartPositions]) {
    let joined = Extraction(joining: parts)
    var whole = joined
    let strings = joined.strings.indices.sorted {
      let (a, b) = (joined.strings[$0].site, joined.strings[$1].site)
      return (a.location, a.api, $0) < (b.location, b.api, $1)
    }
    let untyped = joined.untyped.indices.sorted {
      (joined.untyped[$0].site.location, $0) < (joined.untyped[$1].site.location, $1)
    }
    whole.strings = strings.map { joined.strings[$0] }
    whole.untyped = untyped.map { joined.untyped[$0] }
    var (stringRanks, untypedRanks) = (ranks(strings)[...], ranks(untyped)[...])
    var shortcuts = joined.shortcuts.indices
    let positions = parts.map { part in
      PartPositions(
        strings: take(part.strings.count, of: &stringRanks), shortcuts: take(part.shortcuts.count, of: &shortcuts),
        untyped: take(part.untyped.count, of: &untypedRanks))
    }
    return (whole, positions)
  }

  /// Returns the rank of each position in an order.
  private static func ranks(_ order: [Int]) -> [Int] {
    var ranks = order
    for (rank, position) in order.enumerated() { ranks[position] = rank }
    return ranks
  }

  private static func take<Positions: RandomAccessCollection>(_ count: Int, of rest: inout Positions) -> [Int]
  where Positions.Element == Int, Positions.SubSequence == Positions {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// Returns the results of a part.
  ///
  /// - Returns: `nil` for positions that do not exist.
  public func part(at positions: PartPositions) -> Extraction? {
    guard positions.strings.allSatisfy(strings.indices.contains),
      positions.shortcuts.allSatisfy(shortcuts.indices.contains),
      positions.untyped.allSatisfy(untyped.indices.contains)
    else { return nil }
    var part = Extraction()
    part.strings = positions.strings.map { strings[$0] }
    part.untyped = positions.untyped.map { untyped[$0] }
    part.shortcuts = positions.shortcuts.map { shortcuts[$0] }
    return part
  }

  /// Returns the same results for code that has moved, range by range.
  ///
  /// - Parameters:
  ///   - starts: the former positions of the ranges.
  ///   - newStarts: the current positions of the ranges.
  /// - Returns: `nil` if a result is in none of the ranges.
  public func moved(from starts: [SourceLocation], to newStarts: [SourceLocation]) -> Extraction? {
    var (moved, isWhole) = (self, starts.count == newStarts.count)
    func move(_ location: inout SourceLocation) {
      let range = starts.indices.filter { starts[$0] <= location }.max { starts[$0] < starts[$1] }
      if isWhole, let range {
        location = location.moved(from: starts[range], to: newStarts[range])
      } else {
        isWhole = false
      }
    }
    for position in moved.strings.indices {
      move(&moved.strings[position].site.location)
      for other in moved.strings[position].interpolations.indices {
        move(&moved.strings[position].interpolations[other].location)
      }
    }
    for position in moved.shortcuts.indices { move(&moved.shortcuts[position].site.location) }
    for position in moved.untyped.indices { move(&moved.untyped[position].site.location) }
    return isWhole ? moved : nil
  }
}

extension SourceLocation {
  /// Returns the position in code that has moved.
  fileprivate func moved(from start: SourceLocation, to newStart: SourceLocation) -> SourceLocation {
    SourceLocation(
      line: line - start.line + newStart.line,
      column: line == start.line ? column - start.column + newStart.column : column)
  }
}
