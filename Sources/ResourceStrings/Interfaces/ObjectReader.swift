import Foundation
import StructuredText

/// Visits the objects of an interface and collects their strings.
struct ObjectReader {
  private let platform: InterfacePlatform
  private let classes: [String: InterfaceClass]
  private(set) var strings: [InterfaceString] = []
  private(set) var unknown: [UnknownInterfaceText] = []

  /// An element with an id, to which the strings of nested elements without an id belong.
  struct Object {
    let id: String
    let element: String
    let type: InterfaceClass?
    let note: String?

    /// - Parameter owner: the enclosing object. The note of a text field also applies to its cell, and the note of a
    ///   menu item to its submenu (seen in mac-mouse-fix; 12 strings nested deeper in such an object have no note).
    init(_ element: TreeElement, id: String, _ type: InterfaceClass?, in owner: Object?) {
      (self.id, self.element, self.type) = (id, element.name, type)
      let isPart = ["cell", "submenu"].contains(element["key"])
      note = element.userComment ?? (isPart ? owner?.note : nil)
    }
  }

  init(_ platform: InterfacePlatform) { (self.platform, classes) = (platform, platform.classes) }

  /// - Parameter owner: the enclosing object.
  mutating func visit(_ element: TreeElement, in owner: Object?) {
    guard element.name != "resources" else { return }
    let own = element["id"].map { Object(element, id: $0, classes[element.name], in: owner) }
    if let own { takeTexts(of: element, own) } else if let owner { takePart(element, of: owner) }
    for child in element.children { visit(child, in: own ?? owner) }
  }

  private mutating func takeTexts(of element: TreeElement, _ object: Object) {
    for (attribute, value) in element.texts(of: InterfaceClass.attributes) {
      if InterfaceClass.left.contains("\(element.name).\(attribute)") { continue }
      if let property = object.type?.texts[attribute] {
        take(value, property, of: object, at: element)
      } else if !isPart(element) {
        report(value, attribute, at: element, objectID: object.id)
      }
    }
    if isPart(element) { takePart(element, of: object) }
  }

  /// Returns whether an element's strings belong to the enclosing object even if the element has an id.
  private func isPart(_ element: TreeElement) -> Bool { element.name == "tableHeaderCell" }

  /// Collects the strings of an element that is a part of an object.
  private mutating func takePart(_ element: TreeElement, of object: Object) {
    switch (platform, element.name) {
    case (.touch, "state"): takeTitle(element, object, as: (element["key"] ?? "normal") + "Title")
    case (.touch, "buttonConfiguration"):
      take(element, ["title": "configuration.title", "subtitle": "configuration.subtitle"], object)
    case (.touch, "segments"): takeSegments(element, ["title": "segmentTitles"], object)
    case (.cocoa, "segments"):
      takeSegments(element, ["label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips"], object)
    case (.touch, "accessibility"):
      take(element, ["label": "accessibilityLabel", "hint": "accessibilityHint"], object)
    case (.cocoa, "accessibility"):
      take(
        element, ["description": "ibExternalAccessibilityDescription", "help": "ibExternalAccessibilityHelp"], object)
    case (.cocoa, "tableHeaderCell") where object.element == "tableColumn":
      takeTitle(element, object, as: "headerCell.title")
    case (.cocoa, "dictionary") where object.element == "binding" && element["key"] == "options":
      takeOptions(element, object)
    case (.cocoa, "objectValues") where object.element == "comboBoxCell":
      takeList(
        element.children.filter { $0.name == "string" }.map { ($0, $0.content) }, "ibShadowedObjectValues", object)
    case (_, "userDefinedRuntimeAttributes"):
      takeList(element.localizedValues, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings", object)
    case (_, "segment"): break
    default: reportTexts(of: element, object)
    }
  }

  private mutating func takeTitle(_ element: TreeElement, _ object: Object, as property: String) {
    take(element, ["title": property], object)
  }

  private mutating func take(_ element: TreeElement, _ properties: [String: String], _ object: Object) {
    for (attribute, value) in element.texts(of: Set(properties.keys)) {
      take(value, properties[attribute] ?? attribute, of: object, at: element, orReport: attribute)
    }
  }

  private mutating func takeSegments(_ list: TreeElement, _ properties: [String: String], _ object: Object) {
    for (position, segment) in list.children.filter({ $0.name == "segment" }).enumerated() {
      for (attribute, value) in segment.texts(of: Set(properties.keys)) {
        let property = "\(properties[attribute] ?? attribute)[\(position)]"
        take(value, property, of: object, at: segment, orReport: attribute)
      }
    }
  }

  /// Collects strings identified by their positions. Empty ones count too.
  private mutating func takeList(
    _ items: [(element: TreeElement, value: String)], _ property: String, _ object: Object
  ) {
    for (position, item) in items.enumerated() where !item.value.isEmpty {
      take(item.value, "\(property)[\(position)]", of: object, at: item.element)
    }
  }

  /// The placeholders and patterns of a binding, by the names of their options.
  private static let bindingOptions = [
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder", "NSDisplayPattern": "ibShadowedDisplayPattern",
    "NSDisplayName": "ibShadowedDisplayName", "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
  ]

  private mutating func takeOptions(_ dictionary: TreeElement, _ object: Object) {
    for option in dictionary.children where option.name == "string" {
      guard let property = option["key"].flatMap({ Self.bindingOptions[$0] }), !option.content.isEmpty else { continue }
      take(option.content, property, of: object, at: option)
    }
  }

  private mutating func reportTexts(of element: TreeElement, _ object: Object) {
    for (attribute, value) in element.texts(of: InterfaceClass.attributes) {
      report(value, attribute, at: element, objectID: object.id)
    }
  }

  private mutating func report(_ value: String, _ attribute: String, at element: TreeElement, objectID: String?) {
    unknown.append(
      UnknownInterfaceText(
        element: element.name, attribute: attribute, objectID: objectID, value: value, line: element.line,
        column: element.column))
  }

  /// - Parameter attribute: the attribute to report if the object's class is unknown.
  private mutating func take(
    _ value: String, _ property: String, of object: Object, at element: TreeElement, orReport attribute: String? = nil
  ) {
    guard let type = object.type else { return report(value, attribute ?? property, at: element, objectID: object.id) }
    strings.append(InterfaceString(value, property, of: object, type, at: element))
  }
}

extension TreeElement {
  /// Returns the non-empty strings of some attributes, in order, from the tag or from nested elements.
  func texts(of names: Set<String>) -> [(attribute: String, value: String)] {
    var found = attributes.filter { names.contains($0.key) && !$0.value.isEmpty }
    for child in children where child.name == "string" || child.name == "mutableString" {
      guard let key = child["key"], names.contains(key), found[key] == nil else { continue }
      if !child.content.isEmpty { found[key] = child.content }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The text of a `<string>`, which may be in Base64 to keep its white space.
  var content: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    var digits = text.filter { !$0.isWhitespace }
    // Interface Builder omits the padding.
    digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits).flatMap { String(data: $0, encoding: .utf8) } ?? text
  }

  /// The strings among user-defined runtime attributes that are marked as localized.
  var localizedValues: [(element: TreeElement, value: String)] {
    children.filter { $0["type"] == "string" && $0["localized"] == "YES" }.map { attribute in
      (attribute, attribute.texts(of: ["value"]).first?.value ?? "")
    }
  }

  /// The note for translators from the inspector.
  var userComment: String? {
    let comment = children.first { $0.name == "attributedString" && $0["key"] == "userComments" }
    let text = comment?.children.filter { $0.name == "fragment" }.map(\.fragmentText).joined()
    return text?.isEmpty ?? true ? nil : text
  }

  private var fragmentText: String { self["content"] ?? children.first { $0["key"] == "content" }?.content ?? text }
}
