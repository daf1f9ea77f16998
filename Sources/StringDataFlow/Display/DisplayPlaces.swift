import SwiftParsing
import SwiftTypeChecking

/// Finds the declarations of the SDK that display a string. For one thread, like the checker.
package final class DisplayPlaces {
  private struct Key: Hashable {
    let decl: DeclID
    /// The position of the parameter, or -1 for a property.
    let parameter: Int
  }

  private let checker: Checker
  private var known: [Key: DisplaySink?] = [:]

  package init(_ checker: Checker) { self.checker = checker }

  /// Drops all answers, so that the checker is queried again.
  package func forget() { known = [:] }

  private static let rows: [String: [DisplaySink]] = Dictionary(grouping: DisplaySink.all) {
    $0.type + "." + $0.member
  }

  /// Returns the display place for a property of the SDK.
  func property(_ decl: DeclID) -> DisplaySink? { look(decl, -1) { rows, _ in rows.first { $0.kind == .property } } }

  /// Returns the display place for a parameter of a function or initializer of the SDK.
  func parameter(_ position: Int, of decl: DeclID) -> DisplaySink? {
    look(decl, position) { rows, owner in
      let parameters = checker.index.parameters(of: decl)
      guard parameters.indices.contains(position) else { return nil }
      let label = parameters[position].label
      let row = rows.first { row in
        if case .parameter(let text) = row.kind { (text == "_" ? nil : Name(text)) == label } else { false }
      }
      if let row { return row }
      guard checker.hasLocalizedSibling(decl, parameter: position) else { return nil }
      return DisplaySink(
        .swiftUI, owner, checker.index.text(decl),
        .parameter(label == nil ? "_" : checker.index.label(of: position, decl)))
    }
  }

  private func look(
    _ decl: DeclID, _ parameter: Int, _ find: ([DisplaySink], String) -> DisplaySink?
  ) -> DisplaySink? {
    let key = Key(decl: decl, parameter: parameter)
    if let found = known[key] { return found }
    var found: DisplaySink?
    if !checker.index.isOwn(decl), let type = checker.index.type(of: decl) {
      let owner = checker.index.fullName(of: type)
      found = find(Self.rows[owner + "." + checker.index.text(decl)] ?? [], owner)
    }
    known[key] = found
    return found
  }

  /// Returns the requirements of the SDK whose implementations return displayed text.
  package func requirements() -> [(DeclID, DisplaySink)] {
    DisplaySink.all.filter { $0.kind == .requirement }.flatMap { place in
      checker.index.members(ofType: place.type, named: place.member).map { ($0, place) }
    }
  }
}
