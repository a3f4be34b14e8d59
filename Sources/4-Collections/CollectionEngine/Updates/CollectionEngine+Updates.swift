// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Records updates and makes them when the outermost call ends (behaviour rule BU-9).
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called at the end of the animation, or after the layout pass if there is none.
  package func record(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    beginRecording()
    updates()
    if let completion { self.updates.callAtEnd(completion) }
    endRecording()
  }

  /// Begins to record updates, until ``endRecording()``. Calls may be inside one another.
  package func beginRecording() {
    // Behaviour rule U-a: the layout is brought up to date first, so that "before" is known.
    guard !updates.isRecording else { return updates.begin(from: [:]) }
    prepareForUpdates()
    let version = knownCounts.version
    var previous = attributesNearby()
    if version != knownCounts.version {
      // The layout or its delegate has loaded the data again when it was asked.
      prepareForUpdates()
      previous = elements.attributes
    }
    // What is there before is known from now on, whatever the data come to be.
    _ = counts
    updates.begin(from: previous)
  }

  /// Makes the updates that were recorded, at the outermost call.
  package func endRecording() {
    guard let recording = updates.end() else { return }
    make(recording)
    for exchange in updates.takeWaitingExchanges() { exchange() }
    pass.runWaitingActions()
  }

  /// Names changes, as a batch of their own outside of one.
  package func record(_ changes: [BatchUpdates.Change]) {
    record(
      {
        updates.record(changes)
        for case .moveItem(let source, _) in changes {
          recordPreviousPosition(of: DataIndexPath(source))
        }
      }, completion: nil)
  }

  /// Lets the batch load all data again in place of all that it names.
  package func reloadInsteadOfUpdates() { updates.nameReload() }

  /// Brings everything up to date before the data change.
  func prepareForUpdates() {
    guard !pass.isRunning, !pass.isPreparing else {
      programmerError(
        """
        The items of a \(host.words.view) cannot change while it lays them out. Call \
        \(host.words.update) outside of the data source's, the delegate's and the layout's methods.
        """)
    }
    cancelMovement()
    host.node.layoutIfNeeded()
    conformToData()
  }

  /// Returns the attributes of the elements on screen or up to a screen away: one that an update
  /// brings on screen starts from there (behaviour rule U-p).
  func attributesNearby() -> [ElementIdentity: any ElementAttributes] {
    var result = elements.attributes
    guard !elements.isEmpty, host.node.root != nil else { return result }
    let visible = mirrored(host.visibleRect)
    let nearby =
      scrollsHorizontally
      ? visible.insetBy(dx: -visible.width, dy: 0) : visible.insetBy(dx: 0, dy: -visible.height)
    guard nearby.isFinite else { return result }
    for attributes in layout.elements(in: nearby) {
      let key = attributes.key
      if result[key] == nil { result[key] = attributes.duplicated() }
    }
    return result
  }

  /// An item moved from far away starts there, too; the layout is asked while it knows.
  private func recordPreviousPosition(of path: DataIndexPath) {
    let source = presentedPath(of: path)
    let key = ElementIdentity.cell(source)
    guard !updates.knowsPrevious(key), host.node.root != nil, hasItem(at: source) else { return }
    updates.recordPrevious(layout.element(key)?.duplicated(), of: key)
  }

  /// Behaviour rules U-c and U-d: what was named is checked against the data, and made.
  private func make(_ recording: UpdateRecording) {
    guard case .batch(let batch, let named) = recording.outcome else {
      reload()
      host.node.layoutIfNeeded()
      for completion in recording.completions { completion(true) }
      return
    }
    let before = dataCounts
    // Nothing is laid out, and nothing loaded again, until what is shown is what the data have.
    pass.begin()
    knownCounts.forget()
    let after = updates.count { countData() }
    guard !pass.isInterrupted else {
      // The data source has loaded the data again while it counted them: that includes the batch.
      endPass()
      reload()
      resume()
      host.node.layoutIfNeeded()
      for completion in recording.completions { completion(true) }
      return
    }
    let mapping = checkedMapping(of: batch, from: before, to: after)
    let reconfigured = reconfiguredItems(named, mapping)
    if !mapping.changes.isEmpty { dataChanged() }
    let previous = presentation.order
    presentation.apply(mapping, keepsGap: !drop.isPerforming)
    gapWasPresented()
    let presented = mapping.presented(from: previous, to: presentation.order)
    commit(
      presented, recording, from: previous, reconfiguring: reconfigured.map(presentedPath(of:)),
      settings: host.updateSettings)
  }

  /// Returns the mapping of a batch; one that does not follow from the counts stops the program.
  func checkedMapping(
    of batch: BatchUpdates, from before: [Int], to after: [Int]
  ) -> BatchMapping {
    do throws(BatchUpdateError) {
      return try batch.mapping(from: before, to: after)
    } catch {
      programmerError("\(type(of: host)): \(error.description(naming: host.words.item))")
    }
  }

  /// The items whose views are configured again, after the batch.
  private func reconfiguredItems(
    _ items: [DataIndexPath], _ mapping: BatchMapping
  ) -> [DataIndexPath] {
    for path in items where !Self.isItem(path, in: mapping.before) {
      programmerError(
        "\(host.words.reconfigure): there is no item at \(path) before the batch of updates.")
    }
    return items.compactMap { mapping.item(after: $0) }
  }

  /// Makes a batch of updates that was found to be right, in the order of behaviour section 6.4.
  ///
  /// - Parameters:
  ///   - mapping: Where everything goes, as it is presented.
  ///   - recording: What was named.
  ///   - order: What was presented before it.
  ///   - reconfigured: Items whose views are configured again, as they are presented after it.
  ///   - settings: How it runs.
  func commit(
    _ mapping: BatchMapping, _ recording: UpdateRecording, from order: PresentationOrder,
    reconfiguring reconfigured: [PresentedIndexPath] = [],
    settings: AnimationBlock.Settings
  ) {
    let layout = layout
    let renumbering = ElementRenumbering(mapping)
    let transition = ElementTransition(
      from: recording.previous, renumbering: renumbering, previousLayout: layout, layout: layout,
      previousOrder: order)
    let cancelled = renumber(by: mapping, from: order)
    run(
      transition,
      steps: TransitionSteps(
        prepare: { [self] in
          layout.invalidate(with: layout.makeInvalidation(everything: false, counts: true))
          pass.finishDueWork()
          prepareLayout(for: renumbering)
        },
        assignKeys: { [self] in
          for path in reconfigured where !pass.isInterrupted { reconfigure(itemAt: path) }
        },
        finalize: { layout.finalizeUpdates() },
        lasts: host.updatesLast && !mapping.changes.isEmpty,
        completion: { finished in for completion in recording.completions { completion(finished) } }
      ),
      settings: settings)
    if !cancelled.isEmpty { host.cancelPrefetching(cancelled) }
  }

  /// Prepares the layout for a batch, whose counts are known and checked: a data source that
  /// changes its answer changes nothing.
  func prepareLayout(for renumbering: ElementRenumbering) {
    knownCounts.remember(.presented(renumbering.batch.after))
    renumbering.apply(to: layout)
    prepareLayout()
    layout.prepare(for: renumbering.batch)
  }

  /// Configures the views of items again, those of a batch at its end.
  package func reconfigure(_ items: [DataIndexPath]) {
    if updates.isRecording {
      updates.record(reconfigured: items)
    } else {
      let generation = dataGeneration
      for item in items
      where !requireItem(
        at: presentedPath(of: item), for: host.words.reconfigure, since: generation)
      {
        return
      }
      host.node.layoutIfNeeded()
      for item in items {
        let path = presentedPath(of: item)
        // A client may have loaded other data meanwhile.
        if hasItem(at: path) { reconfigure(itemAt: path) }
      }
    }
  }

  // MARK: Size

  /// Returns what to do after a change of size inside an animation, if it invalidates the layout
  /// (behaviour rule U-z); nil where nothing is animated.
  package func animatedResize(from old: CGRect, to new: CGRect) -> (() -> Void)? {
    guard new.size != old.size, AnimationBlock.current != nil, host.node.root != nil,
      !elements.isEmpty, !pass.isRunning
    else { return nil }
    if pass.isLayoutDue, !updates.isRecording { runLayoutPass() }
    let previous = elements.attributes
    let layout = layout
    return { [self] in
      run(
        ElementTransition(from: previous, renumbering: nil, previousLayout: layout, layout: layout),
        steps: TransitionSteps(
          prepare: { [self] in
            prepareLayout()
            layout.prepare(forBoundsReplacing: old)
          },
          finalize: { layout.finalizeBoundsChange() }, completion: { _ in }),
        settings: AnimationBlock.Settings(duration: host.transitionDuration))
    }
  }
}
