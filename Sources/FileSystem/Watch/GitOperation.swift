import ProjectModel

/// A git operation in progress. It changes files of the work tree until it ends, so strex must not write there.
package enum GitOperation: CaseIterable, Sendable {
  case rebase, merge, cherryPick, revert
  /// A command that has locked the index, for example a checkout.
  case command

  /// The files in the git directory that mark the operation.
  private var marks: [String] {
    switch self {
    case .rebase: ["rebase-merge", "rebase-apply"]
    case .merge: ["MERGE_HEAD"]
    case .cherryPick: ["CHERRY_PICK_HEAD"]
    case .revert: ["REVERT_HEAD"]
    case .command: ["index.lock"]
    }
  }

  /// The operation in progress, if there is one.
  init?(in folder: FilePath) {
    let found = Self.allCases.first { operation in
      operation.marks.contains { FileStatus.exists(folder.appending($0).string) }
    }
    guard let found else { return nil }
    self = found
  }

  /// The operation as part of a sentence.
  package var phrase: String {
    switch self {
    case .rebase: "a rebase"
    case .merge: "a merge"
    case .cherryPick: "a cherry-pick"
    case .revert: "a revert"
    case .command: "a command that has locked its index"
    }
  }
}
