// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

// Indices beyond the last segment are programmer errors, and so are those below zero.
extension UISegmentedControl {
  /// Inserts a segment with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The index that it gets; one beyond the last appends it.
  ///   - animated: Whether the others move aside, in a window.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - segment: The index that it gets; one beyond the last appends it.
  ///   - animated: Whether the others move aside, in a window.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with an action.
  ///
  /// - Parameters:
  ///   - action: What it does, with its title or image.
  ///   - segment: The index that it gets; one beyond the last appends it.
  ///   - animated: Whether the others move aside, in a window.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    changeSegments(animated: animated) {
      segments.insert(segment, at: index)
      moveSelection(by: 1, from: index)
    }
  }

  /// Removes a segment; one beyond the last is the last.
  ///
  /// - Parameters:
  ///   - segment: The index of the segment.
  ///   - animated: Whether the others close up, in a window.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    changeSegments(animated: animated) {
      segments.remove(at: index)
      if selectedSegmentIndex == index {
        deselect()
      } else {
        moveSelection(by: -1, from: index + 1)
      }
    }
  }

  /// Removes all segments.
  public func removeAllSegments() {
    segments = []
    deselect()
    segmentsChanged()
  }

  private func changeSegments(animated: Bool, _ change: () -> Void) {
    guard animated, window != nil else {
      change()
      return segmentsChanged()
    }
    layoutIfNeeded()
    change()
    UIView.animate(withDuration: SegmentMetrics.duration) {
      self.segmentsChanged()
      self.layoutIfNeeded()
    }
  }

  /// Sets the title of a segment, in place of its image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment; nil if it shows an image.
  public func titleForSegment(at segment: Int) -> String? {
    check(segment)
    return segments[segment].title
  }

  /// Sets the image of a segment, in place of its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment; nil if it shows a title.
  public func imageForSegment(at segment: Int) -> UIImage? {
    check(segment)
    return segments[segment].image
  }

  /// Sets the action of a segment, with its title or image.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0 = Segment(action: action) }
  }

  /// Returns what a segment does when it is selected; nil if nothing was set.
  public func actionForSegment(at segment: Int) -> UIAction? {
    check(segment)
    return segments[segment].action
  }

  /// Returns the index of the segment with an action of a name; `NSNotFound` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment, in points; 0 for its natural width.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// Returns the width that was set for a segment, in points; 0 if none was.
  public func widthForSegment(at segment: Int) -> CGFloat {
    check(segment)
    return segments[segment].width
  }

  /// Sets whether a segment can be selected by a touch.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected by a touch.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    check(segment)
    return segments[segment].isEnabled
  }

  /// Sets the offset of a segment's contents from the middle, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns how far what a segment shows is from the middle, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    check(segment)
    return segments[segment].contentOffset
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    check(index)
    change(&segments[index])
    segmentsChanged()
  }
}
