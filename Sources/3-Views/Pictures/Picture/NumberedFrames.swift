// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Dispatch
import Foundation
import Geometry
import Synchronization
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

/// A pipeline that processes frames on another thread than the one that draws them: one after
/// another, in order.
///
/// Encoding a frame takes longer than drawing it. While it is encoded the next one is drawn;
/// code that draws faster than that waits, so that only a few frames are in memory. After a failure
/// the frames that follow are not worked on.
public final class FramePipeline: Sendable {
  private let queue = DispatchQueue(label: "frames")
  private let slots: DispatchSemaphore
  private let failure = Mutex<(any Error)?>(nil)
  private let work: @Sendable (PictureFrame) throws -> Void

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - capacity: The most frames that wait or are worked on; at least 1.
  ///   - work: What is done with each frame; never with two at a time.
  public init(capacity: Int = 2, work: @escaping @Sendable (PictureFrame) throws -> Void) {
    slots = DispatchSemaphore(value: max(capacity, 1))
    self.work = work
  }

  /// Adds a frame; waits until there is a slot for it.
  ///
  /// - Throws: What the work on an earlier frame failed with.
  public func add(_ frame: PictureFrame) throws {
    slots.wait()
    if let failure = failure.withLock({ $0 }) {
      slots.signal()
      throw failure
    }
    queue.async { [self] in
      defer { slots.signal() }
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        try work(frame)
      } catch {
        failure.withLock { $0 = error }
      }
    }
  }

  /// Waits until all frames are processed.
  ///
  /// - Throws: What the work on a frame failed with.
  public func finish() throws {
    queue.sync {}
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
