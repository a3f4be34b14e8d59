// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// A view that writes down every call, with outlets as the translator gives them.
class RecordingView: UIView {
  static var calls: [String] = []
  private weak var label: UILabel? {
    didSet { Self.calls.append("\(name).label = \(label?.text ?? "nil")") }
  }
  private(set) var boxes: [UIView] = []
  var width: NSLayoutConstraint?
  var safeArea: UILayoutGuide?
  var amount = 0
  var ratio: CGFloat = 0
  var note: String?
  var origin = CGPoint.zero
  var shade: UIColor?
  private(set) var taps: [String] = []
  private var name: String { accessibilityIdentifier ?? "view" }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let outlets = label == nil && boxes.isEmpty ? "no outlets" : "outlets"
    Self.calls.append(
      "\(name).init \(frame.width) \(subviews.count) \(constraints.count) \(outlets)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.calls.append("\(name).awake \(label?.text ?? "nil") \(boxes.count) \(amount)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.calls.append("\(name).layout")
  }

  func tap(_ sender: UIControl) { taps.append("\(type(of: sender))") }

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "label": ObjectiveCKey { (view: RecordingView, value) in view.label = try value() }
    case "boxes": ObjectiveCKey { (view: RecordingView, value) in view.boxes = try value() }
    case "width": ObjectiveCKey { (view: RecordingView, value) in view.width = try value() }
    case "safeArea": ObjectiveCKey { (view: RecordingView, value) in view.safeArea = try value() }
    case "amount": ObjectiveCKey { (view: RecordingView, value) in view.amount = try value() }
    case "ratio": ObjectiveCKey { (view: RecordingView, value) in view.ratio = try value() }
    case "note": ObjectiveCKey { (view: RecordingView, value) in view.note = try value() }
    case "origin": ObjectiveCKey { (view: RecordingView, value) in view.origin = try value() }
    case "shade": ObjectiveCKey { (view: RecordingView, value) in view.shade = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  override class func objectiveCMethod(named name: String) -> Selector? {
    switch name {
    case "tap:":
      Selector("tap:") { (view: RecordingView, arguments) in view.tap(arguments[0]) }
    default: super.objectiveCMethod(named: name)
    }
  }
}

/// A class whose module was not translated: it has no keys.
class PlainOwner: UIResponder {
  var label: UILabel?
}

@MainActor
@Suite("Connections of nibs", .serialized)
struct NibConnectionTests {
  typealias Documents = NibDocuments

  private static let recorded = """
    <view id="root" customClass="RecordingView" customModule="ViewsTests">
    <rect key="frame" x="0" y="0" width="100" height="50"/>
    <subviews>
    <view id="inner" customClass="RecordingView" customModule="ViewsTests">
    <rect key="frame" x="0" y="0" width="20" height="10"/>
    <accessibility key="accessibilityConfiguration" identifier="inner"/>
    <connections><outlet property="label" destination="text" id="o0"/></connections></view>
    <label id="text" text="hello"/>
    <switch id="control"><connections>
    <action selector="tap:" destination="root" eventType="valueChanged" id="a1"/>
    </connections></switch>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints><constraint firstItem="inner" firstAttribute="width" constant="20" id="width"/>
    <constraint firstItem="text" firstAttribute="top" secondItem="safe" secondAttribute="top" id="top"/>
    </constraints>
    <accessibility key="accessibilityConfiguration" identifier="root"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="amount"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections>
    <outlet property="label" destination="text" id="o1"/>
    <outletCollection property="boxes" destination="inner" id="o2"/>
    <outlet property="width" destination="width" id="o3"/>
    <outletCollection property="boxes" destination="text" id="o4"/>
    <outlet property="safeArea" destination="safe" id="o5"/>
    </connections></view>
    """

  @Test func `Objects, attributes, connections and the end follow each other`() throws {
    RecordingView.calls = []
    let root = try Documents.view(RecordingView.self, Self.recorded)
    expectEqual(
      RecordingView.calls,
      [
        "inner.init 20.0 0 0 no outlets", "root.init 100.0 3 1 no outlets",
        "inner.label = hello", "root.label = hello",
        "root.awake hello 2 3", "inner.awake hello 0 0",
      ])
    expectEqual(root.boxes.map { "\(type(of: $0))" }, ["RecordingView", "UILabel"])
    expectEqual(root.width?.constant, 20)
    expectSame(root.safeArea, root.safeAreaLayoutGuide)
  }

  @Test func `Actions find their methods when they are sent`() throws {
    let root = try Documents.view(RecordingView.self, Self.recorded)
    let control = try #require(root.subviews.last as? UISwitch)
    expectEqual(control.actions(forTarget: root, forControlEvent: .valueChanged), ["tap:"])
    control.sendActions(for: .valueChanged)
    expectEqual(root.taps, ["UISwitch"])
  }

  @Test
  func
    `An action without an event is sent at the control's own, and one to the first responder up the chain`()
    throws
  {
    let root = try Documents.view(
      RecordingView.self,
      """
      <view id="root" customClass="RecordingView" customModule="ViewsTests"><subviews>
      <switch id="control"><connections><action selector="tap:" destination="-2" id="a1"/>
      </connections></switch></subviews></view>
      """)
    let control = try #require(root.subviews.first as? UISwitch)
    expectEqual(control.actions(forTarget: nil, forControlEvent: .valueChanged), ["tap:"])
    control.sendActions(for: .valueChanged)
    expectEqual(root.taps, ["UISwitch"])
  }

  @Test func `Recognizers are objects at the top, with their own numbers`() throws {
    let objects = Documents.nib(
      """
      <view id="root" customClass="RecordingView" customModule="ViewsTests"><connections>
      <outletCollection property="gestureRecognizers" destination="tap" appendContents="YES" id="o1"/>
      </connections></view>
      <tapGestureRecognizer id="tap" numberOfTapsRequired="2"><connections>
      <action selector="tap:" destination="root" id="a1"/></connections></tapGestureRecognizer>
      """
    ).instantiate(withOwner: nil)
    let root = try #require(objects.first as? RecordingView)
    let tap = try #require(objects.last as? UITapGestureRecognizer)
    expectEqual(objects.count, 2)
    expectSame(tap.view, root)
    expectEqual(tap.numberOfTapsRequired, 2)
    expectEqual(root.gestureRecognizers?.count, 1)
  }

  @Test func `Owners and external objects stand for proxies`() throws {
    let owner = UIViewController()
    let text = Documents.text(
      """
      <placeholder placeholderIdentifier="Field" id="field"/>
      <view id="root" customClass="RecordingView" customModule="ViewsTests"><connections>
      <outlet property="label" destination="field" id="o1"/></connections></view>
      """
    ).replacing(
      "id=\"-1\"/>",
      with:
        "id=\"-1\"><connections><outlet property=\"view\" destination=\"root\" id=\"o2\"/></connections></placeholder>"
    )
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let label = UILabel(frame: .zero)
    label.text = "outside"
    RecordingView.calls = []
    let objects = nib.instantiate(
      withOwner: owner, options: [.externalObjects: ["Field": label]])
    expectEqual(objects.count, 1)
    expectSame(owner.viewIfLoaded, objects[0] as AnyObject)
    expectContains(RecordingView.calls, "view.label = outside")
    // Without an owner its connections are left out.
    expectEqual(nib.instantiate(withOwner: nil).count, 1)
  }

  // MARK: Runtime attributes

  private func attributes(_ list: String) throws -> RecordingView {
    try Documents.view(
      RecordingView.self,
      """
      <view id="root" customClass="RecordingView" customModule="ViewsTests">
      <userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes></view>
      """)
  }

  private func number(_ key: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(key)">\(value)</userDefinedRuntimeAttribute>
    """
  }

  @Test func `Runtime attributes fit the types of properties`() throws {
    let view = try attributes(
      number("amount", "<real key=\"value\" value=\"4\"/>")
        + number("ratio", "<integer key=\"value\" value=\"2\"/>")
        + number("layer.cornerRadius", "<integer key=\"value\" value=\"8\"/>")
        + number("layer.borderWidth", "<real key=\"value\" value=\"0.5\"/>")
        + number("alpha", "<real key=\"value\" value=\"0.25\"/>")
          + """
          <userDefinedRuntimeAttribute type="string" keyPath="note" value="text"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
          <userDefinedRuntimeAttribute type="point" keyPath="origin"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="shade"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
          """)
    expectEqual(view.amount, 4)
    expectEqual(view.ratio, 2)
    expectEqual(view.note, "text")
    expectEqual(view.layer.cornerRadius, 8)
    expectEqual(view.layer.borderWidth, 0.5)
    expect(view.layer.masksToBounds)
    expect(view.isHidden)
    expectEqual(view.alpha, 0.25)
    expectEqual(view.origin, CGPoint(x: 1, y: 2))
    expectEqual(view.shade, .systemRed)
    let cleared = try attributes(
      "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"note\"/>")
    expectNil(cleared.note)
  }

  @Test func `An attribute that is not there is announced, and loading goes on`() throws {
    var view: RecordingView?
    let lines = try Documents.console {
      view = try attributes(
        number("missing", "<integer key=\"value\" value=\"1\"/>")
          + number("amount", "<integer key=\"value\" value=\"5\"/>")
            + """
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="amount" value="many"/>
            """)
    }
    expectEqual(view?.amount, 5)
    expectEqual(lines.count, 3)
    expectEqual(
      lines[0],
      """
      nib:5: Failed to set (missing) user defined inspected property on (RecordingView): this class \
      is not key value coding-compliant for the key missing.
      """)
    expectContains(lines[1], "layer.borderColor has no effect")
    expectContains(lines[2], "Failed to set (amount)")
  }

  // MARK: What stops

  private static func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(.waitsForProcesses) func `An outlet that the class does not have stops with its line`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NibDocuments.nib(
          """
          <view id="root" customClass="RecordingView" customModule="ViewsTests">
          <subviews><label id="text"/></subviews><connections>
          <outlet property="label" destination="text" id="o0"/>
          <outlet property="title" destination="text" id="o1"/></connections></view>
          """
        ).instantiate(withOwner: nil)
      }
    }
    expectContains(
      Self.message(result),
      """
      [<RecordingView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
      the key title. (nib:7) Rename the outlet in the document, or the property.
      """)
  }

  @Test(.waitsForProcesses) func `A class without any key was not translated`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let text = NibDocuments.text("<label id=\"text\"/>").replacing(
          "id=\"-1\"/>",
          with:
            "id=\"-1\"><connections><outlet property=\"label\" destination=\"text\" id=\"o\"/></connections></placeholder>"
        )
        UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: PlainOwner())
      }
    }
    expectContains(
      Self.message(result),
      "Its module was not translated: use the plug-in TranslateObjectiveC or override")
  }

  @Test(.waitsForProcesses) func `An outlet of another type stops with both types`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NibDocuments.nib(
          """
          <view id="root" customClass="RecordingView" customModule="ViewsTests">
          <subviews><imageView id="image"/></subviews><connections>
          <outlet property="label" destination="image" id="o0"/></connections></view>
          """
        ).instantiate(withOwner: nil)
      }
    }
    expectContains(
      Self.message(result),
      """
      nib:6: the outlet label of RecordingView is a UILabel?, and the document connects a \
      UIImageView
      """)
    let element = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NibDocuments.nib(
          """
          <view id="root" customClass="RecordingView" customModule="ViewsTests"><connections>
          <outletCollection property="boxes" destination="root" id="o0"/>
          <outletCollection property="boxes" destination="tap" id="o1"/></connections></view>
          <tapGestureRecognizer id="tap"/>
          """
        ).instantiate(withOwner: nil)
      }
    }
    expectContains(
      Self.message(element),
      """
      nib:5: the outlet boxes of RecordingView has elements of the type UIView, and the document \
      connects a UITapGestureRecognizer at index 1
      """)
  }

  @Test(.waitsForProcesses) func `A class of the wrong kind stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NibDocuments.nib(
          "<label id=\"a\" customClass=\"RecordingView\" customModule=\"ViewsTests\"/>"
        ).instantiate(withOwner: nil)
      }
    }
    expectContains(
      Self.message(result),
      "nib:4: ViewsTests.RecordingView is not a UILabel, which the document's element label needs")
  }
}
