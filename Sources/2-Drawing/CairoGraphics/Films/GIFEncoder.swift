// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An encoder that writes GIF films, with giflib.
///
/// All frames share one palette of 255 colours, chosen from all of them and used without dithering:
/// a film of up to 255 colours is exact. What did not change is transparent, and only the rectangle
/// that changed is stored. Files know hundredths of a second, and browsers show nothing for less
/// than two of them: of more than 50 frames a second some are left out, the last one never. What
/// shines through is shown on white.
///
/// The frames are kept, in runs of one colour, until the film ends or they take 256 MB; colours that
/// come later are drawn in the nearest of those chosen then.
public struct GIFEncoder: FilmEncoder {
  /// The first bytes of the file; empty, since all bytes are returned in order.
  public let opening = Data()

  private let delay: FrameDelay
  private let loops: Int
  private let library: Giflib
  /// A frame and when it begins, in hundredths of a second.
  private struct Moment {
    var frame: ColorRuns
    var start: Int
  }

  /// Frames that are not written yet.
  private var moments: [Moment] = []
  private var runCount = 0
  /// The frame that the film shows last so far.
  private var last: Raster?
  /// The frame after it that came too soon to be shown.
  private var skipped: (frame: Raster, start: Int)?
  private var count = 0
  private var file: GIFFileWriter?

  /// The shortest time between frames that browsers keep to.
  private static let shortestStep = 2
  private static let mostRuns = 64 << 20

  /// Begins a GIF.
  ///
  /// - Parameters:
  ///   - delay: How long each frame is shown.
  ///   - loops: How often the film is shown, from 0 to 65,535; 0 for ever.
  /// - Throws: `CanvasError.encoding` if giflib is not installed.
  public init(delay: FrameDelay, loops: Int = 0) throws(CanvasError) {
    self.delay = delay
    self.loops = loops
    library = try Giflib.require()
  }

  private func start(ofFrame index: Int) -> Int {
    delay.start(ofFrame: index, unitsPerSecond: 100)
  }

  /// Adds a frame of the GIF.
  ///
  /// - Parameter frame: The frame; of the first one's size.
  /// - Returns: The bytes that follow those returned before; none as long as all frames are kept.
  /// - Throws: `CanvasError.encoding` for a frame of another size, or if there is no memory.
  public mutating func add(_ frame: Raster) throws(CanvasError) -> Data {
    let start = start(ofFrame: count)
    count += 1
    guard let last else {
      record(frame, frame.bounds, after: nil, at: start)
      return Data()
    }
    try frame.checkSize(after: last)
    guard let shown = moments.last, start - shown.start >= Self.shortestStep else {
      skipped = (frame, start)
      return Data()
    }
    skipped = nil
    addChanges(of: frame, since: last, at: start)
    return runCount > Self.mostRuns ? try flush(isEnd: false) : Data()
  }

  private mutating func addChanges(of frame: Raster, since last: Raster, at start: Int) {
    if let changes = frame.changes(since: last) { record(frame, changes, after: last, at: start) }
  }

  private mutating func record(
    _ frame: Raster, _ rect: PixelRect, after last: Raster?, at start: Int
  ) {
    let runs = frame.withPixels { new in
      guard let last else { return ColorRuns(of: new, in: rect, after: nil) }
      return last.withPixels { ColorRuns(of: new, in: rect, after: $0) }
    }
    moments.append(Moment(frame: runs, start: start))
    runCount += runs.runs.count
    self.last = frame
  }

  /// Ends the GIF.
  ///
  /// - Returns: The last bytes.
  /// - Throws: `CanvasError.encoding` if there is no memory.
  public mutating func finish() throws(CanvasError) -> Data {
    if let skipped, let last, let shown = moments.last {
      addChanges(
        of: skipped.frame, since: last,
        at: max(skipped.start, shown.start + Self.shortestStep))
    }
    skipped = nil
    guard !moments.isEmpty else { return Data() }
    return try flush(isEnd: true)
  }

  /// Writes frames: all at the end, else all but the last, whose length is not known yet.
  private mutating func flush(isEnd: Bool) throws(CanvasError) -> Data {
    guard let last else { return Data() }
    if file == nil {
      var histogram = ColorHistogram()
      for moment in moments { moment.frame.count(in: &histogram) }
      file = try GIFFileWriter(
        library, width: last.width, height: last.height,
        palette: ColorPalette(of: histogram.entries, limit: GIFFileWriter.mostColors),
        loops: loops)
    }
    guard let file else { return Data() }
    let written = isEnd ? moments[...] : moments.dropLast()
    for (index, moment) in written.enumerated() {
      let end =
        index + 1 < moments.count
        ? moments[index + 1].start : max(start(ofFrame: count), moment.start + Self.shortestStep)
      try file.write(moment.frame, for: end - moment.start)
    }
    moments.removeFirst(written.count)
    runCount = moments.reduce(0) { $0 + $1.frame.runs.count }
    if isEnd { try file.close() }
    return file.takeOutput()
  }
}
