import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

extension Project {
  /// The names of the project's own localization routines, from the command line, the configuration and the targets'
  /// settings.
  package var routineNames: Set<String> {
    Set(request.routines + configuration.routines + map.targets.flatMap(\.settings.routines))
  }

  /// Finds the strings in calls of these routines.
  package var routineScanner: RoutineScanner {
    RoutineScanner(routines: routineNames, takesComments: map.targets.contains(where: \.settings.takesComments))
  }

  /// Warnings about settings files that are ignored because of their names.
  package var misnamedSettings: [Diagnostic] {
    configuration.misnamedFiles.map { file in
      let names = FilePath.mistakenConfigurationNames
      let right = names.first { $0.key == file.name }?.value ?? FilePath.yamlConfigurationName
      return Diagnostic(
        .warning, "misnamed-configuration",
        "the settings are ignored because the file is not named \(TerminalSafeText.code(right))",
        file: self.names.printed(file), help: "rename the file to \(TerminalSafeText.code(right))")
    }
  }

  /// A warning for each project whose targets do not enable Xcode's extraction. It explains missing keys.
  package var missingSettings: [Diagnostic] {
    let lacking = map.targets.filter {
      $0.settings.lacksExtractionSetting && !$0.isTest && !$0.catalogs.isEmpty && !$0.sources.isEmpty
    }
    return Dictionary(grouping: lacking) { SettingGap(file: $0.file, isInferred: !$0.settings.typedKeys.isEmpty) }
      .sorted { ($0.key.file, $0.key.isInferred ? 0 : 1) < ($1.key.file, $1.key.isInferred ? 0 : 1) }
      .map { gap, targets in gap.diagnostic(targets, names, configuration: configuration.fileName) }
  }
}

/// The missing setting of some targets of a project.
private struct SettingGap: Hashable {
  let file: FilePath
  /// Whether keys of the catalogs show that the targets extract by type all the same.
  let isInferred: Bool

  func diagnostic(_ targets: [BuildTarget], _ names: PathNames, configuration: String) -> Diagnostic {
    let list = targets.map { TerminalSafeText.word($0.name) }.joined(separator: ", ")
    let missing = Self.missingFiles(of: targets, names)
    let message = isInferred ? Self.guess(from: targets, missing) : Self.textScan(of: targets, missing)
    let declaration = "declare the target in \(configuration) with `extractsSwiftTypes`"
    return Diagnostic(
      isInferred ? .note : .warning, "emit-loc-strings", "SWIFT_EMIT_LOC_STRINGS is not set for \(list), \(message)",
      file: names.printed(file),
      help: isInferred
        ? "set it to YES in the project, or \(declaration)"
        : "set it to YES to extract all localizable strings; if xcodebuild receives it as an argument, \(declaration)")
  }

  private static func guess(from targets: [BuildTarget], _ missing: String?) -> String {
    let keys = targets.reduce(into: Set()) { $0.formUnion($1.settings.typedKeys) }
    let (subject, object) = keys.count == 1 ? ("1 key seems", "it") : ("\(keys.count) keys seem", "them")
    let cause = missing.map { "\($0) sets it" } ?? "xcodebuild receives it as an argument"
    return "but \(subject) to be extracted by type, so strex assumes that \(cause); "
      + "if not, Xcode may mark \(object) as stale"
  }

  private static func textScan(of targets: [BuildTarget], _ missing: String?) -> String {
    let marks = targets.contains(where: \.settings.marksUnscannedKeys) ? " and marks other keys as stale" : ""
    return "so Xcode extracts only `Text(\"…\")` and NSLocalizedString from its Swift code\(marks)"
      + (missing.map { ", unless \($0) sets it" } ?? "")
  }

  /// Returns a noun phrase for the settings files that do not exist, or `nil` if there are none.
  private static func missingFiles(of targets: [BuildTarget], _ names: PathNames) -> String? {
    let files = targets.reduce(into: Set()) { $0.formUnion($1.settings.missingFiles) }.sorted()
    guard let first = files.first.map({ TerminalSafeText.escaped(names.printed($0)) }) else { return nil }
    return files.count == 1 ? "the missing file \(first)" : "one of \(files.count) missing files, such as \(first),"
  }
}
