import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

extension Project {
  /// A warning for each project whose targets do not enable Xcode's extraction. It explains missing keys.
  package var lackingSettings: [Diagnostic] {
    let lacking = map.targets.filter {
      $0.settings.lacksExtractionSetting && !$0.isTest && !$0.catalogs.isEmpty && !$0.sources.isEmpty
    }
    return Dictionary(grouping: lacking, by: \.file).sorted { $0.key < $1.key }.map { file, targets in
      let names = targets.map { TerminalSafeText.word($0.name) }.joined(separator: ", ")
      let message =
        "SWIFT_EMIT_LOC_STRINGS is not set for \(names), so Xcode extracts only `Text(\"…\")` and NSLocalizedString from "
        + "its Swift code; set it to YES to extract all localizable strings. If the setting is given to xcodebuild, write "
        + "\"extractsSwiftTypes\" into .strex.json"
      return Diagnostic(.warning, "emit-loc-strings", message, file: self.names.printed(file))
    }
  }
}
