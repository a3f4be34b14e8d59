// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The frames of the parts of list contents: a pure function of sizes (rules LC-d to LC-g).
///
/// Points from the top left corner, as read from left to right; ``mirrored(in:)`` for the other
/// direction.
struct ListContentArrangement: Hashable {
  /// The frame of the image; nil without one.
  var image: CGRect?
  /// The space that is reserved for the image; nil without one.
  var reserved: CGRect?
  var text: CGRect?
  var secondary: CGRect?

  /// The frames for contents that read from right to left.
  func mirrored(in width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      image: image?.mirrored(in: width), reserved: reserved?.mirrored(in: width),
      text: text?.mirrored(in: width), secondary: secondary?.mirrored(in: width))
  }
}

/// The sizes and margins by which list contents are arranged.
struct ListContentParts {
  struct Text {
    /// The size in a width; the width may be infinite.
    var size: (CGFloat) -> CGSize
    /// Whether the text is one line long if there is space.
    var isLine: Bool
  }

  var margins: NSDirectionalEdgeInsets
  var imageSize: CGSize?
  /// The space that the image is centred in.
  var reservedSize: CGSize
  var text: Text?
  var secondary: Text?
  var imageToText: CGFloat
  var horizontalPadding: CGFloat
  var verticalPadding: CGFloat
  var prefersSideBySide: Bool
  var minimumHeight: CGFloat
  var grid: PixelGrid

  /// The size that suits the contents.
  ///
  /// - Parameter width: The width there is; infinite for as much as wanted.
  /// - Returns: The size; no wider than `width`.
  func size(in width: CGFloat) -> CGSize {
    let texts = measured(in: columnWidth(in: width))
    let outer = margins.leading + margins.trailing + textStart
    let height = margins.top + max(texts.size.height, imageHeight) + margins.bottom
    return CGSize(
      width: min(grid.ceil(outer + texts.size.width), width),
      height: max(grid.ceil(height), minimumHeight))
  }

  /// Returns the frames of the parts.
  ///
  /// Contents that are higher than the space between the margins stay in its middle; texts that are
  /// higher than everything lose their end.
  func arrangement(in size: CGSize) -> ListContentArrangement {
    var result = ListContentArrangement()
    if let imageSize {
      let available = CGRect(
        x: margins.leading, y: middle(of: reservedSize.height, in: size.height),
        width: reservedSize.width, height: reservedSize.height)
      result.reserved = available
      result.image = CGRect(
        x: grid.round(available.midX - imageSize.width / 2),
        y: middle(of: imageSize.height, in: size.height), width: imageSize.width,
        height: imageSize.height)
    }
    let column = columnWidth(in: size.width)
    let start = margins.leading + textStart
    let texts = measured(in: column)
    if texts.isSideBySide {
      layOut(&result, sideBySide: texts, from: start, in: column, size.height)
    } else {
      layOut(&result, stacked: texts, from: start, in: column, size.height)
    }
    return result
  }

  private func layOut(
    _ result: inout ListContentArrangement, sideBySide texts: Texts, from start: CGFloat,
    in column: CGFloat, _ height: CGFloat
  ) {
    let end = texts.secondary
    result.text = CGRect(
      x: start, y: middle(of: texts.text.height, in: height),
      width: column - end.width - horizontalPadding, height: texts.text.height)
    result.secondary = CGRect(
      x: start + column - end.width, y: middle(of: end.height, in: height), width: end.width,
      height: end.height)
  }

  private func layOut(
    _ result: inout ListContentArrangement, stacked texts: Texts, from start: CGFloat,
    in column: CGFloat, _ height: CGFloat
  ) {
    let top = max(0, middle(of: texts.size.height, in: height))
    let end = min(top + texts.size.height, max(height, top))
    var y = top
    func row(_ length: CGFloat) -> CGRect {
      CGRect(x: start, y: y, width: column, height: max(0, min(length, end - y)))
    }
    if text != nil {
      result.text = row(texts.text.height)
      y += texts.text.height + verticalPadding
    }
    if secondary != nil { result.secondary = row(texts.secondary.height) }
  }

  // MARK: Measuring

  private struct Texts {
    var text = CGSize.zero
    var secondary = CGSize.zero
    var isSideBySide = false
    /// The size of both together.
    var size = CGSize.zero
  }

  /// From the leading margin to the texts.
  private var textStart: CGFloat {
    guard imageSize != nil else { return 0 }
    return reservedSize.width + (text == nil && secondary == nil ? 0 : imageToText)
  }

  private var imageHeight: CGFloat { imageSize == nil ? 0 : reservedSize.height }

  private func columnWidth(in width: CGFloat) -> CGFloat {
    max(0, width - margins.leading - margins.trailing - textStart)
  }

  private func measured(in column: CGFloat) -> Texts {
    var result = Texts()
    if prefersSideBySide, let text, let secondary, text.isLine, secondary.isLine {
      result.text = text.size(.infinity)
      result.secondary = secondary.size(.infinity)
      let width = result.text.width + horizontalPadding + result.secondary.width
      if width <= column {
        result.isSideBySide = true
        result.size = CGSize(
          width: width, height: max(result.text.height, result.secondary.height))
        return result
      }
    }
    result.text = text?.size(column) ?? .zero
    result.secondary = secondary?.size(column) ?? .zero
    let padding = text != nil && secondary != nil ? verticalPadding : 0
    result.size = CGSize(
      width: max(result.text.width, result.secondary.width),
      height: result.text.height + padding + result.secondary.height)
    return result
  }

  /// The top of something in the middle between the margins, on a pixel.
  private func middle(of length: CGFloat, in height: CGFloat) -> CGFloat {
    grid.round(margins.top + (height - margins.top - margins.bottom - length) / 2)
  }
}
