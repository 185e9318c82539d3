/// The results of the same purchase for every design and every point at which the app is killed.
package struct StageMatrix: Hashable, Sendable {
    package let product: Product
    private let cells: [CellKey: StageCell]

    private struct CellKey: Hashable {
        let design: StageDesign
        let point: StagePoint
    }

    /// Creates a matrix from the results.
    package init(product: Product, cells: [StageCell]) {
        self.product = product
        let keyedCells = cells.map { (CellKey(design: $0.design, point: $0.point), $0) }
        self.cells = Dictionary(keyedCells) { first, _ in first }
    }

    /// The result of a design and a point; nil if it was not played.
    package subscript(design: StageDesign, point: StagePoint) -> StageCell? {
        cells[CellKey(design: design, point: point)]
    }
}
