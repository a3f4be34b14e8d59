// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Core Animation builds on Core Graphics and includes it; CATransform3D comes with Geometry.
@_exported public import CoreGraphics

@_exported public import struct Views.CACornerMask
@_exported public import func Views.CACurrentMediaTime
@_exported public import class Views.CADisplayLink
@_exported public import struct Views.CAFrameRateRange
@_exported public import class Views.CAGradientLayer
@_exported public import struct Views.CAGradientLayerType
@_exported public import class Views.CALayer
@_exported public import struct Views.CALayerCornerCurve
@_exported public import class Views.CAShapeLayer
@_exported public import struct Views.CAShapeLayerFillRule
@_exported public import struct Views.CAShapeLayerLineCap
@_exported public import struct Views.CAShapeLayerLineJoin
@_exported public import class Views.CATransaction
@_exported public import class Views.CATransformLayer
@_exported public import typealias Views.CFTimeInterval
