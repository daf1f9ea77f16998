import StringExtraction

extension StringTable {
  /// Synchronizes the table with the code in one call, without looking up further facts.
  public func synchronized(
    with strings: [ExtractedString], untyped: PossibleKeys = [], options: SyncOptions = SyncOptions(),
    exchange: EntryExchange<Entry> = EntryExchange()
  ) -> SyncResult<Self> {
    Synchronization(self, with: strings, untyped: untyped, options: options, exchange: exchange).result()
  }

  /// Returns the strings with the table's keys: a key with guessed specifiers becomes the table's only key of the same
  /// shape.
  public func spelled(_ strings: [ExtractedString]) -> [ExtractedString] {
    AssumedSpecifiers(strings, table: self, acceptsAssumed: true).strings
  }

  /// Returns the strings as a sync would use them, with guesses replaced by the table's keys, and the guesses that a
  /// sync would not add.
  public func resolved(_ strings: [ExtractedString]) -> (strings: [ExtractedString], guesses: [ExtractedString]) {
    let resolved = AssumedSpecifiers(strings, table: self, acceptsAssumed: false)
    return (resolved.strings, resolved.unresolved)
  }
}
