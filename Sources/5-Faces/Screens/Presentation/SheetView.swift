// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The view of a sheet, around that of the controller in it: corners and grabber.
final class SheetView: UIView {
  private weak var owner: UISheetPresentationController?
  private let grabber = UIView()

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = true
    keepsSafeAreaInTransforms = true
    layer.cornerCurve = .continuous
    // As in UIKit, colours in the dark are lighter on what lies over something else.
    traitOverrides.userInterfaceLevel = .elevated
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    grabber.isAccessibilityElement = true
    grabber.accessibilityLabel = "Sheet Grabber"
    addSubview(grabber)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  private var contents: UIView? { owner?.presentedViewController.viewIfLoaded }

  func takeContents() {
    guard let view = owner?.presentedViewController.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  func removeContents() {
    if let view = contents, view.superview === self { view.removeFromSuperview() }
  }

  func update(_ kind: SheetLayout.Kind, radius: CGFloat, isFloating: Bool) {
    layer.cornerRadius = kind == .full ? 0 : max(0, radius)
    backgroundColor = isFloating ? SheetMetrics.floatingFill : nil
    layer.maskedCorners =
      kind == .attached && !isFloating ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    // What is in a form sheet is as narrow as on a phone.
    traitOverrides.horizontalSizeClass =
      kind == .centered && owner?.style == .formSheet ? .compact : .unspecified
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = contents, view.superview === self, view.frame != bounds { view.frame = bounds }
    let size = SheetMetrics.grabberSize
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: SheetMetrics.grabberTop,
      width: size.width, height: size.height)
  }
}
