// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The step back of what is behind a sheet: it gets smaller and lower, with round corners, until it looks out
/// a little above the sheet. [design: the numbers, but for the upper edge on a small phone]
@MainActor
final class SheetRecession {
  /// The place of what has stepped back: a pure function of sizes.
  struct Position: Equatable {
    let scale: CGFloat
    /// The way that the view moves down, in points.
    let offset: CGFloat

    /// - Parameters:
    ///   - frame: The frame of the view without a transform.
    ///   - sheetTop: The upper edge of the sheet at its highest.
    init(of frame: CGRect, behind sheetTop: CGFloat) {
      let width = frame.width
      scale = width > 0 ? max(0, width - 2 * SheetMetrics.recessionMargin) / width : 1
      let top = sheetTop - SheetMetrics.topDistance[.iOS17]
      offset = top - frame.minY - frame.height * (1 - scale) / 2
    }

    func transform(_ share: CGFloat) -> CGAffineTransform {
      let scale = 1 + (scale - 1) * share
      return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: offset * share)
    }
  }

  private weak var view: UIView?
  private let corners: (radius: CGFloat, curve: CALayerCornerCurve, mask: CACornerMask)
  private let clipped: Bool
  /// The black that is seen around a view that has filled everything.
  private let backdrop = UIView()
  private var isOver = false

  /// Creates the step back of a view; nil for one that is transformed already.
  init?(of view: UIView?) {
    guard let view, let superview = view.superview, view.transform.isIdentity else { return nil }
    self.view = view
    corners = (view.layer.cornerRadius, view.layer.cornerCurve, view.layer.maskedCorners)
    clipped = view.clipsToBounds
    UIView.performWithoutAnimation {
      backdrop.backgroundColor = .black
      backdrop.isUserInteractionEnabled = false
      backdrop.frame = superview.bounds
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.frame == superview.bounds { superview.insertSubview(backdrop, belowSubview: view) }
      view.clipsToBounds = true
    }
  }

  isolated deinit { end() }

  /// Moves the view, over time in an animation.
  ///
  /// - Parameters:
  ///   - share: How far it has stepped back, 0…1.
  ///   - sheetTop: The upper edge of the sheet at its highest, in the coordinates of the view's superview.
  ///   - keepsCorners: Whether the corners stay round without a share: on the way back one is seen before
  ///     it has left the screen.
  func move(_ share: CGFloat, behind sheetTop: CGFloat, keepsCorners: Bool) {
    guard !isOver, let view else { return }
    let (size, center) = (view.bounds.size, view.center)
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    view.transform = Position(of: frame, behind: sheetTop).transform(share)
    if share > 0 {
      view.layer.cornerRadius = SheetMetrics.cornerRadius[.iOS17]
      view.layer.cornerCurve = .continuous
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    } else if !keepsCorners {
      restoreCorners(of: view)
    }
  }

  private func restoreCorners(of view: UIView) {
    view.layer.cornerRadius = corners.radius
    view.layer.cornerCurve = corners.curve
    view.layer.maskedCorners = corners.mask
  }

  /// Leaves the view as it was.
  func end() {
    guard !isOver else { return }
    isOver = true
    UIView.performWithoutAnimation {
      backdrop.removeFromSuperview()
      guard let view else { return }
      view.transform = .identity
      view.clipsToBounds = clipped
      restoreCorners(of: view)
    }
  }
}

extension UIPresentationController {
  /// The view that steps back behind a sheet: the screen, or the sheet at its full height, that presents;
  /// nil for another.
  var recedingView: UIView? {
    let host = presentingViewController
    guard host.presentation?.presenting != nil, let around = host.ownedPresentation else {
      return host.viewIfLoaded
    }
    if let sheet = around as? UISheetPresentationController {
      return sheet.isAtFullHeight ? sheet.sheet : nil
    }
    guard let view = around.presentedView, view.frame == around.container?.bounds else {
      return nil
    }
    return view
  }
}
