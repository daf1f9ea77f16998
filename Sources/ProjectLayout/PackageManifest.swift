import SwiftLexing

/// What a `Package.swift` says of its sources, read without running it.
public struct PackageManifest: Sendable, Equatable {
  /// Whether `defaultLocalization:` is set: without it Xcode extracts nothing from the package's targets (facts E).
  public private(set) var isLocalized = false
  /// The folders of its targets, relative to the package: those that `path:` names, and the customary ones.
  public private(set) var targetFolders: [FilePath] = ["Sources", "Source", "src", "srcs"].map { FilePath($0) }

  public init(_ source: SourceText) {
    let tokens = Lexer.tokenize(source)
    var callees: [String] = []
    for (position, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParen:
        callees.append(position > 0 ? source.text(tokens[position - 1]) : "")
      case .rightParen:
        _ = callees.popLast()
      case .identifier where position + 2 < tokens.count && tokens[position + 1].kind == .colon:
        read(source.text(token), tokens[position + 2], inside: callees.last ?? "", source)
      default: break
      }
    }
  }

  private mutating func read(_ label: String, _ value: Token, inside callee: String, _ source: SourceText) {
    if label == "defaultLocalization" { isLocalized = value.kind != .nil }
    guard label == "path", callee.lowercased().hasSuffix("target") || callee == "macro" || callee == "plugin",
      value.kind == .string, let path = StringLiteralDecoder.decode([value], in: source)?.first
    else { return }
    targetFolders.append(FilePath(path.isEmpty ? "." : path))
  }

  /// Whether a file of the package, given by its path from the package's folder, belongs to a target's folder.
  public func covers(_ file: FilePath) -> Bool {
    targetFolders.contains { file.isWithin($0) }
  }
}
