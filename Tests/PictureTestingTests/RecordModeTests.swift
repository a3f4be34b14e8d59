// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing

@testable import PictureTesting

@Suite("Recording")
struct RecordModeTests {
  @Test(arguments: [nil, "", "0"])
  func `Nothing is recorded without a word`(value: String?) {
    expect(!RecordMode(value).records("card", exists: false))
  }

  @Test func `What is missing can be recorded alone`() {
    let mode = RecordMode("missing")
    expect(mode.records("card", exists: false))
    expect(!mode.records("card", exists: true))
  }

  @Test func `Pictures can be recorded by their names`() {
    let mode = RecordMode("card,row")
    expect(mode.records("row", exists: true))
    expect(!mode.records("header", exists: false))
  }

  @Test(arguments: ["all", "1"])
  func `Everything can be recorded`(value: String) {
    expect(RecordMode(value).records("card", exists: true))
  }
}
