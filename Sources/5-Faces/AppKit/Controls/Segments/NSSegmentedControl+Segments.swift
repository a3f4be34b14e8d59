// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// Indices that no segment has are programmer errors.
extension NSSegmentedControl {
  /// Sets the label of a segment.
  public func setLabel(_ label: String, forSegment segment: Int) {
    change(segment) { $0.label = label }
  }

  /// Returns the words of a segment; nil if none were set.
  public func label(forSegment segment: Int) -> String? {
    check(segment)
    return segments[segment].label
  }

  /// Sets the image of a segment, which is before its label.
  public func setImage(_ image: NSImage?, forSegment segment: Int) {
    change(segment) { $0.image = image }
  }

  /// Returns the image of a segment; nil if it has none.
  public func image(forSegment segment: Int) -> NSImage? {
    check(segment)
    return segments[segment].image
  }

  /// Sets the width of a segment, in points; 0 for the width of its contents.
  public func setWidth(_ width: CGFloat, forSegment segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the width that was set for a segment, in points; 0 if none was.
  public func width(forSegment segment: Int) -> CGFloat {
    check(segment)
    return segments[segment].width
  }

  /// Sets whether a segment can be clicked.
  public func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be clicked.
  public func isEnabled(forSegment segment: Int) -> Bool {
    check(segment)
    return segments[segment].isEnabled
  }

  /// Sets the tag of a segment.
  public func setTag(_ tag: Int, forSegment segment: Int) {
    change(segment) { $0.tag = tag }
  }

  /// Returns the number to find a segment by; 0 if none was set.
  public func tag(forSegment segment: Int) -> Int {
    check(segment)
    return segments[segment].tag
  }

  private func change(_ index: Int, _ change: (inout ControlSegment) -> Void) {
    check(index)
    change(&segments[index])
    contentsChanged()
  }
}

extension NSSegmentedControl {
  /// The ways in which clicks select segments.
  public enum SwitchTracking: UInt, Hashable, Sendable {
    /// The segment alone.
    case selectOne = 0
    /// The segment as well as others, or no longer.
    case selectAny = 1
    /// The segment, until its action was sent.
    case momentary = 2
  }

  /// The distribution of a width other than the segments need. Segments whose width was set keep it.
  public enum Distribution: Int, Hashable, Sendable {
    /// Segments are as wide as their contents, or narrower in proportion.
    case fit = 0
    /// Segments share the remaining space equally.
    case fill = 1
    /// Segments are equally wide.
    case fillEqually = 2
    /// Segments share the remaining space in proportion to their contents.
    case fillProportionally = 3
  }

  /// The shape of a control. All are drawn as rounded.
  public enum Style: Int, Hashable, Sendable {
    /// A style that suits the place of the control.
    case automatic = 0
    /// The rounded style.
    case rounded = 1
    /// The rounded style with a texture.
    case texturedRounded = 2
    /// A rounded rectangle.
    case roundRect = 3
    /// A square with a texture.
    case texturedSquare = 4
    /// A capsule.
    case capsule = 5
    /// A small square.
    case smallSquare = 6
    /// The style with gaps between segments.
    case separated = 8
  }
}
