// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
public import Views

/// Where drawing goes to.
@preconcurrency @MainActor
open class NSGraphicsContext: NSObject {
  private let context: CGContext
  private let runsDown: Bool
  private static var stack: [NSGraphicsContext] = []

  init(_ context: CGContext, isFlipped: Bool) {
    self.context = context
    runsDown = isFlipped
  }

  /// The context that drawing goes to now; nil outside `draw(_:)`.
  public class var current: NSGraphicsContext? { stack.last }
  /// The context as Core Graphics has it.
  open var cgContext: CGContext { context }
  /// A Boolean value that says whether y runs down in the view that is drawn.
  open var isFlipped: Bool { runsDown }

  /// Remembers colours, line width, transform and clip of the current context.
  open class func saveGraphicsState() { current?.saveGraphicsState() }
  /// Takes up what the current context last remembered; nothing if nothing is.
  open class func restoreGraphicsState() { current?.restoreGraphicsState() }
  /// Remembers colours, line width, transform and clip.
  open func saveGraphicsState() { context.saveGState() }
  /// Takes up what was last remembered; nothing if nothing is.
  open func restoreGraphicsState() { context.restoreGState() }

  static func with(_ context: CGContext, isFlipped: Bool, _ body: () -> Void) {
    stack.append(NSGraphicsContext(context, isFlipped: isFlipped))
    defer { stack.removeLast() }
    body()
  }
}
