import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests faults, crashes and the operations on a purchase in line mode.
@Suite("Operations in line mode") struct TranscriptOperationTests {
    private static let fault = PlannedFault(
        id: 7, plan: FaultPlan(.finish, .status(503, retryAfter: nil), .every))

    /// Returns a session whose store sends an earlier list of faults between a plan and its answer.
    private func talk(planned: [PlannedFault] = []) -> Transcript {
        var talk = Transcript()
        talk.respond = { command in
            switch command {
            case .loadOrders: [.faults(planned), .orders(Fixture.orders)]
            case .planFault: [.faults([]), .orders(Fixture.orders), .faultsChanged([Self.fault])]
            case .clearFault: [.faults(planned), .orders(Fixture.orders), .faultsChanged([])]
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
        #expect(talk.asked.contains(.clearFault(7)))
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
            ("half", RefundOperation.half), ("ask", .request), ("decline", .decline),
            ("revoke", .revoke),
            ("DELETE", .delete),
        ])
    func deeds(_ word: String, _ deed: RefundOperation) {
        var talk = talk()
        let asked = talk.type("refund 2000000002 \(word)")
        #expect(asked.contains(talk.model.formatter.text(deed.note).string), "\(asked)")
        #expect(talk.type("yes", after: 2000).contains("60 Gems"))
        #expect(talk.asked.last == .change("2000000002", deed))
    }

    @Test("a late failure of an earlier command does not end the wait for a newer one")
    func late() {
        var talk = talk()
        let usual = talk.respond
        talk.respond = { command in
            switch command {
            case .change, .planFault: []
            default: usual(command)
            }
        }
        talk.type("refund 2000000002 half")
        talk.type("yes", after: 2000)
        talk.advance(10_000)
        talk.type("fault finish 503 every")
        #expect(talk.model.linePrompt == nil)
        talk.send(.sandboxFailed("Not now.", of: .change("2000000002", .half)))
        #expect(talk.model.linePrompt == nil, "the fault is not planned yet")
        talk.send(.faultsChanged([Self.fault]))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("any answer except yes changes nothing")
    func declined() {
        var talk = talk()
        talk.type("refund 2000000002 half")
        #expect(talk.type("no", after: 2000).contains("Nothing was changed."))
        #expect(talk.asked.allSatisfy { if case .change = $0 { false } else { true } })
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
