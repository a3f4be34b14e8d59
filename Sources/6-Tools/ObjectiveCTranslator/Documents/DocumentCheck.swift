// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif
import SwiftSyntax

/// Compares a document with the classes and the catalogues of its module (IB-53).
///
/// It finds warnings alone: the program may never load the document, and what can never load was an
/// error when it was read.
struct DocumentCheck {
  private let file: DocumentFile
  let classes: DocumentClasses
  private let names: ResourceNames
  private(set) var diagnostics: [Diagnostic] = []
  /// The warnings that a document gets once, such as that of a missing image.
  private var said: Set<String> = []

  var document: InterfaceDocument { file.document }
  var index: ModuleIndex { classes.index }

  init(_ file: DocumentFile, classes: DocumentClasses, names: ResourceNames) {
    self.file = file
    self.classes = classes
    self.names = names
    diagnostics = file.warnings
    for element in document.root.descendants {
      checkClass(of: element)
      checkElement(element)
      checkConnections(of: element)
      checkAttributes(of: element)
      checkResources(of: element)
    }
    diagnostics += document.misreadValues.map(file.warning)
    diagnostics += document.unusedAttributes.map(file.warning)
  }

  mutating func warn(at element: InterfaceElement, _ message: String) {
    diagnostics.append(file.warning(element.error(message)))
  }

  private mutating func warnOnce(at element: InterfaceElement, _ message: String) {
    if said.insert(message).inserted { warn(at: element, message) }
  }

  // MARK: Classes and elements

  private mutating func checkClass(of element: InterfaceElement) {
    guard element["customClass"] != nil,
      case .missing(_, let reason) = classes.reference(of: element, in: document)
    else { return }
    guard !element.isPlaceholder else { return warn(at: element, reason) }
    let own = FrameworkNames.classOfElement(element.name, for: document.platform)
    warn(at: element, "\(reason); it is created as \(own ?? "the element's own class")")
  }

  private mutating func checkElement(_ element: InterfaceElement) {
    if FrameworkNames.isMissing(element.name, for: document.platform) {
      let isView = element.child(for: "frame") != nil
      // A prototype's or a controller's parts are elements, too.
      if isView || element.isController {
        warn(
          at: element,
          isView
            ? "a \(element.name) cannot be shown here; a plain view replaces it"
            : "a \(element.name) cannot be shown here; a plain controller replaces it")
      }
    }
    if element.name == "binding" {
      warnOnce(at: element, "bindings have no effect here; set the values in code")
    }
    if element.isPrototype, element["reuseIdentifier"]?.isEmpty ?? true {
      warn(
        at: element, "a prototype without an identifier cannot be dequeued; give it one")
    }
  }

  // MARK: Connections

  private mutating func checkConnections(of object: InterfaceElement) {
    guard let connections = object.child(named: "connections") else { return }
    let reference = classes.reference(of: object, in: document)
    for connection in connections.children {
      switch connection.name {
      case "outlet", "outletCollection":
        if case .own(let type) = reference { checkOutlet(connection, of: type) }
        checkConformance(of: connection, reference)
      case "action": checkAction(connection)
      case "segue": checkSegue(connection)
      default: break
      }
    }
  }

  private mutating func checkOutlet(_ outlet: InterfaceElement, of type: TypeDeclaration) {
    guard let name = outlet["property"] else { return }
    let found = classes.properties(named: name, of: type)
    guard let property = found.first else {
      guard classes.frameworkClass(above: type) != nil, !FrameworkNames.isOutlet(name) else {
        return
      }
      return warn(
        at: outlet, "\(type.name) has no outlet '\(name)'\(suggestion(outlets(of: type)))")
    }
    guard found.contains(where: \.isSettable) else {
      return warn(at: outlet, "the outlet '\(name)' of \(type.name) cannot be set")
    }
    if !found.contains(where: { $0.isOutlet || $0.isExposed }) {
      warn(at: outlet, "'\(name)' of \(type.name) is no outlet; write @IBOutlet before it")
    }
    checkType(of: outlet, property, of: type)
  }

  /// Compares the type that a property is written with, where it is a class, with that of the object.
  private mutating func checkType(
    of outlet: InterfaceElement, _ property: MemberDeclaration, of type: TypeDeclaration
  ) {
    guard let written = property.binding?.typeAnnotation?.type,
      let id = outlet["destination"], let destination = document.element(withID: id),
      let connected = classes.names(of: classes.reference(of: destination, in: document)),
      let object = connected.first
    else { return }
    let isCollection = outlet.name == "outletCollection"
    let value = ValueType(written)
    if isCollection != (value.element != nil), value.names.count == 1 {
      // A type with another name may be that of a list.
      if isCollection, !isKnownClass(value.names[0], of: property) { return }
      return warn(
        at: outlet,
        "the outlet '\(property.name.base)' of \(type.name) is a \(written.trimmedDescription), "
          + "and the document connects \(isCollection ? "several objects" : "one object")")
    }
    let names = (value.element ?? value).names
    guard names.count == 1, let name = names.first, isKnownClass(name, of: property) else { return }
    let own = index.type(name, in: property.file, scope: property.type)?.name ?? name
    guard !connected.contains(own) else { return }
    warn(
      at: outlet,
      "the outlet '\(property.name.base)' of \(type.name) is a \(written.trimmedDescription), and "
        + "the document connects a \(object)")
  }

  private func isKnownClass(_ name: String, of property: MemberDeclaration) -> Bool {
    if let type = index.type(name, in: property.file, scope: property.type) {
      return type.kind == .class
    }
    return FrameworkNames.isClass(name)
  }

  private mutating func checkAction(_ action: InterfaceElement) {
    guard let selector = action["selector"],
      let id = action["destination"] ?? action["target"],
      let target = document.element(withID: id),
      case .own(let type) = classes.reference(of: target, in: document),
      let foreign = classes.frameworkClass(above: type)
    else { return }
    if let method = index.method(selector: selector, of: type) {
      guard !method.isExposed else { return }
      return warn(
        at: action,
        "'\(method.name)' of \(type.name) is no action; write @IBAction before it")
    }
    let isOfExtension = classes.extensionMembers(of: foreign).contains {
      $0.selectorOfMethod == selector
    }
    guard !isOfExtension, !FrameworkNames.isAction(selector) else { return }
    let actions = index.superclasses(of: type).own.flatMap { index.members(of: $0) }
      .filter { $0.attributes.contains("IBAction") }.compactMap(\.selectorOfMethod)
    warn(at: action, "\(type.name) has no action '\(selector)'\(suggestion(actions))")
  }

  private func outlets(of type: TypeDeclaration) -> [String] {
    index.superclasses(of: type).own.flatMap { index.members(of: $0) }
      .filter(\.isOutlet).compactMap(\.key)
  }

  private func suggestion(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "; it has \(shown)\(names.count > 5 ? " and others" : "")"
  }

  // MARK: Runtime attributes

  private mutating func checkAttributes(of object: InterfaceElement) {
    let attributes = InterfaceRuntimeAttribute.all(of: object, in: document)
    guard !attributes.isEmpty else { return }
    let reference = classes.reference(of: object, in: document)
    for attribute in attributes {
      let path = attribute.keyPath
      if path.hasPrefix("layer."), case .color = attribute.value {
        warn(
          at: attribute.element,
          "'\(path)' has no effect: a layer's colour is a CGColor, and documents have UIColor")
        continue
      }
      let key = path.split(separator: ".").first.map(String.init) ?? path
      switch reference {
      case .own(let type): checkAttribute(key, of: type, at: attribute.element)
      case .framework(let name):
        guard !FrameworkNames.isAttribute(key) else { continue }
        let isOfExtension = classes.extensionMembers(of: name).contains { $0.key == key }
        warn(
          at: attribute.element,
          isOfExtension
            ? "'\(key)' is declared in an extension, and cannot be set on a \(name); set it on a "
              + "subclass of it in this module"
            : "\(name) has no property '\(key)'")
      case .missing, .unknown: break
      }
    }
  }

  private mutating func checkAttribute(
    _ key: String, of type: TypeDeclaration, at element: InterfaceElement
  ) {
    let found = classes.properties(named: key, of: type)
    if found.contains(where: \.isSettable) { return }
    guard found.isEmpty else {
      return warn(at: element, "the property '\(key)' of \(type.name) cannot be set")
    }
    guard classes.frameworkClass(above: type) != nil, !FrameworkNames.isAttribute(key) else {
      return
    }
    let own = index.superclasses(of: type).own.flatMap { index.members(of: $0) }
      .filter { $0.attributes.contains("IBInspectable") }.compactMap(\.key)
    warn(at: element, "\(type.name) has no property '\(key)'\(suggestion(own))")
  }

  // MARK: Images and colours

  private mutating func checkResources(of element: InterfaceElement) {
    // The document's own list of what it uses.
    guard element.parent?.name != "resources" else { return }
    if element.name == "color", let name = element["name"], element["catalog"] == nil,
      !names.colors.contains(name)
    {
      warnOnce(at: element, "no catalogue of the target has a colour '\(name)'")
    }
    for attribute in ["image", "highlightedImage", "backgroundImage", "selectedImage"] {
      guard let name = element[attribute], element["catalog"] != "system" else { continue }
      checkImage(name, at: element)
    }
    if element.name == "image", element.key == "value", let name = element["name"] {
      checkImage(name, at: element)
    }
  }

  private mutating func checkImage(_ name: String, at element: InterfaceElement) {
    // AppKit brings its own along.
    guard !(document.platform == .macOS && name.hasPrefix("NS")), !names.hasImage(name) else {
      return
    }
    warnOnce(at: element, "no catalogue of the target has an image '\(name)'")
  }
}
#endif
