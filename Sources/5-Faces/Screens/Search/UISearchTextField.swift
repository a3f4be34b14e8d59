// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A text field as searches have it: grey, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private var design: InterfaceDesign { traitCollection.design }

  /// Whether the field is a capsule over contents, as the items of bars are. LK-300, LK-301
  var isPlatter = false { didSet { if isPlatter != oldValue { takeDesign() } } }

  private func takeDesign() {
    backgroundColor = isPlatter ? Glass.platter : SearchMetrics.fieldFill[design]
    layer.borderWidth = isPlatter ? 1 : 0
    layer.cornerCurve = SearchMetrics.fieldRadius[design] == nil ? .circular : .continuous
    layer.cornerRadius = SearchMetrics.fieldRadius[design] ?? bounds.height / 2
    layer.shadowOpacity = SearchMetrics.shadowOpacity[design]
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 7.5)
    clipsToBounds = SearchMetrics.shadowOpacity[design] == 0
    leftView?.bounds.size = CGSize(
      width: SearchMetrics.glassWidth[design], height: SearchMetrics.fieldHeight[design])
  }

  /// Updates the lengths and the fill for another design.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isPlatter { setNeedsLayout() }
    guard design != previousTraitCollection?.design else { return }
    takeDesign()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func setUp() {
    clearButtonMode = .always
    returnKeyType = .search
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: SearchMetrics.fontSize, weight: .regular)))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
    takeDesign()
  }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      guard tokens != oldValue else { return }
      showTokens()
      searchBar?.fieldTokensDidChange()
    }
  }
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind tokens; nil for the system's.
  open var tokenBackgroundColor: UIColor! = .secondarySystemFill {
    didSet { if tokenBackgroundColor != oldValue { showTokens() } }
  }
  /// A Boolean value that says whether deleting where the text begins deletes the last token.
  open var allowsDeletingTokens = true
  private var tokenViews: [SearchTokenView] = []

  private func showTokens() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map {
      SearchTokenView($0, background: tokenBackgroundColor ?? .secondarySystemFill)
    }
    for view in tokenViews { addSubview(view) }
    changed()
  }

  /// Deletes the selection, the character before the insertion point or, where there is none, the
  /// last token.
  open override func deleteBackward() {
    let isAtStart = selection.length == 0 && selection.location == 0
    guard isAtStart, isEnabled, allowsDeletingTokens, !tokens.isEmpty else {
      return super.deleteBackward()
    }
    tokens.removeLast()
  }

  /// A Boolean value that says whether there is any text, or a token.
  open override var hasText: Bool { super.hasText || !tokens.isEmpty }

  override func clearContents() {
    tokens = []
    super.clearContents()
  }

  private static let tokenGap: CGFloat = 4

  override var widthBeforeText: CGFloat {
    tokenViews.reduce(0) { $0 + $1.fittingWidth + Self.tokenGap }
  }

  /// Lays out the tokens before the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = SearchMetrics.fieldRadius[design] ?? bounds.height / 2
    if isPlatter {
      layer.borderColor = Glass.ring.resolvedColor(with: traitCollection).cgColor
    }
    guard !tokenViews.isEmpty else { return }
    let text = textRect(forBounds: bounds)
    let height = min(SearchTokenView.height, bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // As many as there is space for; the text begins after the last.
    var x = isMirrored ? text.maxX : text.minX
    for view in tokenViews.reversed() {
      let width = view.fittingWidth
      x += isMirrored ? Self.tokenGap : -width - Self.tokenGap
      view.frame = CGRect(
        x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
      if isMirrored { x += width }
    }
  }

  /// The natural size: 36 points high, 44 in the design of iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: SearchMetrics.fieldHeight[design])
  }
}

/// The lengths of search bars, in points, and the field's fill.
@MainActor enum SearchMetrics {
  /// A bar by itself.
  static let height: CGFloat = 56
  // LK-135
  static let fieldHeight = ByDesign<CGFloat>(36, 44)
  /// Nil for half of the height.
  static let fieldRadius = ByDesign<CGFloat?>(10, nil)
  // LK-136
  static let fieldFill = ByDesign(
    UIColor.tertiarySystemFill,
    UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 19 : 253) / 255, alpha: 1) })
  /// The opacity of the field's shadow; nothing stands out of a field without one. LK-138a
  static let shadowOpacity = ByDesign<Float>(0, 0.07)
  /// Above and below the field in a bar by itself. LK-135
  static let fieldTop = ByDesign<CGFloat>(10, 6)
  /// Beside the field in a bar by itself.
  static let margin: CGFloat = 8
  /// A bar in a navigation bar: the field is near its upper edge.
  static let heightInBar = ByDesign<CGFloat>(52, 54)
  static let fieldTopInBar = ByDesign<CGFloat>(1, 0)
  static let fontSize: CGFloat = 17
  // LK-137
  static let sideInset = ByDesign<CGFloat>(6, 12)
  static let textInset: CGFloat = 8
  static let glassWidth = ByDesign<CGFloat>(20, 62.0 / 3)
  static let gap = ByDesign<CGFloat>(TextFieldMetrics.gap, 7)
  /// The clear button's box, and its distance from the field's edge and from the text. LK-138
  static let clearButtonSide = ByDesign<CGFloat>(TextFieldMetrics.clearButtonSide, 20)
  static let clearButtonInset = ByDesign<CGFloat>(TextFieldMetrics.clearButtonInset, 43.0 / 3)
  static let clearButtonGap = ByDesign<CGFloat>(TextFieldMetrics.gap, 29.0 / 3)
  /// Whether a round button with a cross, as high as the field, is in place of the word that cancels. LK-141
  static let cancelsWithCross = ByDesign(false, true)
  /// The field at the bottom of a phone, and its distance from the sides; from the bottom it is as far, as a tab
  /// bar's capsule is, which is chosen. LK-139
  static let bottomHeight: CGFloat = 48
  static let bottomMargin: CGFloat = 28
  /// The height by which it reaches into the home area of 34 points.
  static let homeOverlap: CGFloat = 6
  /// Beside the field and the round button there while the search goes on, between the two, and above a
  /// toolbar. LK-140; the last is chosen.
  static let bottomActiveMargin: CGFloat = 8
  static let bottomGap: CGFloat = 8
  /// The field in the row of a tablet's bar, and its distance from the edge. While the search goes on the button
  /// is beside it, which is chosen. LK-142
  static let inlineSize = CGSize(width: 240, height: 44)
  static let inlineMargin: CGFloat = 15
  /// Between the field and the cancel button, and beside that. LK-141
  static let cancelGap = ByDesign<CGFloat>(12, 11)
  static let cancelMargin: CGFloat = 16
  /// The scope bar's segments, and the part of the bar that they are in.
  static let scopeHeight: CGFloat = 32
  static let scopeAreaHeight: CGFloat = 44
  static let promptHeight: CGFloat = 19
  /// Seconds that the cancel button takes to come and go.
  static let duration: Double = 0.3
}

/// A part of a search that is no text: shown as a word on a coloured background before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: An image before the word; nil for none.
  ///   - text: The word. Line breaks count as spaces.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The client's object that the token represents.
  open var representedObject: Any?
}

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

  /// Replaces text with a token.
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

  /// The range of the text, without the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }
}

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
