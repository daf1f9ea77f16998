import StringCatalog
import StringExtraction

extension StringTable {
  /// Synchronizes the table with the code in one call, where no further facts have to be looked up.
  public func synchronized(
    with strings: [ExtractedString], untyped: PossibleKeys = [], options: SyncOptions = SyncOptions(),
    exchange: EntryExchange<Entry> = EntryExchange()
  ) -> SyncResult<Self> {
    Synchronization(self, with: strings, untyped: untyped, options: options, exchange: exchange).result()
  }

  /// The strings in the table's spelling: a key with guessed specifiers becomes the only key of this shape in the
  /// table.
  public func spelled(_ strings: [ExtractedString]) -> [ExtractedString] {
    AssumedSpecifiers(strings, table: self, acceptsAssumed: true).strings
  }

  /// The strings as a sync would take them, with guesses in the table's spelling, and the guesses that it would not
  /// add.
  public func resolved(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    let resolved = AssumedSpecifiers(strings, table: self, acceptsAssumed: false)
    return (resolved.strings, resolved.unresolved)
  }
}
