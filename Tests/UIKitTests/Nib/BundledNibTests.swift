// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// A cell whose document is one of the target's resources, without the plug-in.
final class BundledCell: UICollectionViewCell {
  private(set) weak var label: UILabel?

  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "label": ObjectiveCKey { (cell: BundledCell, value) in cell.label = try value() }
    default: super.objectiveCKey(named: name)
    }
  }
}

/// Documents and catalogues that a target has as `resources: [.process("Cell.xib")]` (rule IB-54).
@MainActor
@Suite("Nibs among a target's resources")
struct BundledNibTests {
  @Test(arguments: [true, false])
  func `A document and a catalogue are found in the module's bundle, and in the main one`(
    inModule: Bool
  ) throws {
    let bundle = inModule ? Bundle.module : nil
    let nib = UINib(nibName: "BundledCell", bundle: bundle)
    let cell = try #require(nib.instantiate(withOwner: nil).first as? BundledCell)
    expectEqual(cell.label?.text, "Bundled")
    let tint = UIColor(red: 0x21 / 255, green: 0x96 / 255, blue: 0xF3 / 255, alpha: 1)
    expectEqual(cell.contentView.backgroundColor?.resolvedColor(with: .standard), tint)
    cell.layoutIfNeeded()
    expectEqual(cell.label?.frame, CGRect(x: 8, y: 0, width: 104, height: 40))
  }

  @Test func `Cells of a collection view are made from it`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(
      UINib(nibName: "BundledCell", bundle: .module), forCellWithReuseIdentifier: "bundled")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "bundled", for: path)
      (cell as? BundledCell)?.label?.text = "\(number)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BundledCell)
    cell.layoutIfNeeded()
    expectEqual(cell.label?.text, "2")
    expectEqual(cell.label?.frame, CGRect(x: 8, y: 0, width: 84, height: 30))
  }
}
