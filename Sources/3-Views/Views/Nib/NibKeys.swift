// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The properties of the classes of this module that documents set by name: outlets (rule IB-17) and
/// runtime attributes (rule IB-21).
enum NibKeys {
  /// Returns the key of a class; nil if it has none of that name.
  static func key(named name: String, of type: AnyClass) -> ObjectiveCKey? {
    (type as? any ObjectiveCKeys.Type)?.objectiveCKey(named: name)
  }

  /// Returns the key of a responder's own class of this module, or of one above it.
  static func ownKey(named name: String, of type: UIResponder.Type) -> ObjectiveCKey? {
    if let type = type as? any NibKeyed.Type, let key = type.nibKey(named: name) { return key }
    if type is UIViewController.Type { return controllerKey(named: name) }
    guard type is UIView.Type else { return nil }
    let special: ObjectiveCKey? =
      switch type {
      case is UILabel.Type: labelKey(named: name)
      case is UIImageView.Type: imageViewKey(named: name)
      case is UIScrollView.Type: scrollViewKey(named: name)
      case is UIStackView.Type: stackViewKey(named: name)
      case is UIControl.Type: controlKey(named: name, of: type)
      default: nil
      }
    return special ?? viewKey(named: name)
  }

  private static func controllerKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "view": ObjectiveCKey(UIViewController.self) { $0.view = try $1() }
    case "title": ObjectiveCKey(UIViewController.self) { $0.title = try $1() }
    case "hidesBottomBarWhenPushed":
      ObjectiveCKey(UIViewController.self) { $0.hidesBottomBarWhenPushed = try $1() }
    default: nil
    }
  }

  private static func viewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "layer": ObjectiveCKey(reading: { (view: UIView) in view.layer })
    case "tag": ObjectiveCKey(UIView.self) { $0.tag = try $1() }
    case "alpha": ObjectiveCKey(UIView.self) { $0.alpha = try $1() }
    case "hidden", "isHidden": ObjectiveCKey(UIView.self) { $0.isHidden = try $1() }
    case "opaque", "isOpaque": ObjectiveCKey(UIView.self) { $0.isOpaque = try $1() }
    case "clipsToBounds": ObjectiveCKey(UIView.self) { $0.clipsToBounds = try $1() }
    case "backgroundColor": ObjectiveCKey(UIView.self) { $0.backgroundColor = try $1() }
    case "tintColor": ObjectiveCKey(UIView.self) { $0.tintColor = try $1() }
    case "userInteractionEnabled", "isUserInteractionEnabled":
      ObjectiveCKey(UIView.self) { $0.isUserInteractionEnabled = try $1() }
    case "translatesAutoresizingMaskIntoConstraints":
      ObjectiveCKey(UIView.self) { $0.translatesAutoresizingMaskIntoConstraints = try $1() }
    case "frame": ObjectiveCKey(UIView.self) { $0.frame = try $1() }
    case "bounds": ObjectiveCKey(UIView.self) { $0.bounds = try $1() }
    case "center": ObjectiveCKey(UIView.self) { $0.center = try $1() }
    case "accessibilityIdentifier":
      ObjectiveCKey(UIView.self) { $0.accessibilityIdentifier = try $1() }
    case "accessibilityLabel": ObjectiveCKey(UIView.self) { $0.accessibilityLabel = try $1() }
    default: nil
    }
  }

  private static func labelKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "text": ObjectiveCKey(UILabel.self) { $0.text = try $1() }
    case "textColor": ObjectiveCKey(UILabel.self) { $0.textColor = try $1() }
    case "highlightedTextColor": ObjectiveCKey(UILabel.self) { $0.highlightedTextColor = try $1() }
    case "numberOfLines": ObjectiveCKey(UILabel.self) { $0.numberOfLines = try $1() }
    case "minimumScaleFactor": ObjectiveCKey(UILabel.self) { $0.minimumScaleFactor = try $1() }
    case "adjustsFontSizeToFitWidth":
      ObjectiveCKey(UILabel.self) { $0.adjustsFontSizeToFitWidth = try $1() }
    case "adjustsFontForContentSizeCategory":
      ObjectiveCKey(UILabel.self) { $0.adjustsFontForContentSizeCategory = try $1() }
    case "preferredMaxLayoutWidth":
      ObjectiveCKey(UILabel.self) { $0.preferredMaxLayoutWidth = try $1() }
    default: nil
    }
  }

  private static func imageViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "image": ObjectiveCKey(UIImageView.self) { $0.image = try $1() }
    case "highlightedImage": ObjectiveCKey(UIImageView.self) { $0.highlightedImage = try $1() }
    default: nil
    }
  }

  private static func scrollViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(UIScrollView.self) { $0.scrollDelegate = try $1() }
    case "contentSize": ObjectiveCKey(UIScrollView.self) { $0.contentSize = try $1() }
    case "contentOffset": ObjectiveCKey(UIScrollView.self) { $0.contentOffset = try $1() }
    case "bounces": ObjectiveCKey(UIScrollView.self) { $0.bounces = try $1() }
    case "pagingEnabled", "isPagingEnabled":
      ObjectiveCKey(UIScrollView.self) { $0.isPagingEnabled = try $1() }
    case "scrollEnabled", "isScrollEnabled":
      ObjectiveCKey(UIScrollView.self) { $0.isScrollEnabled = try $1() }
    default: nil
    }
  }

  private static func stackViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "spacing": ObjectiveCKey(UIStackView.self) { $0.spacing = try $1() }
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      ObjectiveCKey(UIStackView.self) { $0.isLayoutMarginsRelativeArrangement = try $1() }
    default: nil
    }
  }

  private static func controlKey(named name: String, of type: UIResponder.Type) -> ObjectiveCKey? {
    switch name {
    case "enabled", "isEnabled": ObjectiveCKey(UIControl.self) { $0.isEnabled = try $1() }
    case "selected", "isSelected": ObjectiveCKey(UIControl.self) { $0.isSelected = try $1() }
    case "on" where type is UISwitch.Type, "isOn" where type is UISwitch.Type:
      ObjectiveCKey(UISwitch.self) { $0.isOn = try $1() }
    case "onTintColor" where type is UISwitch.Type:
      ObjectiveCKey(UISwitch.self) { $0.onTintColor = try $1() }
    default: nil
    }
  }
}

/// A responder of a later module with properties that documents set by name.
package protocol NibKeyed: AnyObject {
  /// Returns the property of a name; nil if the class adds none of that name.
  static func nibKey(named name: String) -> ObjectiveCKey?
}

extension CALayer: ObjectiveCKeys {
  /// Returns the property that a key path of a document ends with.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if a layer has none of that name.
  public nonisolated static func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "cornerRadius": ObjectiveCKey(CALayer.self) { $0.cornerRadius = try $1() }
    case "borderWidth": ObjectiveCKey(CALayer.self) { $0.borderWidth = try $1() }
    case "masksToBounds": ObjectiveCKey(CALayer.self) { $0.masksToBounds = try $1() }
    case "shadowOpacity": ObjectiveCKey(CALayer.self) { $0.shadowOpacity = try $1() }
    case "shadowRadius": ObjectiveCKey(CALayer.self) { $0.shadowRadius = try $1() }
    case "shadowOffset": ObjectiveCKey(CALayer.self) { $0.shadowOffset = try $1() }
    case "zPosition": ObjectiveCKey(CALayer.self) { $0.zPosition = try $1() }
    default: nil
    }
  }
}

extension UIGestureRecognizer: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if a recognizer has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "delegate" else { return nil }
    return ObjectiveCKey(UIGestureRecognizer.self) { $0.delegate = try $1() }
  }
}
