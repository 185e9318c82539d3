import StoreModel
import Testing

@testable import KioskReport

@Suite("Reports as HTML pages")
struct ReportPageTests {
    private func page(_ records: [ReportRecord]) -> String {
        ReportPage(SessionReport([Fixture.head] + records)).html
    }

    @Test("the page loads no external resources and has no scripts")
    func alone() {
        let html = page([Fixture.order("i-1"), Fixture.step("i-1", .store, .charged, 5)])
        #expect(html.contains("default-src 'none'") || html.contains("default-src &#39;none&#39;"))
        for word in [
            "<script", "src=", "url(", "@import", "http://", "https://", "<link", "style=\"",
        ] {
            #expect(!html.contains(word), "\(word)")
        }
        #expect(html == page([Fixture.order("i-1"), Fixture.step("i-1", .store, .charged, 5)]))
    }

    @Test("hostile text stays text everywhere in the page")
    func hostile() {
        let evil = "</script></pre></svg><img src=x onerror=alert(1)>\u{202E}\u{0}\"'"
        let html = page([
            Fixture.order("i-1", title: evil, attention: evil), Fixture.mark("crash", evil, 6),
            ReportRecord(
                .step,
                [
                    "at": .moment(Fixture.later(5)), "side": .text(evil), "what": .text(evil),
                    "detail": .text(evil), "intentId": .text("i-1"),
                ]),
            Fixture.step("i-1", .store, .charged, 9),
            ReportRecord(.screen, ["name": .text(evil), "text": .text(evil)]),
            ReportRecord(
                .failure,
                [
                    "file": .text(evil), "line": .number(3), "step": .text(evil),
                    "expected": .text(evil), "got": .text(evil), "sides": .texts([evil]),
                ]),
            ReportRecord(.unreadable, ["what": .text(evil), "reason": .text(evil)]),
        ])
        #expect(!html.contains("<img") && !html.contains("</script"))
        #expect(html.count(of: "</svg>") == 1 && html.count(of: "<svg") == 1)
        #expect(html.count(of: "<pre") == html.count(of: "</pre>"))
        #expect(!html.unicodeScalars.contains("\u{202E}") && !html.unicodeScalars.contains("\u{0}"))
    }

    @Test("a failure has line, column and step, or the line alone in older reports")
    func failed() {
        func html(_ place: KeyValuePairs<String, ReportValue?>) -> String {
            let failure = ReportRecord(.failure, place)
            return ReportPage(SessionReport([Fixture.head, failure])).html
        }
        let whole = html([
            "file": .text("a.yaml"), "line": .number(12), "column": .number(14),
            "number": .number(7), "step": .text("expect"),
        ])
        #expect(whole.contains("a.yaml:12:14</bdi>") && whole.contains("<dt>step 7</dt>"))
        let old = html(["file": .text("a.yaml"), "line": .number(12), "step": .text("expect")])
        #expect(old.contains("a.yaml:12</bdi>") && old.contains("<dt>step</dt>"))
    }

    @Test("the store's amounts are formatted in drawings and tables, and raw in the JSON lines")
    func amounts() {
        let details = ["990 USD", "100000 JPY, the rest of it", "gems.60", "1 2 3"]
        let steps = details.enumerated().map { index, detail in
            ReportRecord(
                .step,
                [
                    "at": .moment(Fixture.later(Int64(index))), "side": .text("store"),
                    "what": .text("charged"), "detail": .text(detail), "intentId": .text("i-1"),
                ])
        }
        let html = page([Fixture.order("i-1")] + steps)
        #expect(html.contains("· USD 0.99<") && html.contains("<td>USD 0.99</td>"))
        #expect(html.contains("<td>JPY 100, the rest of it</td>"))
        #expect(html.contains("<td>gems.60</td>") && html.contains("<td>1 2 3</td>"))
        #expect(html.contains("&quot;detail&quot;:&quot;990 USD&quot;"))
    }

    @Test("a filtered report states its filter, and a complete one does not")
    func narrowed() {
        let report = SessionReport([Fixture.head, Fixture.order("i-1"), Fixture.order("i-2")])
        #expect(!ReportPage(report).html.contains("This report is limited"))
        let html = ReportPage(
            report.restricted(to: Fixture.order("i-1")).restricted(since: Fixture.later(250))
        ).html
        #expect(html.contains("This report is limited. Left out: all orders except 2000-i-1; "))
        #expect(html.contains("everything before 2026-01-01 00:00:00.250Z."))
    }

    @Test("the drawing shows events in order, active faults, and the crash at its position")
    func timeline() throws {
        let marks = [
            Fixture.mark("fault", "fault: verify 503 every", 1), Fixture.mark("crash", "crash", 40),
            Fixture.mark("launch", "launch", 90_000), Fixture.mark("clear-faults", "clear", 90_500),
            Fixture.mark("step", "expect", 30),
        ]
        let steps = [
            Fixture.step("i-1", .device, .intentJournalled, 10),
            Fixture.step("i-1", .store, .charged, 20), Fixture.step("i-2", .store, .declined, 25),
            Fixture.step("i-1", .merchant, .granted, 91_000),
        ]
        let timeline = OrderTimeline(
            Fixture.order("i-1"), steps: steps, marks: marks)
        #expect(
            timeline.moments.map { $0.record.text("what") } == [
                "intent-journalled", "charged", "crash", "launch", "clear-faults", "granted",
            ])
        let bar = try #require(timeline.bars.first)
        #expect(timeline.bars.count == 1 && bar.first == nil && bar.last == 4)
        let svg = TimelineDrawing(timeline: timeline, formatter: PageFormatter()).svg.markup
        #expect(svg.contains("⋮ 1 min 29 s later"))
        #expect(svg.contains("class=\"crash\"") && svg.contains("class=\"fault\""))
        #expect(svg.contains("2026-01-01 00:00:00.010Z"))
    }

    @Test("a pause is measured on one clock, however far the store's was set forward")
    func pauses() {
        let year: Int64 = 365 * 86_400_000
        let steps = [
            Fixture.step("i-1", .device, .intentJournalled, 10),
            Fixture.step("i-1", .store, .charged, year + 20),
            Fixture.step("i-1", .device, .received, 30),
            Fixture.step("i-1", .merchant, .granted, year + 40),
            Fixture.step("i-1", .device, .delivered, 90_000),
        ]
        let timeline = OrderTimeline(Fixture.order("i-1"), steps: steps, marks: [])
        let svg = TimelineDrawing(timeline: timeline, formatter: PageFormatter()).svg.markup
        #expect(svg.ranges(of: "later").count == 1, "only before the delivery")
    }

    @Test("an order does not list faults whose planning time is unknown")
    func planned() {
        let html = page([
            Fixture.order("i-1"), Fixture.step("i-1", .store, .charged, 20),
            ReportRecord(
                .fault,
                [
                    "id": .number(1), "plan": .text("finish 503 once"), "met": .number(1),
                    "struck": .number(1), "spent": .flag(true),
                ]),
        ])
        #expect(!html.contains("Planned faults: "))
        #expect(html.contains("<h2 id=\"fault\">Planned faults</h2>"))
    }

    @Test("a crashed device has no events of a millisecond before it restarts in it")
    func launched() {
        let steps = [
            Fixture.step("i-1", .device, .received, 40),
            Fixture.step("i-1", .device, .verified, 90),
            Fixture.step("i-1", .store, .storeFinished, 90),
            Fixture.step("i-1", .device, .finished, 90),
        ]
        let marks = [Fixture.mark("crash", "crash", 40), Fixture.mark("launch", "launch", 90)]
        let timeline = OrderTimeline(Fixture.order("i-1"), steps: steps, marks: marks)
        #expect(
            timeline.moments.map { $0.record.text("what") } == [
                "received", "crash", "launch", "verified", "store-finished", "finished",
            ])
    }

    @Test("the drawing keeps causes before effects, and the table is sorted by time")
    func clocks() throws {
        let steps = [
            Fixture.step("i-1", .device, .submitted, 10),
            Fixture.step("i-1", .store, .charged, 900),
            Fixture.step("i-1", .device, .received, 20),
        ]
        let timeline = OrderTimeline(
            Fixture.order("i-1"), steps: steps, marks: [Fixture.mark("launch", "launch", 15)])
        #expect(
            timeline.moments.map { $0.record.text("what") } == [
                "submitted", "launch", "charged", "received",
            ])
        let html = page([Fixture.order("i-1")] + steps)
        let table = try #require(html.firstRange(of: "<h2 id=\"step\">"))
        let rows = html[table.upperBound...]
        let charged = try #require(rows.firstRange(of: "<td>charged</td>"))
        let received = try #require(rows.firstRange(of: "<td>received</td>"))
        #expect(received.lowerBound < charged.lowerBound)
    }

    @Test("a partial refund is displayed with its amount")
    func partly() {
        let order = Fixture.order("i-1").mapping { $0 == "charged" ? .text("partly-refunded") : $1 }
            .setting("refunded", .number(500))
        #expect(page([order]).contains("Charged USD 0.99, of which USD 0.50 was refunded."))
    }

    @Test("the page states that charges are unknown if the store cannot be read")
    func untold() {
        let unreadable = ReportRecord(
            .unreadable,
            ["what": .text("embedded/store.sqlite"), "reason": .text("It is missing.")])
        let html = page([unreadable])
        #expect(html.contains("It is unknown what was charged"))
        #expect(!html.contains("Nothing was charged."))
        #expect(page([]).contains("Nothing was charged."))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
