// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import LayoutDocuments
package import UIKit
import Views

extension LayoutDocument.Look.TextStyle {
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

extension LayoutDocument.Look.Alignment {
  func textAlignment(isFromRight: Bool) -> NSTextAlignment {
    switch self {
    case .leading: isFromRight ? .right : .left
    case .center: .center
    case .trailing: isFromRight ? .left : .right
    }
  }
}

extension LayoutDocument.Look.ListStyle {
  var configuration: UIListContentConfiguration {
    switch self {
    case .cell: .cell()
    case .subtitleCell: .subtitleCell()
    case .valueCell: .valueCell()
    case .plainHeader: .plainHeader()
    case .plainFooter: .plainFooter()
    case .groupedHeader: .groupedHeader()
    case .groupedFooter: .groupedFooter()
    case .prominentInsetGroupedHeader: .prominentInsetGroupedHeader()
    case .extraProminentInsetGroupedHeader: .extraProminentInsetGroupedHeader()
    case .sidebarCell: .sidebarCell()
    case .sidebarSubtitleCell: .sidebarSubtitleCell()
    case .accompaniedSidebarCell: .accompaniedSidebarCell()
    case .accompaniedSidebarSubtitleCell: .accompaniedSidebarSubtitleCell()
    case .sidebarHeader: .sidebarHeader()
    }
  }
}

extension LayoutDocument.Accessory {
  /// The accessory as UIKit has it, shown whether the list is edited or not.
  @MainActor var uiAccessory: UICellAccessory {
    switch self {
    case .disclosureIndicator: .disclosureIndicator()
    case .checkmark: .checkmark()
    case .detail: .detail()
    case .delete: .delete(displayed: .always)
    case .insert: .insert(displayed: .always)
    case .reorder: .reorder(displayed: .always)
    case .multiselect: .multiselect(displayed: .always)
    case .label(let text): .label(text: text)
    }
  }
}

extension [LayoutDocument.Accessory] {
  @MainActor var uiAccessories: [UICellAccessory] { ofCell.map(\.uiAccessory) }
}

extension LayoutDocument.Color {
  /// The colour as UIKit has it. A name that UIKit does not know is grey.
  package var uiColor: UIColor {
    switch self {
    case .named(let name): UIColor.byName[name] ?? .systemGray
    case .components(let red, let green, let blue, let alpha):
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255)
    case .dynamic(let light, let dark):
      UIColor { traits in
        (traits.userInterfaceStyle == .dark ? dark : light).uiColor.resolvedColor(with: traits)
      }
    }
  }
}
