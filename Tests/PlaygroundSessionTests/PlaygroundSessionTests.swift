// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import PlaygroundRecords
import SeededRandom
import Testing
import UIKit
import WaitingSuites

@testable import PlaygroundSession

@MainActor @Suite("A session of the playground")
struct PlaygroundSessionTests {
  let catalogue = NumbersCatalogue()
  let session: PlaygroundSession

  init() throws { session = try PlaygroundSession(catalogue) }

  private var stage: NumbersStage {
    get throws { try #require(catalogue.stages.last) }
  }

  /// Sends messages and returns the records that answer them.
  @discardableResult
  private func send(_ messages: String...) -> [Data] {
    for message in messages { session.receive(Data(message.utf8)) }
    return session.takeRecords()
  }

  private func texts(_ records: [Data]) -> [String] {
    records.filter { RecordKind($0) == .reply }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `The first records say what there is and show it`() throws {
    let records = session.takeRecords()
    expectContains(texts(records), where: { $0.contains(#""type":"catalogue""#) })
    var canvas = ReplayedCanvas()
    for record in records { try canvas.take(record) }
    expectEqual((canvas.width, canvas.height), (320, 440))
    expectEqual(canvas.pixels, session.shownFrame?.rgba)
  }

  @Test func `Nothing is drawn when nothing happened`() throws {
    send()
    let count = try stage.frameCount
    for second in 0..<20 { send(#"{"type":"clock","time":\#(second)}"#) }
    let records = send()
    try expectEqual(stage.frameCount, count)
    expectEqual(records.count, 1)
  }

  @Test(.waitsForProcesses)
  func `A session closes the connections of its server that it was started with`() async {
    await #expect(processExitsWith: .success) {
      let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      // Whoever starts a process may speak to it over a socket of another kind.
      let other = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      expectGreater(connection, 2)
      expectGreater(other, 2)
      // What opens a file meanwhile may get the number of one that is closed: sockets are told apart by
      // their own.
      func socketNumber(_ descriptor: Int32) -> UInt {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_ino : 0
      }
      let numbers = [connection, other].map(socketNumber)
      await SessionLoop.closeInheritedSockets()
      expectNotEqual(socketNumber(connection), numbers[0])
      expectEqual(socketNumber(other), numbers[1])
    }
  }

  // In a process, and so on a main thread, of its own: other tests of views need not wait for it.
  @Test(.waitsForProcesses)
  func `What arrives equals the whole frame after any scrolls, knobs and taps`() async {
    await #expect(processExitsWith: .success) {
      try await PlaygroundSessionTests.compareFrames()
    }
  }

  private static func compareFrames() throws {
    for seed in 0..<6 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let session = try PlaygroundSession(NumbersCatalogue())
      var canvas = ReplayedCanvas()
      var moves = 0
      for step in 0..<60 {
        let (x, y) = (
          Double.random(in: 0..<160, using: &random), Double.random(in: 0..<220, using: &random)
        )
        let message =
          switch Int.random(in: 0..<12, using: &random) {
          case 0: #"{"type":"touch","phase":"began","x":\#(x),"y":\#(y)}"#
          case 1: #"{"type":"touch","phase":"ended","x":\#(x),"y":\#(y)}"#
          case 2:
            #"{"type":"set","settings":{"size":[\#(Int(x) + 100),\#(Int(y) + 80)],"appearance":"\#(step % 2 == 0 ? "dark" : "light")"}}"#
          case 3: #"{"type":"anatomy","kinds":["\#(step % 2 == 0 ? "items" : "insets")"]}"#
          case 4: #"{"type":"play"}"#
          case 5: #"{"type":"scrub","time":\#(x / 160)}"#
          default:
            #"{"type":"wheel","x":\#(x),"y":\#(y),"dx":\#(x / 8 - 10),"dy":\#((y - 90) / 3)}"#
          }
        session.receive(Data(#"{"type":"clock","time":\#(Double(step) / 40)}"#.utf8))
        session.receive(Data(message.utf8))
        for record in session.takeRecords() { try canvas.take(record) }
        if canvas.lastHeader?.move != nil { moves += 1 }
        // As data, whose bytes are compared at once.
        try #require(
          Data(canvas.pixels) == session.shownFrame.map { Data($0.rgba) },
          "seed \(seed), step \(step): \(message)")
      }
      expectGreater(moves, 4)
    }
  }

  @Test func `Offsets between pixels arrive exactly as well`() throws {
    var canvas = ReplayedCanvas()
    for record in session.takeRecords() { try canvas.take(record) }
    for offset in stride(from: 0.0, to: 40, by: 1.37) {
      try stage.controller.collectionView?.contentOffset.y = offset
      for record in send(#"{"type":"wheel","x":80,"y":100,"dx":0,"dy":0}"#) {
        try canvas.take(record)
      }
      expectEqual(canvas.pixels, session.shownFrame?.rgba)
    }
  }

  @Test func `A scroll sends the rows that are new`() throws {
    var canvas = ReplayedCanvas()
    for record in session.takeRecords() { try canvas.take(record) }
    let whole = canvas.pictureSize
    for record in send(#"{"type":"wheel","x":80,"y":100,"dx":0,"dy":20}"#) {
      try canvas.take(record)
    }
    let header = try #require(canvas.lastHeader)
    expectEqual(header.move?[5], -40)
    expectLess(header.pieces.reduce(0) { $0 + $1[2] * $1[3] }, 320 * 440 / 2)
    expectLess(canvas.pictureSize - whole, whole)
  }

  @Test func `Whole frames are for those who ask`() {
    send()
    let whole = send(#"{"type":"whole"}"#).filter { RecordKind($0) == .frame }
    expectEqual(whole.map { RecordKind.isWholeFrame($0) }, [true])
    let change = send(#"{"type":"wheel","x":80,"y":100,"dx":0,"dy":20}"#)
      .filter { RecordKind($0) == .frame }
    expectEqual(change.map { RecordKind.isWholeFrame($0) }, [false])
  }

  @Test func `A wheel scrolls the section below it sideways and the rest up`() throws {
    let view = try #require(try stage.controller.collectionView)
    view.contentOffset.y = 880
    send()
    send(#"{"type":"wheel","x":80,"y":70,"dx":50,"dy":0}"#)
    expectEqual(view.orthogonalOffset(forSection: 1), 50)
    expectEqual(view.contentOffset.y, 880)
    send(#"{"type":"wheel","x":80,"y":70,"dx":0,"dy":-100}"#)
    expectEqual(view.contentOffset.y, 780)
    send(#"{"type":"wheel","x":80,"y":70,"dx":0,"dy":-100000}"#)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `A tap selects`() throws {
    send(
      #"{"type":"touch","phase":"began","x":80,"y":60}"#,
      #"{"type":"touch","phase":"ended","x":80,"y":60}"#)
    try expectEqual(stage.controller.selected, [IndexPath(item: 0, section: 0)])
  }

  @Test func `Knobs that can be turned live keep the offset`() throws {
    send(#"{"type":"wheel","x":80,"y":100,"dx":0,"dy":20}"#)
    send(#"{"type":"set","settings":{"appearance":"dark","size":[180,240]}}"#)
    expectEqual(catalogue.stages.count, 1)
    try expectEqual(stage.controller.collectionView?.contentOffset.y, 20)
    try expectEqual(stage.window.bounds.size, CGSize(width: 180, height: 240))
  }

  @Test(arguments: [
    "", "{", "[]", #"{"type":"fly"}"#, #"{"type":"touch","phase":"began","x":1e99,"y":0}"#,
    #"{"type":"touch","x":1,"y":0}"#, #"{"type":"open","name":"nothing"}"#,
    #"{"type":"set","settings":{"appearance":"pink"}}"#, #"{"type":"anatomy","kinds":["bones"]}"#,
    #"{"type":"wheel","x":0,"y":0,"dx":"far","dy":0}"#, "\u{0}\u{1}",
    "{\"type\":\"open\",\"name\":\"" + String(repeating: "x", count: 20_000) + "\"}",
  ])
  func `What is no message is answered and changes nothing`(_ message: String) throws {
    send()
    let before = session.shownFrame
    expectContains(texts(send(message)), where: { $0.contains(#""type":"problem""#) })
    expectEqual(session.shownFrame, before)
    expectEqual(catalogue.stages.count, 1)
  }

  @Test func `Scrubbing back shows what was shown then`() throws {
    var pictures: [Raster?] = []
    send(#"{"type":"clock","time":0}"#, #"{"type":"play"}"#)
    for step in 0...10 {
      send(#"{"type":"clock","time":\#(Double(step) / 10)}"#)
      if step == 4 { send(#"{"type":"wheel","x":80,"y":100,"dx":0,"dy":33}"#) }
      pictures.append(session.shownFrame)
    }
    let last = try stage.window.currentTime
    for step in [7, 2, 9, 4] {
      send(#"{"type":"scrub","time":\#(Double(step) / 10)}"#)
      expectLess(abs(try stage.window.currentTime - Double(step) / 10), 1e-9)
      expectEqual(session.shownFrame, pictures[step], "step \(step)")
    }
    expectNear(last, 1, within: 1e-9)
  }

  @Test func `Time stands still while it is paused, and goes slower in slow motion`() throws {
    send(#"{"type":"clock","time":0}"#, #"{"type":"play"}"#, #"{"type":"clock","time":5}"#)
    send(#"{"type":"clock","time":5.1}"#)
    expectLess(abs(try stage.window.currentTime - 0.1), 1e-9)
    send(#"{"type":"pause"}"#, #"{"type":"clock","time":5.2}"#)
    expectLess(abs(try stage.window.currentTime - 0.1), 1e-9)
    send(#"{"type":"rate","rate":0.25}"#, #"{"type":"play"}"#, #"{"type":"clock","time":6}"#)
    send(#"{"type":"clock","time":6.2}"#)
    expectLess(abs(try stage.window.currentTime - 0.15), 1e-9)
  }

  @Test func `A message may come with its time`() throws {
    session.receive(ServerMessage.timed(Data(#"{"type":"play"}"#.utf8), at: 5))
    session.receive([
      ServerMessage.timed(Data(#"{"type":"key","key":"a"}"#.utf8), at: 5.25),
      ServerMessage.timed(ServerMessage.marked(Data(#"{"type":"pause"}"#.utf8)), at: 5.5),
    ])
    // What plays begins with the first time after it.
    expectLess(abs(try stage.window.currentTime - 0.25), 1e-9)
    try expectEqual(stage.keys, ["a"])
    // It is one message, and one answer says that all of them are handled.
    let answer = texts(session.takeRecords()).filter { $0.contains(#""type":"still""#) }
    expect(answer.count == 1 && answer[0].contains(#""handled":3"#))
  }

  @Test(arguments: [
    "\t1e9\n{\"type\":\"pause\"}", "\tnan\n{\"type\":\"pause\"}",
    // A viewer's own time is not the server's.
    "\t1\n\t2\n{\"type\":\"pause\"}", "\tsoon\n{\"type\":\"pause\"}x",
  ])
  func `A time that is no number in range is a problem`(record: String) throws {
    send(#"{"type":"play"}"#)
    expectContains(texts(send(record)), where: { $0.contains(#""type":"problem""#) })
    session.receive(ServerMessage.timed(Data(#"{"type":"command"}"#.utf8), at: 10))
    session.receive(ServerMessage.timed(Data(#"{"type":"command"}"#.utf8), at: 10.5))
    try expectGreater(stage.window.currentTime, 0, "it still plays")
  }

  @Test func `A click explains the item below it`() throws {
    let answer = try #require(
      texts(send(#"{"type":"inspect","x":80,"y":60}"#)).first { $0.contains("inspection") })
    expectContains(answer, "fractionalWidth")
    expectContains(answer, #""frame":[0,30,160,43.5]"#)
    expectContains(answer, "UICollectionViewListCell")
    let header = try #require(
      texts(send(#"{"type":"inspect","x":80,"y":12}"#)).first { $0.contains("inspection") })
    expectContains(header, "UICollectionElementKindSectionHeader")
    let outside = try #require(
      texts(send(#"{"type":"inspect","x":-5,"y":-5}"#)).first { $0.contains("inspection") })
    expectContains(outside, #""title":"UIWindow""#)
  }

  @Test func `Frames say what was called for them`() throws {
    send()
    var canvas = ReplayedCanvas()
    for record in send(#"{"type":"wheel","x":80,"y":100,"dx":0,"dy":60,"input":7}"#) {
      try canvas.take(record)
    }
    let report = try #require(canvas.lastHeader?.report)
    expectEqual(report.input, 7)
    expectEqual(report.calls["scrollViewDidScroll(_:)"], 1)
    expectGreater((report.calls["layout pass"] ?? 0), 0)
    expectEqual(report.calls["shouldInvalidateLayout(forBoundsChange:)"], 1)
    expectGreater((report.calls["layoutAttributesForElements(in:)"] ?? 0), 0)
    let cells = try #require(report.calls["collectionView(_:cellForItemAt:)"])
    expectEqual(report.calls["collectionView(_:willDisplay:forItemAt:)"], cells)
    // Not implemented by the delegate.
    expectNil(report.calls["collectionView(_:didEndDisplaying:forItemAt:)"])
  }

  @Test func `The first frame says what making the stage has called`() throws {
    var canvas = ReplayedCanvas()
    for record in send() { try canvas.take(record) }
    let calls = try #require(canvas.lastHeader?.report.calls)
    expectGreater((calls["prepare()"] ?? 0), 0)
    expectGreater((calls["collectionView(_:cellForItemAt:)"] ?? 0), 0)
    expectGreater((calls["collectionView(_:viewForSupplementaryElementOfKind:at:)"] ?? 0), 0)
  }

  @Test func `Of optional methods those are counted that the delegate implements`() throws {
    send()
    for phase in ["began", "ended"] {
      session.receive(Data(#"{"type":"touch","phase":"\#(phase)","x":80,"y":52}"#.utf8))
    }
    try expectEqual(stage.controller.selected.count, 1)
    let calls = session.calls.counts
    expectEqual(calls["collectionView(_:didSelectItemAt:)"], 1)
    expectNil(calls["collectionView(_:shouldSelectItemAt:)"])
    expectNil(calls["collectionView(_:didHighlightItemAt:)"])
  }

  @Test func `Files come with the number of the question`() throws {
    let files = send(
      #"{"type":"export","format":"png","number":3}"#,
      #"{"type":"export","format":"exe","number":4}"#
    ).compactMap { FileRecord($0) }
    expectEqual(files.map(\.number), [3, 4])
    expectEqual(files.map(\.isFailure), [false, true])
    try expectEqual(Raster(pngData: files[0].content).rgba, session.shownFrame?.rgba)
  }

  @Test func `The command notes what it does not say`() throws {
    send(
      #"{"type":"anatomy","kinds":["items"]}"#, #"{"type":"wheel","x":80,"y":100,"dx":0,"dy":9}"#)
    let scrolled = texts(send(#"{"type":"command"}"#)).joined()
    expectContains(scrolled, #""text":"draw items""#)
    expectLacks(scrolled, "touched")
    send(#"{"type":"touch","phase":"began","x":80,"y":60}"#)
    expectContains(texts(send(#"{"type":"command"}"#)).joined(), #""note":"touched""#)
  }

  @Test func `The script of what was done draws the same again`() throws {
    var time = 0.0
    func wait(_ seconds: Double) {
      time += seconds
      send(#"{"type":"clock","time":\#(time)}"#)
    }
    wait(0.5)
    send(#"{"type":"touch","phase":"began","x":80,"y":160}"#)
    for step in 1...8 {
      wait(0.016)
      send(#"{"type":"touch","phase":"moved","x":80.5,"y":\#(160 - Double(step) * 9.3)}"#)
    }
    send(#"{"type":"touch","phase":"ended","x":80.5,"y":84}"#)
    for _ in 0..<5 { wait(0.016) }
    send(#"{"type":"set","settings":{"appearance":"dark","size":[170,200]}}"#)
    for _ in 0..<7 { wait(0.016) }
    send(
      #"{"type":"wheel","x":80,"y":100,"dx":0,"dy":31}"#,
      #"{"type":"key","key":" ","shift":true}"#)
    let reply = try #require(texts(send(#"{"type":"command"}"#)).first { $0.contains("touch") })
    let fields = try #require(
      JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any])
    let text = try #require(fields["text"] as? String)
    let script = try ActionScript(
      text.split(separator: "\n").dropFirst().joined(separator: "\n"), from: PlaygroundSettings())
    expectEqual(script.entries.count, 13)
    let again = NumbersStage(PlaygroundSettings())
    script.run(on: again, to: try stage.window.currentTime)
    try expectEqual(again.frame().rgba, session.shownFrame?.rgba)
  }

  @Test func `Keys and touches go to the stage before the window`() throws {
    send(#"{"type":"key","key":"ArrowDown"}"#)
    try expectEqual(stage.keys, ["ArrowDown"])
  }

  @Test func `Each answer says how many messages were handled so far`() throws {
    _ = session.takeRecords()
    expectEqual(texts(send("{", #"{"type":"command"}"#)).last?.contains(#""handled":2"#), true)
    expectEqual(texts(send(#"{"type":"fly"}"#)).last?.contains(#""handled":3"#), true)
  }

  @Test func `What takes long is answered before the rest is done`() throws {
    let messages = (0..<3).map { _ in Data(#"{"type":"command"}"#.utf8) }
    // Each look at the stopwatch is a second after the one before.
    var seconds = 0.0
    session.stopwatch = {
      seconds += 1
      return seconds
    }
    expectEqual(session.receive(messages, for: 1.5), 1)
    expectEqual(session.receive(messages, for: 100), 3)
    expectEqual(session.receive(messages), 3)
    expectEqual(session.receive([], for: 0), 0)
  }

  @Test func `A key has a short name`() throws {
    let long = String(repeating: "k", count: PlaygroundMessage.longestKey)
    expectAll(texts(send(#"{"type":"key","key":"\#(long)"}"#)), where: { !$0.contains("problem") })
    expectContains(
      texts(send(#"{"type":"key","key":"\#(long)k"}"#)), where: { $0.contains("Unknown key") })
  }
}
