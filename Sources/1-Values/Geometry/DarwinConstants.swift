// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Numbers of Darwin's C library, which code for iOS has with every import.

/// The largest finite number of a `Float`, as Darwin's `math.h` has it.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite number of a `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
