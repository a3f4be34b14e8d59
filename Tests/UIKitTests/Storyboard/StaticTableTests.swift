// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

extension StoryboardSuites {
  @MainActor
  @Suite("Tables of storyboards")
  struct StaticTableTests {
    typealias Folder = StoryboardFolder

    init() { SceneCalls.all = [] }

    private static func row(_ id: String, _ attributes: String = "", _ segue: String = "") -> String
    {
      """
      <tableViewCell \(attributes) reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="\(id)-label" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews><label text="\(id)" id="\(id)-label"><rect key="frame" x="16" y="0" width="343" height="44"/></label></subviews></tableViewCellContentView>
      <connections>\(segue)</connections></tableViewCell>
      """
    }

    private static func table(_ mode: String, _ contents: String, type: String) -> String {
      """
      <scene sceneID="s"><objects><tableViewController title="table" clearsSelectionOnViewWillAppear="NO" id="T" customClass="\(type)" customModule="UIKitTests" sceneMemberID="viewController">
      <tableView key="view" style="grouped" dataMode="\(mode)" rowHeight="60" id="V"><rect key="frame" x="0" y="0" width="375" height="667"/>
      \(contents)
      <connections><outlet property="dataSource" destination="T" id="o1"/><outlet property="delegate" destination="T" id="o2"/></connections></tableView>
      <connections><outlet property="label" destination="b-label" id="o3"/></connections>
      </tableViewController></objects></scene>
      \(Folder.scene("D", type: "SceneController", "title=\"D\"", view: ""))
      \(Folder.scene("I", type: "SceneController", "title=\"I\"", view: ""))
      \(Folder.scene("N", element: "navigationController", connections: Folder.root("T")))
      """
    }

    private static let sections = """
      <sections><tableViewSection headerTitle="First" footerTitle="Last" id="s1"><cells>
      \(row("a", "rowHeight=\"80\"", Folder.segue("show", to: "D", "identifier=\"open\"")))
      \(row("b"))
      </cells></tableViewSection><tableViewSection id="s2"><cells>
      \(row("c", "accessoryType=\"detailButton\"", Folder.segue("show", to: "I", "identifier=\"info\" trigger=\"accessoryAction\"")))
      </cells></tableViewSection></sections>
      """

    private func show(_ storyboard: UIStoryboard, height: CGFloat = 667) throws -> (
      window: UIWindow, navigation: UINavigationController
    ) {
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: height))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (window, navigation)
    }

    @Test func `A static table shows the sections and rows of the document`() throws {
      let storyboard = try Folder.storyboard(
        Self.table("static", Self.sections, type: "SceneSettings"), initial: "N")
      let (_, navigation) = try show(storyboard)
      let controller = try #require(navigation.topViewController as? SceneSettings)
      expect(!controller.clearsSelectionOnViewWillAppear)
      let table = try #require(controller.tableView)
      expectEqual(table.numberOfSections, 2)
      expectEqual(table.numberOfRows(inSection: 0), 2)
      func cell(_ row: Int, _ section: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
      }
      expectEqual(cell(0, 0)?.textLabel?.text, "a")
      expectEqual(cell(0, 0)?.frame.height, 80)
      expectEqual(cell(1, 0)?.textLabel?.text, "b")
      expectEqual(cell(1, 0)?.frame.height, 60)
      expectEqual(cell(0, 1)?.textLabel?.text, "c")
      expectSame(cell(1, 0)?.textLabel, controller.label, "An outlet leads into a static row.")
      expectEqual(controller.tableView(table, titleForHeaderInSection: 0), "First")
      expectEqual(controller.tableView(table, titleForFooterInSection: 0), "Last")
      expectNil(controller.tableView(table, titleForHeaderInSection: 1))
      expectEqual(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)), 80)
      expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "FIRST")
    }

    @Test func `Rows of the document stay the same while they are scrolled away and back`() throws {
      let storyboard = try Folder.storyboard(
        Self.table(
          "static",
          Self.sections.replacing(
            "textLabel=\"b-label\"", with: "rowHeight=\"600\" textLabel=\"b-label\""),
          type: "SceneSettings"), initial: "N")
      let (window, navigation) = try show(storyboard, height: 200)
      let table = try #require((navigation.topViewController as? SceneSettings)?.tableView)
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false)
      window.layoutIfNeeded()
      expectNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      window.layoutIfNeeded()
      expectSame(table.cellForRow(at: IndexPath(row: 0, section: 0)), first)
      expect(!first.isHidden)
      expectNotNil(first.superview)
      table.reloadData()
      window.layoutIfNeeded()
      expectSame(table.cellForRow(at: IndexPath(row: 0, section: 0)), first)
      expect(!first.isHidden)
    }

    @Test func `Rows trigger segues by their selection and by their accessory`() throws {
      let storyboard = try Folder.storyboard(
        Self.table("static", Self.sections, type: "SceneSettings"), initial: "N")
      let (window, navigation) = try show(storyboard)
      let table = try #require((navigation.topViewController as? SceneSettings)?.tableView)
      let third = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
      window.tap(at: third.convert(CGPoint(x: 347, y: 30), to: window))
      window.advance(to: window.currentTime + 1)
      expectContains(SceneCalls.all, "table.prepare info c")
      expectEqual(navigation.topViewController?.title, "I")
      UIView.performWithoutAnimation { _ = navigation.popViewController(animated: false) }
      window.layoutIfNeeded()
      SceneCalls.all = []
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      window.tap(at: first.convert(CGPoint(x: 50, y: 30), to: window))
      window.advance(to: window.currentTime + 1)
      expectEqual(
        SceneCalls.all.filter { $0.hasPrefix("table") },
        [
          "table.prepare open a", "table.didSelect [0, 0]",
        ])
      expectEqual(navigation.topViewController?.title, "D")
    }

    @Test func `Prototypes of a table are dequeued, and code's own rows win`() throws {
      let storyboard = try Folder.storyboard(
        Self.table(
          "prototypes",
          "<prototypes>\(Self.row("p", "", Folder.segue("show", to: "D", "identifier=\"open\"")))</prototypes>",
          type: "SceneRows"
        ).replacing(
          "<outlet property=\"label\" destination=\"b-label\" id=\"o3\"/>", with: ""), initial: "N")
      let (window, navigation) = try show(storyboard)
      let controller = try #require(navigation.topViewController as? SceneRows)
      let table = try #require(controller.tableView)
      expectEqual(table.numberOfRows(inSection: 0), 2)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      expectEqual(cell.textLabel?.text, "Row 1")
      expectEqual(cell.reuseIdentifier, "row")
      window.tap(at: cell.convert(CGPoint(x: 50, y: 30), to: window))
      window.advance(to: window.currentTime + 1)
      expectContains(SceneCalls.all, "table.prepare open Row 1")
      expectEqual(navigation.topViewController?.title, "D")
    }
  }
}

/// A table view controller that leaves its rows to the document.
class SceneSettings: UITableViewController {
  private(set) var label: UILabel?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    SceneCalls.all.append("table.didSelect \(indexPath)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let text = (sender as? UITableViewCell)?.textLabel?.text ?? "?"
    SceneCalls.all.append("table.prepare \(segue.identifier ?? "-") \(text)")
    if segue.identifier == "open" { expectNotNil(tableView.indexPathForSelectedRow) }
  }

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "label" else { return super.objectiveCKey(named: name) }
    return ObjectiveCKey { (o: SceneSettings, v) in o.label = try v() }
  }
}

/// A table view controller with rows of its own.
final class SceneRows: SceneSettings {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
