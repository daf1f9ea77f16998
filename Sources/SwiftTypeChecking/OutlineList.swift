import SwiftParsing

/// The outlines of all files of an index, by number. Those of the SDK's parts are first, and are parsed on demand. It
/// is a class, so that its contents are not reference-counted separately.
public final class OutlineList: RandomAccessCollection, Sendable {
  private let library: InterfaceLibrary?
  private let partCount: Int
  private let others: ContiguousArray<FileOutline>

  init(_ interfaces: InterfaceIndex?, _ others: [FileOutline]) {
    library = interfaces?.library
    partCount = interfaces?.count ?? 0
    self.others = ContiguousArray(others)
  }

  private init(_ library: InterfaceLibrary?, _ partCount: Int, _ others: ContiguousArray<FileOutline>) {
    (self.library, self.partCount, self.others) = (library, partCount, others)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { partCount + others.count }

  public subscript(position: Int) -> FileOutline {
    @inline(__always)
    get {
      if position >= partCount { return others[position - partCount] }
      guard let library else { preconditionFailure("parts belong to a library") }
      return library.outline(known: position)
    }
  }

  subscript(id: DeclID) -> Declaration {
    @inline(__always)
    get {
      let file = Int(id.file)
      if file >= partCount { return others[file - partCount].tree.declarations[Int(id.index)] }
      guard let library else { preconditionFailure("parts belong to a library") }
      return library.declaration(known: id)
    }
  }

  /// The numbers of all files that are not parts.
  var whole: Range<Int> { partCount..<endIndex }

  /// Returns the list with one whole file replaced.
  func replacing(_ position: Int, with outline: FileOutline) -> OutlineList {
    var others = others
    others[position - partCount] = outline
    return OutlineList(library, partCount, others)
  }

  /// Returns the path of a file from the root, without parsing a part.
  func projectPath(of position: Int) -> String {
    guard position < partCount, let library else { return self[position].source.projectPath }
    return library.text(of: Int32(position)).path
  }

  /// Orders files by their paths, and the parts of an interface, which have the same path, by their position in it. The
  /// order does not depend on the order in which files are given.
  func isFile(_ a: Int32, before b: Int32) -> Bool {
    let (first, second) = (projectPath(of: Int(Swift.max(0, a))), projectPath(of: Int(Swift.max(0, b))))
    return first == second ? a < b : first < second
  }

  /// Returns whether two files are the same or parts of the same file.
  func areOne(_ a: Int32, _ b: Int32) -> Bool { a == b || text(of: a).map { $0 == text(of: b) } ?? false }

  /// Returns a number that orders the files of an SDK, equal for all parts of a single file.
  func interfaceNumber(of file: Int32) -> Int { text(of: file) ?? Int(file) }

  /// Returns the number of the interface text that contains a part, or `nil` for whole files.
  private func text(of file: Int32) -> Int? {
    guard file < partCount, let library else { return self[Int(file)].interface }
    return library.textNumber(of: file)
  }
}
