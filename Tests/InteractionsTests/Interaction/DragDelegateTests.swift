// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Pictures
import Testing

@testable import Interactions
@testable import Views

/// What the delegates of a drag are asked and told beyond its usual course (interaction rules DG-1 to
/// DG-9).
@Suite("Delegates of drags")
@MainActor
struct DragDelegateTests {
  private final class Listener: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    var liftPreview: UITargetedDragPreview?
    var cancelPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }
    var added: [UIDragItem] = []
    var adds = true
    var allowsMove = true
    var isRestricted = false
    var operation = UIDropOperation.copy
    var keepsSize = false
    var onUpdate: (any UIDropSession) -> Void = { _ in }
    var onPerform: (any UIDropSession) -> Void = { _ in }

    func item(_ text: String) -> UIDragItem {
      UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [item("one")] }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      calls.append("preview")
      return liftPreview
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      calls.append("lift")
      animator.addCompletion { [unowned self] in calls.append("lifted \($0 == .end)") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(
      _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
      calls.append("full size?")
      return true
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { calls.append("moved") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { calls.append("transferred") }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { added }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
      withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
      calls.append("which of \(sessions.count)")
      return adds ? sessions.first : nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { calls.append("adds \(items.count) \(interaction === addingInteraction)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      calls.append("cancelling")
      return cancelPreview(defaultPreview)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) {
      calls.append("back")
      animator.addCompletion { [unowned self] _ in calls.append("is back") }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { true }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      onUpdate(session)
      let proposal = UIDropProposal(operation: operation)
      proposal.prefersFullSizePreview = keepsSize
      return proposal
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { onPerform(session) }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) {
      calls.append("drops")
      animator.addCompletion { [unowned self] _ in calls.append("dropped") }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
  private let target = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
  private let listener = Listener()

  init() {
    for view in [source, target] { window.addSubview(view) }
    source.addInteraction(UIDragInteraction(delegate: listener))
    target.addInteraction(UIDropInteraction(delegate: listener))
    listener.liftPreview = UITargetedDragPreview(view: source)
  }

  private func wait(_ seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  private func lift() {
    window.longPress(at: CGPoint(x: 50, y: 130))
    wait(0.5)
  }

  private func moveOver() { window.moveTouch(to: CGPoint(x: 200, y: 500)) }

  @Test func `A lift has a preview and an animation`() {
    expect(UIDragInteraction.isEnabledByDefault)
    expect(UIDragInteraction(delegate: listener).isEnabled)
    lift()
    expectEqual(listener.calls, ["preview", "lift"])
    moveOver()
    // At the end if the drag begins; at the start if the item is set down again.
    expectContains(listener.calls, "lifted true")
  }

  @Test func `Nothing is shown of an item whose preview is nil`() {
    listener.liftPreview = nil
    lift()
    moveOver()
    wait(0.5)
    expectNotNil(window.activeDragSession)
    expectLacks(
      LayoutTree(of: window, name: nil, scale: 2).overlay, where: { $0.frame.width == 60 })
  }

  @Test func `The source hears of movements, and that its items were transferred`() {
    lift()
    listener.calls = []
    moveOver()
    window.moveTouch(to: CGPoint(x: 205, y: 500))
    expectEqual(listener.calls.count { $0 == "moved" }, 2)
    expectContains(listener.calls, "full size?")
    var loaded: [String] = []
    listener.onPerform = { session in
      session.loadObjects(
        ofClass: NSString.self,
        completion: { objects in
          loaded = objects.compactMap { ($0 as? NSString).map { $0 as String } }
        })
    }
    window.endTouch()
    wait(2)
    expectEqual(loaded, ["one"])
    expectContains(listener.calls, "transferred")
    expectLess(
      listener.calls.firstIndex(of: "drops") ?? 9, listener.calls.firstIndex(of: "dropped") ?? 0)
  }

  @Test func `A session says what it has, and what its source allows`() {
    listener.allowsMove = false
    listener.isRestricted = true
    var isSeen = false
    listener.onUpdate = { session in
      isSeen = true
      expect(!session.allowsMoveOperation)
      expect(session.isRestrictedToDraggingApplication)
      expect(session.hasItemsConforming(toTypeIdentifiers: ["public.png", "public.plain-text"]))
      expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.png"]))
      expect(session.canLoadObjects(ofClass: NSString.self))
      expect(!session.canLoadObjects(ofClass: NSURL.self))
    }
    lift()
    moveOver()
    expect(isSeen)
  }

  @Test func `A touch adds its items to the session that is chosen`() {
    listener.added = [listener.item("two")]
    lift()
    moveOver()
    listener.calls = []
    window.beginAdditionalTouch(at: CGPoint(x: 30, y: 110))
    window.endAdditionalTouch()
    expectContains(listener.calls, "which of 1")
    expectContains(listener.calls, "adds 1 true")
    expectEqual(window.activeDragSession?.items.count, 2)
    listener.adds = false
    listener.added = [listener.item("three")]
    window.beginAdditionalTouch(at: CGPoint(x: 30, y: 110))
    window.endAdditionalTouch()
    expectContains(listener.calls, "which of 1")
  }

  @Test func `A cancelled item goes where its delegate says, and hears of the way`() {
    var place = CGRect.zero
    listener.cancelPreview = { preview in
      place = preview.view.frame
      return preview
    }
    lift()
    window.moveTouch(to: CGPoint(x: 200, y: 200))
    listener.calls = []
    window.endTouch()
    expectContains(listener.calls, "cancelling")
    expectContains(listener.calls, "back")
    expectEqual(place.size, source.frame.size)
    expectLacks(listener.calls, "is back")
    wait(2)
    expectContains(listener.calls, "is back")
  }

  @Test func `A proposal may keep the size of previews`() {
    let proposal = UIDropProposal(operation: .copy)
    expect(!proposal.prefersFullSizePreview)
    listener.keepsSize = true
    lift()
    moveOver()
    wait(1)
    let frames = LayoutTree(of: window, name: nil, scale: 2).overlay.map(\.frame)
    expectContains(frames, where: { $0.width >= 60 }, "\(frames)")
  }

  @Test func `A preview of a provider keeps its view and its look`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .red
    let preview = UIDragPreview(view: view, parameters: parameters)
    expectSame(preview.view, view)
    expectSame(preview.parameters, parameters)
    expectSame((preview.copy(with: nil) as? UIDragPreview)?.view, view)
    expectNotEqual(UIDragPreview(view: view).parameters.backgroundColor, .red)
  }

  @Test func `What opens under a drag knows its view and keeps the part that it names`() {
    var seen: [String] = []
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: nil, interactionEffect: nil,
      activationHandler: {
        [target] (_: UISpringLoadedInteraction, context: any UISpringLoadedInteractionContext) in
        let (view, item) = (context.targetView, context.targetItem)
        seen.append("\(view === target) \(item as? Int ?? 0)")
        context.targetItem = 7
        seen.append("\(context.targetItem as? Int ?? 0)")
      })
    target.addInteraction(interaction)
    lift()
    moveOver()
    wait(2)
    expectEqual(seen, ["true 0", "7"])
  }
}
