/// Declarations of a package's module in the condensed form of Apple's interfaces, for projects that import it and do
/// not contain its sources. They cover declarations that decide whether literals are keys, and the types of
/// interpolations.
public struct PackageInterface: Sendable {
  /// The module's name in imports.
  public let module: String
  public let text: StaticString

  init(_ module: String, _ text: StaticString) {
    self.module = module
    self.text = text
  }

  /// All modules, in the order of their names.
  public static let all: [PackageInterface] = [
    .alertToast,
    .algorithms,
    .buttonKit,
    .collections,
    .composableArchitecture,
    .customAlert,
    .defaults,
    .dependencies,
    .identifiedCollections,
    .keyboardShortcuts,
    .launchAtLogin,
    .markdownUI,
    .orderedCollections,
    .settings,
    .sfSafeSymbols,
    .sharing,
    .sparkle,
    .speziAccount,
    .speziConsent,
    .speziLLMFog,
    .speziLLMLocalDownload,
    .speziLLMOpenAI,
    .speziOnboarding,
    .speziPersonalInfo,
    .speziScheduler,
    .speziSchedulerUI,
    .speziValidation,
    .speziViews,
    .swiftDate,
    .swiftNavigation,
    .swiftUINavigation,
    .swiftUINavigationCore,
    .swiftUIX,
    .swiftyJSON,
  ]
}
