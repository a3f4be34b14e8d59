// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
package import LayoutDocuments
import SeededRandom

/// Documents that a seed decides, with all keys in all combinations that a text may have.
package struct RandomDocument {
  private var random: SplitMix64
  /// Whether numbers are those of layouts that have a solution, and films cut.
  private let isDrawable: Bool

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - isDrawable: Whether numbers are those of layouts that most likely have a solution, and films
  ///     cut; otherwise they are whatever a text may have.
  package init(seed: UInt64, isDrawable: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isDrawable = isDrawable
  }

  package mutating func document() -> LayoutDocument {
    let count = 1 + random.next(below: 3)
    var document = LayoutDocument(layout: layout(sections: count), data: data(sections: count))
    document.name = maybe { _ in "a-random-1" }
    document.summary = maybe { $0.text() }
    document.schema = maybe { $0.text() }
    if random.once(in: 2) { document.picture = picture() }
    for name in ["cell", "badge", "plate"] where random.once(in: 2) {
      document.looks[name] = look()
    }
    document.film = maybe { [document] maker in
      var data = document.data
      var film = LayoutDocument.Film(steps: [])
      film.duration = maker.maybe { _ in 2 }
      film.fps = maker.random.pick([30, 24])
      for at in [0, 0.5, 1.25] where maker.random.once(in: 2) {
        var step = LayoutDocument.Step(at: at)
        step.scrollTo = maker.point()
        step.data = maker.maybe { $0.data(sections: count) }
        data = step.data ?? data
        let hasItems = data.sections[0].items.count > 0
        step.selected = hasItems ? maker.maybe { _ in [.init(section: 0, item: 0)] } : nil
        step.animated = !maker.isDrawable && maker.random.once(in: 2)
        if maker.isDrawable, maker.random.once(in: 2) {
          step.layout = maker.layout(sections: data.sections.count)
        }
        film.steps.append(step)
      }
      return film
    }
    return document
  }

  // MARK: Layouts

  package mutating func layout(sections count: Int) -> LayoutDocument.Layout {
    switch random.next(below: 8) {
    case 0: return .list(list())
    case 1: return .flow(flow())
    case 2:
      return .frames(
        .init(
          contentSize: size(),
          elements: (0..<random.next(below: 4)).map { index in
            let path = LayoutDocument.ItemPath(section: 0, item: index)
            var element = LayoutDocument.FrameElement(
              random.once(in: 2) ? .item(path) : .supplementary(kind: "badge", index: path),
              frame: rectangle())
            element.zIndex = depth(0)
            element.alpha = random.pick([1, 0.25])
            return element
          }))
    default:
      var layout = LayoutDocument.Compositional(
        random.once(in: 2) ? .all(section()) : .each((0..<count).map { _ in section() }))
      layout.configuration.scrollDirection = random.pick([.vertical, .horizontal])
      layout.configuration.interSectionSpacing = points(0)
      layout.configuration.contentInsetsReference = random.pick([.safeArea, .none])
      if random.once(in: 4) { layout.configuration.boundaryItems = [boundaryItem()] }
      return .compositional(layout)
    }
  }

  package mutating func section() -> LayoutDocument.Section {
    var section = LayoutDocument.Section(sectionKeys())
    // As a text has it: what is default is not given, but beside a list.
    section.dropDefaults()
    while random.once(in: 4) {
      var condition = LayoutDocument.Condition()
      condition.widthAbove = 800
      condition.heightAbove = maybe { _ in 300.5 }
      condition.textSizeAbove = maybe { _ in .accessibility1 }
      var variant = LayoutDocument.Variant(when: condition)
      variant.keys = sectionKeys()
      if random.once(in: 2) {
        variant.keys.group = nil
        variant.keys.list = nil
      }
      section.variants.append(variant)
    }
    return section
  }

  package mutating func sectionKeys(hasGroup: Bool = false) -> LayoutDocument.SectionKeys {
    var keys = LayoutDocument.SectionKeys()
    if !hasGroup, random.once(in: 5) { keys.list = list() } else { keys.group = group(depth: 0) }
    keys.contentInsets = maybe { $0.insets() }
    keys.interGroupSpacing = maybe { $0.points(0) }
    keys.contentInsetsReference = maybe { $0.random.pick([.automatic, .none, .layoutMargins]) }
    keys.supplementaryContentInsetsReference = maybe { $0.random.pick([.automatic, .none]) }
    keys.supplementariesFollowContentInsets = maybe { $0.random.once(in: 2) }
    keys.orthogonalScrollingBehavior = maybe { $0.random.pick([.none, .continuous, .paging]) }
    keys.orthogonalScrolling = maybe { maker in
      var scrolling = LayoutDocument.OrthogonalScrolling()
      scrolling.bounce = maker.random.pick([.automatic, .always])
      scrolling.decelerationRate = maker.random.pick([.automatic, .fast])
      return scrolling
    }
    keys.boundaryItems = maybe { maker in
      (0..<maker.random.next(below: 3)).map { _ in maker.boundaryItem() }
    }
    keys.decorations = maybe { maker in
      var decoration = LayoutDocument.Decoration(kind: "card")
      decoration.contentInsets = maker.insets()
      decoration.zIndex = maker.depth(0)
      return [decoration]
    }
    return keys
  }

  package mutating func group(depth: Int) -> LayoutDocument.Group {
    let arrangement = random.pick([
      LayoutDocument.Group.Arrangement.horizontal, .horizontal, .vertical, .vertical, .custom,
    ])
    let isCustom = arrangement == .custom
    let count: Int? = isCustom ? nil : maybe { 1 + $0.random.next(below: 5) }
    let itemCount = isCustom ? 0 : count == nil ? 1 + random.next(below: 3) : 1
    var group = LayoutDocument.Group(
      arrangement, width: length(), height: length(),
      items: (0..<itemCount).map { _ in
        depth < 4 && random.once(in: 3) ? .group(self.group(depth: depth + 1)) : .item(item())
      })
    group.item = item(width: group.item.width, height: group.item.height)
    group.count = count
    group.divides = count != nil && random.once(in: 3)
    if isCustom {
      group.frames = (0..<random.next(below: 3)).map { _ in
        var frame = LayoutDocument.CustomFrame(rectangle())
        frame.zIndex = self.depth(0)
        return frame
      }
    } else {
      group.interItemSpacing = maybe { $0.spacing() }
    }
    return group
  }

  private mutating func item(
    width: LayoutDocument.Length? = nil, height: LayoutDocument.Length? = nil,
    hasBadges: Bool = true
  ) -> LayoutDocument.Item {
    var item = LayoutDocument.Item(width: width ?? length(), height: height ?? length())
    if random.once(in: 2) { item.contentInsets = insets() }
    item.edgeSpacing = maybe { maker in
      var spacing = LayoutDocument.EdgeSpacing()
      spacing.top = maker.maybe { $0.spacing() }
      spacing.leading = maker.maybe { $0.spacing() }
      spacing.bottom = maker.maybe { $0.spacing() }
      spacing.trailing = maker.maybe { $0.spacing() }
      return spacing
    }
    if hasBadges, random.once(in: 4) {
      var badge = LayoutDocument.SupplementaryItem(
        kind: "badge", width: length(), height: length(), anchor: anchor())
      badge.item = self.item(
        width: badge.item.width, height: badge.item.height, hasBadges: false)
      badge.itemAnchor = maybe { $0.anchor() }
      badge.zIndex = depth(1)
      item.supplementaryItems = [badge]
    }
    return item
  }

  private mutating func boundaryItem() -> LayoutDocument.BoundaryItem {
    var boundary = LayoutDocument.BoundaryItem(
      kind: "header", width: length(), height: length(),
      alignment: random.pick([.top, .bottom, .topTrailing]))
    boundary.item = item(
      width: boundary.item.width, height: boundary.item.height, hasBadges: false)
    if random.once(in: 2) { boundary.offset = point() }
    boundary.extendsBoundary = random.once(in: 2)
    boundary.pinToVisibleBounds = random.once(in: 2)
    boundary.zIndex = depth(1)
    return boundary
  }

  private mutating func anchor() -> LayoutDocument.Anchor {
    let edges: NSDirectionalRectEdge = random.pick([[], .top, [.top, .trailing], .all])
    return switch random.next(below: 3) {
    case 0: .init(edges: edges)
    case 1: .init(edges: edges, offset: .absolute(point()))
    default: .init(edges: edges, offset: .fractional(CGPoint(x: share(), y: share())))
    }
  }

  private mutating func list() -> LayoutDocument.List {
    var list = LayoutDocument.List(appearance: random.pick([.plain, .insetGrouped, .sidebar]))
    list.headerMode = random.pick([.none, .supplementary, .firstItemInSection])
    list.footerMode = random.pick([.none, .supplementary])
    list.showsSeparators = random.once(in: 2)
    list.headerTopPadding = maybe { _ in 3.5 }
    list.backgroundColor = maybe { $0.color() }
    return list
  }

  private mutating func flow() -> LayoutDocument.Flow {
    var flow = LayoutDocument.Flow()
    flow.scrollDirection = random.pick([.vertical, .horizontal])
    if random.once(in: 2) { flow.itemSize = size() }
    flow.estimatedItemSize = maybe { $0.random.pick([.automatic, .size($0.size())]) }
    flow.keys.minimumLineSpacing = points(10)
    flow.keys.minimumInteritemSpacing = points(10)
    if random.once(in: 2) { flow.keys.sectionInset = edges() }
    if random.once(in: 2) { flow.keys.headerReferenceSize = size() }
    flow.sectionInsetReference = random.pick([.contentInset, .safeArea])
    flow.sectionHeadersPinToVisibleBounds = random.once(in: 2)
    flow.mirrors = random.once(in: 2)
    while random.once(in: 3) {
      var section = LayoutDocument.FlowSection()
      section.itemSize = maybe { $0.size() }
      section.minimumLineSpacing = maybe { $0.points(10) }
      section.sectionInset = maybe { $0.edges() }
      section.footerReferenceSize = maybe { $0.size() }
      flow.sections.append(section)
    }
    return flow
  }

  // MARK: Data and looks

  private mutating func data(sections count: Int) -> LayoutDocument.Data {
    var data = LayoutDocument.Data(sections: [])
    for index in 0..<count {
      let items: LayoutDocument.DataSection.Items =
        random.once(in: 2)
        ? .numbered(random.next(below: 10))
        : .listed((0..<random.next(below: 4)).map { item(section: index, item: $0) })
      var section = LayoutDocument.DataSection(items)
      section.id = maybe { _ in "section \(index)" }
      section.each.title = maybe { .init($0.text()) }
      section.each.color = maybe { .init([$0.color(), $0.color()]) } ?? nil
      section.each.accessories = maybe { _ in .init([[], [.checkmark, .label("3")]]) } ?? nil
      section.each.size = maybe { .init($0.size()) }
      if random.once(in: 2) { section.texts["header"] = text() }
      if random.once(in: 2) { section.sizes["header"] = size() }
      data.sections.append(section)
    }
    return data
  }

  private mutating func item(section: Int, item: Int) -> LayoutDocument.DataItem {
    var result = LayoutDocument.DataItem(title: "item \(section).\(item)")
    guard random.once(in: 2) else { return result }
    result.id = "id \(section).\(item)"
    result.title = maybe { $0.text() }
    result.subtitle = maybe { $0.text() }
    result.symbol = maybe { _ in "star" }
    result.color = maybe { $0.color() }
    result.badge = maybe { $0.text() }
    result.indentation = maybe { $0.random.next(below: 3) }
    result.size = maybe { $0.size() }
    result.accessories = maybe { _ in [.disclosureIndicator] }
    return result
  }

  private mutating func look() -> LayoutDocument.Look {
    var look = LayoutDocument.Look()
    look.type = maybe { $0.random.pick(LayoutDocument.Look.ViewType.allCases) }
    look.text = maybe { $0.random.pick(LayoutDocument.Look.Text.allCases) }
    look.textStyle = maybe { $0.random.pick(LayoutDocument.Look.TextStyle.allCases) }
    look.textColor = maybe { $0.color() }
    look.alignment = maybe { $0.random.pick(LayoutDocument.Look.Alignment.allCases) }
    look.lines = maybe { $0.random.next(below: 4) }
    look.background = maybe { .init([$0.color(), $0.color()]) } ?? nil
    look.cornerRadius = maybe { _ in 4 }
    look.border = maybe { .init(color: $0.color(), width: 1) }
    look.padding = maybe { $0.insets() }
    look.listStyle = maybe { $0.random.pick(LayoutDocument.Look.ListStyle.allCases) }
    return look
  }

  private mutating func picture() -> LayoutDocument.Picture {
    var picture = LayoutDocument.Picture()
    picture.size = maybe { $0.size() }
    picture.scale = maybe { _ in 1.5 }
    picture.appearance = maybe { $0.random.pick(LayoutDocument.Picture.Appearance.allCases) }
    picture.textSize = maybe { $0.random.pick(LayoutDocument.TextSize.allCases) }
    picture.anatomy = maybe { _ in [.items, .spacing] }
    picture.scrollSections = maybe { _ in [.init(section: 0, offset: 20)] }
    picture.safeArea = maybe { $0.edges() }
    guard isDrawable else { return picture }
    picture.direction = maybe { $0.random.pick([.ltr, .rtl]) }
    picture.background = maybe { $0.color() }
    picture.scrollTo = maybe { _ in CGPoint(x: 0, y: 8) }
    return picture
  }

  // MARK: Numbers

  private mutating func maybe<Value>(_ make: (inout RandomDocument) -> Value) -> Value? {
    random.once(in: 2) ? make(&self) : nil
  }

  private mutating func points(_ standard: Double) -> Double {
    isDrawable
      ? random.pick([standard, 0, 1.0 / 3, 3.5, 8])
      : random.pick([standard, 0, -3.5, 1.0 / 3, 100_000, -0.0, 8])
  }

  private mutating func share() -> Double {
    isDrawable
      ? random.pick([0.25, 1, 0.5, 1.0 / 3]) : random.pick([0, 1, 0.2, 1.0 / 3, -0.3, 1e-7])
  }
  private mutating func depth(_ standard: Int) -> Int { random.pick([standard, 7, -1]) }

  private mutating func length() -> LayoutDocument.Length {
    switch random.next(below: 5) {
    case 0: .points(random.pick(isDrawable ? [30, 44, 60.5] : [0, 44, 0.1]))
    case 1: .fractionalWidth(share())
    case 2: .fractionalHeight(share())
    case 3: .estimated(44)
    default: .uniformAcrossSiblings(12.5)
    }
  }

  private mutating func spacing() -> LayoutDocument.Spacing {
    random.once(in: 2) ? .fixed(points(0)) : .flexible(points(0))
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    let top = points(0)
    guard random.once(in: 2) else {
      return NSDirectionalEdgeInsets(top: top, leading: top, bottom: top, trailing: top)
    }
    return NSDirectionalEdgeInsets(top: top, leading: points(0), bottom: 1, trailing: points(0))
  }

  private mutating func edges() -> UIEdgeInsets {
    UIEdgeInsets(top: points(0), left: points(0), bottom: 1, right: points(0))
  }

  private mutating func size() -> CGSize {
    isDrawable
      ? CGSize(width: random.pick([30, 60, 80.25]), height: random.pick([20, 44]))
      : CGSize(width: random.pick([0, 10, 20.25]), height: random.pick([1, 30]))
  }

  private mutating func point() -> CGPoint { CGPoint(x: points(0), y: points(1)) }

  private mutating func rectangle() -> CGRect {
    CGRect(origin: point(), size: size())
  }

  private mutating func text() -> String {
    random.pick(["", "Tea", "\"quoted\" \\(x)\n", "é👨‍👩‍👧\u{2028}", "{ a: 1 }"])
  }

  private mutating func color() -> LayoutDocument.Color {
    switch random.next(below: 4) {
    case 0: .named(random.pick(LayoutDocument.Color.names))
    case 1: .components(red: 1, green: 160, blue: 255, alpha: 255)
    case 2: .components(red: 0, green: 0, blue: 0, alpha: 9)
    default: .dynamic(light: .named("white"), dark: .named("black"))
    }
  }
}
