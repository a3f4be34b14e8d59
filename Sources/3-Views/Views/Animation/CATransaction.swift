// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A group of changes, as in Core Animation.
///
/// Views animate in animation blocks alone, and layers of their own by the animations that are added to
/// them, so a transaction is there for what is around that: to learn when the animations begun in it are
/// over, to give those of layers a duration and a curve, and to keep changes from being animated.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("inserted") }
/// collectionView.performBatchUpdates { collectionView.insertItems(at: paths) }
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var transactions: [OpenTransaction] = []
  /// The count of implicit ones: one that closes with the turn, or none.
  private static var implicitCount = 0

  static var preventsAnimation: Bool { disableActions() }

  /// Begins a transaction, inside those that are open. It has the duration and the curve of the one
  /// around it, and disables actions if that one does.
  open class func begin() {
    let transaction = OpenTransaction()
    transaction.duration = animationDuration()
    transaction.timingFunction = animationTimingFunction()
    transaction.disablesActions = disableActions()
    transactions.append(transaction)
  }

  /// Ends the transaction that began last; nothing happens without one.
  ///
  /// Its completion block is called when the animations begun in it are over, at once without any.
  open class func commit() {
    guard transactions.count > implicitCount else { return }
    transactions.removeLast().commit()
  }

  /// Ends the implicit transaction, if there is one and none is inside it.
  open class func flush() {
    guard implicitCount > 0, transactions.count == implicitCount else { return }
    implicitCount = 0
    transactions.removeLast().commit()
  }

  /// The block that is called at the end of the innermost transaction; nil without one.
  open class func completionBlock() -> (() -> Void)? { transactions.last?.completion }

  /// Sets a closure that is called when the animations have ended that begin in the innermost
  /// transaction from now on.
  ///
  /// - Parameter block: The block; nil for none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    // Without a window nothing is animated, and no turn comes.
    guard !transactions.isEmpty || UIWindow.key != nil else {
      block?()
      return
    }
    innermost.completion = block
  }

  /// A Boolean value that says whether changes in animation blocks are made at once: what the
  /// innermost transaction was given, or the one that it is in; false unless set.
  open class func disableActions() -> Bool { transactions.last?.disablesActions ?? false }

  /// Sets whether changes in animation blocks are made at once until the end of the transaction,
  /// also in transactions inside it that do not set it.
  open class func setDisableActions(_ flag: Bool) { innermost.disablesActions = flag }

  /// The duration that the innermost transaction was given, or the one that it is in; 0.25 s unless set.
  open class func animationDuration() -> CFTimeInterval { transactions.last?.duration ?? 0.25 }

  /// Sets the duration of animations that are added to layers without one of their own, until the end of
  /// the transaction. Animation blocks have their own, and changes of layers are made at once.
  ///
  /// - Parameter dur: Seconds. One below 0 counts as 0, and one that is not finite changes nothing.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if dur.isFinite { innermost.duration = max(0, dur) }
  }

  /// The curve that the innermost transaction was given, or the one that it is in; nil, as by default, for
  /// none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    transactions.last?.timingFunction
  }

  /// Sets the curve of animations that are added to layers without one of their own, until the end of the
  /// transaction. Animation blocks have their own.
  ///
  /// - Parameter function: The curve; nil for none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    innermost.timingFunction = function
  }

  /// The innermost transaction; an implicit one that ends with the turn if none was begun.
  private static var innermost: OpenTransaction {
    if let last = transactions.last { return last }
    let transaction = OpenTransaction()
    // Without a window there are no turns, and nothing is animated.
    guard let window = UIWindow.key else { return transaction }
    transactions.append(transaction)
    implicitCount = 1
    window.timeline.addTurn { flush() }
    return transaction
  }

  static func wait(for block: AnimationBlock) {
    if let action = waitForAnimation() { block.whenFinished(action) }
  }

  /// Has the open transactions wait for an animation.
  ///
  /// - Returns: To be called when it is over; nil if nothing waits.
  static func waitForAnimation() -> (() -> Void)? {
    let actions = transactions.compactMap { $0.wait() }
    return actions.isEmpty ? nil : { for action in actions { action() } }
  }
}

@MainActor private final class OpenTransaction {
  var completion: (() -> Void)?
  var disablesActions = false
  var duration: CFTimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  private var pendingCount = 0
  private var isCommitted = false

  /// Returns what has to be called before the transaction is over; nil if nothing waits for that.
  func wait() -> (() -> Void)? {
    // Without a completion block nothing waits.
    guard completion != nil else { return nil }
    pendingCount += 1
    return {
      self.pendingCount -= 1
      self.completeIfDone()
    }
  }

  func commit() {
    isCommitted = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, pendingCount == 0, let completion else { return }
    self.completion = nil
    completion()
  }
}
