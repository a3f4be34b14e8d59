// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Pictures
package import UIKit

/// The stage of a playground with a controller, such as one that a user's code creates.
@MainActor package final class OwnStage: PlaygroundStage {
  package let window: UIWindow
  package let duration: TimeInterval? = nil
  private var size: CGSize
  package private(set) var settings: PlaygroundSettings
  private var picture: Picture
  private var scale: Double?

  package var anatomy: PictureAnatomy? {
    get { picture.anatomy }
    set { picture.anatomy = newValue }
  }

  /// Puts a controller into a window.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - settings: What the knobs say.
  ///   - size: The size of the window, in points, where the knobs name none.
  ///   - isBeside: Whether another stage is shown, whose window stays the key window.
  /// - Throws: ``PlaygroundError`` for settings that do not fit.
  package init(
    _ controller: UIViewController, _ settings: PlaygroundSettings,
    size: CGSize = CGSize(width: 390, height: 844), isBeside: Bool = false
  ) throws(PlaygroundError) {
    self.size = size
    self.settings = settings
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    picture = Picture(of: window)
    _ = try apply(settings)
    // With its traits and its size, as a screen has them before anything is loaded.
    window.rootViewController = controller
    let shown = UIApplication.shared.keyWindow
    window.makeKeyAndVisible()
    if isBeside { shown?.makeKey() }
    window.layoutIfNeeded()
  }

  package func apply(_ settings: PlaygroundSettings) throws(PlaygroundError) -> Bool {
    let scale = settings.scale
    guard scale.isFinite, (1...4).contains(scale) else {
      throw PlaygroundError("The scale takes a number from 1 to 4 (was \(scale)).")
    }
    guard settings.chrome == PlaygroundSettings().chrome else {
      throw PlaygroundError("Your own code is shown without bars or a device.")
    }
    guard settings.options.isEmpty else { throw PlaygroundError("Your own code has no options.") }
    let size = CGSize(
      width: settings.width ?? size.width, height: settings.height ?? size.height)
    try PlaygroundSettings.check(size, scale: scale)
    guard let style = Self.styles[settings.appearance],
      let direction = Self.directions[settings.direction],
      let text = TextSize(rawValue: settings.textSize),
      let design = InterfaceDesign(rawValue: settings.design)
    else {
      throw PlaygroundError(
        "Unsupported appearance '\(settings.appearance)', direction '\(settings.direction)', "
          + "text size '\(settings.textSize)' or design '\(settings.design)'.")
    }
    window.traitOverrides.displayScale = scale
    window.traitOverrides.userInterfaceStyle = style
    window.traitOverrides.layoutDirection = direction
    window.traitOverrides.preferredContentSizeCategory = text.category
    window.traitOverrides.design = design
    window.traitOverrides.horizontalSizeClass = size.width >= 700 ? .regular : .compact
    window.traitOverrides.userInterfaceIdiom = size.width >= 700 ? .pad : .phone
    window.frame = CGRect(origin: .zero, size: size)
    window.layoutIfNeeded()
    if self.scale != scale {
      self.scale = scale
      let anatomy = picture.anatomy
      picture = Picture(of: window, scale: scale)
      picture.anatomy = anatomy
    }
    self.settings = settings
    return true
  }

  /// Changes the size of the window where the knobs name none.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: Whether the window has another size now.
  /// - Throws: ``PlaygroundError`` for a size that cannot be drawn; then the window is as it was.
  package func setSize(_ size: CGSize) throws(PlaygroundError) -> Bool {
    let (old, shown) = (self.size, window.bounds.size)
    guard size != old else { return false }
    self.size = size
    do throws(PlaygroundError) { _ = try apply(settings) } catch {
      self.size = old
      throw error
    }
    return window.bounds.size != shown
  }

  private static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
  private static let directions: [String: UITraitEnvironmentLayoutDirection] = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]

  package func begin() {}
  package func advance(to time: TimeInterval, hasBegun: Bool) { window.advance(to: time) }
  package func frame() throws(PlaygroundError) -> Raster { try frame(scale: nil) }

  /// Draws what is shown now.
  ///
  /// - Parameter scale: The pixels per point; nil for as many as the settings say.
  /// - Returns: The pixels.
  /// - Throws: ``PlaygroundError`` for what cannot be drawn.
  package func frame(scale: CGFloat?) throws(PlaygroundError) -> Raster {
    do { return try picture.raster(scale: scale) } catch { throw PlaygroundError("\(error)") }
  }

  package func file(_ format: String) throws(PlaygroundError) -> Data {
    guard let format = PictureFormat(rawValue: format) else {
      throw PlaygroundError("Unsupported format '\(format.prefix(20))'.")
    }
    do { return try picture.data(format) } catch { throw PlaygroundError("\(error)") }
  }

  package func command(
    _ settings: PlaygroundSettings, kinds: [String], script: ActionScript?, time: TimeInterval?
  ) -> (text: String, note: String?) {
    let text = ActionScript.number
    let size = window.bounds.size
    let style = settings.appearance
    return (
      "try Picture(of: controller, size: CGSize(width: \(text(size.width)), height: "
        + "\(text(size.height))), scale: \(text(settings.scale)), traits: UITraitCollection("
        + "userInterfaceStyle: .\(style))).write(to: \"\(style).png\")",
      "Your own code is drawn by a line of Swift, without offsets, touches and other settings."
    )
  }
}
