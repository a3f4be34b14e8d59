// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

/// A bundle of a folder with documents, which is deleted afterwards.
private final class NibFolder {
  private let folder = TemporaryFolder()
  let bundle: Bundle
  var url: URL { folder.url }

  /// - Parameter documents: The objects of nibs by their paths in the folder.
  init(_ documents: [String: String]) throws {
    for (path, objects) in documents {
      try folder.write(NibSources.text(objects), to: path)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  static func view(_ tag: Int) -> String { "<view id=\"v\" tag=\"\(tag)\"/>" }

  /// A nib whose owner is a controller with the view at the top.
  static func screen(_ tag: Int) -> String {
    """
    <placeholder placeholderIdentifier="Controller" id="unused"/>
    <view id="v" tag="\(tag)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    """
  }
}

private class NewsViewController: UIViewController {
  private(set) var frameAtLoad = CGRect.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    frameAtLoad = view.frame
  }
}

private final class SettingsViewController: UITableViewController {}

/// Counts how often its view is loaded.
final class CountedViewController: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

@MainActor
@Suite("Nibs")
struct NibTests {
  @Test func `A controller at the top of a nib loads its view once`() throws {
    let objects = """
      <viewController id="c" customClass="CountedViewController" customModule="UIKitTests">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view></viewController>
      """
    let nib = NibSources.nib(objects)
    let controller = try #require(
      nib.instantiate(withOwner: nil).first as? CountedViewController)
    expect(controller.isViewLoaded)
    expectEqual(controller.loads, 1)
  }

  /// Connects the owner's `view` in all documents of a folder.
  private static func connectViews(in folder: NibFolder) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let file = folder.url.appendingPathComponent(name)
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let connected = text.replacing(
        "userLabel=\"File's Owner\"/>",
        with:
          "><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
      )
      try Data(connected.utf8).write(to: file)
    }
  }

  @Test func `A nib can be named, handed on and taken back`() {
    let nib: UINib = UINib(nibName: "Cell", bundle: .main)
    _ = [nib, UINib(data: Data(), bundle: nil)]
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "cell")
    table.register(nil as UINib?, forCellReuseIdentifier: "cell")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "header")
    expectNil(table.dequeueReusableCell(withIdentifier: "cell"))
    let controller = UIViewController(nibName: "Screen", bundle: .main)
    expectEqual(controller.nibName, "Screen")
    expectEqual(controller.nibBundle, .main)
    expect(!controller.isViewLoaded)
    expectNil(UIViewController().nibName)
    expectEqual(UIViewController().view.frame.width, 390)
  }

  @Test func `A file is found in its folder, before its language, in the idiom's form first`()
    throws
  {
    let folder = try NibFolder([
      "Plain.xib": NibFolder.view(1), "Base.lproj/Plain.xib": NibFolder.view(2),
      "en.lproj/Translated.xib": NibFolder.view(3), "Base.lproj/Translated.xib": NibFolder.view(4),
      "Base.lproj/Based.xib": NibFolder.view(5), "Idiom.xib": NibFolder.view(6),
      "Idiom~iphone.xib": NibFolder.view(7), "Idiom~ipad.xib": NibFolder.view(8),
    ])
    func tag(_ name: String) -> Int? {
      (folder.bundle.loadNibNamed(name, owner: nil)?.first as? UIView)?.tag
    }
    expectEqual(tag("Plain"), 1)
    expectEqual(tag("Translated"), 3)
    expectEqual(tag("Based"), 5)
    expectEqual(tag("Idiom"), 7)
    var pad: Int?
    UITraitCollection { $0.userInterfaceIdiom = .pad }.performAsCurrent { pad = tag("Idiom") }
    expectEqual(pad, 8)
  }

  @Test func `A controller's view is the nib's of its name, or that of its class`() throws {
    let folder = try NibFolder([
      "Screen.xib": NibFolder.screen(1), "NewsView.xib": NibFolder.screen(2),
      "NewsViewController.xib": NibFolder.screen(3),
    ])
    try Self.connectViews(in: folder)
    let named = NewsViewController(nibName: "Screen", bundle: folder.bundle)
    expectEqual(named.view.tag, 1)
    expectEqual(named.frameAtLoad, CGRect(x: 0, y: 0, width: 375, height: 667))
    let ofClass = NewsViewController(nibName: nil, bundle: folder.bundle)
    expectNil(ofClass.nibName)
    expectEqual(ofClass.view.tag, 2)
    expectEqual(ofClass.nibName, "NewsView")
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("NewsView.xib"))
    let ofWholeName = NewsViewController(nibName: nil, bundle: folder.bundle)
    expectEqual(ofWholeName.view.tag, 3)
    expectEqual(UIViewController(nibName: nil, bundle: folder.bundle).view.tag, 0)
  }

  @Test func `A table view controller's table is the nib's`() throws {
    let folder = try NibFolder([
      "SettingsView.xib": """
      <tableView id="v" style="grouped" rowHeight="50" sectionHeaderHeight="30" sectionFooterHeight="-1" tag="4">
      <rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
      """
    ])
    try Self.connectViews(in: folder)
    let controller = SettingsViewController(nibName: nil, bundle: folder.bundle)
    let table = try #require(controller.tableView)
    expectEqual(table.tag, 4)
    expectEqual(table.style, .grouped)
    expectEqual(table.rowHeight, 50)
    expectEqual(table.sectionHeaderHeight, 30)
    expectEqual(table.sectionFooterHeight, UITableView.automaticDimension)
    expectNil(table.dataSource)
  }

  @Test(.waitsForProcesses)
  func `A missing nib stops where it is used, with the folders that were looked in`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
      }
    }
    let message = stopMessage(result)
    expectContains(message, "Could not load NIB in bundle: ")
    expectContains(message, "with name 'Card'. Looked in: /")
    let loaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("Box", owner: nil, options: nil) }
    }
    expectContains(stopMessage(loaded), "with name 'Box'")
    let list = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITableViewController(nibName: "List", bundle: nil).view }
    }
    expectContains(stopMessage(list), "with name 'List'")
  }

  @Test(.waitsForProcesses, arguments: ["Cell.xib", "Views/Cell", "../Cell", ""])
  func `A name with a folder or an extension stops`(name: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name] in
      await MainActor.run { _ = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil) }
    }
    expectContains(stopMessage(result), "a nib's name has no folder and no extension")
  }

  @Test(.waitsForProcesses) func `A controller's nib has to set its view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let folder = try NibFolder(["Screen.xib": NibFolder.screen(1)])
      await MainActor.run {
        _ = UIViewController(nibName: "Screen", bundle: folder.bundle).view
      }
    }
    expectContains(stopMessage(result), "loaded the \"Screen\" nib but the view outlet was not set")
  }

  @Test func `Elements of later modules have their values`() throws {
    let objects = NibSources.nib(
      """
      <button buttonType="system" contentHorizontalAlignment="leading" enabled="NO" id="b">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
      <state key="normal" title="Buy"><color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="disabled" title="Sold" image="star" catalog="system"/></button>
      <button id="f"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
      <textField borderStyle="roundedRect" placeholder="Name" textAlignment="right" clearButtonMode="always" id="t"/>
      <searchBar placeholder="Search" searchBarStyle="minimal" showsCancelButton="YES" id="s"/>
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="50" height="40"/>
      <view key="contentView" id="c"><subviews><view tag="5" id="i"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """
    ).instantiate(withOwner: nil)
    let button = try #require(objects[0] as? UIButton)
    expectEqual(button.buttonType, .system)
    expect(!button.isEnabled)
    expectEqual(button.contentHorizontalAlignment, .leading)
    expectEqual(button.title(for: .normal), "Buy")
    expectEqual(button.title(for: .disabled), "Sold")
    expectEqual(button.titleColor(for: .normal), .systemRed)
    expectEqual(button.image(for: .disabled)?.isSymbolImage, true)
    expectEqual(button.titleLabel?.font, .boldSystemFont(ofSize: 15))
    let filled = try #require(objects[1] as? UIButton)
    expectEqual(filled.buttonType, .custom)
    expectEqual(filled.configuration?.title, "Go")
    let field = try #require(objects[2] as? UITextField)
    expectEqual(field.borderStyle, .roundedRect)
    expectEqual(field.placeholder, "Name")
    expectEqual(field.textAlignment, .right)
    expectEqual(field.clearButtonMode, .always)
    let search = try #require(objects[3] as? UISearchBar)
    expectEqual(search.placeholder, "Search")
    expect(search.showsCancelButton)
    expectEqual(search.searchBarStyle, .minimal)
    let effect = try #require(objects[4] as? UIVisualEffectView)
    expect(effect.effect, is: UIBlurEffect.self)
    expectEqual(effect.contentView.subviews.map(\.tag), [5])
    expectEqual(effect.contentView.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func `A collection view has its layout, its prototypes and its outlets`() throws {
    let owner = NibGridOwner()
    let text = NibSources.text(
      """
      <collectionView allowsMultipleSelection="YES" prefetchingEnabled="NO" dataMode="prototypes" id="g">
      <rect key="frame" x="0" y="0" width="300" height="200"/>
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" minimumInteritemSpacing="3" id="l" customClass="NibFlowLayout" customModule="UIKitTests">
      <size key="itemSize" width="200" height="200"/><size key="headerReferenceSize" width="40" height="0"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="sideItemScale"><real key="value" value="0.6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></collectionViewFlowLayout>
      <cells>
      \(NibSources.cell(reuseIdentifier: "item"))
      </cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="side" tag="9" id="h">
      <rect key="frame" x="0" y="0" width="40" height="200"/></collectionReusableView>
      <connections><outlet property="dataSource" destination="-1" id="d"/></connections>
      </collectionView>
      """)
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: owner).first as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? NibFlowLayout)
    expectEqual(layout.sideItemScale, 0.6)
    expect(layout.isAwake)
    expectEqual(layout.itemSize, CGSize(width: 200, height: 200))
    expectEqual(layout.scrollDirection, .horizontal)
    expectEqual(layout.minimumLineSpacing, 7)
    expectEqual(layout.minimumInteritemSpacing, 3)
    expectEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expect(view.allowsMultipleSelection)
    expect(!view.isPrefetchingEnabled)
    expectSame(view.dataSource, owner)
    view.layoutIfNeeded()
    expect(view.visibleCells.first, is: NibCell.self)
    expectEqual(view.visibleCells.first?.reuseIdentifier, "item")
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    expectEqual(header?.tag, 9)
    // Nothing of the document keeps the view alive.
    weak var released: UICollectionView?
    do {
      let other = nib.instantiate(withOwner: owner).first as? UICollectionView
      other?.layoutIfNeeded()
      released = other
    }
    expectNil(released)
  }
}

final class NibFlowLayout: UICollectionViewFlowLayout {
  var sideItemScale: CGFloat = 1
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "sideItemScale":
      ObjectiveCKey { (layout: NibFlowLayout, value) in layout.sideItemScale = try value() }
    default: super.objectiveCKey(named: name)
    }
  }
}

/// The owner of a nib with a collection view, whose items it supplies.
@MainActor
private final class NibGridOwner: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "side", for: indexPath)
  }
}
