// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How what is drawn goes together with what is there.
public enum NSCompositingOperation: UInt, Hashable, Sendable {
  /// In place of what is there.
  case copy = 1
  /// Over what is there.
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

  /// Cuts off what is drawn outside the rectangle from now on.
  @preconcurrency @MainActor
  public func clip() { NSGraphicsContext.current?.cgContext.clip(to: self) }
}
