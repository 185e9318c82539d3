/// What a figure should be.
struct Goal {
    /// Which value of the sample is judged.
    enum Statistic: String {
        case median, p99, largest
    }

    let statistic: Statistic
    let isBelow: Bool
    let limit: Double

    /// Less than the limit.
    static func below(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, isBelow: true, limit: limit)
    }

    /// The limit or less.
    static func atMost(_ limit: Double, _ statistic: Statistic) -> Goal {
        Goal(statistic: statistic, isBelow: false, limit: limit)
    }

    func isMet(by sample: Sample) -> Bool {
        let value =
            switch statistic {
            case .median: sample.median
            case .p99: sample.p99
            case .largest: sample.largest
            }
        return isBelow ? value < limit : value <= limit
    }

    var words: String { "\(statistic) \(isBelow ? "<" : "≤") \(Number.short(limit))" }
}
