// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A label, with an image before it.
    case `default` = 0
    /// A label and a grey one at the trailing edge.
    case value1
    /// A small label in the tint, and one beside it.
    case value2
    /// A label and a smaller one below it.
    case subtitle
  }

  /// What is at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A grey chevron: there is more behind the row.
    case disclosureIndicator
    /// An i in a circle, and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// An i in a circle, which can be tapped.
    case detailButton
  }

  /// Whether a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// It does not.
    case none = 0
    /// As ``default``.
    case blue
    /// As ``default``.
    case gray
    /// It does.
    case `default`
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none = 0
    /// There are lines of one pixel.
    case singleLine
  }
}
