import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Subscription timeline") struct SubscriptionTimelineTests {
    private func lines(
        _ width: Int, glyphs: GlyphSet = .unicode, locale: LocaleID = .fallback,
        life: [Transaction] = Fixture.clubLife, days: Int64 = 0
    ) -> [String] {
        let now = Fixture.now.adding(milliseconds: days * Fixture.day)
        let line = SubscriptionTimeline(
            formatter: DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC"),
            history: SubscriptionHistory(life.map(Fixture.row), Fixture.view(), now: now), now: now,
            rowID: nil, width: width)
        return line.lines.map { $0.map(\.text.string).joined() }
    }

    @Test("offers, payments, unpaid periods and refunds have different signs, and today is marked")
    func drawn() {
        #expect(
            lines(60, days: -15) == [
                "                                 ✗ ✓   ⟲    ▴ today ▼       ",
                "├░░┼━━━━━━━━━━━━━━┼××××××××××××××┼?┼━━━━━━━━┼━━━━━━━━╌╌╌╌╌╌┤",
                "Jul 24, 2026                                    Nov 22, 2026",
                "━━ paid  ░░ offer  ?? not paid  ×× refunded  ╌╌ paid ahead",
            ])
    }

    @Test("every sign has its own ASCII form")
    func ascii() {
        let signs: [Glyph] = [
            .linePaid, .lineAhead, .lineOffer, .lineGrace, .lineRetry, .lineRefunded,
        ]
        #expect(Set(signs.map { Glyphs.ascii[$0].string }).count == signs.count)
        #expect(signs.allSatisfy { Glyphs.ascii[$0].width == 1 && Glyphs.unicode[$0].width == 1 })
    }

    @Test("no timeline is wider than its space, in any language", arguments: [18, 30, 41, 58, 97])
    func narrow(width: Int) {
        for locale in ["en", "zh_Hans", "ja", "de"].compactMap(LocaleID.init) {
            for line in lines(width, locale: locale) {
                #expect(SafeText(untrusted: line).width <= width, "\(line)")
            }
        }
    }

    @Test("a long history draws its latest periods and states how many are omitted")
    func long() {
        let life = (0..<24).compactMap { index in
            Fixture.transaction(
                index, Fixture.clubMonth, (Int64(index) * 30 - 720)...(Int64(index) * 30 - 690))
        }
        let drawn = lines(30, life: life, days: -1)
        #expect(drawn.contains { $0.contains("14 earlier periods not shown") })
        #expect(drawn[1].count { $0 == "┼" || $0 == "├" } == 10)
    }

    @Test("the mark of today moves right as time passes, and the timeline grows with it")
    func grows() {
        let columns = (-30..<30).map { day in
            Array(lines(60, days: day)[0]).firstIndex(of: "▼") ?? -1
        }
        #expect(columns == columns.sorted() && columns.first != columns.last)
    }
}
