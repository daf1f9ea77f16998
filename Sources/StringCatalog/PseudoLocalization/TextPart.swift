/// A part of a string, as pseudo-localization distinguishes them.
enum TextPart: Equatable {
  /// Words for the reader.
  case words(String)
  /// A placeholder for an argument at run time: `%lld`, `%#@rooms@`, `${applicationName}`, `{name}`.
  case argument(String)
  /// Other syntax: `%%`, the destination of a link, `^[…](inflect: true)`, tags, the syntax around nested messages.
  case syntax(String)
  /// The start of a message inside an argument: `{count, plural, one {…} other {…}}`.
  case opening
  /// The end of such a message.
  case closing
}
