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
    case "menu": ObjectiveCKey(NSView.self) { $0.menu = try $1() }
    case "frame": ObjectiveCKey(NSView.self) { $0.frame = try $1() }
    case "hidden", "isHidden": ObjectiveCKey(NSView.self) { $0.isHidden = try $1() }
    case "alphaValue": ObjectiveCKey(NSView.self) { $0.alphaValue = try $1() }
    case "wantsLayer": ObjectiveCKey(NSView.self) { $0.wantsLayer = try $1() }
    default: nil
    }
  }

  private static func controlKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "target": ObjectiveCKey(NSControl.self) { $0.target = try $1() }
    case "delegate": unused
    case "formatter": ObjectiveCKey(NSControl.self) { $0.formatter = try $1() }
    case "tag": ObjectiveCKey(NSControl.self) { $0.tag = try $1() }
    case "enabled", "isEnabled": ObjectiveCKey(NSControl.self) { $0.isEnabled = try $1() }
    case "stringValue": ObjectiveCKey(NSControl.self) { $0.stringValue = try $1() }
    default: nil
    }
  }

  private static func textFieldKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(NSTextField.self) { $0.delegate = try $1() }
    case "textColor": ObjectiveCKey(NSTextField.self) { $0.textColor = try $1() }
    case "backgroundColor": ObjectiveCKey(NSTextField.self) { $0.backgroundColor = try $1() }
    case "placeholderString": ObjectiveCKey(NSTextField.self) { $0.placeholderString = try $1() }
    default: nil
    }
  }

  private static func buttonKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "title": ObjectiveCKey(NSButton.self) { $0.title = try $1() }
    case "image": ObjectiveCKey(NSButton.self) { $0.image = try $1() }
    default: nil
    }
  }

  private static func imageViewKey(named name: String) -> ObjectiveCKey? {
    guard name == "image" else { return nil }
    return ObjectiveCKey(NSImageView.self) { $0.image = try $1() }
  }

  private static func boxKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "contentView": ObjectiveCKey(NSBox.self) { $0.contentView = try $1() }
    case "title": ObjectiveCKey(NSBox.self) { $0.title = try $1() }
    case "cornerRadius": ObjectiveCKey(NSBox.self) { $0.cornerRadius = try $1() }
    case "borderWidth": ObjectiveCKey(NSBox.self) { $0.borderWidth = try $1() }
    case "fillColor": ObjectiveCKey(NSBox.self) { $0.fillColor = try $1() }
    case "borderColor": ObjectiveCKey(NSBox.self) { $0.borderColor = try $1() }
    default: nil
    }
  }

  private static func scrollViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "contentView": ObjectiveCKey(NSScrollView.self) { $0.contentView = try $1() }
    case "documentView": ObjectiveCKey(NSScrollView.self) { $0.documentView = try $1() }
    default: nil
    }
  }

  private static func clipViewKey(named name: String) -> ObjectiveCKey? {
    guard name == "documentView" else { return nil }
    return ObjectiveCKey(NSClipView.self) { $0.documentView = try $1() }
  }

  private static func collectionViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "dataSource": ObjectiveCKey(NSCollectionView.self) { $0.dataSource = try $1() }
    case "delegate": ObjectiveCKey(NSCollectionView.self) { $0.delegate = try $1() }
    case "prefetchDataSource":
      ObjectiveCKey(NSCollectionView.self) { $0.prefetchDataSource = try $1() }
    case "backgroundView": ObjectiveCKey(NSCollectionView.self) { $0.backgroundView = try $1() }
    case "itemPrototype": ObjectiveCKey(NSCollectionView.self) { $0.itemPrototype = try $1() }
    case "collectionViewLayout":
      ObjectiveCKey(NSCollectionView.self) { $0.collectionViewLayout = try $1() }
    default: nil
    }
  }

  private static func tableViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "dataSource": ObjectiveCKey(NSTableView.self) { $0.dataSource = try $1() }
    case "delegate": ObjectiveCKey(NSTableView.self) { $0.delegate = try $1() }
    // There are no headers.
    case "headerView", "cornerView": unused
    default: nil
    }
  }

  private static func tableCellKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "textField": ObjectiveCKey(NSTableCellView.self) { $0.textField = try $1() }
    case "imageView": ObjectiveCKey(NSTableCellView.self) { $0.imageView = try $1() }
    default: nil
    }
  }

  // MARK: Windows and controllers

  private static func windowKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(NSWindow.self) { $0.delegate = try $1() }
    case "contentView": ObjectiveCKey(NSWindow.self) { $0.contentView = try $1() }
    case "contentViewController":
      ObjectiveCKey(NSWindow.self) { $0.contentViewController = try $1() }
    case "title": ObjectiveCKey(NSWindow.self) { $0.title = try $1() }
    case "toolbar": ObjectiveCKey(NSWindow.self) { $0.toolbar = try $1() }
    default: nil
    }
  }

  private static func windowControllerKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "window": ObjectiveCKey(NSWindowController.self) { $0.window = try $1() }
    case "contentViewController":
      ObjectiveCKey(NSWindowController.self) { $0.contentViewController = try $1() }
    default: nil
    }
  }

  private static func controllerKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "view": ObjectiveCKey(NSViewController.self) { $0.view = try $1() }
    case "title": ObjectiveCKey(NSViewController.self) { $0.title = try $1() }
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
      ObjectiveCKey(NSPopover.self) { $0.contentViewController = try $1() }
    case "delegate": ObjectiveCKey(NSPopover.self) { $0.delegate = try $1() }
    default: nil
    }
  }

  private static func itemKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "imageView": ObjectiveCKey(NSCollectionViewItem.self) { $0.imageView = try $1() }
    case "textField": ObjectiveCKey(NSCollectionViewItem.self) { $0.textField = try $1() }
    default: nil
    }
  }

  private static func applicationKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(NSApplication.self) { $0.delegate = try $1() }
    case "mainMenu": ObjectiveCKey(NSApplication.self) { $0.mainMenu = try $1() }
    default: nil
    }
  }
}
