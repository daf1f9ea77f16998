// A table: productions: localizable types, texts and views.
extension Grammar {
  static let localizableTable = #"""
    LocalizedStringKey: LocalizedStringKey(«KeyLit»)
    LocalizedStringKey: LocalizedStringKey(«String»)
    LocalizedStringKey: LocalizedStringKey.init(«PlainLit»)
    LocalizedStringKey: LocalizedStringKey(stringLiteral: «PlainLit»)
    LocalizedStringKey: «KeyLit» as LocalizedStringKey
    LocalizedStringKey: «LocalizedStringKey?» ?? «KeyLit»
    LocalizedStringKey: «Bool» ? «LocalizedStringKey» : «KeyLit»
    LocalizedStringKey: «Bool» ? «KeyLit» : LocalizedStringKey(«String»)
    LocalizedStringKey: [«LocalizedStringKey», «LocalizedStringKey»][0]
    =LocalizedStringKey: [«KeyLit», «LocalizedStringKey»].first!
    =LocalizedStringKey: «KeyLit»
    =LocalizedStringKey: «KeyLit»
    =LocalizedStringKey: «KeyLit»
    =LocalizedStringKey: «KeyLit»
    =LocalizedStringKey: («KeyLit»)
    =LocalizedStringKey: .init(«String»)
    =LocalizedStringKey: .init(«StringLit»)
    =LocalizedStringKey: «Bool» ? «KeyLit» : «KeyLit»
    =LocalizedStringKey: «String?» == nil ? «KeyLit» : .init(«String»)
    =LocalizedStringKey: «Bool» ? «KeyLit» : «Bool» ? «KeyLit» : «LocalizedStringKey»
    =LocalizedStringKey: { «KeyLit» }()
    =LocalizedStringKey: [«KeyLit», «KeyLit»][«Int»]
    =LocalizedStringKey: [1: «KeyLit», 2: «KeyLit»][«Int»] ?? «KeyLit»
    =LocalizedStringKey: [1: «KeyLit»][«Int», default: «KeyLit»]
    =LocalizedStringKey: («KeyLit», «Int»).0
    =LocalizedStringKey: [«KeyLit»].first!
    =LocalizedStringKey: «A?».map { a in «KeyLit; a: A» } ?? «KeyLit»
    =LocalizedStringKey: «[A]».isEmpty ? «KeyLit» : «KeyLit»
    =LocalizedStringKey: «[A]».first.map { a in «KeyLit; a: A» } ?? «KeyLit»
    =LocalizedStringKey: withAnimation { «KeyLit» }
    LocalizedStringResource: LocalizedStringResource(«ValueLit»)
    LocalizedStringResource: LocalizedStringResource(«ValueLit», table: «PlainLit»)
    LocalizedStringResource: LocalizedStringResource(«ValueLit», comment: «PlainLit»)
    LocalizedStringResource: LocalizedStringResource(«PlainLit», defaultValue: «ValueLit»)
    LocalizedStringResource: LocalizedStringResource(«PlainLit», defaultValue: «ValueLit», table: «PlainLit», comment: «PlainLit»)
    LocalizedStringResource: «ValueLit» as LocalizedStringResource
    LocalizedStringResource: «LocalizedStringResource?» ?? «ValueLit»
    =LocalizedStringResource: «ValueLit»
    =LocalizedStringResource: «ValueLit»
    =LocalizedStringResource: «ValueLit»
    =LocalizedStringResource: «Bool» ? «ValueLit» : «ValueLit»
    =LocalizedStringResource: .init(«ValueLit»)
    =LocalizedStringResource: .init(«ValueLit», table: «PlainLit»)
    =LocalizedStringResource: .init(«PlainLit», defaultValue: «ValueLit», comment: «PlainLit»)
    =LocalizedStringResource: [«ValueLit», «ValueLit»][0]
    =LocalizedStringResource: «A?».map { a in «ValueLit; a: A» } ?? «ValueLit»
    String.LocalizationValue: String.LocalizationValue(«ValueLit»)
    String.LocalizationValue: «ValueLit» as String.LocalizationValue
    =String.LocalizationValue: «ValueLit»
    =String.LocalizationValue: «ValueLit»
    =String.LocalizationValue: «Bool» ? «ValueLit» : «ValueLit»
    =String.LocalizationValue: .init(«String»)
    AttributedString: AttributedString(localized: «ValueLit»)
    AttributedString: AttributedString(localized: «ValueLit», comment: «PlainLit»)
    AttributedString: AttributedString(«String»)
    AttributedString: «AttributedString» + «AttributedString»
    =AttributedString: "styled"
    Text: Text(«Lit»)
    Text: Text(«Lit»)
    Text: Text(«Lit»)
    Text: Text(«Lit»)
    Text: Text(«Lit»)
    Text: Text(«KeyLit»)
    Text: Text(«KeyLit»)
    Text: Text(«KeyLit»)
    Text: Text((«Lit»))
    Text: Text(«KeyLit», comment: «PlainLit»)
    Text: Text(«KeyLit», tableName: «PlainLit»)
    Text: Text(«KeyLit», tableName: «PlainLit», comment: «PlainLit»)
    Text: Text(«KeyLit», bundle: .main)
    Text: Text(verbatim: «StringLit»)
    Text: Text(«LocalizedStringKey»)
    Text: Text(«LocalizedStringResource»)
    Text: Text(«String»)
    Text: Text(«Substring»)
    Text: Text(«AttributedString»)
    Text: Text(«Bool» ? «PlainLit» : «KeyLit»)
    Text: Text(«Bool» ? «StringLit» : «PlainLit»)
    Text: Text(«Bool» ? «StringLit» : «StringLit»)
    Text: Text(«Bool» ? «KeyLit» : «KeyLit»)
    Text: Text(«Bool» ? «KeyLit» : «Bool» ? «KeyLit» : «KeyLit»)
    Text: Text(«Bool» ? «StringLit» : «String»)
    Text: Text(«Bool» ? «LocalizedStringKey» : «KeyLit»)
    Text: Text(«Bool» ? «KeyLit» : «LocalizedStringKey»)
    Text: Text(«String?» ?? «StringLit»)
    Text: Text(«LocalizedStringKey?» ?? «KeyLit»)
    Text: Text(«StringLit» + «StringLit»)
    Text: Text(«StringLit» + «String»)
    Text: Text(.init(«String»))
    Text: Text(LocalizedStringKey(«KeyLit»))
    Text: Text([«KeyLit», «KeyLit»][«Int»])
    Text: Text([«KeyLit»].first!)
    Text: Text({ «KeyLit» }())
    Text: Text(«KeyLit» as LocalizedStringKey)
    Text: Text(«StringLit» as String)
    Text: Text(«A?».map { a in «StringLit; a: A» } ?? «StringLit»)
    Text: Text(«A?».map «(A) -> String» ?? «StringLit»)
    Text: Text(«[A]».map «(A) -> String».joined(separator: ", "))
    Text: Text(«String».isEmpty ? «KeyLit» : «KeyLit»)
    Text: Text(String(localized: «ValueLit»))
    Text: Text(«Date», style: .date)
    Text: Text(«Double», format: .number)
    Text: Text(Image(systemName: «PlainLit»))
    Text: «Text» + «Text»
    Text: «Text» + Text(«KeyLit») + Text(verbatim: " ")
    Text: «Text».bold()
    Text: «Text».foregroundColor(.red).italic()
    Text: «Text».accessibilityLabel(«Lit»)
    Text: «Text».font(.title)
    Text: «[Text]».reduce(Text(«KeyLit»), +)
    Image: Image(systemName: «PlainLit»)
    Image: Image(«PlainLit»)
    Color: Color.red
    =Color: .blue
    View: «Text»
    View: «Text»
    View: Button(«Lit») { «Word» }
    View: Button(«Lit», action: { «Word» })
    View: Button(«Bool» ? «KeyLit» : «KeyLit») { «Word» }
    View: Button(«Lit», role: .destructive) { «Word» }
    View: Button(«Lit», systemImage: «PlainLit») { «Word» }
    View: Button(action: { «Word» }) { «View» }
    View: Button { «Word» } label: { «View» }
    View: Label(«Lit», systemImage: «PlainLit»)
    View: Label(«Bool» ? «KeyLit» : «PlainLit», systemImage: «String»)
    View: Label { «View» } icon: { «Image» }
    View: Toggle(«Lit», isOn: .constant(«Bool»))
    View: Toggle(isOn: .constant(true)) { «View» }
    View: Section(«Lit») { «View» }
    View: Section { «View» } header: { «View» } footer: { «View» }
    View: NavigationLink(«Lit») { «View» }
    View: NavigationLink(«Lit», value: «H»)
    View: Menu(«Lit») { «View» }
    View: Picker(«Lit», selection: .constant(«Int»)) { «View» }
    View: TextField(«Lit», text: .constant(«String»))
    View: TextField(«Lit», text: «Binding<String>», prompt: Text(«KeyLit»))
    View: Stepper(«Lit», value: .constant(«Int»), in: 0...10)
    View: Stepper(«Lit», value: «Binding<Double>»)
    View: DatePicker(«Lit», selection: .constant(«Date»))
    View: ProgressView(«Lit»)
    View: ProgressView(«Lit», value: «Double»)
    View: ProgressView(«Lit», value: 0.5, total: «Double»)
    View: LabeledContent(«Lit», value: «String»)
    View: LabeledContent(«Lit», value: «StringLit»)
    View: LabeledContent(«Lit») { «View» }
    View: LabeledContent(«Lit», value: «Double», format: .number)
    View: ContentUnavailableView(«Lit», systemImage: «PlainLit», description: «Text»)
    View: GroupBox(«Lit») { «View» }
    View: DisclosureGroup(«Lit») { «View» }
    View: ShareLink(«Lit», item: «URL»)
    View: Link(«Lit», destination: «URL»)
    View: VStack(alignment: .leading) { «View» }
    View: HStack(spacing: 4) { «View»; «View» }
    View: ForEach(«[A]».indices, id: \.self) { index in «View; index: Int» }
    View: ForEach(«Range<Int>», id: \.self) { number in «View; number: Int» }
    View: ForEach(0..<3) { index in «View; index: Int» }
    View: ForEach(Array(«[A]».enumerated()), id: \.offset) { index, item in «View; index: Int & item: A» }
    View: ForEach(Array(«[A]».enumerated()), id: \.offset) { pair in «View; pair.offset: Int & pair.element: A» }
    View: ForEach(«[H]», id: \.self) { item in «View; item: H» }
    View: List(«[H]», id: \.self) { item in «View; item: H» }
    View: List(Array(«Set<C>»).sorted(), id: \.self) { item in «View; item: C» }
    View: Group { if «Bool» { «View» } else { «View» } }
    View: Group { if let found = «A?» { «View; found: A» } }
    View: Group { switch «Int» { case 1: «View»; default: «View» } }
    View: AnyView(«View»)
    View: «View».navigationTitle(«Lit»)
    View: «View».navigationTitle(«Bool» ? «KeyLit» : «PlainLit»)
    View: «View».navigationSubtitle(«Lit»)
    View: «View».help(«Lit»)
    View: «View».badge(«Int»)
    View: «View».badge(«KeyLit»)
    View: «View».badge(«Lit»)
    View: «View».accessibilityLabel(«Lit»)
    View: «View».accessibilityValue(«Lit»)
    View: «View».accessibilityHint(«Bool» ? «PlainLit» : «Lit»)
    View: «View».accessibilityInputLabels([«KeyLit», «KeyLit»])
    View: «View».accessibilityIdentifier(«StringLit»)
    View: «View».alert(«Lit», isPresented: .constant(true)) { «View» }
    View: «View».alert(«Lit», isPresented: .constant(true)) { «View» } message: { «View» }
    View: «View».alert(«Lit», isPresented: .constant(true), presenting: «A?») { item in «View; item: A» } message: { item in «View; item: A» }
    View: «View».confirmationDialog(«Lit», isPresented: .constant(true), titleVisibility: .visible) { «View» }
    View: «View».searchable(text: .constant(«String»), prompt: «KeyLit»)
    View: «View».accessibilityAction(named: «Lit») { «Word» }
    View: «View».padding(«Double»)
    View: «View».frame(width: «CGFloat»)
    View: «View».opacity(«Double»)
    View: «View».foregroundStyle(.secondary)
    View: «View».onTapGesture { «Word» }
    View: «View».tag(«H»)
    View: «View».sheet(isPresented: .constant(false)) { «View» }
    View: «View».toolbar { ToolbarItem(placement: .automatic) { «View» } }
    View: «View».overlay { «View» }
    View: «View».onChange(of: «C») { old, new in _ = «String; old: C & new: C» }
    Word: print(«StringLit»)
    Word: print(«String», «A»)
    Word: _ = «A»
    Word: _ = «Text»
    Word: _ = «LocalizedStringKey»
    Word: _ = String(localized: «ValueLit»)
    """#
}
