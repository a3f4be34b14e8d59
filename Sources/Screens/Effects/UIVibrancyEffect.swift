// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Contents that take on colour from what is behind a blurred background.
///
/// > Note: Differs from UIKit: contents keep their own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  ///
  /// - Parameter blurEffect: The effect of the view behind.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - blurEffect: The effect of the view behind.
  ///   - style: What the contents are.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What contents on a blurred background are.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel = 1
  /// Text of still less importance.
  case tertiaryLabel = 2
  /// Text of the least importance.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Smaller areas.
  case secondaryFill = 5
  /// Areas in small views.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7
}
