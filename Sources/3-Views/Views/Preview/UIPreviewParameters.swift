// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The parameters of a view's preview: its visible part, its background and its shadow.
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

  /// The distance of an outline of text from its line.
  private static let textMargin = CGSize(width: 14, height: 10)
  private static let textCornerRadius: CGFloat = 13

  /// The part of the view that is shown, in its coordinates; nil for its bounds with its own
  /// rounded corners. A copy is kept.
  open var visiblePath: UIBezierPath? {
    get { visible?.duplicate() }
    set { visible = newValue?.duplicate() }
  }

  /// The path of the shadow, in the view's coordinates; nil for what is shown. A copy is kept.
  open var shadowPath: UIBezierPath? {
    get { shadow?.duplicate() }
    set { shadow = newValue?.duplicate() }
  }

  // Implicitly unwrapped as in UIKit: nil is set, never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background colour of the view; nil brings the system's background back.
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

/// The parameters of the preview of something that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The target of a preview: its middle in a view, and what transforms it there.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  private let ownContainer: UIView?
  /// Held weakly: a window holds what is shown in it, such as a menu, and that its previews.
  private weak var window: UIWindow?
  private let identity: ObjectIdentifier
  private let middle: CGPoint
  private let change: CGAffineTransform

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - container: The view whose coordinates are meant; it must be in a window (interaction rule
  ///     IX-11).
  ///   - center: The middle of the preview in it, in points.
  ///   - transform: What transforms the preview about its middle.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    Self.requireWindow(of: container)
    identity = ObjectIdentifier(container)
    window = container as? UIWindow
    ownContainer = window == nil ? container : nil
    middle = center
    change = transform
    super.init()
  }

  /// Creates a target where the preview is not transformed.
  ///
  /// - Parameters:
  ///   - container: The view whose coordinates are meant; it must be in a window.
  ///   - center: The middle of the preview in it, in points.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view whose coordinates are meant; a window that is no more is an empty view.
  open var container: UIView { ownContainer ?? window ?? UIView() }
  /// The middle of the preview in the container, in points.
  open var center: CGPoint { middle }
  /// The transform of the preview about its middle.
  open var transform: CGAffineTransform { change }

  /// Returns whether the other is a target at the same place of the same view.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPreviewTarget else { return false }
    return identity == other.identity && middle == other.middle && change == other.change
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(middle.x)
    hasher.combine(middle.y)
    return hasher.finalize()
  }

  /// Returns the target itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private static func requireWindow(of container: UIView) {
    if let message = windowMessage(for: container) { programmerError(message) }
  }

  /// Returns the fault of a container; nil if it is in a window.
  package static func windowMessage(for container: UIView) -> String? {
    guard container.window == nil else { return nil }
    return """
      The container of a preview's target, \(type(of: container)) with the frame \
      \(container.frame), is not in a window; add it to one first.
      """
  }
}

/// The target of the preview of something that is dragged.
open class UIDragPreviewTarget: UIPreviewTarget {}
