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
    case "view": ObjectiveCKey { (object: UIViewController, value) in object.view = try value() }
    case "title": ObjectiveCKey { (object: UIViewController, value) in object.title = try value() }
    case "hidesBottomBarWhenPushed":
      ObjectiveCKey { (object: UIViewController, value) in
        object.hidesBottomBarWhenPushed = try value()
      }
    default: nil
    }
  }

  private static func viewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "layer": ObjectiveCKey(reading: { (view: UIView) in view.layer })
    case "tag": ObjectiveCKey { (object: UIView, value) in object.tag = try value() }
    case "alpha": ObjectiveCKey { (object: UIView, value) in object.alpha = try value() }
    case "hidden", "isHidden":
      ObjectiveCKey { (object: UIView, value) in object.isHidden = try value() }
    case "opaque", "isOpaque":
      ObjectiveCKey { (object: UIView, value) in object.isOpaque = try value() }
    case "clipsToBounds":
      ObjectiveCKey { (object: UIView, value) in object.clipsToBounds = try value() }
    case "backgroundColor":
      ObjectiveCKey { (object: UIView, value) in object.backgroundColor = try value() }
    case "tintColor": ObjectiveCKey { (object: UIView, value) in object.tintColor = try value() }
    case "userInteractionEnabled", "isUserInteractionEnabled":
      ObjectiveCKey { (object: UIView, value) in object.isUserInteractionEnabled = try value() }
    case "translatesAutoresizingMaskIntoConstraints":
      ObjectiveCKey { (object: UIView, value) in
        object.translatesAutoresizingMaskIntoConstraints = try value()
      }
    case "frame": ObjectiveCKey { (object: UIView, value) in object.frame = try value() }
    case "bounds": ObjectiveCKey { (object: UIView, value) in object.bounds = try value() }
    case "center": ObjectiveCKey { (object: UIView, value) in object.center = try value() }
    case "accessibilityIdentifier":
      ObjectiveCKey { (object: UIView, value) in object.accessibilityIdentifier = try value() }
    case "accessibilityLabel":
      ObjectiveCKey { (object: UIView, value) in object.accessibilityLabel = try value() }
    default: nil
    }
  }

  private static func labelKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "text": ObjectiveCKey { (object: UILabel, value) in object.text = try value() }
    case "textColor": ObjectiveCKey { (object: UILabel, value) in object.textColor = try value() }
    case "highlightedTextColor":
      ObjectiveCKey { (object: UILabel, value) in object.highlightedTextColor = try value() }
    case "numberOfLines":
      ObjectiveCKey { (object: UILabel, value) in object.numberOfLines = try value() }
    case "minimumScaleFactor":
      ObjectiveCKey { (object: UILabel, value) in object.minimumScaleFactor = try value() }
    case "adjustsFontSizeToFitWidth":
      ObjectiveCKey { (object: UILabel, value) in object.adjustsFontSizeToFitWidth = try value() }
    case "adjustsFontForContentSizeCategory":
      ObjectiveCKey { (object: UILabel, value) in
        object.adjustsFontForContentSizeCategory = try value()
      }
    case "preferredMaxLayoutWidth":
      ObjectiveCKey { (object: UILabel, value) in object.preferredMaxLayoutWidth = try value() }
    default: nil
    }
  }

  private static func imageViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "image": ObjectiveCKey { (object: UIImageView, value) in object.image = try value() }
    case "highlightedImage":
      ObjectiveCKey { (object: UIImageView, value) in object.highlightedImage = try value() }
    default: nil
    }
  }

  private static func scrollViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate":
      ObjectiveCKey { (object: UIScrollView, value) in object.scrollDelegate = try value() }
    case "contentSize":
      ObjectiveCKey { (object: UIScrollView, value) in object.contentSize = try value() }
    case "contentOffset":
      ObjectiveCKey { (object: UIScrollView, value) in object.contentOffset = try value() }
    case "bounces": ObjectiveCKey { (object: UIScrollView, value) in object.bounces = try value() }
    case "pagingEnabled", "isPagingEnabled":
      ObjectiveCKey { (object: UIScrollView, value) in object.isPagingEnabled = try value() }
    case "scrollEnabled", "isScrollEnabled":
      ObjectiveCKey { (object: UIScrollView, value) in object.isScrollEnabled = try value() }
    default: nil
    }
  }

  private static func stackViewKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "spacing": ObjectiveCKey { (object: UIStackView, value) in object.spacing = try value() }
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      ObjectiveCKey { (object: UIStackView, value) in
        object.isLayoutMarginsRelativeArrangement = try value()
      }
    default: nil
    }
  }

  private static func controlKey(named name: String, of type: UIResponder.Type) -> ObjectiveCKey? {
    switch name {
    case "enabled", "isEnabled":
      ObjectiveCKey { (object: UIControl, value) in object.isEnabled = try value() }
    case "selected", "isSelected":
      ObjectiveCKey { (object: UIControl, value) in object.isSelected = try value() }
    case "on" where type is UISwitch.Type, "isOn" where type is UISwitch.Type:
      ObjectiveCKey { (object: UISwitch, value) in object.isOn = try value() }
    case "onTintColor" where type is UISwitch.Type:
      ObjectiveCKey { (object: UISwitch, value) in object.onTintColor = try value() }
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
    case "cornerRadius":
      ObjectiveCKey { (object: CALayer, value) in object.cornerRadius = try value() }
    case "borderWidth":
      ObjectiveCKey { (object: CALayer, value) in object.borderWidth = try value() }
    case "masksToBounds":
      ObjectiveCKey { (object: CALayer, value) in object.masksToBounds = try value() }
    case "shadowOpacity":
      ObjectiveCKey { (object: CALayer, value) in object.shadowOpacity = try value() }
    case "shadowRadius":
      ObjectiveCKey { (object: CALayer, value) in object.shadowRadius = try value() }
    case "shadowOffset":
      ObjectiveCKey { (object: CALayer, value) in object.shadowOffset = try value() }
    case "zPosition": ObjectiveCKey { (object: CALayer, value) in object.zPosition = try value() }
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
    return ObjectiveCKey { (object: UIGestureRecognizer, value) in object.delegate = try value() }
  }
}
