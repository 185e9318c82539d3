/// The number of runs that died at each crash point.
package struct Histogram: Sendable {
    private var counts: [CrashPoint: Int] = [:]

    /// Creates an empty histogram.
    package init() {}

    mutating func add(_ point: CrashPoint) { counts[point, default: 0] += 1 }

    /// Adds the counts of another histogram.
    package mutating func add(_ other: Histogram) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// Returns the points up to a number at which no run died.
    package func missing(upTo last: Int) -> [String] {
        (0...last).filter { count($0) == 0 }.map { "C\($0)" }
    }

    private func count(_ number: Int, _ part: CrashPoint.Part? = nil) -> Int {
        counts.filter { $0.key.number == number && (part == nil || $0.key.part == part) }
            .values.reduce(0, +)
    }

    /// A line for each point, with the counts for the parts of its commit.
    package var lines: [String] {
        ["point    runs     in a commit: a     b     c"]
            + (0...16).map { number in
                let parts: [CrashPoint.Part] = [.a, .b, .c]
                let columns = parts.map { Self.padded(count(number, $0), 6) }.joined()
                return "C\(number)".padding(4) + Self.padded(count(number), 9)
                    + String(repeating: " ", count: 12) + columns
            }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}

extension String {
    fileprivate func padding(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
