// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Small members that clients use beside the large ones.
@Suite("Members beside the usual ones")
@MainActor
struct SmallMemberTests {
  @Test func `Closures of layouts have the names of UIKit`() {
    let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 30, y: 5, width: 30, height: 20))
      ]
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      itemProvider: provider)
    let section = NSCollectionLayoutSection(group: group)
    var visible = 0
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
      visible = items.count
    }
    section.visibleItemsInvalidationHandler = handler
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = Counted([3])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = (0..<3).map { view.layoutAttributesForItem(at: [0, $0])?.frame }
    expectEqual(frames, [5, 45, 85].map { CGRect(x: 170, y: $0, width: 30, height: 20) })
    expectEqual(visible, 3)
  }

  @Test func `Scrolling across has its rates and bounces as properties`() {
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    let rate: UICollectionLayoutSectionOrthogonalScrollingDecelerationRate = .fast
    let bounce: UICollectionLayoutSectionOrthogonalScrollingBounce = .never
    properties.decelerationRate = rate
    properties.bounce = bounce
    expectEqual(properties.decelerationRate, .fast)
    expectEqual(properties.bounce, .never)
    expectNotEqual(rate, .automatic)
    expectNotEqual(bounce, .always)
  }

  @Test func `A list's closures have the names of UIKit`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var separators: Set<IndexPath> = []
    var swiped: [IndexPath] = []
    let separator: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { path, look in
      separators.insert(path)
      return look
    }
    let swipe: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { path in
      swiped.append(path)
      return nil
    }
    configuration.itemSeparatorHandler = separator
    configuration.trailingSwipeActionsConfigurationProvider = swipe
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let source = Counted([2])
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    expectEqual(separators, [[0, 0], [0, 1]])
    let cell = view.cellForItem(at: [0, 0]) as? UICollectionViewListCell
    _ = cell?.revealSwipeActions(offset: -60)
    expectContains(swiped, [0, 0])
  }

  @Test func `A list cell is indented by its width for each level`() throws {
    func start(_ width: CGFloat?) throws -> CGFloat {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      expectEqual(cell.indentationWidth, 10)
      if let width { cell.indentationWidth = width }
      cell.indentationLevel = 2
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.layoutIfNeeded()
      return cell.contentView.frame.minX
    }
    try expectEqual(start(25), start(nil) + 30)
  }

  @Test func `A section snapshot describes its tree`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["parent", "other"])
    snapshot.append(["child"], to: "parent")
    let text = snapshot.debugDescription
    expectContains(text, "parent")
    expectContains(text, "child")
    expectContains(text, "other")
  }

  @Test func `An action has all that its initializer takes`() {
    var isDone = false
    let action = UIAction(
      title: "Title", subtitle: "Subtitle", image: nil,
      identifier: UIAction.Identifier("action"), discoverabilityTitle: "Long title",
      attributes: [.destructive], state: .on, handler: { _ in isDone = true })
    expectEqual(action.title, "Title")
    expectEqual(action.subtitle, "Subtitle")
    expectEqual(action.identifier.rawValue, "action")
    expectEqual(action.discoverabilityTitle, "Long title")
    expectEqual(action.attributes, .destructive)
    expectEqual(action.state, .on)
    UIButton(primaryAction: action).sendActions(for: .primaryActionTriggered)
    expect(isDone)
  }

  @Test func `A deferred element's provider gives its elements when they are shown`() {
    var calls = 0
    let provider: UIDeferredMenuElement.ElementProvider = { completion in
      calls += 1
      completion([UIAction(title: "Late") { _ in }])
    }
    let element = UIDeferredMenuElement(provider)
    expectEqual(calls, 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    button.menu = UIMenu(children: [element])
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 60, y: 40))
    window.advance(to: window.currentTime + 1)
    expectEqual(calls, 1)
  }

  @Test func `Keys of controllers are texts`() {
    let key = UITransitionContextViewControllerKey(rawValue: "mine")
    expectEqual(key.rawValue, "mine")
    expectNotEqual(key, .from)
    expectNotEqual(UITransitionContextViewControllerKey.from, .to)
    expectEqual(
      UITransitionContextViewControllerKey(
        rawValue: UITransitionContextViewControllerKey.to.rawValue), .to)
  }

  @Test func `Vibrant contents keep their own colours`() {
    let blur = UIBlurEffect(style: .regular)
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    expect(view.effect, is: UIVibrancyEffect.self)
    let label = UIVibrancyEffect(blurEffect: blur, style: .label)
    view.effect = label
    expectNil(UIVisualEffectView(coder: NSKeyedArchiver(requiringSecureCoding: false))?.effect)
    expectNotNil((label.copy(with: nil) as? UIVibrancyEffect))
  }

  @Test func `Attributes of UIKit are found by name on every scope`() {
    var text = AttributedString("words")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .red
    expectEqual(text.runs.first?.font, .boldSystemFont(ofSize: 20))
    expectEqual(text.runs.first?.foregroundColor, .red)
    let path = \AttributeDynamicLookup.[dynamicMember: \AttributeScopes.UIKitAttributes.font]
    expectEqual(text[dynamicMember: path], .boldSystemFont(ofSize: 20))
  }

  @Test func `Contents that redraw are drawn in the new size`() {
    final class Drawn: UIView {
      var widths: [CGFloat] = []
      override func draw(_ rect: CGRect) { widths.append(rect.width) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentMode = .redraw
    expectEqual(view.contentMode, .redraw)
    expectNotEqual(UIView.ContentMode.redraw, .scaleToFill)
    window.addSubview(view)
    _ = try? Picture(of: window).data(.png)
    view.frame.size.width = 50
    _ = try? Picture(of: window).data(.png)
    expectEqual(view.widths.last, 50)
  }

  @Test func `A hint of a movement of the focus is never given`() {
    final class Focused: UIView {
      var hints: [CGVector] = []
      override var canBecomeFocused: Bool { true }
      func didHintFocusMovement(_ hint: UIFocusMovementHint) {
        hints.append(hint.movementDirection)
      }
    }
    expectEqual(UIFocusMovementHint().movementDirection, .zero)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Focused(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(view)
    window.press(.keyboardTab)
    window.press(.keyboardDownArrow)
    expectEmpty(view.hints)
  }
}

/// Numbers of items.
private final class Counted: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
