// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Pictures
import PlaygroundRecords
import UIKit

/// A playground without a socket, a clock or a file: messages in, replies and frames out.
///
/// It has one stage, which all viewers see. Time comes in messages, so the same messages give the
/// same frames, unless a ``stopwatch`` tells stages how long frames took. Its driver passes the
/// messages that are there, then asks once for a frame; nothing is drawn in between.
///
/// What was done is kept with its time (``History``): scrubbing back makes the stage again and does
/// it once more, up to that time.
@MainActor
package final class PlaygroundSession {
  let catalogue: any PlaygroundCatalogue
  var name: String
  var settings = PlaygroundSettings()
  var stage: any PlaygroundStage
  var history = History()
  var playback = Playback()
  /// The kinds of parts of the layout that are shown.
  var anatomy: [String] = []
  /// The calls since the last frame.
  var calls = CallLog()
  /// The last second of the server's clock.
  private var clock = 0.0
  /// Seconds of a clock that measures the session's own work; at first one that stands still.
  var stopwatch: () -> Double = { 0 }
  /// The second of the stopwatch at which the work for the next frame began.
  private var workBegan: Double?
  private(set) var lastInput = 0
  /// The messages that were handled, whatever came of them.
  private var handledCount = 0
  /// Replies that wait to be fetched.
  var replies: [Data] = []

  /// The picture that the viewers have.
  private var shown: Raster?
  private var frameNumber: UInt32 = 0
  /// The positions of scroll views when the last frame was drawn.
  private var scrollPositions = ScrollPositions()
  /// Whether a viewer wants all of the next frame.
  private var owesWhole = true
  private var needsFrame = true

  /// Opens a playground.
  ///
  /// - Parameters:
  ///   - catalogue: What it can show.
  ///   - name: What it shows first; nil for the first content.
  /// - Throws: ``PlaygroundError`` if that cannot be shown.
  package init(_ catalogue: any PlaygroundCatalogue, opening name: String? = nil)
    throws(PlaygroundError)
  {
    guard let first = name ?? catalogue.contents.first?.name else {
      throw PlaygroundError("There is nothing to show.")
    }
    self.catalogue = catalogue
    self.name = first
    let calls = CallLog()
    stage = try calls.during { () throws(PlaygroundError) in
      try catalogue.makeStage(first, PlaygroundSettings())
    }
    self.calls = calls
    stageDidChange()
    replies = [catalogueReply, stateReply]
  }

  /// Handles the messages that are there, in their order.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - seconds: The time of the ``stopwatch`` after which the rest is left; nil for never.
  /// - Returns: The number of messages that were handled: all but the rest.
  @discardableResult
  func receive(_ messages: [Data], for seconds: Double? = nil) -> Int {
    let end = seconds.map { stopwatch() + $0 }
    let parts = messages.map(ServerMessage.untimed)
    let plain = parts.map(\.message)
    for (index, part) in parts.enumerated() {
      stage.expect(plain[(index + 1)...])
      receive(part.message, at: part.second)
      if let end, stopwatch() > end { return index + 1 }
    }
    return messages.count
  }

  /// Handles a message.
  ///
  /// What cannot be done is answered with a problem, and changes nothing.
  ///
  /// - Parameter record: The message as JSON; in front of it, its time (``ServerMessage``).
  func receive(_ record: Data) {
    let (message, second) = ServerMessage.untimed(record)
    receive(message, at: second)
  }

  private func receive(_ message: Data, at second: Double?) {
    workBegan = workBegan ?? stopwatch()
    handledCount += 1
    do throws(PlaygroundError) {
      if let second {
        let time = try PlaygroundMessage.time(second)
        calls.during { advance(to: time) }
      }
      let received = try PlaygroundMessage.read(message)
      if let input = received.input { lastInput = input }
      try calls.during { () throws(PlaygroundError) in try handle(received.message) }
    } catch {
      replies.append(PlaygroundReply.data(PlaygroundReply.Problem(text: error.description)))
    }
  }

  /// Returns what is to be sent: all of ``takeFirstRecords()`` and of ``takeLastRecords()``.
  func takeRecords() -> [Data] { takeFirstRecords() + takeLastRecords() }

  /// Returns what is to be sent at once: replies in their order, then a frame if anything changed.
  ///
  /// - Returns: Records: JSON, frames (``FrameRecord``) and files.
  func takeFirstRecords() -> [Data] {
    var records = replies
    replies = []
    do throws(PlaygroundError) {
      records += try calls.during { () throws(PlaygroundError) in try frames() }
    } catch {
      records.append(PlaygroundReply.data(PlaygroundReply.Problem(text: error.description)))
    }
    return records
  }

  /// Returns what is to be sent after ``takeFirstRecords()``.
  ///
  /// - Returns: Records of JSON. The last one says that there is no more until the next message.
  func takeLastRecords() -> [Data] {
    let records = calls.during { stage.takeLateReplies() }
    let report = report
    // While something moves this report is not sent, and the next frame has the calls.
    if !report.isMoving { calls.clear() }
    let still = PlaygroundReply.Still(report: report, handled: handledCount)
    return records + [PlaygroundReply.data(still)]
  }

  /// Draws, if anything may have changed.
  ///
  /// - Returns: What changed, for viewers that have the frame before; the whole frame, if owed.
  private func frames() throws(PlaygroundError) -> [Data] {
    var records: [Data] = []
    let began = workBegan ?? stopwatch()
    workBegan = nil
    if needsFrame || shown == nil {
      needsFrame = false
      defer { stage.frameWasMade(in: stopwatch() - began) }
      let positions = ScrollPositions(in: stage)
      let frame = try stage.frame()
      var difference: FrameDifference?
      if let shown, shown.width == frame.width, shown.height == frame.height {
        difference = FrameDifference(
          from: shown, to: frame,
          guess: positions.move(since: scrollPositions, scale: frame.scale, in: frame))
      }
      scrollPositions = positions
      shown = frame
      if difference?.isEmpty != true {
        frameNumber &+= 1
        records.append(try record(of: frame, difference))
        // A frame of another size is whole for all viewers.
        if difference == nil { owesWhole = false }
      }
    }
    if owesWhole, let shown { records.append(try record(of: shown, nil)) }
    owesWhole = false
    return records
  }

  private func record(
    of frame: Raster, _ difference: FrameDifference?
  ) throws(PlaygroundError) -> Data {
    defer { calls.clear() }
    do {
      return try FrameRecord.data(frame, number: frameNumber, difference, report)
    } catch {
      throw PlaygroundError("The frame cannot be encoded: \(error)")
    }
  }

  /// The picture that viewers have; nil before the first frame.
  var shownFrame: Raster? { shown }

  /// Called when what is seen may have changed.
  func setNeedsFrame() { needsFrame = true }

  private func advance(to time: Double) {
    clock = time
    advance(clock: time)
  }

  private func handle(_ message: PlaygroundMessage) throws(PlaygroundError) {
    switch message {
    case .clock(let time): advance(to: time)
    case .whole: owesWhole = true
    case .open(let name): try open(name)
    case .set(let change): try set(settings.changed(by: change))
    case .touch(let touch): perform(.touch(touch.phase, touch.point))
    case .wheel(let point, let vector): perform(.wheel(point, vector))
    case .scrollTo(let point): perform(.scrollTo(point))
    case .key(let key, let shift): perform(.key(key, shift: shift))
    case .inspect(let point): replies.append(PlaygroundReply.data(inspection(at: point)))
    case .anatomy(let kinds): try show(kinds)
    case .play: try play()
    case .pause: pause()
    case .scrub(let time): try scrub(to: time)
    case .rate(let rate):
      playback.rate = min(max(rate, 0.05), 4)
      replies.append(stateReply)
    case .restart: try makeStage(name, settings)
    case .command: replies.append(PlaygroundReply.data(command))
    case .export(let format, let number): export(format, number)
    case .other(let type, let message):
      if let reply = try stage.receive(message, at: clock) {
        replies += reply.replies
        if reply.changesSize { replies.append(stateReply) }
        if reply.changesPicture { setNeedsFrame() }
      } else if let name = try catalogue.receive(type, message, on: stage) {
        try open(name)
      } else {
        throw PlaygroundError("Unknown message type '\(type.prefix(40))'.")
      }
    }
  }

  /// Makes the stage again, as it is at first.
  func makeStage(_ name: String, _ settings: PlaygroundSettings) throws(PlaygroundError) {
    calls.clear()
    stage = try catalogue.makeStage(name, settings)
    self.name = name
    self.settings = settings
    history = History()
    playback.restart()
    stageDidChange()
    replies.append(stateReply)
    setNeedsFrame()
  }

  func stageDidChange() {
    stage.window.scrollsOverTime = true
    stage.anatomy = pictureAnatomy
    calls.observe(stage.window)
  }

  private func open(_ name: String) throws(PlaygroundError) {
    try makeStage(name, settings.withoutOptions)
  }

  private func set(_ new: PlaygroundSettings) throws(PlaygroundError) {
    guard new != settings else { return }
    if new.options == settings.options, new.seed == settings.seed, try stage.apply(new) {
      history.settingsChanged(from: settings, to: new, at: stage.window.currentTime)
      settings = new
      replies.append(stateReply)
      return setNeedsFrame()
    }
    try makeStage(name, new)
  }

  private func export(_ format: String, _ number: Int) {
    do throws(PlaygroundError) {
      replies.append(
        PlaygroundReply.file(try stage.file(format), number: number, isFailure: false))
    } catch {
      replies.append(
        PlaygroundReply.file(Data(error.description.utf8), number: number, isFailure: true))
    }
  }

  private var command: PlaygroundReply.Command {
    let script = history.script(begins: playback.hasBegun)
    let command = stage.command(
      script == nil ? settings : history.settingsAtFirst ?? settings, kinds: anatomy,
      script: script, time: playback.hasBegun || script != nil ? stage.window.currentTime : nil)
    let note = history.isBeyondScripts ? Self.beyondScripts : command.note
    return PlaygroundReply.Command(text: command.text, note: note)
  }

  private static let beyondScripts =
    "The command has touches and keys of the first \(Int(ActionScript.longestTime)) seconds only."
}

extension PlaygroundSession {
  /// Does something now, and remembers it.
  func perform(_ action: History.Action) {
    history.add(action, at: stage.window.currentTime)
    stage.carryOut(action)
    calls.update(from: stage.window)
    setNeedsFrame()
  }

  /// Does again what was done.
  func repeated(_ action: History.Action) {
    stage.carryOut(action)
    if case .settings(let settings) = action { self.settings = settings }
  }

  /// The reply with all contents, and the choices of the knobs.
  var catalogueReply: Data {
    func hexadecimal(_ color: RGBA) -> String {
      let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return PlaygroundReply.data(
      PlaygroundReply.Catalogue(
        samples: catalogue.contents,
        devices: PictureDevice.allCases.map {
          PlaygroundReply.Device(
            name: $0.name, width: $0.size.width, height: $0.size.height)
        },
        textSizes: TextSize.allCases.map(\.rawValue),
        designs: InterfaceDesign.allCases.map(\.rawValue), chromes: catalogue.chromes,
        starts: catalogue.starts, capturesDocuments: catalogue.capturesDocuments,
        anatomy: PictureAnatomy.Kind.allCases.map { kind in
          PlaygroundReply.AnatomyKind(
            name: kind.rawValue, title: kind.title,
            light: hexadecimal(kind.legendColor(isDark: false)),
            dark: hexadecimal(kind.legendColor(isDark: true)))
        }))
  }

  var stateReply: Data {
    let (size, origin) = (stage.window.bounds.size, stage.origin)
    return PlaygroundReply.data(
      PlaygroundReply.State(
        sample: name, settings: settings, size: [size.width, size.height],
        origin: [origin.x, origin.y], anatomy: anatomy,
        rate: playback.rate, duration: stage.duration, panels: stage.panels))
  }

  /// The description of a frame beside its pixels.
  var report: FrameReport {
    let time = stage.window.currentTime
    return FrameReport(
      time: time, end: max(time, history.end, stage.duration ?? 0), isMoving: isMoving,
      isPlaying: playback.isPlaying, hasBegun: playback.hasBegun,
      isOver: playback.hasBegun && !history.hasFuture && time >= (stage.duration ?? 0),
      offset: stage.window.largestScrollView.map { [$0.contentOffset.x, $0.contentOffset.y] } ?? [],
      input: lastInput, calls: calls.counts)
  }

  /// Shows kinds of parts of the layout.
  func show(_ kinds: [String]) throws(PlaygroundError) {
    for kind in kinds where PictureAnatomy.Kind(rawValue: kind) == nil {
      throw PlaygroundError("Unknown part of a layout: '\(kind.prefix(40))'.")
    }
    anatomy = PictureAnatomy.Kind.allCases.map(\.rawValue).filter(kinds.contains)
    stage.anatomy = pictureAnatomy
    replies.append(stateReply)
    setNeedsFrame()
  }

  /// The kinds as a picture draws them. The page has the legend.
  var pictureAnatomy: PictureAnatomy? {
    guard !anatomy.isEmpty else { return nil }
    var result = PictureAnatomy(Set(anatomy.compactMap(PictureAnatomy.Kind.init)))
    result.showsLegend = false
    return result
  }
}
