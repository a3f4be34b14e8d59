// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics

/// The way in which a drawing is joined with the one behind it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The drawing covers the background.
  case normal = 0
  /// The product of both: never lighter.
  case multiply = 1
  /// The product of both inverses, inverted: never darker.
  case screen = 2
  /// The drawing is multiplied where the background is dark, screened where it is light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// The colour behind, brightened by the one that is drawn.
  case colorDodge = 6
  /// The colour behind, darkened by the one that is drawn.
  case colorBurn = 7
  /// The drawing gently darkens or lightens the background.
  case softLight = 8
  /// The background is multiplied or screened, depending on the drawing.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// The hue and saturation of what is drawn.
  case color = 14
  /// The lightness of what is drawn.
  case luminosity = 15
  /// The result is transparent where anything is drawn.
  case clear = 16
  /// The drawing alone.
  case copy = 17
  /// The drawing, where there is something behind.
  case sourceIn = 18
  /// The drawing, where there is nothing behind.
  case sourceOut = 19
  /// The drawing covers the background, where there is one.
  case sourceAtop = 20
  /// The drawing is behind the background.
  case destinationOver = 21
  /// The background, where something is drawn.
  case destinationIn = 22
  /// The background, where nothing is drawn.
  case destinationOut = 23
  /// The drawing is behind the background, which remains only where something is drawn.
  case destinationAtop = 24
  /// The drawing and the background, each where the other is not.
  case xor = 25
  /// The sum of both.
  case plusLighter = 27

  /// The canvas's mode.
  var ofCanvas: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}
