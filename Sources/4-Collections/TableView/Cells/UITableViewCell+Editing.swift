// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import ViewLayout
import Views

extension UITableViewCell {
  var editingMetrics: TableEditingMetrics { .metrics(traitCollection.preferredContentSizeCategory) }

  /// Begins or ends editing (behaviour rules TV-30 and TV-31).
  func changeEditing(to isEditing: Bool, animated: Bool) {
    hideActions(isAnimated: animated)
    let states: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: states)
    if isEditing { makeEditControls() }
    table.isEditing = isEditing
    setState(.editing, isEditing)
    contentSpaceChanged()
    let end = { [self] in
      if !table.isEditing { removeEditControls() }
      didTransition(to: states)
    }
    guard animated, window != nil else { return end() }
    UIView.animate(withDuration: Timeline.defaultDuration) {
      self.layoutIfNeeded()
    } completion: { _ in
      end()
    }
  }

  /// Takes what of the row can be edited; a cell that showed another row may be edited already.
  func take(_ editing: RowEditing) {
    guard editing != table.editing else { return }
    table.editing = editing
    guard table.isEditing else { return }
    makeEditControls()
    contentSpaceChanged()
  }

  // MARK: Controls

  /// The editing that is shown now; nil for nothing.
  private var shownEditing: RowEditing? {
    table.isEditing ? table.editing ?? RowEditing() : nil
  }

  /// Whether the control that moves the row is there.
  var isMovable: Bool { shownEditing?.canMove ?? false }

  /// The space at the leading edge for the editing control.
  var editingIndentation: CGFloat {
    shownEditing?.isIndented == true ? editingMetrics.contentStart : 0
  }

  /// Makes the controls that editing needs, where they are before it begins.
  private func makeEditControls() {
    let editing = table.editing ?? RowEditing()
    UIView.performWithoutAnimation {
      if table.editControl?.control != editing.control {
        table.editControl?.removeFromSuperview()
        table.editControl = editing.control.map(EditControlView.init)
      }
      if !editing.canMove {
        table.reorderControl?.removeFromSuperview()
        table.reorderControl = nil
      } else if table.reorderControl == nil {
        table.reorderControl = ReorderControlView()
      }
      for control in editControls where control.superview !== self { addSubview(control) }
      layOutEditControls()
      for control in editControls { control.layoutIfNeeded() }
    }
    clipIfNeeded()
  }

  private func removeEditControls() {
    for control in editControls { control.removeFromSuperview() }
    (table.editControl, table.reorderControl) = (nil, nil)
    clipIfNeeded()
  }

  private var editControls: [UIView] {
    [table.editControl, table.reorderControl].compactMap(\.self)
  }

  /// Places the controls at their edges or, where nothing is edited, outside.
  func layOutEditControls() {
    guard !editControls.isEmpty else { return }
    let layout = rowLayout(in: bounds.size, isEditing: table.isEditing)
    if let control = table.editControl, let frame = layout.leading.first {
      control.isSelected = isSelected
      control.frame = frame
    }
    if let control = table.reorderControl {
      control.frame = table.isEditing ? layout.trailing.last ?? .zero : hiddenReorderFrame
    }
    for control in editControls { control.alpha = table.isEditing ? 1 : 0 }
  }

  /// The frame of the reorder control while nothing is edited: outside of the cell.
  private var hiddenReorderFrame: CGRect {
    let frame = CGRect(
      x: bounds.width, y: 0, width: editingMetrics.reorderWidth, height: bounds.height)
    return isMirrored ? frame.mirrored(in: bounds.width) : frame
  }

  /// The controls as they are laid out: at their edges or, where nothing is edited, outside.
  func addEditControls(to request: inout RowLayout.Request, isEditing: Bool) {
    let metrics = editingMetrics
    if table.editControl != nil {
      request.leading = [.init(width: metrics.box.width, height: metrics.box.height)]
      if !table.isEditing { request.leadingMargin -= metrics.contentStart }
    }
    guard isEditing, isMovable else { return }
    var control = RowLayout.Accessory(width: metrics.reorderWidth)
    control.isReorderControl = true
    request.trailing.append(control)
    // It stands at the edge, whatever the index covers.
    request.trailingInset = 0
  }

  /// The width of the column of marks at the leading edge; 0 for a row that cannot be selected so.
  var marksWidth: CGFloat {
    table.editControl?.control == .select ? editingMetrics.contentStart : 0
  }

  /// The minus asks for confirmation, the plus inserts at once (behaviour rule TV-33).
  func editControlWasTapped() {
    guard let tableView = table.view, let path = tableView.indexPath(for: self) else { return }
    switch table.editControl?.control {
    case .delete:
      revealAllActions(of: tableView.confirmation(at: path, of: self), isAnimated: true)
    case .insert: tableView.commit(.insert, forRowAt: path)
    case .select, nil: break
    }
  }

  // MARK: Lifting

  /// Lifts the row, or sets it down (behaviour rule TV-40).
  func setLifted(_ isLifted: Bool) {
    guard isLifted != table.isLifted else { return }
    table.isLifted = isLifted
    setState(.reordering, isLifted)
    layer.shadowOpacity = isLifted ? LiftedRowMetrics.shadowOpacity : 0
    layer.shadowRadius = LiftedRowMetrics.shadowRadius
    layer.shadowOffset = LiftedRowMetrics.shadowOffset
    clipIfNeeded()
    setNeedsLayout()
  }
}
