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
  /// Nil before the contents under the bar fade.
  private var fade: EdgeFadeView?
  private let isAtBottom: Bool

  /// The ground of a bar in place of the system's material. LK-86, LK-87, LK-110
  enum Ground {
    /// The material, and a line.
    case material
    case none
    /// A colour that fades towards the contents.
    case fade(UIColor)
  }

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
  func show(_ appearance: UIBarAppearance, on ground: Ground) {
    var isMaterial = true
    fade?.color = nil
    if appearance.material != nil {
      switch ground {
      case .material: break
      case .none: isMaterial = false
      case .fade(let color):
        isMaterial = false
        let fade = fade ?? EdgeFadeView()
        if self.fade == nil { insertSubview(fade, at: 0) }
        self.fade = fade
        fade.color = color
      }
    }
    backgroundColor = isMaterial ? appearance.material ?? .clear : .clear
    fill.backgroundColor = appearance.backgroundColor ?? .clear
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    shadow.image = appearance.shadowImage
    shadow.tintColor = appearance.shadowColor
    shadow.backgroundColor =
      appearance.shadowImage == nil && isMaterial ? appearance.shadowColor ?? .clear : .clear
    setNeedsLayout()
  }

  override func layoutSubviews() {
    fade?.frame = bounds
    fill.frame = bounds
    imageView.frame = bounds
    let scale = traitCollection.displayScale
    let height = shadow.image.map(\.size.height) ?? 1 / max(scale, 1)
    shadow.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}

/// A colour that fades downwards, under a bar over contents: its form is chosen. LK-87
private final class EdgeFadeView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
    gradient.locations = [0.5, 1]
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    didSet {
      isHidden = color == nil
      if color != nil { setNeedsLayout() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    let color = (color ?? .clear).resolvedColor(with: traitCollection)
    gradient.colors = [color.cgColor, color.withAlphaComponent(0).cgColor]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// The lengths of bars in a window, in points: a column for each design.
package struct BarMetrics: Sendable {
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
  /// The height of a navigation bar's row of items and title, at the bar's top.
  let row: CGFloat
  /// From the bottom of a large title to that of its area.
  let largeTitleBottom: CGFloat
  /// The visible height of a large title at which the one in the row takes its place. LK-85
  package let titleChange: CGFloat
  /// The distance by which contents that are let go may have pulled a large title up for it to come back; nil for
  /// half.
  package let titleSnap: CGFloat?
  /// The size of the prompt's font.
  let promptSize: CGFloat
  /// Whether the contents under a bar fade and it has no material. LK-87, LK-110
  let fadesContents: Bool
  /// Whether bars are low, as on a phone on its side.
  let isCompact: Bool
  /// The least distance of a navigation bar from the top of its controller's view.
  let leastTop: CGFloat
  /// Whether bars go up to a Dynamic Island, farther than the safe area does.
  private let reachesIsland: Bool
  /// The place of an item's search bar that does not ask to be below the title.
  let integratedSearch: SearchBarPlace
  /// The capsules behind the items of navigation bars and of toolbars; nil for items without.
  let platters: (navigationBar: PlatterMetrics, toolbar: PlatterMetrics)?
  /// The capsule that a tab bar is; nil for a bar from side to side.
  let tabPlatter: TabPlatterMetrics?
  /// The least height of a tab bar together with the home area below it.
  private let wholeTabBar: CGFloat

  /// The size of a phone's window, for bars that are in none.
  static let phone = CGSize(width: 390, height: 844)

  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - idiom: What kind of device it is on.
  ///   - design: The design.
  package init(
    windowSize size: CGSize, idiom: UIUserInterfaceIdiom, design: InterfaceDesign = .iOS17
  ) {
    let isPad = idiom == .pad
    let isLow = !isPad && size.width > size.height
    let height: CGFloat = isPad ? 50 : isLow ? 32 : 44
    isCompact = isLow
    // LK-80, LK-89
    navigationBar = ByDesign(height, 54)[design]
    // LK-81, LK-104
    row = ByDesign(height, 44)[design]
    // LK-82
    largeTitle = isLow ? 0 : 52
    // LK-83
    largeTitleBottom = ByDesign(8, 7.5)[design]
    // LK-85
    titleChange = ByDesign(8, 0)[design]
    titleSnap = ByDesign(nil, 36)[design]
    // LK-80
    leastTop = ByDesign(0, 10)[design]
    reachesIsland = ByDesign(true, false)[design]
    fadesContents = ByDesign(false, true)[design]
    // LK-139, LK-142. On a phone on its side, nobody measured it.
    integratedSearch = ByDesign(.stacked, isPad ? .inline : isLow ? .stacked : .bottom)[design]
    // LK-110, LK-112
    toolbar = ByDesign(height, 54)[design]
    // LK-115, LK-128. Without a home area, the whole height is chosen.
    tabBar = isPad ? 50 : isLow ? 32 : 49
    wholeTabBar = ByDesign(0, isPad ? 0 : isLow ? 64 : 83)[design]
    // LK-116, LK-128, LK-129
    let tabs =
      isPad || isLow
      ? TabPlatterMetrics(height: 44, top: isPad ? 3 : 0) : TabPlatterMetrics(height: 62)
    tabPlatter = ByDesign(nil, tabs)[design]
    // LK-88
    prompt = ByDesign(30, 32)[design]
    promptSize = ByDesign(13, 12)[design]
    // LK-83, LK-96
    margin = ByDesign(size.width < 414 ? 16 : 20, isPad ? 20 : isLow ? 38 : 16)[design]
    // LK-95, LK-110
    platters = ByDesign(nil, (PlatterMetrics(height: 44), PlatterMetrics(height: 48)))[design]
  }

  /// Returns the height of a tab bar.
  ///
  /// - Parameter bottom: The height of the home area below it.
  /// - Returns: The height in points, without the home area.
  func tabBar(above bottom: CGFloat) -> CGFloat { max(tabBar, wholeTabBar - bottom) }

  /// Returns the distance from the top of a navigation bar to the end of the status bar's area, in
  /// points: phones with a Dynamic Island keep more clear than their bars do (behaviour rule NB-3).
  ///
  /// - Parameter safeTop: The top of the window's safe area, in points.
  /// - Returns: The distance in points.
  func overlap(underSafeTop safeTop: CGFloat) -> CGFloat {
    guard reachesIsland else { return 0 }
    return switch safeTop {
    case 59: 59 - 161 / 3
    case 62: 62 - 169 / 3
    default: 0
    }
  }

}

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
  @MainActor init(of view: UIView, outside size: CGSize = BarMetrics.phone) {
    self.init(
      windowSize: view.window?.bounds.size ?? size, idiom: view.traitCollection.userInterfaceIdiom,
      design: view.traitCollection.design)
  }
}
