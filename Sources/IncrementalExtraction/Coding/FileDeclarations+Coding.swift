import StringExtraction

extension FileDeclarations {
  /// - Parameter answers: the queries that the file's declarations answer, in order.
  init(_ reader: inout ByteReader, _ answers: [UInt32]) throws(ByteReader.Damage) {
    let others = try reader.array { reader throws(ByteReader.Damage) in UInt32(truncatingIfNeeded: try reader.number())
    }
    let all = answers + others
    self.init(
      try reader.array { reader throws(ByteReader.Damage) in
        let digest = try reader.word()
        let queries = try reader.array { reader throws(ByteReader.Damage) in
          let position = try reader.number()
          guard all.indices.contains(position) else { throw ByteReader.Damage() }
          return all[position]
        }
        return Statement(digest: digest, queries: queries)
      })
  }

  /// Writes the queries as indices into the queries that the file answers, and some others.
  func write(to writer: inout ByteWriter, _ answers: [UInt32]) {
    let known = Set(answers)
    let others = Set(statements.flatMap(\.queries)).subtracting(known).sorted()
    let all = answers + others
    let positions = Dictionary(zip(all, all.indices)) { first, _ in first }
    writer.put(others) { $0.put(Int($1)) }
    writer.put(statements) { writer, statement in
      writer.put(word: statement.digest)
      writer.put(statement.queries) { $0.put(positions[$1] ?? 0) }
    }
  }
}
