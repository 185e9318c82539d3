/// The goal of a figure.
struct Goal {
    /// The statistic of the sample that the goal applies to.
    enum Statistic: String {
        case median, p99, largest
    }

    /// The required comparison with the limit.
    private enum Side: String {
        case below = "<"
        case atMost = "≤"
        case atLeast = "≥"
    }

    private let statistic: Statistic
    private let side: Side
    private let limit: Double

    /// Returns a goal of less than the limit.
    static func below(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, side: .below, limit: limit)
    }

    /// Returns a goal of at most the limit.
    static func atMost(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, side: .atMost, limit: limit)
    }

    /// Returns a goal of at least the limit.
    static func atLeast(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, side: .atLeast, limit: limit)
    }

    func isMet(by sample: Sample) -> Bool {
        let value =
            switch statistic {
            case .median: sample.median
            case .p99: sample.p99
            case .largest: sample.largest
            }
        return switch side {
        case .below: value < limit
        case .atMost: value <= limit
        case .atLeast: value >= limit
        }
    }

    var words: String { "\(statistic) \(side.rawValue) \(Number.short(limit))" }
}
