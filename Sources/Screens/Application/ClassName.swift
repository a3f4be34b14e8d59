// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Classes that are known by their names.
@MainActor enum ClassName {
  /// Returns the class of a program's delegate.
  static func delegate(_ name: String?) -> NSObject.Type {
    guard let name else {
      programmerError(
        "UIApplicationMain needs the delegate's class name: no nib provides it.")
    }
    guard let type = NSClassFromString(name) as? NSObject.Type else {
      programmerError(
        "Unknown class '\(name)'. Pass NSStringFromClass(AppDelegate.self), with the module.")
    }
    return type
  }

  /// Creates a program's delegate.
  static func makeDelegate(_ type: NSObject.Type) -> any UIApplicationDelegate {
    guard let delegate = type.objectiveCInit() as? any UIApplicationDelegate else {
      programmerError(
        "\(type) cannot be the application's delegate: it is not a UIApplicationDelegate.")
    }
    return delegate
  }

  /// Returns the class of a scene's delegate: the configuration's, or the one called `SceneDelegate`
  /// in the module of the program's delegate; nil if neither is there.
  static func sceneDelegate(
    of configuration: UISceneConfiguration, for delegate: any UIApplicationDelegate
  ) -> AnyClass? {
    if let named = configuration.delegateClass { return named }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let type: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return type is any UISceneDelegate.Type ? type : nil
  }

  /// Creates the delegate of a scene.
  static func makeSceneDelegate(_ type: AnyClass) -> any UISceneDelegate {
    guard let type = type as? NSObject.Type,
      let delegate = type.objectiveCInit() as? any UISceneDelegate
    else {
      programmerError("\(type) cannot be a scene's delegate: it is not a UISceneDelegate.")
    }
    return delegate
  }
}
