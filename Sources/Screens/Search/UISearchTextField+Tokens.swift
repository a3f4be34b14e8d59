// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UISearchTextField {
  /// Adds a token.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - index: Its place among the tokens, from 0 to their number; others are a programmer error.
  public func insertToken(_ token: UISearchToken, at index: Int) {
    guard (0...tokens.count).contains(index) else {
      programmerError("No token can be inserted at \(index) among \(tokens.count).")
    }
    tokens.insert(token, at: index)
  }

  /// Removes a token.
  ///
  /// - Parameter index: Its place; one where there is none is a programmer error.
  public func removeToken(at index: Int) {
    guard tokens.indices.contains(index) else {
      programmerError("There is no token \(index) among \(tokens.count).")
    }
    tokens.remove(at: index)
  }

  /// Puts a token in the place of text.
  ///
  /// - Parameters:
  ///   - textRange: The text that goes.
  ///   - token: The token.
  ///   - index: Its place among the tokens, from 0 to their number; others are a programmer error.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at index: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: index)
  }

  /// All of the text, without the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }
}

/// A token in a search field.
final class SearchTokenView: UIView {
  private let label = UILabel()
  private let imageView: UIImageView?

  private static let padding: CGFloat = 6
  private static let gap: CGFloat = 4
  static let height: CGFloat = 24

  init(_ token: UISearchToken, background: UIColor) {
    imageView = token.icon.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    backgroundColor = background
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: SearchMetrics.fontSize)
    label.textColor = .label
    label.text = UITextField.inOneLine(token.text.prefix(TextFieldMetrics.shownLimit))
    imageView?.tintColor = .label
    imageView?.contentMode = .scaleAspectFit
    for view in [imageView, label].compactMap(\.self) { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var imageWidth: CGFloat { imageView == nil ? 0 : 16 + Self.gap }

  var fittingWidth: CGFloat {
    2 * Self.padding + imageWidth + max(0, label.intrinsicContentSize.width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
    imageView?.frame = CGRect(
      x: isMirrored ? inner.maxX - 16 : inner.minX, y: (bounds.height - 16) / 2, width: 16,
      height: 16)
    label.frame = CGRect(
      x: isMirrored ? inner.minX : inner.minX + imageWidth, y: 0,
      width: max(0, inner.width - imageWidth), height: bounds.height)
  }
}
