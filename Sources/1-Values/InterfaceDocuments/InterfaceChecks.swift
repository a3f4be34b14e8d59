// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Finds in a document what can never load, before anything of it is made.
///
/// One walk over the elements in document order; each check looks at one element, and constraints
/// also at the elements around their ends, of which there are at most 256.
struct InterfaceChecks {
  let document: InterfaceDocument
  /// Statements on what gets a default, in document order.
  private(set) var warnings: [InterfaceError] = []
  private var controllers: Set<String> = []

  init(document: InterfaceDocument) { self.document = document }

  mutating func run() throws(InterfaceError) {
    checkScenes()
    for element in document.root.descendants {
      try checkNumbers(of: element)
      try checkReferences(of: element)
      switch element.name {
      case "constraint": try checkConstraint(element)
      case "outlet", "outletCollection": try checkOutlet(element)
      case "segue": checkSegue(element)
      default: break
      }
    }
  }

  // MARK: Numbers

  private mutating func checkNumbers(of element: InterfaceElement) throws(InterfaceError) {
    guard let names = NumericAttributes.names(of: element) else { return }
    for (name, value) in element.attributes where names.contains(name) {
      guard let number = Double(value), number.isFinite, Float(number).isFinite else {
        throw element.error("\(name)=\"\(value)\" is not a number")
      }
      guard
        number.magnitude < InterfaceLimits.magnitude
          || NumericAttributes.isValue(name, of: element)
      else {
        throw element.error("\(name)=\"\(value)\" is not below 10,000,000")
      }
      if NumericAttributes.priorities.contains(name), number < 1 || number > 1000 {
        warnings.append(
          element.error(
            "the priority \(value) is clamped; priorities are numbers from 1 to 1000"))
      }
      // Colours wider than sRGB have components a little outside of 0 to 1; one of 255 is a mistake.
      if element.name == "color", number > 2 || number < -1 {
        warnings.append(
          element.error("\(name)=\"\(value)\" is clipped; components of colours are from 0 to 1"))
      }
    }
  }

  // MARK: References

  private func checkReferences(of element: InterfaceElement) throws(InterfaceError) {
    let names: [String]
    switch element.name {
    case "outlet", "outletCollection": names = ["destination"]
    case "action": names = ["destination", "target"]
    case "segue": names = ["destination"]
    case "exclude", "include": names = ["reference"]
    case "constraint": names = ["firstItem", "secondItem"]
    case "tableViewCell": names = ["textLabel", "detailTextLabel", "imageView"]
    case "document": names = ["initialViewController"]
    case "toolbarItem": names = ["reference"]
    default: return
    }
    for name in names {
      guard let id = element[name], document.element(withID: id) == nil else { continue }
      // The proxies of old documents have numbers that no element has: `destination="-1"`.
      guard !(id.first == "-" && Int(id) != nil) else { continue }
      throw element.error("no object \"\(id)\"")
    }
  }

  /// Checks that what is connected is in the same scene, and not in a prototype that is made later and
  /// many times (rule IB-32).
  private func checkOutlet(_ outlet: InterfaceElement) throws(InterfaceError) {
    guard let id = outlet["destination"], let destination = document.element(withID: id) else {
      return
    }
    guard let prototype = Self.prototype(around: destination),
      !prototype.contains(outlet)
    else { return }
    throw outlet.error(
      "the outlet \(outlet["property"] ?? "") is connected to \"\(id)\" in a prototype, of which "
        + "there are many; connect it from inside the prototype")
  }

  /// Returns the prototype cell that an element is, or is in; nil outside of one.
  static func prototype(around element: InterfaceElement) -> InterfaceElement? {
    var current: InterfaceElement? = element
    while let here = current {
      if here.isPrototype { return here }
      current = here.parent
    }
    return nil
  }

  private mutating func checkSegue(_ segue: InterfaceElement) {
    guard let kind = segue["kind"] else { return }
    switch InterfaceSegueKind(kind) {
    case .unknown:
      warnings.append(
        segue.error("unknown kind of segue \"\(kind)\"; it stops when it is triggered"))
    case .unwind: break
    default:
      guard document.isStoryboard, let id = segue["destination"], !controllers.contains(id) else {
        return
      }
      warnings.append(
        segue.error(
          "the object \"\(id)\" is no controller of a scene; the segue stops"))
    }
  }

  /// Looks at what names scenes: the identifier of the first controller, and those for code.
  private mutating func checkScenes() {
    guard document.isStoryboard else { return }
    let scenes = document.scenes
    controllers = Set(scenes.compactMap(\.controller.id))
    if let id = document.root["initialViewController"], !controllers.contains(id) {
      warnings.append(
        document.root.error(
          "the object \"\(id)\" is no controller of a scene; the storyboard begins with none"))
    }
    var known: Set<String> = []
    for scene in scenes {
      guard let name = scene.storyboardIdentifier, !known.insert(name).inserted else { continue }
      warnings.append(
        scene.controller.error(
          "the storyboard identifier \"\(name)\" stands twice; the first scene has it"))
    }
  }

  // MARK: Constraints

  private mutating func checkConstraint(_ element: InterfaceElement) throws(InterfaceError) {
    let constraint = try InterfaceConstraint(element)
    if !constraint.isPlaceholder { try constraint.checkAttributes(at: element) }
    if let relation = element["relation"], InterfaceConstraint.Relation(rawValue: relation) == nil {
      warnings.append(element.error("unknown relation \"\(relation)\"; it counts as equal"))
    }
    guard let owner = element.parent?.parent else { return }
    let first = try item(constraint.first.item, of: element) ?? owner
    guard let secondID = constraint.second?.item,
      let second = try item(secondID, of: element)
    else { return }
    guard hasCommonView(view(of: first), view(of: second)) else {
      throw element.error(
        "the constraint's items \"\(first.id ?? "")\" and \"\(secondID)\" have no common superview")
    }
  }

  private func item(
    _ id: String?, of constraint: InterfaceElement
  ) throws(InterfaceError) -> InterfaceElement? {
    guard let id, let element = document.element(withID: id) else { return nil }
    guard !Self.isNoView(element) else {
      throw constraint.error("the constraint's item \"\(id)\" is a \(element.name), not a view")
    }
    return element
  }

  private static func isNoView(_ element: InterfaceElement) -> Bool {
    let name = element.name
    return ["constraint", "outlet", "action", "segue", "outletCollection", "customObject"]
      .contains(name)
      || ["GestureRecognizer", "Controller", "Layout", "Item"].contains(where: name.hasSuffix)
  }

  /// The view that a guide of a controller belongs to; otherwise the element itself.
  private func view(of element: InterfaceElement) -> InterfaceElement {
    guard element.name == "viewControllerLayoutGuide",
      let view = element.parent?.parent?.child(for: "view")
    else { return element }
    return view
  }

  private func hasCommonView(_ first: InterfaceElement, _ second: InterfaceElement) -> Bool {
    var common: InterfaceElement? = first
    while let here = common, !here.contains(second) { common = here.parent }
    // Lists such as `subviews`, and old content views, have no identifier.
    while let here = common, here.id == nil, here.name != "objects" { common = here.parent }
    guard let common else { return false }
    return common.id != nil && !common.isController
  }
}
