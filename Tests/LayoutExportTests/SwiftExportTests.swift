// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import LayoutExport
import Testing

@Suite("Swift from documents")
struct SwiftExportTests {
  private static let corpus = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("LayoutDocumentsTests/Corpus")

  static let files = [
    "grid.layout.json5", "nested-groups.layout.json", "badges.layout.json5",
    "adaptive-grid.layout.json5", "flow.layout.json5", "groceries.layout.json5",
    "every-section-key.layout.json5", "every-flow-key.layout.json5", "frames.layout.json5",
    "looks.layout.json5", "hostile.layout.json5",
  ]

  static func document(_ file: String) throws -> LayoutDocument {
    let text = try String(contentsOf: corpus.appendingPathComponent(file), encoding: .utf8)
    return try #require(DocumentReading(text).document, "\(file)")
  }

  private static func layout(_ file: String) throws -> String {
    SwiftExport.swift(of: try document(file), part: .layout, indentation: 2)
  }

  @Test func `Groups are written from the inside out, as Apple's articles have them`() throws {
    try expectEqual(
      Self.layout("nested-groups.layout.json"),
      """
      private func createLayout() -> UICollectionViewLayout {
        let itemSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

        let item2Size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3))
        let item2 = NSCollectionLayoutItem(layoutSize: item2Size)
        item2.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

        let innerGroupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0))
        let innerGroup = NSCollectionLayoutGroup.vertical(
          layoutSize: innerGroupSize, repeatingSubitem: item2, count: 2)

        let groupSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.4))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: groupSize, subitems: [item, innerGroup])

        let section = NSCollectionLayoutSection(group: group)
        return UICollectionViewCompositionalLayout(section: section)
      }

      """)
  }

  @Test func `Kinds are constants, and badges stand before their items`() throws {
    let text = try Self.layout("badges.layout.json5")
    expectPrefix(
      text,
      """
      static let badgeElementKind = "badge"

      private func createLayout() -> UICollectionViewLayout {
        let badgeAnchor = NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badgeSize = NSCollectionLayoutSize(
          widthDimension: .absolute(20), heightDimension: .absolute(20))
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: badgeSize, elementKind: Self.badgeElementKind, containerAnchor: badgeAnchor)
      """)
    expectContains(
      text, "NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])")
  }

  @Test func `A badge without a look is a small red capsule`() throws {
    let document = try #require(
      DocumentReading(
        """
        { version: 1, layout: { type: "compositional", section: { group: {
            group: "horizontal", width: { fractionalWidth: 1 }, height: 80,
            items: [{ width: 80, height: 80, supplementaryItems: [{ kind: "badge", width: 24,
              height: 24, anchor: { edges: ["top"] } }] }] } } },
          data: { sections: [{ count: 3, each: { badge: "1" } }] } }
        """
      ).document)
    let text = SwiftExport.swift(of: document, name: "Badges")
    expectContains(text, "private final class CapsuleView: UICollectionReusableView")
    expectContains(text, "label.font = UIFont.preferredFont(forTextStyle: .caption1)")
    expectContains(
      text, "backgroundColor = UIColor(red: 215 / 255, green: 0 / 255, blue: 21 / 255, alpha: 1)")
    expectContains(text, "layer.cornerRadius = min(bounds.width, bounds.height) / 2")
  }

  @Test func `A variant that differs in a few numbers has constants for them`() throws {
    let text = try Self.layout("adaptive-grid.layout.json5")
    expectContains(
      text,
      """
        let isWide = environment.container.effectiveContentSize.width > 800
        let groupHeight: CGFloat = isWide ? 0.1 : 0.2
        let columns = isWide ? 10 : 5

      """)
    expectContains(text, "heightDimension: .fractionalWidth(groupHeight))")
    expectContains(text, "repeatingSubitem: item, count: columns)")
    expectLess(text.split(separator: "\n").count, 30)
  }

  @Test func `Variants that differ in more have methods, and sections are named by their ids`()
    throws
  {
    let text = try Self.layout("every-section-key.layout.json5")
    expectContains(text, "    case 0: Self.createFirstSection(in: environment)")
    expectContains(text, "    default: Self.createSection1(in: environment)")
    expectContains(text, "return createFirstSectionVariant2(in: environment)")
    expectContains(text, "widthDimension: .fractionalWidth(1.0 / 3.0)")
    expectContains(text, "innerGroupSize, subitem: item2, count: 3)")
  }

  @Test func `Lists and flow layouts have what differs from the defaults`() throws {
    try expectEqual(
      Self.layout("groceries.layout.json5"),
      """
      private func createLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
      }

      """)
    try expectPrefix(
      Self.layout("flow.layout.json5"),
      """
      private func createLayout() -> UICollectionViewLayout {
        let layout = MirroredFlowLayout()
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 20, right: 10)
        layout.headerReferenceSize = CGSize(width: 390, height: 44)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
      }
      """)
  }

  @Test func `A file has a controller, its data and its steps`() throws {
    let text = SwiftExport.swift(of: try Self.document("groceries.layout.json5"))
    expectPrefix(text, "import UIKit\n\nfinal class GroceriesViewController: UIViewController {\n")
    expectContains(
      text, "            Item(id: \"milk\", title: \"Milk\", subtitle: \"2 litres\"),\n")
    expectContains(text, "    func step1() {\n")
    let numbers = SwiftExport.swift(of: try Self.document("grid.layout.json5"))
    expectContains(numbers, "        snapshot.appendItems(Array(0..<94))\n")
    expectLacks(numbers, "struct Item")
  }

  @Test func `Each look has a class, and items say which one they have`() throws {
    let text = SwiftExport.swift(of: try Self.document("looks.layout.json5"), indentation: 2)
    for line in [
      "      switch item.look {\n      case .list:\n",
      "private enum Look: Hashable {\n  case list, edited, person, number, title, glyph, blank, label\n}",
      "title: \"Checked\", subtitle: \"With accessories of its own\",\n",
      "          accessories: [.checkmark, .label(\"3\"), .detail], look: .list),",
      "      let accessories: [Accessory] = item.accessories ?? [.disclosureIndicator]\n",
      "  case .delete: .delete(displayed: .always)\n",
      "private final class PersonCell: UICollectionViewCell {\n  let titleLabel = UILabel()\n",
      "private final class CardView: UICollectionReusableView {\n",
      "    layout.register(BackgroundView.self, forDecorationViewOfKind: Self.paperElementKind)\n",
      "      view.isHidden = (text ?? \"\").isEmpty\n",
      "    let looks: [Look] = [.glyph, .blank, .number]\n",
    ] {
      expectContains(text, line, "\(line)")
    }
  }

  @Test func `Steps are methods that change layout, data, offset and selection`() throws {
    let text = SwiftExport.swift(of: try Self.document("looks.layout.json5"), indentation: 2)
    expectContains(
      text,
      """
          dataSource.apply(snapshot, animatingDifferences: true)
          collectionView.allowsMultipleSelection = true
          for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: true)
          }
          collectionView.selectItem(
            at: IndexPath(item: 0, section: 0), animated: true, scrollPosition: [])
      """)
    expectContains(text, "    headerTexts = [\"Fewer rows\", \"\", \"\"]\n")
    // What cells and delegate are asked for, and the cells of the items, come before the layout.
    expectContains(
      text,
      """
        func step1() {
          itemSizes = [
      """)
    expectContains(
      text,
      """
          dataSource.apply(snapshot, animatingDifferences: false)
          layoutNumber = 1
          let layout = createOtherLayout()
          collectionView.setCollectionViewLayout(layout, animated: false)
      """)
    expectContains(text, "  private func createOtherLayout() -> UICollectionViewLayout {\n")
  }

  @Test func `Flow layouts have a delegate for what differs by section`() throws {
    let text = SwiftExport.swift(of: try Self.document("every-flow-key.layout.json5"))
    expectContains(
      text,
      """
              minimumLineSpacingForSectionAt section: Int
          ) -> CGFloat {
              switch (layoutNumber, section) {
              case (0, 0): 3
              case (0, _): 1
              default: 10
              }
          }
      """)
    for method in [
      "sizeForItemAt", "insetForSectionAt", "minimumInteritemSpacingForSectionAt",
      "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
    ] {
      expectContains(text, "        \(method) ", "\(method)")
    }
  }

  @Test func `The delegate answers for the layout that is shown`() throws {
    let text = """
      { version: 1, data: { sections: [{ count: 9 }, { count: 2 }] },
        layout: { type: "flow", sections: [{ minimumLineSpacing: 3 }] },
        film: { steps: [
          { at: 1, layout: { type: "flow", minimumLineSpacing: 5, sections: [{}, { minimumLineSpacing: 7 }] } },
          { at: 2, layout: { type: "flow", minimumLineSpacing: 8 } }] } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    expectContains(swift, "    private var layoutNumber = 0\n")
    expectContains(
      swift,
      """
              switch (layoutNumber, section) {
              case (0, 0): 3
              case (0, _): 10
              case (1, 1): 7
              case (1, _): 5
              default: 8
              }
      """, "\(swift)")
    expectContains(swift, "        layoutNumber = 2\n        let layout = createOther2Layout()\n")
  }

  @Test func `Cells are rows of a list where a variant makes their section one`() throws {
    let group = """
      { group: "horizontal", width: 100, height: 44, items: [{ width: 44, height: 44 }] }
      """
    let text = """
      { version: 1, data: { sections: [{ count: 9 }, { count: 2 }] },
        layout: { type: "compositional", sections: [
          { group: \(group), variants: [
            { when: { widthAbove: 800 }, interGroupSpacing: 3 },
            { when: { widthAbove: 600 }, list: { appearance: "plain" } }] },
          { list: { appearance: "plain" } }] } }
      """
    let document = try #require(DocumentReading(text).document)
    let swift = SwiftExport.swift(of: document)
    for part in [
      "    private var isList: [Int: Bool] = [:]\n",
      """
              return UICollectionViewCompositionalLayout { [unowned self] section, environment in
                  isList[section] = Self.isList(section, in: environment)
                  switch section {
                  case 0: return Self.createSection0(in: environment)
      """,
      """
              case 0:
                  if size.width > 800 {
                      return false
                  }
                  if size.width > 600 {
                      return true
                  }
                  return false
              default: return nil
              }
      """,
      """
                  case .label:
                      if isList[indexPath.section] ?? false {
                          collectionView.dequeueConfiguredReusableCell(
                              using: listRegistration, for: indexPath, item: item)
                      } else {
      """,
    ] {
      expectContains(swift, part, "\(part)\n\(swift)")
    }
    expectPrefix(
      SwiftExport.swift(of: document, part: .layout),
      "private var isList: [Int: Bool] = [:]\n\nprivate func createLayout()")
  }

  @Test func `The picture's traits, selection and offset are the controller's`() throws {
    let text = """
      { version: 1, data: { sections: [{ count: 9 }] }, layout: { type: "flow" },
        picture: { size: [300, 200], appearance: "dark", direction: "rtl", textSize: "xLarge",
          scrollTo: [0, 40.5], selected: [[0, 1], [0, 2]], anatomy: ["all"], chrome: "bars" } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    expectContains(
      swift,
      """
          override func viewDidLoad() {
              super.viewDidLoad()
              view.overrideUserInterfaceStyle = .dark
              if #available(iOS 17.0, *) {
                  view.traitOverrides.layoutDirection = .rightToLeft
                  view.traitOverrides.preferredContentSizeCategory = .extraLarge
              }
              configureHierarchy()
              configureDataSource()
              collectionView.allowsMultipleSelection = true
              collectionView.selectItem(
                  at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      """, "\(swift)")
    expectContains(
      swift,
      """
          override func viewIsAppearing(_ animated: Bool) {
              super.viewIsAppearing(animated)
              collectionView.layoutIfNeeded()
              collectionView.contentOffset = CGPoint(x: 0, y: 40.5)
          }
      """)
  }

  @Test func `No list is so long that the compiler takes seconds for it`() throws {
    let items = (0..<120).map { "{ title: \"\($0)\", subtitle: \"a\" }" }
    let elements = (0..<120).map { "{ item: [0, \($0)], frame: [0, \($0), 9, 9] }" }
    let text = """
      { version: 1, data: { sections: [{ items: [\(items.joined(separator: ","))] }] },
        layout: { type: "frames", contentSize: [9, 200], elements: [
          \(elements.joined(separator: ","))] } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    let lists = swift.components(separatedBy: "snapshot.appendItems([").dropFirst()
    let counts = lists.map { list in
      list.prefix { $0 != "]" }.split(separator: "\n").count { $0.contains("Item(id:") }
    }
    expectEqual(counts, [50, 50, 20])
    // A statement for each element, and no list of them.
    expectEqual(swift.split(separator: "\n").count { $0.drop { $0 == " " }.hasPrefix("add(") }, 120)
  }

  @Test func `Thousands of sizes are short lists in a method, and equal ones a count`() throws {
    let sizes = (0..<120).map { "{ size: [\($0), 44] }" }
    let text = """
      { version: 1, data: { sections: [
          { items: [\(sizes.joined(separator: ","))] },
          { items: [{ size: [1, 2] }, \(String(repeating: "{ size: [7, 8] },", count: 3_000))] },
          { count: 2, each: { size: [3, 4] } }] },
        layout: { type: "flow" },
        film: { steps: [{ at: 1, data: { sections: [{ count: 1, each: { size: [50, 50] } }] } }] } }
      """
    let document = try #require(DocumentReading(text).document)
    let swift = SwiftExport.swift(of: document, name: "sizes")
    expectContains(
      swift, "    private var itemSizes: [[CGSize]] = SizesViewController.makeItemSizes()\n",
      "\(swift)"
    )
    let start = try #require(swift.range(of: "    private static func makeItemSizes()"))
    let method = swift[start.lowerBound...].prefix(12_000)
    let lists = method.components(separatedBy: "table[table.count - 1] += [").dropFirst()
    let counts = lists.map { list in
      list.prefix { $0 != "]" }.components(separatedBy: "CGSize(").count - 1
    }
    expectEqual(counts, [50, 50, 20, 1, 1])
    expectContains(
      method,
      """
              table[table.count - 1] += [CGSize(width: 1, height: 2)]
              table[table.count - 1] += Array(repeating: CGSize(width: 7, height: 8), count: 3000)
      """, "\(method)")
    // What is short stays a list.
    expectContains(swift, "itemSizes = [\n            [CGSize(width: 50, height: 50)]\n        ]")
    expectLacks(swift, "makeItemSizes2")
  }

  @Test func `Cells answer the sizes of items alone, and a flow's delegate those of sections, too`()
    throws
  {
    let text = """
      { version: 1, data: { sections: [{ items: [{ id: "a", size: [80, 20] }, "b"] }, { count: 1 }] },
        layout: { type: "flow", estimatedItemSize: "automatic", sections: [{ itemSize: [30, 44] }] } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    expectContains(
      swift,
      """
          private let itemSizes: [[CGSize?]] = [
              [CGSize(width: 80, height: 20), nil],
              [nil],
          ]
      """, "\(swift)")
    expectContains(
      swift,
      """
              let sizes = itemSizes[indexPath.section]
              if let size = sizes[indexPath.item % sizes.count] {
                  return size
              }
              switch indexPath.section {
              case 0: return CGSize(width: 30, height: 44)
              default: return UICollectionViewFlowLayout.automaticSize
              }
      """, "\(swift)")
  }

  @Test func `Steps reload sections with other headers, and give cells that stay their new sizes`()
    throws
  {
    let text = """
      { version: 1,
        data: { sections: [
          { id: "s", texts: { header: "A" }, items: [{ id: "a", size: [30, 30] }, { id: "b" }] },
          { id: "t", items: [{ id: "c" }] }] },
        layout: { type: "flow", estimatedItemSize: "automatic", headerReferenceSize: [9, 9] },
        film: { steps: [
          { at: 1, data: { sections: [
            { id: "s", texts: { header: "B" }, items: [{ id: "a", size: [30, 30] }] },
            { id: "t", items: [{ id: "c" }] }] } },
          { at: 2, data: { sections: [
            { id: "s", texts: { header: "B" }, items: [{ id: "a", size: [40, 30] }] },
            { id: "t", items: [{ id: "c" }] }] } }] } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    expectContains(
      swift,
      """
              snapshot.reloadSections(["s"])
              dataSource.apply(snapshot, animatingDifferences: true)
      """, "\(swift)")
    expectContains(
      swift,
      """
              let items = dataSource.snapshot().itemIdentifiers
              snapshot.reconfigureItems(items.filter { snapshot.indexOfItem($0) != nil })
              dataSource.apply(snapshot, animatingDifferences: true)
      """, "\(swift)")
    expectEqual(swift.components(separatedBy: "reloadSections").count, 2)
    expectEqual(swift.components(separatedBy: "reconfigureItems").count, 2)
  }

  @Test func `A step reloads items whose size is no longer given`() throws {
    let swift = SwiftExport.swift(
      of: try #require(
        DocumentReading(
          """
          { version: 1, looks: { cell: { type: "empty" } },
            data: { sections: [{ items: [{ id: "a", size: [30, 30] }, { id: "b", size: [9, 9] }] }] },
            layout: { type: "list", appearance: "plain" },
            film: { steps: [
              { at: 1, data: { sections: [
                { items: [{ id: "a" }, { id: "b", size: [9, 20] }] }] } }] } }
          """
        ).document))
    #expect(
      swift.contains(
        """
                let items = dataSource.snapshot().itemIdentifiers
                snapshot.reloadItems(items.filter { snapshot.indexOfItem($0) != nil })
                dataSource.apply(snapshot, animatingDifferences: true)
        """), "\(swift)")
    #expect(!swift.contains("reconfigureItems"))
  }

  @Test(arguments: [
    ("header", "Coffee", true), ("UICollectionElementKindSectionHeader", "Coffee", true),
    ("header", "Tea", false),
  ])
  func `A header of the layout that shows another text is made again`(
    kind: String, second: String, isReloaded: Bool
  ) throws {
    let text = """
      { version: 1, data: { sections: [{ count: 9, texts: { header: "Tea" } }] },
        layout: { type: "compositional",
          boundaryItems: [
            { kind: "\(kind)", width: { fractionalWidth: 1 }, height: 30, alignment: "top" }],
          section: { group: { group: "horizontal", width: { fractionalWidth: 1 }, height: 44,
            items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } } },
        film: { steps: [{ at: 1, animated: false, data: {
          sections: [{ count: 8, texts: { header: "\(second)" } }] }, scrollTo: [0, 5] }] } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    let reload = """
              dataSource.applySnapshotUsingReloadData(snapshot)
              collectionView.layoutIfNeeded()
              collectionView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
      """
    expectEqual(swift.contains(reload), isReloaded, "\(swift)")
  }

  @Test func `What a step reloads is laid out before it scrolls`() throws {
    // Headers that are rows and then labels are made again; rows of another list are configured.
    let list = """
      { type: "list", appearance: "plain" }
      """
    let reloaded = """
              dataSource.applySnapshotUsingReloadData(dataSource.snapshot())

      """
    let configured = """
              snapshot.reconfigureItems(snapshot.itemIdentifiers)
              dataSource.apply(snapshot, animatingDifferences: false)

      """
    for (first, second, change) in [
      (
        list.replacing(" }", with: ", headerMode: \"supplementary\" }"),
        "{ type: \"flow\", headerReferenceSize: [9, 9] }", reloaded
      ),
      (list, list.replacing("plain", with: "insetGrouped"), configured),
    ] {
      let text = """
        { version: 1, data: { sections: [{ count: 9 }] }, layout: \(first),
          film: { steps: [
            { at: 1, animated: false, layout: \(second), scrollTo: [0, 5] },
            { at: 2, animated: false, layout: \(list) }] } }
        """
      let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
      let scrolling = """
                collectionView.layoutIfNeeded()
                collectionView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
            }

        """
      expectContains(swift, change + scrolling, "\(swift)")
      // A step that does not scroll leaves it to the next pass.
      expectContains(swift, change + "    }\n", "\(swift)")
    }
  }

  /// A group of one item.
  private static let group = """
    { group: "horizontal", width: 100, height: 44, items: [{ width: 44, height: 44 }] }
    """

  @Test func `Headers of lists differ from those of other sections`() throws {
    let header = """
      { kind: "header", width: 100, height: 20, alignment: "top" }
      """
    let text = """
      { version: 1,
        data: { sections: [{ count: 1, texts: { header: "A" } }, { count: 1 }, { count: 1 }] },
        layout: { type: "compositional", sections: [
          { list: { appearance: "plain", headerMode: "supplementary" }, boundaryItems: [\(header)] },
          { group: \(Self.group), boundaryItems: [\(header)] },
          { group: \(Self.group), boundaryItems: [\(header)],
            variants: [{ when: { widthAbove: 600 }, list: { appearance: "plain" } }] }] },
        film: { steps: [{ at: 1, layout: { type: "compositional", section: {
          group: \(Self.group), boundaryItems: [\(header)] } } }] } }
      """
    let swift = SwiftExport.swift(of: try #require(DocumentReading(text).document))
    for part in [
      "    static let headerElementKind = \"header\"\n",
      // The list's own.
      """
              let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                  elementKind: UICollectionView.elementKindSectionHeader
      """,
      """
              let headerRow = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                  elementKind: Self.headerElementKind
      """,
      """
              let header2 = UICollectionView.SupplementaryRegistration<LabelView>(
                  elementKind: Self.headerElementKind
      """,
      """
                      if hasHeaderRow(indexPath[0]) {
                          collectionView.dequeueConfiguredReusableSupplementary(
                              using: headerRow, for: indexPath)
                      } else {
                          collectionView.dequeueConfiguredReusableSupplementary(
                              using: header2, for: indexPath)
                      }
      """,
      """
          private func hasHeaderRow(_ section: Int) -> Bool {
              switch (layoutNumber, section) {
              case (0, 0): true
              case (0, 2): isList[section] ?? false
              default: false
              }
          }
      """,
      "            isList[section] = Self.isList(section, in: environment)\n",
      "        layoutNumber = 1\n",
    ] {
      expectContains(swift, part, "\(part)\n\(swift)")
    }
  }

  @Test func `A boundary item may have UIKit's own kind`() throws {
    let text = """
      { version: 1, data: { sections: [{ count: 1, texts: { header: "A" } }] },
        layout: { type: "compositional", section: { group: \(Self.group), boundaryItems: [
          { kind: "UICollectionElementKindSectionHeader", width: 1, height: 1, alignment: "top" }] } } }
      """
    let reading = DocumentReading(text)
    expectEqual(reading.problems.map(\.message), [])
    let swift = SwiftExport.swift(of: try #require(reading.document))
    expectContains(swift, "elementKind: UICollectionView.elementKindSectionHeader,")
    expectContains(swift, "view.label.text = \"A\"\n")
    expectLacks(swift, "static let")
  }

  @Test func `Layouts of frames have the elements that the data have, each once`() throws {
    let text = """
      { version: 1, data: { sections: [{ count: 1 }] }, layout: { type: "frames",
        contentSize: [9, 9], elements: [
          { item: [0, 0], frame: [0, 0, 1, 1] }, { item: [0, 0], frame: [0, 0, 2, 2] },
          { item: [0, 1], frame: [0, 0, 3, 3] }, { kind: "a", index: [1, 0], frame: [0, 0, 4, 4] }] } }
      """
    let document = try #require(DocumentReading(text).document)
    let swift = SwiftExport.swift(of: document, part: .layout)
    expectEqual(swift.matches(of: /CGRect\(x/).count, 1)
    expectContains(swift, "CGRect(x: 0, y: 0, width: 1, height: 1)")
  }

  @Test(arguments: files)
  func `Only UIKit is imported, and lines have at most 100 columns`(file: String) throws {
    let document = try Self.document(file)
    for indentation in [2, 4] {
      let text = SwiftExport.swift(of: document, name: "a-name", indentation: indentation)
      expectEqual(text, SwiftExport.swift(of: document, name: "a-name", indentation: indentation))
      expectEqual(text.matches(of: /(?m)^import/).count, 1)
      expectSuffix(text, "}\n")
      let long = text.split(separator: "\n").filter { $0.count > 100 }.map { String($0) }
      expectEqual(long, [], "\(file)")
    }
  }

  @Test func `No text gets out of its quotation marks, and no name is a keyword`() throws {
    let hostile = "\"\"\"\\(fatalError())\n\u{2028}\u{202E}*/"
    let quoted = JSONValue.quoted(hostile)
    let text = """
      { version: 1, name: "class", summary: \(quoted), layout: { type: "compositional", section: {
        group: { group: "horizontal", width: 1, height: 1, items: [{ width: 1, height: 1 }] },
        boundaryItems: [
          { kind: \(quoted), width: 1, height: 1, alignment: "top" },
          { kind: "class", width: 1, height: 1, alignment: "top" },
          { kind: "environment", width: 1, height: 1, alignment: "top" },
          { kind: "1", width: 1, height: 1, alignment: "bottom" }] } },
        data: { sections: [{ id: \(quoted), items: [\(quoted)], texts: { class: \(quoted) } }] } }
      """
    let document = try #require(DocumentReading(text).document)
    let swift = SwiftExport.swift(of: document)
    expectContains(swift, "final class ClassViewController: UIViewController")
    expectContains(swift, "let class2 = NSCollectionLayoutBoundarySupplementaryItem(")
    expectContains(swift, "let environment2 = ")
    expectContains(swift, "let header1 = ")
    expectContains(swift, #""\"\"\"\\(fatalError())\n\u{2028}\u{202e}*/""#)
    // Nothing but escaped quotation marks and backslashes is left of the text in the code.
    for line in swift.split(separator: "\n") where line.contains("fatalError())") {
      expect(line.contains(#"\"\"\"\\(fatalError())"#) || line.hasPrefix("///"), "\(line)")
    }
    expectLacks(swift.unicodeScalars, "\u{202E}")
    expectLacks(swift.unicodeScalars, "\u{2028}")
  }
}
