extension InitCommand {
  static let description = CommandDescription(
    name: "init", summary: "Set up strex in a repository", group: .integration, operands: .folder,
    discussion: """
      Creates a .strex.yml with all settings commented out, a git pre-commit hook, and a GitHub workflow or GitLab job.
      Existing files are not changed.

      If .pre-commit-config.yaml exists, init does not install a hook. If .gitlab-ci.yml exists, init writes the GitLab
      job to .gitlab/strex.yml. init lists its changes and the remaining steps. The exit status is 0 on success and 2 on
      errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<InitOptions>] = [
    .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry)
  ]
}
