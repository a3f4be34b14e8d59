// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Views

/// Frames over a view's picture, each with its number: of accessible elements, or of those of layouts.
@MainActor
struct NumberedFrames {
  let palette: AnatomyPalette
  let text: AnatomyText
  private let viewSize: CGSize
  private let isMirrored: Bool

  static let markerHeight: CGFloat = 15

  init(of view: UIView) {
    viewSize = view.bounds.size
    isMirrored = view.traitCollection.layoutDirection == .rightToLeft
    palette = AnatomyPalette(isDark: view.traitCollection.userInterfaceStyle == .dark)
    text = AnatomyText(rendering: view.traitCollection.textRendering)
  }

  /// Draws frames in the view's coordinates, and their numbers from 1 on.
  func draw(_ frames: [CGRect], filled isFilled: Bool, on canvas: Canvas) {
    for (index, frame) in frames.enumerated() {
      let color = color(index)
      let inset = min(0.75, frame.width / 2, frame.height / 2)
      let path = Path(rect: frame.insetBy(dx: inset, dy: inset))
      if isFilled { canvas.fill(path, with: color.withAlpha(0.16)) }
      canvas.stroke(path, with: color, width: 1.5)
    }
    // Over all frames: a number is never behind a later element.
    for (index, frame) in frames.enumerated() {
      drawMarker(index, at: markerOrigin(of: frame, index), on: canvas)
    }
  }

  /// Draws a number.
  ///
  /// - Parameters:
  ///   - index: The number less 1.
  ///   - origin: The corner of its marker.
  ///   - canvas: The canvas.
  func drawMarker(_ index: Int, at origin: CGPoint, on canvas: Canvas) {
    let frame = CGRect(
      origin: origin, size: CGSize(width: markerWidth(index), height: Self.markerHeight))
    let color = color(index)
    canvas.fill(Path(roundedRect: frame, cornerRadius: 4), with: color)
    let layout = text.layout("\(index + 1)", .label)
    canvas.draw(
      layout,
      at: CGPoint(
        x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2),
      color: palette.text(on: color))
  }

  /// The corner of a frame's number: at the start of its top edge; of a low frame before that, if there is
  /// space.
  private func markerOrigin(of frame: CGRect, _ index: Int) -> CGPoint {
    let width = markerWidth(index)
    let inside = isMirrored ? frame.maxX - width : frame.minX
    let before = isMirrored ? frame.maxX : frame.minX - width
    let isLow = frame.height < Self.markerHeight * 1.6
    let fits = before >= 0 && before + width <= viewSize.width
    return CGPoint(
      x: isLow && fits ? before : min(max(inside, 0), max(viewSize.width - width, 0)),
      y: min(max(frame.minY, 0), max(viewSize.height - Self.markerHeight, 0)))
  }

  private func markerWidth(_ index: Int) -> CGFloat { index < 9 ? 15 : index < 99 ? 19 : 24 }

  /// The colours take turns, so that neighbours differ.
  private func color(_ index: Int) -> RGBA {
    palette.color(Self.kinds[index % Self.kinds.count])
  }

  private static let kinds: [PictureAnatomy.Kind] = [
    .items, .groups, .sections, .supplementaries, .insets, .spacing,
  ]
}

/// A view's picture with numbered frames over it.
@MainActor
struct MarkSheet: PictureSheet {
  let marks: [CGRect]
  let surround: PictureSurround?
  let size: CGSize

  func draw(_ view: UIView, in context: CGContext, scale: CGFloat) {
    let numbers = NumberedFrames(of: view)
    PictureSurround.draw(surround, around: view.bounds.size, in: context, scale: scale) {
      context.canvas.withSavedState {
        context.canvas.clip(to: CGRect(origin: .zero, size: view.bounds.size))
        ViewDrawing.draw(view, in: context, scale: scale)
        numbers.draw(marks, filled: false, on: context.canvas)
      }
    }
    if numbers.text.rendering == .real, !marks.isEmpty { context.hasRealText = true }
  }
}
