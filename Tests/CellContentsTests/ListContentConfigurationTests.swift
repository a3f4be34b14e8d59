// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import Testing
import Views

@Suite("List content configuration")
struct ListContentConfigurationTests {
  private typealias Configuration = UIListContentConfiguration

  private func state(
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .standard)
    change(&state)
    return state
  }

  // Rule LC-b.
  @Test func `Texts wrap, truncate at their end and follow the reader's size`() {
    for text in [
      Configuration.cell().textProperties, Configuration.cell().secondaryTextProperties,
    ] {
      #expect(text.numberOfLines == 0)
      #expect(text.lineBreakMode == .byTruncatingTail)
      #expect(text.alignment == .natural)
      #expect(text.adjustsFontForContentSizeCategory)
      #expect(!text.adjustsFontSizeToFitWidth)
      #expect(text.minimumScaleFactor == 0)
      #expect(text.transform == .none)
    }
  }

  // Rule LC-a.
  @Test func `Images have no limit, no reserved space and square corners`() {
    let image = Configuration.cell().imageProperties
    #expect(image.maximumSize == .zero)
    #expect(image.reservedLayoutSize == .zero)
    #expect(image.cornerRadius == 0)
    #expect(image.tintColor == nil)
    #expect(image.resolvedTintColor(for: .systemRed) == .systemRed)
  }

  // Rule LC-c.
  @Test func `Plain and attributed text replace one another`() {
    var configuration = Configuration.cell()
    configuration.text = "plain"
    configuration.attributedText = NSAttributedString(string: "attributed")
    #expect(configuration.text == nil)
    configuration.text = "plain again"
    #expect(configuration.attributedText == nil)
    configuration.secondaryText = "plain"
    configuration.secondaryAttributedText = NSAttributedString(string: "attributed")
    #expect(configuration.secondaryText == nil)
    #expect(configuration.text == "plain again")
  }

  @Test func `Only value cells put their texts side by side`() {
    #expect(Configuration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!Configuration.cell().prefersSideBySideTextAndSecondaryText)
    #expect(!Configuration.subtitleCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func `Colours are those of the table`() {
    let colors: [(Configuration, UIColor, UIColor)] = [
      (.cell(), .label, .secondaryLabel), (.subtitleCell(), .label, .secondaryLabel),
      (.valueCell(), .label, .secondaryLabel), (.plainHeader(), .label, .secondaryLabel),
      (.groupedHeader(), .secondaryLabel, .secondaryLabel),
      (.groupedFooter(), .secondaryLabel, .secondaryLabel),
      (.plainFooter(), .secondaryLabel, .secondaryLabel),
      (.prominentInsetGroupedHeader(), .label, .secondaryLabel),
      (.sidebarHeader(), .label, .secondaryLabel), (.sidebarCell(), .label, .secondaryLabel),
    ]
    for (configuration, text, secondary) in colors {
      #expect(configuration.textProperties.color == text)
      #expect(configuration.secondaryTextProperties.color == secondary)
    }
    #expect(Configuration.groupedHeader().textProperties.transform == .uppercase)
    #expect(Configuration.plainHeader().textProperties.transform == .none)
  }

  // Rule LC-h.
  @Test func `A disabled row is pale`() {
    let disabled = state { $0.isDisabled = true }
    let row = Configuration.cell().updated(for: disabled)
    #expect(row.textProperties.color == .tertiaryLabel)
    #expect(row.secondaryTextProperties.color == .quaternaryLabel)
    #expect(row.alpha == 1)
    let sidebar = Configuration.sidebarCell().updated(for: disabled)
    #expect(sidebar.textProperties.color == .label)
    #expect(sidebar.alpha == 0.5)
    #expect(sidebar.updated(for: state()).alpha == 1)
  }

  @Test func `A selected sidebar row is white on the tint`() {
    for selected in [state { $0.isSelected = true }, state { $0.isHighlighted = true }] {
      let row = Configuration.sidebarCell().updated(for: selected)
      #expect(row.textProperties.color == .white)
      #expect(row.imageProperties.tintColor == .white)
      #expect(row.updated(for: state()).textProperties.color == .label)
      #expect(row.updated(for: state()).imageProperties.tintColor == nil)
      #expect(Configuration.cell().updated(for: selected).textProperties.color == .label)
      let accompanied = Configuration.accompaniedSidebarCell().updated(for: selected)
      #expect(accompanied.textProperties.color == .label)
    }
  }

  @Test func `A selected sidebar row is a little bold on the Mac`() {
    let traits = UITraitCollection.standard.modifyingTraits { $0.userInterfaceIdiom = .mac }
    var selected = UICellConfigurationState(traitCollection: traits)
    selected.isSelected = true
    let row = Configuration.sidebarCell().updated(for: selected)
    #expect(row.textProperties.font.face.weight == .medium)
    #expect(row.textProperties.font.pointSize == 17)
    #expect(row.textProperties.color == .label)
  }

  @Test func `Focus makes a row white on the tint`() {
    let row = Configuration.cell().updated(for: state { $0.isFocused = true })
    #expect(row.textProperties.color == .white)
  }

  @Test func `What the client has set is kept in every state`() {
    var configuration = Configuration.cell()
    configuration.textProperties.color = .systemRed
    configuration.secondaryTextProperties.font = .systemFont(ofSize: 30)
    configuration.imageProperties.tintColor = .systemPink
    configuration.alpha = 0.8
    let updated = configuration.updated(for: state { $0.isDisabled = true })
    #expect(updated.textProperties.color == .systemRed)
    #expect(updated.secondaryTextProperties.font.pointSize == 30)
    #expect(updated.secondaryTextProperties.color == .quaternaryLabel)
    #expect(updated.imageProperties.tintColor == .systemPink)
    #expect(updated.alpha == 0.8)
  }

  @Test func `A header follows a view's state`() {
    var view = UIViewConfigurationState(traitCollection: .standard)
    view.isDisabled = true
    #expect(
      Configuration.plainHeader().updated(for: view).textProperties.color == .tertiaryLabel)
  }

  // Rule LC-i.
  @Test func `Transformers make the colours that are shown`() {
    var configuration = Configuration.cell()
    let red = UIConfigurationColorTransformer { _ in .systemRed }
    configuration.textProperties.colorTransformer = red
    configuration.imageProperties.tintColorTransformer = .grayscale
    #expect(configuration.textProperties.color == .label)
    #expect(configuration.textProperties.resolvedColor() == .systemRed)
    let gray = configuration.imageProperties.resolvedTintColor(for: .green)
    // Green's share of the luma, of 255.
    #expect(gray.resolvedColor(with: .standard) == UIColor(white: 0.7152, alpha: 1))
    #expect(UIConfigurationColorTransformer.preferredTint(.systemTeal) == .systemTeal)
    let mono = UIConfigurationColorTransformer.monochromeTint(.systemTeal)
    #expect(mono.resolvedColor(with: .standard) == UIColor(white: 0, alpha: 1))
  }

  @Test func `Configurations are equal if they say the same`() {
    var (one, other) = (Configuration.cell(), Configuration.cell())
    #expect(one == other)
    one.text = "a"
    #expect(one != other)
    other.text = "a"
    #expect(one == other)
    #expect(one != .valueCell())
  }

  @Test func `Fonts follow the state's text size`() {
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraLarge
    }
    let row = Configuration.cell().updated(for: UICellConfigurationState(traitCollection: traits))
    #expect(row.textProperties.font.pointSize == 40)
  }
}
