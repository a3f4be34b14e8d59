// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import ViewLayout
package import Views

/// Shows the actions beside a row, each in its colour: over the row's whole height, or as a pill.
package final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionView]
  private let metrics: SwipeMetrics

  /// - Parameters:
  ///   - actions: The actions; the first is at the outer edge.
  ///   - look: The lengths and the font.
  ///   - perform: Called with an action that is tapped.
  init(
    _ actions: [UIContextualAction], _ look: SwipeLook,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    buttons = actions.map { SwipeActionView($0, look, perform: perform) }
    metrics = look.metrics
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action is at the outer edge and lies over the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  package required init?(coder: NSCoder) { nil }

  func layout(rowWidth: CGFloat, _ configuration: UISwipeActionsConfiguration) -> SwipeLayout {
    SwipeLayout(
      titleWidths: buttons.map(\.wantedWidth), rowWidth: rowWidth,
      performsFirstAction: configuration.performsFirstActionWithFullSwipe,
      areWords: buttons.allSatisfy(\.isWord), metrics: metrics)
  }

  /// Places the actions in the bounds.
  func show(_ layout: SwipeLayout, distance: CGFloat, isAtRight: Bool) {
    let spans = layout.spans(revealing: distance)
    let (top, height) = metrics.pill?.span(inHeight: bounds.height) ?? (0, bounds.height)
    for ((button, span), width) in zip(zip(buttons, spans), layout.widths) {
      // An action that is not wholly visible is cut by the one before it, not squeezed: it begins
      // where the row ends and reaches behind its neighbour. A pill grows.
      let length = metrics.pill == nil ? max(span.length, width) : max(0, span.length)
      let inner = span.start + span.length
      button.frame = CGRect(
        x: isAtRight ? distance - inner : inner - length, y: top, width: length, height: height)
      button.isHidden = span.length <= 0
    }
  }
}

/// Shows one action: its image above its word, white on its colour.
private final class SwipeActionView: UIView {
  private let action: UIContextualAction
  private let look: SwipeLook
  private let perform: (UIContextualAction) -> Void
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let padding: CGFloat
  private static let imageToTitle: CGFloat = 4

  init(
    _ action: UIContextualAction, _ look: SwipeLook,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.action = action
    self.look = look
    self.perform = perform
    padding = look.metrics.pill?.padding ?? 15
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    if let pill = look.metrics.pill {
      layer.cornerRadius = pill.cornerRadius
      layer.cornerCurve = .continuous
      clipsToBounds = true
    }
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    imageView.contentMode = .center
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// A touch on an action is not the row's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A tap runs the action.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isInside(touches) else { return }
    perform(action)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether the action is a word without an image.
  var isWord: Bool { action.image == nil }

  var wantedWidth: CGFloat {
    updateFont()
    let title = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    let image = imageView.sizeThatFits(.zero).width
    return (max(title, image) + 2 * padding).rounded(.up)
  }

  private func updateFont() {
    label.font = look.font(action.image != nil, traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateFont()
    let image = imageView.sizeThatFits(.zero)
    let inner = max(0, bounds.width - padding)
    var title = label.sizeThatFits(CGSize(width: inner, height: .infinity))
    title.height = min(title.height, bounds.height)
    // A word that has no space below its image is left out, as in rows of one line.
    let both = image.height + Self.imageToTitle + title.height
    let showsTitle =
      image.height == 0
      || (title.height > 0 && both <= bounds.height - (look.metrics.pill == nil ? 12 : 0)
        && bounds.height > look.heightWithoutTitle)
    label.isHidden = !showsTitle
    let height = image.height == 0 ? title.height : showsTitle ? both : image.height
    let scale = traitCollection.displayScale
    func centred(_ length: CGFloat, in total: CGFloat) -> CGFloat {
      ((total - length) / 2 * scale).rounded() / scale
    }
    let top = centred(height, in: bounds.height)
    imageView.frame = CGRect(
      x: centred(image.width, in: bounds.width), y: top, width: image.width, height: image.height)
    let width = min(title.width, inner)
    label.frame = CGRect(
      x: centred(width, in: bounds.width), y: top + height - title.height, width: width,
      height: title.height)
  }
}
