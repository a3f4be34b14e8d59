//
//  CountControl.swift
//  Pantry
//

import UIKit

/// A minus, a number and a plus.
class CountControl: UIControl {
    private var minusLabel: UILabel!
    private var plusLabel: UILabel!
    private var numberLabel: UILabel!

    var value = 0 {
        didSet {
            numberLabel.text = "\(value)"
            minusLabel.alpha = value == 0 ? 0.3 : 1
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        minusLabel = addLabel("−")
        numberLabel = addLabel("0")
        plusLabel = addLabel("+")
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 17, weight: .medium)
        addSubview(label)
        return label
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: 96, height: 32) }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch = touch, bounds.contains(touch.location(in: self)) else { return }
        let isPlus = touch.location(in: self).x > bounds.midX
        guard isPlus || value > 0 else { return }
        value += isPlus ? 1 : -1
        sendActions(for: .valueChanged)
    }
}

// MARK: - Layout

extension CountControl {
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 3
        for (index, label) in [minusLabel, numberLabel, plusLabel].enumerated() {
            label?.frame = CGRect(
                x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }
}
