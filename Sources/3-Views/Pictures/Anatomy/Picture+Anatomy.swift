// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Views

extension Picture {
  /// Returns the view's parts; nil if nothing is asked for.
  ///
  /// - Throws: ``PictureError/invisibleItem(_:)``.
  func anatomyContents() throws(PictureError) -> AnatomyContents? {
    guard let anatomy, !anatomy.isEmpty else { return nil }
    view.layoutIfNeeded()
    let contents = view.anatomyInside(AnatomyRequest(anatomy))
    if let item = anatomy.highlightedItem, contents.highlight == nil { throw .invisibleItem(item) }
    return contents
  }

  /// The figure and its legend; nil without an anatomy.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point of the picture.
  ///   - isFrame: Whether it is one of several, which are all of one size.
  /// - Returns: What is drawn instead of the view alone.
  /// - Throws: ``PictureError``.
  func sheet(scale: CGFloat, asFrame isFrame: Bool) throws(PictureError) -> AnatomySheet? {
    // The view alone first: nothing is described that is too large to be drawn.
    guard let anatomy, !anatomy.isEmpty else { return nil }
    do throws(CanvasError) { _ = try Canvas.pixelSize(of: outerSize, scale: scale) } catch {
      throw .canvas(error)
    }
    guard let contents = try anatomyContents() else { return nil }
    let text = AnatomyText(rendering: view.traitCollection.textRendering)
    let figure = AnatomyFigure(
      contents, anatomy, viewSize: view.bounds.size,
      metrics: AnatomyLabel.Metrics { text.labelSize($0) })
    let legend = figure.legend.map {
      LegendColumns(
        $0, viewHeight: outerSize.height, fixedSize: isFrame ? frameLegendSize : nil)
    }
    let sheet = AnatomySheet(
      figure: figure, legend: legend, text: text, surround: surround,
      isDark: view.traitCollection.userInterfaceStyle == .dark)
    do throws(CanvasError) { _ = try Canvas.pixelSize(of: sheet.size, scale: scale) } catch {
      throw .legend(error)
    }
    if isFrame, frameLegendSize == nil { frameLegendSize = legend?.size }
    return sheet
  }
}

/// A view's picture with its anatomy over it and the legend beside it.
@MainActor
struct AnatomySheet {
  let figure: AnatomyFigure
  let legend: LegendColumns?
  let text: AnatomyText
  let surround: PictureSurround?
  let isDark: Bool

  private var outerSize: CGSize {
    PictureSurround.size(of: surround, around: figure.viewSize)
  }

  var size: CGSize {
    let view = outerSize
    guard let legend else { return view }
    return CGSize(
      width: view.width + legend.size.width, height: max(view.height, legend.size.height))
  }

  /// Draws the view, the figure over it, what is around them, and the legend.
  func draw(_ view: UIView, in context: CGContext, scale: CGFloat) {
    let drawing = AnatomyDrawing(
      figure: figure, canvas: context.canvas, palette: AnatomyPalette(isDark: isDark), text: text)
    PictureSurround.draw(surround, around: figure.viewSize, in: context, scale: scale) {
      context.canvas.withSavedState {
        // What sticks out of the view is not to reach into the legend.
        context.canvas.clip(to: CGRect(origin: .zero, size: figure.viewSize))
        ViewDrawing.draw(view, in: context, scale: scale)
      }
      drawing.drawFigure()
    }
    if let legend { drawing.drawLegend(legend, beside: outerSize) }
    if text.rendering == .real, !figure.labels.isEmpty || legend != nil {
      context.hasRealText = true
    }
  }
}
