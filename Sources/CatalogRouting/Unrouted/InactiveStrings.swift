import Diagnostics
import ProjectModel
import StringExtraction
import SwiftParsing

/// Strings that no target extracts: strings in files without a target, strings under `#if` for other platforms or for
/// unset conditions, and strings that build settings exclude.
package struct InactiveStrings {
  private let project: ProjectDescription

  package init(_ project: ProjectDescription) { self.project = project }

  /// Returns whether a string is excluded. Strings in files on the command line are included regardless of projects.
  package func contains(_ string: ExtractedString) -> Bool {
    guard let source = project.places[string.site.file], !isExtracted(string) else { return false }
    return !project.named.contains { !$0.isFolder && $0.physical == source }
  }

  /// Returns whether a target extracts a string, or may do so because the targets of its source are unknown.
  package func isExtracted(_ string: ExtractedString) -> Bool {
    guard !project.map.targets.isEmpty, let source = project.places[string.site.file] else { return true }
    return project.map.extractingTargets(of: string.traits, from: source) != .none
  }

  /// Returns whether a string is not compiled only because of an unset condition, which some builds may set.
  package func isInactive(_ string: ExtractedString) -> Bool {
    !string.traits.conditions.isEmpty && contains(string) && !contains(string.unconditional)
  }

  /// Removes strings that no target extracts under any condition, and adds a note with the number of their literals.
  package func remove(from extraction: inout Extraction) {
    var removed: Set<SourcePlace> = []
    var last: (file: String, traits: StringTraits, isLeftOut: Bool)?
    extraction.strings.removeAll { string in
      let (file, traits) = (string.site.file, string.traits)
      let isKnown = last.map { $0.file == file && $0.traits == traits } ?? false
      let isLeftOut = isKnown ? last?.isLeftOut == true : contains(string) && !isInactive(string)
      last = (file, traits, isLeftOut)
      if isLeftOut { removed.insert(SourcePlace(string.site)) }
      return isLeftOut
    }
    if removed.isEmpty { return }
    // Targets without extraction by types may find a literal by its text.
    let count = removed.subtracting(extraction.strings.map { SourcePlace($0.site) }).count
    if count > 0 {
      extraction.diagnostics.append(
        .leftOut(
          count, "not-compiled", "no target extracts \(count == 1 ? "it" : "them")", help: "see `strex targets`"))
    }
  }
}

extension Diagnostic {
  /// Returns a note on literals that are left out.
  package static func leftOut(
    _ count: Int, _ identifier: String, _ reason: String, help: String? = nil
  ) -> Diagnostic {
    let literals = count == 1 ? "a literal was" : "\(count) literals were"
    return Diagnostic(.note, identifier, "\(literals) ignored because \(reason)", help: help)
  }
}

extension ExtractedString {
  /// The string without its conditions.
  package var unconditional: ExtractedString {
    var string = self
    string.traits.conditions = []
    return string
  }
}
