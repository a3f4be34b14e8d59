// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The parts of a search bar, beside its field.
@MainActor
struct SearchBarParts {
  /// The parts to arrange.
  struct Arrangement {
    let field: UISearchTextField
    let showsCancel: Bool
    let showsScopes: Bool
    let hasPrompt: Bool
    let isInNavigationBar: Bool
  }

  let background = UIView()
  let image = UIImageView()
  /// At the upper and the lower edge.
  let lines = [UIView(), UIView()]
  let prompt = UILabel()
  let cancelButton = TextButton(title: "Cancel")
  let bookmarkButton = BookmarkButton()
  let scopes = ScopeBar()

  func add(to bar: UISearchBar, _ field: UISearchTextField) {
    for line in lines { line.backgroundColor = .separator }
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    for view in [background, image] + lines {
      view.isUserInteractionEnabled = false
      bar.addSubview(view)
    }
    for view in [prompt, field, cancelButton, scopes] as [UIView] { bar.addSubview(view) }
    cancelButton.alpha = 0
    scopes.isHidden = true
  }

  func layOut(in bar: UISearchBar, _ arrangement: Arrangement) {
    let design = bar.traitCollection.design
    let bounds = CGRect(origin: .zero, size: bar.bounds.size)
    background.frame = bounds
    image.frame = bounds
    let scale = max(bar.traitCollection.displayScale, 1)
    lines[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / scale)
    lines[1].frame = CGRect(
      x: 0, y: bounds.height - 1 / scale, width: bounds.width, height: 1 / scale)

    var top =
      arrangement.isInNavigationBar
      ? SearchMetrics.fieldTopInBar[design] : SearchMetrics.fieldTop[design]
    prompt.isHidden = !arrangement.hasPrompt
    if arrangement.hasPrompt {
      prompt.frame = CGRect(
        x: SearchMetrics.cancelMargin, y: 4,
        width: max(0, bounds.width - 2 * SearchMetrics.cancelMargin),
        height: SearchMetrics.promptHeight)
      top += SearchMetrics.promptHeight
    }
    let sides = margins(of: bar, arrangement)
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let cancel = min(cancelButton.naturalWidth, max(0, bounds.width / 2))
    var row = CGRect(
      x: sides.left, y: top, width: max(0, bounds.width - sides.left - sides.right),
      height: fieldHeight(in: bounds, from: top, arrangement, design))
    scopes.isHidden = !arrangement.showsScopes
    scopes.frame = CGRect(
      x: row.minX, y: row.maxY + SearchMetrics.fieldTop[design], width: row.width,
      height: SearchMetrics.scopeHeight)
    // A button that is not shown waits outside of the bar.
    let trailing = max(SearchMetrics.cancelMargin, isRightToLeft ? sides.left : sides.right)
    cancelButton.alpha = arrangement.showsCancel ? 1 : 0
    var button = CGRect(
      x: bounds.width + SearchMetrics.cancelGap[design], y: top, width: cancel, height: row.height)
    if arrangement.showsCancel {
      button.origin.x = bounds.width - trailing - cancel
      row.size.width = max(
        0,
        button.minX - SearchMetrics.cancelGap[design] - (isRightToLeft ? sides.right : sides.left))
    }
    if isRightToLeft {
      button.origin.x = bounds.width - button.maxX
      row.origin.x = bounds.width - sides.right - row.width
    }
    arrangement.field.frame = row
    cancelButton.frame = button
  }

  /// The field's height, less where a navigation bar takes space away from its search bar.
  private func fieldHeight(
    in bounds: CGRect, from top: CGFloat, _ arrangement: Arrangement, _ design: InterfaceDesign
  ) -> CGFloat {
    let below =
      arrangement.isInNavigationBar
      ? SearchMetrics.heightInBar[design] - SearchMetrics.fieldTopInBar[design]
        - SearchMetrics.fieldHeight[design]
      : SearchMetrics.fieldTop[design]
    let scopes = arrangement.showsScopes ? SearchMetrics.scopeAreaHeight : 0
    return min(max(0, bounds.height - top - below - scopes), SearchMetrics.fieldHeight[design])
  }

  /// Beside the field: a bar by itself has narrow margins, and keeps clear of the screen's edges.
  private func margins(
    of bar: UISearchBar, _ arrangement: Arrangement
  ) -> (left: CGFloat, right: CGFloat) {
    let safe = bar.safeAreaInsets
    let margin =
      arrangement.isInNavigationBar
      ? ((bar.window?.bounds.width ?? 0) < 414 ? 16 : 20) : SearchMetrics.margin
    return (
      max(margin, safe.left + SearchMetrics.margin), max(margin, safe.right + SearchMetrics.margin)
    )
  }
}

/// A button that is a word in the tint, or a cross in a capsule.
final class TextButton: UIControl {
  private let label = UILabel()
  /// The capsule and the cross; nil before they are shown.
  private var round: (platter: PlatterView, cross: UIImageView)?

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: SearchMetrics.fontSize)
    label.textAlignment = .center
    addSubview(label)
    tintColorDidChange()
  }

  private var side: CGFloat? { SearchMetrics.cancelSide[traitCollection.design] }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat { side ?? label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(origin: .zero, size: bounds.size)
    label.isHidden = side != nil
    if side != nil, round == nil { addRound() }
    guard let round else { return }
    for view in [round.platter, round.cross] {
      view.isHidden = side == nil
      view.frame = bounds
    }
  }

  private func addRound() {
    let cross = UIImageView(
      image: UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: SearchMetrics.fontSize, weight: .medium)))
    cross.contentMode = .center
    cross.tintColor = .label
    let platter = PlatterView(frame: .zero)
    for view in [platter, cross] { addSubview(view) }
    accessibilityLabel = label.text
    round = (platter, cross)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override var isHighlighted: Bool {
    didSet {
      for view in [label, round?.cross] { view?.alpha = isHighlighted ? 0.3 : 1 }
    }
  }
}

/// The button in an empty field that opens bookmarks.
final class BookmarkButton: UIControl {
  private let book = UIImageView(image: UIImage(systemName: "book"))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: SearchMetrics.fieldHeight[.iOS17]))
    book.tintColor = .secondaryLabel
    book.contentMode = .center
    addSubview(book)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    book.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
