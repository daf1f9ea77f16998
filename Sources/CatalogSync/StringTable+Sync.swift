import StringCatalog
import StringExtraction

extension StringTable {
  /// The table in step with the code, where nothing has to be known but what is given.
  public func synchronized(
    with strings: [ExtractedString], untyped: PossibleKeys = [], options: SyncOptions = SyncOptions(),
    exchange: EntryExchange<Entry> = EntryExchange()
  ) -> SyncResult<Self> {
    Synchronization(self, with: strings, untyped: untyped, options: options, exchange: exchange).result()
  }

  /// The strings with the table's spelling of those keys whose specifiers are guesses and that it has once in this shape.
  public func spelled(_ strings: [ExtractedString]) -> [ExtractedString] {
    AssumedSpecifiers(strings, table: self, acceptsAssumed: true).strings
  }

  /// The strings as a sync would take them, guesses in the table's spelling, and those guesses that it would not add.
  public func resolved(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    let resolved = AssumedSpecifiers(strings, table: self, acceptsAssumed: false)
    return (resolved.strings, resolved.unresolved)
  }
}
