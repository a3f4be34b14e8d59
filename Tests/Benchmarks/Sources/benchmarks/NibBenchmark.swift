// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import MeasuredDocuments
import UIKit

/// Cells of a nib beside the same cells in code, and a large document that is read.
@MainActor enum NibBenchmark {
  private static let count = 1_000
  private static let frames = 60

  static func run(_ report: inout Report) throws {
    report.section("Nibs: \(count) cells with a view, a label and 8 constraints")
    let cells = Stopwatch.medians(
      of: 11, { use(NibRows(count, of: .code).makeAll()) },
      { use(NibRows(count, of: .nib).makeAll()) })
    report.row("\(count) cells in code, made and laid out", cells.first, "ms")
    report.row("\(count) cells of a nib, made and laid out", cells.second, "ms")
    report.row("the second to the first", cells.second / cells.first, "times", atMost: 1.2)
    let (code, nib) = (NibRows(count, of: .code), NibRows(count, of: .nib))
    let scrolled = Stopwatch.medians(
      of: 21, { code.scroll(frames: frames, by: 100) }, { nib.scroll(frames: frames, by: 100) })
    report.row("a frame of cells in code", scrolled.first / Double(frames) * 1e3, "µs")
    report.row("a frame of cells of a nib", scrolled.second / Double(frames) * 1e3, "µs")
    report.row("the second to the first", scrolled.second / scrolled.first, "times", atMost: 1.2)

    let document = Array(largeDocument.utf8)
    let read = try Stopwatch.median(of: 11) {
      let document = try InterfaceDocument(name: "large.xib", bytes: document)
      use(document.topLevelObjects.count)
    }
    report.row(
      "45,000 elements of \(document.count / 1_000_000) MB: read and checked", read, "ms",
      atMost: 150)
  }

  /// 4,500 views with a label each, written as Interface Builder writes them.
  private static let largeDocument: String = {
    let views = (0..<4_500).map { index in
      """
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a\(index)" userLabel="Row \(index) of the list, as the outline names it">
              <rect key="frame" x="0.0" y="0.0" width="320" height="96.5"/>
              <subviews>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title \(index)" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
                      <rect key="frame" x="16" y="8" width="200" height="20.5"/>
                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      <nil key="textColor"/>
                  </label>
              </subviews>
              <constraints>
                  <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="a\(index)" secondAttribute="leading" constant="16" id="k\(index)"/>
                  <constraint firstItem="l\(index)" firstAttribute="top" secondItem="a\(index)" secondAttribute="top" constant="8" id="t\(index)"/>
              </constraints>
          </view>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(views.joined())</objects></document>
      """
  }()
}

/// A collection view of rows whose cells are of a nib, or made in code.
@MainActor private final class NibRows: NSObject, UICollectionViewDataSource {
  enum Source {
    case code, nib
  }

  private let window: UIWindow
  private let view: UICollectionView
  private let count: Int

  init(_ count: Int, of source: Source) {
    self.count = count
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.displayScale = 2
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 4
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    switch source {
    case .code: view.register(CodeCell.self, forCellWithReuseIdentifier: "cell")
    case .nib:
      view.register(
        UINib(data: Data(NibCell.document.utf8), bundle: nil), forCellWithReuseIdentifier: "cell")
    }
    view.dataSource = self
    window.addSubview(view)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? any NumberedCell)?.show(indexPath.item)
    return cell
  }

  /// Shows all rows at once, so that each has a cell.
  func makeAll() -> Int {
    window.frame.size.height = CGFloat(count) * 48
    view.frame = window.bounds
    window.layoutIfNeeded()
    return view.visibleCells.count
  }

  func scroll(frames: Int, by distance: CGFloat) {
    view.contentOffset = .zero
    for _ in 0..<frames {
      view.contentOffset.y += distance
      window.layoutIfNeeded()
    }
  }
}

/// A cell of a nib: a view that fills it, and a label 15 and 8 points from its edges.
final class NibCell: UICollectionViewCell, NumberedCell {
  private weak var label: UILabel?

  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "label": ObjectiveCKey { (cell: NibCell, value) in cell.label = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  func show(_ number: Int) { label?.text = "Row \(number)" }

  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <collectionViewCell opaque="NO" clipsSubviews="YES" id="c" customClass="NibCell" customModule="benchmarks">
    <rect key="frame" x="0" y="0" width="311" height="44"/>
    <view key="contentView" opaque="NO" id="v"><rect key="frame" x="0" y="0" width="311" height="44"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0" y="0" width="311" height="44"/>
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" horizontalHuggingPriority="251" verticalHuggingPriority="251" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="15" y="8" width="281" height="28"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    </subviews>
    <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="15" id="1"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="15" id="2"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="3"/>
    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" id="4"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="5"/>
    <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="6"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="7"/>
    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="8"/>
    </constraints></view>
    <connections><outlet property="label" destination="l" id="o"/></connections>
    </collectionViewCell></objects></document>
    """
}

/// The same cell in code.
private final class CodeCell: UICollectionViewCell, NumberedCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    let box = UIView()
    box.backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .body)
    contentView.addSubview(box)
    box.addSubview(label)
    for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(251), for: axis)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 15),
      box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 15),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) { label.text = "Row \(number)" }
}
