// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What a text field asks and tells, and where its parts are.
@Suite("Members of text fields")
@MainActor
struct TextFieldMemberTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var answers = true
    private func ask(_ name: String = #function) -> Bool {
      calls.append(name)
      return answers
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask() }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = ask() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask() }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = ask() }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask() }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask() }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let delegate = Delegate()

  init() {
    field.delegate = delegate
    window.addSubview(field)
    window.layoutIfNeeded()
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test func `Editing is asked for and told, at begin, return and end`() {
    var sent: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "change"),
      (.editingDidEndOnExit, "exit"), (.editingDidEnd, "end"),
    ] { field.addAction(UIAction { _ in sent.append(name) }, for: event) }
    let posted = Tally()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { posted.names.append(name.rawValue) }
      }
    }
    window.tap(at: CGPoint(x: 100, y: 20))
    expect(field.isEditing)
    field.insertText("a")
    field.insertText("\n")
    field.resignFirstResponder()
    expectEqual(
      delegate.calls,
      [
        "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
        "textFieldShouldReturn(_:)", "textFieldShouldEndEditing(_:)",
        "textFieldDidEndEditing(_:)",
      ])
    expectEqual(sent, ["begin", "change", "exit", "end"])
    expectEqual(posted.names, names.map(\.rawValue))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `A delegate that refuses keeps the field as it is`() {
    delegate.answers = false
    expect(!field.becomeFirstResponder())
    expect(!field.isEditing)
    delegate.answers = true
    field.becomeFirstResponder()
    delegate.answers = false
    expect(!field.resignFirstResponder())
    expect(field.isEditing)
  }

  @Test func `The clear button is shown as its mode says, and asks before it empties`() {
    field.text = "Text"
    let isShown = { [field] (mode: UITextField.ViewMode) in
      field.clearButtonMode = mode
      field.layoutIfNeeded()
      return field.subviews.contains { $0 is UIControl && !$0.isHidden }
    }
    expect(!isShown(.never))
    expect(isShown(.always))
    expect(isShown(.unlessEditing))
    expect(!isShown(.whileEditing))
    field.becomeFirstResponder()
    expect(isShown(.whileEditing))
    expect(!isShown(.unlessEditing))
    expect(isShown(.always))
    let button = field.clearButtonRect(forBounds: field.bounds)
    expectEqual(button, CGRect(x: 174, y: 11, width: 19, height: 19))
    delegate.answers = false
    window.tap(at: CGPoint(x: button.midX, y: button.midY))
    expectEqual(field.text, "Text")
    delegate.answers = true
    window.tap(at: CGPoint(x: button.midX, y: button.midY))
    expectEqual(field.text?.isEmpty, true)
    expectEqual(delegate.calls.filter { $0 == "textFieldShouldClear(_:)" }.count, 2)
  }

  @Test func `A field can be emptied when editing begins`() {
    field.text = "Text"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expectEqual(field.text?.isEmpty, true)
  }

  @Test func `Secure text is shown as dots, and kept`() {
    field.text = "abc"
    field.isSecureTextEntry = true
    expectNotNil(label("•••", in: field))
    expectEqual(field.text, "abc")
    field.isSecureTextEntry = false
    expectNotNil(label("abc", in: field))
  }

  @Test func `A placeholder has colours of its own`() throws {
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    let placeholder = try #require(label("Name", in: field))
    expectEqual(field.placeholder, "Name")
    expectEqual(
      placeholder.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor, .red)
    expect(!placeholder.isHidden)
    field.text = "Ann"
    expect(placeholder.isHidden)
    expectEqual(field.attributedText?.string, "Ann")
  }

  @Test func `Borders move the text in`() {
    let insets: [CGFloat] = [.none, .line, .bezel, .roundedRect].map {
      (style: UITextField.BorderStyle) in
      field.borderStyle = style
      return field.textRect(forBounds: field.bounds).minX
    }
    expectEqual(insets, [0, 2, 2, 7])
    expectEqual(field.layer.cornerRadius, 5)
    expectEqual(field.borderRect(forBounds: field.bounds), field.bounds)
    expectEqual(field.editingRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
    expectEqual(
      field.placeholderRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
  }

  @Test func `Views at both sides are shown as their modes say, the text between them`() {
    let (left, right) = (UIView(), UIView())
    left.frame.size = CGSize(width: 20, height: 20)
    right.frame.size = CGSize(width: 30, height: 10)
    (field.leftView, field.rightView) = (left, right)
    window.layoutIfNeeded()
    expectEqual(field.textRect(forBounds: field.bounds).width, 200)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    window.layoutIfNeeded()
    expectEqual(left.frame, CGRect(x: 0, y: 10, width: 20, height: 20))
    expectEqual(field.leftViewRect(forBounds: field.bounds), left.frame)
    expect(right.isHidden)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    expect(!right.isHidden)
    expectEqual(
      field.rightViewRect(forBounds: field.bounds), CGRect(x: 170, y: 15, width: 30, height: 10))
    let text = field.textRect(forBounds: field.bounds)
    expectAtLeast(text.minX, 20)
    expectAtMost(text.maxX, 170)
  }

  @Test func `Overridden places are where the parts are`() throws {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 33, dy: 0)
      }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 44, dy: 0)
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    window.addSubview(field)
    window.layoutIfNeeded()
    let placeholder = try #require(label("Name", in: field))
    expectEqual(placeholder.convert(placeholder.bounds, to: field).minX, 44)
  }

  @Test func `Its font follows the text size where that is asked for`() throws {
    field.text = "Text"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    expect(field.adjustsFontForContentSizeCategory)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    try expectEqual(#require(label("Text", in: field)).font.pointSize, 33)
  }
}
