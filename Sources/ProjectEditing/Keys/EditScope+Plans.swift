import CatalogEditing
import Diagnostics
import FileSystem
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

// Plans of edits that change languages, rewrite catalogs, copy keys between catalogs or add a key.
extension EditScope {
  /// Returns the plan of an edit of a language in the chosen catalogs. Tables keep one file for each language.
  /// - Throws: for a language to read or remove that the project does not have, and if a file cannot be written.
  package consuming func plan(_ edit: LanguageEdit) throws -> EditPlan {
    switch edit {
    case .prefill(_, let from): try demand([from])
    case .rename(let old, _), .remove(let old): try demand([old])
    case .add: break
    }
    var plan = EditPlan()
    plan.diagnostics += changed.diagnostics
    for path in paths {
      guard let catalog = changed[path] else { continue }
      let printed = changed.printed(path)
      if changed.tableFiles(of: path) != nil {
        plan.diagnostics.append(
          Diagnostic(.note, "table-language", "language folders with tables were left unchanged", file: printed))
        continue
      }
      do throws(EditRefusal) {
        let result = try edit.applied(to: catalog)
        for refusal in result.refusals {
          plan.refuse(
            "\(TerminalSafeText.shortQuoted(refusal.key)) was not changed: \(refusal.sentence)", printed,
            line: catalog.line(of: refusal.key))
        }
        guard result.count > 0 else { continue }
        changed[path] = result.catalog
        plan.counts.append((printed, result.count))
      } catch { plan.refuse(error.sentence, printed) }
    }
    try plan.take(changed)
    return plan
  }

  /// Returns the plan that rewrites the chosen catalogs in Xcode's spelling and order.
  package func formattingPlan() throws(FileError) -> EditPlan {
    var plan = EditPlan()
    plan.diagnostics += changed.diagnostics
    for path in paths where changed.tableFiles(of: path) == nil {
      guard let catalog = changed[path] else { continue }
      let printed = changed.printed(path)
      if let duplicate = catalog.duplicates.first {
        plan.refuse("the catalog was not formatted: \(duplicate.message)", printed, line: duplicate.line)
        continue
      }
      let (contents, after) = (try FileContents(of: path.string), catalog.formatted())
      if after == contents.bytes { continue }
      plan.edits.append(FileEdit(path, printed: printed, before: contents, after: after))
      plan.counts.append((printed, catalog.keys.count))
    }
    return plan
  }

  /// Returns the plan that copies the selected keys with their translations to another catalog.
  /// - Parameter moves: whether the keys are removed from the catalogs that they are copied from.
  /// - Throws: if the catalog is not part of the project, or for a named key that no catalog contains.
  package consuming func plan(
    copying selection: KeySelection, to target: GivenPath, moves: Bool
  ) throws -> EditPlan {
    var plan = EditPlan()
    plan.diagnostics += changed.diagnostics
    let place = try FilePath(resolving: target.place)
    guard changed[place] != nil, changed.tableFiles(of: place) == nil else {
      throw UsageError("\(TerminalSafeText.word(target.text)) is not a catalog in the project")
    }
    var count = 0
    for (path, keys) in try keys(selection) where path != place {
      guard let giver = changed[path], let taker = changed[place] else { continue }
      if changed.tableFiles(of: path) != nil {
        plan.refuse("only keys in catalogs can be copied; migrate the table first", changed.printed(path))
        continue
      }
      do throws(EditRefusal) {
        let transfer = try EntryTransfer(of: keys, from: giver, to: taker)
        for refusal in transfer.refusals {
          plan.refuse(
            "\(TerminalSafeText.shortQuoted(refusal.key)) was not copied: \(refusal.sentence)", changed.printed(path),
            line: giver.line(of: refusal.key))
        }
        try take(transfer, from: path, giver, to: place, moves: moves)
        if moves, !transfer.taken.isEmpty { plan.counts.append((changed.printed(path), transfer.taken.count)) }
        count += transfer.taken.count
      } catch { plan.refuse(error.sentence, changed.printed(path)) }
    }
    if count > 0 { plan.counts.append((changed.printed(place), count)) }
    try plan.take(changed)
    return plan
  }

  private mutating func take(
    _ transfer: EntryTransfer, from path: FilePath, _ giver: Catalog, to place: FilePath, moves: Bool
  ) throws(EditRefusal) {
    if moves {
      var rest = giver
      do { try rest.apply(transfer.taken.map { ($0, nil) }) } catch { throw EditRefusal(error.message) }
      changed[path] = rest
    }
    changed[place] = transfer.taker
  }

  /// Returns the plan that adds a manual key with a text in the source language.
  /// - Throws: if the scope does not have exactly one catalog.
  package consuming func plan(adding key: String, text: String?, comment: String?) throws -> EditPlan {
    var plan = EditPlan()
    plan.diagnostics += changed.diagnostics
    let catalogs = paths.filter { changed.tableFiles(of: $0) == nil }
    let places = catalogs.isEmpty ? paths : catalogs
    guard let path = places.first, places.count == 1, var catalog = changed[path] else {
      throw UsageError("add needs one catalog; choose it with --catalog FILE")
    }
    let isTable = changed.tableFiles(of: path) != nil
    if isTable, comment != nil { throw UsageError("--comment cannot be used with a table") }
    guard !catalog.contains(key) else {
      plan.refuse(
        "\(TerminalSafeText.shortQuoted(key)) was not added because the catalog already contains the key",
        changed.printed(path),
        line: catalog.line(of: key))
      return plan
    }
    do {
      var entry = catalog.newEntry()
      try entry.setExtractionState(.manual)
      try entry.setComment(comment)
      if let text = text ?? (isTable ? key : nil) {
        try entry.setStringUnit(StringUnit(state: .translated, value: text), language: catalog.sourceLanguage)
        try SourceTextCheck(key, catalog.newEntry(), catalog.sourceLanguage).demandFit([(UnitPath(), .plain(text))])
        try EditCheck(project).demandFit(entry, key, in: catalog, at: path, catalog.sourceLanguage)
      }
      try catalog.set(entry, for: key)
      changed[path] = catalog
      plan.counts.append((changed.printed(path), 1))
    } catch {
      let reason = (error as? EditRefusal)?.sentence ?? (error as? ParseError)?.message ?? "\(error)"
      plan.refuse("\(TerminalSafeText.shortQuoted(key)) was not added: \(reason)", changed.printed(path))
      return plan
    }
    try plan.take(changed)
    return plan
  }

  /// Returns notes about Xcode projects whose list of languages has to change with the catalogs.
  package func projectNotes(adding new: String?, removing old: String?) -> [Diagnostic] {
    project.found.projects.sources.filter { !$0.knownRegions.isEmpty }.flatMap { source -> [Diagnostic] in
      let file = project.names.printed(source.path)
      let added = new.flatMap { source.knownRegions.contains($0) ? nil : "add \(TerminalSafeText.word($0)) to" }
      let removed = old.flatMap { source.knownRegions.contains($0) ? "remove \(TerminalSafeText.word($0)) from" : nil }
      return [added, removed].compactMap(\.self).map { action in
        Diagnostic(.note, "known-regions", "\(action) the project's languages (`knownRegions`)", file: file)
      }
    }
  }
}
