// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension Canvas {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The text that is drawn.
  ///   - origin: The top left corner of its lines, in points.
  ///   - color: The colour of the runs that name none.
  public func draw(_ text: TextLayout, at origin: CGPoint, color: RGBA = .black) {
    draw(text, lines: text.lines.indices, at: origin, color: color)
  }

  /// Draws some lines of a text, where they are in all of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lines: The indices of the lines.
  ///   - origin: The top left corner of the whole text, in points.
  ///   - color: The colour of the runs that name none.
  package func draw(
    _ text: TextLayout, lines: Range<Int>, at origin: CGPoint, color: RGBA = .black
  ) {
    drawBackground(of: text, lines: lines, at: origin)
    drawGlyphs(of: text, lines: lines, at: origin, color: color)
  }

  /// Draws what is behind the letters of lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lines: The lines that are drawn.
  ///   - origin: The top left corner of the text's first line, in points.
  package func drawBackground(of text: TextLayout, lines: Range<Int>, at origin: CGPoint) {
    guard drawsText, origin.x.isFinite, origin.y.isFinite, text.hasStyles else { return }
    for index in lines {
      let line = text.lines[index]
      let runs = text.content.source(line: index).runs
      guard runs.contains(where: { $0.style?.background != nil }) else { continue }
      let height = text.lineHeight(of: index)
      for segment in text.clusters(line: index).segments(lineWidth: line.width) {
        guard let background = runs[segment.run].style?.background else { continue }
        fill(
          CGRect(
            x: origin.x + line.x + segment.left, y: origin.y + line.baseline - height.ascent,
            width: segment.right - segment.left, height: height.height), with: background)
      }
    }
  }

  /// Draws the letters of lines, with their shadows and the lines under them and through them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lines: The lines that are drawn.
  ///   - origin: The top left corner of the text's first line, in points.
  ///   - color: The colour of the runs that name none.
  package func drawGlyphs(
    of text: TextLayout, lines: Range<Int>, at origin: CGPoint, color: RGBA
  ) {
    guard drawsText, origin.x.isFinite, origin.y.isFinite else { return }
    for index in lines {
      let line = text.lines[index]
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      let source = text.content.source(line: index)
      guard text.hasStyles, source.hasStyles else {
        text.content.draw(line: index, on: self, at: start, color: color)
        continue
      }
      StyledLine(text: text, index: index, origin: start, color: color).draw(on: self)
    }
  }
}

/// A line of text with runs that are more than letters of one colour.
private struct StyledLine {
  let text: TextLayout
  let index: Int
  /// The left end of the baseline, in points.
  let origin: CGPoint
  let color: RGBA
  private let runs: [TextRequest.Run]
  private let clusters: [TextCluster]
  private let segments: [TextSegment]

  init(text: TextLayout, index: Int, origin: CGPoint, color: RGBA) {
    self.text = text
    self.index = index
    self.origin = origin
    self.color = color
    runs = text.content.source(line: index).runs
    clusters = text.clusters(line: index)
    segments = clusters.segments(lineWidth: text.lines[index].width)
  }

  func draw(on canvas: Canvas) {
    // Each run once, in the order in which they are seen.
    var drawn: [Int] = []
    for cluster in clusters where !drawn.contains(cluster.run) { drawn.append(cluster.run) }
    let ellipsisRun = text.content.ellipsisRun(line: index)
    if let ellipsisRun, runs.indices.contains(ellipsisRun), !drawn.contains(ellipsisRun) {
      drawn.append(ellipsisRun)
    }
    if drawn.isEmpty, !runs.isEmpty { drawn = [0] }
    for run in drawn {
      if let shadow = runs[run].style?.shadow { draw(shadow, of: run, on: canvas) }
    }
    for run in drawn {
      let style = runs[run].style
      let color = runs[run].color ?? color
      if let line = style?.underline {
        draw(line, of: run, middle: TextLine.depth, in: canvas.context, color: line.color ?? color)
      }
      if let attachment = style?.attachment {
        draw(attachment, of: run, on: canvas, color: color)
      }
      // An ellipsis among attachments alone belongs to one of them.
      if style?.attachment == nil || run == ellipsisRun {
        drawLetters(of: run, on: canvas, color: color)
      }
      if let line = style?.strikethrough {
        draw(
          line, of: run, middle: -TextLine.height, in: canvas.context, color: line.color ?? color)
      }
    }
  }

  private func baseline(of run: Int) -> CGPoint {
    CGPoint(x: origin.x, y: origin.y - (runs[run].style?.baselineOffset ?? 0))
  }

  /// The rectangle around all that a run draws but its shadow.
  private func bounds(of run: Int) -> CGRect {
    let own = segments.filter { $0.run == run }
    let left = own.map(\.left).min() ?? 0
    let right = own.map(\.right).max() ?? 0
    let (size, start) = (runs[run].font.size, baseline(of: run))
    // Letters of most scripts stay within an em and a half above the baseline and one below it.
    return CGRect(
      x: start.x + left - size / 2, y: start.y - 1.5 * size, width: right - left + size,
      height: 2.5 * size)
  }

  // MARK: Letters

  private func drawLetters(of run: Int, on canvas: Canvas, color: RGBA) {
    // Cairo writes colour glyphs into SVG and PDF at one pixel a point: paint them from a larger image
    // instead.
    if canvas.format != .png, text.content.hasColorGlyphs(line: index) {
      canvas.paintEnlarged(in: bounds(of: run)) { paintLetters(of: run, in: $0, color: color) }
    } else {
      paintLetters(of: run, in: canvas.context, color: color)
    }
  }

  private func paintLetters(of run: Int, in context: OpaquePointer, color: RGBA) {
    let start = baseline(of: run)
    let style = runs[run].style ?? TextStyle()
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, start.x, start.y)
    if style.obliqueness != 0 {
      var slope = cairo_matrix_t(xx: 1, yx: 0, xy: -style.obliqueness, yy: 1, x0: 0, y0: 0)
      cairo_transform(context, &slope)
    }
    if style.strokeWidth <= 0 {
      setSource(color, in: context)
      text.content.fill(line: index, run: run, in: context)
    }
    if style.strokeWidth != 0 {
      setSource(style.strokeColor ?? color, in: context)
      cairo_set_line_width(context, abs(style.strokeWidth) / 100 * runs[run].font.size)
      text.content.stroke(line: index, run: run, in: context)
    }
  }

  private func setSource(_ color: RGBA, in context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func draw(
    _ attachment: TextAttachment, of run: Int, on canvas: Canvas, color: RGBA
  ) {
    for rect in rects(of: attachment, run: run) { attachment.draw(canvas, rect, color) }
  }

  private func rects(of attachment: TextAttachment, run: Int) -> [CGRect] {
    let (start, bounds) = (baseline(of: run), attachment.bounds)
    return clusters.filter { $0.run == run && !$0.isEllipsis }.map { cluster in
      CGRect(
        x: start.x + cluster.x + attachment.padding + bounds.minX, y: start.y - bounds.maxY,
        width: bounds.width, height: bounds.height)
    }
  }

  // MARK: Lines and shadows

  /// Draws a line whose middle is so many ems below the baseline.
  private func draw(
    _ line: TextLine, of run: Int, middle: CGFloat, in context: OpaquePointer, color: RGBA
  ) {
    let size = runs[run].font.size
    let thickness = TextLine.thickness * size * (line.weight == .thick ? 2 : 1)
    let y = baseline(of: run).y + middle * size
    let rows = line.weight == .double ? [y - thickness, y + thickness] : [y]
    cairo_save(context)
    defer { cairo_restore(context) }
    setSource(color, in: context)
    cairo_set_line_width(context, thickness)
    if !line.pattern.isEmpty {
      cairo_set_dash(
        context, line.pattern.map { Double($0 * thickness) }, Int32(line.pattern.count), 0)
    }
    for (left, right) in spans(of: run, skippingSpaces: line.skipsSpaces) {
      for row in rows {
        cairo_new_path(context)
        cairo_move_to(context, origin.x + left, row)
        cairo_line_to(context, origin.x + right, row)
        cairo_stroke(context)
      }
    }
  }

  private func spans(of run: Int, skippingSpaces: Bool) -> [(left: CGFloat, right: CGFloat)] {
    var spans: [(left: CGFloat, right: CGFloat)] = []
    for segment in segments where segment.run == run && !(skippingSpaces && segment.isSpace) {
      // A pattern goes on over the spaces between words.
      if let last = spans.last, abs(last.right - segment.left) < 0.001 {
        spans[spans.count - 1].right = segment.right
      } else {
        spans.append((segment.left, segment.right))
      }
    }
    return spans
  }

  private func draw(_ shadow: TextShadow, of run: Int, on canvas: Canvas) {
    let style = runs[run].style ?? TextStyle()
    canvas.drawShadow(
      color: shadow.color, blurRadius: shadow.blurRadius, offset: shadow.offset,
      around: style.attachment.map { rects(of: $0, run: run).reduce(.null) { $0.union($1) } }
        ?? bounds(of: run)
    ) { context in
      // Opaque: the mask takes opacities alone.
      if let attachment = style.attachment {
        for rect in rects(of: attachment, run: run) {
          cairo_new_path(context)
          cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
          setSource(.black, in: context)
          cairo_fill(context)
        }
      } else {
        paintLetters(of: run, in: context, color: .black)
      }
      if let line = style.underline {
        draw(line, of: run, middle: TextLine.depth, in: context, color: .black)
      }
      if let line = style.strikethrough {
        draw(line, of: run, middle: -TextLine.height, in: context, color: .black)
      }
    }
  }
}
