// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import Views

/// Shows a background configuration behind a cell's contents.
///
/// The view itself is the background, with its colour and its rounded corners; image, custom view
/// and outline are in it, made when they are first needed.
package final class BackgroundConfigurationView: UIView {
  package private(set) var configuration = UIBackgroundConfiguration.clear()
  private var imageView: UIImageView?
  private var outline: UIView?
  private var shownCustomView: UIView?
  /// Corners that a list rounds, in place of the configuration's.
  package var corners: CellCorners? {
    didSet { if corners != oldValue { showCorners() } }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package func show(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    showCustomView()
    showImage()
    showColors()
    showCorners()
    setNeedsLayout()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  /// Takes its frame in a cell (behaviour rule BG-2).
  package func layOut(in cell: UIView) {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty {
      let margins = cell.directionalLayoutMargins
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let size = cell.bounds.size
    let isFlipped = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isFlipped ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    imageView?.frame = bounds
    shownCustomView?.frame = bounds
    let outset = configuration.strokeOutset
    outline?.frame = bounds.insetBy(dx: -outset, dy: -outset)
  }

  // MARK: Showing

  private func showCustomView() {
    guard shownCustomView !== configuration.customView else { return }
    if shownCustomView?.superview === self { shownCustomView?.removeFromSuperview() }
    shownCustomView = configuration.customView
    if let shownCustomView { addSubview(shownCustomView) }
  }

  private func showImage() {
    guard configuration.image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      view.clipsToBounds = true
      insertSubview(view, at: 0)
    }
    view.image = configuration.image
    view.contentMode = configuration.imageContentMode
    view.isHidden = configuration.image == nil
  }

  /// Shows what the configuration's colours are now; transformers may ask what is true of the cell.
  package func showColors() {
    let tint: UIColor = tintColor
    backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    showOutline(tint)
  }

  private func showOutline(_ tint: UIColor) {
    let width = max(0, configuration.strokeWidth)
    guard width > 0 || outline != nil else { return }
    let view = outline ?? UIView()
    if outline == nil {
      outline = view
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    bringSubviewToFront(view)
    view.isHidden = width == 0
    view.layer.borderWidth = width
    view.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
  }

  private func showCorners() {
    let radius = max(0, corners?.radius ?? configuration.cornerRadius)
    let mask = corners?.mask ?? CellCorners.all
    round(self, radius, mask)
    if let imageView { round(imageView, radius, mask) }
    if let shownCustomView, radius > 0 {
      round(shownCustomView, radius, mask)
      shownCustomView.clipsToBounds = true
    }
    if let outline {
      round(outline, radius == 0 ? 0 : radius + configuration.strokeOutset, mask)
    }
  }

  private func round(_ view: UIView, _ radius: CGFloat, _ mask: CACornerMask) {
    guard radius > 0 || view.ownLayer != nil else { return }
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = mask
    view.layer.cornerCurve = corners?.curve ?? .circular
  }
}

/// Corners that a list rounds: those of a card, say.
package struct CellCorners: Hashable, Sendable {
  package var radius: CGFloat
  package var mask: CACornerMask
  package var curve = CALayerCornerCurve.circular

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
