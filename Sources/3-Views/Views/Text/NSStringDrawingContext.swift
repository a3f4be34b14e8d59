// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

/// The limits in which a text is made smaller to fit where it is measured or drawn, and how it was fitted.
///
/// ```swift
/// let context = NSStringDrawingContext()
/// context.minimumScaleFactor = 0.5
/// text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
/// // context.actualScaleFactor: 1 for a text that fits, less for one that does not
/// ```
public final class NSStringDrawingContext: NSObject {
  /// The least share of its size that the text may be reduced to, 0…1; with 0, as by default, and with
  /// 1 it keeps its size.
  public var minimumScaleFactor: CGFloat = 0
  /// The share of its size that the text had when it was last measured or drawn; 1 before that.
  public private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text that was last measured or drawn, in points; zero before that.
  public private(set) var totalBounds = CGRect.zero

  func report(scale: CGFloat, bounds: CGRect) {
    (actualScaleFactor, totalBounds) = (scale, bounds)
  }

  /// The greatest share of a text's size at which it fits, and the least that is allowed for one that
  /// does not.
  ///
  /// Only a width and a height that are positive and finite are limits. Lines get shorter by whole
  /// words, so that the share is searched for: it is found to within a thousandth.
  func scale(
    of text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions
  ) -> CGFloat {
    guard minimumScaleFactor > 0, minimumScaleFactor < 1 else { return 1 }
    func fits(_ scale: CGFloat) -> Bool {
      let width = options.contains(.usesLineFragmentOrigin) ? size.width : 0
      let layout = text.textLayout(
        in: CGSize(width: width, height: 0), truncates: false, scale: scale)
      let needed = layout?.size ?? .zero
      func isWithin(_ length: CGFloat, _ limit: CGFloat) -> Bool {
        !(limit > 0 && limit.isFinite) || length <= limit + 1e-6
      }
      return isWithin(needed.width, size.width) && isWithin(needed.height, size.height)
    }
    guard !fits(1) else { return 1 }
    var (fitting, large) = (minimumScaleFactor, 1.0 as CGFloat)
    guard fits(fitting) else { return fitting }
    while large - fitting > 0.001 {
      let middle = (fitting + large) / 2
      if fits(middle) { fitting = middle } else { large = middle }
    }
    return fitting
  }
}
