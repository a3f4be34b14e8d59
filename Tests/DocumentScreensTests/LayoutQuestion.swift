// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

/// A question about a layout that comes out wrong, with such a layout.
struct LayoutQuestion: Sendable, CustomTestStringConvertible {
  /// A public thread: its address without the scheme, and its title.
  struct Thread: Sendable {
    let address: String
    let title: String

    init(_ address: String, _ title: String) {
      self.address = address
      self.title = title
    }
  }

  let question: String
  /// The thread that asks it; nil for a mistake of which none was found.
  let thread: Thread?
  /// The layout document.
  let document: String
  /// The section and the item of the element that the question is about.
  let path: [Int]
  /// The element kind of a header or a badge; nil for a cell.
  let kind: String?
  /// The words of the finding or the explanation that answer it.
  let answer: String

  init(
    _ question: String, _ thread: Thread?, _ document: String, at path: [Int],
    kind: String? = nil, says answer: String
  ) {
    self.question = question
    self.thread = thread
    self.document = document
    self.path = path
    self.kind = kind
    self.answer = answer
  }

  var testDescription: String { question }
}

extension LayoutQuestion {
  /// Creates one of which no public thread was found.
  init(
    _ question: String, _ document: String, at path: [Int], kind: String? = nil,
    says answer: String
  ) {
    self.init(question, nil, document, at: path, kind: kind, says: answer)
  }

  /// Questions of public threads, in other words: estimates, lines that break, insets, headers, and
  /// layouts.
  static let asked: [LayoutQuestion] = [
    LayoutQuestion(
      "Why is the text of my cells cut although the group is estimated?",
      Thread(
        "forums.developer.apple.com/forums/thread/719750",
        "How to: Compositional layout with self-sizing rows of N columns where the "
          + "height of each item is set to the tallest item in its row"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }] } } }, data: {
        sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "44 = the estimate: no item is measured, all are fractions of the group"),
    LayoutQuestion(
      "Why do the cells of my inner group have its estimate, and not their own height?",
      Thread(
        "github.com/nemecek-filip/CompositionalDiffablePlayground.ios/issues/1",
        "[Question] Multi column layout with auto-sizing elements but the rows are filled"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 300 }, items: [{
        group: "vertical", width: { fractionalWidth: 0.5 }, height: { estimated: 300 },
        items: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }] } }
        }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "300 = the estimate: no item is measured, all are fractions of the group"),
    LayoutQuestion(
      "Why are the cells of a row not equally high?",
      Thread(
        "github.com/eleev/compositional-layouts-kit/issues/6",
        "Is It Possible to estimated Height in waterfallayout?"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 50 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 50 } }], count: 2, divides: true
        } } }, data: { sections: [{ items: [{ title: "a", size: [195, 60] }, { title: "b",
        size: [195, 90] }] }] } }
      """, at: [0, 0],
      says: "measured 60; the highest of its group has 90"),
    LayoutQuestion(
      "Why are the contentInsets of my self-sizing cells ignored?",
      Thread(
        "github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout/issues/120",
        "Performance issue during scroll / always create new cell instances"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 }, contentInsets: { top: 4,
        leading: 10, bottom: 4, trailing: 10 } }] } } }, data: { sections: [{ count: 12 }] }
        }
      """, at: [0, 0],
      says: "top and bottom are ignored: the height is estimated"),
    LayoutQuestion(
      "Why do self-sizing cells overlap the next row?",
      Thread(
        "github.com/dotnet/maui/issues/21337",
        "iOS CollectionView items overlap when their content is resized"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { estimated: 44 } }] } } }, data: { sections: [{
        count: 4, each: { size: [390, 90] } }] } }
      """, at: [0, 0],
      says: "its height is measured, its group's is absolute 44 and does not follow"),
    LayoutQuestion(
      "Why does an estimated cell not fill, or leave, its fractional group?",
      Thread(
        "github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout/issues/100",
        "LayoutGroup ContentInsets are not honored"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.2 },
        items: [{ width: { fractionalWidth: 1 }, height: { estimated: 201 } }] } } }, data:
        { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "its height is measured, its group's is fractionalHeight 0.2 and does not follow"),
    LayoutQuestion(
      "Why do my cells jump when they come into view?",
      Thread("github.com/airbnb/MagazineLayout/issues/9", "Self-sizing mode cause scroll jumping"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 44 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 44 } }] } } }, data: { sections:
        [{ count: 30, each: { size: [390, 180] } }] } }
      """, at: [0, 1],
      says:
        "an estimate near 180: the elements after it move by 136 when the element comes into view"),
    LayoutQuestion(
      "Why is my horizontally scrolling section higher than its cells?",
      Thread(
        "github.com/apptekstudios/ASCollectionView/issues/186",
        "dynamic height in horizontally scrollable section"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 0.9 }, height: { estimated: 350 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 350 } }] },
        orthogonalScrollingBehavior: "continuous" } }, data: { sections: [{ count: 12, each:
        { size: { cycle: [[351, 120], [351, 200]] } } }] } }
      """, at: [0, 0],
      says: "200 high as its highest group so far, and more when a greater one comes into view"),
    LayoutQuestion(
      "Why does the layout fail once its items have edgeSpacing?",
      Thread(
        "github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout/issues/118",
        "Crashing for below layout configuration"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: { estimated: 100 }, items: [{
        width: { fractionalWidth: 1 }, height: { estimated: 100 }, edgeSpacing: { leading: 8,
        top: 8, trailing: 8, bottom: 8 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says:
        "the group is 390 wide, its first subitem 390 with edgeSpacing 16: it cannot "
        + "hold any item"),
    LayoutQuestion(
      "Why does my section only use the first of two groups?",
      Thread(
        "coderapp.vercel.app/answer/77072857",
        "Why does my single-section, 2-group compositional layout only use the sizing of "
          + "the first group in the section?"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 300, items: [{ group:
        "horizontal", width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 }, items:
        [{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }], count: 2,
        divides: true }, { group: "horizontal", width: { fractionalWidth: 1 }, height: {
        fractionalHeight: 1 }, items: [{ width: { fractionalWidth: 1 }, height: {
        fractionalHeight: 1 } }], count: 1, divides: true }] }, orthogonalScrollingBehavior:
        "groupPaging" } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "its 2 subitems need 780 (390 + 390) of 390: only the first is ever in it"),
    LayoutQuestion(
      "Why is there no room for my group?",
      Thread(
        "github.com/LiveContainer/LiveContainer/issues/1414",
        "[BUG] issues with scaling in the latest build"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: 32, height: { estimated: 94 }, interItemSpacing: 16,
        contentInsets: { leading: 20, trailing: 20 }, items: [{ width: { fractionalWidth:
        0.25 }, height: { estimated: 94 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "contentInsets 20 + 20 are more than its width, 32"),
    LayoutQuestion(
      "Why is no item visible at all?",
      Thread(
        "github.com/SideStore/SideStore/issues/1340",
        "[BUG] App crash : UICollectionViewCompositionalLayout"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: 100, height: 44, items: [{ width: 200, height: {
        fractionalHeight: 1 } }] } } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "no group of section 0 holds the item: the first subitem is longer than it"),
    LayoutQuestion(
      "Why is my header inset, when its width is fractionalWidth(1)?",
      Thread(
        "github.com/kishikawakatsumi/IBPCollectionViewCompositionalLayout/pull/31",
        "Respect `supplementariesFollowContentInsets` property in layout"),
      """
      { version: 1, layout: { type: "compositional", section: { group: { group:
        "horizontal", width: { fractionalWidth: 1 }, height: 44, items: [{ width: {
        fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] }, contentInsets: {
        leading: 16, trailing: 16 }, boundaryItems: [{ kind: "header", width: {
        fractionalWidth: 1 }, height: 30, alignment: "top" }] } }, data: { sections: [{
        count: 12 }] } }
      """, at: [0, 0], kind: "header",
      says: "inside the section's contentInsets, as supplementariesFollowContentInsets is true"),
    LayoutQuestion(
      "Why does the console say that the item width must be less than the width of the "
        + "collection view?",
      Thread(
        "github.com/jessesquires/JSQMessagesViewController/issues/881",
        "behavior of the UICollectionViewFlowLayout is not defined when rotating device"),
      """
      { version: 1, layout: { type: "flow", itemSize: [390, 44], sectionInset: { left: 10,
        right: 10 } }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 0],
      says: "the item width must be less than the width of the UICollectionView"),
    LayoutQuestion(
      "How do I show three cells per row? There are two.",
      Thread(
        "ios-ruby-on-rails.developreference.com/article/23702536",
        "How to display 3 cells per row in UICollectionView?"),
      """
      { version: 1, layout: { type: "flow", itemSize: [130, 130] }, data: { sections: [{
        count: 12 }] } }
      """, at: [0, 0],
      says:
        "3 items of 130 need 410 with minimumInteritemSpacing 10, the line has 390: 2 "
        + "are in it"),
    LayoutQuestion(
      "Why are there two columns on a screen of 390 points, and three on all others?",
      Thread("github.com/tilltue/TLPhotoPicker/pull/312", "Fixed Critical iPhone12 layout issue"),
      """
      { version: 1, layout: { type: "flow", itemSize: [126.7, 126.7],
        minimumInteritemSpacing: 5, minimumLineSpacing: 5 }, data: { sections: [{ count: 12
        }] } }
      """, at: [0, 0],
      says:
        "3 items of 126.7 need 390.1 with minimumInteritemSpacing 5, the line has 390: 2 "
        + "are in it"),
    LayoutQuestion(
      "Why is the space between my cells larger than minimumInteritemSpacing?",
      Thread(
        "gangofcoders.net/solution/how-do-you-determine-spacing-between-cells-in-uicollectionview-flowlayout",
        "How do you determine spacing between cells in UICollectionView flowLayout"),
      """
      { version: 1, layout: { type: "flow", itemSize: [120, 60], minimumInteritemSpacing:
        2 }, data: { sections: [{ count: 12 }] } }
      """, at: [0, 1],
      says: "3 columns: gap 15 = (390 − 3 × 120) ÷ 2"),
    LayoutQuestion(
      "Why do the cells of the last row stand at the left, closer than the others?",
      Thread(
        "openradar.me/20825965",
        "Customize layout of UICollectionViewFlowLayout's last row."),
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 60], minimumInteritemSpacing:
        2 }, data: { sections: [{ items: [{ size: [150, 60] }, { size: [150, 60] }, { size:
        [80, 60] }, { size: [150, 60] }, { size: [90, 60] }, { size: [70, 60] }] }] } }
      """, at: [0, 5],
      says: "the last line: gap 2 = minimumInteritemSpacing"),
    LayoutQuestion(
      "Why is a cell that is alone in its line in the middle?",
      Thread(
        "github.com/stefanomondino/PluginLayout/issues/16",
        "FlowPlugin is slightly different from original FlowLayout"),
      """
      { version: 1, layout: { type: "flow", minimumInteritemSpacing: 2 }, data: {
        sections: [{ items: [{ size: [250, 60] }, { size: [200, 60] }] }] } }
      """, at: [0, 0],
      says: "item 0, alone in the middle of 390"),
    LayoutQuestion(
      "Why does the header of my flow layout not appear?",
      Thread(
        "github.com/RxSwiftCommunity/RxDataSources/issues/46",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)"),
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 60] }, data: { sections: [{
        count: 3, texts: { header: "A" } }] } }
      """, at: [0, 0], kind: "UICollectionElementKindSectionHeader",
      says: "headerReferenceSize, or what the delegate returns, is 0 high: there is no header"),
    LayoutQuestion(
      "Why is my flow header as wide as the view, though I set its width?",
      Thread(
        "github.com/Instagram/IGListKit/issues/800",
        "Inset is not working for SupplementaryView"),
      """
      { version: 1, layout: { type: "flow", itemSize: [100, 60], headerReferenceSize:
        [100, 30] }, data: { sections: [{ count: 3, texts: { header: "A" } }] } }
      """, at: [0, 0], kind: "UICollectionElementKindSectionHeader",
      says: "30 = headerReferenceSize, or what the delegate returns; as wide as the container"),
  ]
}
