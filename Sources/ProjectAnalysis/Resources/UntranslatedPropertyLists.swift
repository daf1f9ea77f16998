import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import SwiftLexing

/// The usage descriptions of targets that have neither a catalog nor a table for their property lists.
package struct UntranslatedPropertyLists {
  /// A text that is the same in all languages.
  package struct Text {
    package let key: String
    package let file: FilePath
    package let location: SourceLocation
    /// The target with the property list, as a position among the project's targets.
    package let target: Int
  }

  package private(set) var texts: [Text] = []

  package init(of project: Project) {
    if project.declared != nil { return }
    let targets = project.map.targets
    let translated = Self.translated(in: project)
    let owners = targets.map { PropertyListCatalogs.Owner($0) }
    let wanted = Set(zip(owners, targets).filter { !$1.isTest && !translated.contains($0) }.map(\.0))
    let known = PropertyListCatalogs.bundles(of: wanted, in: project)
    var seen: Set<LiteralSite> = []
    for (target, owner) in owners.enumerated() {
      guard let bundles = known[owner] else { continue }
      let files = Self.files(bundles, project.names)
      let catalog = (owner.file.folder ?? owner.file).appending(CatalogRules.propertyListTable + ".xcstrings")
      for text in PropertyListTexts(of: catalog, bundles, project).strings
      where InformationKey.isSentence(text.key) && !(text.defaultValue.map(Self.isStandIn) ?? false) {
        guard let file = files[text.site.file], seen.insert(text.site).inserted else { continue }
        texts.append(Text(key: text.key, file: file, location: text.site.location, target: target))
      }
    }
  }

  /// Returns whether a text is one word, such as `dummy`, that only satisfies the system because a library uses the
  /// feature.
  private static func isStandIn(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: " ") }
  }

  /// Returns the targets that have a catalog or a table for their property lists.
  private static func translated(in project: Project) -> Set<PropertyListCatalogs.Owner> {
    let tables = project.found.tables.filter { CatalogRules.isMadeFromMetadata($0.stem) }
    return PropertyListCatalogs.targetsWithCatalog(in: project)
      .union(tables.flatMap { PropertyListTables.owners(of: $0, project) })
  }

  /// Returns the files that may contain texts of property lists, by their printed paths.
  private static func files(_ bundles: [PropertyListCatalogs.Bundle], _ names: PathNames) -> [String: FilePath] {
    let files = bundles.flatMap { bundle in
      let settings = bundle.settings.textSettings.compactMap { bundle.settings.place(of: $0)?.file }
      return [bundle.settings.propertyList, bundle.project].compactMap(\.self) + settings
        + bundle.settings.properties.map(\.place.file)
    }
    return Dictionary(files.map { (names.printed($0), $0) }) { first, _ in first }
  }
}
