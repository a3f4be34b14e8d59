// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import LayoutDocuments
package import PlaygroundSession

/// A small document that a new one begins with.
package struct DocumentStart: Hashable, Sendable {
  /// The name, which the new document has as well.
  package let name: String
  /// One sentence: what it shows.
  package let summary: String
  /// The text, as an author would write it.
  package let text: String

  /// The starts, in the order of the page.
  package static let all = [
    columns, adaptiveGrid, mosaic, badges, sections, carousel, list, tags,
  ]

  /// Returns the start that a message of the page names; the first one for a message without a name.
  ///
  /// - Parameter message: JSON with a `name`.
  /// - Returns: The start.
  /// - Throws: ``PlaygroundError`` for a name that no start has.
  package static func named(in message: Data) throws(PlaygroundError) -> DocumentStart {
    let value = try? LocatedValue(parsing: Array(message))
    guard case .string(let name)? = value?.member("name")?.value.content else { return columns }
    guard let start = all.first(where: { $0.name == name }) else {
      throw PlaygroundError(
        "There is no start '\(name.prefix(40))': \(all.map(\.name).joined(separator: ", ")).")
    }
    return start
  }
}

extension PlaygroundStart {
  package static let documents = DocumentStart.all.map {
    PlaygroundStart(name: $0.name, summary: $0.summary)
  }
}

extension DocumentStart {
  static let columns = DocumentStart(
    name: "columns", summary: "Three equal columns of squares.",
    text: """
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

      """)

  static let adaptiveGrid = DocumentStart(
    name: "adaptive-grid", summary: "Three columns, and six where the screen is wide.",
    text: """
      {
        version: 1,
        layout: {
          type: "compositional",
          section: {
            contentInsets: 14,
            group: {
              group: "horizontal", width: { fractionalWidth: 1 }, height: 120, count: 3,
              items: [
                { width: { fractionalWidth: 0.3333 }, height: { fractionalHeight: 1 }, contentInsets: 4 }
              ],
            },
            variants: [
              {
                when: { widthAbove: 700 }, // an iPad
                group: {
                  group: "horizontal", width: { fractionalWidth: 1 }, height: 140, count: 6,
                  items: [
                    { width: { fractionalWidth: 0.1666 }, height: { fractionalHeight: 1 }, contentInsets: 4 }
                  ],
                },
              },
            ],
          },
        },
        data: { sections: [{ count: 24 }] },
        looks: { cell: { background: { cycle: ["systemTeal", "systemIndigo", "systemPurple"] } } },
      }

      """)

  static let mosaic = DocumentStart(
    name: "mosaic", summary: "A large item beside two small ones: a group in a group.",
    text: """
      {
        version: 1,
        layout: {
          type: "compositional",
          section: {
            contentInsets: 12,
            group: {
              group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalWidth: 0.6 },
              items: [
                { width: { fractionalWidth: 0.6667 }, height: { fractionalHeight: 1 }, contentInsets: 4 },
                {
                  group: "vertical", width: { fractionalWidth: 0.3333 }, height: { fractionalHeight: 1 },
                  count: 2,
                  items: [
                    { width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.5 }, contentInsets: 4 }
                  ],
                },
              ],
            },
          },
        },
        data: { sections: [{ count: 18 }] },
        looks: { cell: { background: { cycle: ["systemOrange", "systemPink", "systemRed"] }, cornerRadius: 12 } },
      }

      """)

  static let badges = DocumentStart(
    name: "badges", summary: "Icons with a badge at the corner of some.",
    text: """
      {
        version: 1,
        layout: {
          type: "compositional",
          section: {
            contentInsets: 20,
            group: {
              group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalWidth: 0.25 },
              items: [
                {
                  width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, contentInsets: 8,
                  supplementaryItems: [
                    {
                      kind: "badge", width: 22, height: 22,
                      anchor: { edges: ["top", "trailing"], fractionalOffset: [0.3, -0.3] },
                    },
                  ],
                },
              ],
            },
          },
        },
        data: { sections: [{ count: 20, each: { badge: { cycle: ["1", "", "12", ""] } } }] },
        looks: {
          cell: { cornerRadius: 16 },
          // A badge without a text is hidden.
          badge: { textStyle: "footnote", alignment: "center", background: "systemRed", textColor: "white", cornerRadius: 11, padding: 0 },
        },
      }

      """)

  static let sections = DocumentStart(
    name: "sections", summary: "Two sections with headers that stay visible, on backgrounds.",
    text: """
      {
        version: 1,
        layout: {
          type: "compositional",
          interSectionSpacing: 12,
          section: {
            contentInsets: { top: 8, leading: 20, bottom: 20, trailing: 20 },
            interGroupSpacing: 10,
            group: {
              group: "horizontal", width: { fractionalWidth: 1 }, height: 72, count: 2,
              interItemSpacing: 10, divides: true,
              items: [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }],
            },
            boundaryItems: [
              {
                kind: "header", width: { fractionalWidth: 1 }, height: 44, alignment: "top",
                pinToVisibleBounds: true,
              },
            ],
            decorations: [{ kind: "background", contentInsets: { leading: 8, trailing: 8 } }],
          },
        },
        data: {
          sections: [
            { id: "today", count: 4, texts: { header: "Today" } },
            { id: "week", count: 10, texts: { header: "This week" } },
          ],
        },
        looks: {
          cell: { background: "systemGreen", cornerRadius: 12 },
          header: {
            textStyle: "headline", textColor: "label", alignment: "leading",
            background: "secondarySystemBackground", cornerRadius: 0,
          },
        },
      }

      """)

  static let carousel = DocumentStart(
    name: "carousel", summary: "Cards that scroll sideways, above a grid.",
    text: """
      {
        version: 1,
        layout: {
          type: "compositional",
          sections: [
            {
              contentInsets: { top: 16, leading: 20, bottom: 16, trailing: 20 },
              interGroupSpacing: 12,
              orthogonalScrollingBehavior: "groupPaging",
              group: {
                group: "horizontal", width: { fractionalWidth: 0.8 }, height: 180,
                items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }],
              },
            },
            {
              contentInsets: { leading: 16, trailing: 16 },
              group: {
                group: "horizontal", width: { fractionalWidth: 1 }, height: 96, count: 4,
                items: [
                  { width: { fractionalWidth: 0.25 }, height: { fractionalHeight: 1 }, contentInsets: 4 }
                ],
              },
            },
          ],
        },
        data: {
          sections: [
            { id: "cards", each: { look: "card" }, items: ["Mountains", "Lakes", "Forests", "Deserts"] },
            { id: "grid", count: 24 },
          ],
        },
        looks: {
          card: {
            text: "title", textStyle: "title1", cornerRadius: 20,
            background: { cycle: ["systemIndigo", "systemTeal", "systemGreen", "systemOrange"] },
          },
          cell: { background: "systemGray" },
        },
      }

      """)

  static let list = DocumentStart(
    name: "list", summary: "A list with a header, subtitles and accessories.",
    text: """
      {
        version: 1,
        layout: { type: "list", appearance: "insetGrouped", headerMode: "supplementary" },
        data: {
          sections: [
            {
              id: "groceries",
              texts: { header: "Groceries" },
              items: [
                { id: "milk", title: "Milk", subtitle: "2 litres", symbol: "cart.fill" },
                { id: "bread", title: "Bread", subtitle: "Rye", symbol: "cart.fill" },
                { id: "tea", title: "Tea", subtitle: "Green", symbol: "cart.fill", accessories: ["checkmark"] },
              ],
            },
            {
              id: "garden",
              texts: { header: "Garden" },
              items: [
                { id: "seeds", title: "Seeds", subtitle: "Basil and mint", symbol: "leaf.fill" },
                { id: "soil", title: "Soil", subtitle: "20 litres", symbol: "tray" },
              ],
            },
          ],
        },
        looks: {
          cell: { type: "list", listStyle: "subtitleCell", accessories: ["disclosureIndicator"] },
        },
      }

      """)

  static let tags = DocumentStart(
    name: "tags", summary: "A flow layout: items of different widths, line by line.",
    text: """
      {
        version: 1,
        layout: {
          type: "flow",
          sectionInset: { top: 16, left: 16, bottom: 16, right: 16 },
          minimumInteritemSpacing: 8,
          minimumLineSpacing: 8,
          headerReferenceSize: [390, 44],
        },
        data: {
          sections: [
            {
              texts: { header: "Topics" },
              each: { size: { cycle: [[80, 36], [120, 36], [64, 36], [100, 36], [140, 36]] } },
              items: [
                "Birds", "Photography", "Tea", "Cycling", "Woodworking", "Maps", "Stargazing", "Jazz",
                "Pottery", "Choral music", "Chess", "Mushrooms", "Rain", "Baking", "Letterpress",
              ],
            },
          ],
        },
        looks: {
          cell: { textStyle: "subheadline", background: "systemIndigo", cornerRadius: 18 },
        },
      }

      """)
}
