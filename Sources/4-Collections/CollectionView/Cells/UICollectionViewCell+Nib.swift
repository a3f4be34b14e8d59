// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
package import Views

extension UICollectionViewCell: NibContentHolder {
  package var nibContentView: UIView {
    let view = contentView
    if view.superview == nil { addSubview(view) }
    return view
  }
}

extension UICollectionViewCell: NibSegueCell {
  package var nibSegues: NibCellSegues {
    get { rowState.segues }
    set { rowState.segues = newValue }
  }
}

extension UICollectionViewCell: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "backgroundView":
      ObjectiveCKey { (cell: UICollectionViewCell, value) in cell.backgroundView = try value() }
    case "selectedBackgroundView":
      ObjectiveCKey { (cell: UICollectionViewCell, value) in
        cell.selectedBackgroundView = try value()
      }
    default: nil
    }
  }
}
