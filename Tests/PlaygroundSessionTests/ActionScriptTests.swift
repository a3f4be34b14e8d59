// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import PlaygroundSession

/// What is written down of a session.
@Suite("A script of actions")
struct ActionScriptTests {
  @Test func `A script is read as it was written`() throws {
    let text = """
      0 begin
      0.1 touch began 1.25,-3
      0.30000000000000004 wheel 10,20 by 0,1e-05
      0.4 scroll 0,7
      1 key shift Tab
      1 key Space
      1.5 set --size 320x500.5 --scale 3 --appearance dark --direction rtl --text-size xLarge --design 26

      """
    let script = try ActionScript(text, from: PlaygroundSettings(options: ["--query": "a b"]))
    expect(script.begins)
    expectEqual(script.text, text)
    expectEqual(script.end, 1.5)
    try expectEqual(ActionScript("# nothing\n\n", from: PlaygroundSettings()).text, "")
  }

  @Test(
    arguments: [
      "touch began 1,2", "-1 key Tab", "nan key Tab", "601 key Tab", "1 key", "1 fly 1,2",
      "0 touch began 1", "0 touch began 1,nan", "0 touch began 1e9,0", "0 touch upside 1,2",
      "0 wheel 1,2 3,4", "0 set --size 320", "0 set --seed 4", "0 set --scale", "1 begin",
      "0 key Tab\n0 begin",
    ])
  func `A line that is no action is named`(_ text: String) {
    let error = #expect(throws: PlaygroundError.self) {
      try ActionScript("0 key Tab\n" + text, from: PlaygroundSettings())
    }
    expectEqual(error?.description.hasPrefix("Line "), true)
  }

  @Test func `Seconds do not go back`() {
    #expect(throws: PlaygroundError.self) {
      try ActionScript("2 key Tab\n1 key Tab", from: PlaygroundSettings())
    }
  }
}
