// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Core Animation builds on Core Graphics and includes it; CATransform3D comes with Geometry.
@_exported public import CoreGraphics

@_exported public import class Views.CAAnimation
@_exported public import struct Views.CAAnimationCalculationMode
@_exported public import protocol Views.CAAnimationDelegate
@_exported public import class Views.CAAnimationGroup
@_exported public import struct Views.CAAnimationRotationMode
@_exported public import class Views.CABasicAnimation
@_exported public import struct Views.CACornerMask
@_exported public import func Views.CACurrentMediaTime
@_exported public import class Views.CADisplayLink
@_exported public import struct Views.CAFrameRateRange
@_exported public import class Views.CAGradientLayer
@_exported public import struct Views.CAGradientLayerType
@_exported public import class Views.CAKeyframeAnimation
@_exported public import class Views.CALayer
@_exported public import struct Views.CALayerContentsFilter
@_exported public import struct Views.CALayerContentsGravity
@_exported public import struct Views.CALayerCornerCurve
@_exported public import protocol Views.CALayerDelegate
@_exported public import protocol Views.CAMediaTiming
@_exported public import struct Views.CAMediaTimingFillMode
@_exported public import class Views.CAMediaTimingFunction
@_exported public import struct Views.CAMediaTimingFunctionName
@_exported public import class Views.CAPropertyAnimation
@_exported public import class Views.CAShapeLayer
@_exported public import struct Views.CAShapeLayerFillRule
@_exported public import struct Views.CAShapeLayerLineCap
@_exported public import struct Views.CAShapeLayerLineJoin
@_exported public import class Views.CASpringAnimation
@_exported public import class Views.CATransaction
@_exported public import class Views.CATransformLayer
@_exported public import class Views.CATransition
@_exported public import struct Views.CATransitionSubtype
@_exported public import struct Views.CATransitionType
@_exported public import typealias Views.CFTimeInterval
