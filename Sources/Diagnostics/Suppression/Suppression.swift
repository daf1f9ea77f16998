/// A comment that suppresses findings: `strex:disable:next RULE reason`, the same with `this` or `previous`,
/// `strex:disable RULE reason` or `strex:enable RULE`.
struct Suppression: Equatable {
  enum Scope: Equatable {
    /// The line below the comment.
    case next
    /// The line where the comment begins.
    case this
    /// The line above the comment.
    case previous
    /// From the comment to the line where the rule is enabled again, or the end of the file.
    case start
    case end
  }

  let scope: Scope
  /// One rule, or several separated by commas.
  let rules: [String]
  let comment: SourceComment

  /// Fails for a comment without a command for strex.
  init?(_ comment: SourceComment) {
    let words = comment.text.drop { " \t/*".contains($0) }.split(whereSeparator: \.isWhitespace)
    switch words.first {
    case "strex:disable:next": scope = .next
    case "strex:disable:this": scope = .this
    case "strex:disable:previous": scope = .previous
    case "strex:disable": scope = .start
    case "strex:enable": scope = .end
    default: return nil
    }
    let name = words.count > 1 && words[1] != "*/" ? words[1] : ""
    rules = name.split(separator: ",").map(String.init)
    self.comment = comment
  }
}
