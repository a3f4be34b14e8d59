// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CLoadedLibraries
internal import CPango
import Foundation

final class PangoText: TextContent {
  let widths: [CGFloat]
  let isTruncated: Bool

  let lines: [Line]
  private let layouts: [OpaquePointer]

  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    let source: TextRuns
    let isRightToLeft: Bool
    let hasColorGlyphs: Bool
  }

  init(_ request: TextRequest) {
    var request = request
    let isCut = request.cutInvisible()
    // Pango's texts end at U+0000: a space without a width stands in for it.
    for index in request.runs.indices where request.runs[index].text.utf8.contains(0) {
      request.runs[index].text = request.runs[index].text.replacing("\0", with: "\u{200B}")
    }
    let (lines, layouts, isTruncated, widths) = PangoShaper.use { shaper in
      let (lines, layouts, isTruncated) = PangoText.set(request, with: shaper)
      for line in lines where line.source.hasShapes { line.fitEllipsis() }
      // Extents load fonts, which all texts share: they too are read under the lock.
      nonisolated(unsafe) let result = (lines, layouts, isTruncated, lines.map(PangoText.width))
      return result
    }
    self.lines = lines
    self.layouts = layouts
    self.isTruncated = isTruncated || isCut
    self.widths = widths
  }

  deinit {
    nonisolated(unsafe) let layouts = layouts
    // A layout gives its fonts back to the map that all texts share.
    PangoShaper.use { _ in
      for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }
  }

  static func width(of line: Line) -> CGFloat {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line.pointer, nil, &logical)
    let width =
      (line.glyphWidth ?? CGFloat(logical.width)) + spacingAtEnds(of: line.pointer)
    return max(0, width) / CGFloat(PANGO_SCALE)
  }

  /// Returns the space that Pango removes at the ends of a line of spaced letters after it has
  /// broken the text: half the space of the first letter, and of the last. In San Francisco it
  /// belongs to the advance.
  private static func spacingAtEnds(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    guard let first = line.pointee.runs else { return 0 }
    var last = first
    while let next = last.pointee.next { last = next }
    return (letterSpacing(of: first.pointee.data) + letterSpacing(of: last.pointee.data)) / 2
  }

  static func letterSpacing(of run: UnsafeMutableRawPointer?) -> CGFloat {
    let item = run?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
    var node = item?.pointee.analysis.extra_attrs
    while let current = node {
      if let data = current.pointee.data,
        data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type
          == PANGO_ATTR_LETTER_SPACING
      {
        return CGFloat(data.assumingMemoryBound(to: PangoAttrInt.self).pointee.value)
      }
      node = current.pointee.next
    }
    return 0
  }

  func isRightToLeft(line: Int) -> Bool { lines[line].isRightToLeft }

  /// Returns the line of Pango's at an index; nil where the text has none.
  func pointer(ofLine index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    lines.indices.contains(index) ? lines[index].pointer : nil
  }

  func draw(line index: Int, on canvas: Canvas, at origin: CGPoint, color: RGBA) {
    let line = lines[index]
    PangoShaper.use { _ in
      guard line.hasColorGlyphs, canvas.format != .png else {
        canvas.setSource(color)
        cairo_move_to(canvas.context, origin.x, origin.y)
        pango_cairo_show_layout_line(canvas.context, line.pointer)
        return
      }
      // Cairo writes colour glyphs into SVG and PDF at one pixel a point: paint them from a
      // larger image instead.
      PangoText.drawEnlarged(line.pointer, on: canvas, at: origin, color: color)
    }
  }

  // MARK: Setting

  private static func set(
    _ request: TextRequest, with shaper: PangoShaper
  ) -> ([Line], [OpaquePointer], Bool) {
    let isSingle = request.maximumNumberOfLines == 1
    if isSingle, request.lineBreak != .wordWrap, request.lineBreak != .characterWrap {
      let runs = oneLine(request.runs, truncates: ellipsis(of: request.lineBreak) != nil)
      return setSingle(request, runs, make(request, runs: runs, with: shaper))
    }
    let layout = make(request, runs: request.runs, with: shaper)
    let all = allLines(of: layout, from: request.runs)
    let limit = request.maximumNumberOfLines
    guard limit > 0, all.count > limit else {
      let (lines, further) = withoutLoneWords(all, request, with: shaper)
      return (lines, [layout] + further, false)
    }
    // Pango counts lines by paragraph, UIKit by text: set the last line by itself, from where it
    // begins to the text's end, on one line.
    let kept = Array(all[..<(limit - 1)])
    let ellipsis = ellipsis(of: request.lineBreak)
    guard ellipsis != nil || request.lineBreak == .clip else {
      return (Array(all[..<limit]), [layout], true)
    }
    let start = Int(all[limit - 1].pointer.pointee.start_index)
    var further = request
    if limit > 1 { further.firstLineIndent = 0 }
    let runs = oneLine(rest(of: request.runs, from: start), truncates: ellipsis != nil)
    let last = make(further, runs: runs, with: shaper)
    if let ellipsis {
      endLine(last, ellipsis: ellipsis, width: request.width)
    } else {
      // A line that is clipped runs on beyond the width.
      pango_layout_set_width(last, -1)
    }
    let end = Array(allLines(of: last, from: runs).prefix(1))
    return (kept + end, [layout, last], true)
  }

  /// One line, cut off or with an ellipsis.
  private static func setSingle(
    _ request: TextRequest, _ runs: [TextRequest.Run], _ layout: OpaquePointer
  ) -> ([Line], [OpaquePointer], Bool) {
    guard let ellipsis = ellipsis(of: request.lineBreak) else {
      pango_layout_set_width(layout, -1)
      let isCut = request.runs.contains { $0.text.contains(where: \.isNewline) }
      return (Array(allLines(of: layout, from: runs).prefix(1)), [layout], isCut)
    }
    endLine(layout, ellipsis: ellipsis, width: request.width)
    return (
      Array(allLines(of: layout, from: runs).prefix(1)), [layout],
      pango_layout_is_ellipsized(layout) != 0
    )
  }

  /// The first paragraph, with an ellipsis in place of those that follow if it is to be truncated.
  private static func oneLine(_ runs: [TextRequest.Run], truncates: Bool) -> [TextRequest.Run] {
    var result: [TextRequest.Run] = []
    for run in runs {
      guard let end = run.text.firstIndex(where: \.isNewline) else {
        result.append(run)
        continue
      }
      var part = run
      part.text = run.text[..<end] + (truncates ? "…" : "")
      return result + [part]
    }
    return result
  }

  private static func endLine(_ layout: OpaquePointer, ellipsis: PangoEllipsizeMode, width: CGFloat)
  {
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_height(layout, -1)
  }

  private static func ellipsis(of lineBreak: TextRequest.LineBreak) -> PangoEllipsizeMode? {
    switch lineBreak {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    case .wordWrap, .characterWrap, .clip: nil
    }
  }

  static func make(
    _ request: TextRequest, runs: [TextRequest.Run], with shaper: PangoShaper
  ) -> OpaquePointer {
    shaper.setBaseDirection(of: request.direction)
    let layout: OpaquePointer = pango_layout_new(shaper.context)
    var text = runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    text.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        guard let base = $0.baseAddress else { return }
        pango_layout_set_text(layout, base, Int32($0.count))
      }
    }
    if let first = runs.first {
      pango_layout_set_font_description(layout, shaper.description(of: first.font))
    }
    setAttributes(of: runs, request.direction, on: layout, with: shaper)
    // Pango makes the other lines shorter for an indent below 0, and the first one no longer.
    let units = (request.width + max(0, -request.firstLineIndent)) * CGFloat(PANGO_SCALE)
    if units.isFinite, units < CGFloat(Int32.max) {
      pango_layout_set_width(layout, Int32(max(units, 0).rounded(.up)))
    }
    if request.firstLineIndent != 0 {
      let indent = request.firstLineIndent * CGFloat(PANGO_SCALE)
      pango_layout_set_indent(layout, Int32(min(max(indent, -1e9), 1e9)))
    }
    pango_layout_set_wrap(
      layout, request.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, request.alignment == .justified ? 1 : 0)
    pango_layout_set_auto_dir(layout, request.direction == .automatic ? 1 : 0)
    if runs.contains(where: { $0.text.utf8.contains(0x09) }) { set(request.tabs, on: layout) }
    return layout
  }

  private static func set(_ tabs: TabStops, on layout: OpaquePointer) {
    let stops = tabs.listed
    let array = pango_tab_array_new(Int32(stops.count), 0)
    defer { pango_tab_array_free(array) }
    for (index, stop) in stops.enumerated() {
      let alignment =
        switch stop.alignment {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
      let units = min(max(stop.location, 0), 2e6) * CGFloat(PANGO_SCALE)
      pango_tab_array_set_tab(array, Int32(index), alignment, Int32(units.rounded()))
      if case .decimal(let sign) = stop.alignment {
        pango_tab_array_set_decimal_point(array, Int32(index), sign.value)
      }
    }
    pango_layout_set_tabs(layout, array)
  }

  /// Fonts and colours of the runs after the first font, digits of one width and space between
  /// letters; and hyphens behind soft ones alone: Pango would put others where a word is too long for a
  /// line, and UIKit does not.
  private static func setAttributes(
    of runs: [TextRequest.Run], _ direction: TextRequest.Direction, on layout: OpaquePointer,
    with shaper: PangoShaper
  ) {
    let plain = runs.count == 1 && runs[0].color == nil && !runs[0].font.hasMonospacedDigits
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int) {
      attribute?.pointee.start_index = UInt32(start)
      attribute?.pointee.end_index = UInt32(end)
      pango_attr_list_insert(attributes, attribute)
    }
    for bytes in bytesBesideSoftHyphens(of: runs) {
      add(pango_attr_insert_hyphens_new(0), from: bytes.lowerBound, to: bytes.upperBound)
    }
    var start = 0
    for run in runs {
      let end = start + run.text.utf8.count
      // Pango does not count space around shapes: theirs is part of the shape.
      for (bytes, space) in run.style?.attachment == nil && !run.isExpanded ? run.spacings : [] {
        let units = space * Double(PANGO_SCALE)
        add(
          pango_attr_letter_spacing_new(Int32(min(max(units, -1e6), 1e6).rounded())),
          from: start + bytes.lowerBound, to: start + bytes.upperBound)
      }
      if !plain {
        add(pango_attr_font_desc_new(shaper.description(of: run.font)), from: start, to: end)
      }
      if let color = run.color {
        func channel(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65_535) }
        add(
          pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue)),
          from: start, to: end)
        add(
          pango_attr_foreground_alpha_new(max(channel(color.alpha), 1)), from: start, to: end)
      }
      if run.font.hasMonospacedDigits, run.style?.hasLigatures != false {
        add(pango_attr_font_features_new("tnum=1"), from: start, to: end)
      }
      func addShape(width: CGFloat, from start: Int, to end: Int) {
        let units = min(max(0, width), 1e6) * CGFloat(PANGO_SCALE)
        var rect = PangoRectangle(x: 0, y: 0, width: Int32(units.rounded()), height: 0)
        add(pango_attr_shape_new(&rect, &rect), from: start, to: end)
      }
      if let attachment = run.style?.attachment {
        // The place is the drawing's; here the width alone counts.
        addShape(width: attachment.advance + (run.style?.kern ?? 0), from: start, to: end)
      } else if run.isExpanded {
        for (bytes, width) in widths(expanding: run, direction, with: shaper) {
          addShape(width: width, from: start + bytes.lowerBound, to: start + bytes.upperBound)
        }
      } else if run.style?.hasLigatures == false {
        add(pango_attr_font_features_new(features(of: run)), from: start, to: end)
      }
      start = end
    }
    pango_layout_set_attributes(layout, attributes)
  }

  /// The bytes of a text that are no soft hyphens (behaviour rule PS-6).
  private static func bytesBesideSoftHyphens(of runs: [TextRequest.Run]) -> [Range<Int>] {
    let count = runs.reduce(0) { $0 + $1.text.utf8.count }
    // U+00AD is C2 AD: most texts have neither.
    guard runs.contains(where: { $0.text.utf8.contains(0xC2) }) else { return [0..<count] }
    var (ranges, start, byte): ([Range<Int>], Int, Int) = ([], 0, 0)
    for scalar in runs.lazy.flatMap(\.text.unicodeScalars) {
      let end = byte + UTF8.width(scalar)
      if scalar == "\u{AD}" {
        ranges.append(start..<byte)
        start = end
      }
      byte = end
    }
    ranges.append(start..<byte)
    return ranges.filter { !$0.isEmpty }
  }

  /// The features of a run without ligatures, as Pango's: of two lists of features one counts.
  private static func features(of run: TextRequest.Run) -> String {
    run.font.hasMonospacedDigits ? "tnum=1, liga=0, clig=0" : "liga=0, clig=0"
  }

  private static func rest(of runs: [TextRequest.Run], from start: Int) -> [TextRequest.Run] {
    var skipped = start
    var result: [TextRequest.Run] = []
    for run in runs {
      let count = run.text.utf8.count
      if skipped >= count {
        skipped -= count
        continue
      }
      var part = run
      part.text = String(decoding: run.text.utf8.dropFirst(skipped), as: UTF8.self)
      skipped = 0
      result.append(part)
    }
    return result
  }

  static func allLines(of layout: OpaquePointer, from runs: [TextRequest.Run]) -> [Line] {
    let source = TextRuns(runs)
    var result: [Line] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        result.append(
          Line(
            pointer: line, source: source,
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
            hasColorGlyphs: hasColorGlyphs(line)))
      }
      node = current.pointee.next
    }
    return result
  }

  // MARK: Colour glyphs

  private static func hasColorGlyphs(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
    var node = line.pointee.runs
    while let current = node {
      if let data = current.pointee.data {
        let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
        let glyphs = run.pointee.glyphs.pointee
        for index in 0..<Int(glyphs.num_glyphs) where glyphs.glyphs[index].attr.is_color != 0 {
          return true
        }
      }
      node = current.pointee.next
    }
    return false
  }

  private static func drawEnlarged(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, on canvas: Canvas, at origin: CGPoint,
    color: RGBA
  ) {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &ink, &logical)
    let unit = CGFloat(PANGO_SCALE)
    let bounds = CGRect(
      x: origin.x + CGFloat(min(ink.x, logical.x)) / unit - 1,
      y: origin.y + CGFloat(min(ink.y, logical.y)) / unit - 1,
      width: CGFloat(max(ink.width, logical.width)) / unit + 3,
      height: CGFloat(max(ink.height, logical.height)) / unit + 3)
    canvas.paintEnlarged(in: bounds) { context in
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      cairo_move_to(context, origin.x, origin.y)
      pango_cairo_show_layout_line(context, line)
    }
  }
}

extension Canvas {
  /// Draws by way of an image with four pixels for each point, and not by the format's own means.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle around all that is drawn, in points.
  ///   - body: Draws in the context that it is given, in the canvas's coordinates.
  func paintEnlarged(in bounds: CGRect, _ body: (OpaquePointer) -> Void) {
    let density: CGFloat = 4
    let (width, height) = (bounds.width * density, bounds.height * density)
    guard width > 0, height > 0, max(width, height) < CGFloat(Canvas.maximumPixelLength),
      let image = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
    else { return }
    defer { cairo_surface_destroy(image) }
    guard let context = cairo_create(image) else { return }
    cairo_scale(context, density, density)
    cairo_translate(context, -bounds.minX, -bounds.minY)
    body(context)
    cairo_destroy(context)
    let size = (
      Int(cairo_image_surface_get_width(image)), Int(cairo_image_surface_get_height(image))
    )
    paint(
      image, pixelSize: size,
      in: CGRect(
        x: bounds.minX, y: bounds.minY, width: CGFloat(size.0) / density,
        height: CGFloat(size.1) / density), tint: nil)
  }
}
