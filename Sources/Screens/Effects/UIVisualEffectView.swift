// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A view with an effect behind its contents.
///
/// What it shows belongs in ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  private let contents = UIView(frame: .zero)

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an effect, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The effect; nil for none. A change in an animation block takes its time.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Where the contents belong: as large as the view, in front of the effect.
  open var contentView: UIView { contents }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  private func showEffect() {
    backdrop.backgroundColor = (effect as? UIBlurEffect)?.style.color
  }
}
