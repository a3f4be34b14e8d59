// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Cell configuration")
struct CellConfigurationTests {
  private func makeCell() -> NotingCell {
    let cell = NotingCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.configurationUpdateHandler = { cell, state in
      (cell as? NotingCell)?.log.append("handler\(state.isSelected ? " selected" : "")")
    }
    return cell
  }

  private func configuration(_ text: String) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = text
    return configuration
  }

  // Rule ST-2.
  @Test func `A cell is updated before its first layout`() {
    let cell = makeCell()
    expectEmpty(cell.log)
    cell.layoutIfNeeded()
    expectEqual(cell.log, ["update", "handler"])
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expectEqual(cell.log.count, 2)
  }

  @Test func `Several changes of state make one update`() {
    let cell = makeCell()
    cell.layoutIfNeeded()
    cell.log = []
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    cell.isUserInteractionEnabled = false
    expectEmpty(cell.log)
    cell.layoutIfNeeded()
    expectEqual(cell.log, ["update selected disabled", "handler selected"])
  }

  @Test func `The same state again makes none`() {
    let cell = makeCell()
    cell.layoutIfNeeded()
    cell.log = []
    cell.isSelected = false
    cell.layoutIfNeeded()
    expectEmpty(cell.log)
  }

  @Test func `Traits are part of the state`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = makeCell()
    window.addSubview(cell)
    window.layoutIfNeeded()
    cell.log = []
    window.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    expectEqual(cell.log, ["update", "handler"])
    expectEqual(cell.configurationState.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `A configuration that is assigned is updated`() {
    let cell = makeCell()
    cell.layoutIfNeeded()
    cell.log = []
    cell.contentConfiguration = configuration("One")
    cell.layoutIfNeeded()
    expectEqual(cell.log, ["update", "handler"])
  }

  @Test func `What an update assigns asks for no other`() {
    let cell = makeCell()
    var count = 0
    cell.configurationUpdateHandler = { cell, _ in
      count += 1
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "\(count)"
      cell.contentConfiguration = configuration
    }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    expectEqual(count, 1)
    expectEqual(cell.textInside, "1")
  }

  // Rule ST-3.
  @Test func `The view of a configuration of the same type stays`() {
    let cell = makeCell()
    cell.contentConfiguration = configuration("One")
    let view = cell.contentView
    expect(view, is: UIListContentView.self)
    expectSame(view.superview, cell)
    cell.contentConfiguration = configuration("Two")
    expectSame(cell.contentView, view)
    expectEqual(cell.textInside, "Two")
  }

  @Test func `A configuration of another type gets another view`() {
    let cell = makeCell()
    let plain = cell.contentView
    cell.contentConfiguration = configuration("One")
    expectNil(plain.superview)
    cell.contentConfiguration = NotingConfiguration(number: 1)
    let view = cell.contentView as? NotingView
    expectEqual(view?.settings, 0)
    expectEqual(cell.subviews, [cell.contentView])
    cell.contentConfiguration = NotingConfiguration(number: 2)
    expectSame(cell.contentView, view)
    expectEqual(view?.settings, 1)
    cell.contentConfiguration = nil
    expectSame(cell.contentView, plain)
    expectEqual(cell.subviews, [plain])
  }

  @Test func `An equal configuration is not set again`() {
    let cell = makeCell()
    cell.contentConfiguration = NotingConfiguration(number: 1)
    cell.layoutIfNeeded()
    cell.log = []
    cell.contentConfiguration = NotingConfiguration(number: 1)
    cell.layoutIfNeeded()
    expectEqual((cell.contentView as? NotingView)?.settings, 0)
    expectEmpty(cell.log)
  }

  // Rule BG-3.
  @Test func `Contents follow the state unless told not to`() {
    let cell = makeCell()
    cell.contentConfiguration = configuration("One")
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    func color() -> UIColor? {
      (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
    }
    expectEqual(color(), .tertiaryLabel)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isUserInteractionEnabled = true
    cell.layoutIfNeeded()
    expectEqual(color(), .tertiaryLabel)
  }

  @Test func `A subclass adds states of its own`() {
    let cell = makeCell()
    cell.note = "mine"
    cell.layoutIfNeeded()
    expectEqual(cell.configurationState[.note] as? String, "mine")
    expectEqual(cell.log, ["update mine", "handler"])
    expectNil(UICellConfigurationState(traitCollection: .standard)[.note])
  }

  @Test func `Cells size themselves by their configurations`() {
    let source = TestDataSource([3])
    source.configure = { cell in
      let number = source.supplied.last?.item ?? 0
      var configuration = UIListContentConfiguration.cell()
      configuration.text = String(repeating: "line\n", count: number) + "line"
      cell.contentConfiguration = configuration
    }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(44))), source)
    // One, two and three lines of 20.29 with margins of 22: 44, 63 and 83.
    expectEqual(view.cellFrames.map(\.height), [44, 64.5, 86.5])
    let cell = view.visibleCells[0]
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "a\nb"
    cell.contentConfiguration = configuration
    view.layoutIfNeeded()
    expectEqual(view.cellFrames.map(\.height), [64.5, 64.5, 86.5])
  }

  @Test func `Selection in a collection view reaches the state`() {
    let source = TestDataSource([2])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(44))), source)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    expectEqual(view.visibleCells.map(\.configurationState.isSelected), [false, true])
  }

  @Test func `A selected background is between background and contents`() {
    let cell = makeCell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.contentConfiguration = configuration("One")
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectSame(cell.subviews.last, cell.contentView)
    expectSame(cell.subviews[1], selected)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let note = UIConfigurationStateCustomKey("tests.note")
}

/// Records its calls.
private final class NotingCell: UICollectionViewCell {
  var log: [String] = []
  var note: String?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("not archived") }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.note] = note
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var words = ["update"]
    if state.isSelected { words.append("selected") }
    if state.isDisabled { words.append("disabled") }
    if let note = state[.note] as? String { words.append(note) }
    log.append(words.joined(separator: " "))
  }
}

private struct NotingConfiguration: UIContentConfiguration, Hashable {
  var number: Int

  func makeContentView() -> any UIView & UIContentView { NotingView(self) }
  func updated(for state: any UIConfigurationState) -> NotingConfiguration { self }
}

private final class NotingView: UIView, UIContentView {
  var settings = 0
  var configuration: any UIContentConfiguration { didSet { settings += 1 } }

  init(_ configuration: NotingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
