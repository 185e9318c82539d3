import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Subscriptions in line mode") struct TranscriptSubscriptionTests {
    private static let reading = StoreTimeReading(
        now: Fixture.now.adding(milliseconds: 31 * Fixture.day), rate: 1000)

    /// Returns a line mode session with the fixture's subscriptions.
    private func talk(_ snapshot: EngineSnapshot = Fixture.clubSnapshot()) -> Transcript {
        var talk = Transcript(opens: false)
        talk.respond = { command in
            switch command {
            case .engine(.manage(let id, let wish)):
                [
                    .snapshot(Fixture.clubSnapshot(Fixture.view { $0.autoRenewStatus = 0 })),
                    .done(.manage(id, wish)),
                ]
            case .sandbox(.clock(let change)):
                [
                    .snapshot(Fixture.clubSnapshot(clock: Fixture.clock(ahead: 31))),
                    .done(.sandbox(.clock(change), .clock(Self.reading))),
                ]
            case .query(.orders): [.subscriptions(Fixture.sandboxSubscriptions), .orders([])]
            case .query(.subscriptions): [.subscriptions(Fixture.sandboxSubscriptions)]
            case .sandbox(let action):
                [.subscriptions(Fixture.sandboxSubscriptions), .done(.sandbox(action, .done))]
            default: Transcript.successfulResponses(command)
            }
        }
        talk.open(snapshot, Fixture.clubCatalog)
        return talk
    }

    @Test("library prints a subscription, its history and its commands")
    func library() {
        var talk = talk()
        #expect(
            talk.type("library").contains(
                "1: Gold Club, subscription, active, renews on Nov 22, 2026 for CN¥30.00"))
        let details = talk.type("1")
        for line in [
            "Jul 24, 2026, started with an offer, Dragon Club", "refunded, Dragon Club, CN¥18.00",
            "Sep 29, 2026, renewal failed, Dragon Club", "plan changed, Gold Club, CN¥30.00",
            "1: cancel renewal", "change plan: Dragon Club, CN¥18.00 a month",
        ] {
            #expect(details.contains(line), "\(line)")
        }
        #expect(talk.type("1").contains("no longer renews: ends on Nov 22, 2026."))
    }

    @Test("another plan is offered as a change of the plan, as on the screen")
    func otherPlan() {
        var talk = talk()
        let details = talk.type("show \(Fixture.clubMonth.id.rawValue)")
        #expect(details.contains("\n1: change plan\n"), "\(details)")
    }

    @Test("cancel needs no name if there is one subscription, and reports if there is none")
    func cancel() {
        var talk = talk()
        _ = talk.type("cancel")
        #expect(talk.asked.contains(.engine(.manage(Fixture.clubID, .cancel))))
        #expect(talk.type("cancel gold").contains("does not allow this action"), "it was cancelled")
        var nobody = self.talk(Fixture.clubSnapshot(nil, life: []))
        #expect(nobody.type("resume").contains("No subscriptions."))
    }

    @Test("a number outside every list does not cancel the only subscription")
    func noNumber() {
        var talk = talk()
        #expect(talk.type("cancel 99").contains("No subscriptions."))
        #expect(!talk.asked.contains(.engine(.manage(Fixture.clubID, .cancel))))
    }

    @Test("clock prints the store's time, and asks before it sets the clock forward")
    func clock() {
        var talk = talk()
        #expect(talk.type("clock").contains("Store clock: Nov 21, 2026"))
        let details = talk.type("clock month")
        #expect(details.contains("The clock cannot be set back."))
        #expect(
            talk.model.linePrompt?.string.hasPrefix(
                "Advance the store clock – advance a month: Dec 21, 2026") == true)
        #expect(talk.type("no").contains("Nothing was changed."))
        #expect(!talk.asked.contains(.sandbox(.clock(ClockStep.month.change))))
        talk.type("clock month")
        #expect(talk.type("yes").contains("Store clock: Dec 22, 2026"))
        #expect(talk.asked.contains(.sandbox(.clock(ClockStep.month.change))))
        #expect(talk.type("clock sideways").contains("clock month: Show the store clock"))
    }

    @Test("the sandbox's subscriptions can be changed, and commands with a value prompt for it")
    func sandbox() {
        var talk = talk()
        let list = talk.type("sandbox")
        #expect(list.contains("8: Gold Club, active\n"))
        #expect(talk.type("8").contains("Renewals: succeed"))
        _ = talk.type("1")
        #expect(talk.asked.contains(.sandbox(.subscription(Fixture.clubID, .failRenewals(true)))))
        let end = Command.sandbox(.subscription(Fixture.clubID, .expire))
        #expect(talk.type("2").contains("The subscription expires at once"))
        #expect(
            talk.model.linePrompt?.string == "End now – Gold Club, alice? Type yes to go on: ")
        #expect(talk.type("no").contains("Nothing was changed.") && !talk.asked.contains(end))
        talk.type("2")
        #expect(talk.type("yes").contains("Renewals: succeed") && talk.asked.contains(end))
        #expect(talk.type("4").contains("The number of free days to add, 90 at most."))
        _ = talk.type("14")
        #expect(talk.asked.contains(.sandbox(.subscription(Fixture.clubID, .extend(days: 14)))))
        _ = talk.type("3")
        #expect(talk.type("much").contains("Enter a price, for example 5.99."))
    }
}
