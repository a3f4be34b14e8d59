// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import Foundation
import Geometry
import ViewLayout
import Views

@MainActor
final class ListAccessory {
  /// The accessory that is shown; another one must be of the same kind.
  var accessory: UICellAccessory {
    didSet { accessoryChanged() }
  }
  let view: RowAccessoryView
  private var appearance: SymbolAppearance?
  /// Opens the accessory's menu; nil before the first time.
  private var popUp: PopUpMenu?

  /// The conditions of an accessory's appearance.
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
    view =
      switch accessory.appearance {
      case .text, .menu: RowAccessoryView(UILabel(frame: .zero))
      case .custom(let view, _): RowAccessoryView(view)
      default: RowAccessoryView()
      }
    if accessory.accessoryType == .reorder { view.addInteraction(ReorderControl()) }
    accessoryChanged()
  }

  /// Opens the accessory's menu.
  ///
  /// - Returns: Whether there is anything to choose from.
  func openMenu() -> Bool {
    guard case .menu(let menu, let handler) = accessory.appearance, view.window != nil else {
      return false
    }
    let popUp = PopUpMenu(menu) { [weak self] menu in
      self?.accessoryChanged()
      self?.view.superview?.setNeedsLayout()
      handler(menu)
    }
    self.popUp = popUp
    return popUp.open(on: view)
  }

  // MARK: Appearance

  private func accessoryChanged() {
    appearance = nil
    view.tintColor = accessory.tintColor
    view.setNeedsLayout()
    // A tap on any other accessory is the row's (behaviour rule AC-9).
    view.action = accessory.takesTaps ? { [weak self] in self?.wasTapped() } : nil
    guard case .custom(let custom, let maintainsFixedSize) = accessory.appearance else { return }
    view.ownSize = {
      if maintainsFixedSize { return custom.bounds.size }
      let fitted = custom.systemLayoutSizeFitting(.zero)
      return fitted.width > 0 && fitted.width < 1e6 ? fitted : custom.bounds.size
    }
  }

  private func wasTapped() {
    (view.superview as? UICollectionViewListCell)?
      .performAction(ofAccessory: accessory.accessoryType)
  }

  // MARK: Layout

  func rowAccessory(
    _ metrics: RowMetrics, in traits: UITraitCollection, isMirrored: Bool
  ) -> RowLayout.Accessory {
    var result = RowLayout.Accessory(width: width(metrics, in: traits))
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure: result.overhang = metrics.disclosureOverhang
    case .customView(let custom):
      // What is aligned is not the frame: a switch stands out of it.
      let insets = custom.alignmentRectInsets
      result.overhang = isMirrored ? insets.left : insets.right
    default: break
    }
    result.isReorderControl = accessory.accessoryType == .reorder
    if result.isReorderControl { result.height = metrics.reorderHeight }
    return result
  }

  /// Returns the width that is reserved for the accessory, in points.
  func width(_ metrics: RowMetrics, in traits: UITraitCollection) -> CGFloat {
    switch accessory.reservedLayoutWidth {
    case .custom(let width): return width.isFinite ? max(0, width) : 0
    case .actual: return view.naturalSize.width
    case .standard:
      let standard: CGFloat =
        switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure: metrics.disclosureWidth
        case .reorder: metrics.reorderWidth
        default: metrics.accessoryWidth
        }
      // At large text sizes symbols grow with the text, and their space with them.
      return max(
        standard,
        UIFontMetrics.default.scaledValue(for: standard, compatibleWith: traits))
    }
  }

  /// Shows the accessory; one that was hidden appears at its frame in an animation.
  func show(at frame: CGRect) {
    guard view.isHidden else {
      view.frame = frame
      return
    }
    let alpha = view.alpha
    UIView.performWithoutAnimation {
      view.isHidden = false
      view.frame = frame
      view.layoutIfNeeded()
      view.alpha = 0
    }
    view.alpha = alpha
  }

  /// Shows the accessory as it looks in a cell's state.
  func update(_ environment: Environment) {
    let appearance = SymbolAppearance(
      environment: environment, size: view.traitCollection.preferredContentSizeCategory)
    guard appearance != self.appearance else { return turn(environment) }
    self.appearance = appearance
    switch accessory.appearance {
    case .custom: break
    case .text(let text, let font, let follows): show(text, font, follows, environment)
    case .menu(let menu, _):
      show(menu.selectedElements.first?.title ?? menu.title, nil, true, environment)
    default: view.show(AccessorySymbol(accessory, environment))
    }
    turn(environment)
    // What cannot be used is as pale as the disabled text beside it.
    view.alpha = environment.isDisabled ? 0.3 : 1
    view.setNeedsLayout()
  }

  private func show(
    _ text: String, _ font: UIFont?, _ follows: Bool, _ environment: Environment
  ) {
    guard let label = view.shown as? UILabel else { return }
    label.text = text
    label.font = font ?? .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    label.adjustsFontForContentSizeCategory = follows
    label.textColor = accessory.tintColor ?? (environment.isOnTint ? .white : .secondaryLabel)
  }

  /// A chevron of an outline points down when the children are shown.
  private func turn(_ environment: Environment) {
    guard accessory.accessoryType == .outlineDisclosure else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = environment.isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    let transform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
    if view.shown.transform != transform { view.shown.transform = transform }
  }
}

extension AccessorySymbol {
  init(_ accessory: UICellAccessory, _ environment: ListAccessory.Environment) {
    let isOnTint = environment.isOnTint
    let plain: UIColor? = accessory.tintColor ?? (isOnTint ? .white : nil)
    let grey: UIColor? = accessory.tintColor ?? (isOnTint ? .white : .tertiaryLabel)
    let circle: UIColor? = if case .circle(let color) = accessory.appearance { color } else { nil }
    let disc = Self.discSize
    switch accessory.accessoryType {
    case .disclosureIndicator: self = .chevron(grey)
    case .outlineDisclosure: self = .chevron(plain)
    case .checkmark: self = .checkmark(plain)
    case .detail: self = .detail(plain)
    case .delete: self.init("minus.circle.fill", disc, .regular, circle ?? .systemRed)
    case .insert: self.init("plus.circle.fill", disc, .regular, circle ?? .systemGreen)
    case .reorder: self.init("line.3.horizontal", 18, .regular, grey)
    case .multiselect:
      if environment.isSelected {
        self.init("checkmark.circle.fill", disc, .regular, circle ?? plain)
      } else {
        self.init("circle", disc, .regular, accessory.tintColor ?? .tertiaryLabel)
      }
    case .label, .customView, .popUpMenu: self.init("", 17, .regular, nil)
    }
  }
}

/// Moves the row of an accessory that is touched, without waiting (behaviour rule AC-9).
final class ReorderControl: NSObject, PressTarget {
  private weak var owner: UIView?
  /// The distance from the touch to the middle of the row.
  private var offset = CGVector.zero

  var view: UIView? { owner }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { owner = view }

  private var cell: UICollectionViewListCell? { owner?.superview as? UICollectionViewListCell }
  private var collectionView: UICollectionView? { cell?.list.collectionView }

  var pressRank: PressRank { .reorderControl }

  func wantsPress(_ press: Press) -> Bool {
    guard let cell, let collectionView else { return false }
    return collectionView.indexPath(for: cell) != nil
  }

  func takePress(_ press: Press) -> Bool {
    guard let cell, let collectionView, let path = collectionView.indexPath(for: cell),
      let superview = cell.superview
    else { return false }
    let middle = superview.convert(cell.center, to: collectionView)
    let touch = press.location(in: collectionView)
    offset = CGVector(dx: middle.x - touch.x, dy: middle.y - touch.y)
    return collectionView.beginInteractiveMovementForItem(at: path)
  }

  func pressMoved(_ press: Press) {
    guard let collectionView else { return }
    // Layout that is due may scroll: what is below the touch is known after it.
    collectionView.layoutIfNeeded()
    let start = collectionView.convert(press.start, from: press.window)
    let touch = press.location(in: collectionView)
    // A row keeps to its column.
    collectionView.engine.updateMovement(
      to: CGPoint(x: start.x + offset.dx, y: touch.y + offset.dy), heldAt: touch)
  }

  func pressEnded(_ press: Press) { collectionView?.endInteractiveMovement() }

  func pressCancelled(_ press: Press) { collectionView?.cancelInteractiveMovement() }
}
