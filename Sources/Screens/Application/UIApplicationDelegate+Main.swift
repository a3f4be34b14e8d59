// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UIApplicationDelegate where Self: NSObject {
  /// Runs the program that the class is the delegate of: what `@main` calls.
  ///
  /// It is launched as on iOS: the delegate is created by its `init()`, its launch methods are
  /// called, a scene is connected if there is a scene delegate (see
  /// ``UISceneConfiguration/delegateClass``), and the key window is drawn to the file that the
  /// command line names.
  ///
  /// ```swift
  /// @main
  /// class AppDelegate: UIResponder, UIApplicationDelegate {}
  /// // swift run App --out screen.png --appearance dark
  /// ```
  ///
  /// The program ends with 0, or with one line on standard error: 64 for a wrong command line, 73 for
  /// a file that cannot be written, 70 for anything else, such as a launch that shows no window.
  ///
  /// > Note: Differs from UIKit: there the program goes on until it is ended, and shows its windows on
  /// > a screen.
  public static func main() {
    ProgramRun(CommandLine.arguments).runAndExit { objectiveCInit() }
  }
}

/// Runs the program of a delegate that is known by its name, as `main.swift` does in older apps.
///
/// As `UIApplicationDelegate.main()`; it does not return.
///
/// - Parameters:
///   - argc: Not read: the command line is known.
///   - argv: Not read.
///   - principalClassName: Not read: the program's class is `UIApplication`.
///   - delegateClassName: The name of the delegate's class with its module, as
///     `NSStringFromClass(AppDelegate.self)` says it. A class that is not there, or is no delegate,
///     is a programmer error.
/// - Returns: Nothing.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let type = ClassName.delegate(delegateClassName)
  ProgramRun(CommandLine.arguments).runAndExit { ClassName.makeDelegate(type) }
}
