// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

@testable import gallery

@Suite("Options of particular samples", .waitsForProcesses)
struct SampleOptionTests {
  @Test func `An option that a sample does not have names those that have it`() async throws {
    let result = try await Command.gallery(
      "grid", "--out", "-", "--format", "txt", "--selected", "0,1")
    expectEqual(result.status, 64)
    expectEmpty(result.output)
    expectContains(result.errors, "'grid' does not support --selected")
    expectContains(result.errors, "simple-list")
  }

  @MainActor @Test func `Every sample that has an option is named`() {
    for option in SampleOption.allCases {
      let owners = catalogue.filter {
        ($0 as? any ConfigurableSample.Type)?.options.contains(option) ?? false
      }
      for sample in catalogue where !owners.contains(where: { $0 == sample }) {
        var settings = SampleSettings()
        switch option {
        case .listAppearance: settings.listAppearance = .plain
        case .expanded: settings.expanded = .all
        case .selected: settings.selected = [ItemOption(section: 0, item: 0)]
        case .swiped:
          settings.swiped = [SwipedOption(item: ItemOption(section: 0, item: 0), offset: -80)]
        case .query: settings.query = "peak"
        case .wifi: settings.isWiFiOn = false
        case .step: settings.step = 3
        case .cadence: settings.cadence = .slow
        case .intent: settings.intent = .into
        }
        expectEqual(settings.options, [option])
        let failure = #expect(throws: GalleryFailure.self) {
          try settings.check(for: Subject(sample))
        }
        for owner in owners {
          expect(failure.map { "\($0)".contains(owner.name) } ?? false, "\(option)")
        }
      }
    }
  }

  @Test func `Items are written as section and item`() {
    expectEqual(ItemOption(argument: "2,7"), ItemOption(section: 2, item: 7))
    for wrong in ["", "2", "2,", ",7", "a,b", "-1,0", "1,2,3", "99999999999999999999,1"] {
      expectNil(ItemOption(argument: wrong), "\(wrong)")
    }
  }

  @Test func `Moved rows are written with their offset`() {
    expectEqual(
      SwipedOption(argument: "0,3=-120.5"),
      SwipedOption(item: ItemOption(section: 0, item: 3), offset: -120.5))
    for wrong in ["0,3", "0,3=", "0=3", "0,3=nan", "0,3=inf", "0,3=1=2"] {
      expectNil(SwipedOption(argument: wrong), "\(wrong)")
    }
  }

  @Test func `Open parts are all, none or numbers`() {
    expectEqual(ExpandedOption(argument: "all"), .all)
    expectEqual(ExpandedOption(argument: "none"), .parts([]))
    expectEqual(ExpandedOption(argument: "0,2"), .parts([0, 2]))
    expectNil(ExpandedOption(argument: "0,,2"))
    expectNil(ExpandedOption(argument: "-1"))
    expectNil(ExpandedOption(argument: "some"))
  }

  @Test(arguments: [
    ["simple-list", "--selected", "7,0"], ["simple-list", "--selected", "0,94"],
    ["cell-states", "--swiped", "0,99=-80"], ["cell-states", "--swiped", "0,1=80"],
    ["cell-states", "--list-appearance", "round"], ["simple-list", "--step", "-1"],
  ])
  func `What is not there is a usage error`(arguments: [String]) async throws {
    let result = try await Command.gallery(arguments + ["--out", "-", "--format", "txt"])
    expectEqual(result.status, 64)
    expectEmpty(result.output)
    expectNotEmpty(result.errors)
  }

  @Test func `Rows of a simple list stand as its layout says`() async throws {
    let result = try await Command.gallery("simple-list", "--out", "-", "--format", "json")
    expectEqual(result.status, 0)
    let tree = try #require(
      JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let elements = try #require(tree["elements"] as? [[String: Any]])
    expectEqual(elements.first?["frame"] as? [Double], [20, 35, 350, 44])
    expectEqual(elements.first?["text"] as? String, "0")
    expectEqual(tree["contentSize"] as? [Double], [390, 35 + 94 * 44 + 20])
  }
}
