/// The script of the editing page.
enum EditorScript {
  /// The parts of the script, which blank lines separate.
  static let parts = [strings, saving, articles, list]
}
