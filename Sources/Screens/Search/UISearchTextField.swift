// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A text field as searches have it: grey, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchMetrics.fieldRadius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    clearButtonMode = .always
    returnKeyType = .search
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: SearchMetrics.fontSize, weight: .regular)))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.bounds.size = CGSize(
      width: SearchMetrics.glassWidth, height: SearchMetrics.fieldHeight)
    leftView = glass
    leftViewMode = .always
  }

  /// 36 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: SearchMetrics.fieldHeight)
  }
}

/// The lengths of search bars, in points.
enum SearchMetrics {
  /// A bar by itself.
  static let height: CGFloat = 56
  static let fieldHeight: CGFloat = 36
  static let fieldRadius: CGFloat = 10
  /// Above and below the field in a bar by itself.
  static let fieldTop: CGFloat = 10
  /// Beside the field in a bar by itself.
  static let margin: CGFloat = 8
  /// A bar in a navigation bar: the field is near its upper edge.
  static let heightInBar: CGFloat = 52
  static let fieldTopInBar: CGFloat = 1
  static let fontSize: CGFloat = 17
  static let sideInset: CGFloat = 6
  static let textInset: CGFloat = 8
  static let glassWidth: CGFloat = 20
  /// Between the field and the cancel button, and beside that.
  static let cancelGap: CGFloat = 12
  static let cancelMargin: CGFloat = 16
  /// The scope bar's segments, and the part of the bar that they are in.
  static let scopeHeight: CGFloat = 32
  static let scopeAreaHeight: CGFloat = 44
  /// Words above the field.
  static let promptHeight: CGFloat = 19
  /// Seconds that the cancel button takes to come and go.
  static let duration: Double = 0.3
}
