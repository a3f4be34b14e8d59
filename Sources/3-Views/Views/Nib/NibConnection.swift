// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
import InterfaceDocuments

/// An outlet, a collection of outlets, an action or a segue of a document (rules IB-16 to IB-18, IB-35).
@MainActor
final class NibConnection {
  private enum Kind {
    case outlet(property: String, destination: String)
    case collection(property: String, destinations: [String], appends: Bool)
    case action(selector: Selector, target: String?, event: UIControl.Event)
    case segue(event: UIControl.Event)
  }

  /// The position in the document, which the order of connections follows.
  let order: Int
  let source: String
  private let kind: Kind
  private let element: InterfaceElement
  /// The key of the class that it was last found in.
  private var found: (type: ObjectIdentifier, key: ObjectiveCKey)?

  private init(_ element: InterfaceElement, source: String, _ kind: Kind) {
    order = element.index
    self.source = source
    self.kind = kind
    self.element = element
  }

  static func all(of object: InterfaceElement, in recipe: NibRecipe) -> [NibConnection] {
    guard let source = object.id, let list = object.child(named: "connections") else { return [] }
    var connections: [NibConnection] = []
    var collections: [String: [InterfaceElement]] = [:]
    for element in list.children where element.name == "outletCollection" {
      collections[element["property"] ?? "", default: []].append(element)
    }
    for element in list.children {
      switch element.name {
      case "outlet":
        guard let property = element["property"], let destination = element["destination"] else {
          continue
        }
        connections.append(
          NibConnection(
            element, source: source, .outlet(property: property, destination: destination)))
      case "outletCollection":
        // All of one property are set as one array, where the first of them stands.
        guard let property = element["property"],
          let all = collections.removeValue(forKey: property)
        else { continue }
        connections.append(
          NibConnection(
            element, source: source,
            .collection(
              property: property, destinations: all.compactMap { $0["destination"] },
              appends: element.boolean("appendContents") ?? false)))
      case "action":
        guard let selector = element["selector"] else { continue }
        connections.append(
          NibConnection(
            element, source: source,
            .action(
              selector: Selector(selector), target: element["destination"] ?? element["target"],
              event: event(of: element, in: object, recipe))))
      case "binding":
        recipe.announce(element.error("a binding cannot be used here; it is left out"))
      case "segue":
        connections.append(
          NibConnection(
            element, source: source, .segue(event: event(of: element, in: object, recipe))))
      default: break
      }
    }
    return connections
  }

  /// The identifiers of the objects that the connection leads to.
  var destinations: [String] {
    switch kind {
    case .outlet(_, let destination): [destination]
    case .collection(_, let destinations, _): destinations
    case .action(_, let target, _): target.map { [$0] } ?? []
    case .segue: []
    }
  }

  /// Makes the connection. Nothing happens where an end of it is nil, as an owner that is not given.
  func connect(in run: NibInstantiation) {
    guard let object = run.object(withID: source) else { return }
    switch kind {
    case .outlet(let property, let destination):
      guard let value = run.object(withID: destination) else { return }
      set(property, of: object, ObjectiveCValue(object: value), in: run)
    case .collection(let property, let destinations, let appends):
      let values = destinations.compactMap(run.object(withID:))
      if appends, property == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in values {
          view.addGestureRecognizer(recognizer)
        }
        return
      }
      set(property, of: object, ObjectiveCValue([values]), in: run)
    case .action(let selector, let target, let event):
      // Without the program there are no methods.
      if run.recipe.isPreview { return }
      guard let target, !run.recipe.isFirstResponder(target) else {
        return send(selector, of: object, to: nil, for: event)
      }
      // A target that is not given, as an owner, gets nothing.
      guard let receiver = run.object(withID: target) else { return }
      send(selector, of: object, to: receiver, for: event)
    case .segue(let event):
      if let trigger = run.segueTrigger?(element) {
        return send(trigger.action, of: object, to: trigger.target, for: event)
      }
      guard let segue = run.scene?.segue(of: element) else { return }
      if let cell = object as? any NibSegueCell {
        cell.nibSegues.take(segue)
      } else {
        send(StoryboardSegueTemplate.action, of: object, to: segue, for: event)
      }
    }
  }

  // MARK: Actions

  private func send(
    _ selector: Selector, of object: AnyObject, to target: AnyObject?, for event: UIControl.Event
  ) {
    switch object {
    case let control as UIControl: control.addTarget(target, action: selector, for: event)
    case let sender as any NibActionSender:
      sender.target = target
      sender.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  private static let events: KeyValuePairs<String, UIControl.Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  private static func event(
    of action: InterfaceElement, in object: InterfaceElement, _ recipe: NibRecipe
  ) -> UIControl.Event {
    if let event = NibElement(action, recipe).choice("eventType", events) { return event }
    switch object.name {
    case "button": return .touchUpInside
    case "textField": return .editingDidEnd
    default: return .valueChanged
    }
  }

  // MARK: Outlets

  private func set(
    _ property: String, of object: AnyObject, _ value: ObjectiveCValue, in run: NibInstantiation
  ) {
    let type: AnyClass = Swift.type(of: object)
    guard let key = key(property, of: type) else {
      if run.recipe.isPreview { return leaveOut(property, of: type, in: run) }
      programmerError(
        """
        [<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
        the key \(property). (\(element.document):\(element.position.line)) \
        \(Self.advice(on: type, in: run))
        """)
    }
    do { try key.set(object, value) } catch let error as ObjectiveCValueError {
      if error.isOfAnyObject { return leaveOut(nonconforming: error, property, of: type, in: run) }
      if run.recipe.isPreview { return leaveOut(property, of: type, in: run) }
      let position = error.index.map { " at index \($0)" } ?? ""
      let words = error.index == nil ? "is a" : "has elements of the type"
      programmerError(
        element.error(
          """
          the outlet \(property) of \(type) \(words) \(error.expectedName), and the document \
          connects a \(error.foundName)\(position)
          """
        ).description)
    } catch { programmerError(element.error("\(error)").description) }
  }

  /// Leaves the property nil, since the object does not conform to its protocol (rule IB-60). That is all
  /// the same for a delegate, whose methods are optional; what gives data has methods that are missed.
  private func leaveOut(
    nonconforming error: ObjectiveCValueError, _ property: String, of type: AnyClass,
    in run: NibInstantiation
  ) {
    guard property.hasSuffix("ataSource"), !run.recipe.isPreview else { return }
    run.recipe.announce(
      element.error(
        """
        the \(property) of \(type) is a \(error.foundName), which does not declare that it is a \
        \(error.expectedName.replacing("?", with: "")): its methods are not called
        """))
  }

  /// Says that a preview leaves an outlet out, unless that is known of the class at one of its ends.
  private func leaveOut(_ property: String, of type: AnyClass, in run: NibInstantiation) {
    let isKnown = ([source] + destinations).contains { id in
      run.recipe.slot(of: id).map(run.recipe.isReplaced) ?? true
    }
    if isKnown { return }
    run.recipe.announce(
      element.error("the outlet \(property) does not fit \(type); it is left out"))
  }

  private func key(_ property: String, of type: AnyClass) -> ObjectiveCKey? {
    let identity = ObjectIdentifier(type)
    if let found, found.type == identity { return found.key }
    guard let key = NibKeys.key(named: property, of: type) else { return nil }
    found = (identity, key)
    return key
  }

  /// The properties that a class does not have, and none of which it has, tell that it has no table.
  private static func advice(on type: AnyClass, in run: NibInstantiation) -> String {
    let connections = run.recipe.connections + run.recipe.viewConnections
    let properties = connections.compactMap { connection -> String? in
      guard let object = run.object(withID: connection.source), Swift.type(of: object) == type
      else { return nil }
      switch connection.kind {
      case .outlet(let property, _), .collection(let property, _, _): return property
      case .action, .segue: return nil
      }
    }
    let hasTable = properties.contains { NibKeys.key(named: $0, of: type) != nil }
    return hasTable
      ? "Rename the outlet in the document, or the property."
      : """
      Its module was not translated: use the plug-in TranslateObjectiveC or override \
      objectiveCKey(named:).
      """
  }
}
