import CommandLineInterface
import ProjectSync
import StringExtraction

extension Diagnostic {
  /// The diagnostic with the option that helps, because only the command line knows options.
  var withRemedy: Diagnostic {
    guard let end = Remedies.ends[identifier], identifier != "no-catalog" || severity == .error else { return self }
    var diagnostic = self
    diagnostic.message += end
    return diagnostic
  }
}

extension SyncGap.Repair {
  /// The option that fixes the problem.
  var option: OptionName {
    switch self {
    case .acceptAssumed: .acceptAssumed
    case .carryRenames: .carryRenames
    case .createCatalogs: .createCatalogs
    }
  }
}

// Suffixes of messages that recommend an option, by the identifiers of diagnostics.
enum Remedies {
  static let ends = [
    "ambiguous-rename": "; --rename chooses",
    "catalog-outside": "; ‘--catalog’ with its path allows that",
    "no-catalog": "; --create-catalogs creates one for each table",
    "possible-rename": "; --carry-renames keeps the translations",
    "property-list-behind": "; ‘--fill’ adds what is missing",
    "settings-behind": "; ‘--catalog’ with its path adds them",
    "unknown-interpolation-type": " with --accept-assumed",
    "unknown-source-language": ": name it with --source-language",
    "unused-keys": "; --remove-unused takes such keys out",
  ]
}
