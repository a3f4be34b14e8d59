// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import gallery

/// What `--chrome` draws around samples.
@MainActor struct ChromeTests {
  private func screen(
    _ name: String, _ chrome: Chrome, _ change: (inout ScreenSettings) -> Void = { _ in }
  ) throws -> Screen {
    let sample = try #require(catalogue.first { $0.name == name })
    var settings = ScreenSettings()
    settings.size = sample.size
    settings.scale = 1
    settings.text = .blocks
    settings.chrome = chrome
    change(&settings)
    return try Screen(Subject(sample), settings: settings)
  }

  private func contentOffset(_ screen: Screen) -> CGPoint? {
    screen.collectionViews.first?.contentOffset
  }

  @Test func `The first row is below status bar and navigation bar`() throws {
    try expectEqual(contentOffset(screen("nested-groups", .none)), .zero)
    try expectEqual(contentOffset(screen("nested-groups", .bars)), CGPoint(x: 0, y: -91))
    try expectEqual(contentOffset(screen("nested-groups", .device)), CGPoint(x: 0, y: -91))
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)),
    (CGSize(width: 393, height: 852), UIEdgeInsets(top: 98, left: 0, bottom: 34, right: 0)),
    (CGSize(width: 375, height: 667), UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)),
    (CGSize(width: 820, height: 1180), UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0)),
    (CGSize(width: 844, height: 390), UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47)),
  ])
  func `Devices keep clear what theirs do`(size: CGSize, insets: UIEdgeInsets) throws {
    let screen = try screen("grid", .bars) { $0.size = size }
    expectEqual(screen.collectionViews.first?.safeAreaInsets, insets)
  }

  @Test func `The title is the sample's name in words`() throws {
    let screen = try screen("nested-groups", .bars)
    let controller = screen.content as? UIViewController
    expectEqual(controller?.navigationItem.title, "Nested Groups")
  }

  @Test func `A sample with bars of its own gets no other ones`() throws {
    for name in ["app", "tabs"] {
      let screen = try screen(name, .bars)
      expectSame(screen.window.rootViewController, screen.content)
      expectEqual(screen.window.safeAreaInsets.top, 47)
    }
  }

  @Test func `The picture is as large as the screen, or larger by what is around it`() throws {
    func description(_ name: String, _ chrome: Chrome) throws -> String {
      let screen = try screen(name, chrome)
      _ = try screen.data(.png)
      return screen.pixelDescription
    }
    try expectEqual(description("grid", .bars), "390 × 844 px")
    try expectEqual(description("grid", .device), "418 × 872 px")
    try expectEqual(description("mac-list", .none), "320 × 600 px")
    try expectEqual(description("mac-list", .window), "320 × 628 px")
  }

  @Test func `Frames of the layout tree do not change but for the offset`() throws {
    func frames(_ chrome: Chrome) throws -> [Substring] {
      let tree = try screen("inset-grid", chrome) { $0.showsFullContent = true }.data(.txt)
      return String(decoding: tree, as: UTF8.self).split(separator: "\n").filter {
        $0.contains("cell")
      }
    }
    try expectNotEmpty(frames(.none))
    try expectEqual(frames(.none), frames(.bars))
  }

  @Test func `The whole content is drawn between the bars`() throws {
    let screen = try screen("grid", .bars) { $0.showsFullContent = true }
    // The content, 91 points above it and 34 below.
    let content = try #require(screen.collectionViews.first?.contentSize)
    expectEqual(screen.window.bounds.size, CGSize(width: 390, height: content.height + 91 + 34))
    let bottom = screen.window.bounds.maxY
    expectEqual(screen.collectionViews.first?.frame.minY, 0)
    expectGreater(bottom, 844)
  }

  @Test(arguments: ["1x1", "50x50", "2000x40"])
  nonisolated func `Any size can have bars`(size: String) async throws {
    for chrome in ["bars", "device"] {
      let result = try await Command.gallery(
        "nested-groups", "--out", "/dev/null", "--format", "png", "--chrome", chrome, "--size",
        size, "--scale", "1")
      expectEqual(result.status, 0, "\(result.errors)")
    }
  }

  @Test
  nonisolated func `A phone around a window of the Mac is a usage error, and the other way round`()
    async throws
  {
    let phone = try await Command.gallery(
      "mac-list", "--out", "-", "--format", "png", "--chrome", "bars")
    expectEqual(phone.status, 64)
    expectContains(
      phone.errors,
      "'mac-list' is a window of the Mac: give --chrome window in place of --chrome bars.")
    let window = try await Command.gallery(
      "grid", "--out", "-", "--format", "png", "--chrome", "window")
    expectEqual(window.status, 64)
    expectContains(window.errors, "give --chrome bars or device")
    let unknown = try await Command.gallery(
      "grid", "--out", "-", "--format", "png", "--chrome", "car")
    expectEqual(unknown.status, 64)
  }
}
