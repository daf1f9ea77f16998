// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: navigation.
  static let swiftUIViewNavigation = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func findDisabled(_: Bool = _) -> some View
      func findNavigator(isPresented: Binding<Bool>) -> some View
      func navigationBarBackButtonHidden(_: Bool = _) -> some View
      func navigationBarHidden(_: Bool) -> some View
      func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
      func navigationBarItems<L: View>(leading: L) -> some View
      func navigationBarItems<T: View>(trailing: T) -> some View
      func navigationBarTitle(_: Text) -> some View
      func navigationBarTitle(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func navigationBarTitle(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_: S) -> some View
      func navigationBarTitle(_: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      func navigationBarTitle(_: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      @_disfavoredOverload func navigationBarTitle(_: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      func navigationBarTitleDisplayMode(_: NavigationBarItem.TitleDisplayMode) -> some View
      func navigationDestination<D: Hashable, C: View>(for: D.Type, @ViewBuilder destination: (D) -> C) -> some View
      func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
      func navigationDestination<D: Hashable, C: View>(item: Binding<Optional<D>>, @ViewBuilder destination: (D) -> C) -> some View
      func navigationDocument<D: Transferable>(_: D) -> some View
      func navigationDocument<D: Transferable>(_: D, preview: SharePreview<Never, Never>) -> some View
      func navigationDocument<D: Transferable, I: Transferable>(_: D, preview: SharePreview<Never, I>) -> some View
      func navigationDocument<D: Transferable, I: Transferable>(_: D, preview: SharePreview<I, Never>) -> some View
      func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(_: D, preview: SharePreview<I1, I2>) -> some View
      func navigationDocument(_: URL) -> some View
      func navigationLinkIndicatorVisibility(_: Visibility) -> some View
      func navigationSplitViewColumnWidth(_: CGFloat) -> some View
      func navigationSplitViewColumnWidth(min: CGFloat? = _, ideal: CGFloat, max: CGFloat? = _) -> some View
      func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_: S) -> some View
      func navigationSubtitle(_: Text) -> some View
      func navigationSubtitle(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func navigationSubtitle(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func navigationSubtitle<S: StringProtocol>(_: S) -> some View
      func navigationTitle(_: Text) -> some View
      func navigationTitle(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func navigationTitle(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func navigationTitle<S: StringProtocol>(_: S) -> some View
      func navigationTitle<V: View>(@ViewBuilder _: () -> V) -> some View
      func navigationTitle(_: Binding<String>) -> some View
      func navigationTransition(_: some NavigationTransition) -> some View
      func navigationViewStyle<S: NavigationViewStyle>(_: S) -> some View
      func renameAction(_: FocusState<Bool>.Binding) -> some View
      func renameAction(_: () -> Void) -> some View
      func replaceDisabled(_: Bool = _) -> some View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: Text? = _) -> some View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey) -> some View
      @_disfavoredOverload func searchable(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource) -> some View
      @_disfavoredOverload func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: S) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey) -> some View
      @_disfavoredOverload func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource) -> some View
      @_disfavoredOverload func searchable<S: StringProtocol>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: S) -> some View
      func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder suggestions: () -> S) -> some View
      func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S) -> some View
      @_disfavoredOverload func searchable<V: View, S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: S, @ViewBuilder suggestions: () -> V) -> some View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: S, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: some StringProtocol, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: S, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: some StringProtocol, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C.Element: Identifiable
      func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: S, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringResource, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      @_disfavoredOverload func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: S, @ViewBuilder token: (C.Element) -> T) -> some View where C.Element: Identifiable
      func searchCompletion(_: String) -> some View
      func searchCompletion<T: Identifiable>(_: T) -> some View
      func searchDictationBehavior(_: TextInputDictationBehavior) -> some View
      func searchFocused(_: FocusState<Bool>.Binding) -> some View
      func searchFocused<V: Hashable>(_: FocusState<V>.Binding, equals: V) -> some View
      func searchPresentationToolbarBehavior(_: SearchPresentationToolbarBehavior) -> some View
      func searchScopes<V: Hashable, S: View>(_: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
      func searchScopes<V: Hashable, S: View>(_: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _: () -> S) -> some View
      func searchSelection(_: Binding<TextSelection?>) -> some View
      func searchSuggestions<S: View>(@ViewBuilder _: () -> S) -> some View
      func searchSuggestions(_: Visibility, for: SearchSuggestionsPlacement.Set) -> some View
      func searchToolbarBehavior(_: SearchToolbarBehavior) -> some View
      func statusBar(hidden: Bool) -> some View
      func statusBarHidden(_: Bool = _) -> some View
      func tabBarMinimizeBehavior(_: TabBarMinimizeBehavior) -> some View
      func tabItem<V: View>(@ViewBuilder _: () -> V) -> some View
      func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View
      func tabViewCustomization(_: Binding<TabViewCustomization>?) -> some View
      func tabViewSearchActivation(_: TabSearchActivation) -> some View
      func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func tabViewStyle<S: TabViewStyle>(_: S) -> some View
      func toolbar(_: Visibility, for: ToolbarPlacement...) -> some View
      func toolbar(removing: ToolbarDefaultItemKind?) -> some View
      func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
      func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
      func toolbarBackground<S: ShapeStyle>(_: S, for: ToolbarPlacement...) -> some View
      func toolbarBackground(_: Visibility, for: ToolbarPlacement...) -> some View
      func toolbarBackgroundVisibility(_: Visibility, for: ToolbarPlacement...) -> some View
      func toolbarColorScheme(_: ColorScheme?, for: ToolbarPlacement...) -> some View
      func toolbarForegroundStyle<S: ShapeStyle>(_: S, for: ToolbarPlacement...) -> some View
      func toolbarItemHidden(_: Bool = _) -> some View
      func toolbarRole(_: ToolbarRole) -> some View
      func toolbarTitleDisplayMode(_: ToolbarTitleDisplayMode) -> some View
      func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
      func toolbarVisibility(_: Visibility, for: ToolbarPlacement...) -> some View
    }
    """#)
}
