// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ViewLayout
package import Views

extension MenuPresentation {
  /// Does what a tap on an element of the top list does (interaction rule CM-5).
  func choose(_ id: Int) {
    guard isOpen, let list = topList?.list, list.offers[id].isEnabled else { return }
    switch list.offers[id].purpose {
    case .header, .pending: break
    case .submenu(let menu):
      if list.specification.opener?.id == id { closeSubmenu() } else { openSubmenu(menu, over: id) }
    case .action(let action, let menu): perform(action, of: menu)
    }
  }

  private func perform(_ action: UIAction, of menu: UIMenu) {
    let isKept = action.attributes.contains(.keepsMenuPresented)
    for list in lists where list.list.menu.select(action, of: menu) { break }
    action.perform(for: interaction)
    interaction.source.didPerform(action)
    if isKept { reload() } else { dismiss() }
  }

  // MARK: Keys

  /// Does what a key does while the menu is open (interaction rule CM-11).
  func handle(_ code: UIKeyboardHIDUsage) {
    guard isOpen, let list = topList else {
      if code == .keyboardEscape { dismiss() }
      return
    }
    switch code {
    case .keyboardEscape: dismiss()
    case .keyboardDownArrow: moveFocus(in: list, by: 1)
    case .keyboardUpArrow: moveFocus(in: list, by: -1)
    case .keyboardRightArrow, .keyboardLeftArrow:
      let isForward = (code == .keyboardRightArrow) != list.style.isMirrored
      step(in: list, isForward: isForward)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let focused = list.focusedElement { choose(focused) }
    default: break
    }
  }

  /// Goes to the next row or the previous one, and stops at the ends.
  private func moveFocus(in list: MenuListView, by step: Int) {
    let rows = list.focusableRows
    guard !rows.isEmpty else { return }
    let current = list.focusedElement.flatMap { id in rows.firstIndex { $0.contains(id) } }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    guard rows.indices.contains(next), let id = rows[next].first else { return }
    list.reveal(id)
    list.emphasize(id, .focused)
  }

  /// Goes to the next column or the one before, into a submenu or out of it.
  private func step(in list: MenuListView, isForward: Bool) {
    guard let id = list.focusedElement,
      let row = list.focusableRows.first(where: { $0.contains(id) }),
      let column = row.firstIndex(of: id)
    else {
      if !isForward, lists.count > 1 { closeSubmenu() }
      return
    }
    let next = column + (isForward ? 1 : -1)
    if row.count > 1, row.indices.contains(next) { return list.emphasize(row[next], .focused) }
    if isForward {
      if case .submenu = list.list.offers[id].purpose, list.list.specification.opener?.id != id {
        choose(id)
      }
    } else if lists.count > 1 {
      closeSubmenu()
    }
  }
}

extension MenuListView {
  var focusedElement: Int? {
    guard let emphasized, emphasized.emphasis == .focused else { return nil }
    return emphasized.id
  }

  /// The identities of the elements that keys come to, those of a palette together, from the top.
  fileprivate var focusableRows: [[Int]] {
    solved.items.compactMap { item in
      let ids: [Int] =
        switch item.content {
        case .header: []
        case .row(let row), .opener(let row): [row.id]
        case .palette(let palette): palette.ids
        }
      let enabled = ids.filter { list.offers[$0].isEnabled }
      return enabled.isEmpty ? nil : enabled
    }
  }
}

extension UIMenu {
  /// Makes an action the only one that is on, if a menu around it allows one at a time; the
  /// outermost such menu counts.
  ///
  /// - Returns: Whether the action is in this menu.
  func select(_ action: UIAction, of menu: UIMenu) -> Bool {
    guard contains(menu) else { return false }
    if options.contains(.singleSelection) {
      selectOnly(action)
      return true
    }
    for child in children {
      if let inner = child as? UIMenu, inner.select(action, of: menu) { return true }
    }
    return true
  }

  /// Makes an action the only one that is on, in this menu and those in it.
  package func selectOnly(_ action: UIAction) {
    turnOff()
    action.state = .on
  }

  private func contains(_ menu: UIMenu) -> Bool {
    self === menu || children.contains { ($0 as? UIMenu)?.contains(menu) ?? false }
  }

  private func turnOff() {
    for child in children {
      if let action = child as? UIAction { action.state = .off }
      (child as? UIMenu)?.turnOff()
    }
  }
}
