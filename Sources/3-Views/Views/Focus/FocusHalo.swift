// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The line around a view that has the focus, as it is drawn (interaction rules, section 3.6).
struct FocusHalo {
  static let width: CGFloat = 3.5

  /// The rectangle along whose edge the middle of the line runs; nil for a path.
  let rect: CGRect?
  let radius: CGFloat
  let path: Path
  let color: ColorValue

  /// - Parameters:
  ///   - effect: What the view shows its focus by.
  ///   - view: The view, whose coordinates the line is in.
  @MainActor
  init(_ effect: UIFocusHaloEffect, of view: UIView) {
    color = Self.color(of: view.tintColor.value(in: view.traitCollection))
    let (outline, corner): (CGRect, CGFloat)
    switch effect.shape {
    case .path(let own):
      (rect, radius, path) = (nil, 0, own.cgPath.path)
      return
    case .rectangle(let rect, let radius): (outline, corner) = (rect, radius)
    case nil: (outline, corner) = (view.bounds, Self.cornerRadius(of: view))
    }
    let isInside =
      switch effect.position {
      case .outside: false
      case .inside: true
      case .automatic: !Self.hasSpace(around: outline, of: view)
      }
    let shift = isInside ? -Self.width / 2 : Self.width / 2
    let middle = outline.insetBy(dx: -shift, dy: -shift)
    let limit = min(middle.width, middle.height) / 2
    let round = max(0, min(corner + shift, limit))
    (rect, radius) = (middle, round)
    path = Path(roundedRect: middle, cornerRadius: round, curve: .circular)
  }

  /// The radius of a cell is its own or, without one, that of its content view.
  @MainActor
  private static func cornerRadius(of view: UIView) -> CGFloat {
    if let radius = view.ownLayer?.cornerRadius, radius > 0 { return radius }
    let filling = view.children.filter { $0.geometry.bounds.size == view.geometry.bounds.size }
    return filling.compactMap { $0.ownLayer?.cornerRadius }.max() ?? 0
  }

  /// Whether nothing that clips is nearer than the line is wide.
  @MainActor
  private static func hasSpace(around outline: CGRect, of view: UIView) -> Bool {
    var ancestor = view.parent
    while let current = ancestor {
      if current.clipsToBounds || current is UIWindow {
        let halo = view.convert(outline, to: current).insetBy(dx: -width, dy: -width)
        guard current.bounds.contains(halo) else { return false }
      }
      ancestor = current.parent
    }
    return true
  }

  /// The tint's hue in the line's lightness; a tint without a hue stays without.
  static func color(of tint: ColorValue) -> ColorValue {
    let (red, green, blue) = (tint.red, tint.green, tint.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    let lightness: CGFloat = 0.69
    guard range > 0 else {
      return ColorValue(red: lightness, green: lightness, blue: lightness, alpha: 0.8)
    }
    // The share that each component has of the hue, spread to the line's saturation.
    let spread = (1 - abs(2 * lightness - 1)) * 0.835
    let floor = lightness - spread / 2
    func component(_ value: CGFloat) -> CGFloat { floor + spread * (value - least) / range }
    return ColorValue(
      red: component(red), green: component(green), blue: component(blue), alpha: 0.8)
  }
}

extension UIView {
  /// The line to draw around the view; nil for none.
  var focusHalo: FocusHalo? {
    guard let system = root?.focus, system.isShown(by: self),
      let effect = focusEffect as? UIFocusHaloEffect
    else { return nil }
    return FocusHalo(effect, of: self)
  }
}

extension ViewDrawing {
  /// Draws the line around a view that has the focus, above the view and what is in it.
  func drawHalo(of view: UIView) {
    guard let halo = view.focusHalo else { return }
    canvas.stroke(halo.path, with: halo.color.rgba, width: FocusHalo.width)
  }
}
