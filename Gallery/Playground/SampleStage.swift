// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import CairoGraphics
import Foundation
import PictureResults
import PlaygroundSession
import UIKit

/// A sample on the stage of a playground.
@MainActor final class SampleStage: PlaygroundStage {
  private let screen: Screen
  /// Where collection views were at first.
  private let offsetAtFirst: CGPoint?

  private var subject: Subject { screen.subject }
  let duration: TimeInterval?
  var window: UIWindow { screen.window }
  var origin: CGPoint { screen.origin }
  var anatomy: PictureAnatomy? {
    get { screen.anatomy }
    set { screen.anatomy = newValue }
  }

  /// Puts a screen on a stage.
  ///
  /// - Parameter screen: The sample, at rest.
  init(_ screen: Screen) {
    self.screen = screen
    offsetAtFirst = screen.collectionViews.first?.contentOffset
    let subject = screen.subject
    duration =
      subject.motion.isKnown
      ? try? Screen.duration(of: subject, settings: screen.settings) : nil
  }

  /// The window of a sample or of a file of the Mac.
  private var macWindow: NSWindow? {
    (screen.content as? MacSample)?.shownWindow ?? (screen.content as? MacFileContent)?.shownWindow
  }

  func begin() { screen.begin() }

  func advance(to time: TimeInterval, hasBegun: Bool) {
    if hasBegun {
      screen.show(time)
    } else {
      window.advance(to: time)
    }
  }

  func apply(_ settings: PlaygroundSettings) throws(PlaygroundError) -> Bool {
    let new: ScreenSettings
    do throws(GalleryFailure) { new = try settings.checked(for: subject) } catch {
      throw PlaygroundError(error.message)
    }
    // A window of the Mac has no traits; what surrounds a sample is there from the beginning.
    guard new.chrome == screen.settings.chrome, macWindow == nil else { return false }
    screen.update(to: new)
    return true
  }

  // MARK: Input

  func touch(_ phase: PlaygroundMessage.Phase, at point: CGPoint) -> Bool {
    guard let macWindow else { return false }
    let point = flipped(point)
    switch phase {
    case .began: macWindow.pressMouse(at: point)
    case .moved: macWindow.moveMouse(to: point)
    case .ended:
      macWindow.moveMouse(to: point)
      macWindow.releaseMouse()
    case .cancelled: macWindow.releaseMouse()
    }
    return true
  }

  func scroll(at point: CGPoint, by vector: CGVector) -> Bool {
    guard let macWindow else { return false }
    macWindow.scrollWheel(at: flipped(point), deltaX: -vector.dx, deltaY: -vector.dy)
    return true
  }

  func press(_ key: String, shift: Bool) -> Bool {
    guard let macWindow else { return false }
    if let code = Self.keyCodes[key] { macWindow.press(code, modifiers: shift ? .shift : []) }
    return true
  }

  /// The codes of keys that have no character, on every keyboard of the Mac.
  private static let keyCodes: [String: UInt16] = [
    "Enter": 36, "Tab": 48, " ": 49, "Escape": 53, "Home": 115, "PageUp": 116, "End": 119,
    "PageDown": 121, "ArrowLeft": 123, "ArrowRight": 124, "ArrowDown": 125, "ArrowUp": 126,
  ]

  /// A point from the window's lower left corner, as the Mac counts.
  private func flipped(_ point: CGPoint) -> NSPoint {
    NSPoint(x: point.x, y: window.bounds.height - point.y)
  }

  // MARK: Pictures

  func frame() throws(PlaygroundError) -> Raster {
    do { return try screen.frame().raster } catch { throw PlaygroundError(error.message) }
  }

  func file(_ format: String) throws(PlaygroundError) -> Data {
    do {
      if format == "apng" { return try film() }
      guard let format = PictureFormat(rawValue: format) else {
        throw PlaygroundError("Unsupported format '\(format.prefix(20))'.")
      }
      return try screen.data(format)
    } catch let error as PlaygroundError {
      throw error
    } catch {
      throw PlaygroundError("\(error)")
    }
  }

  /// What the sample shows over time, as an animated PNG file.
  private func film() throws -> Data {
    guard let duration else { throw PlaygroundError("'\(subject.argument)' is not animated.") }
    let film = try Screen(subject, settings: screen.settings)
    guard let rate = FrameRate(FrameRate.standard) else { return Data() }
    var encoder = AnimatedPNGEncoder(delay: rate.delay)
    var body = Data()
    film.begin()
    for index in 0..<rate.frameCount(duration: duration) {
      film.show(min(rate.time(ofFrame: index), duration))
      body += try encoder.add(try film.frame().raster)
    }
    body += encoder.finish()
    return encoder.opening + body
  }

  // MARK: The command

  func command(
    _ settings: PlaygroundSettings, kinds: [String], script: ActionScript?, time: TimeInterval?
  ) -> (text: String, note: String?) {
    var settings = settings
    settings.chrome = screen.settings.chrome.rawValue
    var words =
      ["swift", "run", "gallery", ShellWord.path(subject.argument)] + settings.arguments
    if script != nil { words += ["--actions", "-"] } else { words += offsets }
    // Without a time a still shows the poster.
    if let time = time ?? (subject.motion.poster == nil ? nil : 0) {
      words += ["--time", ActionScript.number(time)]
    }
    if !kinds.isEmpty { words += ["--anatomy", kinds.joined(separator: ","), "--no-legend"] }
    words += ["--out", ShellWord.path("\(subject.name).png")]
    let line = ShellWord.line(words)
    // Each line of a script begins with a number, so none is the word that ends it.
    return (script.map { "\(line) <<'ACTIONS'\n\($0.text)ACTIONS\n" } ?? line, nil)
  }

  /// The arguments that say how far the sample is scrolled.
  private var offsets: [String] {
    let collections = Screen.collections(in: window)
    guard collections.count == 1 else { return [] }
    if let view = collections[0] as? UICollectionView {
      return Self.offsets(of: view, from: offsetAtFirst)
    }
    guard let view = collections[0] as? NSCollectionView,
      let origin = view.enclosingScrollView?.contentView.bounds.origin, origin != .zero
    else { return [] }
    return ["--scroll-to", "\(ActionScript.number(origin.x)),\(ActionScript.number(origin.y))"]
  }

  private static func offsets(of view: UICollectionView, from start: CGPoint?) -> [String] {
    var words: [String] = []
    if view.contentOffset != start {
      words += [
        "--scroll-to",
        "\(ActionScript.number(view.contentOffset.x)),\(ActionScript.number(view.contentOffset.y))",
      ]
    }
    for section in 0..<view.numberOfSections {
      let offset = view.orthogonalOffset(forSection: section)
      if offset != 0 { words += ["--scroll-section", "\(section)=\(ActionScript.number(offset))"] }
    }
    return words
  }
}
