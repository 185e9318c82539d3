/// A cell's position: column and row, counted from 0 at the top left corner.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    /// Creates a position with its coordinates clamped to the range of `Geometry`.
    package init(x: Int, y: Int) {
        self.x = Geometry.coordinate(x)
        self.y = Geometry.coordinate(y)
    }

    /// Returns the position moved right by `columns` and down by `rows`.
    package func moved(right columns: Int = 0, down rows: Int = 0) -> Point {
        Point(
            x: Geometry.coordinate(x) + Geometry.coordinate(columns),
            y: Geometry.coordinate(y) + Geometry.coordinate(rows))
    }
}
