// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is known of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What scenes are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's text.
    public let rawValue: String
    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// A text of its own.
  public let persistentIdentifier: String
  /// The scene; nil before it is made.
  public private(set) weak var scene: UIScene?
  /// How the scene is made.
  public internal(set) var configuration: UISceneConfiguration
  /// What the program keeps for the scene.
  public var userInfo: [String: Any]?

  /// Creates what is known of a scene that is not made yet.
  ///
  /// - Parameter role: What it is for.
  package init(role: Role) {
    self.role = role
    persistentIdentifier = role.rawValue
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Takes the configuration that the program's delegate returned.
  package func take(_ configuration: UISceneConfiguration) { self.configuration = configuration }

  func attach(_ scene: UIScene) { self.scene = scene }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// What the configuration is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Nil for the class called `SceneDelegate` in the module of
  /// the program's delegate, since there is no property list to name it.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: What it is called; a property list is not looked at.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
