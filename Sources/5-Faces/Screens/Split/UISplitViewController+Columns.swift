// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UISplitViewController {
  var ownColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Returns the controller that is shown for a column: its controller, in a navigation controller.
  func shownController(for column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    if controller is UINavigationController || style == .unspecified || column == .compact {
      return controller
    }
    if let wrapper = wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  /// The root that is shown where the columns are one.
  var compactRoot: UIViewController? {
    shownController(for: .compact)
      ?? ownColumns.firstNonNil { self.shownController(for: $0) }
  }

  /// The stack that is shown where the columns are one; nil for several columns.
  var stack: UINavigationController? {
    collapsed == true ? compactRoot as? UINavigationController : nil
  }

  /// The controller whose contents a bar around the columns follows: the secondary column's or, where the
  /// columns are one, theirs.
  var contentController: UIViewController? {
    collapsed == true ? compactRoot : shownController(for: .secondary)
  }

  // MARK: Exchanging

  func exchange(_ column: Column, with controller: UIViewController?) {
    let top = ownColumns.last { isOnStack($0) }
    // What is shown of the old controller goes with its column.
    if collapsed == true { expandStack() }
    if let old = shownController(for: column) { remove(old) }
    wrappers[column] = nil
    moved[column] = nil
    columns[column] = controller
    switch collapsed {
    case nil: return
    case true?: collapseStack(to: top)
    case false?: showColumns()
    }
    view.setNeedsLayout()
  }

  private func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    showBarItems(of: controller)
  }

  private func add(_ controller: UIViewController, at index: Int) {
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    if controller.view.superview !== view { view.insertSubview(controller.view, at: index) }
    if isNew { controller.didMove(toParent: self) }
    showBarItems(of: controller)
  }

  /// Behind More, the bar of a stack that the columns are leads back to the list.
  private func showBarItems(of controller: UIViewController) {
    guard let more = parent as? MoreNavigationController else { return }
    (controller as? UINavigationController)?.showBarItems()
    more.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Collapsing

  /// Follows the width: makes the columns one stack or several.
  func updateCollapse() {
    guard isViewLoaded, view.window != nil else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != collapsed else { return }
    let isFirst = collapsed == nil
    collapsed = isCompact
    if isCompact {
      let proposed: Column = columns[.secondary] != nil ? .secondary : .primary
      collapseStack(to: topColumn(proposed))
      if !isFirst { delegate?.splitViewControllerDidCollapse(self) }
    } else {
      expandStack()
      let mode = suitableMode
      if !isFirst {
        let wanted = delegate?.splitViewController(
          self, displayModeForExpandingToProposedDisplayMode: mode)
        chosenMode = wanted == mode || wanted == .automatic ? nil : wanted
      }
      shownMode = chosenMode ?? mode
      showColumns()
      if !isFirst { delegate?.splitViewControllerDidExpand(self) }
    }
    view.setNeedsLayout()
    // A bar that a screen of the stack hides comes back with the columns.
    let tab = parent as? MoreNavigationController ?? self
    (tab.parent as? UITabBarController)?.viewIfLoaded?.setNeedsLayout()
  }

  private func topColumn(_ proposed: Column) -> Column {
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary] {
      let isPutAway =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      return isPutAway ? .primary : .secondary
    }
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  /// Puts the columns up to one on top of each other.
  ///
  /// - Parameter top: The last column to put there; nil for the first alone.
  private func collapseStack(to top: Column?) {
    for column in ownColumns + [.compact] {
      if let controller = shownController(for: column), controller !== compactRoot {
        remove(controller)
      }
    }
    guard let root = compactRoot else { return }
    // First the stack, then its view: only what is on top of it appears.
    if let top, let stack = compactStack {
      for column in ownColumns.dropFirst() where column.rawValue <= top.rawValue {
        push(column, on: stack, animated: false)
      }
    }
    add(root, at: 0)
    root.view.traitOverrides.horizontalSizeClass = .unspecified
  }

  /// The stack that the columns are put on; nil where another controller is shown in their place.
  var compactStack: UINavigationController? {
    columns[.compact] == nil ? compactRoot as? UINavigationController : nil
  }

  func push(_ column: Column, on stack: UINavigationController, animated: Bool) {
    guard let controller = shownController(for: column), controller !== stack, !isOnStack(column)
    else { return }
    let controllers: [UIViewController]
    if let navigation = controller as? UINavigationController {
      let own = navigation.viewControllers
      controllers = own.isEmpty ? moved[column] ?? [] : own
      navigation.setViewControllers([], animated: false)
    } else {
      controllers = [controller]
    }
    guard !controllers.isEmpty else { return }
    moved[column] = controllers
    stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
  }

  /// Gives the columns back what was put on the first one.
  private func expandStack() {
    if let compact = shownController(for: .compact) { remove(compact) }
    guard let stack = compactStack else { return }
    for column in ownColumns.dropFirst().reversed() {
      guard var controllers = moved[column] else { continue }
      if let first = index(of: column, on: stack) {
        // With what was pushed meanwhile.
        controllers = Array(stack.viewControllers[first...])
        stack.setViewControllers(Array(stack.viewControllers[..<first]), animated: false)
      }
      moved[column] = nil
      (shownController(for: column) as? UINavigationController)?
        .setViewControllers(controllers, animated: false)
    }
  }

  /// The place on the stack where a column begins; nil if it is not there.
  func index(of column: Column, on stack: UINavigationController) -> Int? {
    guard let first = moved[column]?.first else { return nil }
    return stack.viewControllers.firstIndex { $0 === first }
  }

  private func isOnStack(_ column: Column) -> Bool {
    compactStack.flatMap { index(of: column, on: $0) } != nil
  }

  // MARK: Showing

  /// Has the columns of the present mode in the view, the secondary one backmost.
  func showColumns() {
    let mode = shownMode
    for (index, column) in ownColumns.reversed().enumerated() {
      guard let controller = shownController(for: column) else { continue }
      guard mode.shows(column, in: style) else {
        remove(controller)
        continue
      }
      add(controller, at: index)
      controller.view.traitOverrides.horizontalSizeClass =
        column == .secondary ? .unspecified : .compact
    }
  }
}

/// The view of a split view controller: columns, lines between them, and a dimming view.
final class SplitView: UIView {
  weak var owner: UISplitViewController?
  /// Between the primary column and the next one, and before the secondary one.
  let lines = [UIView(), UIView()]
  let dimming = UIControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
    for line in lines { line.backgroundColor = .separator }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addAction(
      UIAction { [weak self] _ in self?.owner?.hide(.primary) }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.updateCollapse()
    owner?.layOutColumns()
  }
}
