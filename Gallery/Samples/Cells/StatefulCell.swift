// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A state that a cell can be in.
enum CellState: String, CaseIterable {
  case normal = "Normal"
  case highlighted = "Highlighted"
  case selected = "Selected"
  case disabled = "Disabled"
  case editing = "Editing"
  case editingSelected = "Editing, selected"
  case expanded = "Expanded"
  case swiped = "Swiped"
}

/// A cell that is in one state, whatever happens.
final class StatefulCell: UICollectionViewListCell {
  private var shown = CellState.normal

  func show(_ state: CellState, style: CellStatesViewController.Style) {
    shown = state
    var content = style.content
    content.image = UIImage(systemName: "star")
    content.text = state.rawValue
    content.secondaryText = style.detail
    contentConfiguration = content
    if let background = style.background { backgroundConfiguration = background }
    accessories = accessories(of: state)
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    switch shown {
    case .normal, .swiped: break
    case .highlighted: state.isHighlighted = true
    case .selected: state.isSelected = true
    case .disabled: state.isDisabled = true
    case .editing: state.isEditing = true
    case .editingSelected:
      state.isEditing = true
      state.isSelected = true
    case .expanded: state.isExpanded = true
    }
    return state
  }

  private func accessories(of state: CellState) -> [UICellAccessory] {
    switch state {
    case .normal, .highlighted, .disabled, .swiped: [.disclosureIndicator()]
    case .selected: [.checkmark()]
    case .editing: [.delete(), .disclosureIndicator(), .reorder()]
    case .editingSelected: [.multiselect(), .reorder()]
    case .expanded: [.label(text: "3"), .outlineDisclosure()]
    }
  }
}
