import StoreModel

@testable import KioskReport

/// A small report used by the tests.
enum Fixture {
    static let now = Timestamp(milliseconds: 1_767_225_600_000)

    static func later(_ milliseconds: Int64) -> Timestamp { now.adding(milliseconds: milliseconds) }

    static let head = ReportRecord(
        .report,
        [
            "version": .number(1), "made": .moment(now), "kiosk": .text("kiosk 1"),
            "profile": .text("default"), "backend": .text("embedded"), "catalog": .text("demo"),
            "account": .text("customer"), "device": .text("phone-1"), "locale": .text("en_US"),
        ])

    static func order(
        _ id: String, title: String = "60 Gems", at: Timestamp = now, attention: String? = nil
    ) -> ReportRecord {
        ReportRecord(
            .order,
            [
                "intentId": .text(id), "transactionId": .text("2000-\(id)"),
                "account": .text("customer"), "device": .text("phone-1"),
                "productId": .text("gems"), "title": .text(title), "quantity": .number(1),
                "price": Currency(code: "USD").map {
                    .money(Price(milliunits: 990, currency: $0))
                }, "charged": .text("yes"), "deviceSays": .text("purchased, received"),
                "storeSays": .text("unfinished"), "merchantSays": .text("nothing of it"),
                "attention": .nonemptyText(attention), "at": .moment(at),
            ])
    }

    static func step(
        _ id: String, _ side: HistoryStep.Side, _ kind: HistoryStep.Kind, _ at: Int64
    ) -> ReportRecord {
        ReportRecord(
            .step,
            [
                "at": .moment(later(at)), "side": .text(side.rawValue),
                "what": .text(kind.rawValue), "intentId": .text(id),
            ])
    }

    static func mark(_ what: String, _ text: String, _ at: Int64) -> ReportRecord {
        ReportRecord(
            .mark, ["at": .moment(later(at)), "what": .text(what), "text": .text(text)])
    }

    static func scenario(events: Int) -> ReportRecord {
        ReportRecord(
            .scenario,
            [
                "title": .text("it ends well"), "file": .text("a.yaml"), "seed": .text("1"),
                "start": .moment(now), "steps": .number(1), "of": .number(1),
                "events": .count(events), "catalogName": .text("my.yaml"),
                "catalog": .text("products: []\n"),
                "text": .text("scenario: it ends <well>\nsteps: [restore]"),
            ])
    }

    static func played(_ text: String) -> ReportRecord {
        ReportRecord(.played, ["text": .text(text)])
    }
}
