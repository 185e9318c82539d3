import StoreModel

/// What happened to one order, as far as a drawing shows it: moments in their order, and faults from one to another.
struct OrderTimeline {
    /// One thing that happened.
    struct Moment {
        /// When.
        let at: Timestamp
        /// A step of the order, or a mark beside it.
        let record: ReportRecord
    }

    /// Something that went wrong for a while.
    struct Bar {
        /// The fault, in words.
        let text: String
        /// The position of the moment at which it began; nil where it had begun before.
        let first: Int?
        /// The position of the moment at which it ended; nil where it had not.
        let last: Int?
    }

    /// In the order in which they happened.
    let moments: [Moment]
    /// What went wrong meanwhile, at most ``barLimit``.
    let bars: [Bar]

    /// How many moments of an order are drawn; the newest ones.
    static let limit = 120
    /// How many bars are drawn beside each other.
    static let barLimit = 3

    /// Takes what happened to the order, and what happened meanwhile.
    ///
    /// - Parameter faults: What is planned now; it is drawn for an order that is open where nobody knows when it began.
    init(_ order: ReportRecord, steps: [ReportRecord], marks: [ReportRecord], faults: [String]) {
        let own = steps.filter { step in
            ["intentId", "transactionId"].contains {
                step.text($0) != nil && step.text($0) == order.text($0)
            }
        }.compactMap(Self.moment)
        let times = own.map(\.at)
        let first = times.min() ?? Timestamp(milliseconds: 0)
        let end = times.max() ?? first
        let all = marks.compactMap(Self.moment)
        // What it died of may have been what came last.
        let last = all.first { $0.at > end && $0.record.text("what") == "crash" }?.at ?? end
        let near = all.filter {
            $0.at >= first && $0.at <= last && $0.record.text("what") != "step"
        }
        let merged = Array(Self.sorted(own + near).suffix(Self.limit))
        moments = merged
        let earlier = all.filter { $0.at < first }
        bars = Self.bars(merged, before: earlier, known: marks.isEmpty ? faults : [])
    }

    private static func moment(_ record: ReportRecord) -> Moment? {
        record.moment("at").map { Moment(at: $0, record: record) }
    }

    /// By time; what happened in the same millisecond stays as it was.
    private static func sorted(_ moments: [Moment]) -> [Moment] {
        moments.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element)
    }

    private static func bars(
        _ moments: [Moment], before earlier: [Moment], known: [String]
    ) -> [Bar] {
        var open: [(text: String, first: Int?)] = known.map { ($0, nil) }
        for moment in earlier { take(moment, at: nil, &open) }
        var bars: [Bar] = []
        for (index, moment) in moments.enumerated() {
            if moment.record.text("what") == "clear-faults" {
                bars += open.map { Bar(text: $0.text, first: $0.first, last: index) }
            }
            take(moment, at: index, &open)
        }
        bars += open.map { Bar(text: $0.text, first: $0.first, last: nil) }
        return Array(bars.prefix(barLimit))
    }

    private static func take(
        _ moment: Moment, at index: Int?, _ open: inout [(text: String, first: Int?)]
    ) {
        guard moment.record.kind == .mark else { return }
        switch moment.record.text("what") {
        case "fault": open.append((moment.record.text("text") ?? "", index))
        case "clear-faults": open = []
        default: break
        }
    }
}
