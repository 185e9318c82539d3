import StoreModel

/// The card of one order on the page: its state on each side, and its timeline.
struct OrderCard {
    let order: ReportRecord
    let formatter: PageFormatter
    let timeline: OrderTimeline

    var html: HTMLText {
        let attention = order.text("attention")
        let tone = attention == nil ? "card" : "card bad"
        let drawing =
            timeline.moments.isEmpty
            ? HTMLText.empty : TimelineDrawing(timeline: timeline, formatter: formatter).svg
        return HTMLText.tag(
            "section", ["class": tone],
            .joined([heading, verdict, sides, bars, drawing], separator: "\n"))
    }

    private var heading: HTMLText {
        let count = order.number("quantity").flatMap { $0 == 1 ? nil : " × \($0)" } ?? ""
        let number =
            order.text("merchantOrder") ?? order.text("transactionId") ?? order.text("intentId")
            ?? ""
        return HTMLText.tag(
            "h3", [:],
            .joined([
                .quoted(order.text("title") ?? "", limit: 200), HTMLText(count + " "),
                .tag("span", ["class": "dim"], .quoted(number, limit: 200)),
            ]))
    }

    private var verdict: HTMLText {
        let money = order.money("price").map { formatter.money($0) } ?? ""
        let (tone, text) =
            switch order.text("charged") {
            case "yes": ("plain", "Charged \(money).")
            case "refunded": ("warn", "Charged \(money) and refunded.")
            case "partly-refunded": ("warn", "Charged \(money), of which \(refunded) was refunded.")
            case "no": ("plain", "Not charged.")
            default: ("warn", "The device does not know yet whether it was charged.")
            }
        let attention = order.text("attention").map { words in
            HTMLText.tag("b", ["class": "bad"], HTMLText(" " + words))
        }
        return HTMLText.tag(
            "p", ["class": tone], .joined([HTMLText(text), attention ?? .empty]))
    }

    private var refunded: String {
        guard let price = order.money("price"), let back = order.number("refunded") else {
            return "a part"
        }
        return formatter.money(Price(milliunits: back, currency: price.currency))
    }

    private var sides: HTMLText {
        HTMLText.terms(order.sides.map { ($0, HTMLText($1, limit: 300)) })
    }

    /// The faults during the order, in words; the drawing shows them as bars.
    private var bars: HTMLText {
        let texts = timeline.bars.map { HTMLText.quoted($0.text, limit: 200) }
        guard !texts.isEmpty else { return .empty }
        let list = HTMLText.joined(texts, separator: "; ")
        return HTMLText.tag(
            "p", ["class": "warn"], .joined(["Planned faults: ", list]))
    }
}

extension ReportRecord {
    /// The state of an order on each side.
    var sides: [(name: String, state: String)] {
        ["device", "store", "merchant"].map { ($0, text($0 + "Says") ?? "") }
    }
}

// MARK: Timeline

/// The timeline of one order for a drawing: moments in order, and faults as intervals between them.
struct OrderTimeline {
    /// One event of the timeline.
    struct Moment {
        /// The time of the event.
        let at: Timestamp
        /// A step of the order, or a mark.
        let record: ReportRecord

        fileprivate var isDevice: Bool { record.text("side") == "device" }

        /// Whether the store or the merchant dated the event; marks use the devices' clock.
        var isOnStoreClock: Bool { record.text("side").map { $0 != "device" } ?? false }

        /// Returns whether a mark can concern the device of this step.
        fileprivate func isOn(_ mark: Moment) -> Bool {
            guard let device = mark.record.text("device"), let own = record.text("device") else {
                return true
            }
            return own == device
        }
    }

    /// A fault as an interval.
    struct Bar {
        /// The fault in words.
        let text: String
        /// The index of the moment at which it began; nil if it began earlier.
        let first: Int?
        /// The index of the moment at which it ended; nil if it did not end.
        let last: Int?
    }

    /// The moments in order.
    let moments: [Moment]
    /// The faults during the order, at most ``barLimit``.
    let bars: [Bar]

    /// The most moments drawn for an order; the newest ones.
    static let limit = 120
    /// The most bars drawn side by side.
    static let barLimit = 3

    /// Creates a timeline from the order's steps in causal order and the marks by time.
    init(_ order: ReportRecord, steps: [ReportRecord], marks: [ReportRecord]) {
        let own = steps.filter { step in
            ["intentId", "transactionId"].contains {
                step.text($0) != nil && step.text($0) == order.text($0)
            }
        }.compactMap(Self.moment)
        // Marks use the devices' clock, from which the store's clock may differ.
        let deviceSteps = own.filter(\.isDevice)
        let times = (deviceSteps.isEmpty ? own : deviceSteps).map(\.at)
        let first = times.min() ?? Timestamp(milliseconds: 0)
        let end = max(times.max() ?? first, own.last?.at ?? first)
        let all = marks.compactMap(Self.moment)
        // The crash that ended the order may be the last event.
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

    /// Merges the steps with the marks. In the same millisecond, a crash comes after the device's steps, and a launch
    /// before them.
    private static func merged(_ steps: [Moment], _ marks: [Moment]) -> [Moment] {
        var (result, taken) = ([Moment](), 0)
        for mark in marks {
            let end = max(taken, stepCount(of: mark, in: steps))
            result += steps[taken..<end] + [mark]
            taken = end
        }
        return result + steps[taken...]
    }

    /// Returns the number of steps before a mark.
    private static func stepCount(of mark: Moment, in steps: [Moment]) -> Int {
        let isCrash = mark.record.text("what") == "crash"
        func isBefore(_ step: Moment) -> Bool { isCrash ? step.at <= mark.at : step.at < mark.at }
        let last = steps.lastIndex { $0.isDevice && $0.isOn(mark) && isBefore($0) }
        var index = last.map { $0 + 1 } ?? 0
        while index < steps.count, !steps[index].isDevice, isBefore(steps[index]) { index += 1 }
        return index
    }

    private static func bars(_ moments: [Moment], before earlier: [Moment]) -> [Bar] {
        var open: [(text: String, first: Int?)] = []
        for moment in earlier { updateOpenFaults(moment, at: nil, &open) }
        var bars: [Bar] = []
        for (index, moment) in moments.enumerated() {
            if moment.record.text("what") == "clear-faults" {
                bars += open.map { Bar(text: $0.text, first: $0.first, last: index) }
            }
            updateOpenFaults(moment, at: index, &open)
        }
        bars += open.map { Bar(text: $0.text, first: $0.first, last: nil) }
        return Array(bars.prefix(barLimit))
    }

    private static func updateOpenFaults(
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
