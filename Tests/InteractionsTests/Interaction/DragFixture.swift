// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Interactions
import Pictures
import Views

/// A view that things are dragged out of, one that they are dropped on, and the calls of both.
@MainActor
final class DragFixture: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
  let target = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// What was called, in order.
  var calls: [String] = []
  var items: [UIDragItem] = []
  var added: [UIDragItem] = []
  var allowsMove = true
  var handles = true
  var operation: UIDropOperation = .copy
  var performs: (any UIDropSession) -> Void = { _ in }
  var dropTarget: ((UITargetedDragPreview) -> UITargetedDragPreview?) = { _ in nil }

  override init() {
    super.init()
    source.backgroundColor = .systemBlue
    source.layer.cornerRadius = 8
    target.backgroundColor = .systemGray5
    window.backgroundColor = .systemBackground
    window.addSubview(source)
    window.addSubview(target)
    source.addInteraction(drag)
    target.addInteraction(drop)
    items = [item("one")]
  }

  func item(_ name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = name
    return item
  }

  let start = CGPoint(x: 50, y: 130)
  let over = CGPoint(x: 200, y: 500)

  /// Lifts the source and waits until it is up.
  func lift() {
    window.longPress(at: start)
    window.advance(to: window.currentTime + 0.2)
  }

  func wait(_ seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  /// What is shown in front of everything, as frames of previews.
  var previews: [CGRect] {
    LayoutTree(of: window, name: nil, scale: 2).overlay.map(\.frame)
  }
}

extension DragFixture: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    calls.append("items")
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { calls.append("will begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    calls.append("allows move?")
    return allowsMove
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    calls.append("restricted?")
    return false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { calls.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { calls.append("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    calls.append("items to add at \(Int(point.x)), \(Int(point.y))")
    return added
  }
}

extension DragFixture: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    calls.append("can handle?")
    return handles
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { calls.append("enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    calls.append("update")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { calls.append("exit") }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    calls.append("perform")
    performs(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    calls.append("conclude")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { calls.append("end") }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { dropTarget(defaultPreview) }
}
