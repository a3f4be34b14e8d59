// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The names of the public classes of Apple's frameworks, of which the Support pages say which are not
/// here: those of the reference pages that are not deprecated, or that much code still names.
enum AppleClasses {
  /// The classes of a framework, in alphabetical order.
  static func names(of face: String) -> [String] {
    (face == "UIKit" ? uiKit : appKit).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let uiKit = """
    NSAdaptiveImageGlyph NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
    NSCollectionLayoutSupplementaryItem NSDataAsset NSLayoutAnchor NSLayoutConstraint
    NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment
    NSTextAttachmentViewProvider NSTextContainer NSTextContentManager NSTextContentStorage
    NSTextElement NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList
    NSTextListElement NSTextParagraph NSTextRange NSTextSelection NSTextSelectionNavigation
    NSTextStorage NSTextTab NSTextViewportLayoutController UIAccessibilityCustomAction
    UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
    UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement
    UIAccessibilityLocationDescriptor UIAction UIActivity UIActivityIndicatorView
    UIActivityItemProvider UIActivityItemsConfiguration UIActivityViewController UIAlertAction
    UIAlertController UIApplication UIApplicationShortcutIcon UIApplicationShortcutItem
    UIAttachmentBehavior UIBandSelectionInteraction UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarItem
    UIBezierPath UIBlurEffect UIButton UICalendarSelection UICalendarSelectionMultiDate
    UICalendarSelectionSingleDate UICalendarSelectionWeekOfYear UICalendarView
    UICalendarView.Decoration UICanvasFeedbackGenerator UICloudSharingController
    UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView
    UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewController
    UICollectionViewDiffableDataSource UICollectionViewDropPlaceholder UICollectionViewDropProposal
    UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewFocusUpdateContext UICollectionViewLayout UICollectionViewLayoutAttributes
    UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewPlaceholder
    UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior UIColor
    UIColorPickerViewController UIColorWell UICommand UICommandAlternate UIContentUnavailableView
    UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UIControl
    UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice UIDictationPhrase
    UIDocument UIDocumentBrowserAction UIDocumentBrowserTransitionController
    UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentPickerViewController
    UIDocumentViewController UIDocumentViewController.LaunchOptions UIDragInteraction UIDragItem
    UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal
    UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior UIDynamicItemGroup
    UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIEventAttribution UIEventAttributionView
    UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindSession UIFocusAnimationCoordinator
    UIFocusDebugger UIFocusEffect UIFocusGuide UIFocusHaloEffect UIFocusMovementHint UIFocusSystem
    UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIFontPickerViewController
    UIFontPickerViewController.Configuration UIGestureRecognizer UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer
    UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer
    UIGraphicsRendererContext UIGraphicsRendererFormat UIGravityBehavior UIHoverGestureRecognizer
    UIImage UIImage.Configuration UIImage.SymbolConfiguration UIImageAsset UIImagePickerController
    UIImageReader UIImageView UIImpactFeedbackGenerator UIIndirectScribbleInteraction UIInputView
    UIInputViewController UIInteractionProgress UIInterpolatingMotionEffect UIKey UIKeyCommand
    UIKeyboardLayoutGuide UILabel UILargeContentViewerInteraction UILayoutGuide UILexicon
    UILexiconEntry UIListContentView UILocalNotification UILongPressGestureRecognizer
    UIManagedDocument UIMenu UIMenuController UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect
    UIMotionEffectGroup UIMutableApplicationShortcutItem UINavigationBar UINavigationBarAppearance
    UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext
    UIPageControl UIPageControlProgress UIPageControlTimerProgress UIPageViewController
    UIPanGestureRecognizer UIPasteConfiguration UIPasteControl UIPasteboard UIPencilInteraction
    UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer UIPointerAccessory
    UIPointerInteraction UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerStyle
    UIPopoverBackgroundView UIPopoverPresentationController UIPresentationController UIPress
    UIPressesEvent UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo
    UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrinter
    UIPrinterPickerController UIProgressView UIPushBehavior UIReferenceLibraryViewController
    UIRefreshControl UIRegion UIResponder UIRotationGestureRecognizer UIScene
    UIScene.ActivationRequestOptions UIScene.ConnectionOptions UIScene.OpenExternalURLOptions
    UIScene.OpenURLOptions UISceneActivationConditions UISceneConfiguration
    UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions
    UISceneWindowingBehaviors UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode
    UIScreenshotService UIScribbleInteraction UIScrollView UISearchBar UISearchController
    UISearchSuggestionItem UISearchTextField UISearchToken UISegmentedControl
    UISelectionFeedbackGenerator UISheetPresentationController
    UISheetPresentationController.Detent UISimpleTextPrintFormatter UISlider
    UISnapBehavior UISplitViewController UISpringLoadedInteraction UISpringTimingParameters
    UIStackView UIStandardTextCursorView UIStatusBarManager UIStepper UIStoryboard
    UIStoryboardPopoverSegue UIStoryboardSegue UIStoryboardUnwindSegueSource
    UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UISymbolEffectCompletionContext
    UITab UITabAccessory UITabBar UITabBarAppearance UITabBarController UITabBarController.Sidebar
    UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITabSidebarItem
    UITableView UITableViewCell UITableViewController UITableViewDiffableDataSource
    UITableViewDropPlaceholder UITableViewDropProposal UITableViewFocusUpdateContext
    UITableViewHeaderFooterView UITableViewPlaceholder UITableViewRowAction UITapGestureRecognizer
    UITargetedDragPreview UITargetedPreview UITextChecker UITextCursorDropPositionAnimator
    UITextDragPreviewRenderer UITextDropProposal UITextField UITextFormattingCoordinator
    UITextFormattingViewController UITextInputAssistantItem UITextInputContext UITextInputMode
    UITextInputPasswordRules UITextInputStringTokenizer UITextInteraction UITextItem
    UITextLoupeSession UITextPlaceholder UITextPosition UITextRange
    UITextSelectionDisplayInteraction UITextSelectionRect UITextView UIToolTipConfiguration
    UIToolTipInteraction UIToolbar UIToolbarAppearance UITouch UITrackingLayoutGuide
    UITraitCollection UIUpdateLink UIUserNotificationSettings UIVibrancyEffect
    UIVideoEditorController UIView UIViewController UIViewPrintFormatter UIViewPropertyAnimator
    UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowScene.ActivationAction
    UIWindowScene.ActivationConfiguration UIWindowScene.ActivationInteraction
    UIWindowScene.ActivationRequestOptions UIWindowScene.Geometry UIWindowScene.GeometryPreferences
    UIWindowSceneDestructionRequestOptions UIWindowSceneDragInteraction UIWindowScenePlacement
    UIWindowSceneProminentPlacement UIWindowScenePushPlacement UIWindowSceneStandardPlacement
    UIWritingToolsCoordinator
    """

  private static let appKit = """
    NSATSTypesetter NSAccessibilityCustomAction NSAccessibilityCustomRotor NSAccessibilityElement
    NSActionCell NSAdaptiveImageGlyph NSAlert NSAlignmentFeedbackFilter NSAnimation
    NSAnimationContext NSAppearance NSApplication NSArrayController NSBezierPath
    NSBindingSelectionMarker NSBitmapImageRep NSBox NSBrowser NSBrowserCell NSButton NSButtonCell
    NSButtonTouchBarItem NSCIImageRep NSCandidateListTouchBarItem NSCell NSClickGestureRecognizer
    NSClipView NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
    NSCollectionLayoutSupplementaryItem NSCollectionView NSCollectionViewCompositionalLayout
    NSCollectionViewCompositionalLayoutConfiguration NSCollectionViewDiffableDataSource
    NSCollectionViewFlowLayout NSCollectionViewFlowLayoutInvalidationContext
    NSCollectionViewGridLayout NSCollectionViewItem NSCollectionViewLayout
    NSCollectionViewLayoutAttributes NSCollectionViewLayoutInvalidationContext
    NSCollectionViewTransitionLayout NSCollectionViewUpdateItem NSColor NSColorList NSColorPanel
    NSColorPicker NSColorPickerTouchBarItem NSColorSampler NSColorSpace NSColorWell NSComboBox
    NSComboBoxCell NSComboButton NSControl NSController NSCursor NSCustomImageRep
    NSCustomTouchBarItem NSDataAsset NSDatePicker NSDatePickerCell NSDictionaryController
    NSDockTile NSDocument NSDocumentController NSDraggingImageComponent NSDraggingItem
    NSDraggingSession NSDrawer NSEPSImageRep NSEvent NSFilePromiseProvider NSFilePromiseReceiver
    NSFont NSFontAssetRequest NSFontCollection NSFontDescriptor NSFontManager NSFontPanel NSForm
    NSFormCell NSGestureRecognizer NSGlyphGenerator NSGlyphInfo NSGradient NSGraphicsContext
    NSGridCell NSGridColumn NSGridRow NSGridView NSGroupTouchBarItem NSHapticFeedbackManager
    NSHelpManager NSImage NSImage.SymbolConfiguration NSImageCell NSImageRep NSImageView
    NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutGuide NSLayoutManager
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLevelIndicator NSLevelIndicatorCell
    NSMagnificationGestureRecognizer NSMatrix NSMediaLibraryBrowserController NSMenu NSMenuItem
    NSMenuItemBadge NSMenuToolbarItem NSMutableFontCollection NSMutableParagraphStyle NSNib
    NSObjectController NSOpenPanel NSOutlineView NSPDFImageRep NSPDFInfo NSPDFPanel NSPICTImageRep
    NSPageController NSPageLayout NSPanGestureRecognizer NSPanel NSParagraphStyle NSPasteboard
    NSPasteboardItem NSPathCell NSPathComponentCell NSPathControl NSPathControlItem
    NSPersistentDocument NSPickerTouchBarItem NSPopUpButton NSPopUpButtonCell NSPopover
    NSPopoverTouchBarItem NSPredicateEditor NSPredicateEditorRowTemplate NSPressGestureRecognizer
    NSPressureConfiguration NSPreviewRepresentingActivityItem NSPrintInfo NSPrintOperation
    NSPrintPanel NSPrinter NSProgressIndicator NSResponder NSRotationGestureRecognizer NSRuleEditor
    NSRulerMarker NSRulerView NSRunningApplication NSSavePanel NSScreen NSScrollView NSScroller
    NSScrubber NSScrubberArrangedView NSScrubberFlowLayout NSScrubberImageItemView
    NSScrubberItemView NSScrubberLayout NSScrubberLayoutAttributes NSScrubberProportionalLayout
    NSScrubberSelectionStyle NSScrubberSelectionView NSScrubberTextItemView NSSearchField
    NSSearchFieldCell NSSearchToolbarItem NSSecureTextField NSSecureTextFieldCell NSSegmentedCell
    NSSegmentedControl NSShadow NSSharingService NSSharingServicePicker
    NSSharingServicePickerToolbarItem NSSharingServicePickerTouchBarItem NSSlider NSSliderAccessory
    NSSliderAccessoryBehavior NSSliderCell NSSliderTouchBarItem NSSound NSSpeechRecognizer
    NSSpeechSynthesizer NSSpellChecker NSSplitView NSSplitViewController NSSplitViewItem
    NSStackView NSStatusBar NSStatusBarButton NSStatusItem NSStepper NSStepperCell
    NSStepperTouchBarItem NSStoryboard NSStoryboardSegue NSStringDrawingContext NSSwitch NSTabView
    NSTabViewController NSTabViewItem NSTableCellView NSTableColumn NSTableHeaderCell
    NSTableHeaderView NSTableRowView NSTableView NSTableViewDiffableDataSource NSTableViewRowAction
    NSText NSTextAlternatives NSTextAttachment NSTextAttachmentCell NSTextAttachmentViewProvider
    NSTextBlock NSTextCheckingController NSTextContainer NSTextContentManager NSTextContentStorage
    NSTextElement NSTextField NSTextFieldCell NSTextFinder NSTextInputContext
    NSTextInsertionIndicator NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList
    NSTextListElement NSTextParagraph NSTextRange NSTextSelection NSTextSelectionNavigation
    NSTextStorage NSTextTab NSTextTable NSTextTableBlock NSTextView NSTextViewportLayoutController
    NSTintConfiguration NSTitlebarAccessoryViewController NSTokenField NSTokenFieldCell NSToolbar
    NSToolbarItem NSToolbarItemGroup NSTouch NSTouchBar NSTouchBarItem NSTrackingArea
    NSTrackingSeparatorToolbarItem NSTreeController NSTreeNode NSTypesetter
    NSUserDefaultsController NSUserInterfaceCompressionOptions NSView NSViewAnimation
    NSViewController NSVisualEffectView NSWindow NSWindowController NSWindowTab NSWindowTabGroup
    NSWorkspace NSWorkspace.Authorization NSWorkspace.OpenConfiguration
    """
}
