// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension NSLayoutManager {
  // MARK: Containers

  /// Returns the rectangle that text takes of a container, with the padding of its lines and the empty
  /// line behind the text.
  ///
  /// - Parameter container: The container; one of another layout manager is a programmer's error.
  /// - Returns: The rectangle in the container's coordinates, in points; zero for none.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let index = index(of: container)
    layOut(throughContainer: index)
    var used = CGRect.null
    for fragment in setting.fragments where fragment.container == index {
      used = used.union(fragment.usedRect)
    }
    if let extra = setting.extraLine, extra.container == index { used = used.union(extra.usedRect) }
    return used.isNull ? .zero : used
  }

  // MARK: Lines

  /// Returns the rectangle of a glyph's line, with the space above and below it.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph; beyond the text it is a programmer's error.
  ///   - effectiveGlyphRange: Gets the glyphs of the line.
  /// - Returns: The rectangle in the container's coordinates, in points; zero for a glyph that there is
  ///   no space for.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let fragment = fragment(ofGlyph: glyphIndex)
    report(fragment, to: effectiveGlyphRange)
    return fragment?.rect ?? .zero
  }

  /// Returns the part of a glyph's line that has text, with the padding at both ends.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph; beyond the text it is a programmer's error.
  ///   - effectiveGlyphRange: Gets the glyphs of the line.
  /// - Returns: The rectangle in the container's coordinates, in points; zero for a glyph that there is
  ///   no space for.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let fragment = fragment(ofGlyph: glyphIndex)
    report(fragment, to: effectiveGlyphRange)
    return fragment?.usedRect ?? .zero
  }

  private func report(_ fragment: LineFragment?, to range: NSRangePointer?) {
    range?.pointee = fragment?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// The empty line behind a text that is empty or ends with the end of a paragraph, in its container's
  /// coordinates; zero without one.
  public var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  /// The padding of the empty line behind the text; zero without such a line.
  public var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  /// The container of the empty line behind the text; nil without such a line.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine.map { textContainers[$0.container] }
  }

  private var extraLine: LineFragment? {
    layOutAll()
    return setting.extraLine
  }

  /// Calls a function for the lines of glyphs, in the order of the text.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs; beyond the text it is a programmer's error.
  ///   - block: Gets the line's rectangle, the part of it with text, the container and the line's
  ///     glyphs, and ends the calls by setting the last argument's value to true.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    check(glyphRange, "glyphs")
    layOut(untilCharacter: NSMaxRange(glyphRange))
    var stop = ObjCBool(false)
    for fragment in setting.fragments(in: glyphRange) {
      block(
        fragment.rect, fragment.usedRect, textContainers[fragment.container], fragment.range, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Glyphs

  /// Returns the place of a glyph on its line's baseline.
  ///
  /// - Parameter glyphIndex: The glyph; beyond the text it is a programmer's error.
  /// - Returns: The left end of the glyph, from the origin of its line's rectangle, in points.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(ofGlyph: glyphIndex) else { return .zero }
    let position = glyphs(of: fragment).position(ofUnit: glyphIndex - fragment.range.location)
    return CGPoint(
      x: fragment.origin.x - fragment.rect.minX + position.left,
      y: fragment.origin.y - fragment.rect.minY)
  }

  /// Returns the smallest rectangle around the places of glyphs in a container. Each is as wide as its
  /// advance and as high as its line.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs; beyond the text it is a programmer's error. Those in other containers
  ///     do not count.
  ///   - container: The container; one of another layout manager is a programmer's error.
  /// - Returns: The rectangle in the container's coordinates, in points; zero for none.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    var bounds = CGRect.null
    forEachRect(ofGlyphs: glyphRange, in: container) { rect, _ in
      bounds = bounds.union(rect)
      return true
    }
    return bounds.isNull ? .zero : bounds
  }

  /// Calls a function for the rectangles around glyphs, as a selection shows them.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs; beyond the text it is a programmer's error.
  ///   - selectedRange: The selection that they are a part of: a line that goes on in it has a rectangle
  ///     up to its ends. With the location `NSNotFound` rectangles are as wide as the glyphs.
  ///   - textContainer: The container; one of another layout manager is a programmer's error.
  ///   - block: Gets a rectangle in the container's coordinates, and ends the calls by setting its second
  ///     argument's value to true.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let isSelection = selectedRange.location != NSNotFound
    forEachRect(ofGlyphs: glyphRange, in: textContainer) { rect, fragment in
      var rect = rect
      let reading = fragment.layout?.isRightToLeft(line: fragment.line) == true
      let goesOn = isSelection && NSMaxRange(selectedRange) > NSMaxRange(fragment.range)
      let began = isSelection && selectedRange.location < fragment.range.location
      if reading ? began : goesOn { rect.size.width = fragment.rect.maxX - rect.minX }
      if reading ? goesOn : began {
        rect.size.width = rect.maxX - fragment.rect.minX
        rect.origin.x = fragment.rect.minX
      }
      block(rect, &stop)
      return !stop.boolValue
    }
  }

  /// Calls a function for the rectangles of glyphs, until it answers false.
  private func forEachRect(
    ofGlyphs range: NSRange, in container: NSTextContainer,
    _ body: (CGRect, LineFragment) -> Bool
  ) {
    check(range, "glyphs")
    let index = index(of: container)
    layOut(untilCharacter: NSMaxRange(range))
    for fragment in setting.fragments(in: range) where fragment.container == index {
      for extent in glyphs(of: fragment).extents(ofUnits: fragment.units(in: range)) {
        let rect = CGRect(
          x: fragment.origin.x + extent.lowerBound, y: fragment.rect.minY,
          width: extent.upperBound - extent.lowerBound, height: fragment.rect.height)
        guard body(rect, fragment) else { return }
      }
    }
  }

  // MARK: Points

  /// Returns the glyph at a point.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates, in points.
  ///   - container: The container; one of another layout manager is a programmer's error.
  ///   - partialFraction: Gets how far through the glyph the point is, 0…1 in the direction of reading.
  /// - Returns: The nearest glyph of the nearest line; 0 for a container without text.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let index = index(of: container)
    layOut(throughContainer: index)
    func gap(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low - value, value - high, 0)
    }
    func distance(_ fragment: LineFragment) -> (CGFloat, CGFloat) {
      let rect = fragment.rect
      return (gap(point.y, rect.minY, rect.maxY), gap(point.x, rect.minX, rect.maxX))
    }
    let own = setting.fragments.filter { $0.container == index }
    guard let nearest = own.min(by: { distance($0) < distance($1) }) else { return 0 }
    let found = glyphs(of: nearest).glyph(at: point.x - nearest.origin.x)
    partialFraction?.pointee = found.fraction
    return nearest.range.location + found.unit
  }

  /// Returns the glyph at a point: the nearest one of the nearest line.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates, in points.
  ///   - container: The container; one of another layout manager is a programmer's error.
  /// - Returns: The glyph; 0 for a container without text.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the character at a point.
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates, in points.
  ///   - container: The container; one of another layout manager is a programmer's error.
  ///   - partialFraction: Gets how far the point is from the insertion point in front of the character
  ///     to the one behind it, 0…1.
  /// - Returns: The nearest character of the nearest line; 0 for a container without text.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Calls a function with the context, each line and the place of the layout that the line is of.
  @MainActor
  func draw(
    _ range: NSRange, at origin: CGPoint, _ body: (CGContext, LineFragment, CGPoint) -> Void
  ) {
    check(range, "glyphs")
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layOut(untilCharacter: NSMaxRange(range))
    for fragment in setting.fragments(in: range) {
      guard let line = fragment.layout?.lines[fragment.line] else { continue }
      let position = CGPoint(
        x: origin.x + fragment.origin.x - line.x, y: origin.y + fragment.origin.y - line.baseline)
      let units = fragment.units(in: range)
      guard units.count < fragment.range.length else {
        body(context, fragment, position)
        continue
      }
      for extent in glyphs(of: fragment).extents(ofUnits: units) {
        context.canvas.withSavedState {
          context.canvas.clip(
            to: CGRect(
              x: origin.x + fragment.origin.x + extent.lowerBound,
              y: origin.y + fragment.rect.minY, width: extent.upperBound - extent.lowerBound,
              height: fragment.rect.height))
          body(context, fragment, position)
        }
      }
    }
  }

  func glyphs(of fragment: LineFragment) -> LineGlyphs {
    LineGlyphs(fragment, of: (textStorage?.string ?? "") as NSString)
  }
}

extension LineFragment {
  /// The units of the line that belong to a range of the text, from the line's beginning.
  func units(in range: NSRange) -> Range<Int> {
    let start = max(
      0, self.range.location < range.location ? range.location - self.range.location : 0)
    let end = min(self.range.length, NSMaxRange(range) - self.range.location)
    return start..<max(start, end)
  }
}
