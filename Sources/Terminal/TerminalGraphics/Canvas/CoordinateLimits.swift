/// The limits that keep sums of coordinates from overflowing.
///
/// Window sizes and mouse positions are external input, and an arithmetic overflow traps: without limits, a terminal
/// could crash the program.
enum CoordinateLimits {
    private static let bound = 1 << 24

    /// Returns `value` clamped to the range of coordinates.
    static func coordinate(_ value: Int) -> Int {
        min(max(value, -bound), bound)
    }

    /// Returns `value` clamped to a valid width or height; never negative.
    static func extent(_ value: Int) -> Int {
        min(max(value, 0), bound)
    }
}

/// A cell's position: column and row, counted from 0 at the top left corner.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    /// Creates a position with its coordinates clamped to the range of `CoordinateLimits`.
    package init(x: Int, y: Int) {
        self.x = CoordinateLimits.coordinate(x)
        self.y = CoordinateLimits.coordinate(y)
    }

    /// Returns the position moved right by `columns` and down by `rows`.
    package func moved(right columns: Int = 0, down rows: Int = 0) -> Point {
        Point(
            x: CoordinateLimits.coordinate(x) + CoordinateLimits.coordinate(columns),
            y: CoordinateLimits.coordinate(y) + CoordinateLimits.coordinate(rows))
    }
}

/// An extent in cells: columns by rows, never negative.
package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// Creates a size with its extents clamped to the range of `CoordinateLimits`.
    package init(width: Int, height: Int) {
        self.width = CoordinateLimits.extent(width)
        self.height = CoordinateLimits.extent(height)
    }

    package static let zero = Size(width: 0, height: 0)
}

// MARK: Rectangles

/// A rectangle of cells; `right` and `bottom` are the first column and row beyond it.
package struct Rect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// Creates a rectangle with its values clamped to the ranges of `CoordinateLimits`.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = CoordinateLimits.coordinate(x)
        self.y = CoordinateLimits.coordinate(y)
        self.width = CoordinateLimits.extent(width)
        self.height = CoordinateLimits.extent(height)
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
            x: x + CoordinateLimits.coordinate(left), y: y + CoordinateLimits.coordinate(top),
            width: width - CoordinateLimits.coordinate(left) - CoordinateLimits.coordinate(right),
            height: height - CoordinateLimits.coordinate(top) - CoordinateLimits.coordinate(bottom))
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

// MARK: Division

extension Rect {
    /// Divides the rectangle into rows from the top; rows that do not fit are empty.
    package func rows(_ lengths: [PaneLength]) -> [Rect] {
        var top = y
        return Self.divide(height, into: lengths).map { length in
            defer { top += length }
            return Rect(x: x, y: top, width: width, height: length)
        }
    }

    /// Divides the rectangle into columns from the left.
    package func columns(_ lengths: [PaneLength]) -> [Rect] {
        var left = x
        return Self.divide(width, into: lengths).map { length in
            defer { left += length }
            return Rect(x: left, y: y, width: length, height: height)
        }
    }

    /// Returns one row of the rectangle, counted from its top; empty if the index is out of range.
    package func row(_ index: Int) -> Rect {
        guard index >= 0, index < height else { return Rect(x: x, y: y, width: 0, height: 0) }
        return Rect(x: x, y: y + index, width: width, height: 1)
    }

    /// Divides the rectangle into the first `count` rows and the rest.
    package func cutTop(_ count: Int) -> (top: Rect, rest: Rect) {
        let count = min(max(count, 0), height)
        return (
            Rect(x: x, y: y, width: width, height: count),
            Rect(x: x, y: y + count, width: width, height: height - count)
        )
    }

    /// Divides the rectangle into the last `count` rows and the rest.
    package func cutBottom(_ count: Int) -> (rest: Rect, bottom: Rect) {
        let count = min(max(count, 0), height)
        let (rest, bottom) = cutTop(height - count)
        return (rest, bottom)
    }

    /// Divides the rectangle into the first `count` columns and the rest.
    package func cutLeft(_ count: Int) -> (left: Rect, rest: Rect) {
        let count = min(max(count, 0), width)
        return (
            Rect(x: x, y: y, width: count, height: height),
            Rect(x: x + count, y: y, width: width - count, height: height)
        )
    }

    /// Divides the rectangle into the last `count` columns and the rest.
    package func cutRight(_ count: Int) -> (rest: Rect, right: Rect) {
        let count = min(max(count, 0), width)
        let (rest, right) = cutLeft(width - count)
        return (rest, right)
    }

    /// Assigns the fixed lengths first, in order; then the shares divide the whole remainder.
    private static func divide(_ total: Int, into lengths: [PaneLength]) -> [Int] {
        var left = total
        var shares = 0
        var result = lengths.map { length -> Int in
            switch length {
            case .cells(let wanted):
                let given = min(CoordinateLimits.extent(wanted), left)
                left -= given
                return given
            case .share(let part):
                shares += CoordinateLimits.extent(part)
                return 0
            }
        }
        for (index, length) in lengths.enumerated() {
            guard case .share(let part) = length, CoordinateLimits.extent(part) > 0 else {
                continue
            }
            let given = left * CoordinateLimits.extent(part) / shares
            result[index] = given
            left -= given
            shares -= CoordinateLimits.extent(part)
        }
        return result
    }
}

/// The requested length of one pane in a row or column of panes.
package enum PaneLength: Hashable, Sendable {
    /// A fixed number of cells, or fewer if there are not enough.
    case cells(Int)
    /// A part of the remaining cells, in proportion to the other shares.
    case share(Int)
}
