// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

@testable import Interactions
@testable import Views

/// A window with a view whose menu opens, and what the delegate was called with.
@MainActor
final class MenuFixture: NSObject, UIContextMenuInteractionDelegate {
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 16, y: 100, width: 110, height: 110))
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  var log: [String] = []
  var makeConfiguration: (MenuFixture) -> UIContextMenuConfiguration?
  /// What the newer form answers; nil for what it answers unless implemented.
  var dismissal: (() -> UITargetedPreview?)?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(
    size: CGSize = CGSize(width: 390, height: 844),
    _ makeConfiguration: @escaping (MenuFixture) -> UIContextMenuConfiguration?
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.textRendering = .blocks
    self.makeConfiguration = makeConfiguration
    super.init()
    view.backgroundColor = .systemTeal
    window.addSubview(view)
    view.addInteraction(interaction)
  }

  /// A menu of actions that record their titles.
  convenience init(_ titles: String...) {
    self.init { fixture in
      fixture.configuration(of: UIMenu(children: titles.map { fixture.action($0) }))
    }
  }

  func configuration(of menu: UIMenu?) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      identifier: "item" as NSString,
      previewProvider: {
        self.log.append("preview?")
        return nil
      },
      actionProvider: { suggested in
        self.log.append("actions? \(suggested.count)")
        return menu
      })
  }

  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], image: UIImage? = nil,
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, image: image, attributes: attributes, state: state) {
      [unowned self] action in
      log.append("\(title) by \(action.sender === interaction ? "interaction" : "?")")
    }
  }

  /// Presses the middle of the view until the menu is open.
  func open() {
    window.longPress(at: CGPoint(x: view.frame.midX, y: view.frame.midY))
    window.advance(to: window.currentTime + 0.337)
    window.endTouch()
  }

  func advance(by seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  var presentation: MenuPresentation? { interaction.presentation as? MenuPresentation }

  // MARK: Delegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration at \(Int(location.x)), \(Int(location.y))")
    return makeConfiguration(self)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("highlight \(identifier)")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let dismissal else { return OptionalMethod.unimplemented(by: self, nil) }
    log.append("dismissal \(identifier)")
    return dismissal()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.preferredCommitStyle = commitStyle
    animator.addAnimations { self.log.append("commit animations") }
    animator.addCompletion { self.log.append("commit completion") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display")
    animator?.addAnimations { self.log.append("display animations") }
    animator?.addCompletion { self.log.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
    animator?.addAnimations { self.log.append("end animations") }
    animator?.addCompletion { self.log.append("ended") }
  }
}
