/// What a comment lets pass: `strex:disable:next RULE reason` and so for `this` and `previous`, `strex:disable RULE reason` or
/// `strex:enable RULE`.
struct Suppression: Equatable {
  enum Scope: Equatable {
    /// The line below the comment.
    case next
    /// The line on which the comment begins.
    case this
    /// The line above the comment.
    case previous
    /// From the comment to where the rule is enabled again, or to the end.
    case start
    case end
  }

  let scope: Scope
  /// One rule or, with commas between them, several.
  let rules: [String]
  let comment: SourceComment

  /// `nil` for a comment that says nothing to strex.
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
