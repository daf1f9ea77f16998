import FileSystem
import Foundation
import ProjectModel

/// The top of a work tree, package or project, with properties of the repository.
struct RepositoryTop {
  let path: FilePath
  /// Whether it is the top of a git work tree.
  let isWorkTree: Bool
  /// The hosts of the repository's remotes, in lower case.
  private let hosts: [String]

  init(_ named: NamedPath) {
    path = named.project.path
    isWorkTree = named.project.isInWorkTree
    let question = ["config", "--get-regexp", "^remote\\..*\\.url$"]
    let answer = isWorkTree ? Git.text(question, in: path) : nil
    let lines = (answer ?? "").lowercased().split(separator: "\n")
    hosts = lines.compactMap { $0.split(separator: " ", maxSplits: 1).last.map(Self.host) }
  }

  /// Returns the host in `https://host/path`, `ssh://user@host:22/path` or `user@host:path`.
  private static func host(of address: Substring) -> String {
    let place = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address
    let authority = place.prefix { $0 != "/" }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    return String(host.prefix { $0 != ":" })
  }

  /// Returns whether the host name of a remote has a prefix.
  func hasRemote(at beginning: String) -> Bool { hosts.contains { $0.hasPrefix(beginning) } }

  /// Returns whether a file exists at a path below the top. Dangling links count.
  func has(_ name: String) throws(FileError) -> Bool {
    try FileStatus.ifThere(path.appending(name).string, followsLinks: false) != nil
  }

  /// The default branch; `main` if git does not know it, or if its name would need quotes.
  var mainBranch: String {
    let question = ["symbolic-ref", "--short", "refs/remotes/origin/HEAD"]
    guard isWorkTree, let answer = Git.text(question, in: path) else { return "main" }
    let name = answer.trimmingCharacters(in: .newlines).dropFirst("origin/".count)
    let isPlain = name.first?.isLetter ?? false
    return isPlain && name.utf8.allSatisfy(Self.isPlain) ? String(name) : "main"
  }

  /// Returns whether a byte has no special meaning in YAML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber || "-_./".contains(character))
  }
}
