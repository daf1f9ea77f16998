import CommandLineInterface
import ProjectSync
import StringExtraction

extension Diagnostic {
  /// The message of a sync or migration with the option that helps, which only the command line has.
  var withRemedy: Diagnostic {
    guard let end = Remedies.ends[identifier], identifier != "no-catalog" || severity == .error else { return self }
    var diagnostic = self
    diagnostic.message += end
    return diagnostic
  }
}

extension SyncGap.Repair {
  /// The option that repairs the place.
  var option: OptionName {
    switch self {
    case .acceptAssumed: .acceptAssumed
    case .carryRenames: .carryRenames
    case .createCatalogs: .createCatalogs
    }
  }
}

// A table: how sentences end that tell of an option, by the identifiers of messages.
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
