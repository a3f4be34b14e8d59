// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import Foundation
import Geometry
import Interactions
package import Views

/// Collects what is animated along with the way of a dropped preview, until that begins.
@MainActor
package final class DropAnimator: NSObject, UIDragAnimating {
  private enum Phase {
    case waiting
    case animating(any UIDragAnimating)
    /// There is no way: everything is done at once (interaction rule DP-22).
    case over
  }

  private var phase: Phase
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  package init(isOver: Bool = false) {
    phase = isOver ? .over : .waiting
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    switch phase {
    case .waiting: self.animations.append(animations)
    case .animating(let animator): animator.addAnimations(animations)
    case .over: animations()
    }
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    switch phase {
    case .waiting: completions.append(completion)
    case .animating(let animator): animator.addCompletion(completion)
    case .over: completion(.end)
    }
  }

  /// The way begins.
  func join(_ animator: any UIDragAnimating) {
    for animation in animations { animator.addAnimations(animation) }
    for completion in completions { animator.addCompletion(completion) }
    (animations, completions) = ([], [])
    phase = .animating(animator)
  }
}

/// Says where the previews of what was dropped on a host go (interaction rules DP-18 to DP-20).
@MainActor
struct DropFlightPlan {
  let host: any DragHost
  let engine: CollectionEngine
  let source: DragSource

  func flight(
    of item: UIDragItem, to outcome: DropOutcome, in session: any UIDropSession
  ) -> DropFlight {
    switch outcome {
    case .item(let path):
      guard let presentedPath = presented(path) else { return .fade }
      return flight(toElementAt: presentedPath) { _ in host.dropPreviewParameters(at: path) }
    case .placeholder(let number, let parameters):
      guard let presentedPath = engine.presentedPath(ofPlaceholder: number) else { return .fade }
      return flight(toElementAt: presentedPath, parameters)
    case .into(let path, let rect):
      guard let presentedPath = presented(path) else { return .fade }
      return flight(into: presentedPath, rect, size: previewSize(of: item, session))
    case .target(let target):
      guard let view = (session as? DragSession)?.previewedView(of: item) else { return .fade }
      return .fly(
        to: UITargetedDragPreview(
          view: view, parameters: UIDragPreviewParameters(), target: target))
    }
  }

  private func previewSize(of item: UIDragItem, _ session: any UIDropSession) -> CGSize {
    (session as? DragSession)?.previewSize(of: item) ?? .zero
  }

  /// The path at which an item is presented; nil, with a message, for one not in the data.
  private func presented(_ path: DataIndexPath) -> PresentedIndexPath? {
    guard CollectionEngine.isItem(path, in: engine.dataCounts) else {
      consoleMessage(
        "Cannot drop to \(host.words.item) \(path): it is not in the data.")
      return nil
    }
    return engine.presentedPath(of: path)
  }

  private func flight(
    toElementAt path: PresentedIndexPath, _ parameters: (UIView) -> UIDragPreviewParameters?
  ) -> DropFlight {
    guard let view = host.visibleCell(at: path, of: engine) else { return vanish(towards: path) }
    let parameters = parameters(view.node) ?? UIDragPreviewParameters()
    // The delegate may have changed the data, or taken the view out of its window.
    guard host.visibleCell(at: path, of: engine)?.node === view.node, view.node.window != nil else {
      return .fade
    }
    source.hideUntilEnd(view)
    return .fly(to: UITargetedDragPreview(view: view.node, parameters: parameters))
  }

  private func flight(into path: PresentedIndexPath, _ rect: CGRect, size: CGSize) -> DropFlight {
    guard let view = host.visibleCell(at: path, of: engine)?.node else {
      return vanish(towards: path)
    }
    let fits = rect.width > 0 && rect.height > 0 && size.width > 0 && size.height > 0
    // A preview of no size at all would have no outline to be drawn in.
    let scale = fits ? min(rect.width / size.width, rect.height / size.height) : 0.01
    return .shrink(
      into: UITargetedDragPreview(
        view: view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: view, center: CGPoint(x: rect.midX, y: rect.midY),
          transform: CGAffineTransform(scaleX: scale, y: scale))))
  }

  /// To the point of what is visible that is nearest to an element out of sight.
  private func vanish(towards path: PresentedIndexPath) -> DropFlight {
    guard let frame = engine.itemFrame(at: path)?.frame, host.node.window != nil else {
      return .fade
    }
    let visible = host.visibleRect
    let center = CGPoint(
      x: min(max(frame.midX, visible.minX), visible.maxX),
      y: min(max(frame.midY, visible.minY), visible.maxY))
    return .shrink(
      into: UITargetedDragPreview(
        view: host.node, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: host.node, center: center, transform: .identity)))
  }
}
