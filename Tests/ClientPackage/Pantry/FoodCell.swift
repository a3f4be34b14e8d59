//
//  FoodCell.swift
//  Pantry
//

import UIKit

@objc protocol FoodCellDelegate: AnyObject {
    func foodCell(_ cell: FoodCell, didChange count: Int)
    @objc optional func foodCellDidRunOut(_ cell: FoodCell)
    @objc optional func foodCell(_ cell: FoodCell, titleFor food: Food) -> String
}

class FoodCell: UICollectionViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var countControl: CountControl!

    weak var delegate: FoodCellDelegate?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 10

        nameLabel = contentView.addSubview(ofType: UILabel.self)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        countControl = contentView.addSubview(ofType: CountControl.self)
        countControl.addTarget(self, action: #selector(countChanged(_:)), for: .valueChanged)

        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            countControl.trailingAnchor.constraint(
                equalTo: contentView.trailingAnchor, constant: -12),
            countControl.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            countControl.leadingAnchor.constraint(
                greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ food: Food) {
        let title = delegate?.foodCell?(self, titleFor: food)
        nameLabel.text = title ?? food.name
        nameLabel.textColor = food.count == 0 ? .secondaryLabel : .label
        countControl.value = food.count
    }

    @objc private func countChanged(_ sender: CountControl) {
        delegate?.foodCell(self, didChange: sender.value)
        if sender.value == 0 {
            delegate?.foodCellDidRunOut?(self)
        }
    }
}
