// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A card of an alert: words and fields at the top, which scroll where there is too little space, and
/// actions below, which scroll, too.
final class AlertCard: UIView {
  /// The contents of a card.
  struct Contents {
    let style: UIAlertController.Style
    let title: String?
    let message: String?
    let fields: [UITextField]
    let actions: [UIAlertAction]
    /// The action that stands out; nil for none.
    let emphasized: UIAlertAction?
    let fill: UIColor
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
    layer.cornerRadius = AlertMetrics.cornerRadius
    layer.cornerCurve = .continuous
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    line.backgroundColor = .separator
    for view in [texts, rows, line] { addSubview(view) }
    for view in [texts, rows] { view.contentInsetAdjustmentBehavior = .never }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows contents.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - choose: Called with the action that is touched.
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
        action, contents.style, isEmphasized: action === contents.emphasized
      ) { choose(action) }
    }
    rowLines = rowViews.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in rowViews + rowLines { rows.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Sizes

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The height that the card wants for a width.
  func wantedHeight(for width: CGFloat) -> CGFloat {
    updateFonts()
    let (texts, rows) = (layOutTexts(in: width, isDone: false), rowsHeight(in: width))
    return texts + (texts > 0 && rows > 0 ? hairline : 0) + rows
  }

  private func updateFonts() {
    guard let contents else { return }
    let traits = traitCollection
    titleLabel.font = AlertMetrics.titleFont(contents.style, in: traits)
    messageLabel.font = AlertMetrics.messageFont(in: traits)
    let color: UIColor = contents.style == .alert ? .label : .secondaryLabel
    titleLabel.textColor = color
    messageLabel.textColor = color
    for row in rowViews { row.updateFont(in: traits) }
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
    guard let contents else { return 0 }
    let insets = AlertMetrics.textInsets(contents.style)
    let space = max(0, width - insets.left - insets.right)
    var y = insets.top
    var hasAny = false
    func layOut(_ view: UIView, height: CGFloat, distance: CGFloat) {
      if hasAny { y += distance }
      if isDone { view.frame = CGRect(x: insets.left, y: y, width: space, height: height) }
      y += height
      hasAny = true
    }
    for label in [titleLabel, messageLabel] {
      let height = height(of: label, in: space)
      label.isHidden = height == 0
      if height > 0 {
        layOut(label, height: height, distance: AlertMetrics.textSpacing(contents.style))
      }
    }
    for (index, box) in boxes.enumerated() {
      let distance = index == 0 ? AlertMetrics.fieldSpacing : AlertMetrics.rowInsets.width
      layOut(box, height: box.wantedHeight, distance: distance)
    }
    return hasAny ? y + insets.bottom : 0
  }

  private func rowHeight(in width: CGFloat) -> CGFloat {
    rowViews.map { $0.wantedHeight(for: width) }.max() ?? 0
  }

  /// Whether two actions of an alert stand side by side: their words fit.
  private func isSideBySide(in width: CGFloat) -> Bool {
    contents?.style == .alert && rowViews.count == 2
      && rowViews.allSatisfy { $0.fits(in: (width - hairline) / 2) }
  }

  private func rowsHeight(in width: CGFloat) -> CGFloat {
    guard !rowViews.isEmpty else { return 0 }
    if isSideBySide(in: width) { return rowHeight(in: width / 2) }
    return rowViews.reduce(CGFloat(rowViews.count - 1) * hairline) {
      $0 + $1.wantedHeight(for: width)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    updateFonts()
    let width = bounds.width
    let textsHeight = layOutTexts(in: width, isDone: true)
    let rowsHeight = rowsHeight(in: width)
    let lineHeight = textsHeight > 0 && rowsHeight > 0 ? hairline : 0
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
    guard isSideBySide(in: width) else {
      var y: CGFloat = 0
      for (index, row) in rowViews.enumerated() {
        if index > 0 {
          rowLines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: hairline)
          y += hairline
        }
        let height = row.wantedHeight(for: width)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
      return
    }
    // The action that cancels comes first, in the direction of reading.
    let half = (width - hairline) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let cancelIsFirst = rowViews.last?.action.style == .cancel
    let order = cancelIsFirst ? rowViews.reversed() : rowViews
    for (row, isLeft) in zip(order, isMirrored ? [false, true] : [true, false]) {
      row.frame = CGRect(x: isLeft ? 0 : half + hairline, y: 0, width: half, height: height)
    }
    rowLines.first?.frame = CGRect(x: half, y: 0, width: hairline, height: height)
  }
}

/// A field of an alert in its box.
private final class AlertFieldBox: UIView {
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = AlertMetrics.fieldRadius
    layer.cornerCurve = .continuous
    layer.borderColor = CGColor(gray: 0.5, alpha: 0.4)
    layer.borderWidth = 0.5
    addSubview(field)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var wantedHeight: CGFloat {
    max(AlertMetrics.fieldHeight, field.intrinsicContentSize.height + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: AlertMetrics.fieldInset, dy: 1)
  }
}
