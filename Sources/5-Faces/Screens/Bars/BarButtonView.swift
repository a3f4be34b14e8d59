// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

/// A bar item on the screen: words, an image or a client's view.
final class BarButtonView: UIControl {
  struct Appearance {
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    var isCompact = false
    var design = InterfaceDesign.iOS17
  }

  let item: UIBarButtonItem
  private let appearance: Appearance
  private let label = UILabel()
  private let imageView = UIImageView()
  private let selection = UIView()
  private let backgroundView = UIImageView()
  /// The view of the item, unless another button has taken it.
  private var customView: UIView?

  /// LK-97
  static let font = ByDesign(
    UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .medium))
  static let doneFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// Between what is shown and what is next to it there are two of them, in points.
  private static let padding: CGFloat = 8
  /// Images are that far apart, middle to middle, in points.
  private static let imagePitch: CGFloat = 44
  /// The colour of an item that has none of its own; nil for the tint. LK-98
  private static let color = ByDesign<UIColor?>(nil, .label)
  /// The colour of an item whose style is `done`; nil for that of the others. LK-99
  private static let doneColor = ByDesign<UIColor?>(nil, .white)
  private static let highlightedAlpha: CGFloat = 0.2

  init(_ item: UIBarButtonItem, _ appearance: Appearance) {
    self.item = item
    self.appearance = appearance
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    selection.isUserInteractionEnabled = false
    selection.layer.cornerRadius = 5
    selection.layer.cornerCurve = .continuous
    if let view = item.customView {
      customView = view
      addSubview(view)
    } else {
      for view in [backgroundView, selection, imageView, label] { addSubview(view) }
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          item.use(from: self)
        }, for: .touchUpInside)
      hasMenu()
      restyle()
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  // MARK: Looks

  private var style: UIBarButtonItemAppearance? {
    item.style == .done ? appearance.done : appearance.plain
  }

  /// The action whose words and image the item shows: the chosen one of its menu.
  private var chosen: UIMenuElement? {
    guard item.changesSelectionAsPrimaryAction else { return nil }
    return item.menu?.selectedElements.first
  }

  private var shownImage: UIImage? {
    if let chosen { return chosen.image }
    return appearance.isCompact ? item.landscapeImagePhone ?? item.image : item.image
  }

  private func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    let own = item.titleTextAttributes(for: state)
    guard let style else { return own }
    let bars: [NSAttributedString.Key: Any] =
      switch state {
      case .highlighted: style.highlighted.titleTextAttributes
      case .disabled: style.disabled.titleTextAttributes
      default: style.normal.titleTextAttributes
      }
    let all = bars.merging(own ?? [:]) { $1 }
    return all.isEmpty ? nil : all
  }

  /// The image behind the item in a state, or else in any.
  private func background(_ state: UIControl.State) -> (image: UIImage, offset: UIOffset)? {
    guard let style else { return nil }
    let own =
      state == .highlighted ? style.highlighted : state == .disabled ? style.disabled : style.normal
    for said in [own, style.normal] {
      if let image = said.backgroundImage { return (image, said.backgroundImagePositionAdjustment) }
    }
    return nil
  }

  private var ownColor: UIColor {
    if item.style == .done, let color = Self.doneColor[appearance.design] { return color }
    return item.tintColor ?? Self.color[appearance.design] ?? tintColor
  }

  private func restyle() {
    let image = shownImage
    let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let said = (attributes(.normal) ?? [:])
      .merging(state == .normal ? [:] : attributes(state) ?? [:]) { $1 }
    let isPlain = attributes(state) == nil || state == .normal
    let color: UIColor = !isEnabled ? .tertiaryLabel : item.isSelected ? .white : ownColor
    let text = BarText.style(
      said, font: item.style == .done ? Self.doneFont : Self.font[appearance.design], color: color)
    label.text = image == nil ? BarText.line(chosen?.title ?? item.title) : nil
    label.font = text.font
    label.textColor = isEnabled || attributes(.disabled) != nil ? text.color : color
    imageView.image = image
    imageView.tintColor = color
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: item.style == .done ? .semibold : .regular, scale: .large)
    imageView.contentMode = .center
    backgroundView.image = background(state)?.image
    selection.backgroundColor = item.isSelected ? tintColor : .clear
    let alpha: CGFloat = isHighlighted && isPlain ? Self.highlightedAlpha : 1
    for view in [label, imageView] { view.alpha = alpha }
    setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue, customView == nil { restyle() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if customView == nil { restyle() }
  }

  // MARK: Layout

  /// Returns the length of the item in its bar.
  func slot(height: CGFloat) -> BarSlot {
    if let customView {
      return .content(
        width: max(Self.size(of: customView, height: height).width, item.width), padding: 8)
    }
    if let image = imageView.image, !image.size.width.isZero {
      let width = max(imageView.intrinsicContentSize.width, item.width)
      return .content(width: width, padding: max(Self.padding, (Self.imagePitch - width) / 2))
    }
    var width = label.intrinsicContentSize.width
    for title in item.possibleTitles ?? [] {
      let size = NSAttributedString(
        string: BarText.line(title) ?? "",
        attributes: [.font: label.font ?? Self.font[appearance.design]]
      ).size()
      width = max(width, size.width.rounded(.up))
    }
    return .content(width: max(width, item.width, 0), padding: Self.padding)
  }

  /// The item in a row with capsules.
  ///
  /// - Parameter height: The bar's, in points.
  /// - Returns: What decides where it is.
  func part(height: CGFloat) -> PlatterRow.Part {
    guard case .content(let width, _) = slot(height: height) else { return .space }
    if customView != nil { return .custom(width) }
    let isImage = imageView.image != nil
    if item.style == .done { return .prominent(width, isImage: isImage) }
    return isImage ? .image(width) : .text(width)
  }

  /// The size that a client's view asks for: its constraints', or its own.
  static func size(of view: UIView, height: CGFloat) -> CGSize {
    let wanted = view.intrinsicContentSize
    var size =
      view.translatesAutoresizingMaskIntoConstraints
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size == .zero {
      size = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    }
    if size.width <= 0, wanted.width > 0 { size.width = wanted.width }
    if size.height <= 0 { size.height = wanted.height > 0 ? wanted.height : height }
    return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), max(height, 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let offset = style?.normal.titlePositionAdjustment ?? .zero
    if let customView {
      let size = Self.size(of: customView, height: bounds.height)
      customView.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      return
    }
    let insets = appearance.isCompact ? item.landscapeImagePhoneInsets : item.imageInsets
    imageView.frame = bounds.inset(by: insets)
    let height = label.intrinsicContentSize.height
    label.textAlignment = .center
    label.frame = CGRect(
      x: Self.padding + offset.horizontal,
      y: pixelGrid.floor((bounds.height - height) / 2) + offset.vertical,
      width: max(0, bounds.width - 2 * Self.padding), height: height)
    let shift = background(.normal)?.offset ?? .zero
    backgroundView.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    selection.frame = bounds.insetBy(dx: 2, dy: max(0, (bounds.height - 32) / 2))
  }

  // MARK: Menu

  private func hasMenu() {
    guard item.menu != nil else { return }
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = !item.hasAction
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    // What was chosen may be what is shown.
    if item.changesSelectionAsPrimaryAction { restyle() }
  }

}

/// The length of an item of a bar.
package enum BarSlot: Hashable, Sendable {
  /// Something that is shown, with what belongs to it on both sides for touches.
  case content(width: CGFloat, padding: CGFloat)
  case space(CGFloat)
  case flexible

  var width: CGFloat {
    switch self {
    case .content(let width, let padding): width + 2 * padding
    case .space(let width): max(width, 0)
    case .flexible: 0
    }
  }

  private var padding: CGFloat {
    if case .content(_, let padding) = self { padding } else { 0 }
  }

  /// Places slots one after the other, so that the first content begins at a point.
  ///
  /// - Parameters:
  ///   - slots: The slots; space that grows has no length.
  ///   - start: Where the first content begins, less its padding.
  /// - Returns: The range of each with its padding, in points.
  package static func row(_ slots: [BarSlot], from start: CGFloat) -> [ClosedRange<CGFloat>] {
    var position = start - (slots.first?.padding ?? 0)
    return slots.map { slot in
      let range = position...(position + slot.width)
      position = range.upperBound
      return range
    }
  }

  /// Places slots between two points: flexible ones share what is left, alike.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - bounds: Where the first content begins and the last one ends. Contents that are wider begin
  ///     there and go on beyond the end.
  /// - Returns: The range of each with its padding, in points.
  package static func row(
    _ slots: [BarSlot], filling bounds: ClosedRange<CGFloat>
  ) -> [ClosedRange<CGFloat>] {
    let padding = (slots.first?.padding ?? 0) + (slots.last?.padding ?? 0)
    let free =
      bounds.upperBound - bounds.lowerBound + padding - slots.reduce(0) { $0 + $1.width }
    let count = slots.count { $0 == .flexible }
    let share = count > 0 ? max(free, 0) / CGFloat(count) : 0
    return row(slots.map { $0 == .flexible ? .space(share) : $0 }, from: bounds.lowerBound)
  }
}

/// The parameters with which a navigation controller creates the bars of its classes.
///
/// Creating an object from a class that is only known at run time needs a `required` initializer, and
/// UIKit's `init(frame:)` is not: the bars have a required convenience initializer that takes this
/// value and calls the ordinary one. Only this package can make the value.
public struct UIBarInstantiation: Sendable {
  let frame = CGRect(x: 0, y: 0, width: 390, height: 44)

  init() {}
}
