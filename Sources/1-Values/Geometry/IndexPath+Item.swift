// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    // Not from an array, which would be on the heap: this takes half the time.
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row; the same as ``init(item:section:)``.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The index of the section.
  ///
  /// - Precondition: The path has two indexes.
  public var section: Int {
    get { index(at: 0, named: "section") }
    set { self[0] = newValue }
  }

  /// The index of the item in its section.
  ///
  /// - Precondition: The path has two indexes.
  public var item: Int {
    get { index(at: 1, named: "item") }
    set { self[1] = newValue }
  }

  /// The index of the row in its section; the same as ``item``.
  ///
  /// - Precondition: The path has two indexes.
  public var row: Int {
    get { index(at: 1, named: "row") }
    set { self[1] = newValue }
  }

  private func index(at position: Int, named name: String) -> Int {
    guard count > position else {
      programmerError(
        """
        An index path with \(count) index\(count == 1 ? "" : "es") has no \(name). \
        Create it with IndexPath(item:section:).
        """)
    }
    return self[position]
  }
}
