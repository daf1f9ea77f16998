import SwiftLexing
import SwiftParsing
import TextBasics

/// Finds calls of `NSLocalizedString` and similar routines by their text, as genstrings does: in C and Objective-C, and
/// in Swift for routines that a project names.
///
/// Preprocessor lines are skipped except for bodies of macros. Both branches of a conditional are read. Calls whose key
/// is not a literal are ignored. Strings from calls in comments are neither added nor marked as stale, because only
/// some versions of Xcode extract them.
public struct RoutineScanner: Sendable {
  private let names: [String]
  private let takesComments: Bool

  /// - Parameters:
  ///   - routines: names of further routines, in addition to those that are always recognized in C.
  ///   - takesComments: whether calls in comments are extracted like others, including calls of customary routines in
  ///     Swift.
  public init(routines: some Sequence<String> = [], takesComments: Bool = false) {
    self.takesComments = takesComments
    names = Set(routines).subtracting(LocalizationRoutines.customary).sorted()
  }

  /// Whether Swift sources need no scan, because the type checker finds all calls there.
  public var passesSwiftOver: Bool { names.isEmpty && !takesComments }

  /// Returns the strings in a C, Objective-C or C++ source or header, in order.
  public func strings(inC source: SourceText) -> [ExtractedString] {
    guard Self.holds(source, anyOf: ["Localized"] + names) else { return [] }
    let routines = LocalizationRoutines.customary + names
    let forms = RoutineForm.named(routines)
    let calls = CRoutineCalls(source, forms)
    return united(source, calls.strings, calls.commented(naming: routines)) {
      CRoutineCalls($0, forms, in: $1).strings
    }
  }

  /// Returns whether calls in a C, Objective-C or C++ source may name bundles.
  public static func mayNameBundles(inC source: SourceText) -> Bool {
    holds(source, anyOf: ["InBundle", "WithDefaultValue"])
  }

  /// Returns the strings in calls of the named routines in a Swift source, in order. `NSLocalizedString` is included
  /// only in comments, because the type checker finds the other calls.
  public func strings(inSwift source: SourceText) -> [ExtractedString] {
    let inComments = names + (takesComments ? LocalizationRoutines.customary : [])
    guard Self.holds(source, anyOf: inComments) else { return [] }
    let calls = SwiftRoutineCalls(source, Set(names))
    return united(source, calls.strings, calls.commented(naming: inComments)) {
      SwiftRoutineCalls($0, Set(inComments), in: $1).strings
    }
  }

  private typealias Strings = (LineTable) -> [ExtractedString]

  private func united(
    _ source: SourceText, _ live: Strings, _ comments: CommentedCode, _ strings: (SourceText, Range<Int>) -> Strings
  ) -> [ExtractedString] {
    let lines = LineTable(source)
    let (live, code) = (live(lines), comments.source)
    var commented = comments.pieces.flatMap { strings(code, $0)(lines) }
    if commented.isEmpty { return live }
    for position in commented.indices { commented[position].isDebugOnly = !takesComments }
    return (live + commented).sorted { $0.site < $1.site }
  }

  /// Returns whether any of the words occurs in the text; most files contain none.
  private static func holds(_ source: SourceText, anyOf words: [String]) -> Bool {
    words.contains { source.bytes.holdsBytes(Array($0.utf8)) }
  }
}

/// The literal arguments of a call of a routine.
struct RoutineCall {
  let routine: String
  /// The offset of the key's literal.
  var start = 0
  var texts: [RoutineForm.Role: String] = [:]

  /// Returns the string that the call looks up, or `nil` if its key is not a literal.
  func string(_ source: SourceText, _ lines: LineTable) -> ExtractedString? {
    guard let key = texts[.key] else { return nil }
    let site = LiteralSite(in: source, lines.location(at: start), api: routine)
    var string = ExtractedString(key: key, site: site, isDebugOnly: false, traits: .ofRoutine)
    if let table = texts[.table], !table.isEmpty { string.table = table }
    if let comment = texts[.comment], !comment.isEmpty { string.comment = comment }
    if let value = texts[.value], !value.isEmpty { string.defaultValue = value }
    string.bundle = texts[.bundle]
    return string
  }
}
