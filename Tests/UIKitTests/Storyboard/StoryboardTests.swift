// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

extension StoryboardSuites {
  @MainActor
  @Suite("Storyboards")
  struct StoryboardTests {
    typealias Folder = StoryboardFolder

    init() { SceneCalls.all = [] }

    private static let label = """
      <subviews><label text="Hello" id="L"><rect key="frame" x="10" y="20" width="100" height="21"/></label></subviews>
      """

    @Test func `A controller's views are created when its view is asked for`() throws {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "A", type: "SceneController", "title=\"A\"", view: Self.label,
          connections: """
            <outlet property="label" destination="L" id="o1"/><outlet property="item" destination="I" id="o2"/>
            <outlet property="helper" destination="H" id="o3"/>
            """,
          parts: """
            <navigationItem key="navigationItem" title="Things" id="N"><barButtonItem key="rightBarButtonItem" systemItem="add" id="I">
            <connections><action selector="tapped:" destination="A" id="a1"/></connections></barButtonItem></navigationItem>
            """,
          objects:
            "<customObject id=\"H\" customClass=\"SceneObject\" customModule=\"UIKitTests\"/>"),
        initial: "A")
      let controller = try #require(
        storyboard.instantiateInitialViewController() as? SceneController)
      expectEqual(SceneCalls.all, ["A.init", "A.awake storyboard item"])
      expectSame(controller.storyboard, storyboard)
      expect(!controller.isViewLoaded)
      expectNil(controller.label)
      expectEqual(controller.navigationItem.title, "Things")
      let item = try #require(controller.navigationItem.rightBarButtonItem)
      expectSame(item, controller.item)
      expectSame(item.target, controller)
      expectEqual(item.action, Selector("tapped:"))
      expectNotNil(controller.helper)

      expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      expectEqual(controller.label?.frame, CGRect(x: 10, y: 20, width: 100, height: 21))
      expectEqual(SceneCalls.all.last, "A.viewDidLoad Hello")
      expectEqual(SceneCalls.all.count, 3)
    }

    @Test
    func `Scenes are found by their identifiers, and creators take initializers of their own`()
      throws
    {
      let storyboard = try Folder.storyboard(
        Folder.scene("A", type: "SceneController", "storyboardIdentifier=\"first\" title=\"A\"")
          + Folder.scene("B", "storyboardIdentifier=\"second\" title=\"B\""))
      expectNil(storyboard.instantiateInitialViewController())
      let none: UIViewController? = storyboard.instantiateInitialViewController(creator: nil)
      expectNil(none)
      let second = storyboard.instantiateViewController(withIdentifier: "second")
      expect(type(of: second) == UIViewController.self)
      expectEqual(second.title, "B")
      expectEqual(second.navigationItem.title, "B")
      let other: SceneController = storyboard.instantiateViewController(identifier: "first")
      expectEqual(other.title, "A")
      SceneCalls.all = []
      let first = storyboard.instantiateViewController(identifier: "first") { coder in
        SceneController(coder: coder, number: 3)
      }
      expectEqual(first.title, "A")
      expectSame(first.storyboard, storyboard)
      expectEqual(SceneCalls.all, ["A.init 3", "A.awake storyboard"])
      let declined: UIViewController = storyboard.instantiateViewController(identifier: "second") {
        _ in nil
      }
      expectEqual(declined.title, "B")
      expectNil(UIViewController().storyboard)
    }

    /// A navigation controller with a root that has a button with a segue, and a container.
    private static let navigation =
      Folder.scene(
        "N", element: "navigationController", type: "SceneNavigation",
        connections: Folder.root("R"),
        parts: """
          <navigationBar key="navigationBar" largeTitles="YES" id="B"><rect key="frame" x="0" y="0" width="375" height="44"/>
          <autoresizingMask key="autoresizingMask"/></navigationBar>
          """)
      + Folder.scene(
        "R", type: "SceneController", "title=\"R\"",
        view: """
          <subviews>
          <button customClass="SceneButton" customModule="UIKitTests" id="button"><rect key="frame" x="20" y="200" width="100" height="40"/>
          <state key="normal" title="More"/><connections>\(Folder.segue("show", to: "D", "identifier=\"more\""))</connections></button>
          <containerView id="box"><rect key="frame" x="0" y="300" width="375" height="200"/>
          <connections>\(Folder.segue("embed", to: "E", "identifier=\"embed\""))</connections></containerView>
          </subviews>
          """)
      + Folder.scene("D", type: "SceneController", "title=\"D\"", view: "")
      + Folder.scene("E", type: "SceneController", "title=\"E\"", view: "")

    @Test func `A start with navigation, a segue and a container has UIKit's order`() throws {
      let storyboard = try Folder.storyboard(Self.navigation, initial: "N")
      let controller = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      expect(controller.navigationBar.prefersLargeTitles)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      expectEqual(
        SceneCalls.all,
        [
          "N.init", "R.init", "N.awake 1", "R.awake storyboard navigation", "button.init", "E.init",
          "E.awake storyboard", "R.prepare embed E", "E.viewDidLoad", "button.awake",
          "R.viewDidLoad", "R.viewWillAppear", "E.viewWillAppear",
        ])
      let root = try #require(controller.topViewController)
      let embedded = try #require(root.children.first)
      expectEqual(embedded.view.superview?.frame, CGRect(x: 0, y: 300, width: 375, height: 200))
      expectEqual(embedded.view.frame, CGRect(x: 0, y: 0, width: 375, height: 200))

      SceneCalls.all = []
      window.tap(at: root.view.convert(CGPoint(x: 50, y: 220), to: window))
      window.advance(to: window.currentTime + 1)
      expectEqual(
        SceneCalls.all.prefix(5),
        [
          "R.should more", "D.init", "D.awake storyboard", "R.prepare more D", "D.viewDidLoad",
        ])
      expectEqual(controller.viewControllers.map(\.title), ["R", "D"])
      expect((root as? SceneController)?.senders.last is SceneButton)
    }

    @Test func `A reference leads to another storyboard`() throws {
      let folder = try Folder([
        "Main": (
          "P",
          """
          <scene sceneID="s1"><objects><viewControllerPlaceholder storyboardName="Other" id="P" sceneMemberID="viewController"/></objects></scene>
          \(Folder.scene("N", element: "navigationController", "storyboardIdentifier=\"navigation\"", connections: Folder.root("Q")))
          <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="second" id="Q" sceneMemberID="viewController"/></objects></scene>
          """
        ),
        "Other": (
          "X",
          Folder.scene("X", "title=\"X\"")
            + Folder.scene("Y", "storyboardIdentifier=\"second\" title=\"Y\"")
        ),
      ])
      let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
      let first = try #require(storyboard.instantiateInitialViewController())
      expectEqual(first.title, "X")
      expectNotSame(first.storyboard, storyboard)
      let navigation = try #require(
        storyboard.instantiateViewController(withIdentifier: "navigation")
          as? UINavigationController)
      expectEqual(navigation.topViewController?.title, "Y")
    }

    @Test func `Controllers have the attributes and the bars of the document`() throws {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "A",
          """
          title="Title" hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES"
          """,
          parts: """
            <toolbarItems><barButtonItem style="plain" systemItem="flexibleSpace" id="t1"/><barButtonItem title="Sort" id="t2"/></toolbarItems>
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/><size key="preferredContentSize" width="200" height="100"/>
            <navigationItem key="navigationItem" title="Item" prompt="Choose" largeTitleDisplayMode="never" hidesBackButton="YES" leftItemsSupplementBackButton="YES" backButtonTitle="Back" id="i">
            <barButtonItem key="backBarButtonItem" title="All" id="b1"/>
            <leftBarButtonItems><barButtonItem title="1" id="l1"/><barButtonItem title="2" id="l2"/></leftBarButtonItems>
            <barButtonItem key="rightBarButtonItem" style="plain" id="r1"><button key="customView" id="c1"><rect key="frame" x="0" y="0" width="30" height="30"/></button></barButtonItem>
            <view key="titleView" tag="5" id="v1"><rect key="frame" x="0" y="0" width="60" height="30"/></view>
            </navigationItem>
            """)
          + Folder.scene(
            "N", element: "navigationController",
            """
            navigationBarHidden="YES" hidesBarsOnSwipe="YES" toolbarHidden="NO"
            """,
            connections: Folder.root("A"),
            parts: """
              <navigationBar key="navigationBar" barStyle="black" translucent="NO" id="nb"><color key="barTintColor" systemColor="systemRedColor"/>
              <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/><color key="textColor" systemColor="systemBlueColor"/></textAttributes>
              <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/></navigationBarAppearance></navigationBar>
              <toolbar key="toolbar" barStyle="black" id="tb"/>
              """)
          + Folder.scene(
            "S", element: "splitViewController",
            """
            style="doubleColumn" preferredDisplayMode="allVisible" minimumPrimaryColumnWidth="200"
            storyboardIdentifier="split"
            """,
            connections: Folder.relationship("masterViewController", to: "N")
              + Folder.relationship("detailViewController", to: "D"))
          + Folder.scene("D", "title=\"Detail\""), initial: "N")
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      expect(navigation.isNavigationBarHidden)
      expect(!navigation.isToolbarHidden)
      expect(navigation.hidesBarsOnSwipe)
      let bar = navigation.navigationBar
      expectEqual(bar.barStyle, .black)
      expect(!bar.isTranslucent)
      expectEqual(bar.barTintColor, .systemRed)
      expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .systemBlue)
      expectEqual(bar.titleTextAttributes?[.font] as? UIFont, .boldSystemFont(ofSize: 20))
      expectEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemGreen)
      expectEqual(navigation.toolbar.barStyle, .black)
      let controller = try #require(navigation.topViewController)
      expectEqual(controller.title, "Title")
      expect(controller.hidesBottomBarWhenPushed)
      expect(controller.extendedLayoutIncludesOpaqueBars)
      expectEqual(controller.edgesForExtendedLayout, .bottom)
      expectEqual(controller.preferredContentSize, CGSize(width: 200, height: 100))
      expectEqual(controller.toolbarItems?.map(\.title), [nil, "Sort"])
      let item = controller.navigationItem
      expectEqual(item.title, "Item")
      expectEqual(item.prompt, "Choose")
      expect(item.hidesBackButton)
      expectEqual(item.largeTitleDisplayMode, .never)
      expect(item.leftItemsSupplementBackButton)
      expectEqual(item.backButtonTitle, "Back")
      expectEqual(item.backBarButtonItem?.title, "All")
      expectEqual(item.leftBarButtonItems?.map(\.title), ["1", "2"])
      expect(item.rightBarButtonItem?.customView, is: UIButton.self)
      expectEqual(item.titleView?.tag, 5)

      let split = try #require(
        storyboard.instantiateViewController(withIdentifier: "split") as? UISplitViewController)
      expectEqual(split.style, .doubleColumn)
      expectEqual(split.preferredDisplayMode, .oneBesideSecondary)
      expectEqual(split.minimumPrimaryColumnWidth, 200)
      expect(split.viewController(for: .primary), is: UINavigationController.self)
      expectEqual(split.viewController(for: .secondary)?.title, "Detail")
    }

    @Test func `A bar in a view has its items`() throws {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "A",
          view: """
            <subviews><navigationBar id="b"><rect key="frame" x="0" y="0" width="375" height="44"/><items><navigationItem title="Bar" id="i"/></items></navigationBar>
            <toolbar id="t"><rect key="frame" x="0" y="600" width="375" height="44"/><items><barButtonItem title="Go" id="g"><connections><action selector="tapped:" destination="A-first" id="f"/></connections></barButtonItem></items></toolbar></subviews>
            """), initial: "A")
      let controller = try #require(storyboard.instantiateInitialViewController())
      let bar = try #require(controller.view.subviews.first as? UINavigationBar)
      expectEqual(bar.topItem?.title, "Bar")
      let toolbar = try #require(controller.view.subviews.last as? UIToolbar)
      expectEqual(toolbar.items?.map(\.title), ["Go"])
      expectNil(toolbar.items?.first?.target)
      expectEqual(toolbar.items?.first?.action, Selector("tapped:"))
    }

    @Test
    func `A collection view controller's start has its layout, its outlets and its prototype`()
      throws
    {
      let storyboard = try Folder.storyboard(
        """
        <scene sceneID="s"><objects><collectionViewController id="C" customClass="SceneGrid" customModule="UIKitTests" clearsSelectionOnViewWillAppear="NO" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="V"><rect key="frame" x="0" y="0" width="375" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="F" customClass="NibFlowLayout" customModule="UIKitTests">
        <size key="itemSize" width="200" height="200"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="sideItemScale"><real key="value" value="0.6"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="item" id="I" customClass="SceneCell" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="200" height="200"/>
        <view key="contentView" id="CV"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
        <imageView id="IV"><rect key="frame" x="0" y="0" width="200" height="200"/></imageView>
        <button id="B"><rect key="frame" x="0" y="0" width="40" height="40"/><connections><action selector="tapped:" destination="C" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
        <connections><outlet property="image" destination="IV" id="o"/>\(Folder.segue("show", to: "D", "identifier=\"open\""))</connections></collectionViewCell></cells>
        <connections><outlet property="dataSource" destination="C" id="o1"/><outlet property="delegate" destination="C" id="o2"/></connections>
        </collectionView></collectionViewController></objects></scene>
        \(Folder.scene("D", type: "SceneController", "title=\"D\"", view: ""))
        \(Folder.scene("N", element: "navigationController", connections: Folder.root("C")))
        """, initial: "N")
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let grid = try #require(navigation.topViewController as? SceneGrid)
      expect(!grid.clearsSelectionOnViewWillAppear)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let layout = try #require(grid.collectionViewLayout as? NibFlowLayout)
      expectEqual(layout.sideItemScale, 0.6)
      expectEqual(layout.itemSize, CGSize(width: 200, height: 200))
      expectSame(grid.collectionView.dataSource, grid)
      let cell = try #require(
        grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? SceneCell)
      expectEqual(cell.bounds.size, CGSize(width: 200, height: 200))
      expectNotNil(cell.image)
      expectEqual(cell.layer.cornerRadius, 100)
      let button = try #require(cell.contentView.subviews.last as? UIButton)
      button.sendActions(for: .touchUpInside)
      expectEqual(SceneCalls.all, ["grid.tapped"])

      // A cell's segue comes before the delegate knows of the selection.
      SceneCalls.all = []
      window.tap(at: cell.convert(CGPoint(x: 100, y: 150), to: window))
      window.advance(to: window.currentTime + 1)
      expectEqual(
        SceneCalls.all.prefix(6),
        [
          "D.init", "D.awake storyboard", "grid.prepare open [0, 0]", "D.viewDidLoad",
          "D.viewWillAppear", "grid.didSelect",
        ])
      expectEqual(navigation.topViewController?.title, "D")
    }

    @Test func `A scene's old guides are the safe area's edges`() throws {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "A",
          view: """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="T"><rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
            <constraints>
            <constraint firstItem="T" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="1"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="T" secondAttribute="bottom" id="2"/>
            <constraint firstItem="T" firstAttribute="leading" secondItem="A-view" secondAttribute="leading" id="3"/>
            <constraint firstAttribute="trailing" secondItem="T" secondAttribute="trailing" id="4"/>
            </constraints>
            """,
          parts: """
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            """), initial: "A")
      for (size, top, bottom, frame) in [
        (CGSize(width: 375, height: 667), 20.0, 0.0, CGRect(x: 0, y: 20, width: 375, height: 647)),
        (CGSize(width: 390, height: 844), 47, 34, CGRect(x: 0, y: 47, width: 390, height: 763)),
      ] {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        window.rootViewController = storyboard.instantiateInitialViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        expectEqual(window.rootViewController?.view.subviews.first?.frame, frame)
      }
    }

    @Test func `Nothing of a storyboard keeps its controllers alive`() throws {
      let storyboard = try Folder.storyboard(Self.navigation, initial: "N")
      weak var navigation: UIViewController?
      weak var root: UIViewController?
      weak var unloaded: UIViewController?
      do {
        let controller = storyboard.instantiateInitialViewController() as? UINavigationController
        controller?.topViewController?.loadViewIfNeeded()
        navigation = controller
        root = controller?.topViewController
        unloaded = storyboard.instantiateInitialViewController()
      }
      expectNil(navigation)
      expectNil(root)
      expectNil(unloaded)
    }

    @Test func `A plain controller stands for one that there is no class for`() throws {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "T", element: "pageViewController",
          connections: Folder.relationship("viewControllers", to: "A")
            + Folder.relationship("viewControllers", to: "B"))
          + Folder.scene("A", "title=\"A\"", view: "") + Folder.scene("B", "title=\"B\"", view: ""),
        initial: "T")
      let controller = try #require(storyboard.instantiateInitialViewController())
      expectEqual(controller.children.map(\.title), ["A"])
      controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      expectSame(controller.children.first?.view.superview, controller.view)
      expectEqual(controller.children.first?.view.frame, controller.view.bounds)
    }

    @Test func `A controller that asks for its view in its initializer gets that of its scene`()
      throws
    {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "A", type: "SceneEager", "title=\"A\"", view: Self.label,
          connections: """
            <outlet property="label" destination="L" id="o1"/><outlet property="item" destination="I" id="o2"/>
            <outlet property="helper" destination="H" id="o3"/>
            """,
          parts: """
            <navigationItem key="navigationItem" title="Things" id="N"><barButtonItem key="rightBarButtonItem" systemItem="add" id="I"/></navigationItem>
            """,
          objects:
            "<customObject id=\"H\" customClass=\"SceneObject\" customModule=\"UIKitTests\"/>"),
        initial: "A")
      weak var released: UIViewController?
      do {
        let controller = try #require(
          storyboard.instantiateInitialViewController() as? SceneEager)
        expectEqual(controller.frameAtFirst, CGRect(x: 0, y: 0, width: 375, height: 667))
        expectEqual(
          SceneCalls.all,
          [
            "A.init", "A.viewDidLoad Hello", "A.ready", "A.awake storyboard label item",
          ])
        expectSame(controller.label?.superview, controller.view)
        expectNotNil(controller.item)
        expectNotNil(controller.helper)
        released = controller
      }
      expectNil(released)
    }

    @Test func `A storyboard of the index begins a program`() throws {
      let folder = try Folder(["Start": ("A", Folder.scene("A", "title=\"A\"", view: ""))])
      expectNil(UIStoryboard.main(of: "App", in: folder.url))
      try Data("{\"language\":\"en\",\"main\":\"Start.storyboard\",\"module\":\"App\"}".utf8)
        .write(to: folder.url.appendingPathComponent("App.interface.json"))
      let storyboard = try #require(UIStoryboard.main(of: "App", in: folder.url))
      expectEqual(storyboard.instantiateInitialViewController()?.title, "A")
      expectNil(UIStoryboard.main(of: "Other", in: folder.url))
    }
  }
}

/// A collection view controller as an app writes it.
final class SceneGrid: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    SceneCalls.all.append("grid.didSelect")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? SceneCell).flatMap(collectionView.indexPath(for:))
    SceneCalls.all.append("grid.prepare \(segue.identifier ?? "-") \(path.map { "\($0)" } ?? "?")")
    expectEqual(collectionView.indexPathsForSelectedItems?.first, path)
  }

  func tapped(_ sender: Any?) { SceneCalls.all.append("grid.tapped") }

  override class func objectiveCMethod(named name: String) -> Selector? {
    guard name == "tapped:" else { return super.objectiveCMethod(named: name) }
    return Selector(name) { (o: SceneGrid, a) in o.tapped(a[0]) }
  }
}

/// A cell that is round by its frame in its initializer.
final class SceneCell: UICollectionViewCell {
  private(set) var image: UIImageView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.cornerRadius = frame.width / 2
  }

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "image" else { return super.objectiveCKey(named: name) }
    return ObjectiveCKey { (o: SceneCell, v) in o.image = try v() }
  }
}
