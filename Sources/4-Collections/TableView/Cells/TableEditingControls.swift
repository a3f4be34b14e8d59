// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The control at the leading edge of a row that is edited (behaviour rule TV-31): a disc with a
/// minus or a plus, or a circle to select the row.
final class EditControlView: UIView {
  let control: RowEditing.Control
  private let disc = UIView(frame: .zero)
  private let bars: [UIView]
  private let checkmark: UIImageView?
  private var checkmarkSize: CGFloat = 0
  private var isTouched = false

  var isSelected = false {
    didSet { if isSelected != oldValue { showColors() } }
  }

  init(_ control: RowEditing.Control) {
    self.control = control
    bars =
      switch control {
      case .delete: [UIView(frame: .zero)]
      case .insert: [UIView(frame: .zero), UIView(frame: .zero)]
      case .select: []
      }
    checkmark = control == .select ? UIImageView(frame: .zero) : nil
    super.init(frame: .zero)
    isUserInteractionEnabled = control != .select
    addSubview(disc)
    for bar in bars {
      bar.backgroundColor = .white
      addSubview(bar)
    }
    if let checkmark {
      checkmark.contentMode = .center
      checkmark.tintColor = .white
      addSubview(checkmark)
    }
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  private func showColors() {
    switch control {
    case .delete: disc.backgroundColor = .systemRed
    case .insert: disc.backgroundColor = .systemGreen
    case .select:
      disc.backgroundColor = isSelected ? tintColor : nil
      checkmark?.isHidden = !isSelected
    }
    showCircle()
  }

  /// The line of a circle that is not selected; its colour is one of the traits.
  private func showCircle() {
    guard control == .select else { return }
    disc.layer.borderWidth = isSelected ? 0 : TableEditingMetrics.circleLine
    traitCollection.performAsCurrent {
      disc.layer.borderColor = UIColor.tertiaryLabel.cgColor
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showCircle()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // What is drawn grows with the box.
    let share = bounds.height / TableEditingMetrics.standardBox
    func centred(_ size: CGSize) -> CGRect {
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let side = TableEditingMetrics.disc * share
    disc.frame = centred(CGSize(width: side, height: side))
    disc.layer.cornerRadius = side / 2
    let bar = TableEditingMetrics.bar
    let (length, thickness) = (bar.width * share, bar.height * share)
    bars.first?.frame = centred(CGSize(width: length, height: thickness))
    if bars.count == 2 { bars[1].frame = centred(CGSize(width: thickness, height: length)) }
    guard let checkmark else { return }
    let size = TableEditingMetrics.checkmark * share
    // A new image asks for another layout.
    if size != checkmarkSize {
      checkmarkSize = size
      checkmark.image = UIImage(
        systemName: "checkmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .bold))
    }
    checkmark.frame = bounds
  }

  // MARK: Touches (behaviour rule TV-33)

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch that closes a row does nothing else.
    isTouched = cell?.closeOpenRow() != true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTouched else { return }
    isTouched = false
    if isInside(touches) { cell?.editControlWasTapped() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = false
  }
}

/// The control at the trailing edge of a row that can be moved: a touch lifts the row at once, and
/// takes it along (behaviour rules TV-31 and TV-40).
final class ReorderControlView: UIView {
  private let bars = TableEditingMetrics.reorderBars.map { _ in UIView(frame: .zero) }

  init() {
    super.init(frame: .zero)
    for bar in bars {
      bar.backgroundColor = .tertiaryLabel
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = bounds.width / TableEditingMetrics.standardReorderWidth
    let (inset, thickness) = (
      TableEditingMetrics.reorderInset * share, TableEditingMetrics.bar.height * share
    )
    let scale = max(1, traitCollection.displayScale)
    let top =
      ((bounds.height - TableEditingMetrics.reorderSize.height * share) / 2 * scale).rounded()
      / scale
    for (bar, y) in zip(bars, TableEditingMetrics.reorderBars) {
      bar.frame = CGRect(
        x: inset, y: top + y * share, width: max(0, bounds.width - 2 * inset), height: thickness)
    }
  }

  // MARK: Touches

  private var cell: UITableViewCell? { superview as? UITableViewCell }
  private var tableView: UITableView? { cell?.table.view }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell, let tableView, let touch = touches.first,
      !cell.closeOpenRow()
    else { return }
    tableView.lift(cell, at: touch.location(in: tableView))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tableView, let touch = touches.first else { return }
    // Layout that is due may scroll: what is below the touch is known after it.
    tableView.layoutIfNeeded()
    tableView.moveLiftedRow(to: touch.location(in: tableView))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.dropLiftedRow(isCancelled: false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.dropLiftedRow(isCancelled: true)
  }
}
