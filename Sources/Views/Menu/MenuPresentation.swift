// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// A context menu from the press to the end of its closing (interaction section 4.2).
///
/// Its life in order, each step a file beside this one: the press lifts the preview; opening asks
/// for the menu and places it; touches and keys choose; closing lets everything go back.
@MainActor
final class MenuPresentation {
  /// How far a menu has come.
  enum Phase {
    /// The touch rests, and the preview grows.
    case pressed
    case open
    /// It is going away, and listens to nothing.
    case closing
  }

  let interaction: UIContextMenuInteraction
  let configuration: UIContextMenuConfiguration
  unowned let window: UIWindow
  weak var view: UIView?
  /// Where the touch was when the menu began, in the window.
  let location: CGPoint
  var phase = Phase.pressed
  private var isRemoved = false
  let previews: MenuPreviews
  /// The controller of the preview, if there is one.
  var controller: UIViewController?
  let stage = MenuStage()
  let dimming = UIView(frame: .zero)
  /// The root's list and those of its opened submenus, inward.
  var lists: [MenuListView] = []
  let deferred = DeferredElements()
  /// Where preview and root list are.
  var placement: MenuPlacement?
  /// Where each list is when nothing is animated, in the window.
  var listFrames: [CGRect] = []
  /// Where the rows were, in the window, that submenus were opened over.
  var openers: [CGRect] = []
  var touch = MenuTouch()

  /// Asks for a configuration and previews; nil without a configuration.
  init?(of interaction: UIContextMenuInteraction, in view: UIView, at location: CGPoint) {
    guard let window = view.window,
      let configuration = interaction.source.configuration(
        at: view.convert(location, from: nil as UIView?))
    else { return nil }
    self.interaction = interaction
    self.configuration = configuration
    self.window = window
    self.view = view
    self.location = location
    let targets = interaction.source.highlightPreviews(for: configuration)
    let count =
      configuration.hasBadgeCount
      ? configuration.badgeCount : max(targets.count, configuration.badgeCount)
    previews = MenuPreviews(targets, badgeCount: count, on: stage, in: window)
    stage.presentation = self
    deferred.elementsArrived = { [weak self] in self?.reload() }
  }

  var isOpen: Bool { phase == .open }
  /// Whether the menu has a preview, of a view or of a controller.
  var hasPreview: Bool { !previews.isEmpty }
  var style: MenuStyle { MenuStyle(of: window) }
  /// The list that answers to touches and keys.
  var topList: MenuListView? { lists.last }

  /// Shows the previews in place of their items.
  func showPreviews() {
    addStage()
    previews.showAtSources()
  }

  /// Puts the stage in front of everything.
  func addStage() {
    guard stage.superview == nil else { return }
    window.showPreview(stage)
    window.menus.append(self)
  }

  /// Shows the items themselves again, and nothing else. Nothing happens a second time.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    previews.end()
    stage.takesTouches = false
    stage.window?.menus.removeAll { $0 === self }
    stage.removeFromSuperview()
    interaction.source.menuDidEnd()
    if interaction.presentation === self { interaction.presentation = nil }
  }
}
