// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
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
      expectEqual(text.numberOfLines, 0)
      expectEqual(text.lineBreakMode, .byTruncatingTail)
      expectEqual(text.alignment, .natural)
      expect(text.adjustsFontForContentSizeCategory)
      expect(!text.adjustsFontSizeToFitWidth)
      expectEqual(text.minimumScaleFactor, 0)
      expectEqual(text.transform, .none)
    }
  }

  // Rule LC-a.
  @Test func `Images have no limit, no reserved space and square corners`() {
    let image = Configuration.cell().imageProperties
    expectEqual(image.maximumSize, .zero)
    expectEqual(image.reservedLayoutSize, .zero)
    expectEqual(image.cornerRadius, 0)
    expectNil(image.tintColor)
    expectEqual(image.resolvedTintColor(for: .systemRed), .systemRed)
  }

  // Rule LC-c.
  @Test func `Plain and attributed text replace one another`() {
    var configuration = Configuration.cell()
    configuration.text = "plain"
    configuration.attributedText = NSAttributedString(string: "attributed")
    expectNil(configuration.text)
    configuration.text = "plain again"
    expectNil(configuration.attributedText)
    configuration.secondaryText = "plain"
    configuration.secondaryAttributedText = NSAttributedString(string: "attributed")
    expectNil(configuration.secondaryText)
    expectEqual(configuration.text, "plain again")
  }

  @Test func `Only value cells put their texts side by side`() {
    expect(Configuration.valueCell().prefersSideBySideTextAndSecondaryText)
    expect(!Configuration.cell().prefersSideBySideTextAndSecondaryText)
    expect(!Configuration.subtitleCell().prefersSideBySideTextAndSecondaryText)
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
      expectEqual(configuration.textProperties.color, text)
      expectEqual(configuration.secondaryTextProperties.color, secondary)
    }
    expectEqual(Configuration.groupedHeader().textProperties.transform, .uppercase)
    expectEqual(Configuration.plainHeader().textProperties.transform, .none)
  }

  // Rule LC-h.
  @Test func `A disabled row is pale`() {
    let disabled = state { $0.isDisabled = true }
    let row = Configuration.cell().updated(for: disabled)
    expectEqual(row.textProperties.color, .tertiaryLabel)
    expectEqual(row.secondaryTextProperties.color, .quaternaryLabel)
    expectEqual(row.alpha, 1)
    let sidebar = Configuration.sidebarCell().updated(for: disabled)
    expectEqual(sidebar.textProperties.color, .label)
    expectEqual(sidebar.alpha, 0.5)
    expectEqual(sidebar.updated(for: state()).alpha, 1)
  }

  @Test func `A selected sidebar row is white on the tint`() {
    for selected in [state { $0.isSelected = true }, state { $0.isHighlighted = true }] {
      let row = Configuration.sidebarCell().updated(for: selected)
      expectEqual(row.textProperties.color, .white)
      expectEqual(row.imageProperties.tintColor, .white)
      expectEqual(row.updated(for: state()).textProperties.color, .label)
      expectNil(row.updated(for: state()).imageProperties.tintColor)
      expectEqual(Configuration.cell().updated(for: selected).textProperties.color, .label)
      let accompanied = Configuration.accompaniedSidebarCell().updated(for: selected)
      expectEqual(accompanied.textProperties.color, .label)
    }
  }

  @Test func `A selected sidebar row is a little bold on the Mac`() {
    let traits = UITraitCollection.standard.modifyingTraits { $0.userInterfaceIdiom = .mac }
    var selected = UICellConfigurationState(traitCollection: traits)
    selected.isSelected = true
    let row = Configuration.sidebarCell().updated(for: selected)
    expectEqual(row.textProperties.font.face.weight, .medium)
    expectEqual(row.textProperties.font.pointSize, 17)
    expectEqual(row.textProperties.color, .label)
  }

  @Test func `Focus makes a row white on the tint`() {
    let row = Configuration.cell().updated(for: state { $0.isFocused = true })
    expectEqual(row.textProperties.color, .white)
  }

  @Test func `What the client has set is kept in every state`() {
    var configuration = Configuration.cell()
    configuration.textProperties.color = .systemRed
    configuration.secondaryTextProperties.font = .systemFont(ofSize: 30)
    configuration.imageProperties.tintColor = .systemPink
    configuration.alpha = 0.8
    let updated = configuration.updated(for: state { $0.isDisabled = true })
    expectEqual(updated.textProperties.color, .systemRed)
    expectEqual(updated.secondaryTextProperties.font.pointSize, 30)
    expectEqual(updated.secondaryTextProperties.color, .quaternaryLabel)
    expectEqual(updated.imageProperties.tintColor, .systemPink)
    expectEqual(updated.alpha, 0.8)
  }

  @Test func `A header follows a view's state`() {
    var view = UIViewConfigurationState(traitCollection: .standard)
    view.isDisabled = true
    expectEqual(Configuration.plainHeader().updated(for: view).textProperties.color, .tertiaryLabel)
  }

  // Rule LC-i.
  @Test func `Transformers make the colours that are shown`() {
    var configuration = Configuration.cell()
    let red = UIConfigurationColorTransformer { _ in .systemRed }
    configuration.textProperties.colorTransformer = red
    configuration.imageProperties.tintColorTransformer = .grayscale
    expectEqual(configuration.textProperties.color, .label)
    expectEqual(configuration.textProperties.resolvedColor(), .systemRed)
    let gray = configuration.imageProperties.resolvedTintColor(for: .green)
    // Green's share of the luma, of 255.
    expectEqual(gray.resolvedColor(with: .standard), UIColor(white: 0.7152, alpha: 1))
    expectEqual(UIConfigurationColorTransformer.preferredTint(.systemTeal), .systemTeal)
    let mono = UIConfigurationColorTransformer.monochromeTint(.systemTeal)
    expectEqual(mono.resolvedColor(with: .standard), UIColor(white: 0, alpha: 1))
  }

  @Test func `Configurations are equal if they say the same`() {
    var (one, other) = (Configuration.cell(), Configuration.cell())
    expectEqual(one, other)
    one.text = "a"
    expectNotEqual(one, other)
    other.text = "a"
    expectEqual(one, other)
    expectNotEqual(one, .valueCell())
  }

  @Test func `Fonts follow the state's text size`() {
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraLarge
    }
    let row = Configuration.cell().updated(for: UICellConfigurationState(traitCollection: traits))
    expectEqual(row.textProperties.font.pointSize, 40)
  }
}
