import SwiftLexing

extension SourceLocation {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(line: try reader.number(), column: try reader.number())
  }

  func write(to writer: inout ByteWriter) {
    writer.put(line)
    writer.put(column)
  }
}
