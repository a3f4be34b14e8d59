// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

extension LayoutDocument {
  /// A small document to begin with: three equal columns of square items.
  static let newText = """
    {
      version: 1,
      layout: {
        type: "compositional",
        section: {
          contentInsets: 16,
          interGroupSpacing: 8,
          group: {
            group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalWidth: 0.3333 },
            count: 3, interItemSpacing: 8, divides: true,
            items: [
              { width: { fractionalWidth: 0.3333 }, height: { fractionalHeight: 1 } }
            ],
          },
        },
      },
      data: { sections: [{ count: 30 }] },
    }

    """
}
