// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

/// The capsule behind items of a bar in the design of iOS 26: of glass, which is a plain colour here, or of
/// the tint behind a prominent item (behaviour rules LK-95, LK-99 and LK-300 to LK-302).
class PlatterView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = 1
    layer.shadowColor = .black
    layer.shadowOpacity = 0.075
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the capsule has the tint.
  var isProminent = false { didSet { showColors() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    backgroundColor = isProminent ? tintColor : Glass.platter
    layer.borderColor = Glass.ring.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = isProminent ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    showColors()
  }
}

/// The capsule that a tab bar is, with another one around the selected item (behaviour rules LK-116, LK-120,
/// LK-127 and LK-303).
final class TabPlatterView: PlatterView {
  private let selected = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 7
    layer.shadowOffset = CGSize(width: 0, height: 2.5)
    selected.backgroundColor = Glass.selection
    addSubview(selected)
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the selected item in the capsule; nil for none.
  var selection: CGRect? {
    didSet {
      selected.isHidden = selection == nil
      guard let selection else { return }
      selected.frame = selection
      selected.layer.cornerRadius = selection.height / 2
    }
  }
}

/// Glass as plain colours. It is not blurred, so that letters behind would be read if it let anything through: it
/// has a colour between those over the two grounds of lists, and the one over black in dark.
@MainActor
enum Glass {
  /// (251, 251, 255) over (242, 242, 247), and 249 to 253 over white; 25 in dark. LK-122, LK-300
  static let platter = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 25 / 255, alpha: 1)
      : UIColor(red: 251 / 255, green: 251 / 255, blue: 253 / 255, alpha: 1)
  }
  /// 233 over 251, and 58 over 25 in dark. LK-303
  static let selection = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 33 / 230) : UIColor(white: 0, alpha: 18 / 251)
  }
  /// LK-301
  static let ring = UIColor { traits in
    UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.1 : 0.371)
  }
}

/// The lengths of the capsules behind items of a bar, in points.
package struct PlatterMetrics: Hashable, Sendable {
  /// LK-95, LK-110
  var height: CGFloat
  /// Between two capsules. LK-96
  var gap: CGFloat = 12
  /// Beside the words of an item. LK-97
  var textInset: CGFloat = 16
  /// An image alone counts as at least as wide, and has so much beside it in all, half on each side. LK-100
  var leastImage: CGFloat = 22
  var imageSpace: CGFloat = 22
  /// Between images that share a capsule, and beside the first and the last of them. LK-101
  var sharedGap: CGFloat = 16
  var sharedEnd: CGFloat = 18

  package init(height: CGFloat) { self.height = height }
}

/// Places the items of a bar, and the capsules behind them.
///
/// Neighbouring images share a capsule; an item with words, a prominent one and a client's view are apart.
package struct PlatterRow {
  /// An item, by what decides where it is.
  package enum Part: Hashable {
    /// The width of the words or of the image, in points.
    case text(CGFloat)
    case image(CGFloat)
    case prominent(CGFloat, isImage: Bool)
    /// A client's view, without a capsule.
    case custom(CGFloat)
    /// A fixed space, and one that grows.
    case space
    case flexible
  }

  package struct Platter: Hashable {
    package var range: ClosedRange<CGFloat>
    var isProminent = false
  }

  /// The range of each part; nil for spaces.
  package private(set) var ranges: [ClosedRange<CGFloat>?]
  package private(set) var platters: [Platter] = []
  /// The end of the last part.
  private(set) var end: CGFloat = 0

  /// Parts that are beside each other without a gap.
  private struct Group {
    var indices: [Int]
    var width: CGFloat
    var isFlexible = false
  }

  /// Places parts.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - metrics: The lengths.
  ///   - start: Where the first part begins.
  ///   - limit: Where the last part ends, so that flexible spaces have a length; nil for none.
  ///   - joinsAtSpaces: Whether images share a capsule across a fixed space. LK-111
  package init(
    _ parts: [Part], _ metrics: PlatterMetrics, from start: CGFloat, to limit: CGFloat? = nil,
    joinsAtSpaces: Bool = false
  ) {
    ranges = parts.map { _ in nil }
    let groups = Self.groups(of: parts, metrics, joinsAtSpaces: joinsAtSpaces)
    var needed: CGFloat = 0
    for (index, group) in groups.enumerated() where !group.isFlexible {
      needed += group.width
      if index > 0, !groups[index - 1].isFlexible { needed += metrics.gap }
    }
    let flexible = groups.count { $0.isFlexible }
    let free = limit.map { max(0, $0 - start - needed) } ?? 0
    let share = flexible > 0 ? free / CGFloat(flexible) : 0
    var x = start
    for (index, group) in groups.enumerated() {
      if group.isFlexible {
        x += share
        continue
      }
      if index > 0, !groups[index - 1].isFlexible { x += metrics.gap }
      place(group, at: x, parts, metrics)
      x += group.width
    }
    end = x
  }

  private mutating func place(
    _ group: Group, at x: CGFloat, _ parts: [Part], _ metrics: PlatterMetrics
  ) {
    let range = x...(x + group.width)
    if group.indices.count == 1 {
      let part = parts[group.indices[0]]
      ranges[group.indices[0]] = range
      switch part {
      case .custom: break
      case .prominent: platters.append(Platter(range: range, isProminent: true))
      default: platters.append(Platter(range: range))
      }
      return
    }
    platters.append(Platter(range: range))
    var left = x + metrics.sharedEnd
    for index in group.indices {
      guard case .image(let width) = parts[index] else { continue }
      let half = metrics.sharedGap / 2
      ranges[index] = (left - half)...(left + width + half)
      left += width + metrics.sharedGap
    }
  }

  private static func groups(
    of parts: [Part], _ metrics: PlatterMetrics, joinsAtSpaces: Bool
  ) -> [Group] {
    var groups: [Group] = []
    var images: [Int] = []
    func width(_ part: Part) -> CGFloat {
      switch part {
      case .text(let width), .prominent(let width, isImage: false):
        max(width + 2 * metrics.textInset, metrics.height)
      case .image(let width), .prominent(let width, isImage: true):
        max(max(metrics.leastImage, width) + metrics.imageSpace, metrics.height)
      case .custom(let width): width
      case .space, .flexible: 0
      }
    }
    func closeImages() {
      guard let first = images.first else { return }
      let shared = images.reduce(2 * metrics.sharedEnd - metrics.sharedGap) { sum, index in
        guard case .image(let width) = parts[index] else { return sum }
        return sum + width + metrics.sharedGap
      }
      groups.append(
        Group(indices: images, width: images.count == 1 ? width(parts[first]) : shared))
      images = []
    }
    for (index, part) in parts.enumerated() {
      switch part {
      case .image: images.append(index)
      case .space: if !joinsAtSpaces { closeImages() }
      case .flexible:
        closeImages()
        groups.append(Group(indices: [], width: 0, isFlexible: true))
      case .text, .prominent, .custom:
        closeImages()
        groups.append(Group(indices: [index], width: width(part)))
      }
    }
    closeImages()
    return groups
  }
}

/// The capsules behind the items of a bar, which are made and taken away as the items ask for.
@MainActor
final class PlatterStack: UIView {
  private var shown: [PlatterView] = []

  init(above view: UIView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    view.superview?.insertSubview(self, aboveSubview: view)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows capsules.
  ///
  /// - Parameter platters: Where they are, in this view, and whether they have the tint.
  func show(_ platters: [(frame: CGRect, isProminent: Bool)]) {
    while shown.count > platters.count { shown.removeLast().removeFromSuperview() }
    while shown.count < platters.count {
      let view = PlatterView(frame: .zero)
      addSubview(view)
      shown.append(view)
    }
    for (view, platter) in zip(shown, platters) {
      view.isProminent = platter.isProminent
      view.position(at: platter.frame)
    }
  }
}
