import SwiftParsing
import TextBasics

extension SymbolIndex {
  /// Returns the parameters of a declaration, as written.
  public func parameters(of decl: DeclID) -> [Parameter] {
    Array(outline(decl).tree.parameters[self[decl].parameters.indices])
  }

  /// Returns a parameter of a declaration, or `nil` if it has fewer parameters.
  public func parameter(_ position: Int, of decl: DeclID) -> Parameter? {
    let run = self[decl].parameters
    guard position >= 0, position < Int(run.count) else { return nil }
    return outline(decl).tree.parameters[Int(run.start) + position]
  }

  /// Returns the parameters of a function, initializer or case with the labels of its signature, or `nil` for others.
  func writtenParameters(of decl: DeclID) -> ArraySlice<Parameter>? {
    switch self[decl].kind {
    case .function, .initializer, .enumCase: outline(decl).tree.parameters[self[decl].parameters.indices]
    default: nil
    }
  }

  /// Returns the name of a type, qualified with the enclosing types: `Account.Limits`.
  func qualifiedName(_ decl: DeclID) -> String {
    guard let owner = owner(decl), owner != decl else { return text(decl) }
    return qualifiedName(owner) + "." + text(decl)
  }

  /// Returns `path:line` of a declaration, or the module of the SDK that declares it.
  public func place(of decl: DeclID) -> String {
    let source = files[Int(decl.file)].source
    guard isProject(decl) else { return source.path }
    let place = LineTable.place(of: Int(self[decl].nameRange.start), in: source.bytes)
    return "\(source.path):\(place.line)"
  }

  /// Returns the name of a declaration in messages: `Text.init(_:comment:)`, `titled(_:subtitle:)`, `StatRow.init` for
  /// a memberwise initializer.
  public func describe(_ decl: DeclID) -> String {
    switch self[decl].kind {
    case .function, .initializer, .subscript, .enumCase:
      let labels = parameters(of: decl).map { parameter in
        parameter.label == nil ? "_:" : labelText(parameter, decl) + ":"
      }
      return describeBase(decl) + "(" + labels.joined() + ")"
    default: return describeBase(decl)
    }
  }

  /// Returns the name of a declaration in messages without labels: `Text.init`, `titled`.
  public func describeBase(_ decl: DeclID) -> String {
    switch self[decl].kind {
    case .struct, .class, .actor: text(decl) + ".init"
    default: (owner(decl).map { text($0) + "." } ?? "") + text(decl)
    }
  }

  /// Returns the label of a parameter as written: its name, or the word before its name.
  func labelText(_ parameter: Parameter, _ decl: DeclID) -> String {
    let source = files[Int(decl.file)].source
    var start = Int(parameter.nameStart)
    var end = start
    while end < source.bytes.count, isNameByte(source.bytes[end]) { end += 1 }
    let name = source.text(start..<end)
    if Name(name) == parameter.label { return name }
    while start > 0, source.bytes[start - 1] == .space { start -= 1 }
    let labelEnd = start
    while start > 0, isNameByte(source.bytes[start - 1]) { start -= 1 }
    return source.text(start..<labelEnd)
  }

  private func isNameByte(_ byte: UInt8) -> Bool { byte.isNamePart || byte == .backtick || byte == .dollar }
}
