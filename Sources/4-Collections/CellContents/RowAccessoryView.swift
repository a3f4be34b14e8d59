// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
package import Views

/// An accessory of a row: a symbol, a text, or a view of the client's.
package final class RowAccessoryView: UIView {
  package let shown: UIView
  /// Whether what is drawn fills the view; else it has its own size, in the middle.
  private let fills: Bool
  /// The size of what is drawn, if it is neither the view's nor what fits.
  package var ownSize: (() -> CGSize)?
  /// Does what a tap does; nil for an accessory whose touches are the row's.
  package var action: (() -> Void)?
  package private(set) var shownTraits: UITraitCollection?
  private var isTouched = false

  /// Creates the view of an accessory.
  ///
  /// - Parameters:
  ///   - shown: What is drawn; nil for a symbol.
  ///   - fills: Whether that fills the view.
  package init(_ shown: UIView? = nil, fills: Bool = false) {
    self.shown = shown ?? UIImageView(frame: .zero)
    self.fills = fills
    super.init(frame: .zero)
    isOpaque = false
    addSubview(self.shown)
    if let image = self.shown as? UIImageView { image.contentMode = .center }
  }

  package required init?(coder: NSCoder) { nil }

  // MARK: Appearance

  /// Shows a symbol at the reader's text size.
  package func show(_ symbol: AccessorySymbol) {
    guard let view = shown as? UIImageView else { return }
    shownTraits = traitCollection
    view.image = symbol.image(in: traitCollection)
    view.tintColor = symbol.color
    setNeedsLayout()
  }

  package var naturalSize: CGSize {
    ownSize?() ?? shown.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard !fills else {
      shown.frame = CGRect(origin: .zero, size: bounds.size)
      return
    }
    let size = naturalSize
    // The transform of an expanded chevron keeps its middle; so the bounds are set, not the frame.
    shown.bounds = CGRect(origin: shown.bounds.origin, size: size)
    let scale = traitCollection.displayScale
    let x = ((bounds.width - size.width) / 2 * scale).rounded() / scale
    let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
    shown.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
  }

  // MARK: Touches (behaviour rules AC-9 and TV-18)

  private var tappedRow: (any RowCell)? { action == nil ? nil : superview as? any RowCell }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tappedRow else { return super.touchesBegan(touches, with: event) }
    // A touch that closes a row does nothing else (behaviour rule TV-36).
    isTouched = !tappedRow.closeOpenRow()
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tappedRow != nil else { return super.touchesEnded(touches, with: event) }
    guard isTouched else { return }
    isTouched = false
    if isInside(touches) { action?() }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
    if tappedRow == nil { super.touchesCancelled(touches, with: event) }
  }
}

/// The symbol of an accessory of the system's: which, how large, of which colour.
@MainActor
package struct AccessorySymbol {
  package var name: String
  package var pointSize: CGFloat
  package var weight: UIFont.Weight
  /// Nil for the tint.
  package var color: UIColor?

  package init(
    _ name: String, _ pointSize: CGFloat, _ weight: UIFont.Weight, _ color: UIColor?
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.color = color
  }

  /// The size of the text for which a symbol in a circle has a disc of 22 points, in whole points (behaviour
  /// rules TV-18 and TV-31).
  package static let discSize: CGFloat = 21
  /// The part of the width of a symbol in a circle that is its disc (behaviour rule LC-l).
  package static let discShare: CGFloat = 0.863

  /// A chevron that points to what is behind a row.
  package static func chevron(_ color: UIColor?) -> Self {
    Self("chevron.forward", 13, .semibold, color)
  }

  package static func checkmark(_ color: UIColor?) -> Self {
    Self("checkmark", 17, .semibold, color)
  }

  /// An i in a circle.
  package static func detail(_ color: UIColor?) -> Self {
    Self("info.circle", discSize, .regular, color)
  }

  /// The symbol at the reader's text size.
  package func image(in traits: UITraitCollection) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        font: UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: pointSize, weight: weight), compatibleWith: traits)))
  }
}
