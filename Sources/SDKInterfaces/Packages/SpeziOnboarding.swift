// A table: declarations of SpeziOnboarding and SpeziConsent in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Documents for signed consent.
  static let speziConsent = PackageInterface(
    "SpeziConsent",
    #"""
    import SpeziViews
    import SwiftUI
    class ConsentDocument: Identifiable {
      init(markdown: String, initialName: PersonNameComponents? = _)
      init(markdown: Data, initialName: PersonNameComponents? = _)
      init(contentsOf: URL, initialName: PersonNameComponents? = _)
    }
    struct ConsentSignatureForm: View {
      typealias Body = Never
      struct Labels {
        init(givenNameTitle: LocalizedStringResource? = _, givenNamePlaceholder: LocalizedStringResource? = _, familyNameTitle: LocalizedStringResource? = _, familyNamePlaceholder: LocalizedStringResource? = _)
      }
    }
    struct OnboardingConsentView: View {
      typealias Body = Never
      init(consentDocument: ConsentDocument?, title: LocalizedStringResource? = _, currentDateInSignature: Bool = _, viewState: Binding<ViewState>, action: () -> Void)
    }
    """#)

  /// Onboarding in an app.
  static let speziOnboarding = PackageInterface(
    "SpeziOnboarding",
    #"""
    import SpeziViews
    import SwiftUI
    struct OnboardingActionsView: View {
      typealias Body = Never
      init(viewState: Binding<ViewState>? = _, @ViewBuilder title: () -> Text, action: () -> Void)
      init(primaryViewState: Binding<ViewState>? = _, @ViewBuilder primaryTitle: () -> Text, primaryAction: () -> Void, secondaryViewState: Binding<ViewState>? = _, @ViewBuilder secondaryTitle: () -> Text, secondaryAction: () -> Void)
      init(_: LocalizedStringResource, viewState: Binding<ViewState>? = _, action: () -> Void)
      @_disfavoredOverload init(_: some StringProtocol, viewState: Binding<ViewState>? = _, action: () -> Void)
      init(primaryTitle: LocalizedStringResource, primaryViewState: Binding<ViewState>? = _, primaryAction: () -> Void, secondaryTitle: LocalizedStringResource, secondaryViewState: Binding<ViewState>? = _, secondaryAction: () -> Void)
      @_disfavoredOverload init(primaryTitle: some StringProtocol, primaryViewState: Binding<ViewState>? = _, primaryAction: () -> Void, secondaryTitle: some StringProtocol, secondaryViewState: Binding<ViewState>? = _, secondaryAction: () -> Void)
      init(primaryText: LocalizedStringResource, primaryViewState: Binding<ViewState>? = _, primaryAction: () -> Void, secondaryText: LocalizedStringResource, secondaryViewState: Binding<ViewState>? = _, secondaryAction: () -> Void)
      @_disfavoredOverload init(primaryText: some StringProtocol, primaryViewState: Binding<ViewState>? = _, primaryAction: () -> Void, secondaryText: some StringProtocol, secondaryViewState: Binding<ViewState>? = _, secondaryAction: () -> Void)
    }
    struct OnboardingInformationView: View {
      typealias Body = Never
      typealias Content = Area
      struct Area {
        init(@ViewBuilder icon: () -> some View, @ViewBuilder title: () -> Text, @ViewBuilder description: () -> Text)
        init(@ViewBuilder icon: () -> some View, title: LocalizedStringResource, description: LocalizedStringResource)
        @_disfavoredOverload init(@ViewBuilder icon: () -> some View, title: some StringProtocol, description: some StringProtocol)
        init(iconSymbol: String, title: LocalizedStringResource, description: LocalizedStringResource)
        @_disfavoredOverload init(iconSymbol: String, title: some StringProtocol, description: some StringProtocol)
        init<Icon: View>(icon: Icon, title: LocalizedStringResource, description: LocalizedStringResource)
        @_disfavoredOverload init<Icon: View>(icon: Icon, title: some StringProtocol, description: some StringProtocol)
      }
      init(areas: [Area])
    }
    struct OnboardingTitleView: View {
      typealias Body = Never
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _)
      @_disfavoredOverload init(title: some StringProtocol, subtitle: (some StringProtocol)? = _)
    }
    struct OnboardingView<Header: View, Content: View, Footer: View>: View {
      typealias Body = Never
      init(wrapInScrollView: Bool = _, @ViewBuilder header: () -> Header = _, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer = _)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, areas: [OnboardingInformationView.Area], actionText: LocalizedStringResource, action: () -> Void) where Header == OnboardingTitleView, Content == OnboardingInformationView, Footer == OnboardingActionsView
      @_disfavoredOverload init(title: some StringProtocol, subtitle: (some StringProtocol)? = _, areas: [OnboardingInformationView.Area], actionText: some StringProtocol, action: () -> Void) where Header == OnboardingTitleView, Content == OnboardingInformationView, Footer == OnboardingActionsView
      func disablePadding(_: Edge.Set) -> some View
    }
    struct SequentialOnboardingView<Header: View>: View {
      typealias Body = Never
      typealias Content = Step
      struct Step {
        init(title: LocalizedStringResource? = _, description: LocalizedStringResource)
        @_disfavoredOverload init(title: (some StringProtocol)? = _, description: some StringProtocol)
      }
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, content: [Content], actionText: LocalizedStringResource, action: () -> Void) where Header == OnboardingTitleView
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, steps: [Step], actionText: LocalizedStringResource, action: () -> Void) where Header == OnboardingTitleView
      @_disfavoredOverload init(title: some StringProtocol, subtitle: (some StringProtocol)? = _, steps: [Step], actionText: some StringProtocol, action: () -> Void) where Header == OnboardingTitleView
      init(@ViewBuilder header: () -> Header, steps: [Step], actionText: LocalizedStringResource, action: () -> Void)
      @_disfavoredOverload init(@ViewBuilder header: () -> Header, steps: [Step], actionText: some StringProtocol, action: () -> Void)
    }
    """#)
}
