// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A button, a view or a space in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The kind of space that the item is; nil for one that shows something.
  package private(set) var space: BarSpace?
  private(set) var systemItem: SystemItem?
  /// The closure that performs the action of our own items.
  private var handler: (@MainActor (UIBarButtonItem) -> Void)?

  /// Creates an item that says nothing.
  public override init() { super.init() }

  /// Creates a bar button item of an Interface Builder document; else like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let name = coder.nibElement?["systemItem"], let item = NibSteps.systemItems[name] {
      take(item)
    }
    customView = coder.nibObject(for: "customView") as? UIView
    coder.decode(self, reading: NibSteps.barButtonItem)
  }

  /// Creates one of the system's items.
  ///
  /// - Parameters:
  ///   - systemItem: The item, which decides title, symbol or space.
  ///   - primaryAction: What a tap does; its words and image do not count. Nil for nothing.
  ///   - menu: What a tap opens, or a touch that rests if there is a `primaryAction`.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    action(primaryAction, menu)
  }

  /// Creates a bar button item.
  ///
  /// - Parameters:
  ///   - title: Its words; nil for those of `primaryAction`.
  ///   - image: Its image; nil for that of `primaryAction`.
  ///   - primaryAction: What a tap does; nil for nothing.
  ///   - menu: What a tap opens, or a touch that rests if there is a `primaryAction`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    action(primaryAction, menu)
  }

  /// Creates an item that shows what its action says.
  ///
  /// - Parameters:
  ///   - primaryAction: What a tap does.
  ///   - menu: What a touch that rests opens; nil for nothing.
  public convenience init(primaryAction: UIAction, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates an item that shows a view.
  ///
  /// - Parameter customView: The view. Its width is that of its constraints or its frame.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item that calls a closure.
  ///
  /// > Note: Not in UIKit, where a title's action is a selector.
  ///
  /// - Parameters:
  ///   - title: The words on the item; nil for none.
  ///   - style: How they look.
  ///   - handler: Called with the item at each tap.
  public convenience init(
    title: String?, style: Style = .plain, handler: @escaping @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Creates an item that calls a closure.
  ///
  /// > Note: Not in UIKit, where an image's action is a selector.
  ///
  /// - Parameters:
  ///   - image: The image on the item; nil for none.
  ///   - style: The style that the words of a title would have.
  ///   - handler: Called with the item at each tap.
  public convenience init(
    image: UIImage?, style: Style = .plain, handler: @escaping @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.image = image
    self.style = style
    self.handler = handler
  }

  /// Creates one of the system's items that calls a closure.
  ///
  /// > Note: Not in UIKit, where a system item's action is a selector.
  ///
  /// - Parameters:
  ///   - systemItem: The item, which decides title, symbol or space.
  ///   - handler: Called with the item at each tap.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    handler: @escaping @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    take(systemItem)
    self.handler = handler
  }

  /// Returns space that grows: what is beside it is moved apart.
  ///
  /// - Returns: A new item.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.take(.flexibleSpace)
    return item
  }

  /// Returns space of a width.
  ///
  /// - Parameter width: Points; of negative ones none.
  /// - Returns: A new item.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.take(.fixedSpace)
    item.width = width
    return item
  }

  /// Creates an item that sends an action.
  ///
  /// - Parameters:
  ///   - title: The words on the item; nil for none.
  ///   - style: How they look.
  ///   - target: Who gets the action, not kept alive; nil for the first in the responder chain that
  ///     understands it.
  ///   - action: What is sent at each tap, with the item; nil for nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    send(action, to: target)
  }

  /// Creates an item that sends an action.
  ///
  /// - Parameters:
  ///   - image: The image on the item; nil for none.
  ///   - style: The style that the words of a title would have.
  ///   - target: Who gets the action, not kept alive; nil for the first in the responder chain that
  ///     understands it.
  ///   - action: What is sent at each tap, with the item; nil for nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(
      image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Creates an item that sends an action.
  ///
  /// - Parameters:
  ///   - image: The image on the item; nil for none.
  ///   - landscapeImagePhone: Its image in low bars; nil for `image`.
  ///   - style: The style that the words of a title would have.
  ///   - target: Who gets the action, not kept alive; nil for the first in the responder chain that
  ///     understands it.
  ///   - action: What is sent at each tap, with the item; nil for nothing.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    send(action, to: target)
  }

  /// Creates one of the system's items that sends an action.
  ///
  /// - Parameters:
  ///   - systemItem: The item, which decides title, symbol or space.
  ///   - target: Who gets the action, not kept alive; nil for the first in the responder chain that
  ///     understands it.
  ///   - action: What is sent at each tap, with the item; nil for nothing.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    send(action, to: target)
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func action(_ primaryAction: UIAction?, _ menu: UIMenu?) {
    self.primaryAction = primaryAction
    self.menu = menu
  }

  func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    style = systemItem.style
    switch systemItem {
    case .flexibleSpace: space = .flexible
    case .fixedSpace: space = .fixed
    default: break
    }
  }

  // MARK: What it shows

  /// The style of the words.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// The least width of the item, in points; 0 for that of what it shows. Of a space, its width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// The titles whose widest determines the width of the item; nil for its title alone.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { changed() } }
  }
  /// A view shown in place of words and image; nil for none.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The colour of words and image; nil for the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { changed() } } }
  /// A Boolean value that says whether the item is left out of its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// A Boolean value that says whether the item is shown as chosen: on a background in its tint.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  // MARK: What it does

  /// The target of ``action``, not kept alive; nil for the first in the responder chain that
  /// understands it.
  open weak var target: AnyObject?
  /// The selector that is sent at each tap, with the item; nil for nothing.
  open var action: Selector?
  /// The action of a tap. Setting one takes over its words and its image; nil keeps them.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      if let primaryAction, systemItem == nil {
        if !primaryAction.title.isEmpty || title == nil { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
      }
      changed()
    }
  }
  /// The menu that opens beside the item: at a tap, or when a touch rests if a tap does something.
  open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A Boolean value that says whether a tap turns ``isSelected`` on and off or, with a menu, the
  /// item shows the chosen element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
  }

  /// A Boolean value that says whether a tap does something, apart from opening a menu.
  package var hasAction: Bool { primaryAction != nil || handler != nil || action != nil }

  /// Does what a tap does.
  ///
  /// - Parameter view: The view that was tapped, where the responder chain begins.
  package func use(from view: UIView) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(for: self) }
    handler?(self)
    guard let action else { return }
    let receiver = target ?? view.target(forAction: action, withSender: self) as AnyObject?
    if let receiver { action.sendAction(to: receiver, from: self, for: nil) }
  }
}

package enum BarSpace {
  case fixed
  case flexible
}
