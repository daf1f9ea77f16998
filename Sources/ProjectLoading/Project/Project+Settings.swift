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

  /// A warning for each project whose targets do not enable Xcode's extraction. It explains missing keys.
  package var lackingSettings: [Diagnostic] {
    let lacking = map.targets.filter {
      $0.settings.lacksExtractionSetting && !$0.isTest && !$0.catalogs.isEmpty && !$0.sources.isEmpty
    }
    return Dictionary(grouping: lacking) { SettingGap(file: $0.file, isInferred: $0.settings.isExtractionInferred) }
      .sorted { ($0.key.file, $0.key.isInferred ? 0 : 1) < ($1.key.file, $1.key.isInferred ? 0 : 1) }
      .map { gap, targets in gap.diagnostic(targets, names, configuration: configuration.fileName) }
  }
}

/// The missing setting of some targets of a project.
private struct SettingGap: Hashable {
  let file: FilePath
  /// Whether the keys of the catalogs show that xcodebuild gets the setting as an argument.
  let isInferred: Bool

  func diagnostic(_ targets: [BuildTarget], _ names: PathNames, configuration: String) -> Diagnostic {
    let list = targets.map { TerminalSafeText.word($0.name) }.joined(separator: ", ")
    let start = "SWIFT_EMIT_LOC_STRINGS is not set for \(list), "
    let end =
      isInferred
      ? "but the keys in the catalog show that xcodebuild receives the setting as an argument, so all strings are extracted"
      : "so Xcode extracts only `Text(\"…\")` and NSLocalizedString from its Swift code"
    let help =
      isInferred
      ? "set it to YES in the project, or declare the target in \(configuration) with `extractsSwiftTypes`"
      : "set it to YES to extract all localizable strings; if xcodebuild receives it as an argument, declare "
        + "the target in \(configuration) with `extractsSwiftTypes`"
    return Diagnostic(
      isInferred ? .note : .warning, "emit-loc-strings", start + end, file: names.printed(file), help: help)
  }
}
