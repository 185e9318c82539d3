/// What became of the same purchase in every design, killed at every point.
package struct StageMatrix: Hashable, Sendable {
    /// What was bought.
    package let product: Product
    private let cells: [Place: StageCell]

    private struct Place: Hashable {
        let design: StageDesign
        let point: StagePoint
    }

    /// Takes what was played.
    package init(product: Product, cells: [StageCell]) {
        self.product = product
        let placed = cells.map { (Place(design: $0.design, point: $0.point), $0) }
        self.cells = Dictionary(placed) { first, _ in first }
    }

    /// What was played of a design and a point; nil where it was not.
    package subscript(design: StageDesign, point: StagePoint) -> StageCell? {
        cells[Place(design: design, point: point)]
    }
}
