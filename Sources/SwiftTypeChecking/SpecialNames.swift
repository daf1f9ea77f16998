import SwiftParsing

/// The names with a meaning beyond their declarations, each with the reason. Everything that declarations express is in
/// the SDK's text. Names of the language itself are in `KnownTypes` and at the rules that need them.
enum SpecialNames {
  /// The protocols that types with an attribute conform to. Interfaces do not contain the expansions of macros.
  static let conformances: [Name: Name] = [
    Name("Observable"): Name("Observable"), Name("Model"): Name("PersistentModel"), Name("Reducer"): Name("Reducer"),
    Name("ObservableState"): Name("ObservableState"), Name("AppIntent"): Name("AppIntent"),
    Name("AppEntity"): Name("AppEntity"), Name("AppEnum"): Name("AppEnum"),
    Name("AssistantIntent"): Name("AssistantSchemaIntent"), Name("AssistantEntity"): Name("AssistantSchemaEntity"),
    Name("AssistantEnum"): Name("AssistantSchemaEnum"),
  ]

  /// Wrappers that a memberwise initializer takes themselves instead of the wrapped value. This follows from
  /// initializers that the condensed interfaces leave out.
  static let wrappersOfProjections: Set<Name> = [Name("Binding")]

  /// Protocols without members. The compiler derives the conformances to them.
  static let markers: Set<Name> = [
    Name("Sendable"), Name("Copyable"), Name("Escapable"), Name("BitwiseCopyable"), Name("SendableMetatype"),
  ]

  /// The localizable types that are not `Sendable`. Interfaces do not contain unavailable conformances.
  static let unsendable: Set<Name> = [Name("LocalizedStringKey")]
  static let sendable = Name("Sendable")

  /// SwiftUI and the modules of the SDK that re-export it. Condensed interfaces contain no imports.
  static let modulesOfSwiftUI: Set<Name> = [Name("SwiftUI"), Name("SwiftUICore"), Name("TipKit")]

  /// The protocols whose conforming types show that a source uses SwiftUI although it does not import it.
  static let protocolsOfViews: Set<Name> = [Name("View"), Name("ViewModifier"), Name("App"), Name("Scene")]

  // Previews: code that users never see.
  static let previewMacro = Name("#Preview")
  static let previewAttribute = Name("Previewable")
  static let previewTypes: Set<Name> = [
    Name("PreviewProvider"), Name("LibraryContentProvider"), Name("PreviewModifier"),
  ]

  /// The text before a key in the code that a macro's implementation generates. That code is text and has no types.
  static let keyPlaces = [
    "(localized: ", "NSLocalizedString(", "LocalizedStringKey(", "LocalizedStringResource(", "LocalizationValue(",
  ]

  // `String(format: "…", …)`: the format's placeholders do not determine the types of the arguments.
  static let formatLabel = Name("format")
  static let localeLabel = Name("locale")
  static let formattedTypes: Set<Name> = [Name("String"), Name("NSString")]
  static let formatFunction = Name("localizedStringWithFormat")

  // `.init("…", table: …)` with an unknown contextual type: these labels leave only one key type.
  static let localizedLabel = Name("localized")
  static let resource = Name("LocalizedStringResource")
  static let resourceLabels: Set<Name> = [Name("defaultValue"), Name("table"), Name("comment")]
  static let bundleLabel = Name("bundle")
  static let bundleDescriptions: Set<Name> = [Name("atURL"), Name("forClass")]

  /// The type of titles that views of unknown packages are assumed to take, as SwiftUI's own do.
  static let title = Name("LocalizedStringKey")
}
