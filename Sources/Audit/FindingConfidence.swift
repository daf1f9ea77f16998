import Diagnostics
import StringDataFlow

/// The doubts about findings of any rule, judged by their file and subject.
struct FindingConfidence {
  /// The printed paths of files named like tests and experiments.
  private let trials: Set<String>
  /// The printed paths of files about keyboard keys.
  private let keyboards: Set<String>

  private let project: AuditedProject

  /// - Parameters:
  ///   - files: the paths of the sources, as printed and from the root of the project.
  ///   - project: the project, whose application names are excluded: a test application names its files after itself.
  init(_ files: [(printed: String, path: String)], _ project: AuditedProject) {
    self.project = project
    func named(with words: Set<String>) -> Set<String> {
      let words = words.filter { !project.names.isOfApplication($0) }
      return Set(files.filter { !Self.words(of: $0.path).isDisjoint(with: words) }.map(\.printed))
    }
    // Xcode does not show the contents of a project's folder, so a copy in it is not compiled.
    let copies = files.filter { $0.path.contains(".xcodeproj/") }.map(\.printed)
    (trials, keyboards) = (named(with: Self.trialWords).union(copies), named(with: Self.keyboardWords))
  }

  /// Returns the finding, with a doubt if it has none yet and one applies.
  func doubting(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    if ConfidenceReason.aboutWords.contains(where: { $0.clause == finding.doubt }),
      project.catalogs.texts.areDifferent(finding.content)
        || project.catalogs.texts.symbolicKeys.contains(finding.content)
    {
      finding.doubt = nil
    }
    guard finding.doubt == nil, !finding.hasProjectCause, let path = finding.file else { return finding }
    if trials.contains(path) || project.contains(finding, in: project.trials)
      || finding.content.lowercased().hasPrefix("debug")
      || Self.standIns.contains(finding.content)
    {
      finding.doubt = ConfidenceReason.trial.clause
    } else if project.contains(finding, in: project.developerOnly) {
      finding.doubt = ConfidenceReason.debug.clause
    } else if finding.identifier == InterpolatedLiteral().description.identifier,
      project.contains(finding, in: project.compared)
    {
      finding.doubt = ConfidenceReason.value.clause
    } else if project.catalogs.texts.areSame(finding.content) {
      finding.doubt = ConfidenceReason.agreed.clause
    } else if let doubt = FormattedNumber.doubt(about: finding, project.catalogs)
      ?? JoinedList.doubt(about: finding, in: project.catalogs.languages)
      ?? NameOrder.doubt(about: finding, in: project.catalogs.languages)
    {
      finding.doubt = doubt.clause
    } else if project.contains(finding, in: project.unused) {
      finding.doubt = ConfidenceReason.unused.clause
    } else if project.contains(finding, in: project.overridden) {
      finding.doubt = ConfidenceReason.overridden.clause
    } else if project.catalogs.filesWithoutCatalog.contains(path), Self.displayRules.contains(finding.identifier) {
      finding.doubt = ConfidenceReason.noCatalog.clause
    } else if keyboards.contains(path), Self.keys.contains(finding.content) {
      finding.doubt = ConfidenceReason.name.clause
    }
    return finding
  }

  /// Returns the words, in lower case, of the camel-case names of a file and its folder.
  static func words(of path: String) -> Set<String> {
    let names = path.split(separator: "/").suffix(2)
    return Set(names.flatMap { NameWords.of($0) })
  }

  /// The rules about texts that code displays without a lookup.
  private static let displayRules = Set(
    AuditRules.rules.filter { $0.aspect == .display || $0 is InterpolatedLiteral }.map(\.description.identifier))

  static let trialWords: Set<String> = [
    "demo", "demos", "deprecated", "dev", "example", "examples", "experiment", "experimental", "experiments", "lab",
    "labs", "lorem", "mock", "mocks", "playground", "playgrounds", "poc", "previews", "sample", "samples",
    "sandbox", "scratch", "showcase", "spike", "test", "testing", "tests", "unused", "wip",
  ]

  /// Strings that are used in place of a missing one.
  static let standIns: Set<String> = ["Button", "Label", "Placeholder"]

  static let keyboardWords: Set<String> = ["hotkey", "hotkeys", "key", "keyboard", "keys", "shortcut", "shortcuts"]

  /// The labels of keyboard keys.
  static let keys: Set<String> = [
    "Alt", "Backspace", "Caps Lock", "Command", "Control", "Ctrl", "Del", "Delete", "Down", "End", "Enter", "Esc",
    "Escape", "Fn", "Home", "Insert", "Left", "Meta", "Option", "Page Down", "Page Up", "Return", "Right", "Shift",
    "Space", "Super", "Tab", "Up", "Win",
  ]
}
