// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import CairoGraphics
import Foundation
import PlaygroundSession
import UIKit

/// A sample on the stage of a playground.
@MainActor final class SampleStage: PlaygroundStage {
  private let type: any Sample.Type
  private let screen: Screen
  private var settings: ScreenSettings
  private let picture: Picture
  /// Where collection views were at first.
  private let offsetAtFirst: CGPoint?

  let duration: TimeInterval?
  var window: UIWindow { screen.window }
  var anatomy: PictureAnatomy? {
    get { picture.anatomy }
    set { picture.anatomy = newValue }
  }

  /// Puts a screen on a stage.
  ///
  /// - Parameters:
  ///   - screen: The sample, at rest.
  ///   - type: The sample's type.
  init(_ screen: Screen, of type: any Sample.Type) {
    self.screen = screen
    self.type = type
    settings = screen.settings
    picture = Picture(of: screen.window, scale: screen.settings.scale)
    offsetAtFirst = screen.collectionViews.first?.contentOffset
    duration =
      type is any AnimatedSample.Type
      ? try? Screen.duration(of: type, settings: screen.settings) : nil
  }

  /// The window of a sample of the Mac.
  private var macWindow: NSWindow? { (screen.controller as? MacSample)?.shownWindow }

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
    do throws(GalleryFailure) { new = try settings.checked(for: type) } catch {
      throw PlaygroundError(error.message)
    }
    // A picture has one scale; a window of the Mac knows no traits.
    guard new.scale == self.settings.scale, macWindow == nil else { return false }
    Screen.setTraits(of: window, to: new)
    window.frame = CGRect(origin: .zero, size: new.size)
    window.layoutIfNeeded()
    self.settings = new
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

  /// A point from the window's lower left corner, as the Mac counts.
  private func flipped(_ point: CGPoint) -> NSPoint {
    NSPoint(x: point.x, y: window.bounds.height - point.y)
  }

  // MARK: Pictures

  func frame() throws(PlaygroundError) -> Raster {
    do { return try picture.frame().raster } catch { throw PlaygroundError("\(error)") }
  }

  func file(_ format: String) throws(PlaygroundError) -> Data {
    do {
      if format == "apng" { return try film() }
      guard let format = PictureFormat(rawValue: format) else {
        throw PlaygroundError("There is no format '\(format.prefix(20))' here.")
      }
      switch format {
      case .png, .svg, .pdf: return try picture.data(format)
      case .json, .txt: return try screen.data(format)
      }
    } catch let error as PlaygroundError {
      throw error
    } catch {
      throw PlaygroundError("\(error)")
    }
  }

  /// What the sample shows over time, as an animated PNG file.
  private func film() throws -> Data {
    guard let duration else { throw PlaygroundError("'\(type.name)' does not move by itself.") }
    let film = try Screen(type, settings: settings)
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
    _ settings: PlaygroundSettings, kinds: [String], time: TimeInterval?, isTouched: Bool
  ) -> (text: String, note: String?) {
    var words = ["swift", "run", "gallery", type.name] + settings.arguments
    let collections = Screen.collections(in: window)
    if collections.count == 1, let view = collections[0] as? UICollectionView {
      words += Self.offsets(of: view, from: offsetAtFirst)
    } else if collections.count == 1, let view = collections[0] as? NSCollectionView {
      let origin = view.enclosingScrollView?.contentView.bounds.origin ?? .zero
      if origin != .zero {
        words += ["--scroll-to", "\(Self.text(origin.x)),\(Self.text(origin.y))"]
      }
    }
    // Without a time a still shows the poster.
    if let time = time ?? ((type as? any AnimatedSample.Type)?.poster == nil ? nil : 0) {
      words += ["--time", Self.text(CGFloat(time))]
    }
    if !kinds.isEmpty { words += ["--anatomy", kinds.joined(separator: ","), "--no-legend"] }
    words += ["--out", "\(type.name).png"]
    return (words.map(Self.quoted).joined(separator: " "), isTouched ? Self.touchNote : nil)
  }

  private static let touchNote =
    "Touches and keys are not in the command: it draws the sample without them."

  private static func offsets(of view: UICollectionView, from start: CGPoint?) -> [String] {
    var words: [String] = []
    if view.contentOffset != start {
      words += ["--scroll-to", "\(text(view.contentOffset.x)),\(text(view.contentOffset.y))"]
    }
    for section in 0..<view.numberOfSections {
      let offset = view.orthogonalOffset(forSection: section)
      if offset != 0 { words += ["--scroll-section", "\(section)=\(text(offset))"] }
    }
    return words
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,=:@+".contains($0))
    }
    guard !plain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(
        separator: "'\\''") + "'"
  }
}
