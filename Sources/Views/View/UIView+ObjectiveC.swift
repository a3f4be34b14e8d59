// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// Objective-C makes an object from any class, by the initializer that the class itself has. Swift does
// so only by a `required` one, which every view with an initializer of its own would have to write. But
// an initializer's code takes the class as an argument, whether it is required or not, and a
// convenience initializer finds the designated one in that class's table. So the code is called by its
// symbol. It has to be public, or an optimised build leaves it out; and a convenience initializer,
// since a designated one would make a plain view.

extension UIView {
  /// Creates a view as `init(frame:)` does, for ``objectiveCInit(frame:)``.
  ///
  /// - Parameter objectiveCFrame: Its place in its superview, in points.
  public convenience init(objectiveCFrame: CGRect) { self.init(frame: objectiveCFrame) }

  @_silgen_name("$s5Views6UIViewC15objectiveCFrameAC10Foundation6CGRectV_tcfC")
  private static func create(_ frame: CGRect) -> Self

  /// Creates a view of the class at hand, which may be known only when the program runs. What
  /// `T(frame:)` and `type.init(frame:)` mean in code for iOS.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  /// - Returns: The view, made by the class's own `init(frame:)`. A class that has none stops the
  ///   program with Swift's "Use of unimplemented initializer".
  public static func objectiveCInit(frame: CGRect) -> Self { create(frame) }
}

extension NSObject {
  /// Creates an object as `init()` does, for ``objectiveCInit()``.
  ///
  /// - Parameter objectiveC: Nothing.
  public convenience init(objectiveC: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5ViewsE10objectiveCACyt_tcfC")
  private static func create(_ nothing: Void) -> Self

  /// Creates a view, a controller, a delegate or another object of the class at hand, which may be
  /// known only when the program runs. What `T()` and `type.init()` mean in code for iOS.
  ///
  /// - Returns: The object, made by the class's own `init(frame:)`, `init(nibName:bundle:)` or, where
  ///   it is neither a view nor a controller, `init()`. A class that has none stops the program with
  ///   Swift's "Use of unimplemented initializer".
  public static func objectiveCInit() -> Self { create(()) }
}
