// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

extension UISplitViewController {
  /// The visibility of the button that shows and hides the primary column.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// The button is visible in a style with columns, while gestures are enabled.
    case automatic = 0
    /// The button is never visible.
    case never = 1
    /// The button is always visible.
    case always = 2
  }

  /// The button that shows and hides the primary column, for a bar of a client's.
  public var displayModeButtonItem: UIBarButtonItem { ownDisplayModeButtonItem }

  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
  }

  /// Shows the next column or, if all are shown, hides the first.
  private func toggleColumns() {
    let first: Column = style == .tripleColumn ? .supplementary : .primary
    if displayMode.shows(.primary, in: style) {
      hide(.primary)
    } else {
      show(displayMode.shows(first, in: style) ? .primary : first)
    }
  }

  private var showsDisplayModeButton: Bool {
    guard collapsed == false else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: style != .unspecified && presentsWithGesture
    case .always: true
    case .never: false
    }
  }

  /// Has the button in the bar of the first column that is shown.
  func layOutDisplayModeButton() {
    let isShown = showsDisplayModeButton
    var isAdded = false
    for column in [Column.primary, .supplementary, .secondary] {
      guard let navigation = shownController(for: column) as? UINavigationController else {
        continue
      }
      let isHere = isShown && !isAdded && shownMode.shows(column, in: style)
      navigation.navigationBar.leadingSystemItem = isHere ? ownDisplayModeButtonItem : nil
      isAdded = isAdded || isHere
    }
  }
}
