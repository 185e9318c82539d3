import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Faults, crashes and what can be done to a purchase, in lines.
@Suite("Deeds in lines") struct TranscriptOperationTests {
    private static let fault = PlannedFault(
        id: 7, plan: FaultPlan(.finish, .status(503, retryAfter: nil), .every))

    /// A store that tells its orders, as asked before, between a plan and its answer.
    private func talk(planned: [PlannedFault] = []) -> Transcript {
        var talk = Transcript()
        talk.answers = { command in
            switch command {
            case .loadOrders: [.faults(planned), .orders(Fixture.orders)]
            case .plan: [.faults([]), .orders(Fixture.orders), .planned([Self.fault])]
            case .clearFault: [.faults(planned), .orders(Fixture.orders), .planned([])]
            default: Transcript.usual(command)
            }
        }
        return talk
    }

    @Test("what was planned is told, and not what was before")
    func plans() {
        var talk = talk()
        let said = talk.type("fault finish 503 every")
        #expect(said.contains("503"), "\(said)")
        #expect(!said.contains("Nothing is planned"), "\(said)")
    }

    @Test("what was taken back is not told any more")
    func clears() {
        var talk = talk(planned: [Self.fault])
        let said = talk.type("fault clear")
        #expect(talk.asked.contains(.clearFault(7)))
        #expect(said.contains("Nothing is planned to go wrong."), "\(said)")
    }

    @Test("the points of a crash may be typed in capitals or without", arguments: ["C3", "c3"])
    func points(_ point: String) throws {
        let moment = try #require(CrashMoment("C3"))
        var talk = TranscriptWorkbenchTests.talk()
        talk.type("crash \(point)")
        #expect(talk.asked.last == .planCrash(moment))
    }

    @Test(
        "everything that screen 5 does to a purchase asks, and is done on yes",
        arguments: [
            ("half", RefundDeed.half), ("ask", .ask), ("decline", .decline), ("revoke", .revoke),
            ("DELETE", .delete),
        ])
    func deeds(_ word: String, _ deed: RefundDeed) {
        var talk = talk()
        let asked = talk.type("refund 2000000002 \(word)")
        #expect(asked.contains(talk.model.words.say(deed.note).string), "\(asked)")
        #expect(talk.type("yes", after: 2000).contains("60 Gems"))
        #expect(talk.asked.last == .change("2000000002", deed))
    }

    @Test("whatever else than yes changes nothing")
    func declined() {
        var talk = talk()
        talk.type("refund 2000000002 half")
        #expect(talk.type("no", after: 2000).contains("Nothing was changed."))
        #expect(talk.asked.allSatisfy { if case .change = $0 { false } else { true } })
    }

    @Test("what cannot be done to it is not asked, and what can be is told by number")
    func impossible() {
        var talk = talk()
        let said = talk.type("refund 2000000002 reverse")
        #expect(said.contains("Nothing was changed."), "\(said)")
        #expect(said.contains("Refund half"), "\(said)")
        #expect(talk.model.overlay == nil)
    }
}
