import FileSystem
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import TextBasics

/// Explains why the build settings on a line, or texts that a generator adds to property lists, are extracted or not.
package struct SettingExplanations {
  package struct Item {
    package let explanation: Explanation
    /// A sentence about the catalogs with the text, or `nil` if it is not extracted.
    package let catalog: String?
  }

  package private(set) var items: [Item] = []
  private let names: PathNames
  private let users: [PropertyListCatalogs.User]
  private let tree: any FileTree

  /// Returns whether a file may contain such settings: a project file or a settings file.
  package static func mayConcern(_ file: FilePath) -> Bool {
    ProjectFormats.all.rows.contains { format in
      format.settingsExtensions.contains(file.fileExtension) || format.origin == .project && format.file.matches(file)
    }
  }

  /// - Parameters:
  ///   - line: 1-based.
  ///   - column: 1-based, in bytes, or `nil` for the whole line.
  /// - Throws: if the file cannot be read.
  package init(of file: FilePath, line: Int, column: Int?, in project: Project) throws(FileError) {
    (names, tree) = (project.names, project.tree)
    users = PropertyListCatalogs.users(in: project)
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) { bytes = try tree.contents(of: file).bytes } catch { throw error.of(names.printed(file)) }
    let isHere = { (place: SettingPlace?) in
      place?.file == file && place?.line == line && column ?? place?.column == place?.column
    }
    for setting in Set(users.flatMap(\.settings.textSettings)).sorted() {
      explain(setting, users.filter { isHere($0.settings.place(of: setting)) })
    }
    let written = users.flatMap { user in
      user.settings.properties.filter { isHere($0.place) }.map { (property: $0, user: user) }
    }
    for (_, pairs) in Dictionary(grouping: written, by: \.property.place.column).sorted(by: { $0.key < $1.key }) {
      // A constant may be the text of several keys.
      let uses = Dictionary(grouping: pairs, by: \.property.keys)
      for (_, pairs) in uses.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        explain(pairs[0].property, pairs.map(\.user))
      }
    }
    if items.isEmpty, let idle = Self.setting(on: line, bytes), column ?? idle.column == idle.column {
      let place = SettingPlace(file: file, line: line, column: idle.column)
      items = [Item(explanation: explanation(ofIdle: idle.name, place), catalog: nil)]
    }
  }

  /// Returns the setting on a 1-based line whose value may become a text.
  private static func setting(on line: Int, _ bytes: ContiguousArray<UInt8>) -> (name: String, column: Int)? {
    let lines = bytes.split(separator: .lineFeed, maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let start = lines[line - 1].drop { $0.isBlank || $0 == .quote }
    let name = String(decoding: start.prefix { $0.isNamePart }, as: UTF8.self)
    guard BundleSettings.key(ofSetting: name) != nil else { return nil }
    return (name, start.startIndex - lines[line - 1].startIndex + 1)
  }

  /// - Parameter users: the targets that use the value on the line.
  private mutating func explain(_ setting: String, _ users: [PropertyListCatalogs.User]) {
    guard let key = BundleSettings.key(ofSetting: setting) else { return }
    add([key], users) { user in
      let settings = user.settings
      let (place, written) = (settings.place(of: setting), settings.written(setting) ?? "")
      if setting == BundleSettings.productNameSetting {
        return Claim(place, written, settings.resolved(written), "It is the name of ", api: SettingPlace.api)
      }
      guard settings.makesList else {
        return Claim(
          place, written, nil,
          "GENERATE_INFOPLIST_FILE is off, so Xcode does not write settings to the property list of ",
          isIdle: true, api: SettingPlace.api)
      }
      return Claim(
        place, written, settings.resolved(written), "Xcode writes this text to the property list of ",
        api: SettingPlace.api)
    }
  }

  /// - Parameter users: the targets that use the text on the line.
  private mutating func explain(_ property: BundleSettings.Property, _ users: [PropertyListCatalogs.User]) {
    guard let text = property.text else { return }
    add(property.keys, users) { user in
      Claim(
        property.place, text, user.settings.resolved(text),
        "The project's tool writes this text to the property list of ", api: "Info.plist")
    }
  }

  /// The explanation of a text for a target.
  private struct Claim: Hashable {
    let place: SettingPlace?
    let written: String
    let value: String?
    /// The beginning of a sentence that ends with targets.
    let use: String
    let isIdle: Bool
    let api: String

    init(
      _ place: SettingPlace?, _ written: String, _ value: String?, _ use: String, isIdle: Bool = false, api: String
    ) {
      (self.place, self.written, self.value, self.use) = (place, written, value, use)
      (self.isIdle, self.api) = (isIdle, api)
    }
  }

  /// Adds one explanation for all targets with the same statement.
  /// - Parameter keys: the keys of the enclosing dictionaries, from the top.
  private mutating func add(
    _ keys: [String], _ users: [PropertyListCatalogs.User], _ claim: (PropertyListCatalogs.User) -> Claim
  ) {
    for (claim, users) in Dictionary(grouping: users, by: claim).sorted(by: { $0.key.use < $1.key.use }) {
      guard let place = claim.place else { continue }
      let site = names.site(place, api: claim.api)
      var steps = [Explanation.Step(claim.use + Self.names(of: users) + ".")]
      var extracted: ExtractedString?
      if let use = InformationKey.Use(of: keys) {
        if !claim.isIdle {
          steps += Explanation.Step.settings(claim.written, claim.value) + [.init(use.reason)]
          steps += rivals(of: use, claim, users)
          extracted = claim.value.map { use.string($0, of: users, at: site) }
        }
      } else {
        steps.append(.init("Xcode does not localize \(TerminalSafeText.word(keys.last ?? ""))."))
      }
      let explanation = Explanation(site: site, literal: "\"\(claim.written)\"", extracted: extracted, steps: steps)
      let catalog = extracted.map { _ in PropertyListCatalogs.sentence(on: users, names) }
      items.append(Item(explanation: explanation, catalog: catalog))
    }
  }

  /// Returns the property lists that contain the key themselves.
  private func rivals(
    of use: InformationKey.Use, _ claim: Claim, _ users: [PropertyListCatalogs.User]
  ) -> [Explanation.Step] {
    guard claim.api == SettingPlace.api else { return [] }
    return Set(users.compactMap(\.settings.propertyList)).sorted().compactMap { path in
      guard let bytes = try? tree.contents(of: path).bytes, let list = try? InformationPropertyList(bytes),
        let text = list.texts.first(where: { $0.use == use })
      else { return nil }
      let declaration = "\(names.printed(path)):\(text.line)"
      return .init("The property list contains the key itself, which takes precedence.", declaration: declaration)
    }
  }

  private static func names(of users: [PropertyListCatalogs.User]) -> String {
    Set(users.map(\.target)).sorted().map { TerminalSafeText.word($0) }.joined(separator: ", ")
  }

  /// Explains a setting on the line that no target uses.
  private func explanation(ofIdle setting: String, _ place: SettingPlace) -> Explanation {
    var steps = [Explanation.Step("No known target uses this setting.")]
    let elsewhere = Dictionary(grouping: users) { $0.settings.place(of: setting) }
    for (other, users) in elsewhere.sorted(by: { Self.comesBefore($0.key, $1.key) }) {
      guard let other else { continue }
      let declaration = "\(names.printed(other.file)):\(other.line)"
      steps.append(.init("Another line sets the value for \(Self.names(of: users)).", declaration: declaration))
    }
    return Explanation(site: names.site(place, api: SettingPlace.api), literal: setting, extracted: nil, steps: steps)
  }

  private static func comesBefore(_ one: SettingPlace?, _ other: SettingPlace?) -> Bool {
    guard let one, let other else { return one == nil && other != nil }
    return one.file == other.file ? one.line < other.line : one.file < other.file
  }
}
