//
//  PlantCell.swift
//  Garden
//

import UIKit

class PlantCell: UICollectionViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var waterLabel: UILabel!

    @IBInspectable var spacing: CGFloat = 0 {
        didSet { layer.cornerRadius = spacing }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        waterLabel.textColor = .secondaryLabel
    }

    func show(_ plant: Plant) {
        nameLabel.text = plant.name
        waterLabel.text = "\(plant.waterings)×"
    }
}
