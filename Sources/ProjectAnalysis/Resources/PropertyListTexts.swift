import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringCatalog
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// The texts of all property lists that use one catalog.
struct PropertyListTexts {
  private let project: Project
  private let catalog: FilePath
  private let table: Catalog?
  /// The values of each key in the lists and settings, or `nil` for a reference to an unknown setting.
  private var values: [String: [Value]] = [:]
  /// The texts that are also keys.
  private var texts: [ExtractedString] = []
  /// The positions of each such text.
  private var sites: [String: Set<LiteralSite>] = [:]
  /// The texts with separate keys, sorted by key, with comments if the catalog has none.
  private var keyed: [ExtractedString] = []
  /// The extracted strings, with Xcode's titles of their keys as comments.
  private(set) var strings: [ExtractedString] = []
  /// The keys of ``strings``.
  private(set) var keys: Set<String> = []
  /// The keys and texts of the lists that code or the system may look up.
  private(set) var mentions: Set<String> = []
  /// Whether a property list is unknown or preprocessed.
  private(set) var lacksLists = false
  /// Whether a list has texts that only the project's generator knows.
  private(set) var lacksMentions = false
  /// Whether a settings file is unknown, which may set other values.
  private(set) var lacksSettings = false
  private(set) var diagnostics: [Diagnostic] = []

  private struct Value {
    let text: String?
    let site: LiteralSite
  }

  init(of catalog: FilePath, _ bundles: [PropertyListCatalogs.Bundle], _ project: Project) {
    (self.catalog, self.project) = (catalog, project)
    table = (try? project.tree.contents(of: catalog)).flatMap { try? Catalog($0.bytes) }
    var read: [FilePath: (list: InformationPropertyList, source: SourceText)?] = [:]
    for bundle in bundles {
      if bundle.settings.isIncomplete { lacksSettings = true }
      if bundle.settings.isPreprocessed { lacksLists = true }
      addSettings(bundle)
      guard let path = bundle.settings.propertyList, !bundle.settings.isGenerated || project.tree.exists(path) else {
        continue
      }
      let known = read[path] ?? self.list(at: path)
      read[path] = .some(known)
      if let known { add(known.list, known.source, bundle) }
    }
    keyed = values.sorted { $0.key < $1.key }.compactMap { string($0, $1, table?[$0]) }
    strings = keyed.map { $0.with(comment: InformationKey.title(of: $0.key)) } + texts
    keys = Set(strings.map(\.key))
  }

  /// The update of the catalog, including problems of the catalog itself, or `nil` if there is no catalog, or if a
  /// property list is unknown.
  var update: CatalogUpdate? {
    guard table != nil || project.tree.exists(catalog), !lacksLists else { return nil }
    let site = LiteralSite(startOf: project.names.printed(catalog))
    let kept =
      table.map { table in
        ResourceUpdates.keys(of: table) { key, state in
          !keys.contains(key)
            && (state == .extracted || values[key] != nil || InformationKey.title(of: key) == nil)
        }
      } ?? []
    var update = CatalogUpdate(
      path: catalog, printed: project.names.printed(catalog), tables: [catalog.stem], strings: keyed + texts,
      possibleKeys: PossibleKeys(kept.map { UntypedLiteral(text: $0, site: site) }, .usedByResource))
    if lacksSettings {
      update.suppression = .init(reason: "a settings file or property list for its targets is missing", isPartial: true)
    }
    return update
  }

  private mutating func addSettings(_ bundle: PropertyListCatalogs.Bundle) {
    for (key, value) in bundle.settings.keys where InformationKey.isTranslated(key) {
      add(value, for: key, at: site(of: BundleSettings.prefix + key, bundle))
    }
    add(bundle.settings.productName, for: "CFBundleName", at: site(of: BundleSettings.productNameSetting, bundle))
    for property in bundle.settings.properties {
      add(property, bundle)
    }
  }

  private mutating func add(_ property: BundleSettings.Property, _ bundle: PropertyListCatalogs.Bundle) {
    let site = project.names.site(property.place, api: "Info.plist")
    let use = InformationKey.Use(of: property.keys)
    addMentions(property.keys, bundle)
    switch property.value {
    case .text(let text):
      addMentions([text], bundle)
      add(text, use, at: site, bundle)
    case .computed:
      lacksMentions = true
      // For an unknown top-level value, the key is unknown as well.
      if property.keys.isEmpty { lacksSettings = true }
      add(nil, use, at: site, bundle)
    case .other: break
    }
  }

  /// - Parameter text: `nil` if it is unknown.
  private mutating func add(
    _ text: String?, _ use: InformationKey.Use?, at site: LiteralSite, _ bundle: PropertyListCatalogs.Bundle
  ) {
    let value = text.flatMap(bundle.settings.resolved)
    switch use {
    // A value in the list takes precedence over the value that Xcode derives from the target's name.
    case .value(let key): add(value, for: key, at: site, isFirst: true)
    case .key:
      guard let value, !value.isEmpty, sites[value, default: []].insert(site).inserted else { return }
      texts.append(ExtractedString(key: value, table: catalog.stem, site: site, traits: .ofType))
    case nil: break
    }
  }

  private func site(of setting: String, _ bundle: PropertyListCatalogs.Bundle) -> LiteralSite {
    let place = bundle.settings.place(of: setting) ?? SettingPlace(file: bundle.project, line: 1, column: 1)
    return project.names.site(place, api: SettingPlace.api)
  }

  private mutating func add(
    _ list: InformationPropertyList, _ source: SourceText, _ bundle: PropertyListCatalogs.Bundle
  ) {
    addMentions(list.mentions, bundle)
    for text in list.texts {
      let site = LiteralSite(in: source, SourceLocation(line: text.line, column: text.column), api: "Info.plist")
      add(text.value, text.use, at: site, bundle)
    }
  }

  /// Adds texts that are looked up. Services are looked up before settings are replaced: `New $(PRODUCT_NAME) Window`.
  private mutating func addMentions(_ texts: some Collection<String>, _ bundle: PropertyListCatalogs.Bundle) {
    mentions.formUnion(texts)
    mentions.formUnion(texts.compactMap(bundle.settings.resolved))
  }

  private mutating func add(_ text: String?, for key: String, at site: LiteralSite, isFirst: Bool = false) {
    let value = Value(text: text, site: site)
    values[key, default: []].insert(value, at: isFirst ? 0 : values[key]?.count ?? 0)
  }

  /// Returns the string of a key. If there are several values, the catalog's value is used, or else the first.
  private func string(_ key: String, _ values: [Value], _ entry: CatalogEntry?) -> ExtractedString? {
    let current = table.flatMap { entry?.localization($0.sourceLanguage)?.stringUnit?.value }
    let same = values.first { value in value.text.map { UTF8Key($0) } == current.map { UTF8Key($0) } && current != nil }
    // An unknown value may equal the catalog's.
    if same == nil, entry != nil, values.contains(where: { $0.text == nil }) { return nil }
    guard let value = same ?? values.first(where: { $0.text != nil }), let text = value.text else { return nil }
    // Xcode does not change the comments of existing entries.
    let comment = entry?.comment == nil ? InformationKey.title(of: key) : nil
    return ExtractedString(
      key: key, table: catalog.stem, comment: comment, defaultValue: text, site: value.site, traits: .ofType)
  }

  private mutating func list(at path: FilePath) -> (list: InformationPropertyList, source: SourceText)? {
    let source: SourceText
    do throws(FileError) {
      if let problem = project.finder.bounds.problem(path) { throw problem }
      source = project.names.source(path, try project.tree.contents(of: path).bytes)
    } catch {
      lacksLists = true
      // A build may generate the list (HandBrake's), and tables do not need it.
      if table != nil || !error.isAbsence { warn("cannot be read: \(error.reason)", project.names.printed(path)) }
      return nil
    }
    do throws(ParseError) { return (try InformationPropertyList(source.bytes), source) } catch {
      warn(error.message, source.path, error.location)
      return nil
    }
  }

  private mutating func warn(_ message: String, _ file: String, _ place: SourceLocation? = nil) {
    lacksLists = true
    let left =
      table == nil ? "tables with its strings were left unchanged" : "catalog with its strings was left unchanged"
    let message = message + "; the " + left
    diagnostics.append(Diagnostic(.warning, "unread-property-list", message, file: file, location: place))
  }
}

extension SettingPlace {
  /// The name of the routine in the call sites of settings.
  static let api = "build settings"
}

extension PathNames {
  /// Returns the position of a setting for messages.
  ///
  /// - Parameter api: the name of the routine that takes its text.
  func site(_ place: SettingPlace, api: String) -> LiteralSite {
    LiteralSite(file: printed(place.file), location: .init(line: place.line, column: place.column), api: api)
  }
}
