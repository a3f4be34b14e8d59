// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Foundation has CGFloat, CGPoint, CGSize and CGRect; Geometry has what it lacks. Of Views only the
// types of Core Graphics: `import CoreGraphics` alone brings no views on iOS either.
@_exported public import Foundation
@_exported public import Geometry

@_exported public import enum Views.CGBlendMode
@_exported public import class Views.CGColor
@_exported public import class Views.CGContext
@_exported public import class Views.CGImage
@_exported public import enum Views.CGImageAlphaInfo
@_exported public import enum Views.CGInterpolationQuality
@_exported public import enum Views.CGLineCap
@_exported public import enum Views.CGLineJoin
@_exported public import class Views.CGMutablePath
@_exported public import class Views.CGPath
@_exported public import enum Views.CGPathDrawingMode
@_exported public import enum Views.CGPathFillRule
