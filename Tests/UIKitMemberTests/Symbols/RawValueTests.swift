// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// The numbers of enumerations and options are those of UIKit's headers: archives, `switch` over
/// numbers and `rawValue` of other code depend on them.
@Suite("Raw values")
@MainActor
struct RawValueTests {
  @Test func `Text`() {
    expectRawValue(
      [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
        .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
      ] as [UIKeyboardType], from: 0)
    expectRawValue(
      [
        .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done,
        .emergencyCall, .continue,
      ] as [UIReturnKeyType], from: 0)
    expectRawValue(
      [.none, .words, .sentences, .allCharacters] as [UITextAutocapitalizationType], from: 0)
    expectRawValue([.default, .no, .yes] as [UITextAutocorrectionType], from: 0)
    expectRawValue([.none, .line, .bezel, .roundedRect] as [UITextField.BorderStyle], from: 0)
    expectRawValue(
      [.never, .whileEditing, .unlessEditing, .always] as [UITextField.ViewMode], from: 0)
    expectRawValue(
      [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
      ] as [NSLineBreakMode], from: 0)
    expectRawValue([.left, .center, .right, .justified, .natural] as [NSTextAlignment], from: 0)
    expectRawValue(
      [
        .natural, .center, .justified,
      ] as [UIListContentConfiguration.TextProperties.TextAlignment], from: 0)
    expectRawValue(
      [
        .none, .uppercase, .lowercase, .capitalized,
      ] as [UIListContentConfiguration.TextProperties.TextTransform], from: 0)
    expectRawValue([.default, .prominent, .minimal] as [UISearchBar.Style], from: 0)
  }

  @Test func `Bars`() {
    expectRawValue([.plain, .bordered, .done] as [UIBarButtonItem.Style], from: 0)
    expectRawValue(
      [
        .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
        .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
        .fastForward, .undo, .redo, .pageCurl, .close,
      ] as [UIBarButtonItem.SystemItem], from: 0)
    expectRawValue(
      [
        .default, .compact, .defaultPrompt, .compactPrompt,
      ] as [UIBarMetrics],
      numbers: [
        0, 1, 101, 102,
      ])
    expectRawValue([.any, .bottom, .top, .topAttached] as [UIBarPosition], from: 0)
    expectRawValue([.default, .black] as [UIBarStyle], from: 0)
    expectRawValue(
      [
        .default, .lightContent, .darkContent,
      ] as [UIStatusBarStyle],
      numbers: [
        0, 1, 3,
      ])
    expectRawValue(
      [
        .automatic, .always, .never, .inline,
      ] as [UINavigationItem.LargeTitleDisplayMode], from: 0)
    expectRawValue(
      [.default, .generic, .minimal] as [UINavigationItem.BackButtonDisplayMode], from: 0)
    expectRawValue([.none, .push, .pop] as [UINavigationController.Operation], from: 0)
    expectRawValue(
      [
        .extraLight, .light, .dark, .extraDark, .regular, .prominent, .systemUltraThinMaterial,
        .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
        .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
        .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark,
      ] as [UIBlurEffect.Style], from: 0)
    expectRawValue(
      [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
        .tertiaryFill, .separator,
      ] as [UIVibrancyEffectStyle], from: 0)
  }

  @Test func `Split views`() {
    expectRawValue(
      [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
        .twoOverSecondary, .twoDisplaceSecondary,
      ] as [UISplitViewController.DisplayMode], from: 0)
    expectRawValue(
      [
        .automatic, .tile, .overlay, .displace,
      ] as [UISplitViewController.SplitBehavior], from: 0)
    expectRawValue([.leading, .trailing] as [UISplitViewController.PrimaryEdge], from: 0)
    expectRawValue(
      [.unspecified, .doubleColumn, .tripleColumn] as [UISplitViewController.Style], from: 0)
    expectRawValue(
      [
        .automatic, .never, .always,
      ] as [UISplitViewController.DisplayModeButtonVisibility], from: 0)
    expectRawValue([.none, .sidebar] as [UISplitViewController.BackgroundStyle], from: 0)
  }

  @Test func `Controls`() {
    expectRawValue(
      [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
        .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
        .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents,
        .applicationReserved, .systemReserved,
      ] as [UIControl.Event],
      numbers: [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192, 16384, 0x1_0000, 0x2_0000, 0x4_0000,
        0x8_0000, 4095, 0xF_0000, 0xF00_0000, 0xF000_0000,
      ])
    expectRawValue(
      [
        .normal, .highlighted, .disabled, .selected, .focused,
      ] as [UIControl.State],
      numbers: [
        0, 1, 2, 4, 8,
      ])
    expectRawValue(
      [
        .center, .left, .right, .fill, .leading, .trailing,
      ] as [UIControl.ContentHorizontalAlignment], from: 0)
    expectRawValue(
      [.center, .top, .bottom, .fill] as [UIControl.ContentVerticalAlignment], from: 0)
    expectRawValue(
      [
        .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
        .roundedRect,
      ] as [UIButton.ButtonType],
      numbers: [
        0, 1, 2, 3, 4, 5, 7, 1,
      ])
    expectRawValue([.normal, .primary, .cancel, .destructive] as [UIButton.Role], from: 0)
    expectRawValue(
      [
        .fixed, .dynamic, .small, .medium, .large, .capsule,
      ] as [UIButton.Configuration.CornerStyle], from: -1)
    expectRawValue(
      [
        .automatic, .leading, .center, .trailing,
      ] as [UIButton.Configuration.TitleAlignment], from: 0)
    expectRawValue([.automatic, .none, .popup] as [UIButton.Configuration.Indicator], from: 0)
    expectRawValue([.small, .medium, .large] as [UIMenu.ElementSize], from: 0)
    expectRawValue([.off, .on, .mixed] as [UIMenuElement.State], from: 0)
    expectRawValue([.unknown, .rich, .compact] as [UIContextMenuInteraction.Appearance], from: 0)
    expectRawValue([.dismiss, .pop] as [UIContextMenuInteractionCommitStyle], from: 0)
    expectRawValue([.automatic, .up, .down, .left, .right] as [UIEditMenuArrowDirection], from: 0)
    expectRawValue(
      [.default, .up, .down, .left, .right] as [UIMenuController.ArrowDirection], from: 0)
    expectRawValue([.none, .overlay, .underlay] as [UIPointerEffect.TintMode], from: 0)
  }

  @Test func `Programs`() {
    expectRawValue([.active, .inactive, .background] as [UIApplication.State], from: 0)
    expectRawValue(
      [
        .unattached, .foregroundActive, .foregroundInactive, .background,
      ] as [UIScene.ActivationState], from: -1)
    expectRawValue(
      [
        .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
      ] as [UIInterfaceOrientation], from: 0)
    expectRawValue(
      [
        .normal, .statusBar, .alert,
      ] as [UIWindow.Level],
      numbers: [
        0, 1000, 2000,
      ])
  }

  @Test func `Traits and images`() {
    expectRawValue([.unspecified, .base, .elevated] as [UIUserInterfaceLevel], from: -1)
    expectRawValue([.unspecified, .compact, .regular] as [UIUserInterfaceSizeClass], from: 0)
    expectRawValue(
      [
        .unspecified, .phone, .pad, .mac,
      ] as [UIUserInterfaceIdiom],
      numbers: [
        -1, 0, 1, 5,
      ])
    expectRawValue(
      [
        .unspecified, .leftToRight, .rightToLeft,
      ] as [UITraitEnvironmentLayoutDirection], from: -1)
    expectRawValue([.leftToRight, .rightToLeft] as [UIUserInterfaceLayoutDirection], from: 0)
    expectRawValue(
      [
        .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
      ] as [UIImage.Orientation], from: 0)
    expectRawValue(
      [.automatic, .alwaysOriginal, .alwaysTemplate] as [UIImage.RenderingMode], from: 0)
    expectRawValue([.tile, .stretch] as [UIImage.ResizingMode], from: 0)
    expectRawValue(
      [.default, .unspecified, .small, .medium, .large] as [UIImage.SymbolScale], from: -1)
    expectRawValue(
      [
        .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
        .black,
      ] as [UIImage.SymbolWeight], from: 0)
    expectRawValue(
      [
        .traitItalic, .traitBold, .traitMonoSpace,
      ] as [UIFontDescriptor.SymbolicTraits],
      numbers: [
        1, 2, 1024,
      ])
  }

  @Test func `Views`() {
    expectRawValue([.easeInOut, .easeIn, .easeOut, .linear] as [UIView.AnimationCurve], from: 0)
    expectRawValue([.end, .start, .current] as [UIViewAnimatingPosition], from: 0)
    expectRawValue([.inactive, .active, .stopped] as [UIViewAnimatingState], from: 0)
    expectRawValue([.builtin, .cubic, .spring, .composed] as [UITimingCurveType], from: 0)
    expectRawValue(
      [
        .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
      ] as [UISemanticContentAttribute], from: 0)
    expectRawValue(
      [
        .top, .left, .bottom, .right, .all,
      ] as [UIRectEdge],
      numbers: [
        1, 2, 4, 8, 15,
      ])
    expectRawValue(
      [
        .topLeft, .topRight, .bottomLeft, .bottomRight,
      ] as [UIRectCorner],
      numbers: [
        1, 2, 4, 8,
      ])
    expectRawValue(
      [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ] as [CACornerMask],
      numbers: [
        1, 2, 4, 8,
      ])
    expectRawValue([.horizontal, .vertical, .both] as [UIAxis], from: 1)
    expectRawValue([.default, .black, .white] as [UIScrollView.IndicatorStyle], from: 0)
    expectRawValue(
      [
        .automatic, .scrollableAxes, .never, .always,
      ] as [UIScrollView.ContentInsetAdjustmentBehavior], from: 0)
    expectRawValue(
      [
        .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
        .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
        .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
        .centerYWithinMargins,
      ] as [NSLayoutConstraint.Attribute], from: 0)
  }

  @Test func `Touches, keys and focus`() {
    expectRawValue(
      [
        .possible, .began, .changed, .ended, .cancelled, .failed, .recognized,
      ] as [UIGestureRecognizer.State],
      numbers: [
        0, 1, 2, 3, 4, 5, 3,
      ])
    expectRawValue(
      [
        .right, .left, .up, .down,
      ] as [UISwipeGestureRecognizer.Direction],
      numbers: [
        1, 2, 4, 8,
      ])
    expectRawValue([.began, .changed, .stationary, .ended, .cancelled] as [UIPress.Phase], from: 0)
    expectRawValue([.began, .moved, .stationary, .ended, .cancelled] as [UITouch.Phase], from: 0)
    expectRawValue(
      [
        .alphaShift, .shift, .control, .alternate, .command, .numericPad,
      ] as [UIKeyModifierFlags],
      numbers: [
        0x1_0000, 0x2_0000, 0x4_0000, 0x8_0000, 0x10_0000, 0x20_0000,
      ])
    expectRawValue(
      [
        .up, .down, .left, .right, .next, .previous, .first, .last,
      ] as [UIFocusHeading],
      numbers: [
        1, 2, 4, 8, 16, 32, 256, 512,
      ])
    expectRawValue(
      [
        .ignored, .previouslyFocused, .prioritized,
      ] as [UIFocusGroupPriority],
      numbers: [
        0, 1000, 2000,
      ])
    expectRawValue([.automatic, .outside, .inside] as [UIFocusHaloEffect.Position], from: 0)
  }

  @Test func `Dragging`() {
    expectRawValue([.cancel, .forbidden, .copy, .move] as [UIDropOperation], from: 0)
    expectRawValue([.none, .default] as [UIDropSessionProgressIndicatorStyle], from: 0)
    expectRawValue(
      [.all, .team, .group, .ownProcess] as [NSItemProviderRepresentationVisibility], from: 0)
    expectRawValue(
      [
        .unknownError, .itemUnavailable, .unexpectedValueClass, .unavailableCoercion,
      ] as [NSItemProvider.ErrorCode],
      numbers: [
        -1, -1000, -1100, -1200,
      ])
    expectRawValue(
      [
        .inactive, .possible, .activating, .activated,
      ] as [UISpringLoadedInteractionEffectState], from: 0)
    expectRawValue(
      [
        .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
      ] as [UITableViewDropProposal.Intent], from: 0)
    expectRawValue(
      [
        .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
      ] as [UICollectionViewDropProposal.Intent], from: 0)
  }

  @Test func `Lists and tables`() {
    expectRawValue(
      [
        .insert, .delete, .reload, .move, .none,
      ] as [UICollectionViewUpdateItem.Action], from: 0)
    expectRawValue(
      [
        .automatic, .always, .never,
      ] as [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce], from: 0)
    expectRawValue(
      [
        .automatic, .normal, .fast,
      ] as [UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate], from: 0)
    expectRawValue(
      [
        .none, .supplementary, .firstItemInSection,
      ] as [UICollectionLayoutListConfiguration.HeaderMode], from: 0)
    expectRawValue(
      [.none, .supplementary] as [UICollectionLayoutListConfiguration.FooterMode], from: 0)
    expectRawValue(
      [.automatic, .visible, .hidden] as [UIListSeparatorConfiguration.Visibility], from: 0)
    expectRawValue(
      [.always, .whenEditing, .whenNotEditing] as [UICellAccessory.DisplayedState], from: 0)
    expectRawValue([.normal, .destructive] as [UIContextualAction.Style], from: 0)
    expectRawValue([.none, .blue, .gray, .default] as [UITableViewCell.SelectionStyle], from: 0)
    expectRawValue([.none, .singleLine] as [UITableViewCell.SeparatorStyle], from: 0)
    expectRawValue([.none, .delete, .insert] as [UITableViewCell.EditingStyle], from: 0)
    expectRawValue(
      [
        .showingEditControl, .showingDeleteConfirmation,
      ] as [UITableViewCell.StateMask], from: 1)
    expectRawValue(
      [.fromCellEdges, .fromAutomaticInsets] as [UITableView.SeparatorInsetReference], from: 0)
  }

  @Test func `Rates of deceleration, text sizes and names`() {
    let rates: [UIScrollView.DecelerationRate] = [.normal, .fast]
    expectEqual(rates.map(\.rawValue), [0.998, 0.99])
    expectEqual(UIScrollView.DecelerationRate(rawValue: 0.99), .fast)
    expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    expectEqual(UIFocusGroupPriority.currentlyFocused.rawValue, .max)
    expectEqual(CALayerCornerCurve(rawValue: "circular"), .circular)
    expectEqual(CALayerCornerCurve.continuous.rawValue, "continuous")
    let sizes: [UIContentSizeCategory] = [
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    expectEqual(
      sizes.map(\.rawValue),
      ["XL", "XXL", "XXXL"].map { "UICTContentSizeCategoryAccessibility\($0)" })
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    expectEqual(weights.map(\.rawValue), [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .monospaced, .rounded, .serif]
    expectEqual(
      designs.map(\.rawValue),
      ["Default", "Monospaced", "Rounded", "Serif"].map { "NSCTFontUIFontDesign\($0)" })
    expectEqual(
      UISceneSession.Role.windowApplication.rawValue, "UIWindowSceneSessionRoleApplication")
  }

  /// Values have these numbers, and are made of them.
  private func expectRawValue<Value: RawRepresentable & Equatable>(
    _ values: [Value], numbers: [Value.RawValue],
    location: SourceLocation = #_sourceLocation
  ) where Value.RawValue: Equatable {
    #expect(values.map(\.rawValue) == numbers, sourceLocation: location)
    let made = numbers.compactMap { Value(rawValue: $0) }
    #expect(made == values, sourceLocation: location)
  }

  /// Values have consecutive numbers.
  private func expectRawValue<Value: RawRepresentable & Equatable>(
    _ values: [Value], from first: Int, location: SourceLocation = #_sourceLocation
  ) where Value.RawValue: FixedWidthInteger {
    expectRawValue(
      values, numbers: values.indices.map { Value.RawValue(truncatingIfNeeded: first + $0) },
      location: location)
  }
}
