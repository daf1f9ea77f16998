import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import StructuredText
import SwiftLexing
import TextBasics

/// The texts of a storyboard, xib or intent definition, as strings of the table with its name.
package struct InterfaceTexts {
  package let path: FilePath
  private let source: SourceText
  private let contents: InterfaceDocument?
  /// Problems of the file, and notes about texts that Xcode may or may not extract.
  package let diagnostics: [Diagnostic]
  private let includesDefaultTitles: Bool

  package init(_ path: FilePath, of project: Project) {
    (self.path, includesDefaultTitles) = (path, project.includesDefaultTitles)
    let printed = project.names.printed(path)
    do throws(FileError) {
      source = project.names.source(path, try project.tree.contents(of: path).bytes)
    } catch {
      source = SourceText(path: printed, bytes: [])
      (contents, diagnostics) = (nil, [error.of(printed).diagnostic("unreadable", "cannot be read")])
      return
    }
    do throws(ParseError) {
      let isOfIntents = FileKind(of: path) == .intents
      let file = try isOfIntents ? InterfaceDocument(intents: source.bytes) : InterfaceDocument(source.bytes)
      (contents, diagnostics) = (file, file.unknown.map { Diagnostic($0, file: printed) })
    } catch {
      let message = error.message + "; the strings in this file were ignored"
      (contents, diagnostics) = (
        nil, [Diagnostic(.warning, "unread-interface", message, file: printed, location: error.location)]
      )
    }
  }

  /// Whether the file could be read.
  package var isRead: Bool { contents != nil }

  /// The translatable texts.
  package var strings: [ExtractedString] { texts { exclusion(of: $0) == nil } }

  /// The texts that are not translatable. Their entries in catalogs are not changed.
  package var excluded: [ExtractedString] { texts { exclusion(of: $0) != nil } }

  private func exclusion(of text: InterfaceString) -> InterfaceString.Exclusion? {
    includesDefaultTitles && text.exclusion == .defaultTitle ? nil : text.exclusion
  }

  /// The objects with texts that Xcode may or may not extract. Their entries are kept.
  package var unknownObjects: Set<String> { Set((contents?.unknown ?? []).compactMap(\.objectID)) }

  private func texts(_ isWanted: (InterfaceString) -> Bool) -> [ExtractedString] {
    (contents?.strings ?? []).filter(isWanted).map(extracted)
  }

  private func extracted(_ text: InterfaceString) -> ExtractedString {
    ExtractedString(
      key: text.key, table: path.stem, comment: text.comment.isEmpty ? nil : text.comment, defaultValue: text.value,
      site: site(of: text),
      traits: .ofType)
  }

  private func site(of text: InterfaceString) -> LiteralSite {
    LiteralSite(in: source, SourceLocation(line: text.line, column: text.column), api: text.api)
  }

  /// Returns the texts of the interfaces that the run reports on.
  package static func extraction(ofSelectedIn project: Project) -> Extraction {
    var extraction = Extraction()
    for path in project.selectedInterfaces {
      let texts = InterfaceTexts(path, of: project)
      extraction.strings += texts.strings
      extraction.diagnostics += texts.diagnostics
    }
    return extraction
  }
}

extension InterfaceTexts {
  /// Returns a sentence about the catalog with the texts, or about why there is none.
  package func catalogSentence(in project: Project) -> String {
    let places = InterfaceLayout.places(of: path)
    guard let catalog = places.first(where: project.tree.exists) ?? places.first else {
      return "The file is not in a language folder such as Base.lproj, so it is not localized."
    }
    let printed = TerminalSafeText.escaped(project.names.printed(catalog))
    return project.tree.exists(catalog)
      ? "It belongs to \(printed)." : "It does not belong to a catalog because \(printed) does not exist."
  }

  /// Explains why the texts of the elements that begin on a line are extracted or not.
  /// - Parameter column: the only column to explain, or `nil` for the whole line.
  package func explanations(line: Int, column: Int?) -> [Explanation] {
    let known = (contents?.strings ?? []).filter { $0.line == line && column ?? $0.column == $0.column }
    let unknown = (contents?.unknown ?? []).filter { $0.line == line && column ?? $0.column == $0.column }
    return known.map(explanation) + unknown.map(explanation)
  }

  private func explanation(_ text: InterfaceString) -> Explanation {
    let exclusion = exclusion(of: text)
    let step =
      switch exclusion {
      case nil where text.comment.isEmpty: "Xcode extracts \(text.api) with its ID as the key."
      case nil: "Xcode extracts \(text.api) with the object's ID in the key and its class in the comment."
      case .defaultTitle:
        "This is the default title for a new object, which Xcode does not extract (see --default-titles)."
      case .marked(let mark): "`\(mark)` in the string or its note marks it as not translatable."
      }
    return Explanation(
      site: site(of: text), literal: "\"\(text.value)\"",
      extracted: exclusion == nil ? extracted(text) : nil, steps: [.init(step)])
  }

  private func explanation(_ text: UnknownInterfaceText) -> Explanation {
    let place = SourceLocation(line: text.line, column: text.column)
    let step =
      "strex does not know whether Xcode extracts `\(text.attribute)` of `\(text.element)`, so the string is ignored."
    return Explanation(
      site: LiteralSite(in: source, place, api: text.element), literal: "\"\(text.value)\"", extracted: nil,
      steps: [.init(step)])
  }
}

extension Diagnostic {
  fileprivate init(_ text: UnknownInterfaceText, file: String) {
    let (attribute, element) = (TerminalSafeText.word(text.attribute), TerminalSafeText.word(text.element))
    let message =
      "strex does not know whether Xcode extracts \(attribute) of \(element), so strex ignores "
      + "\(TerminalSafeText.quoted(text.value)) and keeps the object's entries"
    self.init(
      .warning, "unknown-interface-text", message, file: file,
      location: SourceLocation(line: text.line, column: text.column))
  }
}

/// The keys that a table of storyboards and xibs may have.
package struct InterfaceKeys {
  /// The keys of all texts, including excluded ones.
  private let known: Set<String>
  private let unknownObjects: Set<String>

  package init(_ texts: [InterfaceTexts]) {
    known = Set(texts.flatMap { $0.strings + $0.excluded }.map(\.key))
    unknownObjects = texts.reduce(into: []) { $0.formUnion($1.unknownObjects) }
  }

  /// Returns whether a key belongs to an object that may have more extractable texts.
  func isUnknown(_ key: String) -> Bool { unknownObjects.contains(String(Self.objectID(of: key))) }

  /// Returns whether a key belongs to a removed object or text. Other keys may be looked up by code.
  package func isGone(_ key: String) -> Bool {
    !known.contains(key) && !isUnknown(key) && InterfaceString.isMadeUp(objectID: Self.objectID(of: key))
  }

  private static func objectID(of key: String) -> Substring { key.prefix { $0 != "." } }
}
