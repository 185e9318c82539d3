extension Rect {
    /// The rectangle cut into rows from the top; what does not fit is empty, never negative.
    package func rows(_ lengths: [Length]) -> [Rect] {
        var top = y
        return Self.divide(height, into: lengths).map { length in
            defer { top += length }
            return Rect(x: x, y: top, width: width, height: length)
        }
    }

    /// The rectangle cut into columns from the left.
    package func columns(_ lengths: [Length]) -> [Rect] {
        var left = x
        return Self.divide(width, into: lengths).map { length in
            defer { left += length }
            return Rect(x: left, y: y, width: length, height: height)
        }
    }

    /// One row of the rectangle, counted from its top; empty when it is beyond.
    package func row(_ index: Int) -> Rect {
        guard index >= 0, index < height else { return Rect(x: x, y: y, width: 0, height: 0) }
        return Rect(x: x, y: y + index, width: width, height: 1)
    }

    /// The first `count` rows, and the rest.
    package func cutTop(_ count: Int) -> (top: Rect, rest: Rect) {
        let count = min(max(count, 0), height)
        return (
            Rect(x: x, y: y, width: width, height: count),
            Rect(x: x, y: y + count, width: width, height: height - count)
        )
    }

    /// The last `count` rows, and the rest.
    package func cutBottom(_ count: Int) -> (rest: Rect, bottom: Rect) {
        let count = min(max(count, 0), height)
        let (rest, bottom) = cutTop(height - count)
        return (rest, bottom)
    }

    /// The first `count` columns, and the rest.
    package func cutLeft(_ count: Int) -> (left: Rect, rest: Rect) {
        let count = min(max(count, 0), width)
        return (
            Rect(x: x, y: y, width: count, height: height),
            Rect(x: x + count, y: y, width: width - count, height: height)
        )
    }

    /// The last `count` columns, and the rest.
    package func cutRight(_ count: Int) -> (rest: Rect, right: Rect) {
        let count = min(max(count, 0), width)
        let (rest, right) = cutLeft(width - count)
        return (rest, right)
    }

    /// Fixed lengths first, in order; then the shares divide the remainder so that it is used up.
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
