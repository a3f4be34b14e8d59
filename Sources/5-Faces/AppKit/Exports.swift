// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// `import AppKit` on macOS brings Foundation with it; so does ours. The descriptions of compositional
// layouts, snapshots and geometry are the same types as UIKit's. Of Views only what AppKit has as
// well: one by one, so that no UIView comes along.
@_exported public import CollectionData
@_exported public import CollectionLayout
@_exported public import Foundation
@_exported public import Geometry
@_exported public import LayoutInspection

@_exported public import class Pictures.Picture
@_exported public import struct Pictures.PictureAnatomy
@_exported public import enum Pictures.PictureChrome
@_exported public import struct Pictures.PictureContent
@_exported public import struct Pictures.PictureDevice
@_exported public import enum Pictures.PictureError
@_exported public import enum Pictures.PictureFormat
@_exported public import protocol Pictures.Pictured
@_exported public import class Views.CAAnimation
@_exported public import struct Views.CAAnimationCalculationMode
@_exported public import protocol Views.CAAnimationDelegate
@_exported public import class Views.CAAnimationGroup
@_exported public import struct Views.CAAnimationRotationMode
@_exported public import class Views.CABasicAnimation
@_exported public import struct Views.CACornerMask
@_exported public import class Views.CAGradientLayer
@_exported public import struct Views.CAGradientLayerType
@_exported public import class Views.CAKeyframeAnimation
@_exported public import class Views.CALayer
@_exported public import struct Views.CALayerContentsFilter
@_exported public import struct Views.CALayerContentsGravity
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
@_exported public import class Views.CATransformLayer
@_exported public import class Views.CATransition
@_exported public import struct Views.CATransitionSubtype
@_exported public import struct Views.CATransitionType
@_exported public import class Views.CGColor
@_exported public import class Views.CGContext
@_exported public import class Views.CGImage
@_exported public import enum Views.CGImageAlphaInfo
@_exported public import enum Views.CGLineCap
@_exported public import enum Views.CGLineJoin
@_exported public import class Views.CGMutablePath
@_exported public import class Views.CGPath
@_exported public import class Views.NSLayoutAnchor
@_exported public import class Views.NSLayoutConstraint
@_exported public import class Views.NSLayoutDimension
@_exported public import class Views.NSLayoutXAxisAnchor
@_exported public import class Views.NSLayoutYAxisAnchor
@_exported public import enum Views.NSLineBreakMode
@_exported public import enum Views.NSTextAlignment
@_exported public import struct Views.ObjectiveCKey
@_exported public import protocol Views.ObjectiveCKeys
@_exported public import protocol Views.ObjectiveCMethods
@_exported public import struct Views.ObjectiveCNotImplemented
@_exported public import struct Views.ObjectiveCValue
@_exported public import struct Views.Selector
@_exported public import struct Views.SelectorArguments
@_exported public import enum Views.objc_AssociationPolicy
@_exported public import func Views.objc_getAssociatedObject
@_exported public import func Views.objc_removeAssociatedObjects
@_exported public import func Views.objc_setAssociatedObject
