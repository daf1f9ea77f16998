import ProjectModel
import StringExtraction
import SwiftParsing

/// Strings that no target extracts: those of files in no target, those under `#if` for other platforms or for
/// conditions that are not set, and those that build settings exclude.
package struct InactiveStrings {
  private let project: ProjectDescription

  package init(_ project: ProjectDescription) { self.project = project }

  /// Whether a string is left out. Strings of files that the command line names count, whatever projects say.
  package func contains(_ string: ExtractedString) -> Bool {
    guard let source = project.places[string.site.file], !isExtracted(string) else { return false }
    return !project.named.contains { !$0.isFolder && $0.physical == source }
  }

  /// Whether a target extracts a string, or may do so because the targets of its source are not known.
  package func isExtracted(_ string: ExtractedString) -> Bool {
    guard !project.map.targets.isEmpty, let source = project.places[string.site.file] else { return true }
    return project.map.extractingTargets(of: string.traits, from: source) != .none
  }

  /// Whether only a condition that is not set keeps a string from being compiled: somebody may build with it.
  package func isInactive(_ string: ExtractedString) -> Bool {
    !string.traits.conditions.isEmpty && contains(string) && !contains(string.unconditional)
  }

  /// Removes strings that are not compiled under any condition, and notes how many there were.
  package func remove(from extraction: inout Extraction) {
    let count = extraction.strings.count
    var last: (file: String, traits: StringTraits, isLeftOut: Bool)?
    extraction.strings.removeAll { string in
      let (file, traits) = (string.site.file, string.traits)
      if let last, last.file == file, last.traits == traits { return last.isLeftOut }
      let isLeftOut = contains(string) && !isInactive(string)
      last = (file, traits, isLeftOut)
      return isLeftOut
    }
    if extraction.strings.count < count {
      extraction.diagnostics.append(
        .leftOut(
          count - extraction.strings.count, "not-compiled",
          "no target compiles them for its platforms; ‘strex targets’ shows why"))
    }
  }
}

extension Diagnostic {
  /// A note on literals that are left out.
  package static func leftOut(_ count: Int, _ identifier: String, _ reason: String) -> Diagnostic {
    let literals = count == 1 ? "a literal is" : "\(count) literals are"
    return Diagnostic(.note, identifier, "\(literals) left out: \(reason)")
  }
}

extension ExtractedString {
  /// The string as it would be if its conditions were set.
  package var unconditional: ExtractedString {
    var string = self
    string.traits.conditions = []
    return string
  }
}
