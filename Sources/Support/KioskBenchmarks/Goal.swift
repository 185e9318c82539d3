/// What a figure should be.
struct Goal {
    /// Which value of the sample is judged.
    enum Statistic: String {
        case median, p99, largest
    }

    /// On which side of the limit it should be.
    private enum Side: String {
        case below = "<"
        case atMost = "≤"
        case atLeast = "≥"
    }

    private let statistic: Statistic
    private let side: Side
    private let limit: Double

    /// Less than the limit.
    static func below(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, side: .below, limit: limit)
    }

    /// The limit or less.
    static func atMost(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, side: .atMost, limit: limit)
    }

    /// The limit or more.
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
