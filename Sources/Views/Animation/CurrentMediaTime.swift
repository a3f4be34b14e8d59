// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Seconds; what Core Foundation calls an interval.
public typealias CFTimeInterval = Double

/// Returns the time of the key window, in seconds.
///
/// > Note: Differs from UIKit: there it is the time since the device was started. Here no clock is
/// > read, so that the same calls give the same frames.
///
/// - Returns: `UIWindow.currentTime` of the key window; 0 without one.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIWindow.key?.currentTime ?? 0 }
