// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a program that the user sees as one; here, what one window or several belong to.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  private let sceneSession: UISceneSession
  private var state = ActivationState.unattached

  /// Creates a scene, which is not connected.
  ///
  /// - Parameters:
  ///   - session: What is known of it.
  ///   - connectionOptions: Why it is made.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    sceneSession = session
    super.init()
    session.attach(self)
  }

  /// The session of the scene.
  open var session: UISceneSession { sceneSession }
  /// The delegate, which is notified of the scene's life cycle. A strong reference.
  open var delegate: (any UISceneDelegate)?
  /// The stage of the scene's life.
  open var activationState: ActivationState { state }
  // Implicitly unwrapped as in UIKit: nil is set, never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect: nothing shows it. The title of the scene.
  open var title: String! = ""

  /// The program.
  open override var next: UIResponder? { UIApplication.shared }

  package func enter(_ state: ActivationState) { self.state = state }
}

extension UIScene {
  /// The stage of a scene's life.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in front and receives events.
    case foregroundActive = 0
    /// The scene is in front and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background; it never is here.
    case background = 2
  }

  /// The reasons for connecting a scene. There are none here, so everything is empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Creates options that ask for nothing.
    public override init() { super.init() }

    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities of the user elsewhere.
    open var userActivities: Set<NSObject> { [] }
    /// The program that asked.
    open var sourceApplication: String? { nil }
  }
}

/// An address to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The methods that are called when a scene connects, disconnects and changes. All may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene was created and nothing is visible yet. Create its window here.
  ///
  /// - Parameters:
  ///   - scene: The scene, a `UIWindowScene`.
  ///   - session: What is known of it.
  ///   - connectionOptions: Why it is made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called before the scene is shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is shown.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Has no effect: the scene stays in front. Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// Has no effect: the scene stays in front. Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Has no effect: there is no system that opens addresses. Never called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing: the default of `scene(_:willConnectTo:options:)`.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing: the default of `sceneDidDisconnect(_:)`.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing: the default of `sceneWillEnterForeground(_:)`.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing: the default of `sceneDidBecomeActive(_:)`.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing: the default of `sceneWillResignActive(_:)`.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing: the default of `sceneDidEnterBackground(_:)`.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing: the default of `scene(_:openURLContexts:)`.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The methods that are called when a scene with windows connects, disconnects and changes.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The window of the scene, which is nil. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}

/// The session of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's text.
    public let rawValue: String
    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// A text of its own.
  public let persistentIdentifier: String
  /// The scene; nil before it is made.
  public private(set) weak var scene: UIScene?
  /// The configuration from which the scene is created.
  public internal(set) var configuration: UISceneConfiguration
  /// The program's own information about the scene.
  public var userInfo: [String: Any]?

  /// Creates what is known of a scene that is not made yet.
  package init(role: Role) {
    self.role = role
    persistentIdentifier = role.rawValue
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Takes the configuration that the program's delegate returned.
  package func take(_ configuration: UISceneConfiguration) { self.configuration = configuration }

  func attach(_ scene: UIScene) { self.scene = scene }
}

/// The configuration from which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Nil for the class called `SceneDelegate` in the module of
  /// the program's delegate, since there is no property list to name it.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene's window begins with; nil for the program's.
  open var storyboard: UIStoryboard?

  /// Creates a scene configuration from a name and a session role.
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
