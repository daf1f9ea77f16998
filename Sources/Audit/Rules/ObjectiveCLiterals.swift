import Diagnostics
import StringDataFlow
import StringExtraction
import SwiftLexing

/// The findings of the rules about literals in an Objective-C source.
public struct ObjectiveCLiterals {
  /// The identifiers of the rules that read Objective-C.
  public static let rules = Set([uiKit, appKit].map(\.identifier))

  private static let uiKit = UIKitLiteral().description
  private static let appKit = AppKitLiteral().description

  public private(set) var findings: [Diagnostic] = []

  /// - Parameters:
  ///   - source: an implementation file.
  ///   - path: the path of the file in findings.
  ///   - applications: the names of the project's applications.
  public init(_ source: SourceText, path: String, applications: Set<String> = []) {
    let names = ProperNames(applications: applications)
    let positions = TextPositions(source.bytes)
    findings = ShownCLiterals(source).literals.compactMap { literal in
      guard Prose.isProse([literal.text]), !Prose.isValue([literal.text]), !names.contains(literal.text.trimmed) else {
        return nil
      }
      let rule = literal.isOfAppKit ? Self.appKit : Self.uiKit
      let (start, end) = (literal.range.lowerBound, literal.range.upperBound)
      return Diagnostic(
        rule, "\(AuditedProject.quote([literal.text])) is shown untranslated by `\(literal.display)`", file: path,
        range: TextRange(positions.position(at: start), end: positions.position(at: end)),
        help: "use NSLocalizedString", content: literal.text)
    }
  }
}
