import ProjectEditing

/// The options of `strex prune`.
struct PruneOptions: Sendable {
  var request: PruneRequest
  var keys = KeySelectionOptions()
  var format = PrintFormat.text
  /// Whether to write nothing, and to exit with 1 if there is something to remove.
  var checks = false
  /// Whether to only print the changes.
  var isDry = false
  /// Whether to list each key with its evidence.
  var listsAll = false
}
