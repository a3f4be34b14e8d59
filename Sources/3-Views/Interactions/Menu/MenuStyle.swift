// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

/// The style of a window's menus: its metrics, in its traits.
@MainActor
struct MenuStyle {
  let metrics: InteractionMetrics.Menu
  let traits: UITraitCollection
  let isMirrored: Bool
  let solver: MenuSolver
  let titleFont: UIFont
  let subtitleFont: UIFont
  let headerFont: UIFont

  init(of window: UIWindow) {
    metrics = window.interactionMetrics.menu
    traits = window.traitCollection
    isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = traits.displayScale
    solver = MenuSolver(
      metrics: metrics.layout,
      texts: MenuTextSizes(
        traits.preferredContentSizeCategory, isSmall: metrics.layout.hasSmallTexts),
      windowWidth: window.bounds.width, grid: PixelGrid(scale: scale > 0 ? scale : 1))
    titleFont = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    let isSmall = metrics.layout.hasSmallTexts
    subtitleFont = .preferredFont(
      forTextStyle: isSmall ? .footnote : .subheadline, compatibleWith: traits)
    headerFont =
      isSmall
      ? .systemFont(sizedAs: .footnote, weight: .medium, in: traits)
      : .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
  }

  func title(_ string: String) -> MenuText {
    MenuText(string: string, font: titleFont, lineHeight: solver.texts.titleLine)
  }

  func subtitle(_ string: String) -> MenuText {
    MenuText(string: string, font: subtitleFont, lineHeight: solver.texts.subtitleLine)
  }

  func header(_ string: String) -> MenuText {
    MenuText(string: string, font: headerFont, lineHeight: solver.texts.headerLine)
  }

  var markConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: metrics.markSize * solver.texts.titleScale, weight: .semibold)
  }

  /// The configuration of symbols beside titles, unless they say themselves.
  var imageConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: metrics.symbolSize)
  }

  func color(of offer: MenuOffer) -> UIColor {
    if !offer.isEnabled { return UIColor(metrics.colors.disabled) }
    return offer.isDestructive ? .systemRed : UIColor(metrics.colors.title)
  }

  func solve(_ list: MenuList, isReversed: Bool) -> SolvedMenu {
    let specification = isReversed ? list.specification.reversed : list.specification
    return solver.solve(specification) { text in
      let offer = list.offers[text.id]
      let measured =
        switch text.role {
        case .title: title(offer.title)
        case .subtitle: subtitle(offer.subtitle ?? "")
        case .header: header(offer.title)
        }
      return measured.lineCount(width: text.width, in: traits)
    }
  }
}
