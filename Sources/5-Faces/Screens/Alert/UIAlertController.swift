// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// A kind of action, which says how it looks and where it stands.
  public enum Style: Int, Hashable, Sendable {
    /// A usual action.
    case `default` = 0
    /// The action that leaves everything as it is: the last one, and in a card of its own below an
    /// action sheet.
    case cancel = 1
    /// An action that destroys something: red.
    case destructive = 2
  }

  /// The words of the action; nil for none.
  public let title: String?
  /// The kind of the action.
  public let style: Style
  /// A Boolean value that says whether it can be chosen; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// Called when it is or is not to be chosen any more.
  var changed: (() -> Void)?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: Its words; nil for none.
  ///   - style: Its kind.
  ///   - handler: Called with the action when it was chosen and the alert has disappeared; nil for
  ///     nothing. The action keeps it: one that holds the alert strongly keeps that in memory.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A controller that asks the user to choose, in an alert in the middle of the window or in an
/// action sheet at its lower edge.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete “Kiel”?", message: "It cannot be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
///
/// Actions are called when the alert has disappeared, and may present another one. The same alert may be
/// presented again. Text that does not fit the window scrolls, and so do actions.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// A kind of alert.
  public enum Style: Int, Hashable, Sendable {
    /// An action sheet at the lower edge of the window.
    case actionSheet = 0
    /// An alert in the middle of the window.
    case alert = 1
  }

  /// The kind of alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields for text, in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The words below the title; nil for none.
  open var message: String? { didSet { contentsChanged() } }
  /// The words at the top; nil for none.
  open override var title: String? { didSet { contentsChanged() } }
  /// The action of an alert that stands out, and that the Return key chooses; nil for none. One that was
  /// not added is a programmer error.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        programmerError(
          "preferredAction must be one of the alert's actions (was \(preferredAction.title ?? "nil")). "
            + "Add it first.")
      }
      contentsChanged()
    }
  }

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The words at the top; nil for none.
  ///   - message: The words below; nil for none.
  ///   - preferredStyle: The kind of alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  /// Adds an action. A second one of the style cancel is a programmer error.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      programmerError(
        "UIAlertController can only have one action with a style of cancel "
          + "(\(action.title ?? "nil") is the second).")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentsChanged() }
    contentsChanged()
  }

  /// Adds a text field. In an action sheet it is a programmer error.
  ///
  /// - Parameter configurationHandler: Called with the field, to give it a placeholder and the like;
  ///   nil for nothing.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      programmerError("Text fields can only be added to an alert controller of style alert.")
    }
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .footnote, compatibleWith: .current)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentsChanged()
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action that stands out: in an alert the preferred one, or the one that cancels.
  var emphasizedAction: UIAlertAction? { preferredAction ?? cancelAction }

  /// Creates the cards with the words, the fields and the actions.
  open override func loadView() { view = AlertView(of: self) }

  /// Called when the alert appears: makes the first field the first responder.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Called when a key is pressed: chooses the preferred action for Return.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isReturn = presses.contains { $0.key?.keyCode == .keyboardReturnOrEnter }
    if isReturn, let action = preferredAction ?? actions.first,
      actions.count == 1 || action === preferredAction
    {
      return choose(action)
    }
    super.pressesBegan(presses, with: event)
  }

  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, presentation?.presented == nil else { return }
    guard let presenter = presentation?.presenting else { return }
    let handler = action.handler
    presenter.dismiss(animated: true) { handler?(action) }
  }

  private func contentsChanged() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.show()
    presentation?.controller?.preferredContentSizeDidChange()
  }
}
