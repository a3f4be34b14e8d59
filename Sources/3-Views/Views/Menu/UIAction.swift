// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The closure of an action; it is called with the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action of a menu, a control or an accessory.
///
/// Two actions are equal if their identifiers are.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action, by which another one replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the action identifier.
    public let rawValue: String
    /// Creates an action identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an action identifier from its text, without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The closure that performs it; called with the action.
  public typealias Handler = UIActionHandler

  /// The words that it shows.
  open override var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }
  /// The image beside the title; nil for none.
  open override var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }
  /// Has no effect: there is no overlay of keyboard commands. A longer title for one.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action: whether it is the chosen one of its menu.
  open var state: UIMenuElement.State
  /// The action's name.
  public nonisolated let identifier: Identifier
  /// The control, or the interaction of a menu, that last did it.
  public internal(set) weak var sender: AnyObject?
  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: The smaller words below its title.
  ///   - image: What it is shown as.
  ///   - identifier: Its name; nil for one that no other action has.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How it is offered.
  ///   - state: Whether it is the chosen one of its menu.
  ///   - handler: What is done.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.state = state
    self.attributes = attributes
    self.discoverabilityTitle = discoverabilityTitle
    self.identifier = identifier ?? Identifier(ElementNames.next("com.apple.action.dynamic."))
    self.handler = handler
    super.init(elementTitle: title, subtitle: subtitle, image: image)
  }

  /// Does what the action says.
  ///
  /// - Parameter sender: What it is done for; the action's ``sender`` while its handler runs.
  package func perform(for sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Returns an action of the same name that says and does the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Returns whether the other is an action of the same name.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIAction)?.identifier == identifier
  }

  nonisolated open override var hash: Int { identifier.hashValue }
}
