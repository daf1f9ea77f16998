import ProjectModel

/// The parts of a target that determine the modules of sources.
package struct ModuleTarget: Sendable, Equatable {
  /// The identity of the target: its file and its name.
  package let identity: String
  package let moduleNames: [String]

  init(_ target: BuildTarget) {
    (identity, moduleNames) = ("\(target.file.string) \(target.name)", target.moduleNames.sorted())
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    identity = try reader.text()
    moduleNames = try reader.texts()
  }

  func write(to writer: inout ByteWriter) {
    writer.put(identity)
    writer.put(moduleNames) { $0.put($1) }
  }
}
