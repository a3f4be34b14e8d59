// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// The properties of AppKit's classes that documents set by name: outlets (rule IB-17) and runtime
/// attributes (rule IB-21).
enum NibOutlets {
  /// Returns the key of a responder's own class, or of one above it; nil if it has none of that name.
  static func key(named name: String, of type: NSResponder.Type) -> ObjectiveCKey? {
    // What is kept for the keyboard, which goes by the mouse alone here.
    if ["nextKeyView", "initialFirstResponder"].contains(name) {
      return unused
    }
    let special: ObjectiveCKey? =
      switch type {
      case is NSCollectionView.Type: collectionViewKey(named: name)
      case is NSTableView.Type: tableViewKey(named: name)
      case is NSTableCellView.Type: tableCellKey(named: name)
      case is NSButton.Type: buttonKey(named: name)
      case is NSImageView.Type: imageViewKey(named: name)
      case is NSTextField.Type: textFieldKey(named: name)
      case is NSBox.Type: boxKey(named: name)
      case is NSScrollView.Type: scrollViewKey(named: name)
      case is NSClipView.Type: clipViewKey(named: name)
      case is NSWindow.Type: windowKey(named: name)
      case is NSWindowController.Type: windowControllerKey(named: name)
      case is NSCollectionViewItem.Type: itemKey(named: name) ?? controllerKey(named: name)
      case is NSViewController.Type: controllerKey(named: name)
      case is NSPopover.Type: popoverKey(named: name)
      case is NSApplication.Type: applicationKey(named: name)
      default: nil
      }
    if let special { return special }
    if type is NSControl.Type, let key = controlKey(named: name) { return key }
    return type is NSView.Type ? viewKey(named: name) : nil
  }

  /// An outlet that a document may have, and nothing here uses.
  static let unused = ObjectiveCKey { (_: AnyObject, _) in }

  // MARK: Views

  private static func viewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "layer": ObjectiveCKey(reading: { (view: NSView) in view.layer })
    case "menu": ObjectiveCKey { (view: NSView, value) in view.menu = try value() }
    case "frame": ObjectiveCKey { (view: NSView, value) in view.frame = try value() }
    case "hidden", "isHidden":
      ObjectiveCKey { (view: NSView, value) in view.isHidden = try value() }
    case "alphaValue": ObjectiveCKey { (view: NSView, value) in view.alphaValue = try value() }
    case "wantsLayer": ObjectiveCKey { (view: NSView, value) in view.wantsLayer = try value() }
    default: nil
    }
  }

  private static func controlKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "target": ObjectiveCKey { (control: NSControl, value) in control.target = try value() }
    case "delegate": unused
    case "formatter":
      ObjectiveCKey { (control: NSControl, value) in control.formatter = try value() }
    case "tag": ObjectiveCKey { (control: NSControl, value) in control.tag = try value() }
    case "enabled", "isEnabled":
      ObjectiveCKey { (control: NSControl, value) in control.isEnabled = try value() }
    case "stringValue":
      ObjectiveCKey { (control: NSControl, value) in control.stringValue = try value() }
    default: nil
    }
  }

  private static func textFieldKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate":
      ObjectiveCKey { (field: NSTextField, value) in field.delegate = try value() }
    case "textColor":
      ObjectiveCKey { (field: NSTextField, value) in field.textColor = try value() }
    case "backgroundColor":
      ObjectiveCKey { (field: NSTextField, value) in field.backgroundColor = try value() }
    case "placeholderString":
      ObjectiveCKey { (field: NSTextField, value) in field.placeholderString = try value() }
    default: nil
    }
  }

  private static func buttonKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "title": ObjectiveCKey { (button: NSButton, value) in button.title = try value() }
    case "image": ObjectiveCKey { (button: NSButton, value) in button.image = try value() }
    default: nil
    }
  }

  private static func imageViewKey(named name: String) -> ObjectiveCKey? {
    guard name == "image" else { return nil }
    return ObjectiveCKey { (view: NSImageView, value) in view.image = try value() }
  }

  private static func boxKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "contentView": ObjectiveCKey { (box: NSBox, value) in box.contentView = try value() }
    case "title": ObjectiveCKey { (box: NSBox, value) in box.title = try value() }
    case "cornerRadius": ObjectiveCKey { (box: NSBox, value) in box.cornerRadius = try value() }
    case "borderWidth": ObjectiveCKey { (box: NSBox, value) in box.borderWidth = try value() }
    case "fillColor": ObjectiveCKey { (box: NSBox, value) in box.fillColor = try value() }
    case "borderColor": ObjectiveCKey { (box: NSBox, value) in box.borderColor = try value() }
    default: nil
    }
  }

  private static func scrollViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "contentView":
      ObjectiveCKey { (view: NSScrollView, value) in view.contentView = try value() }
    case "documentView":
      ObjectiveCKey { (view: NSScrollView, value) in view.documentView = try value() }
    default: nil
    }
  }

  private static func clipViewKey(named name: String) -> ObjectiveCKey? {
    guard name == "documentView" else { return nil }
    return ObjectiveCKey { (view: NSClipView, value) in view.documentView = try value() }
  }

  private static func collectionViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "dataSource":
      ObjectiveCKey { (view: NSCollectionView, value) in view.dataSource = try value() }
    case "delegate":
      ObjectiveCKey { (view: NSCollectionView, value) in view.delegate = try value() }
    case "prefetchDataSource":
      ObjectiveCKey { (view: NSCollectionView, value) in view.prefetchDataSource = try value() }
    case "backgroundView":
      ObjectiveCKey { (view: NSCollectionView, value) in view.backgroundView = try value() }
    case "itemPrototype":
      ObjectiveCKey { (view: NSCollectionView, value) in view.itemPrototype = try value() }
    case "collectionViewLayout":
      ObjectiveCKey { (view: NSCollectionView, value) in
        view.collectionViewLayout = try value()
      }
    default: nil
    }
  }

  private static func tableViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "dataSource":
      ObjectiveCKey { (view: NSTableView, value) in view.dataSource = try value() }
    case "delegate": ObjectiveCKey { (view: NSTableView, value) in view.delegate = try value() }
    // There are no headers.
    case "headerView", "cornerView": unused
    default: nil
    }
  }

  private static func tableCellKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "textField":
      ObjectiveCKey { (view: NSTableCellView, value) in view.textField = try value() }
    case "imageView":
      ObjectiveCKey { (view: NSTableCellView, value) in view.imageView = try value() }
    default: nil
    }
  }

  // MARK: Windows and controllers

  private static func windowKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey { (window: NSWindow, value) in window.delegate = try value() }
    case "contentView":
      ObjectiveCKey { (window: NSWindow, value) in window.contentView = try value() }
    case "contentViewController":
      ObjectiveCKey { (window: NSWindow, value) in window.contentViewController = try value() }
    case "title": ObjectiveCKey { (window: NSWindow, value) in window.title = try value() }
    case "toolbar": ObjectiveCKey { (window: NSWindow, value) in window.toolbar = try value() }
    default: nil
    }
  }

  private static func windowControllerKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "window":
      ObjectiveCKey { (object: NSWindowController, value) in object.window = try value() }
    case "contentViewController":
      ObjectiveCKey { (object: NSWindowController, value) in
        object.contentViewController = try value()
      }
    default: nil
    }
  }

  private static func controllerKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "view": ObjectiveCKey { (object: NSViewController, value) in object.view = try value() }
    case "title": ObjectiveCKey { (object: NSViewController, value) in object.title = try value() }
    case "representedObject":
      ObjectiveCKey { (object: NSViewController, value) in
        let represented: AnyObject = try value()
        object.representedObject = represented
      }
    default: nil
    }
  }

  private static func popoverKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "contentViewController":
      ObjectiveCKey { (popover: NSPopover, value) in
        popover.contentViewController = try value()
      }
    case "delegate":
      ObjectiveCKey { (popover: NSPopover, value) in popover.delegate = try value() }
    default: nil
    }
  }

  private static func itemKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "imageView":
      ObjectiveCKey { (item: NSCollectionViewItem, value) in item.imageView = try value() }
    case "textField":
      ObjectiveCKey { (item: NSCollectionViewItem, value) in item.textField = try value() }
    default: nil
    }
  }

  private static func applicationKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate":
      ObjectiveCKey { (application: NSApplication, value) in application.delegate = try value() }
    case "mainMenu":
      ObjectiveCKey { (application: NSApplication, value) in application.mainMenu = try value() }
    default: nil
    }
  }
}
