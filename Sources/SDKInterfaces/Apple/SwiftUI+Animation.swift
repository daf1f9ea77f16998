// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Animations, transitions, effects.
  static let swiftUIAnimation = InterfaceFile(
    "SwiftUI",
    #"""
    protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic
      var animatableData: Self.AnimatableData
    }
    protocol AnimatableModifier: Animatable, ViewModifier {}
    struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
      init(_: First, _: Second)
      var first: First
      var second: Second
      static var zero: AnimatablePair<First, Second>
      func scale(by: Double)
      static func += (_: inout AnimatablePair<First, Second>, _: AnimatablePair<First, Second>)
      static func -= (_: inout AnimatablePair<First, Second>, _: AnimatablePair<First, Second>)
      static func + (_: AnimatablePair<First, Second>, _: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
      static func - (_: AnimatablePair<First, Second>, _: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
    }
    struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
      init(_: repeat each Value)
    }
    struct Animation: Equatable, Hashable, CustomStringConvertible {
      init<A: CustomAnimation>(_: A)
      var base: any CustomAnimation
      static var easeInOut: Animation
      static var easeIn: Animation
      static var easeOut: Animation
      static var linear: Animation
      static var `default`: Animation
      static var interpolatingSpring: Animation
      static var spring: Animation
      static var interactiveSpring: Animation
      static var smooth: Animation
      static var snappy: Animation
      static var bouncy: Animation
      static var systemOverlayAppearance: Animation
      static var systemOverlayDelayedDisappearance: Animation
      static var systemOverlayDisappearance: Animation
      static var systemOverlayDisappearanceDelay: TimeInterval
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
      func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
      func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
      func repeatCount(_: Int, autoreverses: Bool = _) -> Animation
      func repeatForever(autoreverses: Bool = _) -> Animation
      func logicallyComplete(after: TimeInterval) -> Animation
      func delay(_: TimeInterval) -> Animation
      func speed(_: Double) -> Animation
      static func spring(_: Spring, blendDuration: TimeInterval = _) -> Animation
      static func interpolatingSpring(_: Spring, initialVelocity: Double = _) -> Animation
      static func timingCurve(_: UnitCurve, duration: TimeInterval) -> Animation
      static func easeInOut(duration: TimeInterval) -> Animation
      static func easeIn(duration: TimeInterval) -> Animation
      static func easeOut(duration: TimeInterval) -> Animation
      static func linear(duration: TimeInterval) -> Animation
      static func timingCurve(_: Double, _: Double, _: Double, _: Double, duration: TimeInterval = _) -> Animation
      static func interpolatingSpring(mass: Double = _, stiffness: Double, damping: Double, initialVelocity: Double = _) -> Animation
      static func interpolatingSpring(duration: TimeInterval = _, bounce: Double = _, initialVelocity: Double = _) -> Animation
      static func spring(duration: TimeInterval = _, bounce: Double = _, blendDuration: Double = _) -> Animation
      @_disfavoredOverload static func spring(response: Double = _, dampingFraction: Double = _, blendDuration: TimeInterval = _) -> Animation
      @_disfavoredOverload static func interactiveSpring(response: Double = _, dampingFraction: Double = _, blendDuration: TimeInterval = _) -> Animation
      static func interactiveSpring(duration: TimeInterval = _, extraBounce: Double = _, blendDuration: TimeInterval = _) -> Animation
      static func smooth(duration: TimeInterval = _, extraBounce: Double = _) -> Animation
      static func snappy(duration: TimeInterval = _, extraBounce: Double = _) -> Animation
      static func bouncy(duration: TimeInterval = _, extraBounce: Double = _) -> Animation
    }
    struct AnimationCompletionCriteria: Hashable {
      static var logicallyComplete: AnimationCompletionCriteria
      static var removed: AnimationCompletionCriteria
    }
    struct AnimationContext<Value: VectorArithmetic> {
      var state: AnimationState<Value>
      var isLogicallyComplete: Bool
      var environment: EnvironmentValues
      func withState<T: VectorArithmetic>(_: AnimationState<T>) -> AnimationContext<T>
    }
    struct AnimationState<Value: VectorArithmetic> {
      init()
      subscript<K: AnimationStateKey>(_: K.Type) -> K.Value
    }
    protocol AnimationStateKey {
      associatedtype Value
      static var defaultValue: Self.Value
    }
    struct AnimationTimelineSchedule: TimelineSchedule {
      init(minimumInterval: Double? = _, paused: Bool = _)
      func entries(from: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries
      struct Entries: Sequence, IteratorProtocol {
        typealias Element = Date
        func next() -> Date?
      }
    }
    struct AnyTransition {
      init<T: Transition>(_: T)
      static var slide: AnyTransition
      static var scale: AnyTransition
      static var opacity: AnyTransition
      static var identity: AnyTransition
      func combined(with: AnyTransition) -> AnyTransition
      func animation(_: Animation?) -> AnyTransition
      static func push(from: Edge) -> AnyTransition
      static func offset(_: CGSize) -> AnyTransition
      static func offset(x: CGFloat = _, y: CGFloat = _) -> AnyTransition
      static func scale(scale: CGFloat, anchor: UnitPoint = _) -> AnyTransition
      static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
      static func move(edge: Edge) -> AnyTransition
      static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    }
    struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
      typealias Body = Never
      init(insertion: Insertion, removal: Removal)
      var insertion: Insertion
      var removal: Removal
      static var properties: TransitionProperties
      func body(content: AsymmetricTransition<Insertion, Removal>.Content, phase: TransitionPhase) -> some View
    }
    struct AutomaticNavigationTransition: NavigationTransition {}
    struct BlurReplaceTransition: Transition {
      typealias Body = Never
      init(configuration: BlurReplaceTransition.Configuration)
      var configuration: BlurReplaceTransition.Configuration
      func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View
      struct Configuration: Equatable {
        static var downUp: BlurReplaceTransition.Configuration
        static var upUp: BlurReplaceTransition.Configuration
      }
    }
    struct ContentTransition: Equatable {
      static var identity: ContentTransition
      static var opacity: ContentTransition
      static var interpolate: ContentTransition
      static var symbolEffect: ContentTransition
      static func numericText(countsDown: Bool = _) -> ContentTransition
      static func numericText(value: Double) -> ContentTransition
      static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(_: T, options: SymbolEffectOptions = _) -> ContentTransition
    }
    struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
      typealias Body = CubicKeyframe<Value>
      init(_: Value, duration: TimeInterval, startVelocity: Value? = _, endVelocity: Value? = _)
    }
    protocol CustomAnimation: Hashable {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
      func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
      func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
    }
    extension CustomAnimation {
      func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
      func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
    }
    struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
    struct EmptyVisualEffect: VisualEffect {
      init()
    }
    protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
      func effectValue(size: CGSize) -> ProjectionTransform
    }
    struct GlassEffectTransition {
      static var identity: GlassEffectTransition
      static var matchedGeometry: GlassEffectTransition
      static var materialize: GlassEffectTransition
    }
    struct IdentityTransition: Transition {
      typealias Body = IdentityTransition.Content
      init()
      static var properties: TransitionProperties
      func body(content: IdentityTransition.Content, phase: TransitionPhase) -> IdentityTransition.Content
    }
    struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where Value == KeyframePath.Value {
      typealias Body = Never
      init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath)
      init(initialValue: Value, repeating: Bool = _, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath)
    }
    protocol Keyframes<Value> {
      associatedtype Value = Self.Body.Value
      associatedtype Body: Keyframes
      @KeyframesBuilder<Self.Value> var body: Self.Body
    }
    @resultBuilder struct KeyframesBuilder<Value> {
      static func buildExpression<K: KeyframeTrackContent>(_: K) -> K where Value == K.Value
      static func buildExpression<Content: Keyframes>(_: Content) -> Content where Value == Content.Value
      static func buildFinalResult<Content: KeyframeTrackContent>(_: Content) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value
      static func buildFinalResult<Content: Keyframes>(_: Content) -> Content where Value == Content.Value
    }
    struct KeyframeTimeline<Value> {
      init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>)
      var duration: TimeInterval
      func value(time: Double) -> Value
      func value(progress: Double) -> Value
    }
    struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
      typealias Body = Never
      init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value
      init(_: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
    }
    protocol KeyframeTrackContent<Value> {
      associatedtype Value: Animatable = Self.Body.Value
      associatedtype Body: KeyframeTrackContent
      @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body
    }
    @resultBuilder struct KeyframeTrackContentBuilder<Value: Animatable> {
      static func buildExpression<K: KeyframeTrackContent>(_: K) -> K where Value == K.Value
    }
    struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
      typealias Body = LinearKeyframe<Value>
      init(_: Value, duration: TimeInterval, timingCurve: UnitCurve = _)
    }
    struct MatchedGeometryProperties: OptionSet {
      typealias ArrayLiteralElement = MatchedGeometryProperties
      typealias RawValue = UInt32
      init(rawValue: UInt32)
      static var position: MatchedGeometryProperties
      static var size: MatchedGeometryProperties
      static var frame: MatchedGeometryProperties
    }
    protocol MatchedTransitionSourceConfiguration {}
    extension MatchedTransitionSourceConfiguration {
      func background(_: Color) -> some MatchedTransitionSourceConfiguration
      func clipShape(_: RoundedRectangle) -> some MatchedTransitionSourceConfiguration
      func shadow(color: Color = _, radius: CGFloat, x: CGFloat = _, y: CGFloat = _) -> some MatchedTransitionSourceConfiguration
    }
    struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
      typealias Body = MoveKeyframe<Value>
      init(_: Value)
    }
    struct MoveTransition: Transition {
      typealias Body = Never
      init(edge: Edge)
      var edge: Edge
      func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View
    }
    protocol NavigationTransition {}
    extension NavigationTransition where Self == AutomaticNavigationTransition {
      static var automatic: AutomaticNavigationTransition
    }
    extension NavigationTransition where Self == ZoomNavigationTransition {
      static func zoom(sourceID: some Hashable, in: Namespace.ID) -> ZoomNavigationTransition
    }
    struct OffsetTransition: Transition {
      typealias Body = Never
      init(_: CGSize)
      var offset: CGSize
      func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View
    }
    struct OpacityTransition: Transition {
      typealias Body = Never
      init()
      static var properties: TransitionProperties
      func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View
    }
    struct PhaseAnimator<Phase: Equatable, Content: View>: View {
      typealias Body = Never
      init(_: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = _)
      init(_: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = _)
    }
    struct ProjectionTransform: Equatable {
      init()
      init(_: CGAffineTransform)
      init(_: CATransform3D)
      var m11: CGFloat
      var m21: CGFloat
      var m31: CGFloat
      var isIdentity: Bool
      var isAffine: Bool
      func invert() -> Bool
      func inverted() -> ProjectionTransform
      func concatenating(_: ProjectionTransform) -> ProjectionTransform
    }
    struct PushTransition: Transition {
      typealias Body = Never
      init(edge: Edge)
      var edge: Edge
      func body(content: PushTransition.Content, phase: TransitionPhase) -> some View
    }
    struct ScaleTransition: Transition {
      typealias Body = Never
      init(_: Double, anchor: UnitPoint = _)
      var scale: Double
      var anchor: UnitPoint
      func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View
    }
    struct ScrollTransitionConfiguration {
      static var animated: ScrollTransitionConfiguration
      static var interactive: ScrollTransitionConfiguration
      static var identity: ScrollTransitionConfiguration
      func animation(_: Animation) -> ScrollTransitionConfiguration
      func threshold(_: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
      static func animated(_: Animation = _) -> ScrollTransitionConfiguration
      static func interactive(timingCurve: UnitCurve = _) -> ScrollTransitionConfiguration
      struct Threshold {
        static var visible: ScrollTransitionConfiguration.Threshold
        static var hidden: ScrollTransitionConfiguration.Threshold
        static var centered: ScrollTransitionConfiguration.Threshold
        func interpolated(towards: ScrollTransitionConfiguration.Threshold, amount: Double) -> ScrollTransitionConfiguration.Threshold
        func inset(by: Double) -> ScrollTransitionConfiguration.Threshold
        static func visible(_: Double) -> ScrollTransitionConfiguration.Threshold
      }
    }
    enum ScrollTransitionPhase: Equatable, Hashable {
      case topLeading, identity, bottomTrailing
      var isIdentity: Bool
      var value: Double
    }
    struct SensoryFeedback: Equatable {
      static var success: SensoryFeedback
      static var warning: SensoryFeedback
      static var error: SensoryFeedback
      static var selection: SensoryFeedback
      static var increase: SensoryFeedback
      static var decrease: SensoryFeedback
      static var start: SensoryFeedback
      static var stop: SensoryFeedback
      static var alignment: SensoryFeedback
      static var levelChange: SensoryFeedback
      static var impact: SensoryFeedback
      static var pathComplete: SensoryFeedback
      static func impact(weight: SensoryFeedback.Weight = _, intensity: Double = _) -> SensoryFeedback
      static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = _) -> SensoryFeedback
      static func press(_: SensoryFeedback.PressFeedback) -> SensoryFeedback
      static func release(_: SensoryFeedback.ReleaseFeedback) -> SensoryFeedback
      struct Weight: Equatable {
        static var light: SensoryFeedback.Weight
        static var medium: SensoryFeedback.Weight
        static var heavy: SensoryFeedback.Weight
      }
      struct Flexibility: Equatable {
        static var rigid: SensoryFeedback.Flexibility
        static var solid: SensoryFeedback.Flexibility
        static var soft: SensoryFeedback.Flexibility
      }
      struct PressFeedback {
        static var button: SensoryFeedback.PressFeedback
        static var buttonIconOnly: SensoryFeedback.PressFeedback
        static var slider: SensoryFeedback.PressFeedback
        static var tab: SensoryFeedback.PressFeedback
        static var toggle: SensoryFeedback.PressFeedback
      }
      struct ReleaseFeedback {
        static var slider: SensoryFeedback.ReleaseFeedback
      }
      struct SelectionFeedback {
        static var maximum: SensoryFeedback.SelectionFeedback
        static var minimum: SensoryFeedback.SelectionFeedback
        static var off: SensoryFeedback.SelectionFeedback
        static var on: SensoryFeedback.SelectionFeedback
      }
    }
    struct SlideTransition: Transition {
      typealias Body = Never
      init()
      func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View
    }
    struct Spring: Hashable {
      init(duration: TimeInterval = _, bounce: Double = _)
      init(response: Double, dampingRatio: Double)
      init(mass: Double = _, stiffness: Double, damping: Double, allowOverDamping: Bool = _)
      init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = _)
      var duration: TimeInterval
      var bounce: Double
      var response: Double
      var dampingRatio: Double
      var mass: Double
      var stiffness: Double
      var damping: Double
      var settlingDuration: TimeInterval
      static var smooth: Spring
      static var snappy: Spring
      static var bouncy: Spring
      func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = _, epsilon: Double) -> TimeInterval
      func value<V: VectorArithmetic>(target: V, initialVelocity: V = _, time: TimeInterval) -> V
      func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = _, time: TimeInterval) -> V
      func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
      func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V
      func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval
      func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
      func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
      func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V
      static func smooth(duration: TimeInterval = _, extraBounce: Double = _) -> Spring
      static func snappy(duration: TimeInterval = _, extraBounce: Double = _) -> Spring
      static func bouncy(duration: TimeInterval = _, extraBounce: Double = _) -> Spring
    }
    struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
      typealias Body = SpringKeyframe<Value>
      init(_: Value, duration: TimeInterval? = _, spring: Spring = _, startVelocity: Value? = _)
    }
    struct SpringLoadingBehavior: Hashable {
      static var automatic: SpringLoadingBehavior
      static var enabled: SpringLoadingBehavior
      static var disabled: SpringLoadingBehavior
    }
    protocol Transition {
      associatedtype Body: View
      typealias Content = PlaceholderContentView<Self>
      static var properties: TransitionProperties
      @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    }
    extension Transition {
      static var properties: TransitionProperties
      func combined<T: Transition>(with: T) -> some Transition
      func apply<V: View>(content: V, phase: TransitionPhase) -> some View
      func animation(_: Animation?) -> some Transition
    }
    extension Transition where Self == BlurReplaceTransition {
      static var blurReplace: BlurReplaceTransition
      static func blurReplace(_: BlurReplaceTransition.Configuration = _) -> Self
    }
    extension Transition where Self == IdentityTransition {
      static var identity: IdentityTransition
    }
    extension Transition where Self == MoveTransition {
      static func move(edge: Edge) -> Self
    }
    extension Transition where Self == OffsetTransition {
      static func offset(_: CGSize) -> Self
      static func offset(x: CGFloat = _, y: CGFloat = _) -> Self
    }
    extension Transition where Self == OpacityTransition {
      static var opacity: OpacityTransition
    }
    extension Transition where Self == PushTransition {
      static func push(from: Edge) -> Self
    }
    extension Transition where Self == ScaleTransition {
      static var scale: ScaleTransition
      static func scale(_: Double, anchor: UnitPoint = _) -> Self
    }
    extension Transition where Self == SlideTransition {
      static var slide: SlideTransition
    }
    extension Transition where Self == SymbolEffectTransition {
      static var symbolEffect: SymbolEffectTransition
      static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(_: T, options: SymbolEffectOptions = _) -> SymbolEffectTransition
    }
    enum TransitionPhase: Equatable, Hashable {
      case willAppear, identity, didDisappear
      var isIdentity: Bool
      var value: Double
    }
    struct TransitionProperties {
      init(hasMotion: Bool = _)
      var hasMotion: Bool
    }
    struct UnitCurve: Hashable {
      var inverse: UnitCurve
      static var easeInEaseOut: UnitCurve
      static var easeInOut: UnitCurve
      static var easeIn: UnitCurve
      static var easeOut: UnitCurve
      static var circularEaseIn: UnitCurve
      static var circularEaseOut: UnitCurve
      static var circularEaseInOut: UnitCurve
      static var linear: UnitCurve
      func value(at: Double) -> Double
      func velocity(at: Double) -> Double
      static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
    }
    protocol VectorArithmetic: AdditiveArithmetic {
      var magnitudeSquared: Double
      func scale(by: Double)
    }
    extension VectorArithmetic {
      func scaled(by: Double) -> Self
      func interpolate(towards: Self, amount: Double)
      func interpolated(towards: Self, amount: Double) -> Self
    }
    protocol VisualEffect: Animatable {}
    extension VisualEffect {
      func colorEffect(_: Shader, isEnabled: Bool = _) -> some VisualEffect
      func distortionEffect(_: Shader, maxSampleOffset: CGSize, isEnabled: Bool = _) -> some VisualEffect
      func layerEffect(_: Shader, maxSampleOffset: CGSize, isEnabled: Bool = _) -> some VisualEffect
      func offset(_: CGSize) -> some VisualEffect
      func offset(x: CGFloat = _, y: CGFloat = _) -> some VisualEffect
      func transformEffect(_: ProjectionTransform) -> some VisualEffect
      func transformEffect(_: CGAffineTransform) -> some VisualEffect
      func rotationEffect(_: Angle, anchor: UnitPoint = _) -> some VisualEffect
      func scaleEffect(_: CGSize, anchor: UnitPoint = _) -> some VisualEffect
      func scaleEffect(_: CGFloat, anchor: UnitPoint = _) -> some VisualEffect
      func scaleEffect(x: CGFloat = _, y: CGFloat = _, anchor: UnitPoint = _) -> some VisualEffect
      func blur(radius: CGFloat, opaque: Bool = _) -> some VisualEffect
      func brightness(_: Double) -> some VisualEffect
      func contrast(_: Double) -> some VisualEffect
      func grayscale(_: Double) -> some VisualEffect
      func hueRotation(_: Angle) -> some VisualEffect
      func saturation(_: Double) -> some VisualEffect
      func opacity(_: Double) -> some VisualEffect
      func rotation3DEffect(_: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = _, anchorZ: CGFloat = _, perspective: CGFloat = _) -> some VisualEffect
      func blendMode(_: BlendMode) -> some VisualEffect
      func offset(z: CGFloat) -> some VisualEffect
    }
    struct ZoomNavigationTransition: NavigationTransition {}
    func withAnimation<Result>(_: Animation? = _, completionCriteria: AnimationCompletionCriteria = _, _: () -> Result, completion: () -> Void) -> Result
    func withAnimation<Result>(_: Animation? = _, _: () -> Result) -> Result
    """#)
}
