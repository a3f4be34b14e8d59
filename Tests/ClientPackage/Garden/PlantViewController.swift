//
//  PlantViewController.swift
//  Garden
//

import UIKit

class PlantViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel! {
        didSet { nameLabel.text = plant?.name }
    }

    private var plant: Plant?
    private(set) var index = 0

    func show(_ plant: Plant, at index: Int) {
        self.plant = plant
        self.index = index
        title = plant.name
    }
}
