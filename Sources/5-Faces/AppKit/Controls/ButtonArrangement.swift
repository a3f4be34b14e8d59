// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The places of a button's image and title (appkit rule MV-14): a pure function of their sizes.
struct ButtonArrangement {
  /// The place of the image, once directions of reading are left and right, and what is not there counts as
  /// such.
  enum Place {
    case titleAlone, imageAlone, left, right, above, below, overlapping
  }

  let place: Place
  /// The sizes in points; of what is not shown they do not matter.
  let image: CGSize
  let title: CGSize
  /// Whether the two are in the middle together; otherwise the image is at the edge.
  let isTogether: Bool

  /// The distance between an image and a title beside it, and one below or above it.
  private static let space: CGFloat = 6
  private static let lineSpace: CGFloat = 2

  /// The size of both together.
  var size: CGSize {
    switch place {
    case .titleAlone: title
    case .imageAlone: image
    case .left, .right:
      CGSize(
        width: image.width + Self.space + title.width, height: max(image.height, title.height))
    case .above, .below:
      CGSize(
        width: max(image.width, title.width), height: image.height + Self.lineSpace + title.height)
    case .overlapping:
      CGSize(width: max(image.width, title.width), height: max(image.height, title.height))
    }
  }

  /// Returns the frames in a rectangle; of what is not shown an empty one. The title is in the middle of
  /// its own.
  func frames(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let middle = CGRect(
      x: rect.midX - image.width / 2, y: rect.midY - image.height / 2, width: image.width,
      height: image.height)
    switch place {
    case .titleAlone: return (.zero, rect)
    case .imageAlone: return (middle, .zero)
    case .overlapping: return (middle, rect)
    case .left, .right:
      let both = isTogether ? centred(size.width, rect.minX, rect.width) : (rect.minX, rect.width)
      let rest = max(0, both.1 - image.width - Self.space)
      let isFirst = place == .left
      return (
        CGRect(
          x: isFirst ? both.0 : both.0 + both.1 - image.width, y: middle.minY,
          width: image.width, height: image.height),
        CGRect(
          x: isFirst ? both.0 + both.1 - rest : both.0, y: rect.minY, width: rest,
          height: rect.height)
      )
    case .above, .below:
      let both =
        isTogether ? centred(size.height, rect.minY, rect.height) : (rect.minY, rect.height)
      let rest = max(0, both.1 - image.height - Self.lineSpace)
      let isFirst = place == .above
      return (
        CGRect(
          x: middle.minX, y: isFirst ? both.0 : both.0 + both.1 - image.height,
          width: image.width, height: image.height),
        CGRect(
          x: rect.minX, y: isFirst ? both.0 + both.1 - rest : both.0, width: rect.width,
          height: rest)
      )
    }
  }

  /// The part of a length in its middle; all of it if it is too short.
  private func centred(
    _ part: CGFloat, _ start: CGFloat, _ length: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard part < length else { return (start, length) }
    return (start + (length - part) / 2, part)
  }
}

extension NSButton {
  /// The places of the image, and of the box of a check box beside the title.
  var imagePlace: ButtonArrangement.Place {
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    return switch imagePosition {
    case .noImage: .titleAlone
    case .imageOnly: .imageAlone
    case .imageLeft: .left
    case .imageRight: .right
    case .imageBelow: .below
    case .imageAbove: .above
    case .imageOverlaps: .overlapping
    case .imageLeading: isMirrored ? .right : .left
    case .imageTrailing: isMirrored ? .left : .right
    }
  }
}
