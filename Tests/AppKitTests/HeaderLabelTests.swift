// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing

@Suite("AppKit: labels of headers") @MainActor
struct HeaderLabelTests {
  static let kind = "header"

  class Header: NSView, NSCollectionViewElement {
    let label = NSTextField(labelWithString: "")
    class var isExact: Bool { true }

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      label.font = .systemFont(ofSize: 18)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        Self.isExact
          ? label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12)
          : label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -12),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A header that says of itself what only what is in it should.
  final class UnplacedHeader: Header {
    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
  }

  final class LooseHeader: Header { override class var isExact: Bool { false } }

  final class Source: CountingSource {
    override func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      let view = collectionView.makeSupplementaryView(
        ofKind: kind, withIdentifier: Self.header, for: indexPath)
      (view as? Header)?.label.stringValue =
        "A title that goes on and on, and is wider than its section"
      return view
    }
  }

  // Appkit rule MI-13.
  @Test(arguments: [Header.self, LooseHeader.self, UnplacedHeader.self])
  func `A label is no wider than its header`(type: Header.Type) throws {
    for height in [NSCollectionLayoutDimension.absolute(40), .estimated(44)] {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
          elementKind: Self.kind, alignment: .top)
      ]
      let fixture = Fixture(
        clip: NSSize(width: 300, height: 200), counts: [2],
        layout: NSCollectionViewFlowLayout())
      let source = Source([2])
      fixture.view.register(
        type, forSupplementaryViewOfKind: Self.kind, withIdentifier: CountingSource.header)
      fixture.view.dataSource = source
      fixture.view.collectionViewLayout = NSCollectionViewCompositionalLayout(section: section)
      fixture.view.reloadData()
      fixture.window.layoutIfNeeded()
      let header = try #require(
        fixture.view.supplementaryView(forElementKind: Self.kind, at: path(0, 0)) as? Header)
      expectEqual(header.frame.width, 300)
      expectEqual(header.label.frame.minX, 10)
      expectEqual(header.label.frame.width, 280)
    }
  }
}
