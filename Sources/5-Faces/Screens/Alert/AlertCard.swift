// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A card of an alert: words and fields at the top, which scroll where there is too little space, and
/// actions below, which scroll, too.
final class AlertCard: UIView {
  struct Contents {
    let style: UIAlertController.Style
    let title: String?
    let message: String?
    let fields: [UITextField]
    let actions: [UIAlertAction]
    /// The action that stands out; nil for none.
    let emphasized: UIAlertAction?
    /// The action that the client prefers; nil for none.
    let preferred: UIAlertAction?
    let fill: UIColor
    /// Whether the card is in a popover, which has corners and a shadow of its own.
    var isInPopover = false
  }

  private var contents: Contents?
  private let texts = UIScrollView()
  private let rows = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let line = UIView()
  private var boxes: [AlertFieldBox] = []
  private var rowViews: [AlertActionView] = []
  private var rowLines: [UIView] = []

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      texts.addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    line.backgroundColor = .separator
    for view in [texts, rows, line] { addSubview(view) }
    for view in [texts, rows] { view.contentInsetAdjustmentBehavior = .never }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ contents: Contents, _ choose: @escaping (UIAlertAction) -> Void) {
    self.contents = contents
    backgroundColor = contents.fill
    titleLabel.text = contents.title
    messageLabel.text = contents.message
    if boxes.map(\.field) != contents.fields {
      for box in boxes { box.removeFromSuperview() }
      boxes = contents.fields.map(AlertFieldBox.init)
      for box in boxes { texts.addSubview(box) }
    }
    for view in rowViews + rowLines { view.removeFromSuperview() }
    rowViews = contents.actions.map { action in
      AlertActionView(
        action, contents.style, isEmphasized: action === contents.emphasized,
        isPreferred: action === contents.preferred
      ) { choose(action) }
    }
    rowLines =
      metrics.pill != nil
      ? []
      : rowViews.dropFirst().map { _ in
        let line = UIView()
        line.backgroundColor = .separator
        return line
      }
    for view in rowViews + rowLines { rows.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Sizes

  private var metrics: AlertMetrics {
    .metrics(contents?.style ?? .alert, in: traitCollection)
  }

  /// Between two actions, and between the words and the first action: a line, or the spaces of actions
  /// that stand apart.
  private var spacing: CGFloat {
    metrics.pill?.spacing ?? 1 / max(traitCollection.displayScale, 1)
  }
  private var lineHeight: CGFloat {
    metrics.pill == nil ? 1 / max(traitCollection.displayScale, 1) : 0
  }
  /// Around the actions.
  private var padding: CGFloat { metrics.pill?.padding ?? 0 }

  func wantedHeight(for width: CGFloat) -> CGFloat {
    updateFonts()
    let (texts, rows) = (layOutTexts(in: width, isDone: false), rowsHeight(in: width))
    return texts + (texts > 0 && rows > 0 ? lineHeight : 0) + rows
  }

  private func updateFonts() {
    guard contents != nil else { return }
    let traits = traitCollection
    let metrics = metrics
    let isAlone = isOneText
    titleLabel.font = metrics.titleFont(isAlone: isAlone, in: traits)
    messageLabel.font = metrics.messageFont(isAlone: isAlone, in: traits)
    titleLabel.textColor = metrics.titleColor
    messageLabel.textColor = isAlone ? metrics.titleColor : metrics.messageColor
    for label in [titleLabel, messageLabel] {
      label.textAlignment = isAlone ? .center : metrics.textAlignment
    }
    let isBare = contents?.isInPopover == true && metrics.popoverFill != nil
    layer.cornerRadius = isBare ? 0 : metrics.cornerRadius
    layer.shadowOpacity = isBare ? 0 : metrics.shadow.opacity
    layer.shadowRadius = metrics.shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: metrics.shadow.distance)
    clipsToBounds = metrics.shadow.opacity == 0
    for view in [texts, rows] {
      view.layer.cornerRadius = clipsToBounds ? 0 : metrics.cornerRadius
      view.clipsToBounds = true
    }
    for row in rowViews { row.updateFont(in: traits) }
  }

  /// Whether there is a title or a message, and not both.
  private var isOneText: Bool {
    (titleLabel.text?.isEmpty == false) != (messageLabel.text?.isEmpty == false)
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Places words and fields.
  ///
  /// - Parameters:
  ///   - width: The width of the card.
  ///   - isDone: Whether views are placed; otherwise they are measured alone.
  /// - Returns: The height of all of it; zero without any.
  @discardableResult
  private func layOutTexts(in width: CGFloat, isDone: Bool) -> CGFloat {
    guard contents != nil else { return 0 }
    let metrics = metrics
    let insets = metrics.textInsets
    let space = max(0, width - insets.left - insets.right)
    var y = insets.top
    var hasAny = false
    func layOut(_ view: UIView, height: CGFloat, distance: CGFloat, margin: CGFloat? = nil) {
      if hasAny { y += distance }
      if isDone {
        let x = margin ?? insets.left
        view.frame = CGRect(
          x: x, y: y, width: margin.map { max(0, width - 2 * $0) } ?? space, height: height)
      }
      y += height
      hasAny = true
    }
    for label in [titleLabel, messageLabel] {
      let height = height(of: label, in: space)
      label.isHidden = height == 0
      if height > 0 {
        layOut(label, height: height, distance: metrics.textSpacing)
      }
    }
    for (index, box) in boxes.enumerated() {
      let distance = index == 0 ? metrics.fieldSpacing : metrics.pill?.spacing ?? 8
      layOut(box, height: box.wantedHeight, distance: distance, margin: metrics.fieldMargin)
    }
    let below = isOneText && boxes.isEmpty ? metrics.spaceBelowOneText : nil
    return hasAny ? y + (below ?? insets.bottom) : 0
  }

  private func rowHeight(in width: CGFloat) -> CGFloat {
    rowViews.map { $0.wantedHeight(for: width) }.max() ?? 0
  }

  /// Whether two actions of an alert stand side by side: their words fit.
  private func isSideBySide(in width: CGFloat) -> Bool {
    contents?.style == .alert && rowViews.count == 2
      && rowViews.allSatisfy { $0.fits(in: (width - 2 * padding - spacing) / 2) }
  }

  private func rowsHeight(in width: CGFloat) -> CGFloat {
    guard !rowViews.isEmpty else { return 0 }
    let inner = width - 2 * padding
    if isSideBySide(in: width) { return rowHeight(in: inner / 2) + 2 * padding }
    return rowViews.reduce(CGFloat(rowViews.count - 1) * spacing + 2 * padding) {
      $0 + $1.wantedHeight(for: inner)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    updateFonts()
    let width = bounds.width
    let textsHeight = layOutTexts(in: width, isDone: true)
    let rowsHeight = rowsHeight(in: width)
    let lineHeight = textsHeight > 0 && rowsHeight > 0 ? lineHeight : 0
    let space = max(0, bounds.height - lineHeight)
    // Where both are too high, each has half; what one does not need the other has.
    let rowsSpace = min(rowsHeight, max(space - textsHeight, space / 2))
    texts.contentSize = CGSize(width: width, height: textsHeight)
    texts.frame = CGRect(x: 0, y: 0, width: width, height: max(0, space - rowsSpace))
    line.isHidden = lineHeight == 0
    line.frame = CGRect(x: 0, y: texts.frame.maxY, width: width, height: lineHeight)
    rows.contentSize = CGSize(width: width, height: rowsHeight)
    rows.frame = CGRect(x: 0, y: bounds.height - rowsSpace, width: width, height: rowsSpace)
    layOutRows(in: width, height: rowsHeight)
  }

  private func layOutRows(in width: CGFloat, height: CGFloat) {
    let (padding, spacing) = (padding, spacing)
    let inner = width - 2 * padding
    guard isSideBySide(in: width) else {
      var y = padding
      for (index, row) in rowViews.enumerated() {
        if index > 0 {
          if !rowLines.isEmpty {
            rowLines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: spacing)
          }
          y += spacing
        }
        let height = row.wantedHeight(for: inner)
        row.frame = CGRect(x: padding, y: y, width: inner, height: height)
        y += height
      }
      return
    }
    // The action that cancels comes first, in the direction of reading.
    let half = (inner - spacing) / 2
    let rowHeight = height - 2 * padding
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let cancelIsFirst = rowViews.last?.action.style == .cancel
    let order = cancelIsFirst ? rowViews.reversed() : rowViews
    for (row, isLeft) in zip(order, isMirrored ? [false, true] : [true, false]) {
      row.frame = CGRect(
        x: isLeft ? padding : padding + half + spacing, y: padding, width: half, height: rowHeight)
    }
    rowLines.first?.frame = CGRect(x: half, y: 0, width: spacing, height: height)
  }
}

private final class AlertFieldBox: UIView {
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    layer.cornerCurve = .continuous
    layer.borderColor = CGColor(gray: 0.5, alpha: 0.4)
    addSubview(field)
    takeDesign()
  }

  private var metrics: AlertMetrics { .metrics(.alert, in: traitCollection) }

  private func takeDesign() {
    let metrics = metrics
    backgroundColor = metrics.pill?.fill ?? .systemBackground
    layer.cornerRadius = metrics.fieldRadius
    layer.borderWidth = metrics.fieldBorder
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeDesign()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var wantedHeight: CGFloat {
    max(metrics.fieldHeight, field.intrinsicContentSize.height + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: metrics.fieldInset, dy: 1)
  }
}
