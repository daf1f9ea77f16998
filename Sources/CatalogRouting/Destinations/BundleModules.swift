import ProjectModel
import SwiftLexing

/// Finds the module that a string's `bundle:` argument refers to, based on the text of the project.
package struct BundleModules {
  package enum Answer: Equatable {
    /// The module of the source itself, as without a `bundle:` argument.
    case own
    /// The module of this other source.
    case file(FilePath)
    case unknown
  }

  private let project: ProjectDescription
  /// The sources that declare each name that was looked up so far.
  private var declarations: [String: [FilePath]] = [:]

  package init(_ project: ProjectDescription) { self.project = project }

  /// - Parameter bundle: the text of a string's `bundle:` argument.
  package mutating func answer(for bundle: String?, in source: FilePath) -> Answer {
    guard let text = bundle?.filter({ !$0.isWhitespace }), !Self.isOwn(text) else { return .own }
    if let match = text.firstMatch(of: /(?:for:|forClass\(|bundleForClass:\[?)(\w+)(?:\.self|\.class|class)/) {
      let name = String(match.output.1)
      if name == "Self" || name == "self" { return .own }
      let found = answer(declaring: name, after: ["class", "actor", "struct", "enum"], from: source)
      // Only Swift sources are searched. Objective-C names a class that it implements, usually in the same module.
      return found == .unknown && source.fileExtension != "swift" ? .own : found
    }
    if text.contains("type(of:self)") { return .own }
    if let match = text.wholeMatch(of: /(?:Bundle)?\.(\w+)/) {
      return answer(declaring: String(match.output.1), after: ["let", "var"], in: "extension Bundle", from: source)
    }
    return .unknown
  }

  /// Returns whether the name in a `bundle:` argument has to be searched in the sources.
  package static func searchesSources(for bundle: String?) -> Bool {
    bundle.map { !isOwn($0.filter { !$0.isWhitespace }) } ?? false
  }

  /// Returns whether the text refers to the bundle of the surrounding code, or to the app's bundle.
  private static func isOwn(_ text: String) -> Bool {
    text == "nil" || text == "#bundle" || text.hasSuffix(".main") || text.contains(".module") || text.contains(".main.")
      || ownBundles.contains(text)
  }

  /// The main bundle and a package's bundle as Objective-C writes them, without white space.
  private static let ownBundles: Set<String> = [
    "[NSBundlemainBundle]", "NSBundle.mainBundle", "CFBundleGetMainBundle()", "SWIFTPM_MODULE_BUNDLE",
  ]

  private mutating func answer(
    declaring name: String, after keywords: Set<String>, in context: String = "", from source: FilePath
  ) -> Answer {
    let question = context + ":" + name
    let files = declarations[question] ?? sources(declaring: name, after: keywords, in: context)
    declarations[question] = files
    guard let first = files.first else { return .unknown }
    return files.contains { isBeside($0, source) } ? .own : .file(first)
  }

  /// Returns whether two sources share a target, or both have unknown targets.
  private func isBeside(_ a: FilePath, _ b: FilePath) -> Bool {
    guard case .targets(let mine) = project.map.membership(of: a),
      case .targets(let theirs) = project.map.membership(of: b)
    else { return project.map.membership(of: a) == project.map.membership(of: b) }
    return !Set(mine).isDisjoint(with: theirs)
  }

  /// Returns the sources where one of the keywords precedes a name.
  private func sources(declaring name: String, after keywords: Set<String>, in context: String) -> [FilePath] {
    zip(project.texts, project.sources).compactMap { text, path in
      let whole = String(decoding: text.bytes, as: UTF8.self)
      guard whole.contains(name), context.isEmpty || whole.contains(context) else { return nil }
      let tokens = Lexer.tokenize(text)
      let isDeclared = tokens.indices.dropFirst().contains { index in
        text.text(tokens[index]) == name && keywords.contains(text.text(tokens[index - 1]))
      }
      return isDeclared ? path : nil
    }
  }
}
