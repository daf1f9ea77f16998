import Diagnostics
import StringDataFlow

/// The doubts about findings of any rule, by their file and by what they are about.
struct FindingDoubts {
  /// The paths that messages print of files named as tests and experiments are.
  private let trials: Set<String>
  /// Those of files about keys of keyboards.
  private let keyboards: Set<String>

  private let project: AuditedProject

  /// - Parameters:
  ///   - files: the paths of the sources that messages print, and those from the root of the project.
  ///   - project: its applications count as well: one for tests names its files after them.
  init(_ files: [(printed: String, path: String)], _ project: AuditedProject) {
    self.project = project
    func named(with words: Set<String>) -> Set<String> {
      let words = words.filter { !project.names.isOfApplication($0) }
      return Set(files.filter { !Self.words(of: $0.path).isDisjoint(with: words) }.map(\.printed))
    }
    // Xcode shows nothing of what lies in the folder of a project: such a copy is not compiled.
    let copies = files.filter { $0.path.contains(".xcodeproj/") }.map(\.printed)
    (trials, keyboards) = (named(with: Self.trialWords).union(copies), named(with: Self.keyboardWords))
  }

  /// The finding, with a doubt if it has none of its own and one applies.
  func doubting(_ finding: Finding) -> Finding {
    guard finding.doubt == nil, let path = finding.path else { return finding }
    var finding = finding
    if trials.contains(path) || project.isTrial(finding) || finding.content.lowercased().hasPrefix("debug")
      || Self.standIns.contains(finding.content)
    {
      finding.doubt = Doubt.trial.clause
    } else if project.isDeveloperOnly(finding) {
      finding.doubt = Doubt.debug.clause
    } else if project.isUnused(finding) {
      finding.doubt = Doubt.unused.clause
    } else if project.isOverridden(finding) {
      finding.doubt = Doubt.overridden.clause
    } else if keyboards.contains(path), Self.keys.contains(finding.content) {
      finding.doubt = Doubt.name.clause
    }
    return finding
  }

  /// The words, in lower case, of a file's name and the folder around it, which are in camel case.
  static func words(of path: String) -> Set<String> {
    let names = path.split(separator: "/").suffix(2)
    return Set(names.flatMap { NameWords.of($0) })
  }

  static let trialWords: Set<String> = [
    "demo", "demos", "deprecated", "dev", "example", "examples", "experiment", "experimental", "experiments", "lab",
    "labs", "lorem", "mock", "mocks", "playground", "playgrounds", "poc", "preview", "previews", "sample", "samples",
    "sandbox", "scratch", "showcase", "spike", "test", "testing", "tests", "unused", "wip",
  ]

  /// What stands in the place of a text that is not given.
  static let standIns: Set<String> = ["Button", "Label", "Placeholder"]

  static let keyboardWords: Set<String> = ["hotkey", "hotkeys", "key", "keyboard", "keys", "shortcut", "shortcuts"]

  /// What is printed on keys.
  static let keys: Set<String> = [
    "Alt", "Backspace", "Caps Lock", "Command", "Control", "Ctrl", "Del", "Delete", "Down", "End", "Enter", "Esc",
    "Escape", "Fn", "Home", "Insert", "Left", "Meta", "Option", "Page Down", "Page Up", "Return", "Right", "Shift",
    "Space", "Super", "Tab", "Up", "Win",
  ]
}
