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

  /// What is known of the scene.
  open var session: UISceneSession { sceneSession }
  /// The delegate, which is notified of the scene's life cycle. A strong reference.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene's life has come.
  open var activationState: ActivationState { state }
  // Implicitly unwrapped as in UIKit: nil is set, never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect: nothing shows it. What the scene is called.
  open var title: String! = ""

  /// The program.
  open override var next: UIResponder? { UIApplication.shared }

  /// Enters another state.
  package func enter(_ state: ActivationState) { self.state = state }
}

extension UIScene {
  /// How far a scene's life has come.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front, and takes part in what happens.
    case foregroundActive = 0
    /// It is in front, and takes no part.
    case foregroundInactive = 1
    /// It is not in front; never here.
    case background = 2
  }

  /// Why a scene is made. Nothing asks for one here, so everything is empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Creates options that ask for nothing.
    public override init() { super.init() }

    /// Addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user did elsewhere.
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

  /// Creates a context.
  ///
  /// - Parameter url: The address.
  init(url: URL) { self.url = url }
}
