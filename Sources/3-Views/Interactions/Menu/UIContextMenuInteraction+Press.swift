// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

extension UIContextMenuInteraction: PressTarget, MenuOpening {
  var source: any MenuSource {
    if let source = ownSource ?? delegateSource { return source }
    let source = DelegateMenuSource(self, isAttached: isAttached)
    delegateSource = source
    return source
  }

  private var shown: MenuPresentation? { presentation as? MenuPresentation }

  package var pressRank: PressRank { .menu }

  package func wantsPress(_ press: Press) -> Bool {
    isEnabled && (answering != nil || ownSource != nil) && source.mayOpenMenu
      && press.window.openMenu == nil
  }

  /// Asks for the configuration and lifts the preview (interaction rule IR-3). Of several views one
  /// inside the other the innermost that has a menu lifts its own.
  package func pressWillBeHeld(_ press: Press) {
    endClosing()
    guard let view, presentation == nil, !press.window.isMenuPressed else { return }
    guard let begun = MenuPresentation(of: self, in: view, at: press.location) else { return }
    presentation = begun
    begun.beginPress()
  }

  /// A menu that is still closing gives way to another.
  private func endClosing() {
    if let presentation = shown, presentation.phase == .closing { presentation.remove() }
  }

  package func pressAbandoned(_ press: Press) { shown?.abandon() }

  package func takePress(_ press: Press) -> Bool {
    guard let presentation = shown, presentation.phase == .pressed else { return false }
    return presentation.open()
  }

  package func pressMoved(_ press: Press) {
    guard let presentation = shown, presentation.isOpen else { return }
    if press.companion != nil {
      guard press.distance > press.window.interactionMetrics.press.allowableMovement else { return }
      // The drag of the same items goes on, and the menu goes (interaction rule IX-6).
      presentation.dismiss(leavingPreviews: true)
      return press.handOver()
    }
    guard press.distance > press.window.interactionMetrics.press.allowableMovement else { return }
    presentation.slide(to: press.location)
  }

  package func pressEnded(_ press: Press) {
    press.companion?.pressCancelled(press)
    presentation?.endSlide(at: press.location)
  }

  package func pressCancelled(_ press: Press) {
    press.companion?.pressCancelled(press)
    shown?.cancelTouch()
  }

  /// Opens the menu without a press, as a key does.
  @discardableResult
  package func openMenu(at location: CGPoint) -> Bool {
    endClosing()
    guard let view, let window = view.window, presentation == nil, window.openMenu == nil,
      let begun = MenuPresentation(
        of: self, in: view, at: view.convert(location, to: nil as UIView?))
    else { return false }
    presentation = begun
    begun.showPreviews()
    return begun.open()
  }
}
