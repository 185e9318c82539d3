/// Computes the Levenshtein distance of two texts in bytes.
package enum EditDistance {
    /// Returns the distance of two texts; nil if it exceeds the limit.
    ///
    /// The common prefix and suffix are removed first, and only the cells within the limit of the diagonal are
    /// computed.
    package static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
        let shorter = min(left.count, right.count)
        var start = 0
        while start < shorter, left[start] == right[start] { start += 1 }
        var end = 0
        while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
            end += 1
        }
        return banded(left[start..<(left.count - end)], right[start..<(right.count - end)], limit)
    }

    private static func banded(
        _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, _ limit: Int
    ) -> Int? {
        let left = Array(left)
        let right = Array(right)
        let never = limit + 1
        var row = (0...right.count).map { min($0, never) }
        for (line, byte) in left.enumerated() {
            var next = [Int](repeating: never, count: right.count + 1)
            next[0] = min(line + 1, never)
            let from = max(0, line - limit)
            let to = min(right.count, line + limit + 1)
            guard from <= to else { return nil }
            for column in from..<to {
                let changed = row[column] + (right[column] == byte ? 0 : 1)
                next[column + 1] = min(never, changed, row[column + 1] + 1, next[column] + 1)
            }
            guard next.contains(where: { $0 <= limit }) else { return nil }
            row = next
        }
        return row[right.count] <= limit ? row[right.count] : nil
    }
}
