/// A part of a text, as far as a pseudo-translation has to know it.
enum TextPart: Equatable {
  /// What people read.
  case words(String)
  /// What takes an argument when the app runs: `%lld`, `%#@rooms@`, `${applicationName}`, `{name}`.
  case argument(String)
  /// What is neither: `%%`, the destination of a link, `^[…](inflect: true)`, tags, the syntax around nested messages.
  case syntax(String)
  /// A message begins inside of an argument: `{count, plural, one {…} other {…}}`.
  case opening
  /// It ends.
  case closing
}
