// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A number for every colour; a colour is red, green and blue, eight bits each.
///
/// In pages that are there when a colour of theirs is: pictures have few of the 16 million.
private struct ColorTable: Sendable {
  private var pages: [[UInt32]]
  private let initial: UInt32
  private static let pageLength = 4096

  /// Creates a table in which all colours have one number.
  init(_ initial: UInt32) {
    self.initial = initial
    pages = Array(repeating: [], count: 1 << 24 / Self.pageLength)
  }

  subscript(color: UInt32) -> UInt32 {
    get {
      let page = Int(color >> 12)
      return pages[page].isEmpty ? initial : pages[page][Int(color & 0xFFF)]
    }
    set {
      let page = Int(color >> 12)
      if pages[page].isEmpty {
        pages[page] = Array(repeating: initial, count: Self.pageLength)
      }
      pages[page][Int(color & 0xFFF)] = newValue
    }
  }

  /// The colours that have another number than all had, in the order of their values.
  var changed: [(color: UInt32, number: UInt32)] {
    var changed: [(color: UInt32, number: UInt32)] = []
    for (page, numbers) in pages.enumerated() {
      for index in numbers.indices where numbers[index] != initial {
        changed.append((UInt32(page << 12 | index), numbers[index]))
      }
    }
    return changed
  }
}

struct ColorHistogram: Sendable {
  private var counts = ColorTable(0)

  mutating func add(_ color: UInt32, times: Int) {
    counts[color] = UInt32(clamping: Int(counts[color]) + times)
  }

  /// The colours that occur, with their numbers, in the order of their values.
  var entries: [ColorPalette.Entry] {
    counts.changed.map { ColorPalette.Entry(color: $0.color, count: Int($0.number)) }
  }
}

/// The colours that a picture of few colours is drawn in.
///
/// Colours that are few enough stay as they are. More are brought together by cutting the box of
/// them in two where that takes away most of the error, until there are as many boxes as colours
/// allowed; a box becomes the colour that fills most of it, else their mean.
struct ColorPalette: Sendable {
  struct Entry: Hashable, Sendable {
    var color: UInt32
    var count: Int

    @inline(__always)
    func channel(_ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
  }

  /// The colours, red, green and blue, eight bits each.
  let colors: [UInt32]
  /// For every colour the index of the nearest in `colors`; `unknown` until it is first asked for.
  private var indices = ColorTable(unknown)

  private static let unknown = UInt32.max
  /// The positions of red, green and blue.
  private static let shifts: [UInt32] = [16, 8, 0]

  /// Chooses colours.
  ///
  /// - Parameters:
  ///   - entries: The colours of the picture; at least one.
  ///   - limit: How many colours there may be, from 1 to 256.
  init(of entries: [Entry], limit: Int) {
    var colors = entries.map(\.color)
    if colors.count > limit { colors = Self.cut(entries, into: limit) }
    self.colors = colors
    for (index, color) in colors.enumerated() { indices[color] = UInt32(index) }
  }

  mutating func index(of color: UInt32) -> UInt8 {
    let known = indices[color]
    guard known == Self.unknown else { return UInt8(truncatingIfNeeded: known) }
    let nearest = nearest(to: color)
    indices[color] = UInt32(nearest)
    return UInt8(nearest)
  }

  private func nearest(to color: UInt32) -> Int {
    let wanted = Entry(color: color, count: 1)
    let (red, green, blue) = (wanted.channel(16), wanted.channel(8), wanted.channel(0))
    var best = (index: 0, distance: Int.max)
    for (index, color) in colors.enumerated() {
      let entry = Entry(color: color, count: 1)
      let steps = (entry.channel(16) - red, entry.channel(8) - green, entry.channel(0) - blue)
      let distance = steps.0 * steps.0 + steps.1 * steps.1 + steps.2 * steps.2
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  // MARK: Cutting

  /// Colours that become one.
  private struct Box {
    var range: Range<Int>
    /// Along which channel to cut: the one in which the colours differ most.
    var shift: UInt32 = 0
    /// The value up to which colours stay.
    var mean = 0.0
    /// The error that a cut can take away: the sum of the squares of the differences to the mean.
    var error = 0.0

    init(_ range: Range<Int>, of entries: [Entry]) {
      self.range = range
      let total = Double(entries[range].reduce(0) { $0 + $1.count })
      for shift in ColorPalette.shifts {
        var (sum, squares) = (0.0, 0.0)
        for entry in entries[range] {
          let (value, count) = (Double(entry.channel(shift)), Double(entry.count))
          sum += value * count
          squares += value * value * count
        }
        let error = squares - sum * sum / total
        if error > self.error { (self.shift, mean, self.error) = (shift, sum / total, error) }
      }
    }
  }

  private static func cut(_ entries: [Entry], into limit: Int) -> [UInt32] {
    var entries = entries
    var boxes = [Box(entries.indices, of: entries)]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[worst].error > 0
      else { break }
      let box = boxes[worst]
      let cut = entries[box.range].partition { Double($0.channel(box.shift)) > box.mean }
      boxes[worst] = Box(box.range.lowerBound..<cut, of: entries)
      boxes.append(Box(cut..<box.range.upperBound, of: entries))
    }
    return boxes.map { color(of: entries[$0.range]) }
  }

  private static func color(of entries: ArraySlice<Entry>) -> UInt32 {
    let total = entries.reduce(0) { $0 + $1.count }
    // A surface keeps its exact colour; the few pixels of edges beside it do not change it.
    if let most = entries.max(by: { ($0.count, $1.color) < ($1.count, $0.color) }),
      most.count * 2 > total
    {
      return most.color
    }
    return shifts.reduce(0) { color, shift in
      let sum = entries.reduce(0) { $0 + $1.channel(shift) * $1.count }
      return color | UInt32((sum + total / 2) / total) << shift
    }
  }
}

/// The pixels of a rectangle in runs of one colour: what is kept of a frame until it is known which
/// colours its film has.
struct ColorRuns: Sendable {
  let rect: PixelRect
  /// Each: the colour in the upper 24 bits, the length less one in the next seven, and in the lowest
  /// whether the pixels are as they were in the frame before.
  private(set) var runs: [UInt32] = []

  private static let longest = 128

  /// Takes the pixels of a rectangle; what shines through is shown on white.
  ///
  /// - Parameters:
  ///   - frame: The picture.
  ///   - rect: The rectangle in it.
  ///   - last: The picture before it, of the same size; nil for the first.
  init(of frame: PremultipliedPixels, in rect: PixelRect, after last: PremultipliedPixels?) {
    self.rect = rect
    let new = frame[rect]
    let old = last?[rect]
    var (value, length): (UInt32, UInt32) = (0, 0)
    for index in 0..<rect.height {
      let row = new.row(index).assumingMemoryBound(to: UInt32.self)
      let before = old?.row(index).assumingMemoryBound(to: UInt32.self)
      for column in 0..<rect.width {
        let pixel = row[column]
        let isSame = before.map { $0[column] == pixel } ?? false
        let next = isSame ? 1 : Self.onWhite(pixel) << 8
        if next == value, length < Self.longest {
          length += 1
        } else {
          if length > 0 { runs.append(value | (length - 1) << 1) }
          (value, length) = (next, 1)
        }
      }
    }
    runs.append(value | (length - 1) << 1)
  }

  @inline(__always)
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let light = 255 - pixel >> 24
    // Premultiplied: no channel is above the opacity, so that none overflows.
    return (pixel & 0xFF_FFFF) + light * 0x01_0101
  }

  /// The colours that the frame adds.
  func count(in histogram: inout ColorHistogram) {
    for run in runs where run & 1 == 0 {
      histogram.add(run >> 8, times: Int(run >> 1 & 0x7F) + 1)
    }
  }

  /// The pixels as indices of a palette, row by row.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - same: The index of pixels that are as they were.
  /// - Returns: One byte a pixel.
  func indices(in palette: inout ColorPalette, same: UInt8) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for run in runs {
      let index = run & 1 == 1 ? same : palette.index(of: run >> 8)
      pixels.append(contentsOf: repeatElement(index, count: Int(run >> 1 & 0x7F) + 1))
    }
    return pixels
  }
}
