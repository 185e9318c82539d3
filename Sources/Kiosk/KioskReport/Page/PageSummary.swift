import StoreModel

/// The summary for the reader of a bug report: what failed, whether the customer was charged, and the state on each
/// side.
struct PageSummary {
    let report: SessionReport
    let formatter: PageFormatter

    /// The failure of a scenario; empty if it succeeded.
    var failure: HTMLText {
        guard let failure = report.all(.failure).first else { return .empty }
        let numbers = ["line", "column"].compactMap { failure.number($0).map { ":\($0)" } }
        let location = (failure.text("file") ?? "") + numbers.joined()
        let step = failure.number("number").map { "step \($0)" } ?? "step"
        let facts = [(step, "step"), ("expected", "expected"), ("got", "got")].map { term, name in
            (term, HTMLText.tag("code", [:], HTMLText(failure.text(name) ?? "")))
        }
        let sides = failure.texts("sides").map { HTMLText.tag("li", [:], HTMLText($0)) }
        return HTMLText.tag(
            "section", ["class": "card bad"],
            .joined([
                .tag("h3", [:], .joined(["Failed at ", .quoted(location)])),
                .terms(facts),
                sides.isEmpty ? .empty : .tag("ul", [:], .joined(sides)),
            ]))
    }

    /// Money, orders that need attention, broken promises and unreadable files.
    var overview: HTMLText {
        let flaggedOrders = report.all(.order).filter { $0.text("attention") != nil }
        let broken = report.all(.promise).filter { $0.text("status") == "violated" }
        let unreadable = report.all(.unreadable)
        let isGood = flaggedOrders.isEmpty && broken.isEmpty && unreadable.isEmpty
        var lines = [counts, money]
        lines += flaggedOrders.prefix(10).map { sentence(of: $0) }
        lines += broken.map { sentence(ofBroken: $0) }
        if let promises = promises(broken.count) { lines.append(promises) }
        lines += unreadable.map { sentence(ofUnreadable: $0) }
        let items = lines.map { HTMLText.tag("li", [:], $0) }
        return HTMLText.tag(
            "section", ["class": "card \(isGood ? "good" : "warn")"],
            .tag("ul", [:], .joined(items, separator: "\n")))
    }

    /// The remark about parts that were omitted deliberately; nil for a complete report.
    var limitNotice: HTMLText? {
        let order = report.head?.text("of").map { "all orders except \($0)" }
        let past = report.head?.moment("since").map { "everything before \(formatter.time($0))" }
        let parts = [order, past].compactMap { $0 }
        guard !parts.isEmpty else { return nil }
        let sentence = "This report is limited. Left out: \(parts.joined(separator: "; "))."
        return HTMLText.tag("p", ["class": "warn"], HTMLText(sentence))
    }

    /// The version of kiosk and the session's context.
    var context: HTMLText {
        guard let head = report.head else { return .empty }
        let hidden: Set = ["version", "made", "kiosk"]
        return formatter.terms(head.members.filter { !hidden.contains($0.name) })
    }

    private var counts: HTMLText {
        let orders = report.all(.order)
        let flaggedCount = orders.count { $0.text("attention") != nil }
        let attentionText =
            flaggedCount == 0
            ? "none needs attention"
            : "\(flaggedCount) \(flaggedCount == 1 ? "needs" : "need") attention"
        return HTMLText(
            "\(orders.count) \(orders.count == 1 ? "order" : "orders"), \(attentionText).")
    }

    /// The money charged and refunded, by currency.
    private var money: HTMLText {
        var sums: [Currency: (charged: Int64, refunded: Int64)] = [:]
        for record in report.all(.money) {
            guard let price = record.money("price") else { continue }
            let amount = price.milliunits == .min ? 0 : abs(price.milliunits)
            let isRefund = record.text("what") == "refund"
            let old = sums[price.currency] ?? (0, 0)
            sums[price.currency] =
                isRefund
                ? (old.charged, old.refunded &+ amount) : (old.charged &+ amount, old.refunded)
        }
        guard !sums.isEmpty else {
            return isStoreUnreadable ? Self.unknownCharges : "Nothing was charged."
        }
        let parts = sums.sorted { $0.key.code < $1.key.code }.map { currency, sum in
            let charged = formatter.money(Price(milliunits: sum.charged, currency: currency))
            let refunded = formatter.money(Price(milliunits: sum.refunded, currency: currency))
            return "charged \(charged), refunded \(refunded)"
        }
        return HTMLText("Total: \(parts.joined(separator: "; ")).")
    }

    /// Whether the store could not be read, so that charges are unknown; the report then lacks the store's clock too.
    private var isStoreUnreadable: Bool {
        report.all(.clock).isEmpty && !report.all(.unreadable).isEmpty
    }

    private static let unknownCharges: HTMLText =
        "It is unknown what was charged: the store cannot be read."

    private func sentence(of order: ReportRecord) -> HTMLText {
        let sides = order.sides.map { "\($0): \($1)" }.joined(separator: "; ")
        return .joined([
            .tag("b", [:], .quoted(order.text("title") ?? "", limit: 100)), ": ",
            HTMLText(order.text("attention") ?? ""), HTMLText(" (\(sides))"),
        ])
    }

    private func promises(_ broken: Int) -> HTMLText? {
        let all = report.all(.promise)
        guard !all.isEmpty, broken == 0 else { return nil }
        return "The audit found nothing lost and nothing duplicated."
    }

    private func sentence(ofBroken promise: ReportRecord) -> HTMLText {
        let name = "Broken promise \(promise.text("invariant") ?? ""): "
        let texts = promise.texts("violations").prefix(5).joined(separator: " ")
        return .joined([.tag("b", ["class": "bad"], HTMLText(name)), HTMLText(texts)])
    }

    private func sentence(ofUnreadable record: ReportRecord) -> HTMLText {
        .joined([
            .tag("b", ["class": "bad"], "Not in this report: "),
            .quoted(record.text("what") ?? "", limit: 300),
            HTMLText(": \(record.text("reason") ?? "")"),
        ])
    }
}
