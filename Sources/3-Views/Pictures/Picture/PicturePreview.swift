// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A preview: what becomes of `#Preview` in a file that the plug-in compiles, or that `gallery FILE.swift`
/// draws.
///
/// ```swift
/// #Preview("A card", traits: .fixedLayout(width: 320, height: 200)) { CardView() }
/// ```
///
/// The previews of a module are the list `Previews.all`, which `expectPictures(of:)` compares with their
/// references.
@MainActor
public struct PicturePreview: Pictured {
  /// The layout of a preview, in place of the whole screen of a phone.
  public struct Trait: Hashable, Sendable {
    enum Layout: Hashable, Sendable {
      case screen
      case landscape
      case fitting
      case fixed(CGSize)
    }

    let layout: Layout

    /// A screen in portrait orientation, as without a trait.
    public static let defaultLayout = Trait(layout: .screen)
    /// A screen in portrait orientation, as without a trait.
    public static let portrait = Trait(layout: .screen)
    /// A screen in landscape orientation.
    public static let landscapeLeft = Trait(layout: .landscape)
    /// A screen in landscape orientation; there is no other side of it here.
    public static let landscapeRight = Trait(layout: .landscape)
    /// The layout of the size that fits the view.
    public static let sizeThatFitsLayout = Trait(layout: .fitting)

    /// Creates a layout of a fixed size.
    ///
    /// - Parameters:
    ///   - width: The width, in points; more than 0.
    ///   - height: The height, in points; more than 0.
    /// - Returns: The trait.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait {
      Trait(layout: .fixed(CGSize(width: width, height: height)))
    }
  }

  /// The name, which no other preview of the module has.
  public let name: String
  let layout: Trait.Layout
  private let make: @MainActor () -> PictureContent

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - traits: The layout; of several the last one counts.
  ///   - body: Makes what is shown, a view or a view controller, for each picture.
  public init<Content: Pictured>(
    _ name: String, traits: Trait..., body: @escaping @MainActor () -> Content
  ) {
    self.name = name
    layout = traits.last?.layout ?? .screen
    make = { body().pictureContent }
  }

  /// The content: what the body makes, anew each time.
  public var pictureContent: PictureContent { make() }

  /// Whether the preview is shown on a whole screen, whose device and size a picture may vary.
  package var isScreen: Bool { layout == .screen || layout == .landscape }

  /// The device whose screen shows the preview, turned if that is wanted.
  package func device(_ device: PictureDevice) -> PictureDevice {
    layout == .landscape ? device.landscape : device
  }

  /// The size that the traits say, in points; nil for that of a device, or the view's own.
  package var fixedSize: CGSize? { if case .fixed(let size) = layout { size } else { nil } }

  /// Creates a controller that shows previews: all of them beside and below one another, each with
  /// its name; one that fills a screen as it is.
  ///
  /// - Returns: The controller, which makes what it shows when its view is loaded.
  public static func sheet(of previews: [PicturePreview]) -> UIViewController {
    if previews.count == 1, previews[0].layout == .screen,
      let controller = previews[0].pictureContent.owner as? UIViewController
    {
      return controller
    }
    return PreviewSheet(previews)
  }
}

/// Previews with their names, in as many columns as rows.
private final class PreviewSheet: UIViewController {
  private static let (margin, captionHeight): (CGFloat, CGFloat) = (16, 24)
  private static let screen = CGSize(width: 390, height: 844)

  private let previews: [PicturePreview]
  private let scrollView = UIScrollView()
  private var parts: [(caption: UILabel, stage: UIView, size: CGSize)] = []

  init(_ previews: [PicturePreview]) {
    self.previews = previews
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("a preview makes it itself") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(scrollView)
    for preview in previews {
      let caption = UILabel()
      caption.text = preview.name
      caption.font = .systemFont(ofSize: 13, weight: .semibold)
      caption.textColor = .secondaryLabel
      let stage = UIView()
      stage.backgroundColor = .systemBackground
      stage.clipsToBounds = true
      let content = preview.pictureContent
      if let controller = content.owner as? UIViewController, controller.view === content.view {
        addChild(controller)
        stage.addSubview(content.view)
        controller.didMove(toParent: self)
      } else {
        stage.addSubview(content.view)
      }
      parts.append((caption, stage, size(of: preview, content.view)))
      scrollView.addSubview(caption)
      scrollView.addSubview(stage)
    }
  }

  private func size(of preview: PicturePreview, _ view: UIView) -> CGSize {
    switch preview.layout {
    case .screen: return Self.screen
    case .landscape: return CGSize(width: Self.screen.height, height: Self.screen.width)
    case .fixed(let size): return size
    case .fitting:
      guard view.bounds.isEmpty else { return view.bounds.size }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(width: max(fitting.width, 1), height: max(fitting.height, 1))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds.inset(by: view.safeAreaInsets)
    let columns = CGFloat(Double(parts.count).squareRoot().rounded(.up))
    let width = max(1, (scrollView.bounds.width - Self.margin) / max(columns, 1) - Self.margin)
    var (x, y, height) = (Self.margin, Self.margin, CGFloat(0))
    for (caption, stage, size) in parts {
      if x + width > scrollView.bounds.width {
        (x, y, height) = (Self.margin, y + height + Self.margin, 0)
      }
      let scale = min(1, width / max(size.width, 1))
      caption.frame = CGRect(x: x, y: y, width: width, height: Self.captionHeight)
      // Laid out in its own size, and then made smaller.
      stage.bounds = CGRect(origin: .zero, size: size)
      stage.transform = CGAffineTransform(scaleX: scale, y: scale)
      stage.center = CGPoint(
        x: x + size.width * scale / 2, y: y + Self.captionHeight + size.height * scale / 2)
      for content in stage.subviews { content.frame = stage.bounds }
      height = max(height, Self.captionHeight + size.height * scale)
      x += width + Self.margin
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width, height: y + height + Self.margin)
  }
}

/// A view's picture with something over it and beside it.
@MainActor
protocol PictureSheet {
  var size: CGSize { get }
  /// Draws the view, what is around it, over it and beside it.
  func draw(_ view: UIView, in context: CGContext, scale: CGFloat)
}

extension AnatomySheet: PictureSheet {}
extension AccessibilitySheet: PictureSheet {}
