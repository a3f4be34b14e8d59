// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The target of drawing.
@preconcurrency @MainActor
open class NSGraphicsContext: NSObject {
  private let context: CGContext
  private let runsDown: Bool
  private static var shown: NSGraphicsContext?
  /// The contexts that were current when the class remembered its state, the last one last.
  private static var remembered: [NSGraphicsContext?] = []

  /// Creates a context that draws into one of Core Graphics.
  ///
  /// - Parameters:
  ///   - graphicsPort: The context that is drawn into.
  ///   - initialFlippedState: Whether y runs down in it. Images are drawn upright by it; the context's
  ///     own transform stays as it is.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    context = graphicsPort
    runsDown = initialFlippedState
  }

  /// The context that drawing goes to now; nil outside `draw(_:)` and drawing handlers. Another one is
  /// current until one is set again, a state is restored in which one was, or the drawing ends.
  public class var current: NSGraphicsContext? {
    get { shown }
    set {
      guard newValue !== shown else { return }
      if shown != nil { UIGraphicsPopContext() }
      shown = newValue
      if let newValue { UIGraphicsPushContext(newValue.context) }
    }
  }
  /// The context as Core Graphics has it.
  open var cgContext: CGContext { context }
  /// A Boolean value that says whether y runs down in the view that is drawn.
  open var isFlipped: Bool { runsDown }

  /// Saves the current context, with its colours, line width, transform and clip.
  open class func saveGraphicsState() {
    remembered.append(current)
    current?.saveGraphicsState()
  }
  /// Restores the context that was saved last, with its state; nothing happens without one.
  open class func restoreGraphicsState() {
    guard let last = remembered.popLast() else { return }
    current = last
    last?.restoreGraphicsState()
  }
  /// Saves colours, line width, transform and clip.
  open func saveGraphicsState() { context.saveGState() }
  /// Restores the state that was saved last; nothing happens without one.
  open func restoreGraphicsState() { context.restoreGState() }

  static func with(_ context: CGContext, isFlipped: Bool, _ body: () -> Void) {
    let (outer, outerStates) = (shown, remembered)
    // Only what is drawn now is restored in it.
    remembered = []
    UIGraphicsPushContext(context)
    shown = NSGraphicsContext(cgContext: context, flipped: isFlipped)
    defer {
      if shown != nil { UIGraphicsPopContext() }
      (shown, remembered) = (outer, outerStates)
    }
    body()
  }
}

/// The operation that combines a drawing with the pixels below it.
public enum NSCompositingOperation: UInt, Hashable, Sendable {
  /// The drawing replaces the background.
  case copy = 1
  /// The drawing covers the background.
  case sourceOver = 2
}

extension NSRect {
  /// Fills the rectangle with the current colour.
  ///
  /// - Parameter operation: Not read: colours are laid over what is there.
  @preconcurrency @MainActor
  public func fill(using operation: NSCompositingOperation = .copy) {
    NSGraphicsContext.current?.cgContext.fill(self)
  }

  /// Draws a line inside the rectangle's edge in the current fill colour.
  ///
  /// - Parameters:
  ///   - frameWidth: How wide the line is, in points.
  ///   - operation: Not read: colours are laid over what is there.
  @preconcurrency @MainActor
  public func frame(
    withWidth frameWidth: CGFloat = 1, using operation: NSCompositingOperation = .copy
  ) {
    let (width, height) = (min(frameWidth, size.width / 2), min(frameWidth, size.height / 2))
    guard width > 0, height > 0 else { return }
    NSRect(x: minX, y: minY, width: self.width, height: height).fill()
    NSRect(x: minX, y: maxY - height, width: self.width, height: height).fill()
    let side = self.height - 2 * height
    NSRect(x: minX, y: minY + height, width: width, height: side).fill()
    NSRect(x: maxX - width, y: minY + height, width: width, height: side).fill()
  }

  /// Clips all later drawing to the rectangle.
  @preconcurrency @MainActor
  public func clip() { NSGraphicsContext.current?.cgContext.clip(to: self) }
}

/// A shadow behind a view.
open class NSShadow: NSObject, NSCopying {
  private let mark = AttributeValueMark()

  /// The offset of the shadow, in points: to the right and up.
  open var shadowOffset = NSSize.zero
  /// The blur radius of the shadow, in points; 0 for a hard edge.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour; nil for a third of black.
  open var shadowColor: NSColor?

  /// Creates a hard shadow at no distance.
  public override init() {}

  /// Returns a shadow of the same offset, radius and colour.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether an object is a shadow that looks the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor == other.shadowColor
  }

  /// A hash of the values that do not depend on the appearance.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
