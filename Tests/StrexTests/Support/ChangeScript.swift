import Foundation

/// Steps of a person's work on a sample, each with what it does to the catalogs.
///
///     # The sentence that says what happens.
///     edit FILE        the person replaces the lines that begin with a space or `-` by those with a space or `+`
///     create FILE      the person writes a file of the lines that begin with `+`
///     move FILE FILE   the person moves a file
///     expect FILE      the sync does to a catalog what is written as for `edit`
///     says NAME        the sync prints a message of that name, which it otherwise must not
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

    /// The text with the one place changed that the old lines are.
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
