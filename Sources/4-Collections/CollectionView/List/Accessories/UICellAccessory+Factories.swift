// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

extension UICellAccessory {
  /// A grey chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed, options)
  }

  /// A chevron that turns when the item's children are shown.
  ///
  /// Without a handler a tap shows or hides them in the data source's section snapshot.
  ///
  /// - Parameters:
  ///   - displayed: When it shows.
  ///   - options: The appearance of the outline disclosure accessory.
  ///   - actionHandler: Runs when it is tapped, in place of that.
  /// - Returns: An accessory that expands and collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed: displayed, options, appearance: .outline(options.style),
      action: actionHandler)
  }

  /// An accessory that is a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed: displayed, options) }

  /// An accessory that is an information symbol.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed: displayed, options, action: actionHandler)
  }

  /// A white minus in a red circle.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; while editing, unless said otherwise.
  ///   - options: The appearance of the delete accessory.
  ///   - actionHandler: Runs when it is tapped; without one the trailing swipe actions appear.
  /// - Returns: An accessory that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed: displayed, options, appearance: .circle(options.backgroundColor),
      action: actionHandler)
  }

  /// A white plus in a green circle.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; while editing, unless said otherwise.
  ///   - options: The appearance of the insert accessory.
  ///   - actionHandler: Runs when it is tapped.
  /// - Returns: An accessory that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed: displayed, options, appearance: .circle(options.backgroundColor),
      action: actionHandler)
  }

  /// A reorder control of three lines.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; while editing, unless said otherwise.
  ///   - options: The appearance of the reorder accessory.
  /// - Returns: An accessory by which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed: displayed, options,
      appearance: .reorder(showsSeparator: options.showsVerticalSeparator ?? true))
  }

  /// A circle that is filled when the item is selected.
  ///
  /// - Parameters:
  ///   - displayed: When it shows; while editing, unless said otherwise.
  ///   - options: The appearance of the multiselect accessory.
  /// - Returns: An accessory that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed: displayed, options, appearance: .circle(options.backgroundColor))
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed: displayed, options,
      appearance: .text(
        text, font: options.font, follows: options.adjustsFontForContentSizeCategory ?? true))
  }

  /// A view of the client's own.
  ///
  /// - Parameter configuration: The view, and where and when it is shown.
  /// - Returns: An accessory that shows the view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), displayed: configuration.placement.displayed,
      configuration,
      appearance: .custom(
        configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize ?? false),
      placement: configuration.placement)
  }

  /// The chosen element of a menu, which a tap opens.
  ///
  /// - Parameters:
  ///   - menu: The menu; its first selected element shows.
  ///   - displayed: When it shows.
  ///   - options: The appearance of the pop-up menu accessory.
  ///   - selectedElementDidChangeHandler: Called with the menu when another element was chosen: its
  ///     `selectedElements` is that one, whose own handler has run.
  /// - Returns: An accessory that opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: @escaping (UIMenu) -> Void = { _ in }
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, displayed: displayed, options,
      appearance: .menu(menu, selectedElementDidChangeHandler))
  }
}
