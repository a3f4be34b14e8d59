// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// The settings of animated changes that are made through an animator, or in a group (appkit rules
/// MU-1 to MU-4).
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
  private static var stack: [NSAnimationContext] = []
  private static let outermost = NSAnimationContext()
  private var pending = 0
  private var isClosed = false

  /// The context of the innermost group; outside groups one of its own.
  public class var current: NSAnimationContext { stack.last ?? outermost }

  /// The duration of a change, in seconds; 0.25 at first, in a group as much as around it.
  open var duration: TimeInterval = 0.25
  /// A Boolean value that says whether changes are animated that are made without an animator; false
  /// at first, in a group as around it.
  open var allowsImplicitAnimation = false
  /// A closure that is called when all animations of the group, if any, have ended.
  open var completionHandler: (() -> Void)?

  /// Begins a group, whose changes are animated together.
  open class func beginGrouping() {
    let context = NSAnimationContext()
    context.duration = current.duration
    context.allowsImplicitAnimation = current.allowsImplicitAnimation
    stack.append(context)
  }

  /// Ends the group that was begun last; nothing happens without one.
  open class func endGrouping() {
    guard let context = stack.popLast() else { return }
    context.isClosed = true
    context.endIfOver()
  }

  /// Animates changes as a group.
  ///
  /// - Parameters:
  ///   - changes: Says how long it takes, and makes the changes.
  ///   - completionHandler: Called when all that it animates is over.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }

  static func animate(_ change: () -> Void) {
    let end = current.begin()
    UIView.animate(
      withDuration: current.duration, animations: change, completion: { _ in end() })
  }

  /// Counts an animation as one of the group's.
  func begin() -> () -> Void {
    pending += 1
    return { [self] in
      pending -= 1
      endIfOver()
    }
  }

  private func endIfOver() {
    guard isClosed, pending == 0, let handler = completionHandler else { return }
    completionHandler = nil
    handler()
  }
}

extension NSView {
  /// Whether a change that is made now is animated; asking uses up what ``animator()`` began.
  func takeAnimation() -> Bool {
    defer { isArmed = false }
    return isArmed || NSAnimationContext.current.allowsImplicitAnimation
  }

  func animatable(_ change: () -> Void) {
    // What a layout or another change sets follows from that.
    guard !isFrameSetExternally, takeAnimation() else { return change() }
    NSAnimationContext.animate(change)
  }
}
