/// The results of the same purchase for every design and every point at which the app is killed.
package struct CrashMatrix: Hashable, Sendable {
    package let product: Product
    private let cells: [CellKey: CrashMatrixCell]

    private struct CellKey: Hashable {
        let design: CrashDesign
        let point: StagePoint
    }

    /// Creates a matrix from the results.
    package init(product: Product, cells: [CrashMatrixCell]) {
        self.product = product
        let keyedCells = cells.map { (CellKey(design: $0.design, point: $0.point), $0) }
        self.cells = Dictionary(keyedCells) { first, _ in first }
    }

    /// The result of a design and a point; nil if it was not played.
    package subscript(design: CrashDesign, point: StagePoint) -> CrashMatrixCell? {
        cells[CellKey(design: design, point: point)]
    }
}
