import Foundation

/// A developer's edits to a sample, each with the resulting changes of the catalogs.
///
///     # A sentence that describes the edit.
///     edit FILE        the user replaces the lines with a leading space or `-` by those with a leading space or `+`
///     create FILE      the user writes a file with the lines that begin with `+`
///     move FILE FILE   the user moves a file
///     expect FILE      the sync changes a catalog; the syntax is the same as for `edit`
///     says NAME        the sync prints a diagnostic with that identifier; other diagnostics are errors
struct ChangeScript {
  struct Step {
    let title: String
    var actions: [Action] = []
  }

  struct Action {
    let verb: Substring
    let files: [String]
    var old = ""
    var new = ""

    /// The text with the old lines replaced. They must occur exactly once.
    func applied(to text: String) throws -> String {
      let parts = text.components(separatedBy: old)
      guard parts.count == 2 else { throw Problem("\(files[0]) has \(parts.count - 1) times:\n\(old)") }
      return parts.joined(separator: new)
    }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  private(set) var steps: [Step] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("# ") {
        steps.append(Step(title: String(line.dropFirst(2))))
      } else if " -+".contains(line.prefix(1)) {
        add(line.dropFirst() + "\n", as: line.prefix(1))
      } else {
        let words = line.split(separator: " ")
        steps[steps.count - 1].actions.append(Action(verb: words[0], files: words.dropFirst().map(String.init)))
      }
    }
  }

  private mutating func add(_ line: Substring, as mark: Substring) {
    let step = steps.count - 1
    let action = steps[step].actions.count - 1
    if mark != "+" { steps[step].actions[action].old += line }
    if mark != "-" { steps[step].actions[action].new += line }
  }
}
