// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The frames of the parts of a button: an image beside or above words of one or two lines.
struct ButtonArrangement: Equatable {
  enum ImageSide { case leading, trailing, top, bottom }
  /// The alignment of the parts in a space that is larger than they are.
  enum Alignment { case start, center, end, fill }

  /// The sizes of the parts, in points; nil for one that is not shown.
  var image: CGSize?
  var title: CGSize?
  var subtitle: CGSize?
  /// The size of what is at the trailing edge, such as the arrows of a pop-up button.
  var indicator: CGSize?
  var imageSide = ImageSide.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var indicatorPadding: CGFloat = 0
  var lines = Alignment.center
  var horizontal = Alignment.center
  var vertical = Alignment.center
  var isMirrored = false

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  private var isImageBeside: Bool { imageSide == .leading || imageSide == .trailing }
  private var hasWords: Bool { title != nil || subtitle != nil }

  private var words: CGSize {
    let (title, subtitle) = (title ?? .zero, subtitle ?? .zero)
    let padding = self.title != nil && self.subtitle != nil ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private var padding: CGFloat { image != nil && hasWords ? imagePadding : 0 }

  /// Image and words.
  private var main: CGSize {
    let (image, words) = (image ?? .zero, words)
    return isImageBeside
      ? CGSize(
        width: image.width + padding + words.width, height: max(image.height, words.height))
      : CGSize(
        width: max(image.width, words.width), height: image.height + padding + words.height)
  }

  /// The space at the trailing edge that the indicator takes.
  private var trailing: CGFloat {
    indicator.map { $0.width + (main.width > 0 ? indicatorPadding : 0) } ?? 0
  }

  var size: CGSize {
    CGSize(width: main.width + trailing, height: max(main.height, indicator?.height ?? 0))
  }

  /// Places the parts in a space. What is wider than it is cut off at its trailing side: words get
  /// what is left of it.
  ///
  /// - Parameter space: The available space, in points.
  /// - Returns: The frames, empty for parts that are not shown.
  func frames(in space: CGRect) -> Frames {
    var frames = Frames()
    let area = CGRect(
      x: 0, y: 0, width: max(0, space.width - trailing), height: max(0, space.height))
    let natural = main
    let block = CGSize(
      width: horizontal == .fill ? area.width : min(natural.width, area.width),
      height: vertical == .fill ? area.height : natural.height)
    let origin = CGPoint(
      x: Self.offset(block.width, in: area.width, horizontal),
      y: Self.offset(block.height, in: area.height, vertical))
    let words = words
    if let image {
      var frame = CGRect(origin: origin, size: image)
      switch imageSide {
      case .leading: frame.origin.y += (block.height - image.height) / 2
      case .trailing:
        frame.origin.x += block.width - image.width
        frame.origin.y += (block.height - image.height) / 2
      case .top: frame.origin.x += (block.width - image.width) / 2
      case .bottom:
        frame.origin.x += (block.width - image.width) / 2
        frame.origin.y += block.height - image.height
      }
      frames.image = frame
    }
    let taken = (image ?? .zero)
    var box = CGRect(origin: origin, size: block)
    if isImageBeside {
      box.size.width = max(0, block.width - taken.width - padding)
      if imageSide == .leading { box.origin.x += taken.width + padding }
    } else {
      box.size.height = max(0, block.height - taken.height - padding)
      if imageSide == .top { box.origin.y += taken.height + padding }
    }
    var top = box.minY + (box.height - words.height) / 2
    if let title {
      frames.title = line(title, top: top, in: box)
      top += title.height + titlePadding
    }
    if let subtitle { frames.subtitle = line(subtitle, top: top, in: box) }
    if let indicator {
      frames.indicator = CGRect(
        x: space.width - indicator.width, y: (space.height - indicator.height) / 2,
        width: indicator.width, height: indicator.height)
    }
    return frames.moved(into: space, isMirrored: isMirrored)
  }

  private func line(_ size: CGSize, top: CGFloat, in box: CGRect) -> CGRect {
    let width = min(size.width, box.width)
    return CGRect(
      x: box.minX + Self.offset(width, in: box.width, lines), y: top, width: width,
      height: size.height)
  }

  private static func offset(
    _ length: CGFloat, in space: CGFloat, _ alignment: Alignment
  ) -> CGFloat {
    switch alignment {
    case .start, .fill: 0
    case .center: (space - length) / 2
    case .end: space - length
    }
  }
}

extension ButtonArrangement.Frames {
  fileprivate func moved(into space: CGRect, isMirrored: Bool) -> Self {
    func moved(_ rect: CGRect) -> CGRect {
      guard rect.size != .zero else { return .zero }
      let x = isMirrored ? space.width - rect.maxX : rect.minX
      return CGRect(
        x: space.minX + x, y: space.minY + rect.minY, width: rect.width, height: rect.height)
    }
    return Self(
      image: moved(image), title: moved(title), subtitle: moved(subtitle),
      indicator: moved(indicator))
  }
}
