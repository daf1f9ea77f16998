import Diagnostics
import ProjectAnalysis

extension Diagnostic {
  /// The diagnostic with the option that helps, because only the command line knows options.
  var withRemedy: Diagnostic {
    guard let help = Remedies.help[identifier], identifier != "no-catalog" || severity == .error && self.help == nil
    else { return self }
    return adding(help)
  }

  /// The diagnostic with the command that helps after a commit to which a hook has added the changes.
  var withRemedyAfterCommit: Diagnostic { Remedies.afterCommit[identifier].map(adding) ?? withRemedy }

  private func adding(_ help: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.help = (self.help ?? "") + help
    return diagnostic
  }
}

extension SyncGap.Repair {
  /// The option that fixes the problem, with its dashes.
  var option: String {
    switch self {
    case .acceptAssumed: "--accept-assumed"
    case .carryRenames: "--carry-renames"
    case .createCatalogs: "--create-catalogs"
    }
  }
}

/// Recommendations of options, by the identifiers of diagnostics. Each follows the help that a diagnostic already has.
enum Remedies {
  static let help = [
    "ambiguous-rename": "choose the new key with `--rename OLD=NEW`",
    "catalog-outside": "pass the catalog with `--catalog` to allow the link",
    "no-catalog": "use `--create-catalogs` to create a catalog for each table",
    "possible-rename": "use `--carry-renames` to keep the translations",
    "property-list-behind": "use `--fill` to add the missing strings",
    "settings-behind": "pass the table with `--catalog` to add them",
    "unknown-interpolation-type": " with `--accept-assumed`",
    "unknown-source-language": "use `--source-language LANG`",
    "unused-keys": "use `--remove-unused` to remove them",
  ]

  /// Recommendations for keys that were renamed before the last commit.
  static let afterCommit = [
    "ambiguous-rename": "choose the new key after the commit with `strex sync --rename OLD=NEW`",
    "possible-rename": "run `strex sync --carry-all-renames` after the commit to keep the translations",
  ]
}
