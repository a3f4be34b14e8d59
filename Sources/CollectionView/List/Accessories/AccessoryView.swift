// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import Foundation
import Geometry
import Views

/// Shows an accessory.
final class AccessoryView: UIView {
  /// What is shown; another one must be of the same kind.
  var accessory: UICellAccessory {
    didSet { accessoryChanged() }
  }
  private let shown: UIView
  private var isTouched = false
  private var appearance: SymbolAppearance?
  /// Opens the accessory's menu; nil before the first time.
  private var popUp: PopUpMenu?

  /// What an accessory's appearance depends on.
  struct Environment: Equatable {
    var isSelected = false
    var isExpanded = false
    var isDisabled = false
    /// Whether the row is filled with the tint, as a selected one of a sidebar is.
    var isOnTint = false
  }

  private struct SymbolAppearance: Equatable {
    var environment: Environment
    var size: UIContentSizeCategory
  }

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    shown =
      switch accessory.appearance {
      case .text, .menu: UILabel(frame: .zero)
      case .custom(let view, _): view
      default: UIImageView(frame: .zero)
      }
    super.init(frame: .zero)
    isOpaque = false
    addSubview(shown)
    if let image = shown as? UIImageView { image.contentMode = .center }
    if accessory.accessoryType == .reorder { addInteraction(ReorderControl()) }
    accessoryChanged()
  }

  // MARK: Touches

  /// The cell, if a tap on the accessory is not the row's (behaviour rule AC-9).
  private var tappedCell: UICollectionViewListCell? {
    guard accessory.takesTaps, let cell = superview as? UICollectionViewListCell else { return nil }
    return cell
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tappedCell else { return super.touchesBegan(touches, with: event) }
    // A touch that closes a row does nothing else.
    isTouched = tappedCell.list.collectionView?.closeOpenRow() != true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tappedCell else { return super.touchesEnded(touches, with: event) }
    guard isTouched else { return }
    isTouched = false
    guard isInside(touches) else { return }
    tappedCell.performAction(ofAccessory: accessory.accessoryType)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
    if tappedCell == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Opens the accessory's menu.
  ///
  /// - Returns: Whether there is anything to choose from.
  func openMenu() -> Bool {
    guard case .menu(let menu, let handler) = accessory.appearance, window != nil else {
      return false
    }
    let popUp = PopUpMenu(menu) { [weak self] menu in
      self?.accessoryChanged()
      self?.superview?.setNeedsLayout()
      handler(menu)
    }
    self.popUp = popUp
    return popUp.open(on: self)
  }

  // MARK: Appearance

  private func accessoryChanged() {
    appearance = nil
    tintColor = accessory.tintColor
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// How much space from side to side the accessory has, in points.
  func width(_ metrics: AccessoryMetrics, in traits: UITraitCollection) -> CGFloat {
    switch accessory.reservedLayoutWidth {
    case .custom(let width): return width.isFinite ? max(0, width) : 0
    case .actual: return naturalSize.width
    case .standard:
      let standard: CGFloat =
        switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure: metrics.disclosureWidth
        default: metrics.width
        }
      // At large text sizes symbols grow with the text, and their space with them.
      return max(
        standard,
        UIFontMetrics.default.scaledValue(for: standard, compatibleWith: traits).rounded())
    }
  }

  /// The size of what is shown.
  var naturalSize: CGSize {
    if case .custom(let view, let maintainsFixedSize) = accessory.appearance {
      if maintainsFixedSize { return view.bounds.size }
      let fitted = view.systemLayoutSizeFitting(.zero)
      return fitted.width > 0 && fitted.width < 1e6 ? fitted : view.bounds.size
    }
    return shown.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    // The transform of an expanded chevron keeps its middle; so the bounds are set, not the frame.
    shown.bounds = CGRect(origin: shown.bounds.origin, size: size)
    let scale = traitCollection.displayScale
    let x = ((bounds.width - size.width) / 2 * scale).rounded() / scale
    let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
    shown.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
  }

  /// Shows the accessory as it looks in a cell's state.
  func update(_ environment: Environment) {
    let appearance = SymbolAppearance(
      environment: environment, size: traitCollection.preferredContentSizeCategory)
    guard appearance != self.appearance else { return turn(environment) }
    self.appearance = appearance
    switch accessory.appearance {
    case .custom: break
    case .text(let text, let font, let follows): show(text, font, follows, environment)
    case .menu(let menu, _):
      show(menu.selectedElements.first?.title ?? menu.title, nil, true, environment)
    default: showSymbol(environment)
    }
    turn(environment)
    // What cannot be used is as pale as the disabled text beside it.
    alpha = environment.isDisabled ? 0.3 : 1
    setNeedsLayout()
  }

  private func show(
    _ text: String, _ font: UIFont?, _ follows: Bool, _ environment: Environment
  ) {
    guard let label = shown as? UILabel else { return }
    label.text = text
    label.font = font ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = follows
    label.textColor = accessory.tintColor ?? (environment.isOnTint ? .white : .secondaryLabel)
  }

  private func showSymbol(_ environment: Environment) {
    guard let view = shown as? UIImageView else { return }
    let symbol = AccessorySymbol(accessory, environment)
    view.image = symbol.image(in: traitCollection)
    view.tintColor = symbol.color
  }

  /// A chevron of an outline points down when the children are shown.
  private func turn(_ environment: Environment) {
    guard accessory.accessoryType == .outlineDisclosure else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = environment.isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    let transform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
    if shown.transform != transform { shown.transform = transform }
  }
}
