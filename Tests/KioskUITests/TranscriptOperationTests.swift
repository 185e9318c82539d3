import KioskPresentation
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests faults, crashes and the operations on a purchase in line mode.
@Suite("Operations in line mode") struct TranscriptOperationTests {
    private static let fault = PlannedFault(
        id: 7, plan: FaultPlan(.finish, .status(503, retryAfter: nil), .every))

    private static let half = TransactionChange.refund(
        .percentage(Transaction.fullShare / 2))

    /// Returns a session whose store sends an earlier list of faults between a plan and its answer.
    private func talk(planned: [PlannedFault] = []) -> Transcript {
        var talk = Transcript()
        talk.respond = { command in
            switch command {
            case .query(.orders): [.faults(planned), .orders(Fixture.orders)]
            case .sandbox(.planFault(let plan)):
                [
                    .faults([]), .orders(Fixture.orders), .faults([Self.fault]),
                    .done(.sandbox(.planFault(plan: plan), .done)),
                ]
            case .sandbox(.clearFaults):
                [
                    .faults(planned), .orders(Fixture.orders), .faults([]),
                    .done(.sandbox(.clearFaults, .done)),
                ]
            default: Transcript.successfulResponses(command)
            }
        }
        return talk
    }

    @Test("fault prints the new plan, not the earlier one")
    func plans() {
        var talk = talk()
        let said = talk.type("fault finish 503 every")
        #expect(said.contains("503"), "\(said)")
        #expect(!said.contains("no planned faults"), "\(said)")
    }

    @Test("a cleared fault disappears from the list")
    func clears() {
        var talk = talk(planned: [Self.fault])
        let said = talk.type("fault clear")
        #expect(talk.asked.contains(.sandbox(.clearFaults)))
        #expect(said.contains("There are no planned faults."), "\(said)")
    }

    @Test("the case of crash points is ignored", arguments: ["C3", "c3"])
    func points(_ point: String) throws {
        let moment = try #require(CrashMoment("C3"))
        var talk = TranscriptWorkbenchTests.session()
        talk.type("crash \(point)")
        #expect(talk.asked.last == .planCrash(moment))
    }

    @Test(
        "every purchase operation of the Sandbox screen asks and runs after yes",
        arguments: [
            ("half", half), ("ask", .request(.unintendedPurchase)), ("decline", .decline),
            ("revoke", .revoke), ("DELETE", .delete),
        ])
    func changes(_ word: String, _ change: TransactionChange) throws {
        let choice = try #require(TransactionChangeOption.all.first { $0.change == change })
        var talk = talk()
        let asked = talk.type("refund 2000000002 \(word)")
        #expect(asked.contains(talk.model.formatter.text(choice.note).string), "\(asked)")
        #expect(talk.type("yes", after: 2000).contains("60 Gems"))
        #expect(talk.asked.last == .sandbox(.transaction("2000000002", change)))
    }

    @Test("a late failure of an earlier command does not end the wait for a newer one")
    func late() {
        var talk = talk()
        let usual = talk.respond
        talk.respond = { command in
            switch command {
            case .sandbox: []
            default: usual(command)
            }
        }
        talk.type("refund 2000000002 half")
        talk.type("yes", after: 2000)
        talk.advance(10_000)
        talk.type("fault finish 503 every")
        #expect(talk.model.linePrompt == nil)
        let earlier = SandboxAction.transaction("2000000002", Self.half)
        talk.send(.failed(.sandbox(earlier), CommandError("Not now.")))
        #expect(talk.model.linePrompt == nil, "the fault is not planned yet")
        talk.send(.faults([Self.fault]))
        talk.send(.done(.sandbox(.planFault(plan: Self.fault.plan), .fault(Self.fault))))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("a step that the store answered with another order's transaction is not charged")
    func joined() {
        var talk = talk()
        talk.respond = { command in
            guard case .query(.history(let row, _, _)) = command else { return [] }
            let step = HistoryStep(
                side: .store, at: Fixture.now, kind: .issuedFree, joinedOrder: "M-2026-000001")
            return [.history(rowID: row, [step])]
        }
        let said = talk.type("show 000002")
        #expect(said.contains("\nstore: not charged, "), "\(said)")
    }

    @Test("repeat prints the question for an amount again")
    func amount() {
        var talk = talk()
        talk.type("spend gems")
        #expect(talk.type("repeat").contains("You have 110 gems."))
        #expect(talk.type("5").hasSuffix("5\n"))
        #expect(talk.model.linePrompt?.string == "Spend 5 gems? Type yes to spend: ")
    }

    @Test("any answer except yes changes nothing")
    func declined() {
        var talk = talk()
        talk.type("refund 2000000002 half")
        #expect(talk.type("no", after: 2000).contains("Nothing was changed."))
        #expect(talk.asked.allSatisfy { if case .sandbox = $0 { false } else { true } })
    }

    @Test(
        "the command that approves is named after what it does to the order, as on the screen",
        arguments: [
            (SandboxOrder.State.stuck, "\n1: release\n2: details\n"),
            (.interrupted, "\n1: resolve\n2: decline\n"),
        ])
    func releases(state: SandboxOrder.State, commands: String) {
        var talk = Transcript()
        let order = Fixture.order(3, Fixture.gems, state, account: "alice", ago: 0)
        talk.respond = { $0 == .query(.orders) ? [.orders([order].compactMap(\.self))] : [] }
        talk.type("sandbox")
        let said = talk.type("7")
        #expect(said.contains(commands), "\(said)")
    }

    @Test("an impossible operation is not asked about, and the possible ones are listed by number")
    func impossible() {
        var talk = talk()
        let said = talk.type("refund 2000000002 reverse")
        #expect(said.contains("Nothing was changed."), "\(said)")
        #expect(said.contains("Refund half"), "\(said)")
        #expect(talk.model.overlay == nil)
    }
}
