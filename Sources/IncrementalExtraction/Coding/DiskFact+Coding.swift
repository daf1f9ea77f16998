import FileSystem
import ProjectModel

extension DiskFact {
  private enum Number: Int { case status, kind, names, target, answer, variable }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    switch Number(rawValue: try reader.number()) {
    case .status: self = .status(of: try reader.text(), followsLinks: try reader.flag(), try Fingerprint(&reader))
    case .kind: self = .kind(of: try reader.text(), try reader.optional(FileStatus.Kind.init))
    case .names:
      self = .names(in: try reader.text(), endingIn: try reader.text(), try reader.optional(Digest.init))
    case .target:
      let path = try reader.text()
      self = .target(of: path, try reader.optionalText())
    case .answer: self = .answer(to: try GitQuery(&reader), try reader.optional(Digest.init))
    case .variable: self = .variable(try reader.text(), try reader.optional(Digest.init))
    case nil: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    func begin(_ number: Number) { writer.put(number.rawValue) }
    switch self {
    case .status(let path, let followsLinks, let fingerprint):
      begin(.status)
      writer.put(path)
      writer.put(followsLinks)
      fingerprint.write(to: &writer)
    case .kind(let path, let kind):
      begin(.kind)
      writer.put(path)
      writer.put(kind) { $0.put($1.rawValue) }
    case .names(let folder, let suffix, let digest):
      begin(.names)
      writer.put(folder)
      writer.put(suffix)
      writer.put(digest) { $0.put($1.text) }
    case .target(let path, let target):
      begin(.target)
      writer.put(path)
      writer.put(target) { $0.put($1) }
    case .answer(let question, let digest):
      begin(.answer)
      question.write(to: &writer)
      writer.put(digest) { $0.put($1.text) }
    case .variable(let name, let digest):
      begin(.variable)
      writer.put(name)
      writer.put(digest) { $0.put($1.text) }
    }
  }
}

extension DiskFact.Fingerprint {
  private enum Number: Int { case version, folder, problem }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    switch Number(rawValue: try reader.number()) {
    case .version:
      self = .version(
        of: try FileStatus.Identity(&reader), try FileStatus.Kind(&reader), size: try reader.number(),
        modified: try FileStatus.Time(&reader), changed: try FileStatus.Time(&reader))
    case .folder: self = .folder(try FileStatus.Identity(&reader))
    case .problem: self = .problem(Int32(truncatingIfNeeded: try reader.number()))
    case nil: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .version(let identity, let kind, let size, let modified, let changed):
      writer.put(Number.version.rawValue)
      identity.write(to: &writer)
      writer.put(kind.rawValue)
      writer.put(size)
      modified.write(to: &writer)
      changed.write(to: &writer)
    case .folder(let identity):
      writer.put(Number.folder.rawValue)
      identity.write(to: &writer)
    case .problem(let code):
      writer.put(Number.problem.rawValue)
      writer.put(Int(code))
    }
  }
}

extension FileStatus.Identity {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(device: try reader.word(), number: try reader.word())
  }

  func write(to writer: inout ByteWriter) {
    writer.put(word: device)
    writer.put(word: number)
  }
}

extension FileStatus.Time {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(seconds: try reader.number(), nanoseconds: try reader.number())
  }

  func write(to writer: inout ByteWriter) {
    writer.put(seconds)
    writer.put(nanoseconds)
  }
}

extension FileStatus.Kind {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let kind = Self(rawValue: try reader.number()) else { throw ByteReader.Damage() }
    self = kind
  }
}

extension Digest {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let digest = Self(digits: try reader.text()) else { throw ByteReader.Damage() }
    self = digest
  }
}

extension GitQuery {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let arguments = try reader.texts()
    let folder = FilePath(try reader.text())
    let input = try reader.array { reader throws(ByteReader.Damage) in
      UInt8(truncatingIfNeeded: try reader.number())
    }
    let binding: Binding
    switch try reader.number() {
    case 0: binding = .free
    case 1: binding = .bound
    default: binding = .index(FilePath(try reader.text()))
    }
    let answers = try reader.array { reader throws(ByteReader.Damage) in
      Int32(truncatingIfNeeded: try reader.number())
    }
    self.init(arguments, in: folder, input: input, binding: binding, answers: Set(answers))
  }

  func write(to writer: inout ByteWriter) {
    writer.put(arguments) { $0.put($1) }
    writer.put(folder.string)
    writer.put(input) { $0.put(Int($1)) }
    switch binding {
    case .free: writer.put(0)
    case .bound: writer.put(1)
    case .index(let path):
      writer.put(2)
      writer.put(path.string)
    }
    writer.put(answers.sorted()) { $0.put(Int($1)) }
  }
}
