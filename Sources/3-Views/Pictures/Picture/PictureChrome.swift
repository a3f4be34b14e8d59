// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
package import Geometry
package import Views

/// The parts of a device that a picture shows around a view.
public enum PictureChrome: String, Hashable, Sendable, CaseIterable {
  /// The view alone.
  case none
  /// The status bar and the home indicator, over the view.
  case statusBar
  /// The parts of the screen, and the frame around it, whose corners are round; the picture is
  /// larger by it.
  case device
}

extension PictureSurround {
  /// Creates what a picture shows of a device; nil for no chrome.
  ///
  /// - Parameters:
  ///   - chrome: How much of it.
  ///   - device: The device.
  ///   - controller: Says of what colour the status bar is; nil for that of labels.
  ///   - traits: The traits of bars.
  package init?(
    _ chrome: PictureChrome, of device: PictureDevice, controller: UIViewController?,
    traits: TraitValues
  ) {
    guard chrome != .none else { return nil }
    let bezel = chrome == .device ? DeviceFront.bezel : 0
    let front = DeviceFront(device, bezel: bezel, controller: controller)
    front.traitOverrides = traits
    self.init(
      insets: UIEdgeInsets(top: bezel, left: bezel, bottom: bezel, right: bezel),
      corners: CornerRadii(chrome == .device ? device.cornerRadius : 0), front: front)
  }
}

/// The surroundings of a view in its picture, drawn over it: a status bar, a phone, a title bar.
///
/// It is not part of the view's tree or of a layout tree, and invisible to the view.
@MainActor
package struct PictureSurround {
  /// The margins of the picture around the view, by side, in points.
  package var insets: UIEdgeInsets
  /// The radius of the view's corners, which are cut in the continuous form, in points.
  var corners: CornerRadii
  /// Drawn over the view and its surroundings, as large as both together.
  var front: UIView

  /// - Parameters:
  ///   - insets: How much larger the picture is than the view, by side, in points; not negative.
  ///   - corners: The radii of the view's corners, in points.
  ///   - front: Drawn over all.
  package init(insets: UIEdgeInsets, corners: CornerRadii = CornerRadii(0), front: UIView) {
    self.insets = insets
    self.corners = corners
    self.front = front
  }

  func size(around size: CGSize) -> CGSize {
    CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  static func size(of surround: Self?, around size: CGSize) -> CGSize {
    surround?.size(around: size) ?? size
  }

  /// Draws something with what is around it, if anything is.
  ///
  /// - Parameters:
  ///   - surround: What is around it; nil for nothing.
  ///   - size: The size of what is drawn, in points.
  ///   - context: Where to.
  ///   - scale: The pixels per point of the picture.
  ///   - body: Draws, from the origin.
  static func draw(
    _ surround: PictureSurround?, around size: CGSize, in context: CGContext, scale: CGFloat,
    _ body: () -> Void
  ) {
    guard let surround else { return body() }
    context.canvas.withSavedState {
      context.canvas.translate(x: surround.insets.left, y: surround.insets.top)
      let bounds = CGRect(origin: .zero, size: size)
      context.canvas.clip(
        to: Path(roundedRect: bounds, cornerRadii: surround.corners, curve: .continuous))
      body()
    }
    surround.front.bounds.size = surround.size(around: size)
    surround.front.layoutIfNeeded()
    ViewDrawing.draw(surround.front, in: context, scale: scale)
  }
}

/// The content of a picture at one moment, as pixels that any thread can encode.
public struct PictureFrame: Hashable, Sendable {
  package let raster: Raster

  /// The frame as a PNG file.
  ///
  /// - Throws: ``PictureError`` if there is no memory for it.
  public func pngData() throws(PictureError) -> Data {
    do { return try raster.pngData() } catch { throw .canvas(error) }
  }
}

extension Picture {
  /// Returns a frame of the picture as it is now, to be encoded while the next frame is drawn.
  ///
  /// ```swift
  /// let pipeline = FramePipeline { frame in try write(frame.pngData()) }
  /// for number in 0..<60 {
  ///   window.advance(to: Double(number) / 30)
  ///   try pipeline.add(picture.frame())
  /// }
  /// try pipeline.finish()
  /// ```
  ///
  /// - Throws: ``PictureError`` for a size of nothing or beyond the limits, or a missing font.
  public func frame() throws(PictureError) -> PictureFrame { PictureFrame(raster: try raster()) }
}
