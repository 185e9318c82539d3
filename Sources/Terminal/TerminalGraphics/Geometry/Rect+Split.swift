extension Rect {
    /// Divides the rectangle into rows from the top; rows that do not fit are empty.
    package func rows(_ lengths: [Length]) -> [Rect] {
        var top = y
        return Self.divide(height, into: lengths).map { length in
            defer { top += length }
            return Rect(x: x, y: top, width: width, height: length)
        }
    }

    /// Divides the rectangle into columns from the left.
    package func columns(_ lengths: [Length]) -> [Rect] {
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
    private static func divide(_ total: Int, into lengths: [Length]) -> [Int] {
        var left = total
        var shares = 0
        var result = lengths.map { length -> Int in
            switch length {
            case .cells(let wanted):
                let given = min(Geometry.extent(wanted), left)
                left -= given
                return given
            case .share(let part):
                shares += Geometry.extent(part)
                return 0
            }
        }
        for (index, length) in lengths.enumerated() {
            guard case .share(let part) = length, Geometry.extent(part) > 0 else { continue }
            let given = left * Geometry.extent(part) / shares
            result[index] = given
            left -= given
            shares -= Geometry.extent(part)
        }
        return result
    }
}
