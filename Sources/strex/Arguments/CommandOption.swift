import FileSystem
import ProjectModel

/// An option of a command: its row in the tables, and the value that it sets in the command's request.
struct CommandOption<Request: Sendable>: Sendable {
  typealias Path<Value> = WritableKeyPath<Request, Value> & Sendable

  private(set) var row: OptionRow
  /// Sets the value from the words given with the option, which is empty for an option without a value.
  let apply: @Sendable (inout Request, OptionWords) throws(UsageError) -> Void

  init(_ row: OptionRow, apply: @escaping @Sendable (inout Request, OptionWords) throws(UsageError) -> Void) {
    (self.row, self.apply) = (row, apply)
  }

  /// Returns the option with a short form.
  func letter(_ letter: Character) -> CommandOption { with(\.letter, letter) }

  /// The option, listed only in the full help.
  var advanced: CommandOption { with(\.isAdvanced, true) }

  /// The option, which does not affect the changes of a run.
  var reportOnly: CommandOption { with(\.affectsOnlyReport, true) }

  /// The option, with which the output of a run is not cached.
  var uncached: CommandOption { with(\.preventsCaching, true) }

  private func with<Value>(_ path: WritableKeyPath<OptionRow, Value>, _ value: Value) -> CommandOption {
    var option = self
    option.row[keyPath: path] = value
    return option
  }

  /// Returns the option as one of a request that contains this option's request.
  func of<Outer>(_ path: WritableKeyPath<Outer, Request> & Sendable) -> CommandOption<Outer> {
    CommandOption<Outer>(row) { request, words throws(UsageError) in try apply(&request[keyPath: path], words) }
  }
}

/// The words given with an option.
struct OptionWords: Sendable {
  let words: [String]
  /// The folder to which paths are relative.
  let folder: FilePath

  var last: String { words.last ?? "" }
  var paths: [GivenPath] { words.map { GivenPath($0, from: folder) } }
}

extension CommandOption {
  /// An option without a value.
  static func flag(
    _ name: String, _ group: OptionGroup, _ help: String, sets path: Path<Bool>, to value: Bool = true
  ) -> CommandOption {
    CommandOption(OptionRow(name: name, group: group, help: help)) { request, _ in
      request[keyPath: path] = value
    }
  }

  /// One of the words of an enum, whose first case is the default.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ group: OptionGroup, _ help: String, sets path: Path<Choice>
  ) -> CommandOption {
    CommandOption(OptionRow(name: name, value: .choice(Choice.words), group: group, help: help)) { request, given in
      if let choice = Choice(rawValue: given.last) { request[keyPath: path] = choice }
    }
  }

  /// One of the words of an enum, without a default.
  static func optionalChoice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ group: OptionGroup, _ help: String, sets path: Path<Choice?>
  ) -> CommandOption {
    CommandOption(OptionRow(name: name, value: .choice(Choice.words), group: group, help: help)) { request, given in
      request[keyPath: path] = Choice(rawValue: given.last)
    }
  }

  static func word(
    _ name: String, _ placeholder: String, _ group: OptionGroup, _ help: String, sets path: Path<String?>
  ) -> CommandOption {
    CommandOption(OptionRow(name: name, value: .word(placeholder), group: group, help: help)) { request, given in
      request[keyPath: path] = given.last
    }
  }

  static func words(
    _ name: String, _ placeholder: String, _ group: OptionGroup, _ help: String, sets path: Path<[String]>
  ) -> CommandOption {
    let row = OptionRow(name: name, value: .word(placeholder), isRepeatable: true, group: group, help: help)
    return CommandOption(row) { request, given in request[keyPath: path] = given.words }
  }

  static func wordSet(
    _ name: String, _ placeholder: String, _ group: OptionGroup, _ help: String, sets path: Path<Set<String>>
  ) -> CommandOption {
    let row = OptionRow(name: name, value: .word(placeholder), isRepeatable: true, group: group, help: help)
    return CommandOption(row) { request, given in request[keyPath: path] = Set(given.words) }
  }

  static func path(
    _ name: String, _ placeholder: String, _ group: OptionGroup, _ help: String, sets path: Path<GivenPath?>
  ) -> CommandOption {
    CommandOption(OptionRow(name: name, value: .path(placeholder), group: group, help: help)) { request, given in
      request[keyPath: path] = given.paths.last
    }
  }

  static func paths(
    _ name: String, _ placeholder: String, _ group: OptionGroup, _ help: String, sets path: Path<[GivenPath]>
  ) -> CommandOption {
    let row = OptionRow(name: name, value: .path(placeholder), isRepeatable: true, group: group, help: help)
    return CommandOption(row) { request, given in request[keyPath: path] += given.paths }
  }

  /// The output file or folder of a command that does not print its output: `-` is refused, because it means standard
  /// output elsewhere.
  /// - Parameter noun: `file` or `folder`.
  static func output(
    _ placeholder: String, _ noun: String, _ help: String, sets path: Path<GivenPath?>
  ) -> CommandOption {
    let row = OptionRow(name: "output", value: .path(placeholder), group: .output, help: help)
    return CommandOption(row) { request, given throws(UsageError) in
      if given.last == "-" {
        throw UsageError("--output needs a \(noun), not standard output; write `./-` for a \(noun) named `-`")
      }
      request[keyPath: path] = given.paths.last
    }
  }
}

extension Array {
  /// Returns options of several lists. The type checker needs long for a sum of array literals.
  static func joined<Request>(_ lists: [CommandOption<Request>]...) -> Self where Element == CommandOption<Request> {
    lists.flatMap(\.self)
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words for the cases on the command line, the default first.
  static var words: [String] { allCases.map(\.rawValue) }
}
