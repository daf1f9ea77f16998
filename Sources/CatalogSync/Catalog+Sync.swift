import StringCatalog
import StringExtraction

extension Catalog {
  /// The catalog in step with the code.
  ///
  /// - Parameters:
  ///   - strings: what was extracted for the catalog's table, from all the code that belongs to the catalog.
  ///   - untyped: literals that are perhaps keys: entries of their text are left alone.
  public func synchronized(
    with strings: [ExtractedString], untyped: PossibleKeys = [], options: SyncOptions = SyncOptions()
  ) -> SyncResult {
    var sync = Synchronization(self, strings, untyped, options)
    return sync.run()
  }

  /// The strings with the catalog's spelling of those keys whose specifiers are guesses and that it has once in this shape.
  public func spelled(_ strings: [ExtractedString]) -> [ExtractedString] {
    AssumedSpecifiers(strings, catalog: self, acceptsAssumed: true).strings
  }

  /// The strings as a sync would take them, guesses in the catalog's spelling, and those guesses that it would not add.
  public func settled(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    let settled = AssumedSpecifiers(strings, catalog: self, acceptsAssumed: false)
    return (settled.strings, settled.unsettled)
  }
}
