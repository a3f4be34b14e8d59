// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
package import Foundation
import Geometry
import Views

/// Something in a view that people who see or hear it differently cannot use.
package struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Hashable, Sendable {
    /// A text whose colour is too near to what is behind it.
    case lowContrast
    /// A button with less than 44 points to touch in one direction.
    case smallTarget
    /// An element, or an image, for which a screen reader has no words.
    case missingLabel
  }

  package var kind: Kind
  /// The class of the views that it is about.
  package var type: String
  /// The first view that it is about.
  package var place: String
  /// The number of other views of the same class with the same reason.
  package var others = 0
  /// The size of the view that was looked at, in points.
  package var size: CGSize
  /// Why it is one, with the numbers.
  package var reason: String
  package var repair: String

  /// The finding as text, in three lines: where, why, and the repair.
  package var description: String {
    """
    \(wholePlace), at \(size.compactDescription)
      \(reason)
      → \(repair)
    """
  }

  /// The first view, and how many others there are.
  package var wholePlace: String {
    others == 0 ? place : "\(place) and \(others) \(others == 1 ? "other" : "others")"
  }
}

/// Collects the findings in a view, each class of views with one reason as one finding.
@MainActor
struct AccessibilityFindings {
  private let root: UIView
  private let background: TextBackground
  private var found: [AccessibilityFinding] = []
  /// The index of the first finding of each class and reason.
  private var indices: [[String]: Int] = [:]

  /// Looks for findings.
  ///
  /// - Returns: The findings: those of texts, of elements, of images.
  static func findings(
    in root: UIView, background: TextBackground
  ) -> [AccessibilityFinding] {
    var findings = Self(root: root, background: background)
    findings.checkTexts(root, in: root.bounds)
    for element in root.readAccessibility() {
      findings.checkTarget(of: element)
      findings.checkLabel(of: element)
    }
    findings.checkImages(root)
    return findings.found
  }

  private init(root: UIView, background: TextBackground) {
    self.root = root
    self.background = background
  }

  private mutating func add(
    _ kind: AccessibilityFinding.Kind, _ responder: UIResponder, _ name: String?, _ reason: String,
    repair: String
  ) {
    let type = "\(type(of: responder))"
    if let index = indices[[type, reason]] {
      found[index].others += 1
      return
    }
    indices[[type, reason]] = found.count
    var place = type
    if let name, !name.isEmpty {
      place += " “\(name.prefix(40))”"
    } else if let view = responder as? UIView {
      let origin = root.convert(view.bounds, from: view).origin
      place += " at \(origin.x.compactDescription), \(origin.y.compactDescription)"
    }
    found.append(
      AccessibilityFinding(
        kind: kind, type: type, place: place, size: root.bounds.size, reason: reason, repair: repair
      ))
  }
}

// MARK: Contrast

extension AccessibilityFindings {
  /// Texts of this size and above are large, bold ones from 14 points on (WCAG 2.2, 1.4.3).
  private static let largeSize: CGFloat = 18
  private static let largeBoldSize: CGFloat = 14

  /// Checks the texts in a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - clip: What of it can be seen, in the root's coordinates.
  private mutating func checkTexts(_ view: UIView, in clip: CGRect) {
    guard view.isRead else { return }
    // A control that cannot be used need not be read (WCAG 2.2, 1.4.3).
    if let control = view as? UIControl, !control.isEnabled { return }
    // What is faded is faded with what is behind it in the same view, which the picture does not tell
    // apart: only a view without a background of its own can be judged.
    if view.presentationAlpha < 1, view.hasBackgroundInside { return }
    let frame = root.convert(view.bounds, from: view)
    // Foundation stops the program that intersects with what is no number.
    guard frame.isFinite else { return }
    let clip = view.clipsToBounds ? clip.intersection(frame) : clip
    guard !clip.isEmpty else { return }
    if let label = view as? UILabel, label.isEnabled {
      checkText(label, in: clip)
    }
    for child in view.subviews { checkTexts(child, in: clip) }
  }

  private mutating func checkText(_ label: UILabel, in clip: CGRect) {
    let text = label.text ?? ""
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    let seen = root.convert(rect, from: label).intersection(clip)
    guard !text.allSatisfy(\.isWhitespace),
      !isCovered(label, at: CGPoint(x: seen.midX, y: seen.midY)),
      let behind = background.color(behind: seen)
    else { return }
    let traits = label.traitCollection
    let alpha = label.alphaInTree(upTo: root)
    for (color, font) in label.drawnTextStyles {
      let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
      let isLarge = font.pointSize >= (isBold ? Self.largeBoldSize : Self.largeSize)
      let wanted = isLarge ? 3 : 4.5
      let value = color.value(in: traits).rgba
      let contrast = value.withAlpha(value.alpha * alpha).over(behind).contrast(with: behind)
      let needed = min(wanted, Self.systemContrast(of: color, in: traits) ?? wanted)
      // Rounded as it is printed: what reads "4.5 to 1" is enough.
      guard (contrast * 10).rounded() < (needed * 10).rounded() else { continue }
      let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
      add(
        .lowContrast, label, text,
        """
        Its contrast is \(Self.ratio(contrast)) to 1 in the \(style) appearance; \
        text of \(font.pointSize.compactDescription) points needs \(Self.ratio(needed)) to 1.
        """,
        repair: "Use a text color that is further from what is behind it, such as UIColor.label.")
      return
    }
  }

  /// Whether a view that is drawn later, and that nothing shines through, covers a point of a label.
  private func isCovered(_ label: UILabel, at point: CGPoint) -> Bool {
    var (view, parent) = (label as UIView, label.superview)
    while let current = parent, view !== root {
      let later = current.childrenInDrawingOrder.drop { $0 !== view }.dropFirst()
      if later.contains(where: { covers($0, point) }) { return true }
      (view, parent) = (current, current.superview)
    }
    return false
  }

  private func covers(_ view: UIView, _ point: CGPoint) -> Bool {
    guard !view.presentationIsHidden, view.presentationAlpha == 1,
      root.convert(view.bounds, from: view).contains(point)
    else { return false }
    let color = view.backgroundColor?.value(in: view.traitCollection)
    return color?.alpha == 1 || view.subviews.contains { covers($0, point) }
  }

  private static func ratio(_ value: Double) -> String {
    CGFloat((value * 10).rounded() / 10).compactDescription
  }

  /// The colours that the system has for texts, without those of backgrounds and fixed ones.
  private static let textColors: Set<UIColor> = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemRed,
    .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
  ]

  /// The contrast that a colour of the system has on the system's own backgrounds, where it is lowest;
  /// nil for other colours. iOS draws `secondaryLabel` at 3.4 to 1 on white: choosing that colour is no
  /// fault, but a darker background is.
  private static func systemContrast(of color: UIColor, in traits: UITraitCollection) -> Double? {
    guard textColors.contains(color) else { return nil }
    let value = color.value(in: traits).rgba
    let backgrounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground,
    ]
    return backgrounds.map { background in
      let behind = background.value(in: traits).rgba
      return value.over(behind).contrast(with: behind)
    }.min()
  }
}

// MARK: Targets and labels

extension AccessibilityFindings {
  /// The least length of what is touched, in points (Human Interface Guidelines, Accessibility).
  private static let targetLength: CGFloat = 44

  /// Checks a button's area. The system's own controls of a fixed size, such as switches, are no buttons
  /// here: their size is not the program's.
  private mutating func checkTarget(of element: ReadElement) {
    guard element.traits.contains(.button) || element.traits.contains(.link),
      !element.traits.contains(.toggleButton), !element.traits.contains(.notEnabled),
      let view = element.responder as? UIView, view.isUserInteractionEnabled, !element.isPart
    else { return }
    let size = root.convert(view.bounds, from: view).size
    guard min(size.width, size.height) < Self.targetLength,
      !view.isTouched(beyond: Self.targetLength)
    else { return }
    add(
      .smallTarget, view, element.label,
      """
      Its area to touch is \(size.compactDescription) points; a target is at least 44 × 44.
      """, repair: "Make it larger, or let its point(inside:with:) take touches around it.")
  }

  private mutating func checkLabel(of element: ReadElement) {
    guard (element.label ?? "").isEmpty, (element.value ?? "").isEmpty else { return }
    add(
      .missingLabel, element.responder, nil,
      "A screen reader has no words for it: it has neither a label nor a value.",
      repair: "Set its accessibilityLabel.")
  }

  /// Looks for images that are seen and that neither an element nor a text beside them speaks of.
  private mutating func checkImages(_ view: UIView) {
    guard view.isRead, !view.isAccessibilityElement else { return }
    if let images = view as? UIImageView, images.image != nil,
      images.accessibilityValues?.isElement == nil, images.standsAlone,
      !root.convert(images.bounds, from: images).intersection(root.bounds).isEmpty
    {
      add(
        .missingLabel, images, nil, "It shows an image that a screen reader does not come to.",
        repair: """
          Set its isAccessibilityElement and its accessibilityLabel; or set isAccessibilityElement to \
          false if the image is decoration.
          """)
    }
    // A container that lists its elements, or draws them, has decided what is read.
    guard view.accessibilityElements == nil, !(view is any AccessibilityParts) else { return }
    for child in view.subviews { checkImages(child) }
  }
}

extension UIImageView {
  /// Whether nothing beside the image is read: beside a text, an image is its decoration.
  fileprivate var standsAlone: Bool {
    guard let superview, !superview.isAccessibilityElement else { return superview == nil }
    return !superview.subviews.contains { $0 !== self && $0.isReadInside }
  }
}

extension UIView {
  fileprivate var isReadInside: Bool {
    isRead && (isAccessibilityElement || subviews.contains(where: \.isReadInside))
  }

  /// Whether the view, or one inside, draws something behind its texts.
  fileprivate var hasBackgroundInside: Bool {
    let color = backgroundColor?.value(in: traitCollection)
    return (color?.alpha ?? 0) > 0 || self is UIImageView
      || subviews.contains { !$0.presentationIsHidden && $0.hasBackgroundInside }
  }

  /// The opacity that the view is drawn with below another.
  fileprivate func alphaInTree(upTo root: UIView) -> CGFloat {
    var (alpha, view) = (CGFloat(1), self as UIView?)
    while let current = view, current !== root {
      alpha *= current.presentationAlpha
      view = current.superview
    }
    return alpha
  }

  /// Whether the middles of the edges of a square around the view's middle are touched as the view.
  fileprivate func isTouched(beyond length: CGFloat) -> Bool {
    let reach = length / 2 - 0.5
    return [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].allSatisfy { x, y in
      point(inside: CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil)
    }
  }
}
