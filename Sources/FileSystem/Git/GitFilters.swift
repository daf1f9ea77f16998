import ProjectModel

/// The filters in the configuration of a repository: programs that git runs to compare a file of the work tree with a
/// staged or committed one.
struct GitFilters {
  /// The names of the filters.
  private let names: Set<String>

  /// Returns whether a git command compares files of the work tree. Writing the index does so for files that were
  /// changed in the second of the last write. Only `--add` needs the filters to store a file.
  static func mayRun(for arguments: [String]) -> Bool {
    guard let command = arguments.first else { return false }
    return command.hasPrefix("diff") || command == "update-index" && !arguments.contains("--add")
  }

  /// Asks git for the filters.
  init(in folder: FilePath, _ environment: [String: String]) {
    let words = Git.words(["config", "-z", "--name-only", "--get-regexp", #"^filter\."#], in: folder)
    let settings = ChildProcess(words, environment: environment.map { "\($0)=\($1)" })?.output ?? []
    names = Set(
      settings.split(separator: 0).compactMap { setting in
        // A setting is `filter.NAME.KEY`, and the name may contain dots.
        let parts = String(decoding: setting, as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 2 ? parts.dropFirst().dropLast().joined(separator: ".") : nil
      })
  }

  /// Makes git compare files as if the filters were not configured.
  func switchOff(in environment: inout [String: String]) {
    var count = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    for name in names.sorted() {
      for (key, value) in [("clean", ""), ("process", ""), ("required", "false")] {
        environment["GIT_CONFIG_KEY_\(count)"] = "filter.\(name).\(key)"
        environment["GIT_CONFIG_VALUE_\(count)"] = value
        count += 1
      }
    }
    environment["GIT_CONFIG_COUNT"] = String(count)
  }
}
