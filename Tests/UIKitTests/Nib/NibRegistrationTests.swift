// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

/// A cell as an app writes it for a nib, with the keys that the translator would add.
class NibCell: UICollectionViewCell {
  static var calls: [String] = []
  private weak var contentLabel: UILabel! {
    didSet { Self.calls.append("contentLabel = \(contentLabel != nil)") }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.calls.append("init \(frame.size.width) × \(frame.size.height), \(contentLabel != nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.calls.append("awake \(contentLabel != nil)")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.calls.append("reuse")
  }

  var text: String? {
    get { contentLabel.text }
    set { contentLabel.text = newValue }
  }
  var labelFrame: CGRect { contentLabel.convert(contentLabel.bounds, to: self) }

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "contentLabel":
      ObjectiveCKey { (cell: NibCell, value) in cell.contentLabel = try value() }
    default: super.objectiveCKey(named: name)
    }
  }
}

/// Documents as an app has them.
enum NibSources {
  static func text(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects></document>
    """
  }

  static func nib(_ objects: String) -> UINib {
    UINib(data: Data(text(objects).utf8), bundle: nil)
  }

  /// A cell whose content view has no identifier, as older documents have it.
  static func cell(reuseIdentifier: String = "", customClass: String = "NibCell") -> String {
    """
    <collectionViewCell opaque="NO" reuseIdentifier="\(reuseIdentifier)" id="C" customClass="\(customClass)" customModule="UIKitTests">
    <rect key="frame" x="0" y="0" width="311" height="147"/>
    <autoresizingMask key="autoresizingMask"/>
    <view key="contentView" opaque="NO" contentMode="center">
    <rect key="frame" x="0" y="0" width="311" height="147"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="B">
    <rect key="frame" x="0" y="0" width="311" height="147"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="L">
    <rect key="frame" x="15" y="8" width="281" height="131"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <nil key="textColor"/></label></subviews>
    <constraints>
    <constraint firstItem="L" firstAttribute="leading" secondItem="B" secondAttribute="leading" constant="15" id="1"/>
    <constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" constant="15" id="2"/>
    <constraint firstItem="L" firstAttribute="top" secondItem="B" secondAttribute="top" constant="8" id="3"/>
    <constraint firstAttribute="bottom" secondItem="L" secondAttribute="bottom" constant="8" id="4"/>
    </constraints></view></subviews></view>
    <constraints>
    <constraint firstItem="B" firstAttribute="leading" secondItem="C" secondAttribute="leading" id="5"/>
    <constraint firstAttribute="trailing" secondItem="B" secondAttribute="trailing" id="6"/>
    <constraint firstItem="B" firstAttribute="top" secondItem="C" secondAttribute="top" id="7"/>
    <constraint firstAttribute="bottom" secondItem="B" secondAttribute="bottom" id="8"/>
    </constraints>
    <connections><outlet property="contentLabel" destination="L" id="9"/></connections>
    </collectionViewCell>
    """
  }
}

/// A data source of one section with cells or supplementary views of closures.
@MainActor
private final class NibItems: NSObject, UICollectionViewDataSource {
  var count = 3
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  var header: ((UICollectionView, IndexPath) -> UICollectionReusableView)?

  init(cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.cell = cell }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(view, indexPath) }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header?(view, indexPath) ?? UICollectionReusableView() }
}

@MainActor
@Suite("Registered nibs", .serialized)
struct NibRegistrationTests {
  private func collectionView(_ size: CGSize = CGSize(width: 200, height: 60)) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
  }

  @Test func `A cell of an older document is created in UIKit's order, and laid out in its frame`()
    throws
  {
    NibCell.calls = []
    let view = collectionView()
    view.register(NibSources.nib(NibSources.cell()), forCellWithReuseIdentifier: "cell")
    expectEmpty(NibCell.calls)
    let items = NibItems { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    items.count = 1
    view.dataSource = items
    view.layoutIfNeeded()
    expectEqual(NibCell.calls, ["init 311.0 × 147.0, false", "contentLabel = true", "awake true"])
    let cell = try #require(view.visibleCells.first as? NibCell)
    expectEqual(cell.reuseIdentifier, "cell")
    expectEqual(cell.contentView.subviews.count, 1)
    cell.layoutIfNeeded()
    expectEqual(cell.labelFrame, CGRect(x: 15, y: 8, width: 170, height: 44))
    cell.text = "A line"
    expectEqual(
      cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 36.5))
  }

  @Test func `A cell by itself has the document's frame`() throws {
    let cell = try #require(
      NibSources.nib(NibSources.cell()).instantiate(withOwner: nil).first as? NibCell)
    expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 311, height: 147))
    expectEqual(cell.contentView.frame, cell.bounds)
    cell.layoutIfNeeded()
    expectEqual(cell.labelFrame, CGRect(x: 15, y: 8, width: 281, height: 131))
  }

  @Test func `Cells of a nib are reused, and those of another registration are not`() {
    NibCell.calls = []
    let view = collectionView(CGSize(width: 200, height: 200))
    view.register(NibSources.nib(NibSources.cell()), forCellWithReuseIdentifier: "cell")
    let items = NibItems { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    items.count = 20
    view.dataSource = items
    view.layoutIfNeeded()
    for step in 1...10 {
      view.contentOffset.y = CGFloat(step) * 200
      view.layoutIfNeeded()
    }
    expectContains(NibCell.calls, "reuse")
    let created = NibCell.calls.count { $0.hasPrefix("init") }
    expectLess(created, 6)
    view.register(NibSources.nib(NibSources.cell()), forCellWithReuseIdentifier: "cell")
    NibCell.calls = []
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expectContains(NibCell.calls, where: { $0.hasPrefix("init") })
    expectLacks(NibCell.calls, "reuse")
  }

  @Test func `Registrations with a nib make its cells and supplementary views`() throws {
    NibCell.calls = []
    let registration = UICollectionView.CellRegistration<NibCell, String>(
      cellNib: NibSources.nib(NibSources.cell(reuseIdentifier: "unused")),
      handler: { cell, _, item in cell.text = item })
    let header = UICollectionView.SupplementaryRegistration<NibHeader>(
      supplementaryNib: NibSources.nib(NibHeader.document),
      elementKind: UICollectionView.elementKindSectionHeader,
      handler: { view, kind, _ in
        view.tag += kind == UICollectionView.elementKindSectionHeader ? 1 : 0
      })
    let view = collectionView()
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
      width: 200, height: 30)
    let items = NibItems { view, indexPath in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "item")
    }
    items.header = { view, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    view.dataSource = items
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.count, 3)
    expectEqual(view.visibleCells.compactMap { ($0 as? NibCell)?.text }, ["item", "item", "item"])
    let shown = view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    expectEqual(shown.map(\.tag), [8])
    expectEqual(shown.map(\.frame.height), [30])
  }

  @Test func `Supplementary views are registered by nib, and a class takes their place`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let view = collectionView()
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
      width: 200, height: 30)
    view.register(
      NibSources.nib(NibHeader.document), forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = NibItems { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    items.header = { view, indexPath in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    view.dataSource = items
    view.layoutIfNeeded()
    expect(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)),
      is: NibHeader.self)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    view.reloadData()
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    expectNotNil(header)
    expect(!(header is NibHeader))
  }

  @Test func `Decoration views are registered by nib`() throws {
    let layout = DecoratedFlowLayout()
    layout.register(NibSources.nib(NibHeader.document), forDecorationViewOfKind: "backdrop")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = NibItems { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    view.dataSource = items
    view.layoutIfNeeded()
    let backdrop = try #require(view.subviews.compactMap { $0 as? NibHeader }.first)
    expectEqual(backdrop.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `Tables have rows and headers of nibs`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(NibSources.nib(NibRow.document), forCellReuseIdentifier: "row")
    table.register(
      NibSources.nib(
        """
        <view id="H" customClass="UITableViewHeaderFooterView">
        <rect key="frame" x="0" y="0" width="320" height="40"/>
        <color key="tintColor" systemColor="systemRedColor"/></view>
        """), forHeaderFooterViewReuseIdentifier: "header")
    let rows = NibRows()
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? NibRow }
    expectEqual(cells.count, 2)
    let cell = try #require(cells.first)
    expectEqual(cell.reuseIdentifier, "row")
    expectEqual(cell.textLabel?.text, "Title")
    expectEqual(cell.detailTextLabel?.text, "Detail")
    expectEqual(cell.accessoryType, .disclosureIndicator)
    expectEqual(cell.selectionStyle, .none)
    expectSame(cell.title, cell.textLabel)
    let header = try #require(table.headerView(forSection: 0))
    expectEqual(header.reuseIdentifier, "header")
    expectEqual(header.tintColor, .systemRed)
  }

  // MARK: What stops

  /// Dequeues a cell of a nib, registered as "cell".
  private static func dequeue(_ objects: String) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(NibSources.nib(objects), forCellWithReuseIdentifier: "cell")
    let items = NibItems { view, indexPath in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    view.dataSource = items
    view.layoutIfNeeded()
  }

  @Test(.waitsForProcesses)
  func `A nib with several objects, or without a cell, cannot be dequeued`() async {
    let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NibRegistrationTests.dequeue(NibSources.cell() + "<tapGestureRecognizer id=\"T\"/>")
      }
    }
    expectContains(
      stopMessage(two),
      """
      invalid nib registered for identifier (cell) - nib must contain exactly one top level object \
      which must be a UICollectionViewCell instance. It has: NibCell, UITapGestureRecognizer
      """)
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NibRegistrationTests.dequeue("") }
    }
    expectContains(stopMessage(none), "It has: none")
  }

  @Test(.waitsForProcesses) func `A nib with another identifier cannot be dequeued`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NibRegistrationTests.dequeue(NibSources.cell(reuseIdentifier: "other"))
      }
    }
    expectContains(
      stopMessage(result),
      """
      view reuse identifier in nib (other) does not match the identifier used to register the nib \
      (cell)
      """)
  }

  @Test(.waitsForProcesses) func `A nib that loads itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NibSources.nib(RecursiveView.document).instantiate(withOwner: nil)
      }
    }
    expectContains(stopMessage(result), "\"nib\" loads itself: nib → nib → nib → … (64 levels)")
  }

  @Test(.waitsForProcesses) func `A document that cannot be used stops with its line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let text = NibSources.text("<view id=\"a\"/>").replacing("CocoaTouch", with: "Cocoa")
        UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      }
    }
    expectContains(
      stopMessage(result), "nib:2: the document is made for the Mac, and UINib takes those for iOS")
  }
}

class NibHeader: UICollectionReusableView {
  static let document = """
    <collectionReusableView opaque="NO" id="H" customClass="NibHeader" customModule="UIKitTests" tag="7">
    <rect key="frame" x="0" y="0" width="375" height="50"/></collectionReusableView>
    """
}

/// A view whose initializer loads its own document.
class RecursiveView: UIView {
  static let document =
    "<view id=\"a\" customClass=\"RecursiveView\" customModule=\"UIKitTests\"/>"

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = NibSources.nib(Self.document).instantiate(withOwner: self)
  }
}

class NibRow: UITableViewCell {
  var title: UILabel?

  static let document = """
    <tableViewCell selectionStyle="none" accessoryType="disclosureIndicator" id="R" style="IBUITableViewCellStyleSubtitle" textLabel="T" detailTextLabel="D" customClass="NibRow" customModule="UIKitTests">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="V"><rect key="frame" x="0" y="0" width="286" height="44"/>
    <subviews>
    <label text="Title" id="T"><rect key="frame" x="16" y="6" width="40" height="20"/></label>
    <label text="Detail" id="D"><rect key="frame" x="16" y="25" width="40" height="15"/></label>
    </subviews></tableViewCellContentView>
    <connections><outlet property="title" destination="T" id="O"/></connections>
    </tableViewCell>
    """

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "title": ObjectiveCKey { (row: NibRow, value) in row.title = try value() }
    default: super.objectiveCKey(named: name)
    }
  }
}

@MainActor
private final class NibRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
}

/// A flow layout with a backdrop behind the first rows.
private final class DecoratedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    attributes.zIndex = -1
    return (super.layoutAttributesForElements(in: rect) ?? []) + [attributes]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: .infinite)?.last
  }
}
