// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import LayoutExport
import Testing

/// An app that runs on iOS 16 compiles what is exported: every name is Apple's, and of that age.
@Suite("Names in exported Swift") struct ExportedNamesTests {
  @Test(arguments: SwiftExportTests.files)
  func `Only names of iOS 16 occur, and newer ones where they are available`(
    file: String
  ) throws {
    let swift = SwiftExport.swift(of: try SwiftExportTests.document(file))
    let code = Self.withoutTexts(swift)
    let unknown = Self.names(in: code).subtracting(Self.declaredNames(in: code))
      .subtracting(AppleNames.swift).subtracting(AppleNames.versions.keys)
    expectEqual(unknown.sorted(), [], "\(file)")
    var isAvailable = false
    for line in code.split(separator: "\n") {
      if line.contains("if #available(iOS 17.0, *) {") { isAvailable = true }
      if line.contains("}") { isAvailable = false }
      let newest = Self.names(in: String(line)).compactMap { AppleNames.versions[$0] }.max() ?? 0
      expectAtMost(newest, (isAvailable ? 17 : 16), "\(file): \(line)")
    }
  }

  @Test func `Newer names do occur`() throws {
    let swift = SwiftExport.swift(
      of: try SwiftExportTests.document("every-section-key.layout.json5"))
    expectContains(
      swift,
      """
              let itemHeight: NSCollectionLayoutDimension
              if #available(iOS 17.0, *) {
                  itemHeight = .uniformAcrossSiblings(estimate: 50)
              } else {
                  itemHeight = .estimated(50)
              }
              let itemSize = NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(0.5), heightDimension: itemHeight)
      """)
    expectContains(
      swift,
      """
              if #available(iOS 17.0, *) {
                  section.orthogonalScrollingProperties.decelerationRate = .fast
                  section.orthogonalScrollingProperties.bounce = .never
              }
      """)
  }

  /// Returns code without comments and texts; what is interpolated stays.
  private static func withoutTexts(_ swift: String) -> String {
    swift.replacing(/"(?:\\.|[^"\\])*"|\/\/.*/) { match in
      match.output.hasPrefix("/")
        ? "" : match.output.matches(of: /\\\(([^)]*)\)/).map { " \($0.1) " }.joined()
    }
  }

  private static func names(in code: String) -> Set<String> {
    Set(code.matches(of: /\b[A-Za-z_]\w*/).map { String($0.output) })
  }

  /// Returns the names that code declares: types, members, cases, constants, parameters of closures.
  private static func declaredNames(in code: String) -> Set<String> {
    var names = Set(
      code.matches(of: /\b(?:let|var|func|class|struct|enum|for) (\w+)/).map { String($0.1) })
    for match in code.matches(of: /\bcase ([a-z]\w*(?:, \w+)*)|(\w+(?:, \w+)*) in\n/) {
      let list = match.1 ?? match.2 ?? ""
      names.formUnion(list.split(separator: ", ").map(String.init))
    }
    return names
  }
}

/// The names of Apple's that exported Swift may have, each with the first version of iOS that has it.
private enum AppleNames {
  /// The names of the language and of its library.
  static let swift = Set(
    words(
      """
      append as available break case class count default else enum extension fatalError filter final first flatMap \
      for func guard if import in init inout iOS is isEmpty joined lazy let map min nil \
      override private repeating required return self Self some any static String Int Array Bool Hashable struct super \
      switch true false unowned var where MainActor
      """))

  static let versions: [String: Int] = {
    var result: [String: Int] = [:]
    for (version, names) in byVersion {
      for name in words(names) { result[name] = version }
    }
    return result
  }()

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let byVersion: [Int: String] = [
    // Foundation, Core Graphics, and UIKit up to the version that Swift came with.
    8: """
    CGFloat CGPoint CGRect CGSize IndexPath NSCoder NSLayoutConstraint UICollectionReusableView UICollectionView \
    UICollectionViewCell UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout \
    UICollectionViewLayoutAttributes UIColor UIEdgeInsets UIFont UIImage UIImageView UIKit UILabel \
    UIViewController accessories addSubview allowsMultipleSelection alpha animated arrangedSubviews at \
    automaticSize autoresizingMask axis backgroundColor black blue borderColor borderWidth bottom bounds center \
    cgColor clear clipsToBounds coder collectionView collectionViewLayout collectionViewContentSize constant \
    container contentMode contentView cornerRadius dark delegate deselectItem edges effectiveContentSize \
    elementKind elementKindSectionFooter elementKindSectionHeader estimatedItemSize flexibleHeight \
    flexibleWidth flipsHorizontallyInOppositeLayoutDirection font footerReferenceSize forCellWith \
    forDecorationViewOfKind forItemAt forSupplementaryViewOfKind frame green headerReferenceSize height \
    horizontal image indentationLevel indexPath indexPathsForSelectedItems insetForSectionAt intersection \
    isHidden item itemSize label layer layout layoutAttributes layoutAttributesForElements \
    layoutAttributesForItem layoutAttributesForSupplementaryView layoutMargins layoutSubviews left \
    minimumInteritemSpacing minimumInteritemSpacingForSectionAt minimumLineSpacing \
    minimumLineSpacingForSectionAt named natural none numberOfLines ofKind paging \
    preferredLayoutAttributesFitting priority rect red referenceSizeForFooterInSection \
    referenceSizeForHeaderInSection register representedElementCategory representedElementKind right \
    rightToLeft scaleAspectFill scaleAspectFit scrollDirection scrollPosition section sectionInset selectItem \
    setCollectionViewLayout setContentOffset size sizeForItemAt spacing text textAlignment textColor tintColor \
    top trailing leading translatesAutoresizingMaskIntoConstraints vertical view viewDidLoad white width with x y \
    zIndex cell supplementary kind environment in using of body footnote headline subheadline caption1 \
    caption2 always large attributes numberOfSections numberOfItems inSection contentOffset \
    extraSmall small medium extraLarge extraExtraLarge extraExtraExtraLarge layoutIfNeeded \
    accessibilityMedium accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge \
    accessibilityExtraExtraExtraLarge layoutDirection
    """,
    9: """
    UIStackView activate bottomAnchor centerYAnchor constraint defaultHigh equalTo forTextStyle \
    greaterThanOrEqualTo leadingAnchor lessThanOrEqualTo preferredFont sectionFootersPinToVisibleBounds \
    sectionHeadersPinToVisibleBounds title1 title2 title3 callout topAnchor trailingAnchor
    """,
    10: """
    adjustsFontForContentSizeCategory effectiveUserInterfaceLayoutDirection preferredContentSizeCategory \
    traitCollection
    """,
    11: """
    NSDirectionalEdgeInsets additionalSafeAreaInsets fromLayoutMargins fromSafeArea largeTitle \
    sectionInsetReference
    """,
    13: """
    NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem \
    NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment \
    NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection \
    NSCollectionLayoutSize NSCollectionLayoutSupplementaryItem NSDiffableDataSourceSnapshot \
    UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewDiffableDataSource SymbolConfiguration absolute absoluteOffset alignment \
    animatingDifferences appendItems appendSections apply background boundarySupplementaryItems \
    indexOfItem itemIdentifiers reloadItems reloadSections \
    configuration containerAnchor contentInsets continuous continuousGroupLeadingBoundary custom \
    decorationItems edgeSpacing estimated extendsBoundary fixed flexible fractionalHeight fractionalOffset \
    fractionalWidth group groupPaging groupPagingCentered interGroupSpacing interItemSpacing \
    interSectionSpacing itemAnchor itemIdentifier layoutEnvironment layoutSize heightDimension widthDimension \
    orthogonalScrollingBehavior pinToVisibleBounds preferredSymbolConfiguration resolvedColor \
    sectionProvider subitem subitems supplementariesFollowContentInsets supplementaryItems \
    supplementaryViewProvider systemName textStyle toSection topLeading topTrailing bottomLeading \
    bottomTrailing userInterfaceStyle label separator systemBackground secondarySystemBackground \
    secondarySystemFill systemBlue systemRed systemYellow systemTeal systemPink systemIndigo systemGray \
    systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 overrideUserInterfaceStyle \
    viewIsAppearing
    """,
    14: """
    CellRegistration SupplementaryRegistration UICellAccessory UICollectionLayoutListConfiguration \
    UICollectionViewListCell UIListContentConfiguration UIBackgroundConfiguration appearance \
    backgroundConfiguration checkmark contentConfiguration contentInsetsReference \
    defaultContentConfiguration delete dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary \
    detail disclosureIndicator displayed footerMode grouped groupedFooter groupedHeader headerMode insert \
    insetGrouped list multiselect plain plainFooter plainHeader readableContent reorder secondaryText \
    showsSeparators sidebar sidebarCell sidebarHeader sidebarPlain sidebarSubtitleCell subtitleCell \
    textProperties valueCell firstItemInSection
    """,
    15: "applySnapshotUsingReloadData headerTopPadding reconfigureItems systemCyan systemMint",
    16: "defaultBackgroundConfiguration repeatingSubitem supplementaryContentInsetsReference",
    17: """
    bounce decelerationRate estimate fast never orthogonalScrollingProperties traitOverrides \
    uniformAcrossSiblings
    """,
  ]
}
