import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Demo of the designs")
struct StagesTests {
    @Test("every design was killed at every point once and restarted")
    func killed() throws {
        let matrix = try PlayedDemos.matrix.get()
        for design in CrashDesign.allCases {
            for point in StagePoint.allCases {
                let cell = try #require(matrix[design, point])
                let events = cell.events.compactMap { line -> StageEvent? in
                    if case .event(let event, _) = line { event } else { nil }
                }
                #expect(events.first == .killed && events.last == .started, "\(design) \(point)")
                #expect(events.count(where: { $0 == .killed }) == 1)
            }
        }
    }

    @Test(
        "each design has the known outcome at each crash point",
        arguments: [
            // before, after the purchase, received, before, after verifying, before, after finishing, app gone,
            // device gone
            (CrashDesign.finishFirst, "- s s L s s L s L"), (.waiting, "- S S S S S s S L"),
            (.orderOnDevice, "- s s s s s s A A"), (.logged, "- s s s s s s e e"),
            (.kiosk, "s s s s s s s s e"),
        ])
    func fates(design: CrashDesign, expected: String) throws {
        let letters: [CrashMatrixOutcome: String] = [
            .notCharged: "-", .settled: "s", .stuck: "S", .lost: "L", .lostWithApp: "A",
            .explained: "e",
        ]
        let matrix = try PlayedDemos.matrix.get()
        let fates = StagePoint.allCases.map {
            matrix[design, $0].flatMap { letters[$0.outcome] } ?? "?"
        }
        #expect(fates.joined(separator: " ") == expected)
    }

    @Test("no design charges twice, and granted goods were charged")
    func money() throws {
        let matrix = try PlayedDemos.matrix.get()
        for design in CrashDesign.allCases {
            for point in StagePoint.allCases {
                let facts = try #require(matrix[design, point]).facts
                #expect([0, 990].contains(facts.charged.milliunits), "\(design) \(point)")
                #expect(!facts.isGranted || facts.charged.milliunits == 990)
                #expect(facts.granted.allSatisfy { $0.amount == 60 })
            }
        }
    }

    @Test("the matrix is the same each time it is computed")
    func same() throws {
        let again = try DemoRunner(locale: PlayedDemos.english, glyphs: .unicode).matrix()
        #expect(try PlayedDemos.matrix.get() == again)
    }

    @Test("an outcome depends only on the facts")
    func rules() throws {
        let price = try #require(try PlayedDemos.matrix.get().product.price)
        let gems = [GoodAmount(good: "gems", amount: 60)]
        let nobody = StageSupport(order: nil, events: 0)
        func fate(
            _ charged: Int64, _ granted: [GoodAmount] = [], stuck: Bool = false,
            written: Bool = false, _ support: StageSupport? = nil
        ) -> CrashMatrixOutcome {
            StageFacts(
                charged: Price(milliunits: charged, currency: price.currency), granted: granted,
                isUnfinished: stuck, isBlocked: stuck, wasWrittenOnDevice: written,
                support: support ?? nobody
            ).outcome
        }
        #expect(fate(0) == .notCharged)
        #expect(fate(990, gems) == .settled)
        #expect(fate(990, gems, stuck: true) == .stuck)
        #expect(fate(990, stuck: true) == .stuck)
        #expect(fate(990) == .lost)
        #expect(fate(990, written: true) == .lostWithApp)
        #expect(fate(990, written: true, StageSupport(order: "M-1", events: 3)) == .explained)
    }

    @Test("arrows move among the cells, and Space visits all of them")
    func keys() throws {
        var show = CrashMatrixSlideshow(
            try PlayedDemos.matrix.get(),
            SlideshowState(
                size: Size(width: 100, height: 28), glyphs: .unicode, locale: PlayedDemos.english))
        #expect(show.matrix[show.design, show.point]?.outcome == .lost)
        func press(_ key: Key) { _ = show.handle(.key(KeyPress(key)), at: 0) }
        press(.home)
        press(.up)
        press(.left)
        #expect(show.design == .finishFirst && show.point == .beforePurchase)
        press(.right)
        press(.down)
        #expect(show.design == .waiting && show.point == .afterPurchase)
        press(.home)
        for _ in 0..<44 { press(.character(" ")) }
        #expect(show.design == .kiosk && show.point == .deviceLost)
        press(.character(" "))
        #expect(show.design == .kiosk && show.point == .deviceLost)
    }
}
