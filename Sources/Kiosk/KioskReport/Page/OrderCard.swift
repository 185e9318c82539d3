import StoreModel

/// The card of one order on the page: its state on each side, and its timeline.
struct OrderCard {
    let order: ReportRecord
    let words: PageFormatter
    let timeline: OrderTimeline

    var html: HTMLText {
        let attention = order.text("attention")
        let tone = attention == nil ? "card" : "card bad"
        let drawing =
            timeline.moments.isEmpty
            ? HTMLText.empty : TimelineDrawing(timeline: timeline, words: words).svg
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
        let money = order.money("price").map { words.money($0) } ?? ""
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
        return words.money(Price(milliunits: back, currency: price.currency))
    }

    private var sides: HTMLText {
        let names = [
            ("device", "deviceSays"), ("store", "storeSays"), ("merchant", "merchantSays"),
        ]
        let rows = names.map { name, key in
            HTMLText.joined([
                .tag("dt", [:], HTMLText(name)),
                .tag("dd", [:], HTMLText(order.text(key) ?? "", limit: 300)),
            ])
        }
        return HTMLText.tag("dl", [:], .joined(rows))
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
