import FileSystem

/// A CI service, and its configuration file.
enum CIService: CaseIterable {
  case gitHub, gitLab

  /// The service's name, the prefix of its host names, and the file or folder that indicates its use.
  private var traits: (name: String, host: String, mark: String) {
    switch self {
    case .gitHub: ("GitHub", "github.", ".github")
    case .gitLab: ("GitLab", "gitlab.", ".gitlab-ci.yml")
    }
  }

  func isUsed(in top: RepositoryTop) throws(FileError) -> Bool {
    if top.hasRemote(at: traits.host) { return true }
    return try top.has(traits.mark)
  }

  /// Returns the file for a repository. If a service has only one file and it exists, the user has to include ours in
  /// it.
  func file(in top: RepositoryTop, of release: StrexRelease) throws(FileError) -> SetupFile {
    switch self {
    case .gitHub:
      return SetupFile(
        path: ".github/workflows/strex.yml", text: Self.workflow(branch: top.mainBranch, release),
        purpose: "checks the catalogs on \(traits.name)")
    case .gitLab:
      let (isTaken, own) = (try top.has(traits.mark), ".gitlab/strex.yml")
      let hint = isTaken ? " after you add `include:` and `  - local: \(own)` to \(traits.mark)" : ""
      return SetupFile(
        path: isTaken ? own : traits.mark, text: Self.job(release), purpose: "checks catalogs on \(traits.name)\(hint)")
    }
  }

  private static func workflow(branch: String, _ release: StrexRelease) -> String {
    """
    # Checks that the string catalogs are in sync with the code and lints the translations. Runs on Linux.
    # Created by 'strex init'; edit as you like.
    name: strings
    on:
      pull_request:
      push:
        branches: [\(branch)]
    permissions:
      contents: read
    jobs:
      strings:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v5
          - uses: \(release.repository)/.github/actions/strex@\(release.tag)
            with:
              checks: |
                sync --check
                lint

    """
  }

  private static func job(_ release: StrexRelease) -> String {
    """
    # Checks that the string catalogs are in sync with the code and lints the translations. Runs on Linux.
    # Created by 'strex init'; edit as you like.
    strings:
      image:
        name: \(release.image)
        entrypoint: [""]
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      script:
        - strex sync --check
        - strex lint

    """
  }
}
