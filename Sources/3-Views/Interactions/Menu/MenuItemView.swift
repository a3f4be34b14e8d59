// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

/// Shows one row, header or palette of a menu, with what separates it from the one above.
final class MenuItemView: UIView {
  enum Emphasis {
    case none, pressed, focused
  }

  private let style: MenuStyle
  private let separator = UIView(frame: .zero)
  private var columns: [(id: Int, background: UIView)] = []

  /// - Parameters:
  ///   - item: What is shown.
  ///   - separatorHeight: How high the line or band above is; nil for none.
  ///   - menu: The layout that the item is of.
  ///   - offers: What elements show, by identity.
  ///   - style: How it looks.
  init(
    _ item: SolvedMenu.Item, separatorHeight: CGFloat?, of menu: SolvedMenu,
    _ offers: [MenuOffer], _ style: MenuStyle
  ) {
    self.style = style
    super.init(frame: item.frame)
    isUserInteractionEnabled = false
    if let separatorHeight { addSeparator(separatorHeight, item) }
    switch item.content {
    case .header(let id):
      addBackground(for: nil, in: bounds)
      guard let layout = menu.rowLayout(of: item, isMirrored: style.isMirrored) else { return }
      add(
        style.header(offers[id].title), .secondaryLabel, in: layout.title, lines: item.titleLines)
    case .row(let row), .opener(let row):
      addBackground(for: row.id, in: bounds)
      guard let layout = menu.rowLayout(of: item, isMirrored: style.isMirrored) else { return }
      var isOpener = false
      if case .opener = item.content { isOpener = true }
      addRow(offers[row.id], item, layout, isOpener: isOpener)
    case .palette(let palette):
      let frames = menu.columnFrames(of: item, isMirrored: style.isMirrored)
      for (id, frame) in zip(palette.ids, frames) {
        let frame = frame.offsetBy(dx: 0, dy: -item.frame.minY)
        addBackground(for: id, in: frame)
        addColumn(offers[id], in: frame, palette.size, menu)
      }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows or hides the line above; bands stay.
  var hidesHairline = false {
    didSet { separator.isHidden = hidesHairline && separator.bounds.height < 1 }
  }

  func emphasize(_ id: Int?, _ emphasis: Emphasis) {
    for column in columns {
      column.background.backgroundColor =
        column.id == id ? style.color(of: emphasis) : nil
    }
  }

  // MARK: Parts

  private func addSeparator(_ height: CGFloat, _ item: SolvedMenu.Item) {
    let colors = style.metrics.colors
    separator.frame = CGRect(x: 0, y: -height, width: item.frame.width, height: height)
    separator.backgroundColor = UIColor(item.separator == .band ? colors.band : colors.hairline)
    if item.separator == .band, let line = style.metrics.layout.groupLine {
      separator.frame = separator.frame
        .insetBy(dx: line.inset, dy: (height - line.thickness) / 2)
      separator.backgroundColor = UIColor(colors.hairline)
    }
    addSubview(separator)
  }

  private func addBackground(for id: Int?, in frame: CGRect) {
    guard let id else { return }
    let background = UIView(frame: frame)
    addSubview(background)
    columns.append((id, background))
  }

  private func add(
    _ text: MenuText, _ color: UIColor, in frame: CGRect, lines: Int, isCentered: Bool = false
  ) {
    let label = DrawnView(
      MenuLabel(text: text, color: color, lines: lines, isCentered: isCentered))
    label.isUserInteractionEnabled = false
    label.isOpaque = false
    label.frame = frame
    addSubview(label)
  }

  private func addRow(
    _ offer: MenuOffer, _ item: SolvedMenu.Item, _ layout: MenuRowLayout, isOpener: Bool
  ) {
    let color = style.color(of: offer)
    add(style.title(offer.title), color, in: layout.title, lines: item.titleLines)
    if let frame = layout.subtitle {
      add(
        style.subtitle(offer.subtitle ?? ""),
        offer.isEnabled ? UIColor(style.metrics.colors.subtitle) : .systemGray, in: frame,
        lines: item.subtitleLines)
    }
    if let middle = layout.mark, let mark = offer.mark {
      let view = imageView(UIImage(systemName: mark.symbolName), color, style.markConfiguration)
      add(view, at: middle)
      // The chevron of an opened submenu points down.
      if isOpener {
        view.transform = CGAffineTransform(rotationAngle: style.isMirrored ? -.pi / 2 : .pi / 2)
      }
    }
    if let middle = layout.image { addImage(of: offer, at: middle) }
  }

  private func addColumn(
    _ offer: MenuOffer, in frame: CGRect, _ size: MenuSpecification.Palette.Size,
    _ menu: SolvedMenu
  ) {
    let metrics = style.metrics.layout
    if frame.minX > 0, offer.image != nil || size == .medium {
      let line = UIView(
        frame: CGRect(
          x: frame.minX, y: 0, width: menu.solver.grid.pixel, height: frame.height))
      line.backgroundColor = UIColor(style.metrics.colors.hairline)
      addSubview(line)
    }
    if offer.mark == .on { addSelection(in: frame) }
    let line = menu.solver.texts.headerLine
    switch size {
    case .small:
      guard offer.image == nil else {
        return addImage(of: offer, at: CGPoint(x: frame.midX, y: frame.midY))
      }
      add(
        style.header(offer.title), style.color(of: offer),
        in: CGRect(
          x: frame.minX, y: frame.midY - line / 2, width: frame.width, height: line), lines: 1,
        isCentered: true)
    case .medium:
      addImage(of: offer, at: CGPoint(x: frame.midX, y: metrics.mediumImageCenter))
      add(
        style.header(offer.title), style.color(of: offer),
        in: CGRect(
          x: frame.minX, y: frame.height - metrics.mediumTitlePadding - line, width: frame.width,
          height: line), lines: 1, isCentered: true)
    }
  }

  /// Fills the background of a column that is on.
  private func addSelection(in frame: CGRect) {
    let margin = style.metrics.paletteSelectionMargin
    let view = UIView(frame: frame.insetBy(dx: margin, dy: margin))
    view.backgroundColor = .systemFill
    view.layer.cornerRadius = min(style.metrics.cornerRadius - margin, view.bounds.height / 2)
    view.layer.cornerCurve = .continuous
    addSubview(view)
  }

  // MARK: Images

  private func imageView(
    _ image: UIImage?, _ color: UIColor, _ configuration: UIImage.SymbolConfiguration
  ) -> UIImageView {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = configuration
    view.tintColor = color
    view.isUserInteractionEnabled = false
    return view
  }

  private func add(_ view: UIImageView, at middle: CGPoint) {
    view.bounds.size = view.sizeThatFits(.zero)
    view.center = middle
    view.contentMode = .center
    addSubview(view)
  }

  /// Puts an offer's image somewhere, no larger than menus have it.
  private func addImage(of offer: MenuOffer, at middle: CGPoint) {
    guard let image = offer.image else { return }
    let view = imageView(image, style.color(of: offer), style.imageConfiguration)
    view.bounds.size = view.sizeThatFits(.zero).fitted(into: style.metrics.layout.imageSize)
    view.center = middle
    view.contentMode = .scaleAspectFit
    addSubview(view)
  }
}

extension MenuStyle {
  fileprivate func color(of emphasis: MenuItemView.Emphasis) -> UIColor? {
    switch emphasis {
    case .none: nil
    case .pressed: UIColor(metrics.colors.pressed)
    case .focused: UIColor(metrics.colors.focused)
    }
  }
}
