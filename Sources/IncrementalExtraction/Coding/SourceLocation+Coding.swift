import SwiftLexing

extension SourceLocation {
  package init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(line: try reader.number(), column: try reader.number())
  }

  package func write(to writer: inout ByteWriter) {
    writer.put(line)
    writer.put(column)
  }
}
