extension InitCommand {
  static let description = CommandDescription(
    name: "init", summary: "Set up strex in a repository", group: .integration, operands: .folder,
    discussion: """
      Creates a .strex.yml with all settings as comments, a pre-commit hook for git, and a workflow for GitHub or a job
      for GitLab. Does not change existing files.

      If .pre-commit-config.yaml exists, init does not install a hook. If .gitlab-ci.yml exists, init writes the GitLab
      job to .gitlab/strex.yml. init lists its changes and the steps that are left to you. Exits with 0 if everything is
      fine, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<InitRequest>] = [
    .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry)
  ]
}
