// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Views

/// The subviews of a button, made when they are first needed.
@MainActor
final class ButtonParts {
  private(set) var background: BackgroundConfigurationView?
  private(set) var backgroundImage: UIImageView?
  private(set) var shownTitle: ButtonLabel?
  private(set) var subtitle: ButtonLabel?
  private(set) var shownImage: UIImageView?
  private(set) var indicator: UIImageView?

  func title(of button: UIButton) -> ButtonLabel {
    if let shownTitle { return shownTitle }
    let label = ButtonLabel()
    label.font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.button = button
    shownTitle = label
    button.addSubview(label)
    return label
  }

  func subtitle(of button: UIButton) -> ButtonLabel {
    if let subtitle { return subtitle }
    let label = ButtonLabel()
    label.button = button
    subtitle = label
    button.addSubview(label)
    return label
  }

  func image(of button: UIButton) -> UIImageView {
    if let shownImage { return shownImage }
    let view = UIImageView()
    shownImage = view
    button.addSubview(view)
    return view
  }

  func indicator(of button: UIButton) -> UIImageView {
    if let indicator { return indicator }
    let view = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    indicator = view
    button.addSubview(view)
    return view
  }

  func background(of button: UIButton) -> BackgroundConfigurationView {
    if let background { return background }
    let view = BackgroundConfigurationView(frame: .zero)
    background = view
    button.insertSubview(view, at: 0)
    return view
  }

  func backgroundImage(of button: UIButton) -> UIImageView {
    if let backgroundImage { return backgroundImage }
    let view = UIImageView()
    backgroundImage = view
    button.insertSubview(view, at: 0)
    return view
  }

  func removeSubtitle() {
    subtitle?.removeFromSuperview()
    subtitle = nil
  }

  func removeIndicator() {
    indicator?.removeFromSuperview()
    indicator = nil
  }

  func removeBackground() {
    background?.removeFromSuperview()
    background = nil
  }
}
