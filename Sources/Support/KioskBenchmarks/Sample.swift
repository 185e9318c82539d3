/// Measured values of one quantity.
struct Sample {
    private let sorted: [Double]

    init(_ values: [Double]) {
        sorted = values.sorted()
    }

    var count: Int { sorted.count }
    var median: Double { percentile(50) }
    var p99: Double { percentile(99) }
    var largest: Double { sorted.last ?? .nan }

    /// Returns the smallest value that a percentage of all values do not exceed; NaN for an empty sample.
    func percentile(_ percent: Double) -> Double {
        let rank = Int((percent / 100 * Double(sorted.count)).rounded(.up))
        return sorted.isEmpty ? .nan : sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// Returns every value divided by one number, such as the median of another sample.
    func divided(by divisor: Double) -> Sample {
        Sample(sorted.map { $0 / divisor })
    }
}
