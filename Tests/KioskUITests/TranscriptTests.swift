import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Line mode") struct TranscriptTests {
    @Test("a number chooses from the last list, and after a verb from the last list of its kind")
    func numbers() {
        var talk = Transcript()
        talk.type("transactions")
        #expect(talk.type("1").contains("retrying in"))
        // The actions of a transaction are the last list now.
        #expect(talk.type("1").contains("Receipt of 60 Gems"))
        #expect(talk.type("show 3").contains("State: declined, not charged"))
        talk.type("buy 2")
        #expect(talk.model.linePrompt?.string.contains("Potion of Haste × 1") == true)
        talk.type("no")
        #expect(talk.type("77").contains("The last list has no number 77."))
    }

    @Test("a name matches a part of an ID or words of the title, and several matches are listed")
    func names() {
        var talk = Transcript()
        #expect(talk.type("show haste").contains("Potion of Haste"))
        let several = talk.type("show dragon")
        #expect(several.contains("“dragon” matches 8 items:"))
        #expect(talk.type("show M-2026-000001").contains("Remove Ads"))
        #expect(talk.type("show nothing").contains("There is no product “nothing”."))
    }

    @Test("a long list is printed in parts")
    func parts() {
        var talk = Transcript(opens: false)
        var catalog = Fixture.catalog
        catalog.products = (1...25).map {
            Fixture.product(ProductID("p\($0)"), "Thing \($0)", .consumable, 1000)
        }
        // The catalog remembered from the last start does not count as opening.
        talk.send(.snapshot(Fixture.snapshot(mode: .reading(reason: "opening"), rows: [])))
        talk.send(.catalog(Fixture.catalog))
        #expect(talk.record.isEmpty && talk.model.linePrompt == nil)
        talk.open(Fixture.snapshot(rows: []), catalog)
        #expect(talk.record.contains("10: Thing 10, CN¥1.00\nListed 10 of 26. Type more"))
        #expect(talk.type("more").contains("11: Thing 11"))
        #expect(talk.type("25").contains("Thing 25"))
        #expect(talk.type("more").contains("There are no more items."))
    }

    @Test("each change of a purchase is reported once, and a brief state is skipped")
    func news() {
        var talk = Transcript()
        func rows(_ stage: TransactionStage, _ state: CustomerFacingState) -> EngineSnapshot {
            let row = Fixture.row(
                "000007", Fixture.noAds, state, stage, ago: 0, isOpen: stage != .finished)
            return Fixture.snapshot(owned: true, rows: [row] + Fixture.snapshot().rows)
        }
        let start = talk.record.endIndex
        talk.send(.snapshot(rows(.submitting, .purchasing)))
        talk.send(.snapshot(rows(.received, .purchased)))
        #expect(talk.output(since: start).isEmpty)
        talk.advance(1000)
        #expect(talk.output(since: start).hasPrefix("Remove Ads: received. You were charged."))
        talk.send(.snapshot(rows(.finished, .finished)))
        talk.send(.snapshot(rows(.finished, .finished)))
        talk.advance(60_000)
        let said = talk.output(since: start).split(separator: "\n")
        #expect(said.count == 2)
        #expect(
            said.last == "Remove Ads: finished. You were charged, and the purchase was delivered.")
    }

    @Test("changes of the catalog are reported, but not those caused by a new language")
    func catalog() {
        var talk = Transcript()
        var newer = Fixture.catalog
        newer.products.remove(at: 1)
        newer.products[0] = Fixture.product("dragon.gems60", "60 Gems", .consumable, 5000)
        newer.products.append(Fixture.product("dragon.hat", "Hat", .nonConsumable, 2000))
        let start = talk.record.endIndex
        talk.send(.catalog(newer))
        #expect(
            talk.output(since: start) == """
                60 Gems costs CN¥5.00 now; it was CN¥6.00.
                New product: Hat, CN¥2.00.
                Potion of Haste is no longer on sale.

                """)
        let said = talk.type("language de")
        #expect(said.contains("Sprache: Deutsch (de)") && !said.contains("neu"))
    }

    @Test("an account change completes before the next line and reports no old purchases")
    func moving() {
        var talk = Transcript()
        talk.type("account bob")
        #expect(talk.asked.contains(.changeContext(.account("bob"))))
        #expect(talk.model.linePrompt == nil)
        var place = talk.model.context
        place.account = "bob"
        talk.send(.context(place))
        talk.send(.contextChanged)
        talk.send(.catalog(Fixture.catalog))
        #expect(talk.model.linePrompt == nil)
        talk.send(.context(place))
        talk.send(.snapshot(Fixture.snapshot()))
        talk.send(.catalog(Fixture.catalog))
        #expect(talk.record.contains("bob, device phone-1, storefront CHN CN¥.\n7 products.\n"))
        #expect(!talk.record.contains("You were charged, and"))
        #expect(talk.type("transactions").contains("3 transactions."))
    }

    @Test("an unknown account or storefront is reported and changes nothing")
    func noPlace() {
        var talk = Transcript()
        talk.respond = { command in
            if case .changeContext = command {
                [.failed(command, CommandError("There is no such place."))]
            } else {
                []
            }
        }
        #expect(talk.type("storefront Mars").contains("There is no such place."))
        #expect(talk.type("storefront").contains("three letters"))
        #expect(talk.type("").contains("Nothing was changed."))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("events are printed as they arrive while the log is followed")
    func following() {
        var talk = Transcript()
        talk.type("follow on")
        talk.respond = { command in
            guard case .query(.log) = command else { return [] }
            let entry = LogEntry(.state, "delivered", intentID: "000003")
            return [.log([Fixture.event(6, entry)], acknowledged: 3)]
        }
        let start = talk.record.endIndex
        talk.send(.snapshot(Fixture.snapshot(owned: true)))
        talk.advance(3000)
        talk.advance(3000)
        #expect(talk.output(since: start).contains("delivered, order M-2026-000003"))
        #expect(talk.output(since: start).split(separator: "\n").count == 1)
    }

    @Test("with manual finishing a delivered purchase waits until it is finished")
    func finishing() {
        var talk = Transcript(Fixture.emptyModel(isAutoFinishing: false))
        func rows(_ stage: TransactionStage) -> EngineSnapshot {
            let row = Fixture.row(
                "000007", Fixture.noAds, stage == .finished ? .finished : .purchased, stage, ago: 0,
                isOpen: stage != .finished)
            return Fixture.snapshot(owned: true, rows: [row])
        }
        talk.send(.snapshot(rows(.delivered)))
        #expect(talk.record.hasSuffix("The transaction still has to be finished at the store.\n"))
        #expect(talk.type("show remove ads").contains("Remove Ads"))
        talk.type("transactions open")
        #expect(talk.type("1").contains("1: finish\n"))
        talk.type("1")
        #expect(talk.asked.contains(.engine(.finish("2000000007"))))
        #expect(talk.model.linePrompt == nil, "the next line waits for the end")
        talk.send(.snapshot(rows(.finished)))
        #expect(talk.record.hasSuffix("Finished.\n"))
        #expect(talk.type("finish 1").contains("Only delivered purchases can be finished."))
    }

    @Test("only pending orders can be approved or declined")
    func deciding() {
        var talk = Transcript()
        #expect(talk.type("approve").contains("Approved."))
        #expect(talk.asked.contains(.sandbox(.order("000004", .approve))))
        talk.type("decline 000003")
        #expect(
            talk.record.hasSuffix(
                "Only orders that wait for approval can be approved or declined.\n"))
        talk.respond = { command in
            command == .query(.orders)
                ? [.failed(.query(.orders), CommandError("No answer."))]
                : Transcript.successfulResponses(command)
        }
        #expect(talk.type("sandbox").hasSuffix("No answer.\n"))
    }

    @Test("repeat prints the output since the previous line, including unsolicited messages")
    func again() {
        var talk = Transcript()
        let said = talk.type("help buy").split(separator: "\n").last
        talk.send(.notice("It rains."))
        for _ in 0..<2 {
            let again = talk.type("repeat").split(separator: "\n").dropFirst()
            #expect(again == [said, "It rains."].compactMap(\.self)[...])
        }
    }

    @Test("refresh works after every command and requests the catalog in the current language")
    func refresh() {
        var talk = Transcript()
        for place in ["list", "transactions", "library", "sandbox", "log"] {
            talk.type(place)
            #expect(talk.type("refresh").hasSuffix("7 products.\n"), "\(place)")
        }
        talk.type("language ja")
        #expect(talk.type("undo").hasSuffix("Language: English (en_US)\n7 products.\n"))
        #expect(talk.asked.count { $0 == .query(.catalog(.fallback)) } == 6)
    }

    @Test("no tick is scheduled while nothing is awaited, after every command")
    func idle() {
        var talk = Transcript()
        for line in ["log", "list", "follow on", "follow off", "log 5", "transactions", "1"] {
            talk.type(line)
        }
        for _ in 0..<5 { talk.advance(5000) }
        #expect(talk.model.nextTick == nil)
    }

    @Test("the receipt is explained field by field and saved as signed")
    func receipt() {
        var talk = Transcript()
        #expect(talk.type("save x").contains("Type receipt first"))
        let said = talk.type("receipt 2000000002")
        #expect(said.contains("valid: signed by a certificate of the trusted root"))
        #expect(said.split(separator: "\n").count <= 8, "first whether it is to be believed")
        let fields = talk.type("1")
        #expect(fields.contains("price: 6000 = CN¥6.00, the total price, in thousandths"))
        #expect(fields.contains("somethingNew: ␛[2Jx"))
        #expect(fields.contains("Listed 10 of 11. Type more"))
        #expect(talk.type("more").contains("trusted root: CN=kiosk Sandbox Root"))
        // Output without numbers keeps the numbers of the previous list.
        talk.type("save mine.jws")
        #expect(talk.asked.contains(.save(name: "mine.jws", text: "eyJh.eyJi.c2ln\n")))
    }

    @Test("random input buys nothing and prints no control characters")
    func garbage() {
        var talk = Transcript()
        talk.respond = { command in
            if case .changeContext = command {
                [.failed(command, CommandError("No."))]
            } else {
                Transcript.successfulResponses(command)
            }
        }
        var random = SeededGenerator(seed: 20_261_122)
        let verbs = LineModeVerb.all.map(\.name).filter { $0 != "quit" }
        let scraps = [
            "1", "0", "-1", "99999999999999999999", "gems", "type:", "\"", ":", "{1}", "\u{1B}[2J",
            "\u{202E}", "🏳️‍🌈", "e\u{301}\u{301}", "for", "on", "open", "x", "\u{0}", "no",
            String(repeating: "長", count: 1000), "…", "5..2", "price:<<", "all",
        ]
        for _ in 0..<10_000 {
            var words = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                scraps.randomElement(using: &random)
            }
            if Bool.random(using: &random), let verb = verbs.randomElement(using: &random) {
                words.insert(verb, at: 0)
            }
            let said = talk.type(words.joined(separator: " "), after: 1)
            #expect(!said.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
        #expect(!talk.hasLeft)
        for command in talk.asked {
            switch command {
            case .engine(.buy), .engine(.spend), .sandbox(.transaction(_, .refund)):
                Issue.record("\(command)")
            default: break
            }
        }
        talk.advance(60_000)
        #expect(talk.type("where").contains("alice"))
    }

    @Test("every sentence is printed in the current language", arguments: LocalizedTexts.languages)
    func languages(locale: LocaleID) {
        var talk = Transcript(Fixture.emptyModel(locale: locale))
        for line in TranscriptGoldenTests.lines where line != "5" { talk.type(line) }
        let english = Transcript(Fixture.emptyModel())
        #expect(talk.hasLeft)
        if locale.language != "en" {
            #expect(talk.record.prefix(300) != english.record.prefix(300))
            for sentence in ["Nothing", "There is", "products.", "Type "] {
                #expect(!talk.record.contains(sentence), "\(sentence)")
            }
        }
    }
}
