// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// An action that a menu offers to the first responder: one of the system's, or an item's.
@MainActor
struct EditOffer {
  let title: String
  /// The action that responders are asked about. Of the system's it is a name alone, which no responder
  /// understands by itself.
  private let action: Selector
  /// The same with the method that responders override; nil for an item's.
  private let method: Selector?

  /// The system's, in the order of the menu.
  static let standard = [
    EditOffer("Cut", "cut:") { $0.cut($1) },
    EditOffer("Copy", "copy:") { $0.copy($1) },
    EditOffer("Select", "select:") { $0.select($1) },
    EditOffer("Select All", "selectAll:") { $0.selectAll($1) },
    EditOffer("Paste", "paste:") { $0.paste($1) },
    EditOffer("Delete", "delete:") { $0.delete($1) },
  ]

  init(_ item: UIMenuItem) {
    title = item.title
    action = item.action
    method = nil
  }

  private init(
    _ title: String, _ name: String, _ method: @escaping @MainActor (UIResponder, Any?) -> Void
  ) {
    self.title = title
    action = Selector(name)
    self.method = Selector(name) { (responder: UIResponder, arguments) in
      method(responder, arguments[0])
    }
  }

  /// Returns the actions of a menu for the offers that a responder, or one after it, can perform.
  ///
  /// - Parameters:
  ///   - offers: The offers, in the order of the menu.
  ///   - sender: The object that sends the actions.
  ///   - start: Returns the responder; nil for none. Asked again when an action is chosen.
  /// - Returns: The actions, in the order of the offers.
  static func actions(
    of offers: [EditOffer], for sender: AnyObject,
    from start: @escaping @MainActor () -> UIResponder?
  ) -> [UIAction] {
    guard let responder = start() else { return [] }
    return offers.filter { $0.receiver(from: responder, sender) != nil }.map { offer in
      UIAction(title: offer.title) { [weak sender] _ in
        guard let sender, let responder = start() else { return }
        offer.send(from: responder, sender)
      }
    }
  }

  /// Returns who can perform the action; nil if none in the chain can.
  private func receiver(from responder: UIResponder, _ sender: AnyObject) -> AnyObject? {
    responder.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }

  /// Sends the action; nothing happens if none in the chain can perform it any more.
  private func send(from responder: UIResponder, _ sender: AnyObject) {
    guard let receiver = receiver(from: responder, sender) else { return }
    let selector = receiver is UIResponder ? method ?? action : action
    selector.send(to: receiver, sender)
  }
}
