// A table: declarations of SpeziLLM's modules with views in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// Models that run on a computer in the local network.
  static let speziLLMFog = PackageInterface(
    "SpeziLLMFog",
    #"""
    import SwiftUI
    struct LLMFogAuthTokenOnboardingStep: View {
      typealias Body = Never
      init(actionText: LocalizedStringResource? = _, _: () -> Void)
      @_disfavoredOverload init(actionText: some StringProtocol, _: () -> Void)
    }
    struct LLMFogDiscoveryAuthorizationView: View {
      typealias Body = Never
      init(_: () -> Void)
    }
    struct LLMFogModelOnboardingStep: View {
      typealias Body = Never
      init(actionText: LocalizedStringResource? = _, models: [LLMFogParameters.FogModelType] = _, _: (LLMFogParameters.FogModelType) -> Void)
      @_disfavoredOverload init(actionText: some StringProtocol, models: [LLMFogParameters.FogModelType] = _, _: (LLMFogParameters.FogModelType) -> Void)
    }
    struct LLMFogParameters {
      enum FogModelType: String, Identifiable {
      }
    }
    """#)

  /// Models that are downloaded to the device.
  static let speziLLMLocalDownload = PackageInterface(
    "SpeziLLMLocalDownload",
    #"""
    import SwiftUI
    struct LLMLocalDownloadView: View {
      typealias Body = Never
      init(model: LLMLocalModel, downloadDescription: LocalizedStringResource, action: () -> Void)
      @_disfavoredOverload init(model: LLMLocalModel, downloadDescription: some StringProtocol, action: () -> Void)
    }
    """#)

  /// Models with OpenAI's interface.
  static let speziLLMOpenAI = PackageInterface(
    "SpeziLLMOpenAI",
    #"""
    import SwiftUI
    struct LLMOpenAIAPITokenOnboardingStep: View {
      typealias Body = Never
      init(actionText: LocalizedStringResource? = _, _: () -> Void)
      @_disfavoredOverload init(actionText: some StringProtocol, _: () -> Void)
    }
    struct LLMOpenAIModelOnboardingStep: View {
      typealias Body = Never
      init(_: LocalizedStringResource? = _, models: [LLMOpenAIParameters.ModelType] = _, initial: LLMOpenAIParameters.ModelType? = _, action: (LLMOpenAIParameters.ModelType) -> Void)
      @_disfavoredOverload init(_: some StringProtocol, models: [LLMOpenAIParameters.ModelType] = _, initial: LLMOpenAIParameters.ModelType? = _, action: (LLMOpenAIParameters.ModelType) -> Void)
      init(actionText: LocalizedStringResource?, models: [LLMOpenAIParameters.ModelType] = _, initial: LLMOpenAIParameters.ModelType? = _, action: (LLMOpenAIParameters.ModelType) -> Void)
      @_disfavoredOverload init(actionText: some StringProtocol, models: [LLMOpenAIParameters.ModelType] = _, initial: LLMOpenAIParameters.ModelType? = _, action: (LLMOpenAIParameters.ModelType) -> Void)
      init(actionText: LocalizedStringResource? = _, models: [LLMOpenAIParameters.ModelType] = _, _: (LLMOpenAIParameters.ModelType) -> Void)
      @_disfavoredOverload init(actionText: some StringProtocol, models: [LLMOpenAIParameters.ModelType] = _, _: (LLMOpenAIParameters.ModelType) -> Void)
    }
    struct LLMOpenAIParameters {
      struct ModelType: Hashable {
        init(rawValue: String)
        var rawValue: String
      }
    }
    """#)
}
