/// An extent in cells: columns by rows, never negative.
package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// Creates a size with its extents clamped to the range of `Geometry`.
    package init(width: Int, height: Int) {
        self.width = Geometry.extent(width)
        self.height = Geometry.extent(height)
    }

    package static let zero = Size(width: 0, height: 0)
}
