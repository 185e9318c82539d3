import KioskManual
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests how numbers are resolved, and names that match several items.
@Suite("Numbers and names in line mode") struct TranscriptNumberTests {
    @Test("an ID that looks like a number is not used as a list number")
    func digits() {
        var talk = Transcript()
        var catalog = Fixture.catalog
        catalog.products.insert(Fixture.product("2", "Two", .consumable, 1000), at: 0)
        talk.send(.catalog(catalog))
        talk.type("list")
        talk.type("1")
        talk.type("1")
        #expect(talk.model.linePrompt?.string.hasPrefix("Buy Two × 1") == true)
        talk.type("no")
        talk.type("buy 2")
        #expect(talk.model.linePrompt?.string.hasPrefix("Buy 60 Gems × 1") == true)
    }

    @Test("a number after a verb refers to the newest list of that kind")
    func newest() {
        var talk = Transcript()
        talk.type("transactions")
        talk.type("sandbox")
        // Row 7 of the sandbox list is an order of another account, row 9 one of this device.
        #expect(talk.type("receipt 9").contains("Receipt of 60 Gems"))
        #expect(talk.type("receipt 7").contains("There is no transaction “7”."))
        #expect(talk.type("refund 9").contains("bought by alice on phone-1"))
        talk.type("no")
        #expect(talk.type("show 9").contains("Price: CN¥6.00"))
        #expect(talk.type("show 99").contains("The last list has no number 99."))
    }

    @Test("a number outside every list is not matched against names")
    func noPart() {
        var talk = Transcript()
        for line in ["receipt 2", "finish 2"] {
            #expect(talk.type(line).contains("There is no transaction “2”. Type transactions "))
        }
        talk.type("refund 2")
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test(
        "a number below 1 or above every list is rejected",
        arguments: ["0", "-1", "-9223372036854775808", "9223372036854775807"])
    func extreme(number: String) {
        var talk = Transcript()
        for line in ["show", "buy", "receipt", "refund", "finish", "approve", "spend"] {
            talk.type("\(line) \(number)")
            #expect(talk.model.linePrompt?.string == "kiosk> ", "\(line)")
        }
    }

    @Test("a name that matches several orders lists those that the command applies to")
    func several() {
        var talk = Transcript()
        let rows = ["000002", "000003"].map {
            Fixture.row($0, Fixture.gems, .finished, .finished, ago: 1000)
        }
        talk.send(.snapshot(Fixture.snapshot(owned: true, rows: rows)))
        let said = talk.type("refund gems")
        #expect(said.contains("“gems” matches 2 items:\n1: 60 Gems, "))
        talk.type("refund 2")
        #expect(talk.model.linePrompt?.string.hasPrefix("Refund ") == true)
        talk.type("no")
        talk.respond = { command in
            let waiting = Fixture.orders.filter { $0.state == .pending }
            guard command == .query(.orders), let order = waiting.first else { return [] }
            return [.orders([order, order])]
        }
        #expect(
            talk.type("approve").contains("matches 2 items:\n1: Remove Ads, waiting for approval"))
    }

    @Test("a name that matches several transactions and no product lists the transactions")
    func severalTransactions() {
        var talk = Transcript()
        let said = talk.type("show M-2026")
        #expect(said.contains("“M-2026” matches 3 items:\n1: 60 Gems"))
    }

    @Test("long answers without numbers are printed in parts and keep the numbers of the last list")
    func words() {
        var talk = Transcript()
        talk.type("list")
        let help = talk.type("help")
        #expect(help.contains("list: List the products.") && !help.contains("quit: "))
        #expect(help.contains("Listed 10 of 42. Type more to continue."))
        for _ in 0..<3 { talk.type("more") }
        #expect(talk.type("more").contains("quit: Leave the shop"))
        #expect(talk.type("2").contains("Potion of Haste"))
        #expect(talk.type("log 3").hasSuffix("Listed 3 of 5. Type more to continue.\n"))
        #expect(talk.type("more").contains("\n5: "))
    }

    @Test("the manual lists its topics, prints an article in parts without markup, and searches")
    func manual() {
        var talk = Transcript()
        let topics = talk.type("topics")
        #expect(topics.contains("1: getting-started: "))
        #expect(topics.contains("Listed 10 of \(ManualArticle.all.count). Type more to continue."))
        let first = talk.type("1")
        #expect(
            first.contains("\n\(ManualArticle.all[0].title)\n\(ManualArticle.all[0].summary)\n"))
        #expect(first.contains("Listed 10 of "))
        #expect(talk.type("more") != first)
        // The article keeps the numbers of the topics.
        #expect(talk.type("2").contains("\n\(ManualArticle.all[1].title)\n"))
        #expect(talk.type("help refunds").contains("\nRefunds"))
        #expect(talk.type("manual no-such").contains("“no-such” is not a valid command or value."))
        let found = talk.type("manual search foreign-root")
        #expect(found.contains("1: Faults: ") && !found.contains("`"))
        #expect(talk.type("1").contains("\nFaults\n"))
        #expect(talk.type("manual search xyzzy").contains("No line of the manual contains this."))
    }
}
