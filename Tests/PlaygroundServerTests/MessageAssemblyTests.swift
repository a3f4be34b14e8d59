// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PlaygroundRecords
import Testing

@testable import PlaygroundServer

@Suite("Messages of a viewer")
struct MessageAssemblyTests {
  /// What comes of frames: a message in parts.
  private func outcome(
    _ parts: String..., kind: Frame.Kind = .text, isEnded: Bool = true
  ) -> MessageAssembly.Outcome {
    var assembly = MessageAssembly()
    var outcome = MessageAssembly.Outcome.nothing
    for (number, part) in parts.enumerated() {
      let isLast = isEnded && number == parts.count - 1
      outcome = assembly.add(
        Frame(kind: number == 0 ? kind : .continuation, isLast: isLast, payload: Data(part.utf8)))
      if outcome == .violation { return outcome }
    }
    return outcome
  }

  private func type(_ text: String) -> String? {
    guard case .message(let message, let type) = outcome(text) else { return "no message" }
    expectEqual(message, Data(text.utf8))
    return type
  }

  @Test func `The type is that of the message, however it is written`() {
    for text in [
      #"{"type":"drawn"}"#, #"{ "type" : "drawn" }"#, #"{"input":1,"type":"drawn"}"#,
      #"{"type":"dr\u0061wn"}"#,
    ] { expectEqual(type(text), "drawn", "\(text)") }
    // The session says what is wrong with these.
    for text in ["", "{", "[]", "drawn", "\u{0}", #"{"type":1}"#, #"{"text":"drawn"}"#] {
      expectNil(type(text), "\(text)")
    }
    expectEqual(type(#"{"text":"{\"type\":\"drawn\"}","type":"edit"}"#), "edit")
  }

  @Test func `Only messages with a document are long`() {
    func text(_ type: String, of count: Int, isFirst: Bool = true) -> String {
      let rest = #""x":"\#(String(repeating: "x", count: count))""#
      return isFirst ? #"{"type":"\#(type)",\#(rest)}"# : #"{\#(rest),"type":"\#(type)"}"#
    }
    let long = MessageLimits.message
    for name in ["openDocument", "edit", "source"] {
      expectEqual(type(text(name, of: long)), name)
      expectEqual(type(text(name, of: long, isFirst: false)), name)
    }
    expectEqual(outcome(text("touch", of: long)), .violation)
    expectEqual(outcome(text("edit", of: MessageLimits.textMessage)), .violation)
    expectEqual(outcome(String(repeating: "x", count: long + 1)), .violation)
    expectEqual(type(text("touch", of: 100)), "touch")
  }

  @Test func `Parts are put together, and nothing comes between them but what is no message`() {
    expectEqual(
      outcome(#"{"type":"#, "", #""save"}"#),
      .message(Data(#"{"type":"save"}"#.utf8), type: "save"))
    expectEqual(outcome("{", "x", isEnded: false), .nothing)
    var assembly = MessageAssembly()
    expectEqual(assembly.add(Frame(kind: .text, isLast: false, payload: Data("{".utf8))), .nothing)
    expectEqual(assembly.add(Frame(kind: .ping, payload: Data())), .nothing)
    var other = assembly
    expectEqual(other.add(Frame(kind: .text, payload: Data("}".utf8))), .violation)
    expectEqual(
      assembly.add(Frame(kind: .continuation, payload: Data("}".utf8))),
      .message(Data("{}".utf8), type: nil))
    // The next one begins anew.
    expectEqual(
      assembly.add(Frame(kind: .continuation, payload: Data("{}".utf8))), .violation)
  }

  @Test(arguments: [Frame.Kind.binary, .continuation, .close])
  func `What is no text ends the viewer`(_ kind: Frame.Kind) {
    expectEqual(outcome("{}", kind: kind), .violation)
  }

  @Test func `Parts that never end are not kept`() {
    let part = String(repeating: "x", count: 1 << 20)
    expectEqual(outcome(part, part, part, isEnded: false), .nothing)
    expectEqual(outcome(part, part, part, "x", isEnded: false), .violation)
  }
}
