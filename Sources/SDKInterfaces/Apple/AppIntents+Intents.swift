// A table: declarations of AppIntents in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Intents, their titles, descriptions, dialogs and results.
  static let appIntentsIntents = InterfaceFile(
    "AppIntents",
    #"""
    protocol PersistentlyIdentifiable {
      static var persistentIdentifier: String
    }
    extension PersistentlyIdentifiable {
      static var persistentIdentifier: String
    }
    protocol AppIntent: PersistentlyIdentifiable {
      associatedtype PerformResult: IntentResult
      associatedtype SummaryContent: ParameterSummary
      static var title: LocalizedStringResource
      static var description: IntentDescription?
      static var openAppWhenRun: Bool
      static var authenticationPolicy: IntentAuthenticationPolicy
      static var isDiscoverable: Bool
      static var supportedModes: IntentModes
      static var parameterSummary: Self.SummaryContent
      func perform() -> Self.PerformResult
      init()
    }
    extension AppIntent {
      typealias Parameter<Value> = IntentParameter<Value>
      typealias Dependency<Value> = AppDependency<Value>
      typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
      typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
      typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
      typealias DefaultCase<Value, Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Value, Content>
      typealias Summary = IntentParameterSummary<Self>
      typealias Option = IntentChoiceOption
      static var openAppWhenRun: Bool
      static var authenticationPolicy: IntentAuthenticationPolicy
      static var description: IntentDescription?
      static var supportedModes: IntentModes
      static var isDiscoverable: Bool
      static var persistentIdentifier: String
      static var parameterSummary: some ParameterSummary
      var systemContext: IntentSystemContext
      func donate() -> IntentDonationIdentifier
      func donate(result: some IntentResult) -> IntentDonationIdentifier
      func callAsFunction(donate: Bool = _) -> Self.PerformResult.Value
      func continueInForeground(_: IntentDialog? = _, alwaysConfirm: Bool = _)
      func needsToContinueInForegroundError(_: IntentDialog? = _, alwaysConfirm: Bool = _) -> AppIntentError
      func requestConfirmation()
      func requestConfirmation<Result: IntentResult>(result: Result, confirmationActionName: ConfirmationActionName = _, showPrompt: Bool = _)
      func requestConfirmation<Result: IntentResult>(output: Result, confirmationActionName: ConfirmationActionName = _, showPrompt: Bool = _)
      func requestConfirmation(conditions: ConfirmationConditions = _, actionName: ConfirmationActionName = _, dialog: IntentDialog)
      func requestConfirmation<Content: View>(conditions: ConfirmationConditions = _, actionName: ConfirmationActionName = _, dialog: IntentDialog? = _, showDialogAsPrompt: Bool = _, @ViewBuilder content: () -> Content)
      func requestConfirmation<Content: View>(conditions: ConfirmationConditions = _, actionName: ConfirmationActionName = _, dialog: IntentDialog? = _, showDialogAsPrompt: Bool = _, view: Content)
      func requestConfirmation<Intent: SnippetIntent>(conditions: ConfirmationConditions = _, actionName: ConfirmationActionName = _, dialog: IntentDialog? = _, showDialogAsPrompt: Bool = _, snippetIntent: Intent) -> Intent.PerformResult.Value
      @_disfavoredOverload func requestConfirmation<Intent: SnippetIntent>(conditions: ConfirmationConditions = _, actionName: ConfirmationActionName = _, dialog: IntentDialog? = _, showDialogAsPrompt: Bool = _, snippetIntent: Intent)
      func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = _) -> IntentChoiceOption
      func requestChoice<Content: View>(between: [IntentChoiceOption], dialog: IntentDialog? = _, @ViewBuilder content: () -> Content) -> IntentChoiceOption
    }
    struct IntentModes: OptionSet {
      typealias RawValue = Int
      typealias Element = IntentModes
      init(rawValue: Int)
      static var background: IntentModes
      static var foreground: IntentModes
      static func foreground(_: IntentModes.ForegroundMode) -> IntentModes
      enum ForegroundMode {
        case immediate, dynamic, deferred
      }
    }
    struct IntentChoiceOption: Equatable {
      init(title: LocalizedStringResource, style: IntentChoiceOption.Style = _)
      var title: LocalizedStringResource
      var style: IntentChoiceOption.Style
      static var cancel: IntentChoiceOption
      enum Style {
        case `default`, cancel, destructive
      }
    }
    struct ConfirmationConditions: OptionSet {
      typealias RawValue = Int
      typealias Element = ConfirmationConditions
      init(rawValue: Int)
    }
    struct IntentSystemContext {
      var preciseTimestamp: Date?
      var currentMode: IntentModes
    }
    enum IntentAuthenticationPolicy: Hashable {
      case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
    }
    struct AppIntentError: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource
      static var restartPerform: AppIntentError
    }
    struct IntentDonationIdentifier: Hashable {}
    struct IntentDonationManager {
      static var shared: IntentDonationManager
      func donate(intent: some AppIntent) -> IntentDonationIdentifier
      func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier
      func deleteDonations(matching: IntentDonationMatchingPredicate) -> [IntentDonationIdentifier]
    }
    struct IntentDonationMatchingPredicate {
      static func donationIdentifier(_: IntentDonationIdentifier) -> IntentDonationMatchingPredicate
      static func entityIdentifier(_: EntityIdentifier) -> IntentDonationMatchingPredicate
      static func intentType(_: any AppIntent.Type, entityIdentifier: EntityIdentifier? = _) -> IntentDonationMatchingPredicate
    }

    protocol SystemIntent: AppIntent {}
    protocol AudioPlaybackIntent: SystemIntent {}
    protocol AudioRecordingIntent: SystemIntent {}
    protocol AudioStartingIntent: SystemIntent {}
    protocol CameraCaptureIntent: SystemIntent {}
    protocol ControlConfigurationIntent: SystemIntent {}
    protocol CustomIntentMigratedAppIntent: AppIntent {
      static var intentClassName: String
    }
    protocol DeleteIntent: SystemIntent {
      associatedtype Entity: AppEntity
      var entities: [Self.Entity]
    }
    protocol DeprecatedAppIntent: AppIntent {
      associatedtype ReplacementIntent: AppIntent = Never
      static var deprecation: IntentDeprecation<Self.ReplacementIntent>
    }
    protocol ForegroundContinuableIntent: AppIntent {}
    extension ForegroundContinuableIntent {
      func needsToContinueInForegroundError(_: IntentDialog? = _, continuation: (() -> Void)? = _) -> AppIntentError
      func requestToContinueInForeground<ResultValue>(_: IntentDialog? = _, continuation: (() -> ResultValue) = _) -> ResultValue
    }
    protocol LiveActivityIntent: SystemIntent {}
    protocol LiveActivityStartingIntent: SystemIntent {}
    protocol OpenIntent: SystemIntent {
      associatedtype Value: AppValue
      var target: Self.Value
    }
    extension OpenIntent {
      static var openAppWhenRun: Bool
      func perform() -> some IntentResult
    }
    struct OpenURLIntent: AppIntent {
      init()
      init(_: URL)
      static var title: LocalizedStringResource
      func perform() -> some IntentResult
    }
    protocol PauseWorkoutIntent: SystemIntent {}
    protocol ResumeWorkoutIntent: SystemIntent {}
    protocol StartDiveIntent: SystemIntent {}
    protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
      associatedtype WorkoutStyle: AppValue
      var workoutStyle: Self.WorkoutStyle
      static var suggestedWorkouts: [Self]
    }
    protocol PlayVideoIntent: SystemIntent {
      static var supportedCategories: [VideoCategory]
      var term: String
    }
    enum VideoCategory: String, AppEnum {
      case movies, tv, freeform
    }
    protocol PredictableIntent: AppIntent {
      associatedtype Prediction: IntentPredictionConfiguration
      @IntentPredictionsBuilder<Self> static var predictionConfiguration: Self.Prediction
    }
    protocol IntentPredictionConfiguration {
      associatedtype Intent: AppIntent
    }
    @resultBuilder enum IntentPredictionsBuilder<Intent: AppIntent> {
      static func buildExpression<A0: IntentPredictionConfiguration>(_: A0) -> A0 where Intent == A0.Intent
    }
    struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
      init(displayRepresentation: () -> DisplayRepresentation) where T == ()
      init<Value0>(parameters: (KeyPath<Intent, IntentParameter<Value0>>), displayRepresentation: (Value0) -> DisplayRepresentation)
      init<Value0, Value1>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>), displayRepresentation: (Value0, Value1) -> DisplayRepresentation)
      init<Value0, Value1, Value2>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>), displayRepresentation: (Value0, Value1, Value2) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>), displayRepresentation: (Value0, Value1, Value2, Value3) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>, KeyPath<Intent, IntentParameter<Value9>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>, KeyPath<Intent, IntentParameter<Value9>>, KeyPath<Intent, IntentParameter<Value10>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>, KeyPath<Intent, IntentParameter<Value9>>, KeyPath<Intent, IntentParameter<Value10>>, KeyPath<Intent, IntentParameter<Value11>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11, Value12>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>, KeyPath<Intent, IntentParameter<Value9>>, KeyPath<Intent, IntentParameter<Value10>>, KeyPath<Intent, IntentParameter<Value11>>, KeyPath<Intent, IntentParameter<Value12>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11, Value12) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11, Value12, Value13>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>, KeyPath<Intent, IntentParameter<Value9>>, KeyPath<Intent, IntentParameter<Value10>>, KeyPath<Intent, IntentParameter<Value11>>, KeyPath<Intent, IntentParameter<Value12>>, KeyPath<Intent, IntentParameter<Value13>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11, Value12, Value13) -> DisplayRepresentation)
      init<Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11, Value12, Value13, Value14>(parameters: (KeyPath<Intent, IntentParameter<Value0>>, KeyPath<Intent, IntentParameter<Value1>>, KeyPath<Intent, IntentParameter<Value2>>, KeyPath<Intent, IntentParameter<Value3>>, KeyPath<Intent, IntentParameter<Value4>>, KeyPath<Intent, IntentParameter<Value5>>, KeyPath<Intent, IntentParameter<Value6>>, KeyPath<Intent, IntentParameter<Value7>>, KeyPath<Intent, IntentParameter<Value8>>, KeyPath<Intent, IntentParameter<Value9>>, KeyPath<Intent, IntentParameter<Value10>>, KeyPath<Intent, IntentParameter<Value11>>, KeyPath<Intent, IntentParameter<Value12>>, KeyPath<Intent, IntentParameter<Value13>>, KeyPath<Intent, IntentParameter<Value14>>), displayRepresentation: (Value0, Value1, Value2, Value3, Value4, Value5, Value6, Value7, Value8, Value9, Value10, Value11, Value12, Value13, Value14) -> DisplayRepresentation)
    }
    struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}
    protocol ProgressReportingIntent: AppIntent {}
    extension ProgressReportingIntent {
      var progress: Progress
    }
    protocol PushToTalkTransmissionIntent: SystemIntent {}
    protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
      var appContext: FocusFilterAppContext
      static func suggestedFocusFilters(for: FocusFilterSuggestionContext) -> [Self]
    }
    extension SetFocusFilterIntent {
      var appContext: FocusFilterAppContext
      static func suggestedFocusFilters(for: FocusFilterSuggestionContext) -> [Self]
      static func invalidateFocusFilterAppContext()
      static var current: Self
    }
    struct FocusFilterAppContext {
      init(notificationFilterPredicate: NSPredicate? = _, targetContentIdentifierPrefix: String? = _)
      var notificationFilterPredicate: NSPredicate?
      var targetContentIdentifierPrefix: String?
    }
    struct FocusFilterSuggestionContext {}
    enum SetFocusFilterIntentError: LocalizedError, Hashable {
      case notFound, missingParameterValue
    }
    protocol SetValueIntent: SystemIntent {
      associatedtype ValueType
      var value: Self.ValueType
    }
    protocol ShowInAppSearchResultsIntent: SystemIntent {
      associatedtype Criteria
      var criteria: Self.Criteria
      static var searchScopes: [StringSearchScope]
    }
    struct StringSearchCriteria: Hashable {
      init(term: String)
      var term: String
    }
    enum StringSearchScope: String, AppEnum {
      case general, movies, tv, freeformVideo
    }
    protocol SnippetIntent: AppIntent {}
    struct EmptySnippetIntent: SnippetIntent {
      init()
      static var title: LocalizedStringResource
      func perform() -> some IntentResult
    }
    extension SnippetIntent {
      static func reload()
    }
    protocol TargetContentProvidingIntent: AppIntent {}
    protocol UndoableIntent: AppIntent {}
    extension UndoableIntent {
      var undoManager: UndoManager?
    }
    protocol URLRepresentableIntent: AppIntent {}
    protocol WidgetConfigurationIntent: AppIntent {}
    extension WidgetConfigurationIntent {
      func perform() -> Never
    }
    extension NSUserActivity {
      func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of: Intent.Type = _) -> Intent?
    }

    @localizable struct IntentDescription: ExpressibleByStringInterpolation {
      typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      typealias StringLiteralType = String
      var descriptionText: LocalizedStringResource
      var categoryName: LocalizedStringResource?
      var searchKeywords: [LocalizedStringResource]
      var resultValueName: LocalizedStringResource?
      init(_: LocalizedStringResource, categoryName: LocalizedStringResource? = _, searchKeywords: [LocalizedStringResource] = _)
      init(_: LocalizedStringResource, categoryName: LocalizedStringResource? = _, searchKeywords: [LocalizedStringResource] = _, resultValueName: LocalizedStringResource?)
      init(stringLiteral: @localizationKey String)
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    }
    @localizable struct IntentDialog: ExpressibleByStringInterpolation {
      typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      typealias StringLiteralType = String
      init(_: LocalizedStringResource)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource)
      init(full: LocalizedStringResource, systemImageName: String)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String)
      init(stringLiteral: @localizationKey String)
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    }
    struct IntentDeprecation<ReplacementIntent: AppIntent> {
      init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?)
      init(message: LocalizedStringResource) where ReplacementIntent == Never
      init(replacedBy: ReplacementIntent.Type)
      var message: LocalizedStringResource
      var replacedBy: ReplacementIntent.Type?
    }
    struct ConfirmationActionName {
      static var add: ConfirmationActionName
      static var addData: ConfirmationActionName
      static var book: ConfirmationActionName
      static var buy: ConfirmationActionName
      static var call: ConfirmationActionName
      static var checkIn: ConfirmationActionName
      static var `continue`: ConfirmationActionName
      static var create: ConfirmationActionName
      static var `do`: ConfirmationActionName
      static var download: ConfirmationActionName
      static var filter: ConfirmationActionName
      static var find: ConfirmationActionName
      static var get: ConfirmationActionName
      static var go: ConfirmationActionName
      static var log: ConfirmationActionName
      static var open: ConfirmationActionName
      static var order: ConfirmationActionName
      static var pay: ConfirmationActionName
      static var play: ConfirmationActionName
      static var playSound: ConfirmationActionName
      static var post: ConfirmationActionName
      static var request: ConfirmationActionName
      static var run: ConfirmationActionName
      static var search: ConfirmationActionName
      static var send: ConfirmationActionName
      static var set: ConfirmationActionName
      static var share: ConfirmationActionName
      static var start: ConfirmationActionName
      static var startNavigation: ConfirmationActionName
      static var toggle: ConfirmationActionName
      static var turnOff: ConfirmationActionName
      static var turnOn: ConfirmationActionName
      static var view: ConfirmationActionName
      static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = _) -> ConfirmationActionName
    }

    protocol IntentResult {
      associatedtype Value = Never
      associatedtype OpensAppIntent = Never
      associatedtype Snippet = Never
      associatedtype Dialog = Never
      var value: Self.Value?
    }
    protocol ReturnsValue<Value>: IntentResult {}
    protocol OpensIntent: IntentResult {}
    protocol ProvidesDialog: IntentResult {}
    protocol ShowsSnippetView: IntentResult {}
    protocol ShowsSnippetIntent: IntentResult {}
    struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, ReturnsValue, OpensIntent, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent {
      var value: Value?
      var dialog: IntentDialog?
      var opensIntent: OpensAppIntent?
    }
    extension IntentResult {
      static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never>
      static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never>
      static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never>
      static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog>
      static func result<Value, OpensAppIntent: AppIntent>(value: Value, opensIntent: OpensAppIntent) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never>
      static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog>
      static func result<Value, OpensAppIntent: AppIntent>(value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog>
      static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog>
      static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self where Self == IntentResultContainer<Never, Never, Never, Never>
      static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog>
      static func result<Intent: AppIntent>(actionButtonIntent: Intent, activityIdentifier: String) -> Self where Self == IntentResultContainer<Never, Never, Never, Never>
      static func result<Intent: AppIntent>(actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog>
      static func result<Value, Intent: AppIntent>(value: Value, actionButtonIntent: Intent) -> Self where Self == IntentResultContainer<Value, Never, Never, Never>
      static func result<Value, Intent: AppIntent>(value: Value, actionButtonIntent: Intent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog>
      static func result<Value, Intent: AppIntent>(value: Value, actionButtonIntent: Intent, activityIdentifier: String) -> Self where Self == IntentResultContainer<Value, Never, Never, Never>
      static func result<Value, Intent: AppIntent>(value: Value, actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog>
      static func result<Intent: SnippetIntent>(snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Never, Never, Intent, Never>
      static func result<Intent: SnippetIntent>(dialog: IntentDialog, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Never, Never, Intent, IntentDialog>
      static func result<OpensAppIntent: AppIntent, Intent: SnippetIntent>(opensIntent: OpensAppIntent, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Intent, Never>
      static func result<OpensAppIntent: AppIntent, Intent: SnippetIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Intent, IntentDialog>
      static func result<Value, Intent: SnippetIntent>(value: Value, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Value, Never, Intent, Never>
      static func result<Value, Intent: SnippetIntent>(value: Value, dialog: IntentDialog, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Value, Never, Intent, IntentDialog>
      static func result<Value, OpensAppIntent: AppIntent, Intent: SnippetIntent>(value: Value, opensIntent: OpensAppIntent, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Intent, Never>
      static func result<Value, OpensAppIntent: AppIntent, Intent: SnippetIntent>(value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: Intent = _) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Intent, IntentDialog>
      static func result<Content: View>(view: Content) -> Self where Self == IntentResultContainer<Never, Never, Content, Never>
      static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Never, Content, Never>
      static func result<Value, Content: View>(value: Value, view: Content) -> Self where Self == IntentResultContainer<Value, Never, Content, Never>
      static func result<Value, Content: View>(value: Value, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Value, Never, Content, Never>
      static func result<Value, OpensAppIntent: AppIntent, Content: View>(value: Value, opensIntent: OpensAppIntent, view: Content) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Content, Never>
      static func result<Value, OpensAppIntent: AppIntent, Content: View>(value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Content, Never>
      static func result<Value, OpensAppIntent: AppIntent, Content: View>(value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Content, IntentDialog>
      static func result<Value, OpensAppIntent: AppIntent, Content: View>(value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Content, IntentDialog>
      static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog>
      static func result<Value, Content: View>(value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog>
      static func result<OpensAppIntent: AppIntent, Content: View>(opensIntent: OpensAppIntent, view: Content) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Content, Never>
      static func result<OpensAppIntent: AppIntent, Content: View>(opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Content, Never>
      static func result<OpensAppIntent: AppIntent, Content: View>(opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Content, IntentDialog>
      static func result<OpensAppIntent: AppIntent, Content: View>(opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Content, IntentDialog>
      static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog>
      static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog>
    }
    extension Never: IntentResult, AppIntent, ParameterSummary {}

    @propertyWrapper class AppDependency<Value> {
      init(key: AnyHashable? = _, manager: AppDependencyManager = _)
      init(key: AnyHashable? = _, manager: AppDependencyManager = _, default: @autoclosure () -> Value)
      var wrappedValue: Value
      var projectedValue: AppDependency<Value>
    }
    class AppDependencyManager {
      static var shared: AppDependencyManager
      init()
      func add<Dependency>(key: AnyHashable? = _, dependency: @autoclosure () -> Dependency)
      func add<Dependency>(key: AnyHashable? = _, dependency: () -> Dependency)
    }
    protocol AppIntentsExtension {}
    protocol AppIntentsPackage {
      static var includedPackages: [any AppIntentsPackage.Type]
    }
    extension AppIntentsPackage {
      static var includedPackages: [any AppIntentsPackage.Type]
    }
    struct RelevantIntent {
      init<IntentType: WidgetConfigurationIntent>(_: IntentType, widgetKind: String, relevance: RelevantContext)
    }
    class RelevantIntentManager {
      static var shared: RelevantIntentManager
      func updateRelevantIntents(_: [RelevantIntent])
    }
    struct RelevantContext {
      static func date(_: Date) -> RelevantContext
      static func date(from: Date, to: Date) -> RelevantContext
      static func location(_: CLRegion) -> RelevantContext
      static func location(inferred: RelevantContext.InferredLocation) -> RelevantContext
      static func sleep(_: RelevantContext.SleepCondition) -> RelevantContext
      static func fitness(_: RelevantContext.FitnessCondition) -> RelevantContext
      enum InferredLocation {
        case home, work, school, commute
      }
      enum SleepCondition {
        case wakeup, bedtime
      }
      enum FitnessCondition {
        case workoutActive, activityRingsIncomplete
      }
    }
    """#)
}
