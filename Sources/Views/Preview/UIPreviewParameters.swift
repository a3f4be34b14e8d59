// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// How a preview of a view looks: which part of it, on what background, with which shadow.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  private var visible: UIBezierPath?
  private var shadow: UIBezierPath?
  private var background: UIColor = .systemBackground

  /// Creates parameters for a whole view: no paths, and the system's background.
  public required override init() { super.init() }

  /// Creates parameters for lines of text: an outline around each (interaction rule IX-10).
  ///
  /// > Note: Differs from UIKit, which takes the rectangles wrapped in `NSValue`.
  ///
  /// - Parameter textLineRects: The rectangles of the lines, in the view's coordinates. Each is
  ///   rounded to whole points and grown by 14 points across and 10 along; none gives no path.
  public convenience init(textLineRects: [CGRect]) {
    self.init()
    guard !textLineRects.isEmpty else { return }
    let path = UIBezierPath()
    for rect in textLineRects {
      let whole = CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
        height: rect.height.rounded())
      let grown = whole.insetBy(dx: -Self.textMargin.width, dy: -Self.textMargin.height)
      path.append(
        UIBezierPath(
          roundedRect: grown,
          cornerRadius: min(Self.textCornerRadius, min(grown.width, grown.height) / 2)))
    }
    visiblePath = path
  }

  /// How far an outline of text is around its line.
  private static let textMargin = CGSize(width: 14, height: 10)
  private static let textCornerRadius: CGFloat = 13

  /// The part of the view that is shown, in its coordinates; nil for its bounds with its own
  /// rounded corners. A copy is kept.
  open var visiblePath: UIBezierPath? {
    get { visible?.duplicate() }
    set { visible = newValue?.duplicate() }
  }

  /// What casts the shadow, in the view's coordinates; nil for what is shown. A copy is kept.
  open var shadowPath: UIBezierPath? {
    get { shadow?.duplicate() }
    set { shadow = newValue?.duplicate() }
  }

  // Implicitly unwrapped as in UIKit: nil is set, never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is behind the view; nil brings the system's background back.
  open var backgroundColor: UIColor! {
    get { background }
    set { background = newValue ?? .systemBackground }
  }

  /// Returns parameters of the same kind that say the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.visible = visible
    copy.shadow = shadow
    copy.background = background
    return copy
  }
}

/// How the preview of something that is dragged looks.
open class UIDragPreviewParameters: UIPreviewParameters {}
