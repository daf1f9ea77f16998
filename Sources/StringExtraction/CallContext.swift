import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// The properties of a key that follow from the call around its literal: table, comment, default value, bundle.
struct CallContext {
  let builder: KeyBuilder
  /// The other arguments of the call. Empty if the literal is only one branch of its argument. The compiler then
  /// extracts the key without table and comment: some twenty such texts of an app are in none of the catalogs that
  /// their `tableName:` names, and the developers of another reported lost comments.
  let arguments: [Argument]
  /// The literal, and the literals joined to it by `+`: in a routine's argument they make one key. Xcode scans these
  /// calls by text and joins the literals, as 54 of 54 such calls of an app show.
  let literals: [Int]
  let isLocalizing: Bool
  /// The label of the literal's parameter.
  let label: Name?
  /// `Text.init(_:comment:)`; `nil` outside a call.
  let api: String?

  init(of literal: Int, _ finding: LiteralFinding, _ builder: KeyBuilder, _ index: SymbolIndex) {
    self.builder = builder
    guard let callee = finding.callee else {
      (arguments, literals, isLocalizing, label, api) = ([], [literal], false, nil, nil)
      return
    }
    isLocalizing = index[callee].flags.contains(.isLocalizing)
    let parameters = index.parameters(of: callee)
    label = finding.parameter < parameters.count ? parameters[finding.parameter].label : nil
    api = finding.api
    let code = builder.reading.code
    let written = finding.call.map { Self.arguments(of: $0, code) } ?? []
    let start = code.tree.literals[literal].start
    let own = written.firstIndex(sortedSo: { code.tree.record($0.value).end > start })
    let joined = own < written.count ? builder.literals(written[own].value) : []
    (arguments, literals) = joined.first == literal ? (written, joined) : ([], [literal])
  }

  private static func arguments(of call: ExprID, _ code: SharedTree) -> [Argument] {
    switch code.tree[call] {
    case .call(_, let run), .macro(_, let run): Array(code.tree.arguments[run.indices])
    default: []
    }
  }

  /// Whether the literal is the default value of a key that is another argument.
  var isValueOfKey: Bool { isLocalizing && (label == Name("defaultValue") || label == Name("value")) }

  private func argument(_ labels: StaticString...) -> ExprID? {
    arguments.first { argument in labels.contains { argument.label == Name($0) } }?.value
  }

  /// Returns whether the table cannot be determined. A table that is not a plain literal is unknown until the app runs,
  /// so such a string is not extracted. A string whose table has an empty name is not extracted either, because no
  /// catalog has this name: fifteen commits of an app's catalog never had its keys. For a routine such as
  /// `NSLocalizedString`, an empty name means no table.
  func hasUnreadableTable(isOfRoutine: Bool) -> Bool {
    guard isLocalizing, let table = argument("table", "tableName") else { return false }
    if case .null = builder.reading.code.tree[table] { return false }
    let literals = builder.literals(table)
    guard let first = literals.first else { return true }
    return !builder.reading.code.tree.literals[first].interpolations.isEmpty
      || !isOfRoutine && literals.count == 1 && builder.texts(of: first) == [""]
  }

  /// Returns the position for a missing comment, or `nil` if the call takes none or has one.
  func commentPlace(_ finding: LiteralFinding, _ index: SymbolIndex) -> LiteralContext.CommentPlace? {
    guard isLocalizing, let callee = finding.callee else { return nil }
    let labels = index.parameters(of: callee).map(\.label)
    guard let position = labels.firstIndex(of: Name("comment")) else { return nil }
    if let comment = argument("comment") {
      let literals = builder.literals(comment)
      guard literals.count == 1, builder.texts(of: literals[0]) == [""] else { return nil }
      return .literal(builder.reading.code.tree.literals[literals[0]].range)
    }
    // Few calls have a parameter after the comment: only attributed strings do.
    let later = labels[(position + 1)...].compactMap(\.self)
    let end = arguments.firstIndex { $0.isTrailing || $0.label.map(later.contains) ?? false } ?? arguments.count
    return arguments[..<end].last.map {
      .argument(after: Int(builder.reading.code.tree.record($0.value).end))
    }
  }

  func describe(_ string: inout ExtractedString) {
    guard isLocalizing else { return }
    if let table = builder.written(arguments, "table", "tableName"), !table.isEmpty { string.table = table }
    if let comment = builder.written(arguments, "comment"), !comment.isEmpty { string.comment = comment }
    if let bundle = argument("bundle") { string.bundle = builder.sourceText(bundle) }
    guard let value = argument("defaultValue", "value"),
      let (text, interpolations) = builder.text(ofJoined: builder.literals(value)), !(label == nil && text.isEmpty)
    else { return }
    string.defaultValue = text
    string.interpolations += interpolations
  }
}
