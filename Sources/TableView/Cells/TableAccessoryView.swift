// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import Views

/// One of the accessories that a table cell shows by its type.
final class TableAccessoryView: UIView {
  enum Kind {
    case chevron
    case checkmark
    case detail
  }

  let kind: Kind
  private let image = UIImageView(frame: .zero)
  private var isTouched = false
  /// The traits that the symbol is shown for.
  private var shownTraits: UITraitCollection?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    image.contentMode = .center
    addSubview(image)
    isUserInteractionEnabled = kind == .detail
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The accessories of a type, from the content to the edge.
  static func kinds(of type: UITableViewCell.AccessoryType) -> [Kind] {
    switch type {
    case .none: []
    case .disclosureIndicator: [.chevron]
    case .detailDisclosureButton: [.detail, .chevron]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    }
  }

  /// The size of what is drawn, at the reader's text size.
  var drawnSize: CGSize {
    let size =
      switch kind {
      case .chevron: TableCellMetrics.chevron
      case .checkmark: TableCellMetrics.checkmark
      case .detail: TableCellMetrics.detail
      }
    // It may have been made where other traits hold, as outside of the table.
    if shownTraits != traitCollection { show() }
    let natural = image.sizeThatFits(.zero)
    // At large text sizes symbols grow with the text.
    return CGSize(width: max(size.width, natural.width), height: max(size.height, natural.height))
  }

  /// Shows the symbol for the traits.
  func show() {
    let symbol: AccessorySymbol =
      switch kind {
      case .chevron: .chevron(.tertiaryLabel)
      case .checkmark: .checkmark(nil)
      case .detail: .detail(nil)
      }
    shownTraits = traitCollection
    image.image = symbol.image(in: traitCollection)
    image.tintColor = symbol.color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = CGRect(origin: .zero, size: bounds.size)
  }

  // MARK: Touches (behaviour rule TV-18)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard kind == .detail else { return super.touchesBegan(touches, with: event) }
    // A touch that closes a row does nothing else (behaviour rule TV-36).
    isTouched = (superview as? UITableViewCell)?.table.view?.closeOpenRow(isAnimated: true) != true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTouched else { return super.touchesEnded(touches, with: event) }
    isTouched = false
    guard isInside(touches), let cell = superview as? UITableViewCell,
      let table = cell.table.view, let path = table.indexPath(for: cell)
    else { return }
    table.delegate?.tableView?(table, accessoryButtonTappedForRowWith: path)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
    if kind != .detail { super.touchesCancelled(touches, with: event) }
  }
}
