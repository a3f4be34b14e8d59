// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
import Views

/// The background of the items of a bar, and the line at its edge.
///
/// The line is a pixel thick and just outside of the view, below it or, in a toolbar, above.
final class BarBackgroundView: UIView {
  private let fill = UIView()
  private let imageView = UIImageView()
  private let shadow = UIImageView()
  private let isAtBottom: Bool

  /// - Parameter isAtBottom: Whether the bar is at the bottom of its container, its line on top.
  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    for view in [fill, imageView, shadow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Looks as an appearance says.
  func show(_ appearance: UIBarAppearance) {
    backgroundColor = appearance.material ?? .clear
    fill.backgroundColor = appearance.backgroundColor ?? .clear
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    shadow.image = appearance.shadowImage
    shadow.tintColor = appearance.shadowColor
    shadow.backgroundColor =
      appearance.shadowImage == nil ? appearance.shadowColor ?? .clear : .clear
    setNeedsLayout()
  }

  override func layoutSubviews() {
    fill.frame = bounds
    imageView.frame = bounds
    let scale = traitCollection.displayScale
    let height = shadow.image.map(\.size.height) ?? 1 / max(scale, 1)
    shadow.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}

/// The heights of bars in a window, in points, as of iOS 17.
package struct BarMetrics: Hashable, Sendable {
  /// A navigation bar without a large title.
  package let navigationBar: CGFloat
  /// The height that a large title adds; 0 where there is none.
  package let largeTitle: CGFloat
  /// A toolbar, above the home area.
  let toolbar: CGFloat
  /// A tab bar, above the home area.
  package let tabBar: CGFloat
  /// The line of words above a title.
  let prompt: CGFloat
  /// From the sides to the first item.
  let margin: CGFloat

  /// The size of a phone's window, for bars that are in none.
  static let phone = CGSize(width: 390, height: 844)

  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - idiom: What kind of device it is on.
  package init(windowSize size: CGSize, idiom: UIUserInterfaceIdiom) {
    let isPad = idiom == .pad
    let isLow = !isPad && size.width > size.height
    navigationBar = isPad ? 50 : isLow ? 32 : 44
    largeTitle = isLow ? 0 : 52
    toolbar = isPad ? 50 : isLow ? 32 : 44
    tabBar = isPad ? 50 : isLow ? 32 : 49
    prompt = 30
    margin = size.width < 414 ? 16 : 20
  }

  /// Returns the distance from the top of a navigation bar to the end of the status bar's area, in
  /// points: phones with a Dynamic Island keep more clear than their bars do (behaviour rule NB-3).
  ///
  /// - Parameter safeTop: The top of the window's safe area, in points.
  /// - Returns: The distance in points.
  static func overlap(underSafeTop safeTop: CGFloat) -> CGFloat {
    switch safeTop {
    case 59: 59 - 161 / 3
    case 62: 62 - 169 / 3
    default: 0
    }
  }

  /// Whether bars are low, as on a phone on its side.
  var isCompact: Bool { navigationBar < 44 }
}

/// The words of a bar, on one line.
enum BarText {
  /// More letters than that are not seen in any bar.
  private static let limit = 1000

  /// Returns words as a bar shows them: on one line, and no more than could be seen.
  ///
  /// - Parameter text: The words; nil for none.
  /// - Returns: The words, with spaces for line breaks; nil for none.
  static func line(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    // Cut first, so that a bar never measures a hundred thousand letters.
    return String(text.prefix(limit).map { $0.isNewline ? " " : $0 })
  }

  /// The attributes of words in a bar.
  ///
  /// - Parameters:
  ///   - attributes: What the client says.
  ///   - font: The font where no other is specified.
  ///   - color: The colour where no other is specified; nil for the view's.
  /// - Returns: The font and the colour.
  @MainActor static func style(
    _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor?
  ) -> (font: UIFont, color: UIColor?) {
    (attributes[.font] as? UIFont ?? font, attributes[.foregroundColor] as? UIColor ?? color)
  }
}

extension UIView {
  /// The pixels of the display.
  var pixelGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  /// Gives the view a place that its transform, as in a transition, moves it from: the frame would be
  /// that of the moved view.
  ///
  /// - Parameter frame: Where the view is without its transform, in its superview's coordinates.
  func position(at frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }
}

extension UIBarAppearance {
  /// Takes over what code of before iOS 13 sets on a bar.
  func takeLegacy(tint: UIColor?, background: UIImage?, shadow: UIImage?) {
    if let tint, material != nil {
      material = nil
      backgroundColor = tint
    }
    if let background {
      material = nil
      backgroundImage = background
    }
    if let shadow {
      shadowImage = shadow
      shadowColor = nil
    }
  }
}

extension BarMetrics {
  /// - Parameters:
  ///   - view: A bar, or the view around one.
  ///   - size: The size of a window while the view is in none.
  @MainActor init(of view: UIView, outside size: CGSize = BarMetrics.phone) {
    self.init(
      windowSize: view.window?.bounds.size ?? size, idiom: view.traitCollection.userInterfaceIdiom)
  }
}
