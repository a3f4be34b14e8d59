// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import PlaygroundRecords
import Testing
import UIKit

@testable import PlaygroundSession
@testable import Workbench

/// The frames of gestures: the latest value alone is laid out, and slow ones have fewer pixels.
@Suite("Gestures")
@MainActor
struct GestureTests {
  private let width = "layout.section.group.items[0].width.fractionalWidth"

  private func edit(_ value: String, _ gesture: String?, at path: String? = nil) -> Data {
    let part = gesture.map { #","gesture":"\#($0)""# } ?? ""
    let operation = #"{"op":"set","path":"\#(path ?? width)","value":\#(value)}"#
    return Data(#"{"type":"edit","label":"Set","operations":[\#(operation)]\#(part)}"#.utf8)
  }

  /// A session of a grid, each look at whose stopwatch is some seconds after the last one.
  private func session(secondsApart seconds: Double) throws -> PlaygroundSession {
    let session = try DocumentPage(Documents.text("grid")).session
    var time = 0.0
    session.stopwatch = {
      time += seconds
      return time
    }
    return session
  }

  /// Sends messages that wait together.
  ///
  /// - Returns: The types of the replies, the last reply of each type, and the scale of the frame; nil
  ///   without one.
  private func send(
    _ messages: [Data], to session: PlaygroundSession
  ) -> (replies: [String], last: [String: LocatedValue], scale: Double?) {
    session.receive(messages)
    var replies: [String] = []
    var last: [String: LocatedValue] = [:]
    var scale: Double?
    for record in session.takeRecords() {
      if let reply = try? LocatedValue(parsing: Array(record)),
        case .string(let type)? = reply.member("type")?.value.content
      {
        replies.append(type)
        last[type] = reply
      } else {
        scale = Self.scale(ofFrame: record)
      }
    }
    return (replies, last, scale)
  }

  /// Reads the scale in the header of a frame.
  private static func scale(ofFrame record: Data) -> Double? {
    let bytes = Array(record)
    let length = bytes[8..<12].reversed().reduce(0) { $0 << 8 | Int($1) }
    let header = bytes[12..<(12 + length)]
    return try? JSONDecoder().decode(FrameRecord.Header.self, from: Data(header)).scale
  }

  @Test func `After a slow frame the gesture's next ones have scale 1, the last the full one`()
    throws
  {
    let session = try session(secondsApart: 0.026)
    expectEqual(send([edit("0.5", "a")], to: session).scale, 2)
    expectEqual(send([edit("0.4", "a")], to: session).scale, 1)
    expectEqual(send([edit("0.3", "a")], to: session).scale, 1)
    // What the page asks when the gesture rests or ends.
    expectEqual(send([Data(#"{"type":"places"}"#.utf8)], to: session).scale, 2)
    expectNil(send([Data(#"{"type":"places"}"#.utf8)], to: session).scale)
    // It goes on, and ends with its last value.
    expectEqual(send([edit("0.25", "a")], to: session).scale, 1)
    let last = send([edit("0.2", "a"), Data(#"{"type":"places"}"#.utf8)], to: session)
    expectEqual(last.scale, 2)
    // Another gesture begins at the full scale, and an edit by itself is always drawn so.
    expectEqual(send([edit("0.5", "b")], to: session).scale, 2)
    expectEqual(send([edit("0.4", nil)], to: session).scale, 2)
    expectEqual(send([edit("0.3", nil)], to: session).scale, 2)
  }

  @Test func `Frames that take 25 ms have all of their pixels`() throws {
    let session = try session(secondsApart: 0.025)
    for value in ["0.5", "0.4", "0.3"] {
      expectEqual(send([edit(value, "a")], to: session).scale, 2)
    }
  }

  @Test func `Of the values of a gesture that wait, only the latest is laid out`() throws {
    let session = try session(secondsApart: 0)
    let clock = Data(#"{"type":"clock","time":1}"#.utf8)
    let before = try passCount(in: session)
    let answer = send(
      [edit("0.5", "a"), clock, edit("0.4", "a"), clock, edit("0.25", "a")], to: session)
    expectEqual(answer.replies.count { $0 == "document" }, 3)
    expectEqual(answer.replies.count { $0 == "places" }, 1)
    expectEqual(answer.scale, 2)
    expectEqual(cellWidth(in: session), 97.5)
    let passes = try passCount(in: session) - before
    expectGreater(passes, 0)
    // So is it with those that come with their times.
    let timed = [edit("0.5", "c"), edit("0.4", "c"), edit("0.2", "c")].map {
      ServerMessage.timed($0, at: 2)
    }
    expectEqual(send(timed, to: session).replies.count { $0 == "document" }, 3)
    try expectEqual(passCount(in: session), before + 2 * passes)
    // Other gestures, and what is asked between them, are laid out each.
    let others = send([edit("0.5", "a"), edit("0.4", "b"), edit("0.3", nil)], to: session)
    try expectEqual(passCount(in: session), before + 2 * passes + 3 * passes)
    // The page is shown where things are in the end.
    expectEqual(others.replies.count { $0 == "places" }, 1)
  }

  /// The number of layout passes of the view so far.
  private func passCount(in session: PlaygroundSession) throws -> Int {
    let view = try #require(CallLog.collectionViews(in: session.stage.window).first)
    return try #require(view.layoutTrace).passCount
  }

  @Test func `A value whose successor is refused is shown`() throws {
    let session = try session(secondsApart: 0)
    let answer = send([edit("0.5", "a"), edit(#""wide""#, "a")], to: session)
    expectContains(answer.replies, "problem")
    expectEqual(answer.scale, 2)
    expectEqual(answer.replies.count { $0 == "places" }, 1)
    expectEqual(cellWidth(in: session), 195)
    // Nothing is left to be shown.
    let refused = send([edit(#""wide""#, "a")], to: session)
    expectContains(refused.replies, "problem")
    expectNil(refused.scale)
    expectLacks(refused.replies, "places")
  }

  @Test func `The page learns what follows from a value whose successor is refused`() throws {
    let text = try Documents.text("grid").replacing(
      "version: 1,", with: "version: 1, picture: { size: [390, 300] },")
    let session = try DocumentPage(text).session
    let size = "picture.size"
    let resized = send(
      [edit("[300, 200]", "a", at: size), edit(#""wide""#, "a", at: size)], to: session)
    expectContains(resized.replies, "problem")
    expectEqual(resized.last["state"]?.plain("size"), .array([.number(300), .number(200)]))
    expectEqual(session.stage.window.bounds.size, CGSize(width: 300, height: 200))
    // A million items in a row.
    let vast = send([edit("0.000001", "b"), edit(#""wide""#, "b")], to: session)
    expectContains(vast.replies, "problem")
    let problems = vast.last["problems"]?.member("problems")?.value.elements ?? []
    let message = """
      A group in section 0 would hold more than 100000 elements; make its items larger or the group \
      smaller.
      """
    expectContains(problems, where: { $0.plain("message") == .string(message) })
  }

  /// The width of the first cell, in points.
  private func cellWidth(in session: PlaygroundSession) -> Double? {
    let views = sequence(first: [session.stage.window.rootViewController?.view].compactMap(\.self))
    {
      let next = $0.flatMap(\.subviews)
      return next.isEmpty ? nil : next
    }
    for view in views.joined() {
      if let cell = (view as? UICollectionView)?.cellForItem(at: IndexPath(item: 0, section: 0)) {
        return cell.frame.width
      }
    }
    return nil
  }
}
