// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An action that an accessible element offers beside its own, in a menu of actions.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The handler of an action.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action, as a screen reader speaks it.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action with attributes, such as its language.
  open var attributedName: NSAttributedString
  /// The image of the action; nil for none.
  open var image: UIImage?
  /// The target of the selector; held weakly.
  open weak var target: AnyObject?
  /// The selector that is sent in place of a handler; nil for none.
  open var selector: Selector?
  /// The handler of the action, which returns whether it succeeded; nil for none.
  open var actionHandler: Handler?

  /// Creates an action with a handler.
  ///
  /// - Parameters:
  ///   - name: The name, as a screen reader speaks it.
  ///   - image: The image; nil for none.
  ///   - actionHandler: The handler, which returns whether it succeeded; nil for none.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(NSAttributedString(string: name), image: image)
    self.actionHandler = actionHandler
  }

  /// Creates an action with a handler.
  ///
  /// - Parameters:
  ///   - attributedName: The name with attributes.
  ///   - image: The image; nil for none.
  ///   - actionHandler: The handler, which returns whether it succeeded; nil for none.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(attributedName, image: image)
    self.actionHandler = actionHandler
  }

  /// Creates an action that sends a selector.
  ///
  /// - Parameters:
  ///   - name: The name, as a screen reader speaks it.
  ///   - target: The target; held weakly.
  ///   - selector: The selector. What its method returns is not read: it counts as success.
  public convenience init(name: String, target: AnyObject?, selector: Selector) {
    self.init(NSAttributedString(string: name), image: nil)
    self.target = target
    self.selector = selector
  }

  private init(_ attributedName: NSAttributedString, image: UIImage?) {
    self.attributedName = attributedName
    self.image = image
    super.init()
  }
}
