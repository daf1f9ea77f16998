// A table: declarations of the Composable Architecture and what it exports, in the condensed form of Apple's
// interfaces.

extension PackageInterface {
  /// Stores, whose members are those of their state, and reducers.
  static let composableArchitecture = PackageInterface(
    "ComposableArchitecture",
    #"""
    import Combine
    import Dependencies
    import IdentifiedCollections
    import Sharing
    import SwiftNavigation
    import SwiftUI
    protocol Reducer<State, Action> {
      associatedtype State
      associatedtype Action
      associatedtype Body
      func reduce(into: inout State, action: Action) -> Effect<Action>
      @ReducerBuilder<State, Action> var body: Body
    }
    extension Reducer {
      func _printChanges() -> Self
      func dependency<Value>(_: WritableKeyPath<DependencyValues, Value>, _: Value) -> Self
      func forEach<ElementState, ElementAction, ID: Hashable>(_: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>, action: CaseKeyPath<Action, ElementAction>, @ReducerBuilder<ElementState, ElementAction> element: () -> Any) -> Self
      func ifLet<ChildState, ChildAction>(_: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>, @ReducerBuilder<ChildState, ChildAction> then: () -> Any = _) -> Self
      func onChange<Value: Equatable>(of: (State) -> Value, @ReducerBuilder<State, Action> _: (Value, Value) -> Any) -> Self
    }
    typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
    protocol ObservableState {
    }
    protocol BindableAction<State> {
      associatedtype State
      static func binding(_: BindingAction<State>) -> Self
    }
    protocol ViewAction<ViewAction> {
      associatedtype ViewAction
      static func view(_: ViewAction) -> Self
    }
    @resultBuilder enum ReducerBuilder<State, Action> {
      static func buildExpression<R: Reducer>(_: R) -> R where State == R.State, Action == R.Action
      static func buildBlock() -> EmptyReducer<State, Action>
      static func buildPartialBlock<R>(first: R) -> R
      static func buildPartialBlock<R0, R1>(accumulated: R0, next: R1) -> Reduce<State, Action>
      static func buildOptional<R>(_: R?) -> R?
      static func buildEither<R>(first: R) -> R
      static func buildEither<R>(second: R) -> R
      static func buildArray<R>(_: [R]) -> Reduce<State, Action>
    }
    struct Reduce<State, Action>: Reducer {
      typealias Body = Never
      init(_: (inout State, Action) -> Effect<Action>)
    }
    struct EmptyReducer<State, Action>: Reducer {
      typealias Body = Never
      init()
    }
    struct BindingReducer<State, Action>: Reducer {
      typealias Body = Never
      init()
    }
    struct Scope<ParentState, ParentAction>: Reducer {
      typealias State = ParentState
      typealias Action = ParentAction
      typealias Body = Never
      init<ChildState, ChildAction>(state: WritableKeyPath<ParentState, ChildState>, action: CaseKeyPath<ParentAction, ChildAction>, child: () -> Any)
    }
    struct CombineReducers<State, Action>: Reducer {
      typealias Body = Never
      init(@ReducerBuilder<State, Action> _: () -> Any)
    }
    struct Effect<Action> {
      static var none: Self
      static func run(priority: TaskPriority? = _, name: String? = _, operation: (Send<Action>) -> Void, catch: ((any Error, Send<Action>) -> Void)? = _) -> Self
      static func send(_: Action) -> Self
      static func send(_: Action, animation: Animation?) -> Self
      static func merge(_: Self...) -> Self
      static func concatenate(_: Self...) -> Self
      static func cancel(id: some Hashable) -> Self
      func cancellable(id: some Hashable, cancelInFlight: Bool = _) -> Self
      func merge(with: Self) -> Self
      func animation(_: Animation? = _) -> Self
    }
    typealias EffectOf<R: Reducer> = Effect<R.Action>
    struct Send<Action> {
      func callAsFunction(_: Action)
      func callAsFunction(_: Action, animation: Animation?)
    }
    struct StoreTask {
      func cancel()
      func finish()
      var isCancelled: Bool
    }
    typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>
    @dynamicMemberLookup struct Case<Value> {
    }
    @dynamicMemberLookup class Store<State, Action>: Hashable, Identifiable, ObservableObject {
      init<R>(initialState: State, @ReducerBuilder<State, Action> reducer: () -> R, withDependencies: ((inout DependencyValues) -> Void)? = _)
      subscript<Value>(dynamicMember _: WritableKeyPath<State, Value>) -> Value
      subscript<Value>(dynamicMember _: KeyPath<State, Value>) -> Value
      var state: State
      func send(_: Action) -> StoreTask
      func send(_: Action, animation: Animation?) -> StoreTask
      func withState<Value>(_: (State) -> Value) -> Value
      func scope<ChildState, ChildAction>(state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>) -> Store<ChildState, ChildAction>
      func scope<ChildState, ChildAction>(state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>) -> Store<ChildState, ChildAction>?
      func scope<ID: Hashable, ElementState, ElementAction>(state: KeyPath<State, IdentifiedArray<ID, ElementState>>, action: CaseKeyPath<Action, ElementAction>) -> [Store<ElementState, ElementAction>]
    }
    typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
    extension Bindable {
      subscript<State, Action, Member>(dynamicMember _: KeyPath<State, Member>) -> Binding<Member> where Value == Store<State, Action>
    }
    extension Binding {
      subscript<State, Action, Member>(dynamicMember _: KeyPath<State, Member>) -> Binding<Member> where Value == Store<State, Action>
    }
    @dynamicMemberLookup class ViewStore<ViewState, ViewAction>: ObservableObject {
      init<State>(_: Store<State, ViewAction>, observe: (State) -> ViewState)
      subscript<Value>(dynamicMember _: KeyPath<ViewState, Value>) -> Value
      var state: ViewState
      func send(_: ViewAction) -> StoreTask
      func send(_: ViewAction, animation: Animation?) -> StoreTask
      func binding<Value>(get: (ViewState) -> Value, send: (Value) -> ViewAction) -> Binding<Value>
      func binding<Value>(get: (ViewState) -> Value, send: ViewAction) -> Binding<Value>
    }
    typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
    struct WithViewStore<ViewState, ViewAction, Content: View>: View {
      typealias Body = Never
      init<State>(_: Store<State, ViewAction>, observe: (State) -> ViewState, @ViewBuilder content: (ViewStore<ViewState, ViewAction>) -> Content)
    }
    struct IfLetStore<Content: View>: View {
      typealias Body = Never
      init<State, Action>(_: Store<State?, Action>, @ViewBuilder then: (Store<State, Action>) -> Content)
      init<State, Action, Else: View>(_: Store<State?, Action>, @ViewBuilder then: (Store<State, Action>) -> Content, @ViewBuilder else: () -> Else)
    }
    struct ForEachStore<Content: View>: View {
      typealias Body = Never
      init<ID: Hashable, State, Action>(_: Store<IdentifiedArray<ID, State>, Action>, @ViewBuilder content: (Store<State, Action>) -> Content)
    }
    struct WithPerceptionTracking<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    enum PresentationAction<Action> {
      case dismiss, presented(Action)
    }
    enum IdentifiedAction<ID: Hashable, Action> {
      case element(id: ID, action: Action)
    }
    typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
    enum StackAction<State, Action> {
      case element(id: Int, action: Action), popFrom(id: Int)
    }
    typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
    struct StackState<Element>: RandomAccessCollection {
      init()
      init(_: [Element])
      var startIndex, endIndex: Int
      subscript(_: Int) -> Element
      func append(_: Element)
      func removeAll()
      func popLast() -> Element?
    }
    struct BindingAction<Root> {
    }
    @propertyWrapper struct PresentationState<State> {
      init(wrappedValue: State?)
      var wrappedValue: State?
      var projectedValue: Self
    }
    @propertyWrapper struct BindingState<Value> {
      init(wrappedValue: Value)
      var wrappedValue: Value
      var projectedValue: Self
    }
    extension View {
      func alert<Action>(_: Binding<Store<AlertState<Action>, Action>?>) -> some View
      func confirmationDialog<Action>(_: Binding<Store<ConfirmationDialogState<Action>, Action>?>) -> some View
    }
    """#)

  /// Values that are injected into code.
  static let dependencies = PackageInterface(
    "Dependencies",
    #"""
    import Foundation
    protocol TestDependencyKey {
      associatedtype Value
    }
    protocol DependencyKey: TestDependencyKey {
      static var liveValue: Value
    }
    @propertyWrapper struct Dependency<Value> {
      init(_: KeyPath<DependencyValues, Value>)
      init<Key: TestDependencyKey>(_: Key.Type) where Key.Value == Value
      var wrappedValue: Value
    }
    struct DependencyValues {
      var calendar: Calendar
      var continuousClock: any Clock<Duration>
      var date: DateGenerator
      var locale: Locale
      var timeZone: TimeZone
      var uuid: UUIDGenerator
      subscript<Key: TestDependencyKey>(_: Key.Type) -> Key.Value
    }
    struct DateGenerator {
      var now: Date
      func callAsFunction() -> Date
    }
    struct UUIDGenerator {
      func callAsFunction() -> UUID
    }
    """#)

  /// Arrays whose elements are identified by an id.
  static let identifiedCollections = PackageInterface(
    "IdentifiedCollections",
    #"""
    import Swift
    struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection {
      init()
      init<S: Sequence>(uniqueElements: S) where S.Element == Element
      init(arrayLiteral: Element...)
      subscript(_: Int) -> Element
      subscript(id _: ID) -> Element?
      var count, startIndex, endIndex: Int
      var elements: [Element]
      var ids: [ID]
      var isEmpty: Bool
      func append(_: Element) -> (inserted: Bool, index: Int)
      func index(id: ID) -> Int?
      func insert(_: Element, at: Int) -> (inserted: Bool, index: Int)
      func remove(id: ID) -> Element?
      func remove(at: Int) -> Element
      func removeAll()
      func updateOrAppend(_: Element) -> Element?
    }
    extension IdentifiedArray: ExpressibleByArrayLiteral {
    }
    typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
    """#)

  /// Values that several places share, and that may be stored.
  static let sharing = PackageInterface(
    "Sharing",
    #"""
    import SwiftUI
    @dynamicMemberLookup @propertyWrapper struct Shared<Value> {
      init<Key>(wrappedValue: Value, _: Key)
      init<Key>(_: Key)
      init(value: Value)
      init(wrappedValue: Value)
      subscript<Member>(dynamicMember _: WritableKeyPath<Value, Member>) -> Shared<Member>
      var projectedValue: Shared<Value>
      var wrappedValue: Value
      func withLock<R>(_: (inout Value) -> R) -> R
    }
    @dynamicMemberLookup @propertyWrapper struct SharedReader<Value> {
      init<Key>(wrappedValue: Value, _: Key)
      init<Key>(_: Key)
      init(value: Value)
      subscript<Member>(dynamicMember _: KeyPath<Value, Member>) -> SharedReader<Member>
      var projectedValue: SharedReader<Value>
      var wrappedValue: Value
    }
    extension Binding {
      init(_: Shared<Value>)
    }
    """#)
}
