// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A profile as it was written in 2014: names, metrics and visual formats.
class PioneerViewController: UIViewController {
  let scrollView = UIScrollView()
  let container = UIView()
  let portrait = UIView()
  let nameLabel = UILabel()
  let cityLabel = UILabel()
  let line = UIView()
  let aboutLabel = UILabel()
  let followLabel = UILabel()
  let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.backgroundColor = UIColor.systemBackground

    portrait.backgroundColor = UIColor.systemBlue
    portrait.layer.cornerRadius = 32
    nameLabel.text = "Grace Hopper"
    nameLabel.font = UIFont.boldSystemFont(ofSize: 22)
    cityLabel.text = "Arlington, Virginia"
    cityLabel.textColor = UIColor.secondaryLabel
    line.backgroundColor = UIColor.separator
    aboutLabel.numberOfLines = 0
    aboutLabel.text =
      "Wrote the first compiler because nobody believed that it could be done, "
      + "and kept a clock that ran counterclockwise to show that there is more than one way."
    for (label, text, color) in [
      (followLabel, "Follow", UIColor.systemBlue), (messageLabel, "Message", UIColor.systemGray),
    ] {
      label.text = text
      label.textAlignment = NSTextAlignment.center
      label.textColor = UIColor.white
      label.backgroundColor = color
      label.layer.cornerRadius = 8
      label.layer.masksToBounds = true
    }

    self.view.addSubview(scrollView)
    scrollView.addSubview(container)
    for subview in [
      portrait, nameLabel, cityLabel, line, aboutLabel, followLabel, messageLabel,
    ] {
      container.addSubview(subview)
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false

    let views: [String: Any] = [
      "scroll": scrollView, "container": container, "portrait": portrait, "name": nameLabel,
      "city": cityLabel, "line": line, "about": aboutLabel, "follow": followLabel,
      "message": messageLabel,
    ]
    let metrics = ["side": 64, "gap": 12, "bar": 36]
    var constraints: [NSLayoutConstraint] = []
    func add(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
    add("H:|[scroll]|")
    add("V:|[scroll]|")
    add("H:|[container(==scroll)]|")
    add("V:|[container]|")
    add("H:|-[portrait(side)]-gap-[name]-(>=gap)-|", .alignAllTop)
    add("V:|-20-[portrait(side)]-gap-[line(1)]-gap-[about]-20-[follow(bar)]-(>=20)-|")
    add("V:[name]-4-[city]", .alignAllLeading)
    add("H:|-[line]-|")
    add("H:|-[about]-|")
    add("H:|-[follow]-gap-[message(follow)]-|", [.alignAllTop, .alignAllBottom])
    self.view.addConstraints(constraints)
  }
}
