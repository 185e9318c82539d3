import StoreModel

/// What happened to one order, as far as a drawing shows it: moments in their order, and faults from one to another.
struct OrderTimeline {
    /// One thing that happened.
    struct Moment {
        /// When.
        let at: Timestamp
        /// A step of the order, or a mark beside it.
        let record: ReportRecord

        fileprivate var isDevice: Bool { record.text("side") == "device" }

        /// Whether the store or the merchant dates it; marks go by the devices' clock.
        var isOnStoreClock: Bool { record.text("side").map { $0 != "device" } ?? false }

        /// Whether a mark can be about the device of a step.
        fileprivate func isOn(_ mark: Moment) -> Bool {
            guard let device = mark.record.text("device"), let own = record.text("device") else {
                return true
            }
            return own == device
        }
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

    /// Takes what happened to the order, as it led from one to another, and what happened meanwhile, by time.
    init(_ order: ReportRecord, steps: [ReportRecord], marks: [ReportRecord]) {
        let own = steps.filter { step in
            ["intentId", "transactionId"].contains {
                step.text($0) != nil && step.text($0) == order.text($0)
            }
        }.compactMap(Self.moment)
        // Marks go by the devices’ clock, which the store’s need not follow.
        let told = own.filter(\.isDevice)
        let times = (told.isEmpty ? own : told).map(\.at)
        let first = times.min() ?? Timestamp(milliseconds: 0)
        let end = max(times.max() ?? first, own.last?.at ?? first)
        let all = marks.compactMap(Self.moment)
        // What it died of may have been what came last.
        let last = all.first { $0.at > end && $0.record.text("what") == "crash" }?.at ?? end
        let near = all.filter {
            $0.at >= first && $0.at <= last && $0.record.text("what") != "step"
        }
        let merged = Array(Self.merged(own, near).suffix(Self.limit))
        moments = merged
        bars = Self.bars(merged, before: all.filter { $0.at < first })
    }

    private static func moment(_ record: ReportRecord) -> Moment? {
        record.moment("at").map { Moment(at: $0, record: record) }
    }

    /// The steps in their order, and each mark where the device was then: of one millisecond it dies after what it did, and
    /// is started before.
    private static func merged(_ steps: [Moment], _ marks: [Moment]) -> [Moment] {
        var (result, taken) = ([Moment](), 0)
        for mark in marks {
            let place = max(taken, place(of: mark, in: steps))
            result += steps[taken..<place] + [mark]
            taken = place
        }
        return result + steps[taken...]
    }

    /// How many steps stand before a mark.
    private static func place(of mark: Moment, in steps: [Moment]) -> Int {
        let isDeath = mark.record.text("what") == "crash"
        func isBefore(_ step: Moment) -> Bool { isDeath ? step.at <= mark.at : step.at < mark.at }
        let last = steps.lastIndex { $0.isDevice && $0.isOn(mark) && isBefore($0) }
        var place = last.map { $0 + 1 } ?? 0
        while place < steps.count, !steps[place].isDevice, isBefore(steps[place]) { place += 1 }
        return place
    }

    private static func bars(_ moments: [Moment], before earlier: [Moment]) -> [Bar] {
        var open: [(text: String, first: Int?)] = []
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
