// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

extension NSImage {
  /// The name of an image.
  public typealias Name = String

  /// Finds an image in the asset catalogues and folders of the main bundle, or one of the system's;
  /// nil if there is none.
  ///
  /// An image of a catalogue follows the appearance where it is shown. Those of the system are drawn
  /// as symbols here; the names below are known.
  ///
  /// - Parameter name: The name of the set, or of an image of the system:
  ///   ``followLinkFreestandingTemplateName``.
  @preconcurrency @MainActor
  public convenience init?(named name: Name) {
    if let image = UIImage(named: name) {
      self.init(image)
      isTemplate = image.renderingMode == .alwaysTemplate
    } else if let symbol = Self.systemSymbols[name] {
      self.init(systemSymbolName: symbol, accessibilityDescription: nil)
    } else {
      return nil
    }
  }

  /// A gear, for what can be done with something.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// A plus.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// A book.
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  /// A sign of warning.
  public static let cautionName: Name = "NSCaution"
  /// A folder.
  public static let folderName: Name = "NSFolder"
  /// An arrow in a circle, which follows a link.
  public static let followLinkFreestandingTemplateName: Name =
    "NSFollowLinkFreestandingTemplate"
  /// A chevron to the left.
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  /// A chevron to the right.
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  /// A grid of squares.
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  /// A sign of information.
  public static let infoName: Name = "NSInfo"
  /// A list with bullets.
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  /// A closed lock.
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  /// The mark of a menu item of which a part is on.
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  /// The mark of a menu item that is on.
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  /// An arrow in a circle, which loads again, without a border around it.
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  /// An arrow in a circle, which loads again.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// A minus.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// An arrow out of a square.
  public static let shareTemplateName: Name = "NSShareTemplate"
  /// A cross in a circle, which stops, without a border around it.
  public static let stopProgressFreestandingTemplateName: Name =
    "NSStopProgressFreestandingTemplate"
  /// A cross, which stops.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// An empty bin.
  public static let trashEmptyName: Name = "NSTrashEmpty"
  /// A full bin.
  public static let trashFullName: Name = "NSTrashFull"
  /// A person.
  public static let userName: Name = "NSUser"

  /// Our symbols for the images of the system.
  private static let systemSymbols: [Name: String] = [
    actionTemplateName: "gearshape.fill", addTemplateName: "plus", bookmarksTemplateName: "book",
    cautionName: "exclamationmark.triangle", folderName: "folder.fill",
    followLinkFreestandingTemplateName: "arrow.right.circle.fill",
    goLeftTemplateName: "chevron.left", goRightTemplateName: "chevron.right",
    iconViewTemplateName: "square.grid.2x2", infoName: "info.circle",
    listViewTemplateName: "list.bullet", lockLockedTemplateName: "lock.fill",
    menuMixedStateTemplateName: "minus", menuOnStateTemplateName: "checkmark",
    refreshFreestandingTemplateName: "arrow.clockwise", refreshTemplateName: "arrow.clockwise",
    removeTemplateName: "minus", shareTemplateName: "square.and.arrow.up",
    stopProgressFreestandingTemplateName: "xmark.circle.fill", stopProgressTemplateName: "xmark",
    trashEmptyName: "trash", trashFullName: "trash.fill", userName: "person.fill",
  ]
}
