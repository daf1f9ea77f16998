// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Gestures, keys, drag and drop.
  static let swiftUIGestures = InterfaceFile(
    "SwiftUI",
    #"""
    struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
      typealias Body = Never
      typealias Value = Content.Value
    }
    struct _EndedGesture<Content: Gesture>: Gesture {
      typealias Body = Never
      typealias Value = Content.Value
    }
    struct _MapGesture<Content: Gesture, Value>: Gesture {
      typealias Body = Never
    }
    struct _ModifiersGesture<Content: Gesture>: Gesture {
      typealias Body = Never
      typealias Value = Content.Value
    }
    struct AnyGesture<Value>: Gesture {
      typealias Body = Never
      init<T: Gesture>(_: T) where Value == T.Value
    }
    struct DigitalCrownEvent {
      var offset: Double
      var velocity: Double
    }
    enum DigitalCrownRotationalSensitivity: Equatable, Hashable {
      case low, medium, high
    }
    struct DragConfiguration {
      init(allowMove: Bool)
      init(allowMove: Bool, allowDelete: Bool)
      init(operationsWithinApp: DragConfiguration.OperationsWithinApp = _, operationsOutsideApp: DragConfiguration.OperationsOutsideApp = _)
      var operationsOutsideApp: DragConfiguration.OperationsOutsideApp
      var operationsWithinApp: DragConfiguration.OperationsWithinApp
      struct OperationsOutsideApp {
        init(allowCopy: Bool = _)
        init(allowCopy: Bool = _, allowMove: Bool = _, allowDelete: Bool = _)
        var allowAlias: Bool
      }
      struct OperationsWithinApp {
        init(allowCopy: Bool = _, allowMove: Bool = _, allowDelete: Bool = _)
        init(allowMove: Bool = _)
        var allowAlias: Bool
      }
    }
    struct DragDropPreviewsFormation {
      static var `default`: DragDropPreviewsFormation
      static var list: DragDropPreviewsFormation
      static var none: DragDropPreviewsFormation
      static var pile: DragDropPreviewsFormation
      static var stack: DragDropPreviewsFormation
    }
    struct DragGesture: Gesture {
      typealias Body = Never
      @_disfavoredOverload init(minimumDistance: CGFloat = _, coordinateSpace: CoordinateSpace = _)
      init(minimumDistance: CGFloat = _, coordinateSpace: some CoordinateSpaceProtocol = _)
      var minimumDistance: CGFloat
      var coordinateSpace: CoordinateSpace
      struct Value: Equatable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var translation: CGSize
        var velocity: CGSize
        var predictedEndLocation: CGPoint
        var predictedEndTranslation: CGSize
      }
    }
    struct DragSession {
      typealias ID = AnyHashable
      var draggedItemIndex: Int
      var id: DragSession.ID
      var location: CGPoint
      var phase: DragSession.Phase
      func draggedItemIDs<ItemID: Hashable>(for: ItemID.Type) -> [ItemID]
      enum Phase: Equatable {
        case initial, active, ended(DropOperation), dataTransferCompleted, ending(DropOperation)
      }
    }
    struct DropConfiguration {
      init(operation: DropOperation)
      var acceptedItemCount: Int?
      var operation: DropOperation
    }
    protocol DropDelegate {
      func validateDrop(info: DropInfo) -> Bool
      func performDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo)
    }
    extension DropDelegate {
      func validateDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo)
    }
    struct DropInfo {
      var location: CGPoint
      func hasItemsConforming(to: [UTType]) -> Bool
      func itemProviders(for: [UTType]) -> [NSItemProvider]
      func hasItemsConforming(to: [String]) -> Bool
      func itemProviders(for: [String]) -> [NSItemProvider]
    }
    enum DropOperation: Equatable, Hashable {
      case cancel, forbidden, copy, move
      struct Set: OptionSet {
        init(rawValue: Int)
        static var cancel: DropOperation.Set
        static var copy: DropOperation.Set
        static var delete: DropOperation.Set
        static var forbidden: DropOperation.Set
        static var move: DropOperation.Set
      }
    }
    struct DropProposal {
      init(operation: DropOperation)
      var operation: DropOperation
      var operationOutsideApplication: DropOperation?
    }
    struct DropSession {
      typealias ID = AnyHashable
      var id: DropSession.ID
      var itemsCount: Int
      var localSession: DropSession.LocalSession?
      var location: CGPoint
      var phase: DropSession.Phase
      var size: CGSize
      var suggestedOperations: DropOperation.Set
      struct LocalSession {
        func draggedItemIDs<ItemID: Hashable>(for: ItemID.Type) -> [ItemID]
      }
      enum Phase: Equatable {
        case entering, active, exiting, ended(DropOperation), dataTransferCompleted
      }
    }
    struct EventModifiers: OptionSet {
      typealias ArrayLiteralElement = EventModifiers
      typealias RawValue = Int
      init(rawValue: Int)
      static var capsLock: EventModifiers
      static var shift: EventModifiers
      static var control: EventModifiers
      static var option: EventModifiers
      static var command: EventModifiers
      static var numericPad: EventModifiers
      static var function: EventModifiers
      static var all: EventModifiers
    }
    struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      typealias Body = Never
      init(_: First, _: Second)
      var first: First
      var second: Second
      enum Value {
        case first(First.Value), second(Second.Value)
      }
    }
    extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    protocol Gesture<Value> {
      associatedtype Value
      associatedtype Body: Gesture
      var body: Self.Body
    }
    extension Gesture {
      func sequenced<Other: Gesture>(before: Other) -> SequenceGesture<Self, Other>
      func updating<State>(_: GestureState<State>, body: (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
      func simultaneously<Other: Gesture>(with: Other) -> SimultaneousGesture<Self, Other>
      func onEnded(_: (Self.Value) -> Void) -> _EndedGesture<Self>
      func map<T>(_: (Self.Value) -> T) -> _MapGesture<Self, T>
      func exclusively<Other: Gesture>(before: Other) -> ExclusiveGesture<Self, Other>
      func modifiers(_: EventModifiers) -> _ModifiersGesture<Self>
    }
    extension Gesture where Self.Value: Equatable {
      func onChanged(_: (Self.Value) -> Void) -> _ChangedGesture<Self>
    }
    struct GestureMask: OptionSet {
      typealias ArrayLiteralElement = GestureMask
      typealias RawValue = UInt32
      init(rawValue: UInt32)
      static var none: GestureMask
      static var gesture: GestureMask
      static var subviews: GestureMask
      static var all: GestureMask
    }
    struct GestureStateGesture<Base: Gesture, State>: Gesture {
      typealias Value = Base.Value
      typealias Body = Never
      init(base: Base, state: GestureState<State>, body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void)
      var base: Base
      var state: GestureState<State>
      var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
    }
    struct HoverEffect {
      static var automatic: HoverEffect
      static var highlight: HoverEffect
      static var lift: HoverEffect
    }
    enum HoverPhase: Equatable {
      case active(CGPoint), ended
    }
    struct KeyboardShortcut: Hashable {
      init(_: KeyEquivalent, modifiers: EventModifiers = _)
      init(_: KeyEquivalent, modifiers: EventModifiers = _, localization: KeyboardShortcut.Localization)
      var key: KeyEquivalent
      var modifiers: EventModifiers
      var localization: KeyboardShortcut.Localization
      static var defaultAction: KeyboardShortcut
      static var cancelAction: KeyboardShortcut
      struct Localization {
        static var automatic: KeyboardShortcut.Localization
        static var withoutMirroring: KeyboardShortcut.Localization
        static var custom: KeyboardShortcut.Localization
      }
    }
    struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
      init(_: Character)
      init(extendedGraphemeClusterLiteral: Character)
      var character: Character
      static var upArrow: KeyEquivalent
      static var downArrow: KeyEquivalent
      static var leftArrow: KeyEquivalent
      static var rightArrow: KeyEquivalent
      static var escape: KeyEquivalent
      static var delete: KeyEquivalent
      static var deleteForward: KeyEquivalent
      static var home: KeyEquivalent
      static var end: KeyEquivalent
      static var pageUp: KeyEquivalent
      static var pageDown: KeyEquivalent
      static var clear: KeyEquivalent
      static var tab: KeyEquivalent
      static var space: KeyEquivalent
      static var `return`: KeyEquivalent
    }
    struct KeyPress {
      var phase: KeyPress.Phases
      var key: KeyEquivalent
      var characters: String
      var modifiers: EventModifiers
      struct Phases: OptionSet {
        typealias ArrayLiteralElement = KeyPress.Phases
        typealias RawValue = Int
        init(rawValue: Int)
        static var down: KeyPress.Phases
        static var `repeat`: KeyPress.Phases
        static var up: KeyPress.Phases
        static var all: KeyPress.Phases
      }
      enum Result: Hashable {
        case handled, ignored
      }
    }
    struct LongPressGesture: Gesture {
      typealias Value = Bool
      typealias Body = Never
      init(minimumDuration: Double = _, maximumDistance: CGFloat = _)
      init(minimumDuration: Double = _)
      var minimumDuration: Double
      var maximumDistance: CGFloat
    }
    struct MagnificationGesture: Gesture {
      typealias Value = CGFloat
      typealias Body = Never
      init(minimumScaleDelta: CGFloat = _)
      var minimumScaleDelta: CGFloat
    }
    struct MagnifyGesture: Gesture {
      typealias Body = Never
      init(minimumScaleDelta: CGFloat = _)
      var minimumScaleDelta: CGFloat
      struct Value: Equatable {
        var time: Date
        var magnification: CGFloat
        var velocity: CGFloat
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
    }
    enum MoveCommandDirection: Equatable, Hashable {
      case up, down, left, right
    }
    protocol NSGestureRecognizerRepresentable: Gesture {
      associatedtype NSGestureRecognizerType: NSGestureRecognizer
      associatedtype Coordinator = Void
      typealias Context = NSGestureRecognizerRepresentableContext<Self>
      func makeNSGestureRecognizer(context: Self.Context) -> Self.NSGestureRecognizerType
      func updateNSGestureRecognizer(_: Self.NSGestureRecognizerType, context: Self.Context)
      func handleNSGestureRecognizerAction(_: Self.NSGestureRecognizerType, context: Self.Context)
    }
    struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
      var coordinator: Representable.Coordinator
    }
    struct PencilDoubleTapGestureValue {
      var hoverPose: PencilHoverPose?
    }
    enum PencilSqueezeGesturePhase {
      case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue), failed
    }
    struct PencilSqueezeGestureValue {
      var hoverPose: PencilHoverPose?
    }
    struct RotateGesture: Gesture {
      typealias Body = Never
      init(minimumAngleDelta: Angle = _)
      var minimumAngleDelta: Angle
      struct Value: Equatable {
        var time: Date
        var rotation: Angle
        var velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
    }
    struct RotationGesture: Gesture {
      typealias Value = Angle
      typealias Body = Never
      init(minimumAngleDelta: Angle = _)
      var minimumAngleDelta: Angle
    }
    struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      typealias Body = Never
      init(_: First, _: Second)
      var first: First
      var second: Second
      enum Value {
        case first(First.Value), second(First.Value, Second.Value?)
      }
    }
    extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      typealias Body = Never
      init(_: First, _: Second)
      var first: First
      var second: Second
      struct Value {
        var first: First.Value?
        var second: Second.Value?
      }
    }
    extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
    struct SpatialEventCollection: Collection, Equatable {
      typealias Element = SpatialEventCollection.Event
      subscript(_: SpatialEventCollection.Event.ID) -> SpatialEventCollection.Event?
      subscript(_: SpatialEventCollection.Index) -> SpatialEventCollection.Event
      var startIndex: SpatialEventCollection.Index
      var endIndex: SpatialEventCollection.Index
      func makeIterator() -> SpatialEventCollection.Iterator
      struct Event: Identifiable, Hashable {
        var id: SpatialEventCollection.Event.ID
        var timestamp: TimeInterval
        var kind: SpatialEventCollection.Event.Kind
        var location: CGPoint
        var phase: SpatialEventCollection.Event.Phase
        var modifierKeys: EventModifiers
        var inputDevicePose: SpatialEventCollection.Event.InputDevicePose?
        struct ID: Hashable {}
        enum Kind: Hashable {
          case touch, directPinch, indirectPinch, pencil, pointer
        }
        enum Phase: Hashable {
          case active, ended, cancelled
        }
        struct InputDevicePose: Hashable {
          var altitude: Angle
          var azimuth: Angle
        }
      }
      struct Iterator: IteratorProtocol {
        typealias Element = SpatialEventCollection.Event
        func next() -> SpatialEventCollection.Event?
      }
      struct Index: Comparable {
        static func < (_: SpatialEventCollection.Index, _: SpatialEventCollection.Index) -> Bool
      }
    }
    struct SpatialEventGesture: Gesture {
      typealias Value = SpatialEventCollection
      typealias Body = Never
      init(coordinateSpace: any CoordinateSpaceProtocol = _)
      var coordinateSpace: CoordinateSpace
    }
    struct SpatialTapGesture: Gesture {
      typealias Body = Never
      @_disfavoredOverload init(count: Int = _, coordinateSpace: CoordinateSpace = _)
      init(count: Int = _, coordinateSpace: some CoordinateSpaceProtocol = _)
      var count: Int
      var coordinateSpace: CoordinateSpace
      struct Value: Equatable {
        var location: CGPoint
      }
    }
    struct SubmitLabel {
      static var done: SubmitLabel
      static var go: SubmitLabel
      static var send: SubmitLabel
      static var join: SubmitLabel
      static var route: SubmitLabel
      static var search: SubmitLabel
      static var `return`: SubmitLabel
      static var next: SubmitLabel
      static var `continue`: SubmitLabel
    }
    struct SubmitTriggers: OptionSet {
      typealias RawValue = Int
      typealias ArrayLiteralElement = SubmitTriggers
      init(rawValue: SubmitTriggers.RawValue)
      static var text: SubmitTriggers
      static var search: SubmitTriggers
    }
    struct TapGesture: Gesture {
      typealias Body = Never
      typealias Value = Void
      init(count: Int = _)
      var count: Int
    }
    protocol UIGestureRecognizerRepresentable: Gesture {
      associatedtype UIGestureRecognizerType: UIGestureRecognizer
      associatedtype Coordinator = Void
      typealias Context = UIGestureRecognizerRepresentableContext<Self>
      func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
      func updateUIGestureRecognizer(_: Self.UIGestureRecognizerType, context: Self.Context)
      func handleUIGestureRecognizerAction(_: Self.UIGestureRecognizerType, context: Self.Context)
    }
    struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
      var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
      var coordinator: Representable.Coordinator
    }
    """#)
}
