// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Cocoa
import PictureTestingAppKit
import Testing

@MainActor
@Suite("A Mac app with a window controller")
struct SlidesTests {
  private func makeBrowser() -> BrowserWindowController {
    let browser = BrowserWindowController()
    browser.showWindow(nil)
    browser.sections = [
      ("Mountains", (1...7).map { "Peak \($0)" }), ("Lakes", ["Tahoe", "Como"]),
    ]
    browser.window?.layoutIfNeeded()
    return browser
  }

  @Test func `The window looks as on the Mac`() throws {
    let browser = makeBrowser()
    browser.collectionView.selectItems(
      at: [IndexPath(item: 1, section: 0)], scrollPosition: [])
    let window = try #require(browser.window)
    expectPicture(of: window, named: "browser")
    expectPicture(
      of: window, named: "browser-dark",
      PictureSetup(appearance: NSAppearance(named: .darkAqua)))
  }

  @Test func `A header's button collapses its section`() throws {
    let browser = makeBrowser()
    let header = try #require(
      browser.collectionView.supplementaryView(
        forElementKind: NSCollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? HeaderView)
    #expect(!header.collapseButton.isHidden)
    header.collapseButton.performClick(nil)
    browser.window?.advance(to: 0.25)
    let layout = try #require(
      browser.collectionView.collectionViewLayout as? NSCollectionViewFlowLayout)
    #expect(layout.section(atIndexIsCollapsed: 0))
    expectPicture(of: try #require(browser.window), named: "browser-collapsed")
  }

  @Test func `Clicks select, and a double click opens`() throws {
    let browser = makeBrowser()
    let (window, view) = (try #require(browser.window), try #require(browser.collectionView))
    let item = try #require(view.item(at: IndexPath(item: 2, section: 0)) as? SlideItem)
    let point = item.view.convert(NSPoint(x: 45, y: 35), to: nil)
    window.click(at: point)
    #expect(view.selectionIndexPaths == [IndexPath(item: 2, section: 0)])
    window.click(at: point, count: 2)
    #expect(item.openCount == 1)
    window.press(124, modifiers: .shift)
    #expect(browser.selectionChanges == ["selected 1", "selected 1"])
  }

  @Test func `A view's identifier is ignored, and dark windows look as recorded`() throws {
    for time in ["9:41", "10:00"] {
      let clock = NSTextField(labelWithString: time)
      clock.frame = NSRect(x: 10, y: 10, width: 60, height: 20)
      clock.setAccessibilityIdentifier("clock")
      let view = NSView(frame: NSRect(x: 0, y: 0, width: 80, height: 40))
      view.addSubview(clock)
      expectPicture(
        of: view, named: "clock", as: [.png, .txt],
        PictureSetup(scale: 1, ignoringViews: ["clock"]))
    }
    let dark = PictureSetup(appearance: NSAppearance(named: .darkAqua))
    #expect(dark.appearance?.name == .darkAqua)
    #expect(PictureSetup(appearance: nil).appearance == nil)
    let image = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    expectPictures(of: image, named: "image", scales: [1, 2])
  }

  @Test func `Slides come and go over time`() throws {
    let browser = makeBrowser()
    let view = try #require(browser.collectionView)
    browser.addSlide(named: "Summit")
    browser.window?.advance(to: 1)
    #expect(view.numberOfItems(inSection: 0) == 8)
    #expect(
      view.item(at: IndexPath(item: 0, section: 0))?.representedObject as? String == "Summit")
    view.selectionIndexPaths = [
      IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1),
    ]
    browser.removeSelectedSlides()
    browser.window?.advance(to: 1.4)
    #expect(view.subviews.count > view.visibleItems().count + 2)
    browser.window?.advance(to: 1.5)
    #expect(view.numberOfItems(inSection: 0) == 7 && view.numberOfItems(inSection: 1) == 1)
  }
}
