// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import SeededRandom
import TableView
import Testing
import Views

/// Random histories of a tab bar controller against a plain model: which controllers there are, which is
/// selected, in the bar or behind More, and what each hears of its appearance (behaviour rules TB-1 to
/// TB-4).
@MainActor struct TabHistoryTests {
  /// The last that a controller heard of its appearance.
  private enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// A controller that knows in which order it may hear of its appearance.
  private final class Watched: UIViewController {
    var stage = Stage.disappeared
    var faults: [String] = []
    /// Done once, when the view is loaded or is about to appear.
    var onLoad: (() -> Void)?
    var onWillAppear: (() -> Void)?

    override func viewDidLoad() {
      onLoad?()
      onLoad = nil
    }

    private func pass(_ name: String, from stages: [Stage], to stage: Stage) {
      if !stages.contains(self.stage) {
        faults.append("\(title ?? "") \(name) while \(self.stage)")
      }
      self.stage = stage
    }

    override func viewWillAppear(_ animated: Bool) {
      pass("viewWillAppear", from: [.disappeared, .disappearing], to: .appearing)
      onWillAppear?()
      onWillAppear = nil
    }
    override func viewDidAppear(_ animated: Bool) {
      pass("viewDidAppear", from: [.appearing], to: .appeared)
    }
    override func viewWillDisappear(_ animated: Bool) {
      pass("viewWillDisappear", from: [.appeared, .appearing], to: .disappearing)
    }
    override func viewDidDisappear(_ animated: Bool) {
      pass("viewDidDisappear", from: [.disappearing], to: .disappeared)
    }
  }

  /// The controllers that there should be, and which should be selected.
  @MainActor private struct Model {
    var tabs: [UIViewController] = []
    /// Nil without controllers, and while the list of More is shown.
    var selected: Int?
    var isList = false
    /// The controller that is on the list.
    var pushed: UIViewController?
    var isRegular = false
    var stacks: [ObjectIdentifier: [UIViewController]] = [:]

    /// The number of controllers with an item of their own.
    var inBar: Int {
      let limit = isRegular ? 8 : 5
      return tabs.count > limit ? limit - 1 : tabs.count
    }
    var behind: ArraySlice<UIViewController> { tabs.dropFirst(inBar) }
    var isMoreSelected: Bool { isList || selected.map { $0 >= inBar } ?? false }

    mutating func set(_ new: [UIViewController]) {
      let old = selected.map { tabs[$0] }
      let index = selected
      tabs = new
      if isList, !behind.isEmpty { return settle() }
      isList = false
      if let old, let kept = new.firstIndex(where: { $0 === old }) {
        selected = kept
      } else if let index, new.indices.contains(index) {
        selected = index
      } else {
        selected = new.isEmpty ? nil : 0
      }
      settle()
    }

    mutating func select(_ index: Int) {
      isList = false
      selected = index
      settle()
    }

    mutating func showList() {
      (isList, selected, pushed) = (true, nil, nil)
    }

    private mutating func settle() {
      if let old = pushed, !behind.contains(where: { $0 === old }) { pushed = nil }
      if isMoreSelected, let tab = selectedTab { pushed = tab }
    }

    var selectedTab: UIViewController? { selected.map { tabs[$0] } }

    /// The controller that is seen.
    var leaf: UIViewController? {
      guard let tab = selectedTab else { return nil }
      return stacks[ObjectIdentifier(tab)]?.last ?? tab
    }

    /// Whether the controller that is seen, or one below it, hides the bar.
    var hidesBar: Bool {
      guard let tab = selectedTab else { return false }
      return stacks[ObjectIdentifier(tab)]?.contains { $0.hidesBottomBarWhenPushed } ?? false
    }
  }

  /// What a controller has selected while it was shown.
  @MainActor private final class Selections {
    var last: Int?
  }

  @MainActor private final class History {
    let selections = Selections()
    var random: SplitMix64
    var model = Model()
    let screen = TabScreen([])
    var pool: [UIViewController] = []
    var watched: [Watched] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for index in 0..<5 { pool.append(make("plain \(index)")) }
      for index in 0..<5 {
        let root = make("root \(index)")
        let navigation = UINavigationController(rootViewController: root)
        model.stacks[ObjectIdentifier(navigation)] = [root]
        pool.append(navigation)
      }
    }

    func make(_ title: String) -> Watched {
      let controller = Watched()
      controller.title = title
      watched.append(controller)
      return controller
    }

    func pick(_ count: Int) -> Int { random.next(below: max(1, count)) }

    private var selectedNavigation: UINavigationController? {
      model.selectedTab as? UINavigationController
    }

    func step() {
      switch pick(12) {
      case 0: set(Array(pool.shuffled(using: &random).prefix(pick(pool.count + 1))))
      case 1: insert()
      case 2: remove()
      case 3, 4: select()
      case 5: touch()
      case 6, 7: push()
      case 8: pop()
      case 9: turn()
      case 10: touchRow()
      default: leaveMore()
      }
    }

    /// Gives the window another width class.
    private func turn() {
      model.isRegular.toggle()
      screen.window.traitOverrides.horizontalSizeClass = model.isRegular ? .regular : .compact
      screen.window.layoutIfNeeded()
      // Those that were selected stay so, or the list goes.
      model.set(model.tabs)
    }

    private func touchRow() {
      screen.advance(by: 1)
      screen.window.layoutIfNeeded()
      guard model.isList else { return }
      let row = pick(model.behind.count)
      screen.tapMoreRow(row)
      model.select(model.inBar + row)
    }

    /// Leads back to the list, from what is on it.
    private func leaveMore() {
      guard model.isMoreSelected, !model.isList else { return }
      screen.tabs.moreNavigationController.popViewController(animated: pick(2) == 0)
      model.showList()
    }

    private func set(_ controllers: [UIViewController]) {
      screen.tabs.setViewControllers(controllers, animated: pick(2) == 0)
      model.set(controllers)
    }

    private func insert() {
      let others = pool.filter { other in !model.tabs.contains { $0 === other } }
      guard !others.isEmpty else { return }
      var tabs = model.tabs
      tabs.insert(others[pick(others.count)], at: pick(tabs.count + 1))
      set(tabs)
    }

    private func remove() {
      guard !model.tabs.isEmpty else { return }
      var tabs = model.tabs
      tabs.remove(at: pick(tabs.count))
      set(tabs)
    }

    private func select() {
      // One index too far, too.
      let index = pick(model.tabs.count + 1)
      let next = model.tabs.indices.contains(index) ? model.tabs[index] as? Watched : nil
      // Now and then what comes selects another one.
      if let next, next !== model.selectedTab, pick(3) == 0 {
        let other = pick(model.tabs.count)
        let (tabs, log) = (screen.tabs, selections)
        let select = {
          log.last = other
          tabs.selectedIndex = other
        }
        if pick(2) == 0 { next.onLoad = select } else { next.onWillAppear = select }
      }
      selections.last = nil
      screen.tabs.selectedIndex = index
      if model.tabs.indices.contains(index) { model.select(index) }
      if let last = selections.last { model.select(last) }
      next?.onLoad = nil
      next?.onWillAppear = nil
    }

    private func touch() {
      // Touches are for what rests.
      screen.advance(by: 1)
      screen.window.layoutIfNeeded()
      let views = screen.itemViews
      guard !views.isEmpty, !model.hidesBar else { return }
      let index = pick(views.count)
      screen.tapItem(index)
      guard index < model.inBar else {
        // More shows what it did, and the list when it is touched again.
        if !model.isMoreSelected, let pushed = model.pushed {
          model.select(model.tabs.firstIndex { $0 === pushed } ?? 0)
        } else {
          model.showList()
        }
        return
      }
      if model.selected == index, let tab = selectedNavigation {
        let key = ObjectIdentifier(tab)
        model.stacks[key] = model.stacks[key].map { Array($0.prefix(1)) }
      }
      model.select(index)
    }

    private func push() {
      guard let navigation = selectedNavigation else { return }
      let next = make("pushed \(watched.count)")
      next.hidesBottomBarWhenPushed = pick(3) == 0
      navigation.pushViewController(next, animated: pick(2) == 0)
      model.stacks[ObjectIdentifier(navigation), default: []].append(next)
    }

    private func pop() {
      guard let navigation = selectedNavigation,
        model.stacks[ObjectIdentifier(navigation), default: []].count > 1
      else { return }
      navigation.popViewController(animated: pick(2) == 0)
      model.stacks[ObjectIdentifier(navigation)]?.removeLast()
    }

    /// What is not as it should be, in words.
    func differences(isSettled: Bool) -> [String] {
      let tabs = screen.tabs
      var found = watched.flatMap(\.faults)
      if (tabs.viewControllers ?? []) != model.tabs { found.append("other controllers") }
      let more = model.behind.isEmpty ? nil : tabs.moreNavigationController
      let selected: UIViewController? = model.isList ? more : model.selectedTab
      if tabs.selectedViewController !== selected { found.append("another is selected") }
      if tabs.selectedIndex != model.selected ?? NSNotFound { found.append("another index") }
      var shown = Array(model.tabs.prefix(model.inBar))
      if let more { shown.append(more) }
      if (tabs.tabBar.items ?? []) != shown.map(\.tabBarItem) { found.append("other items") }
      let item = model.isMoreSelected ? more?.tabBarItem : model.selectedTab?.tabBarItem
      if tabs.tabBar.selectedItem !== item { found.append("another item is selected") }
      for tab in pool
      where (tab.tabBarController === tabs) != model.tabs.contains(where: { $0 === tab }) {
        found.append("\(tab.title ?? "") is in another tab bar controller")
      }
      if let more, Array(more.viewControllers.dropFirst()) != [model.pushed].compactMap(\.self) {
        found.append("More shows another one")
      }
      for case let navigation as UINavigationController in pool
      where navigation.viewControllers != model.stacks[ObjectIdentifier(navigation)] {
        found.append("another stack")
      }
      guard isSettled else { return found }
      for controller in watched {
        let isSeen = controller === model.leaf
        if controller.stage != (isSeen ? .appeared : .disappeared) {
          found.append("\(controller.title ?? "") is \(controller.stage)")
        }
        if (controller.viewIfLoaded?.window != nil) != isSeen {
          found.append("\(controller.title ?? "") is in another window")
        }
      }
      for tab in model.tabs {
        let parent: UIViewController? = tab === model.pushed ? more : tabs
        if tab.parent !== parent { found.append("\(tab.title ?? "") has another parent") }
      }
      guard let leaf = model.leaf else { return found }
      let bottom: CGFloat = model.hidesBar ? 34 : 83
      if leaf.view.safeAreaInsets.bottom != bottom {
        found.append("\(leaf.title ?? "") has \(leaf.view.safeAreaInsets.bottom) below")
      }
      if (tabs.tabBar.frame.minX == 0) == model.hidesBar { found.append("the bar is elsewhere") }
      return found
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Controllers, selection and appearance are those of the model`(seed: UInt64) {
    let history = History(seed: seed)
    for step in 0..<60 {
      history.step()
      // Now and then something begins while something else is under way.
      let isSettled = history.pick(3) > 0
      if isSettled {
        history.screen.advance(by: 1)
      } else {
        history.screen.advance(by: 0.1)
      }
      history.screen.window.layoutIfNeeded()
      let differences = history.differences(isSettled: isSettled)
      expectEqual(differences, [], "step \(step)")
      if !differences.isEmpty { return }
    }
  }
}
