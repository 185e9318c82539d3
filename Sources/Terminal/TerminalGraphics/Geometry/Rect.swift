/// A rectangle of cells; `right` and `bottom` are the first column and row beyond it.
package struct Rect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// Creates a rectangle with its values clamped to the ranges of `Geometry`.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = Geometry.coordinate(x)
        self.y = Geometry.coordinate(y)
        self.width = Geometry.extent(width)
        self.height = Geometry.extent(height)
    }

    package init(origin: Point = Point(x: 0, y: 0), size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    package var origin: Point { Point(x: x, y: y) }
    package var size: Size { Size(width: width, height: height) }
    package var right: Int { x + width }
    package var bottom: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    package func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < right && point.y >= y && point.y < bottom
    }

    /// Returns the intersection with `other`; empty if they do not intersect.
    package func clipped(to other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(
            x: left, y: top, width: min(right, other.right) - left,
            height: min(bottom, other.bottom) - top)
    }

    /// Returns the rectangle without a margin of the given number of cells at each side; never smaller than empty.
    package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
        Rect(
            x: x + Geometry.coordinate(left), y: y + Geometry.coordinate(top),
            width: width - Geometry.coordinate(left) - Geometry.coordinate(right),
            height: height - Geometry.coordinate(top) - Geometry.coordinate(bottom))
    }

    /// Returns the rectangle without `margin` cells at every side.
    package func inset(by margin: Int) -> Rect {
        inset(left: margin, top: margin, right: margin, bottom: margin)
    }

    /// Returns a rectangle of a size in the middle of this one, clipped to it, for example for a dialog.
    package func centered(_ size: Size) -> Rect {
        let width = min(size.width, self.width)
        let height = min(size.height, self.height)
        return Rect(
            x: x + (self.width - width) / 2, y: y + (self.height - height) / 2,
            width: width, height: height)
    }
}
