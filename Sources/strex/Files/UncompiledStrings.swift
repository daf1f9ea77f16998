import ProjectLayout
import StringExtraction

/// Strings that no target extracts: of files in no target, under `#if` of other platforms, or where settings say so.
struct UncompiledStrings {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Whether a string is left out. Those of files that the command line names count whatever projects say.
  func contains(_ string: ExtractedString) -> Bool {
    guard !project.map.targets.isEmpty, let source = project.sources.places[string.site.file] else { return false }
    guard project.map.takers(of: string.traits, from: source) == .none else { return false }
    return !project.finder.named.contains { !$0.isFolder && $0.physical == source }
  }

  /// The extraction without such strings, and a note that says how many there were.
  func removed(from extraction: Extraction) -> Extraction {
    var result = extraction
    result.strings = extraction.strings.filter { !contains($0) }
    let count = extraction.strings.count - result.strings.count
    if count > 0 {
      result.diagnostics.append(
        .leftOut(count, "not-compiled", "no target compiles them for its platforms; ‘strex targets’ shows why"))
    }
    return result
  }
}

extension Diagnostic {
  /// A note that literals do not count.
  static func leftOut(_ count: Int, _ identifier: String, _ reason: String) -> Diagnostic {
    let literals = count == 1 ? "a literal is" : "\(count) literals are"
    return Diagnostic(.note, identifier, "\(literals) left out: \(reason)")
  }
}

extension ExtractedString {
  /// What decides whether a target takes the string.
  var traits: StringTraits { StringTraits(platforms: platforms, isOfRoutine: isOfRoutine, isSwiftUIKey: isSwiftUIKey) }
}
