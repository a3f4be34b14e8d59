// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import Foundation
import Geometry
public import Views

/// A view that a collection view reuses: a header, a badge, a background.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  private var identifier: String?

  /// Creates a collection reusable view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    identifier = coder.nibReuseIdentifier
    super.init(coder: coder)
  }

  /// The identifier that the view was dequeued with; nil for other views.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called with the attributes that the view has now. The collection view itself sets frame,
  /// transform, alpha and stacking order; subclasses apply the properties that subclasses of
  /// attributes add.
  ///
  /// - Parameter layoutAttributes: The attributes; a copy.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers; called for elements with an estimated size.
  ///
  /// - Parameter layoutAttributes: The layout's; a copy, which may be changed and returned.
  /// - Returns: The attributes with the size of the contents on the estimated axes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitSize(of: self)
    return layoutAttributes
  }

  /// Called on the visible views before the collection view changes its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called on the views that were visible after the collection view changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Invalidates the size of the contents: the view is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    requestMeasurement()
  }

  package func requestMeasurement() { requestMeasurement(for: .enabled) }

  private func requestMeasurement(for cause: UICollectionView.SelfSizingInvalidation) {
    guard let owner = enclosingCollectionView,
      owner.selfSizingInvalidation.rawValue >= cause.rawValue
    else { return }
    owner.engine.requestMeasurement(of: self)
  }

  var enclosingCollectionView: UICollectionView? {
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    return view as? UICollectionView
  }

  func setReuseIdentifier(_ identifier: String) { self.identifier = identifier }

  static func checkedClass(
    _ viewClass: AnyClass?, role: String
  ) -> UICollectionReusableView.Type? {
    guard let viewClass else { return nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      programmerError(
        "\(viewClass) cannot be \(role): it is not a subclass of UICollectionReusableView.")
    }
    return type
  }
}

extension UICollectionReusableView: ConstraintObserver {
  package func constraintsDidChange() {
    requestMeasurement(for: .enabledIncludingConstraints)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Takes the size of a view's contents on the estimated axes (behaviour rule Z-5).
  ///
  /// What gives no useful answer leaves the estimate.
  @MainActor
  func fitSize(of view: UIView) {
    let wanted = view.fittedSize(size, estimated: estimatedAxes)
    if wanted != size { frame.size = wanted }
  }
}

extension UICollectionReusableView: ElementView {
  package var node: UIView { self }

  package func receive(_ attributes: any ElementAttributes) {
    let attributes = UICollectionViewLayout.attributes(attributes)
    apply(attributes)
    (self as? UICollectionViewCell)?.followList(attributes)
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    preferredLayoutAttributesFitting(UICollectionViewLayout.attributes(attributes))
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    willTransition(
      from: UICollectionViewLayout.layout(oldLayout), to: UICollectionViewLayout.layout(newLayout))
  }

  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    didTransition(
      from: UICollectionViewLayout.layout(oldLayout), to: UICollectionViewLayout.layout(newLayout))
  }
}
