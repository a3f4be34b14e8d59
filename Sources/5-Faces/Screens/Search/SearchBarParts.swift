// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The place of a search bar.
enum SearchBarPlace: Hashable {
  /// By itself, where a client has put it.
  case alone
  /// In a navigation bar: below the title, or at the end of the row.
  case stacked
  case inline
  /// At the bottom of a navigation controller.
  case bottom
}

/// The parts of a search bar, beside its field.
@MainActor
struct SearchBarParts {
  struct Arrangement {
    let field: UISearchTextField
    let showsCancel: Bool
    let showsScopes: Bool
    let hasPrompt: Bool
    let place: SearchBarPlace
  }

  let background = UIView()
  let image = UIImageView()
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

    var top = Self.fieldTop(arrangement.place, design)
    // At the bottom the scopes are above the field, which is chosen.
    let scopesTop = arrangement.place == .bottom && arrangement.showsScopes ? top : nil
    if scopesTop != nil { top += SearchMetrics.scopeAreaHeight }
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
    let gap =
      arrangement.place == .bottom ? SearchMetrics.bottomGap : SearchMetrics.cancelGap[design]
    var row = CGRect(
      x: sides.left, y: top, width: max(0, bounds.width - sides.left - sides.right),
      height: fieldHeight(in: bounds, from: top, arrangement, design))
    let cancel = min(cancelButton.width(height: row.height), max(0, bounds.width / 2))
    scopes.isHidden = !arrangement.showsScopes
    scopes.frame = CGRect(
      x: row.minX, y: scopesTop ?? row.maxY + SearchMetrics.fieldTop[design], width: row.width,
      height: SearchMetrics.scopeHeight)
    // A button that is not shown waits outside of the bar.
    let trailing = max(
      arrangement.place == .alone || arrangement.place == .stacked ? SearchMetrics.cancelMargin : 0,
      isRightToLeft ? sides.left : sides.right)
    cancelButton.alpha = arrangement.showsCancel ? 1 : 0
    var button = CGRect(
      x: bounds.width + gap, y: top, width: cancel, height: row.height)
    if arrangement.showsCancel {
      button.origin.x = bounds.width - trailing - cancel
      row.size.width = max(
        0,
        button.minX - gap - (isRightToLeft ? sides.right : sides.left))
    }
    if isRightToLeft {
      button.origin.x = bounds.width - button.maxX
      row.origin.x = bounds.width - sides.right - row.width
    }
    arrangement.field.frame = row
    cancelButton.frame = button
  }

  private static func fieldTop(_ place: SearchBarPlace, _ design: InterfaceDesign) -> CGFloat {
    switch place {
    case .alone: SearchMetrics.fieldTop[design]
    case .stacked: SearchMetrics.fieldTopInBar[design]
    case .inline, .bottom: 0
    }
  }

  /// The field's height, less where a navigation bar takes space away from its search bar.
  private func fieldHeight(
    in bounds: CGRect, from top: CGFloat, _ arrangement: Arrangement, _ design: InterfaceDesign
  ) -> CGFloat {
    let below: CGFloat
    switch arrangement.place {
    case .alone: below = SearchMetrics.fieldTop[design]
    case .stacked:
      below =
        SearchMetrics.heightInBar[design] - SearchMetrics.fieldTopInBar[design]
        - SearchMetrics.fieldHeight[design]
    case .inline: return min(bounds.height, SearchMetrics.inlineSize.height)
    case .bottom: return max(0, bounds.height - top)
    }
    let scopes = arrangement.showsScopes ? SearchMetrics.scopeAreaHeight : 0
    return min(max(0, bounds.height - top - below - scopes), SearchMetrics.fieldHeight[design])
  }

  /// Beside the field: a bar by itself has narrow margins, and keeps clear of the screen's edges.
  private func margins(
    of bar: UISearchBar, _ arrangement: Arrangement
  ) -> (left: CGFloat, right: CGFloat) {
    let safe = bar.safeAreaInsets
    let margin: CGFloat
    switch arrangement.place {
    case .alone: margin = SearchMetrics.margin
    case .stacked: margin = (bar.window?.bounds.width ?? 0) < 414 ? 16 : 20
    case .inline: return (0, 0)
    case .bottom:
      margin =
        arrangement.showsCancel ? SearchMetrics.bottomActiveMargin : SearchMetrics.bottomMargin
    }
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

  private var isRound: Bool { SearchMetrics.cancelsWithCross[traitCollection.design] }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The width that the button wants at a height.
  func width(height: CGFloat) -> CGFloat {
    isRound ? height : label.intrinsicContentSize.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(origin: .zero, size: bounds.size)
    label.isHidden = isRound
    if isRound, round == nil { addRound() }
    guard let round else { return }
    for view in [round.platter, round.cross] {
      view.isHidden = !isRound
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
