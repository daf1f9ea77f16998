import Diagnostics
import ProjectLoading
import ProjectModel
import TextBasics

/// Storyboards and xibs of localized apps whose texts are in no table.
package struct UntranslatedInterfaces {
  /// A note for each of them.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter languages: the languages of the app's catalogs and tables.
  package init(of project: Project, _ languages: Set<String>) {
    let layout = project.interfaceLayout
    if layout.catalogs.isEmpty { return }
    let groups = TableSearch(of: project.found).groups.filter(\.belongsToInterface)
    let translated = Set(groups.map(\.catalog)).union(project.found.catalogs)
    let selected = Set(project.selectedInterfaces)
    for catalog in layout.catalogs.sorted() where !translated.contains(catalog) {
      let originals = layout.interfaces(of: catalog)
      let copies = project.found.interfaces.filter { layout.catalog(of: $0) == catalog }
      guard copies.count == originals.count else { continue }
      for interface in originals where selected.contains(interface) {
        let own = project.developmentLanguages.language(around: interface.folder ?? interface)
        add(InterfaceTexts(interface, of: project), languages.subtracting([own, TableFile.base]), project)
      }
    }
  }

  private mutating func add(_ texts: InterfaceTexts, _ languages: Set<String>, _ project: Project) {
    let count = texts.strings.count
    if count == 0 || languages.isEmpty { return }
    let list = Quantity.first(6, of: languages.sorted().map(TerminalSafeText.escaped))
    let message =
      "\(Quantity.of(count, "string")) \(count == 1 ? "has" : "have") no table for \(list); to create the table, localize "
      + "the file in Xcode"
    diagnostics.append(Diagnostic(.note, "untranslated-interface", message, file: project.names.printed(texts.path)))
  }
}
