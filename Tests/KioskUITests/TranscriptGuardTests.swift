import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests what can confirm a purchase in line mode.
@Suite("Questions in line mode") struct TranscriptGuardTests {
    private func bought(_ talk: Transcript) -> [Command] {
        talk.asked.filter { if case .engine(.buy) = $0 { true } else { false } }
    }

    @Test("a question states product, quantity, price, account, device, backend and payment")
    func terms() {
        var talk = Transcript()
        let said = talk.type("buy gems 3") + (talk.model.linePrompt?.string ?? "")
        for term in ["60 Gems × 3", "CN¥18.00", "alice", "phone-1", "embedded", "approve"] {
            #expect(said.contains(term), "\(term)")
        }
    }

    @Test("yes buys once, with the question's intent ID")
    func buys() {
        var talk = Transcript()
        talk.type("buy gems 3")
        talk.type("yes")
        talk.type("yes")
        #expect(
            bought(talk) == [
                .engine(.buy(Fixture.gems, quantity: 3, outcome: .approve, nil, "000009"))
            ])
        #expect(talk.record.contains("“yes” is not a valid command"))
    }

    @Test("line mode asks even if the catalog skips dialogs")
    func unasked() {
        var model = Fixture.emptyModel()
        model.context.skipsDialogs = true
        var talk = Transcript(model)
        talk.type("buy gems 3")
        #expect(bought(talk).isEmpty)
        talk.type("yes")
        #expect(bought(talk).count == 1)
    }

    @Test("an answer typed before the question was displayed does not confirm")
    func early() {
        var talk = Transcript()
        talk.type("buy gems")
        #expect(talk.type("yes", after: 200).contains("Not bought. You were not charged."))
        talk.type("buy gems")
        talk.send(.line("yes", at: talk.now.adding(milliseconds: 5000), isTyped: true))
        #expect(bought(talk).isEmpty, "the question was never written")
    }

    @Test("yes from a pipe confirms immediately, because the script's author wrote the command")
    func piped() {
        var talk = Transcript()
        talk.type("buy gems", isTyped: false)
        talk.type("yes", after: 0, isTyped: false)
        #expect(bought(talk).count == 1)
    }

    @Test(
        "any answer except yes buys nothing",
        arguments: [
            "", "no", "y", "y e s", "ye s!", "yes please", "quit", "buy gems", "はい", "yes\u{1B}",
        ])
    func refuses(answer: String) {
        var talk = Transcript()
        talk.type("buy gems")
        #expect(talk.type(answer).contains("Not bought. You were not charged."))
        #expect(bought(talk).isEmpty)
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("a number changes the quantity and asks again with a new intent ID")
    func quantity() {
        var talk = Transcript()
        talk.type("buy gems")
        talk.type("4")
        #expect(talk.model.linePrompt?.string.contains("60 Gems × 4 for CN¥24.00") == true)
        #expect(talk.asked.count { $0 == .newIntent } == 2)
        #expect(talk.type("11").contains("Not bought."))
        talk.type("buy remove ads")
        #expect(talk.type("2").contains("Not bought."), "it is sold one at a time")
        #expect(bought(talk).isEmpty)
    }

    @Test("a catalog that changes during the question makes it ask again")
    func changed() {
        var talk = Transcript()
        talk.type("buy gems")
        talk.send(.drawn(at: talk.now))
        var catalog = Fixture.catalog
        catalog.products[0] = Fixture.product("dragon.gems60", "60 Gems", .consumable, 9000)
        talk.send(.catalog(catalog))
        #expect(talk.record.contains("60 Gems costs CN¥9.00 now; it was CN¥6.00."))
        #expect(talk.record.contains("The catalog changed while this dialog was open."))
        talk.send(.line("yes", at: talk.now.adding(milliseconds: 400), isTyped: true))
        #expect(bought(talk).isEmpty, "the new question was not written yet")
        talk.type("buy gems")
        #expect(talk.model.linePrompt?.string.contains("CN¥9.00") == true)
    }

    @Test("an unavailable product prints the reason and asks nothing")
    func blocked() {
        var talk = Transcript()
        #expect(talk.type("buy dragon.chapter2").contains("It is waiting for the store’s review."))
        #expect(talk.type("buy dragon.gem60").contains("Did you mean dragon.gems60?"))
        #expect(talk.type("buy gems 99").contains("Quantity: from 1 to 10"))
        talk.send(.snapshot(Fixture.snapshot(mode: .reading(reason: "another kiosk drives"))))
        #expect(
            talk.type("buy gems").contains(
                "Purchases are not available here (another kiosk drives)."))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
        #expect(talk.asked.allSatisfy { $0 != .newIntent })
    }

    @Test("the end of the input during a question buys nothing")
    func end() {
        var talk = Transcript()
        talk.type("buy gems")
        talk.send(.endOfLines)
        #expect(bought(talk).isEmpty && talk.hasLeft)
        #expect(talk.record.contains("Not bought. You were not charged.\n"))
    }

    @Test("spending and refunds ask for confirmation and ignore early answers")
    func spending() {
        var talk = Transcript()
        talk.type("spend gems 500")
        #expect(talk.record.hasSuffix("You have only 110 gems.\nNothing was spent.\n"))
        talk.type("spend gems 5 for a torch")
        #expect(talk.type("yes", after: 10).contains("Nothing was spent."))
        talk.type("refund 2000000002")
        #expect(talk.type("yes", after: 10).contains("Nothing was refunded."))
        talk.type("spend gems 5 for a torch")
        #expect(talk.type("yes").contains("Spent 5 gems."))
        let goods = GoodAmount(good: "gems", amount: 5)
        #expect(talk.asked.contains(.engine(.spend(goods, note: "a torch"))))
        #expect(
            talk.asked.allSatisfy { if case .sandbox(.transaction) = $0 { false } else { true } })
    }

    @Test("repeat prints the question again and keeps it open")
    func again() {
        var talk = Transcript()
        talk.type("buy gems 3")
        let again = talk.type("repeat")
        #expect(again.contains("for alice on phone-1") && again.contains("payment: approve"))
        #expect(talk.model.linePrompt?.string.contains("60 Gems × 3") == true)
        talk.type("yes")
        #expect(
            bought(talk) == [
                .engine(.buy(Fixture.gems, quantity: 3, outcome: .approve, nil, "000009"))
            ])
    }

    @Test("digits separated by a space are not an amount")
    func apart() {
        var talk = Transcript()
        talk.type("spend gems")
        #expect(talk.type("1 0").contains("Nothing was spent."))
        talk.type("buy gems")
        #expect(talk.type("1 0").contains("Not bought."))
    }

    @Test("a purchase without an answer is reported as continuing, and the next line is read")
    func slow() {
        var talk = Transcript()
        talk.respond = { command in
            if case .engine(.buy) = command { [] } else { Transcript.successfulResponses(command) }
        }
        talk.type("buy gems")
        talk.type("yes")
        #expect(talk.model.linePrompt == nil, "it is waited for")
        talk.advance(30_000)
        #expect(
            talk.record.hasSuffix(
                "This takes longer than usual and continues automatically. "
                    + "The result will be announced.\n"))
        #expect(talk.type("where").contains("Account: alice"))
    }
}
