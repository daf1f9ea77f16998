// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Controls and their styles.
  static let swiftUIControls = InterfaceFile(
    "SwiftUI",
    #"""
    struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
    }
    struct AccessoryCircularGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
    }
    struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
    }
    struct AccessoryLinearGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
    }
    struct AutomaticControlGroupStyle: ControlGroupStyle {
      typealias Body = Never
    }
    struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
      typealias Body = Never
      init()
    }
    struct AutomaticFormStyle: FormStyle {
      typealias Body = Never
      init()
    }
    struct AutomaticLabeledContentStyle: LabeledContentStyle {
      typealias Body = Never
      init()
    }
    struct BorderedButtonMenuStyle: MenuStyle {
      typealias Body = Never
      init()
    }
    struct BorderedButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
      init(tint: Color)
    }
    struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
      init()
    }
    struct BorderlessButtonMenuStyle: MenuStyle {
      typealias Body = Never
      init()
      init(showsMenuIndicator: Bool)
    }
    struct BorderlessButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
      init()
    }
    struct Button<Label: View>: View {
      typealias Body = Never
      init(action: () -> Void, @ViewBuilder label: () -> Label)
      init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Label)
      init(role: ButtonRole, action: () -> Void) where Label == DefaultButtonLabel
    }
    extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
      init(_: PrimitiveButtonStyleConfiguration)
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      init(_: LocalizedStringKey, systemImage: String, action: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, action: () -> Void)
      init(_: LocalizedStringKey, image: ImageResource, action: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, action: () -> Void)
      init(_: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, role: ButtonRole?, action: () -> Void)
      init(_: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, role: ButtonRole?, action: () -> Void)
    }
    extension Button where Label == Text {
      init(_: LocalizedStringKey, action: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, action: () -> Void)
      init(_: LocalizedStringKey, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, role: ButtonRole?, action: () -> Void)
    }
    struct ButtonMenuStyle: MenuStyle {
      typealias Body = Never
      init()
    }
    struct ButtonRepeatBehavior: Hashable {
      static var automatic: ButtonRepeatBehavior
      static var enabled: ButtonRepeatBehavior
      static var disabled: ButtonRepeatBehavior
    }
    struct ButtonRole: Equatable {
      static var destructive: ButtonRole
      static var cancel: ButtonRole
      static var close: ButtonRole
      static var confirm: ButtonRole
    }
    struct ButtonSizing: Hashable {
      static var automatic: ButtonSizing
      static var fitted: ButtonSizing
      static var flexible: ButtonSizing
    }
    protocol ButtonStyle {
      associatedtype Body: View
      typealias Configuration = ButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    struct ButtonStyleConfiguration {
      var role: ButtonRole?
      var label: ButtonStyleConfiguration.Label
      var isPressed: Bool
      struct Label: View {
        typealias Body = Never
      }
    }
    struct ButtonToggleStyle: ToggleStyle {
      typealias Body = Never
      init()
    }
    struct CardButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct CheckboxToggleStyle: ToggleStyle {
      typealias Body = Never
      init()
    }
    struct CircularGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
      init(tint: Color)
      init(tint: Gradient)
    }
    struct CircularProgressViewStyle: ProgressViewStyle {
      typealias Body = Never
      init()
      init(tint: Color)
    }
    struct ColumnsFormStyle: FormStyle {
      typealias Body = Never
      init()
    }
    struct CompactDatePickerStyle: DatePickerStyle {
      typealias Body = Never
      init()
    }
    struct CompactMenuControlGroupStyle: ControlGroupStyle {
      typealias Body = Never
      init()
    }
    struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
      typealias Body = Never
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = _, @ViewBuilder actions: () -> Actions = _)
    }
    extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
      static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions>
      static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
    }
    extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      init(_: LocalizedStringKey, image: String, description: Text? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, image: String, description: Text? = _)
      init(_: LocalizedStringKey, systemImage: String, description: Text? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, description: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, description: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, description: Text? = _)
    }
    struct ContextMenu<MenuItems: View> {
      init(@ViewBuilder menuItems: () -> MenuItems)
    }
    enum ControlActiveState: Equatable, CaseIterable, Hashable {
      case key, active, inactive
      static var allCases: [ControlActiveState]
    }
    struct ControlGroup<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
      init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L>
      init<C: View>(_: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      @_disfavoredOverload init<C: View>(_: LocalizedStringResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      @_disfavoredOverload init<C: View, S: StringProtocol>(_: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      init<C: View>(_: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>
      @_disfavoredOverload init<C: View>(_: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>
      @_disfavoredOverload init<C: View, S: StringProtocol>(_: S, systemImage: String, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>
      init<C: View>(_: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>
      @_disfavoredOverload init<C: View>(_: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>
      @_disfavoredOverload init<C: View, S: StringProtocol>(_: S, image: ImageResource, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>
    }
    extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
      init(_: ControlGroupStyleConfiguration)
    }
    protocol ControlGroupStyle {
      associatedtype Body: View
      typealias Configuration = ControlGroupStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
      static var automatic: AutomaticControlGroupStyle
    }
    extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
      static var compactMenu: CompactMenuControlGroupStyle
    }
    extension ControlGroupStyle where Self == MenuControlGroupStyle {
      static var menu: MenuControlGroupStyle
    }
    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
      static var navigation: NavigationControlGroupStyle
    }
    extension ControlGroupStyle where Self == PaletteControlGroupStyle {
      static var palette: PaletteControlGroupStyle
    }
    struct ControlGroupStyleConfiguration {
      var content: ControlGroupStyleConfiguration.Content
      var label: ControlGroupStyleConfiguration.Label
      struct Content: View {
        typealias Body = Never
      }
      struct Label: View {
        typealias Body = Never
      }
    }
    enum ControlSize: CaseIterable, Comparable, Hashable {
      case mini, small, regular, large, extraLarge
      init(_: NSControl.ControlSize)
      static var allCases: [ControlSize]
    }
    protocol ControlWidget {
      associatedtype Body: ControlWidgetConfiguration
      init()
      @ControlWidgetConfigurationBuilder var body: Self.Body
    }
    protocol ControlWidgetConfiguration {
      associatedtype Body: ControlWidgetConfiguration
      @ControlWidgetConfigurationBuilder var body: Self.Body
    }
    extension ControlWidgetConfiguration {
      func description(_: LocalizedStringResource) -> some ControlWidgetConfiguration
      func displayName(_: LocalizedStringResource) -> some ControlWidgetConfiguration
      func promptsForUserConfiguration() -> some ControlWidgetConfiguration
      func pushHandler(_: any ControlPushHandler.Type) -> some ControlWidgetConfiguration
    }
    @resultBuilder struct ControlWidgetConfigurationBuilder {
      static func buildExpression<Content: ControlWidgetConfiguration>(_: Content) -> Content
    }
    protocol ControlWidgetTemplate {
      associatedtype Body: ControlWidgetTemplate
      @ControlWidgetTemplateBuilder var body: Self.Body
    }
    extension ControlWidgetTemplate {
      func disabled(_: Bool) -> some ControlWidgetTemplate
      func privacySensitive(_: Bool = _) -> some ControlWidgetTemplate
      func tint(_: Color?) -> some ControlWidgetTemplate
    }
    @resultBuilder struct ControlWidgetTemplateBuilder {
      static func buildExpression<Content: ControlWidgetTemplate>(_: Content) -> Content
    }
    struct DatePicker<Label: View>: View {
      typealias Components = DatePickerComponents
      typealias Body = Never
      init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = _, @ViewBuilder label: () -> Label)
      init(selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = _, @ViewBuilder label: () -> Label)
      init(selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = _, @ViewBuilder label: () -> Label)
      init(selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = _, @ViewBuilder label: () -> Label)
    }
    extension DatePicker where Label == Text {
      init(_: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = _)
      init(_: LocalizedStringKey, selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = _)
      init(_: LocalizedStringKey, selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = _)
      init(_: LocalizedStringKey, selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = _)
    }
    struct DatePickerComponents: OptionSet {
      typealias ArrayLiteralElement = DatePickerComponents
      typealias RawValue = UInt
      init(rawValue: UInt)
      static var hourAndMinute: DatePickerComponents
      static var date: DatePickerComponents
      static var hourMinuteAndSecond: DatePickerComponents
    }
    protocol DatePickerStyle {
      associatedtype Body: View
      typealias Configuration = DatePickerStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension DatePickerStyle where Self == CompactDatePickerStyle {
      static var compact: CompactDatePickerStyle
    }
    extension DatePickerStyle where Self == DefaultDatePickerStyle {
      static var automatic: DefaultDatePickerStyle
    }
    extension DatePickerStyle where Self == FieldDatePickerStyle {
      static var field: FieldDatePickerStyle
    }
    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      static var graphical: GraphicalDatePickerStyle
    }
    extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
      static var stepperField: StepperFieldDatePickerStyle
    }
    extension DatePickerStyle where Self == WheelDatePickerStyle {
      static var wheel: WheelDatePickerStyle
    }
    struct DatePickerStyleConfiguration {
      var label: DatePickerStyleConfiguration.Label
      @Binding var selection: Date
      var minimumDate: Date?
      var maximumDate: Date?
      var displayedComponents: DatePickerComponents
      struct Label: View {
        typealias Body = Never
      }
    }
    struct DefaultButtonLabel: View {
      typealias Body = Never
    }
    struct DefaultButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct DefaultDatePickerStyle: DatePickerStyle {
      typealias Body = Never
      init()
    }
    struct DefaultDateProgressLabel: View {
      typealias Body = Never
    }
    struct DefaultGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
    }
    struct DefaultGroupBoxStyle: GroupBoxStyle {
      typealias Body = Never
      init()
    }
    struct DefaultLabelStyle: LabelStyle {
      typealias Body = Never
      init()
    }
    struct DefaultMenuButtonStyle: MenuButtonStyle {
      init()
    }
    struct DefaultMenuStyle: MenuStyle {
      typealias Body = Never
      init()
    }
    struct DefaultPickerStyle: PickerStyle {
      init()
    }
    struct DefaultProgressViewStyle: ProgressViewStyle {
      typealias Body = Never
      init()
    }
    struct DefaultShareLinkLabel: View {
      typealias Body = Never
    }
    struct DefaultTabLabel: View {
      typealias Body = Never
    }
    struct DefaultToggleStyle: ToggleStyle {
      typealias Body = Never
      init()
    }
    struct DefaultWindowVisibilityToggleLabel: View {
      typealias Body = Never
    }
    struct DisclosureGroup<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    extension DisclosureGroup where Label == Text {
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    }
    protocol DisclosureGroupStyle {
      associatedtype Body: View
      typealias Configuration = DisclosureGroupStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
      static var automatic: AutomaticDisclosureGroupStyle
    }
    struct DisclosureGroupStyleConfiguration {
      var label: DisclosureGroupStyleConfiguration.Label
      var content: DisclosureGroupStyleConfiguration.Content
      @Binding var isExpanded: Bool
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
    }
    struct FieldDatePickerStyle: DatePickerStyle {
      typealias Body = Never
      init()
    }
    struct Form<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    extension Form where Content == FormStyleConfiguration.Content {
      init(_: FormStyleConfiguration)
    }
    extension FormatStyle where Self == SystemFormatStyle.DateOffset {
      static func offset(to: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = _, maxFieldCount: Int = _, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = _) -> SystemFormatStyle.DateOffset
    }
    extension FormatStyle where Self == SystemFormatStyle.DateReference {
      static func reference(to: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = _, maxFieldCount: Int = _, thresholdField: Date.RelativeFormatStyle.Field = _) -> SystemFormatStyle.DateReference
    }
    extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
      static func stopwatch(startingAt: Date, showsHours: Bool = _, maxFieldCount: Int = _, maxPrecision: Duration = _) -> SystemFormatStyle.Stopwatch
    }
    extension FormatStyle where Self == SystemFormatStyle.Timer {
      static func timer(countingDownIn: Range<Date>, showsHours: Bool = _, maxFieldCount: Int = _, maxPrecision: Duration = _) -> SystemFormatStyle.Timer
      static func timer(countingUpIn: Range<Date>, showsHours: Bool = _, maxFieldCount: Int = _, maxPrecision: Duration = _) -> SystemFormatStyle.Timer
    }
    struct FormPresentationSizing: PresentationSizing {}
    protocol FormStyle {
      associatedtype Body: View
      typealias Configuration = FormStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension FormStyle where Self == AutomaticFormStyle {
      static var automatic: AutomaticFormStyle
    }
    extension FormStyle where Self == ColumnsFormStyle {
      static var columns: ColumnsFormStyle
    }
    extension FormStyle where Self == GroupedFormStyle {
      static var grouped: GroupedFormStyle
    }
    struct FormStyleConfiguration {
      var content: FormStyleConfiguration.Content
      struct Content: View {
        typealias Body = Never
      }
    }
    struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
      typealias Body = Never
      init<V: BinaryFloatingPoint>(value: V, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
      init<V: BinaryFloatingPoint>(value: V, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
      init<V: BinaryFloatingPoint>(value: V, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView
      init<V: BinaryFloatingPoint>(value: V, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where BoundsLabel == EmptyView
      init<V: BinaryFloatingPoint>(value: V, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels)
    }
    protocol GaugeStyle {
      associatedtype Body: View
      typealias Configuration = GaugeStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
      static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle
    }
    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
      static var accessoryCircular: AccessoryCircularGaugeStyle
    }
    extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
      static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle
    }
    extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
      static var accessoryLinear: AccessoryLinearGaugeStyle
    }
    extension GaugeStyle where Self == CircularGaugeStyle {
      static var circular: CircularGaugeStyle
    }
    extension GaugeStyle where Self == DefaultGaugeStyle {
      static var automatic: DefaultGaugeStyle
    }
    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
      static var linearCapacity: LinearCapacityGaugeStyle
    }
    extension GaugeStyle where Self == LinearGaugeStyle {
      static var linear: LinearGaugeStyle
    }
    struct GaugeStyleConfiguration {
      var value: Double
      var label: GaugeStyleConfiguration.Label
      var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
      var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
      var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
      struct Label: View {
        typealias Body = Never
      }
      struct CurrentValueLabel: View {
        typealias Body = Never
      }
      struct MinimumValueLabel: View {
        typealias Body = Never
      }
      struct MaximumValueLabel: View {
        typealias Body = Never
      }
      struct MarkedValueLabel: View {
        typealias Body = Never
      }
    }
    struct GlassButtonStyle: PrimitiveButtonStyle {}
    struct GlassProminentButtonStyle: PrimitiveButtonStyle {
      init()
    }
    struct GraphicalDatePickerStyle: DatePickerStyle {
      typealias Body = Never
      init()
    }
    struct GroupBox<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(label: Label, @ViewBuilder content: () -> Content)
    }
    extension GroupBox where Label == EmptyView {
      init(@ViewBuilder content: () -> Content)
    }
    extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
      init(_: GroupBoxStyleConfiguration)
    }
    extension GroupBox where Label == Text {
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
    }
    protocol GroupBoxStyle {
      associatedtype Body: View
      typealias Configuration = GroupBoxStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
      static var automatic: DefaultGroupBoxStyle
    }
    struct GroupBoxStyleConfiguration {
      var label: GroupBoxStyleConfiguration.Label
      var content: GroupBoxStyleConfiguration.Content
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
    }
    struct GroupedFormStyle: FormStyle {
      typealias Body = Never
      init()
    }
    struct IconOnlyLabelStyle: LabelStyle {
      typealias Body = Never
      init()
    }
    struct InlinePickerStyle: PickerStyle {
      init()
    }
    struct Label<Title: View, Icon: View>: View {
      typealias Body = Never
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    }
    extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
      init(_: LabelStyleConfiguration)
    }
    extension Label where Title == Text, Icon == Image {
      init(_: LocalizedStringKey, image: String)
      @_disfavoredOverload init(_: LocalizedStringResource, image: String)
      init(_: LocalizedStringKey, systemImage: String)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String)
      init(_: LocalizedStringKey, image: ImageResource)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource)
    }
    struct LabeledContent<Label, Content> {}
    extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
      init(_: LabeledContentStyleConfiguration)
    }
    extension LabeledContent where Label == Text, Content == Text {
      init<S: StringProtocol>(_: LocalizedStringKey, value: S)
      @introduced(26) @_disfavoredOverload init<S: StringProtocol>(_: LocalizedStringResource, value: S)
      @_disfavoredOverload init<S1: StringProtocol, S2: StringProtocol>(_: S1, value: S2)
      init<F: FormatStyle>(_: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
      @introduced(26) @_disfavoredOverload init<F: FormatStyle>(_: LocalizedStringResource, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: FormatStyle>(_: S, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
    }
    extension LabeledContent where Label == Text, Content: View {
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
    }
    extension LabeledContent: View where Label: View, Content: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    protocol LabeledContentStyle {
      associatedtype Body: View
      typealias Configuration = LabeledContentStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
      static var automatic: AutomaticLabeledContentStyle
    }
    struct LabeledContentStyleConfiguration {
      var label: LabeledContentStyleConfiguration.Label
      var content: LabeledContentStyleConfiguration.Content
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
    }
    struct LabeledControlGroupContent<Content: View, Label: View>: View {
      typealias Body = Never
    }
    protocol LabelStyle {
      associatedtype Body: View
      typealias Configuration = LabelStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension LabelStyle where Self == DefaultLabelStyle {
      static var automatic: DefaultLabelStyle
    }
    extension LabelStyle where Self == IconOnlyLabelStyle {
      static var iconOnly: IconOnlyLabelStyle
    }
    extension LabelStyle where Self == TitleAndIconLabelStyle {
      static var titleAndIcon: TitleAndIconLabelStyle
    }
    extension LabelStyle where Self == TitleOnlyLabelStyle {
      static var titleOnly: TitleOnlyLabelStyle
    }
    struct LabelStyleConfiguration {
      var title: LabelStyleConfiguration.Title
      var icon: LabelStyleConfiguration.Icon
      struct Title: View {
        typealias Body = Never
      }
      struct Icon: View {
        typealias Body = Never
      }
    }
    struct LinearCapacityGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
    }
    struct LinearGaugeStyle: GaugeStyle {
      typealias Body = Never
      init()
      init(tint: Color)
      init(tint: Gradient)
    }
    struct LinearProgressViewStyle: ProgressViewStyle {
      typealias Body = Never
      init()
      init(tint: Color)
    }
    struct Link<Label: View>: View {
      typealias Body = Never
      init(destination: URL, @ViewBuilder label: () -> Label)
    }
    extension Link where Label == Text {
      init(_: LocalizedStringKey, destination: URL)
      @_disfavoredOverload init(_: LocalizedStringResource, destination: URL)
      @_disfavoredOverload init<S: StringProtocol>(_: S, destination: URL)
    }
    struct LinkButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct Menu<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content) where Label == Text
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: () -> Void)
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: () -> Void) where Label == Text
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: () -> Void) where Label == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content, primaryAction: () -> Void) where Label == Text
    }
    extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
      init(_: MenuStyleConfiguration)
    }
    extension Menu where Label == SwiftUI.Label<Text, Image> {
      init(_: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
      init(_: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
    }
    struct MenuActionDismissBehavior: Equatable {
      static var automatic: MenuActionDismissBehavior
      static var enabled: MenuActionDismissBehavior
      static var disabled: MenuActionDismissBehavior
    }
    struct MenuButton<Label: View, Content: View>: View {
      typealias Body = Never
      init(label: Label, @ViewBuilder content: () -> Content)
    }
    extension MenuButton where Label == Text {
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
    }
    protocol MenuButtonStyle {}
    struct MenuControlGroupStyle: ControlGroupStyle {
      typealias Body = Never
      init()
    }
    struct MenuOrder: Hashable {
      static var automatic: MenuOrder
      static var priority: MenuOrder
      static var fixed: MenuOrder
    }
    struct MenuPickerStyle: PickerStyle {
      init()
    }
    protocol MenuStyle {
      associatedtype Body: View
      typealias Configuration = MenuStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension MenuStyle where Self == BorderedButtonMenuStyle {
      static var borderedButton: BorderedButtonMenuStyle
    }
    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      static var borderlessButton: BorderlessButtonMenuStyle
    }
    extension MenuStyle where Self == ButtonMenuStyle {
      static var button: ButtonMenuStyle
    }
    extension MenuStyle where Self == DefaultMenuStyle {
      static var automatic: DefaultMenuStyle
    }
    struct MenuStyleConfiguration {
      struct Label: View {
        typealias Body = Never
      }
      struct Content: View {
        typealias Body = Never
      }
    }
    struct MultiDatePicker<Label: View>: View {
      typealias Body = Never
      init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
      init(selection: Binding<Set<DateComponents>>, in: Range<Date>, @ViewBuilder label: () -> Label)
      init(selection: Binding<Set<DateComponents>>, in: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label)
      init(selection: Binding<Set<DateComponents>>, in: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label)
    }
    extension MultiDatePicker where Label == Text {
      init(_: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Set<DateComponents>>)
      init(_: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: Range<Date>)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in: Range<Date>)
      init(_: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: PartialRangeFrom<Date>)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in: PartialRangeFrom<Date>)
      init(_: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: PartialRangeUpTo<Date>)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in: PartialRangeUpTo<Date>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Set<DateComponents>>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Set<DateComponents>>, in: Range<Date>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Set<DateComponents>>, in: PartialRangeFrom<Date>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<Set<DateComponents>>, in: PartialRangeUpTo<Date>)
    }
    struct NewDocumentButton<Label: View>: View {
      typealias Body = Never
    }
    extension NewDocumentButton where Label == Text {
      init(_: LocalizedStringKey, contentType: UTType? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, contentType: UTType? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, contentType: UTType? = _)
      init(_: Text? = _, contentType: UTType? = _)
      init(_: LocalizedStringKey, contentType: UTType, prepareDocumentURL: () -> URL? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, contentType: UTType, prepareDocumentURL: () -> URL? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, contentType: UTType, prepareDocumentURL: () -> URL? = _)
      init(_: Text? = _, contentType: UTType, prepareDocumentURL: () -> URL? = _)
      init<D: FileDocument>(_: LocalizedStringKey, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      @_disfavoredOverload init<D: FileDocument>(_: LocalizedStringResource, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      @_disfavoredOverload init<D: FileDocument, S: StringProtocol>(_: S, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      init<D: FileDocument>(_: Text? = _, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      init<D: ReferenceFileDocument>(_: LocalizedStringKey, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      @_disfavoredOverload init<D: ReferenceFileDocument>(_: LocalizedStringResource, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      @_disfavoredOverload init<D: ReferenceFileDocument, S: StringProtocol>(_: S, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
      init<D: ReferenceFileDocument>(_: Text? = _, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
    }
    class NSHostingController<Content: View>: NSViewController {
      init(rootView: Content)
      var rootView: Content
      var safeAreaRegions: SafeAreaRegions
      var sceneBridgingOptions: NSHostingSceneBridgingOptions
      var sizingOptions: NSHostingSizingOptions
      func sizeThatFits(in: CGSize) -> CGSize
    }
    class NSHostingMenu<Content: View>: NSMenu {
      init(rootView: Content)
      var rootView: Content
    }
    protocol NSViewControllerRepresentable: View {
      associatedtype NSViewControllerType: NSViewController
      associatedtype Coordinator = Void
      typealias Context = NSViewControllerRepresentableContext<Self>
      func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
      func updateNSViewController(_: Self.NSViewControllerType, context: Self.Context)
      func makeCoordinator() -> Self.Coordinator
      func sizeThatFits(_: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize?
      static func dismantleNSViewController(_: Self.NSViewControllerType, coordinator: Self.Coordinator)
    }
    extension NSViewControllerRepresentable {
      typealias Body = Never
      func makeCoordinator() -> Self.Coordinator
    }
    struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
      var coordinator: ViewController.Coordinator
      var environment: EnvironmentValues
      var transaction: Transaction
      func animate(changes: () -> Void, completion: (() -> Void)? = _)
    }
    struct PaletteControlGroupStyle: ControlGroupStyle {
      typealias Body = Never
      init()
    }
    struct PalettePickerStyle: PickerStyle {
      init()
    }
    struct PasteButton: View {
      typealias Body = Never
      init(supportedContentTypes: [UTType], payloadAction: ([NSItemProvider]) -> Void)
      init<Payload>(supportedContentTypes: [UTType], validator: ([NSItemProvider]) -> Payload?, payloadAction: (Payload) -> Void)
      init<T: Transferable>(payloadType: T.Type, onPaste: ([T]) -> Void)
      init(supportedTypes: [String], payloadAction: ([NSItemProvider]) -> Void)
      init<Payload>(supportedTypes: [String], validator: ([NSItemProvider]) -> Payload?, payloadAction: (Payload) -> Void)
    }
    struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
      typealias Body = Never
      init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
      init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
      init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
    }
    extension Picker where Label == SwiftUI.Label<Text, Image> {
      init(_: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue>
      init(_: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Element == Binding<SelectionValue>
      init(_: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      init(_: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
    }
    extension Picker where Label == Text {
      init(_: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init(_: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<S: StringProtocol>(_: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
    }
    protocol PickerStyle {}
    extension PickerStyle where Self == DefaultPickerStyle {
      static var automatic: DefaultPickerStyle
    }
    extension PickerStyle where Self == InlinePickerStyle {
      static var inline: InlinePickerStyle
    }
    extension PickerStyle where Self == MenuPickerStyle {
      static var menu: MenuPickerStyle
    }
    extension PickerStyle where Self == NavigationLinkPickerStyle {
      static var navigationLink: NavigationLinkPickerStyle
    }
    extension PickerStyle where Self == PalettePickerStyle {
      static var palette: PalettePickerStyle
    }
    extension PickerStyle where Self == RadioGroupPickerStyle {
      static var radioGroup: RadioGroupPickerStyle
    }
    extension PickerStyle where Self == SegmentedPickerStyle {
      static var segmented: SegmentedPickerStyle
    }
    extension PickerStyle where Self == WheelPickerStyle {
      static var wheel: WheelPickerStyle
    }
    struct PlainButtonStyle: PrimitiveButtonStyle {
      typealias Body = Never
      init()
    }
    struct PopUpButtonPickerStyle: PickerStyle {
      init()
    }
    protocol PrimitiveButtonStyle {
      associatedtype Body: View
      typealias Configuration = PrimitiveButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
      static var accessoryBarAction: AccessoryBarActionButtonStyle
    }
    extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
      static var accessoryBar: AccessoryBarButtonStyle
    }
    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
      static var bordered: BorderedButtonStyle
    }
    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
      static var borderedProminent: BorderedProminentButtonStyle
    }
    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
      static var borderless: BorderlessButtonStyle
    }
    extension PrimitiveButtonStyle where Self == CardButtonStyle {
      static var card: CardButtonStyle
    }
    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
      static var automatic: DefaultButtonStyle
    }
    extension PrimitiveButtonStyle where Self == GlassButtonStyle {
      static var glass: GlassButtonStyle
      static func glass(_: Glass) -> GlassButtonStyle
    }
    extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
      static var glassProminent: GlassProminentButtonStyle
    }
    extension PrimitiveButtonStyle where Self == LinkButtonStyle {
      static var link: LinkButtonStyle
    }
    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
      static var plain: PlainButtonStyle
    }
    struct PrimitiveButtonStyleConfiguration {
      var role: ButtonRole?
      var label: PrimitiveButtonStyleConfiguration.Label
      func trigger()
      struct Label: View {
        typealias Body = Never
      }
    }
    struct ProgressView<Label: View, CurrentValueLabel: View>: View {
      typealias Body = Never
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      init<V: BinaryFloatingPoint>(value: V?, total: V = _) where Label == EmptyView, CurrentValueLabel == EmptyView
      init<V: BinaryFloatingPoint>(value: V?, total: V = _, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
      init<V: BinaryFloatingPoint>(value: V?, total: V = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      init<V: BinaryFloatingPoint>(_: LocalizedStringKey, value: V?, total: V = _) where Label == Text, CurrentValueLabel == EmptyView
      @_disfavoredOverload init<V: BinaryFloatingPoint>(_: LocalizedStringResource, value: V?, total: V = _) where Label == Text, CurrentValueLabel == EmptyView
      @_disfavoredOverload init<S: StringProtocol, V: BinaryFloatingPoint>(_: S, value: V?, total: V = _) where Label == Text, CurrentValueLabel == EmptyView
      init(_: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView
      init(_: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    }
    extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = _, @ViewBuilder label: () -> Label)
    }
    extension ProgressView where CurrentValueLabel == EmptyView {
      init() where Label == EmptyView
      init(@ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey) where Label == Text
      @_disfavoredOverload init(_: LocalizedStringResource) where Label == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S) where Label == Text
    }
    extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = _)
    }
    protocol ProgressViewStyle {
      associatedtype Body: View
      typealias Configuration = ProgressViewStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      static var circular: CircularProgressViewStyle
    }
    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      static var automatic: DefaultProgressViewStyle
    }
    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      static var linear: LinearProgressViewStyle
    }
    struct ProgressViewStyleConfiguration {
      var fractionCompleted: Double?
      var label: ProgressViewStyleConfiguration.Label?
      var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
      struct Label: View {
        typealias Body = Never
      }
      struct CurrentValueLabel: View {
        typealias Body = Never
      }
    }
    struct PullDownMenuButtonStyle: MenuButtonStyle {
      init()
    }
    struct RadioGroupPickerStyle: PickerStyle {
      init()
    }
    struct RenameButton<Label: View>: View {
      typealias Body = Never
      init() where Label == SwiftUI.Label<Text, Image>
    }
    struct SecureField<Label: View>: View {
      typealias Body = Never
      init(text: Binding<String>, prompt: Text? = _, @ViewBuilder label: () -> Label)
    }
    extension SecureField where Label == Text {
      init(_: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>, prompt: Text?)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, prompt: Text?)
      init(_: LocalizedStringKey, text: Binding<String>)
      @_disfavoredOverload init(_: LocalizedStringResource, text: Binding<String>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>)
      init(_: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_: S, text: Binding<String>, onCommit: () -> Void)
    }
    struct SegmentedPickerStyle: PickerStyle {
      init()
    }
    struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: View where Data.Element: Transferable {
      typealias Body = Never
      init(items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
      init<I: Transferable>(item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I>
    }
    extension ShareLink where Label == DefaultShareLinkLabel {
      init(items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(_: LocalizedStringKey, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      @_disfavoredOverload init(_: LocalizedStringResource, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(_: Text, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init<I: Transferable>(item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      init<I: Transferable>(_: LocalizedStringKey, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      @_disfavoredOverload init<I: Transferable>(_: LocalizedStringResource, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      @_disfavoredOverload init<S: StringProtocol, I: Transferable>(_: S, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      init<I: Transferable>(_: Text, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
    }
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
      init(item: URL, subject: Text? = _, message: Text? = _, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL>
      init(item: String, subject: Text? = _, message: Text? = _, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String>
    }
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
      init(items: Data, subject: Text? = _, message: Text? = _, @ViewBuilder label: () -> Label)
    }
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
      init(items: Data, subject: Text? = _, message: Text? = _, @ViewBuilder label: () -> Label)
    }
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
      init(item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      init(item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      init(_: LocalizedStringKey, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      @_disfavoredOverload init(_: LocalizedStringResource, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      init(_: LocalizedStringKey, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      @_disfavoredOverload init(_: LocalizedStringResource, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      @_disfavoredOverload init<S: StringProtocol>(_: S, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      @_disfavoredOverload init<S: StringProtocol>(_: S, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      init(_: Text, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      init(_: Text, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
    }
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
      init(items: Data, subject: Text? = _, message: Text? = _)
      init(_: LocalizedStringKey, items: Data, subject: Text? = _, message: Text? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, items: Data, subject: Text? = _, message: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, items: Data, subject: Text? = _, message: Text? = _)
      init(_: Text, items: Data, subject: Text? = _, message: Text? = _)
    }
    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
      init(items: Data, subject: Text? = _, message: Text? = _)
      init(_: LocalizedStringKey, items: Data, subject: Text? = _, message: Text? = _)
      @_disfavoredOverload init(_: LocalizedStringResource, items: Data, subject: Text? = _, message: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, items: Data, subject: Text? = _, message: Text? = _)
      init(_: Text, items: Data, subject: Text? = _, message: Text? = _)
    }
    struct SharePreview<Image: Transferable, Icon: Transferable> {
      init(_: LocalizedStringKey, image: Image, icon: Icon)
      @_disfavoredOverload init(_: LocalizedStringResource, image: Image, icon: Icon)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: Image, icon: Icon)
      init(_: Text, image: Image, icon: Icon)
    }
    extension SharePreview where Icon == Never {
      init(_: LocalizedStringKey, image: Image)
      @_disfavoredOverload init(_: LocalizedStringResource, image: Image)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: Image)
      init(_: Text, image: Image)
    }
    extension SharePreview where Image == Never {
      init(_: LocalizedStringKey, icon: Icon)
      @_disfavoredOverload init(_: LocalizedStringResource, icon: Icon)
      @_disfavoredOverload init<S: StringProtocol>(_: S, icon: Icon)
      init(_: Text, icon: Icon)
    }
    extension SharePreview where Image == Never, Icon == Never {
      init(_: LocalizedStringKey)
      @_disfavoredOverload init(_: LocalizedStringResource)
      @_disfavoredOverload init<S: StringProtocol>(_: S)
      init(_: Text)
    }
    struct Slider<Label: View, ValueLabel: View>: View {
      typealias Body = Never
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, onEditingChanged: (Bool) -> Void = _, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, neutralValue: V? = _, enabledBounds: ClosedRange<V>? = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = _, @ViewBuilder minimumValueLabel: () -> ValueLabel = _, @ViewBuilder maximumValueLabel: () -> ValueLabel = _, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, neutralValue: V? = _, enabledBounds: ClosedRange<V>? = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = _, @ViewBuilder minimumValueLabel: () -> ValueLabel = _, @ViewBuilder maximumValueLabel: () -> ValueLabel = _, tick: (V) -> SliderTick<V>? = _, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      init<V>(value: Binding<V>, in: ClosedRange<V> = _, neutralValue: V? = _, enabledBounds: ClosedRange<V>? = _, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = _, @ViewBuilder minimumValueLabel: () -> ValueLabel = _, @ViewBuilder maximumValueLabel: () -> ValueLabel = _, @SliderTickBuilder<V> ticks: () -> some SliderTickContent, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
    }
    extension Slider where Label == EmptyView, ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
    }
    extension Slider where ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = _) where V.Stride: BinaryFloatingPoint
      @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, onEditingChanged: (Bool) -> Void = _, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint
      @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, @ViewBuilder label: () -> Label) where V.Stride: BinaryFloatingPoint
    }
    struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
      typealias Value = V
      init(_: V)
      init(_: V, @ViewBuilder label: () -> some View)
      init(_: LocalizedStringKey, _: V)
      @_disfavoredOverload init(_: LocalizedStringResource, _: V)
      @_disfavoredOverload init<S: StringProtocol>(_: S, _: V)
    }
    struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
      typealias Value = Content.Value
      init(_: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<Content.Value> content: (Data.Element) -> Content)
      init(_: Data, @SliderTickBuilder<Content.Value> content: (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
      init(_: Range<Int>, @SliderTickBuilder<Content.Value> content: (Int) -> Content) where Data == Range<Int>, ID == Int
    }
    @resultBuilder struct SliderTickBuilder<V: BinaryFloatingPoint> {
      static func buildExpression<Content: SliderTickContent>(_: Content) -> Content
    }
    protocol SliderTickContent<Value> {
      associatedtype Value: BinaryFloatingPoint
    }
    struct Stepper<Label: View>: View {
      typealias Body = Never
      init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(value: Binding<V>, step: V.Stride = _, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = _)
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _, @ViewBuilder label: () -> Label)
      @_disfavoredOverload init<V: Strideable>(value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, @ViewBuilder label: () -> Label)
      @_disfavoredOverload init<V: Strideable>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, @ViewBuilder label: () -> Label)
    }
    extension Stepper where Label == Text {
      init(_: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init(_: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<S: StringProtocol>(_: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(_: LocalizedStringKey, value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<V: Strideable>(_: LocalizedStringResource, value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<S: StringProtocol, V: Strideable>(_: S, value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(_: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<V: Strideable>(_: LocalizedStringResource, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<S: StringProtocol, V: Strideable>(_: S, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      init<F: ParseableFormatStyle>(_: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload init<F: ParseableFormatStyle>(_: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      init<F: ParseableFormatStyle>(_: LocalizedStringKey, value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload init<F: ParseableFormatStyle>(_: LocalizedStringResource, value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_: S, value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
    }
    struct StepperFieldDatePickerStyle: DatePickerStyle {
      typealias Body = Never
      init()
    }
    struct SwitchToggleStyle: ToggleStyle {
      typealias Body = Never
      init()
      init(tint: Color)
    }
    enum SystemFormatStyle {
      struct DateOffset: DiscreteFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        init(to: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = _, maxFieldCount: Int = _, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = _)
      }
      struct DateReference: DiscreteFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        init(to: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = _, maxFieldCount: Int = _, thresholdField: Date.RelativeFormatStyle.Field = _)
      }
      struct Stopwatch: DiscreteFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        init(startingAt: Date, showsHours: Bool = _, maxFieldCount: Int = _, maxPrecision: Duration = _)
      }
      struct Timer: DiscreteFormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        init(countingDownIn: Range<Date>, showsHours: Bool = _, maxFieldCount: Int = _, maxPrecision: Duration = _)
        init(countingUpIn: Range<Date>, showsHours: Bool = _, maxFieldCount: Int = _, maxPrecision: Duration = _)
      }
    }
    struct TitleAndIconLabelStyle: LabelStyle {
      typealias Body = Never
      init()
    }
    struct TitleOnlyLabelStyle: LabelStyle {
      typealias Body = Never
      init()
    }
    struct Toggle<Label: View>: View {
      typealias Body = Never
      init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
      init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
    }
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
      init(_: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, isOn: Binding<Bool>)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      init(_: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, isOn: Binding<Bool>)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    }
    extension Toggle where Label == Text {
      init(_: LocalizedStringKey, isOn: Binding<Bool>)
      @_disfavoredOverload init(_: LocalizedStringResource, isOn: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isOn: Binding<Bool>)
      init<C: RandomAccessCollection>(_: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<C: RandomAccessCollection>(_: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    }
    extension Toggle where Label == ToggleStyleConfiguration.Label {
      init(_: ToggleStyleConfiguration)
    }
    protocol ToggleStyle {
      associatedtype Body: View
      typealias Configuration = ToggleStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension ToggleStyle where Self == ButtonToggleStyle {
      static var button: ButtonToggleStyle
    }
    extension ToggleStyle where Self == CheckboxToggleStyle {
      static var checkbox: CheckboxToggleStyle
    }
    extension ToggleStyle where Self == DefaultToggleStyle {
      static var automatic: DefaultToggleStyle
    }
    extension ToggleStyle where Self == SwitchToggleStyle {
      static var `switch`: SwitchToggleStyle
    }
    struct ToggleStyleConfiguration {
      var label: ToggleStyleConfiguration.Label
      @Binding var isOn: Bool
      var isMixed: Bool
      struct Label: View {
        typealias Body = Never
      }
    }
    class UIHostingController<Content: View>: UIViewController {
      init(rootView: Content)
      init?(coder: NSCoder, rootView: Content)
      init?(coder: NSCoder)
      var undoManager: UndoManager?
      var keyCommands: [UIKeyCommand]?
      var isModalInPresentation: Bool
      var rootView: Content
      var sizingOptions: UIHostingControllerSizingOptions
      var preferredStatusBarStyle: UIStatusBarStyle
      var prefersStatusBarHidden: Bool
      var preferredStatusBarUpdateAnimation: UIStatusBarAnimation
      var childForStatusBarStyle: UIViewController?
      var childForStatusBarHidden: UIViewController?
      var preferredScreenEdgesDeferringSystemGestures: UIRectEdge
      var childForScreenEdgesDeferringSystemGestures: UIViewController?
      var prefersHomeIndicatorAutoHidden: Bool
      var childForHomeIndicatorAutoHidden: UIViewController?
      var safeAreaRegions: SafeAreaRegions
      var preferredUserInterfaceStyle: UIUserInterfaceStyle
      func loadView()
      func viewWillAppear(_: Bool)
      func viewDidAppear(_: Bool)
      func viewWillDisappear(_: Bool)
      func viewDidDisappear(_: Bool)
      func viewWillLayoutSubviews()
      func sizeThatFits(in: CGSize) -> CGSize
      func preferredContentSizeDidChange(forChildContentContainer: any UIContentContainer)
      func viewWillTransition(to: CGSize, with: any UIViewControllerTransitionCoordinator)
      func willMove(toParent: UIViewController?)
      func didMove(toParent: UIViewController?)
      func target(forAction: Selector, withSender: Any?) -> Any?
    }
    struct UIHostingControllerSizingOptions: OptionSet {
      typealias ArrayLiteralElement = UIHostingControllerSizingOptions
      typealias RawValue = Int
      init(rawValue: Int)
      static var preferredContentSize: UIHostingControllerSizingOptions
      static var intrinsicContentSize: UIHostingControllerSizingOptions
    }
    protocol UIViewControllerRepresentable: View where Self.Body == Never {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
      func updateUIViewController(_: Self.UIViewControllerType, context: Self.Context)
      func makeCoordinator() -> Self.Coordinator
      func sizeThatFits(_: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
      static func dismantleUIViewController(_: Self.UIViewControllerType, coordinator: Self.Coordinator)
    }
    extension UIViewControllerRepresentable {
      func sizeThatFits(_: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
      static func dismantleUIViewController(_: Self.UIViewControllerType, coordinator: Self.Coordinator)
    }
    extension UIViewControllerRepresentable where Self.Coordinator == () {
      func makeCoordinator() -> Self.Coordinator
    }
    struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      var coordinator: Representable.Coordinator
      var transaction: Transaction
      var environment: EnvironmentValues
      func animate(changes: () -> Void, completion: (() -> Void)? = _)
    }
    struct WheelDatePickerStyle: DatePickerStyle {
      typealias Body = Never
      init()
    }
    struct WheelPickerStyle: PickerStyle {
      init()
    }
    typealias PullDownButton = _PullDownButton
    struct _PullDownButton<Label: View, Content: View>: View {
      typealias Body = Never
      init(label: Label, @ViewBuilder content: () -> Content)
    }
    extension _PullDownButton where Label == Text {
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
    }
    """#)
}
