// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A container of traits that can be set: a collection being built, or the overrides of a view.
public protocol UIMutableTraits {
  /// The number of pixels per point; 0 if it is unspecified.
  var displayScale: CGFloat { get set }
  /// The style of the interface, light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The elevation of the interface above what is behind it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of text that the reader prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The contrast that the reader prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The way in which text is measured and drawn.
  var textRendering: TextRendering { get set }
  /// The design of the interface.
  var design: InterfaceDesign { get set }
}

/// A set of traits, any of which may be left out.
///
/// The value behind ``UITraitCollection`` and behind a view's trait overrides. Laying one set over
/// another is ``overlaid(by:)``.
public struct TraitValues: UIMutableTraits, Hashable, Sendable {
  private var scale: CGFloat?
  private var style: UIUserInterfaceStyle?
  private var level: UIUserInterfaceLevel?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var category: UIContentSizeCategory?
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var idiom: UIUserInterfaceIdiom?
  private var contrast: UIAccessibilityContrast?
  private var rendering: TextRendering?
  private var ownDesign: InterfaceDesign?

  /// Creates a set without any trait.
  public init() {}

  /// The number of pixels per point; 0 if it is unspecified.
  public var displayScale: CGFloat {
    get { scale ?? 0 }
    set { scale = newValue > 0 && newValue.isFinite ? newValue : nil }
  }

  /// The style of the interface, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { style ?? .unspecified }
    set { style = newValue == .unspecified ? nil : newValue }
  }

  /// The elevation of the interface above what is behind it.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { level ?? .unspecified }
    set { level = newValue == .unspecified ? nil : newValue }
  }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction ?? .unspecified }
    set { direction = newValue == .unspecified ? nil : newValue }
  }

  /// The size of text that the reader prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .unspecified }
    set { category = newValue == .unspecified ? nil : newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal ?? .unspecified }
    set { horizontal = newValue == .unspecified ? nil : newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { vertical ?? .unspecified }
    set { vertical = newValue == .unspecified ? nil : newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom ?? .unspecified }
    set { idiom = newValue == .unspecified ? nil : newValue }
  }

  /// The contrast that the reader prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { contrast ?? .unspecified }
    set { contrast = newValue == .unspecified ? nil : newValue }
  }

  /// The way in which text is measured and drawn.
  public var textRendering: TextRendering {
    get { rendering ?? .real }
    set { rendering = newValue }
  }

  /// The design of the interface; that of iOS 17 if it is unspecified.
  public var design: InterfaceDesign {
    get { ownDesign ?? .iOS17 }
    set { ownDesign = newValue }
  }

  /// A Boolean value that says whether no trait is specified.
  public var isEmpty: Bool { self == TraitValues() }

  /// Returns this set with the traits that another specifies in place of its own.
  public func overlaid(by other: TraitValues) -> TraitValues {
    var result = self
    result.scale = other.scale ?? scale
    result.style = other.style ?? style
    result.level = other.level ?? level
    result.direction = other.direction ?? direction
    result.category = other.category ?? category
    result.horizontal = other.horizontal ?? horizontal
    result.vertical = other.vertical ?? vertical
    result.idiom = other.idiom ?? idiom
    result.contrast = other.contrast ?? contrast
    result.rendering = other.rendering ?? rendering
    result.ownDesign = other.ownDesign ?? ownDesign
    return result
  }
}

/// The way in which text is measured and drawn.
///
/// > Note: Differs from UIKit: a trait of ours, so that pictures for tests depend on no font.
public enum TextRendering: Int, Hashable, Sendable {
  /// Text in the fonts of the machine.
  case real
  /// Text as a rectangle for each run of glyphs, by a built-in table: the same on every machine.
  case blocks
}
