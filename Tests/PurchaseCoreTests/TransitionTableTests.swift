import Foundation
import PurchaseCore
import StoreModel
import Testing

@Suite("The transition table")
struct TransitionTableTests {
    @Test("each row's decision is the one in the table", arguments: TransitionRow.all)
    func row(_ row: TransitionRow) throws {
        let decision = try row.decision()
        #expect(decision.events.map(TransitionRow.name) == row.events)
        #expect(decision.effects.map(TransitionRow.name) == row.effects)
    }

    @Test("the article contains every row, and every row of the article is tested")
    func article() throws {
        let text = try Article.text(
            of: "Sources/Purchase/PurchaseCore/PurchaseCore.docc/TransitionTable.md")
        let written = text.split(separator: "\n").filter { $0.contains(#/^\| [PDLS][0-9]+ \|/#) }
        let tested = TransitionRow.all.map { row in
            let facts = row.events.map { "`\($0)`" }.joined(separator: ", ")
            let then = row.effects.map { "`\($0)`" }.joined(separator: ", ")
            return "| \(row.id) | \(row.stage) | \(row.title) "
                + "| \(facts.isEmpty ? "none" : facts) | \(then.isEmpty ? "nothing" : then) |"
        }
        #expect(written.map(String.init) == tested)
        #expect(Set(tested).count == tested.count)
    }

    @Test("an expired intent is looked up, as it may have been charged, and closed if it was not")
    func expiredIntent() throws {
        let state = Stages.after(try Stages.inputs(to: "intent"))
        let later = Sample.after(900_001)
        let decision = state.decide(.resumed, at: later, policy: QueuePolicy())
        #expect(decision == QueueDecision([], [.lookUp(Sample.intentID)]))
        let closed = state.decide(
            .orderNeverSeen(Sample.intentID), at: later, policy: QueuePolicy())
        #expect(
            closed.events == [
                .paymentFailed(intentID: Sample.intentID, reason: .expired, isKnownAtStore: false)
            ])
    }

    @Test("after a restart no attempt counts as the first, and a refused order number says so")
    func takenUpAgain() throws {
        var state = Stages.after(try Stages.inputs(to: "intent"))
        for _ in 0..<3 {
            let resumed = state.decide(.resumed, at: Sample.now, policy: QueuePolicy())
            for event in resumed.events { state.evolve(event, at: Sample.now) }
        }
        let id = Sample.intentID
        #expect(state.payments[id]?.stage == .intent(attempt: 2, notBefore: Sample.now))
        let numbered = state.decide(
            .numberIssued(id, Sample.number), at: Sample.now, policy: QueuePolicy())
        #expect(numbered.events.last == .submitted(intentID: id, attempt: 2))
        let closed = state.decide(.orderNeverSeen(id), at: Sample.now, policy: QueuePolicy())
        #expect(
            closed.events == [.paymentFailed(intentID: id, reason: .refused, isKnownAtStore: false)]
        )
    }

    @Test(
        "an old order with an unknown outcome is looked up and not sent again, also one from a clock far ahead",
        arguments: [900_001, -900_001, Int64.min / 2])
    func lookedUp(later: Int64) throws {
        let state = Stages.after(try Stages.inputs(to: "retrying"))
        let decision = state.decide(.resumed, at: Sample.after(later), policy: QueuePolicy())
        #expect(decision == QueueDecision([], [.lookUp(Sample.intentID)]))
    }

    @Test("a retry sends the journaled intent and order number with the next attempt number")
    func retryIsTheSame() throws {
        let state = Stages.after(try Stages.inputs(to: "retrying"))
        let decision = state.decide(
            .paymentDue(Sample.intentID, at: Sample.due(Sample.intentID.rawValue)),
            at: Sample.after(10_000), policy: QueuePolicy())
        #expect(decision.effects == [.submit(try Sample.intent(), Sample.number)])
        #expect(decision.events == [.submitted(intentID: Sample.intentID, attempt: 2)])
    }

    @Test("without automatic finishing a delivery waits for a finish by hand")
    func byHand() throws {
        let policy = QueuePolicy(autoFinish: false)
        let state = Stages.after(try Stages.inputs(to: "delivered"), policy: policy)
        let id = Sample.transactionID
        #expect(state.decide(.resumed, at: Sample.now, policy: policy) == .nothing)
        let asked = state.decide(.finishRequested(id), at: Sample.now, policy: policy)
        #expect(asked.effects == [.finish(id)])
    }

    @Test("each failed acknowledgement waits longer than the one before")
    func acknowledgements() throws {
        var state = Stages.after(try Stages.inputs(to: "failed"))
        var waits: [Int64] = []
        for _ in 0..<4 {
            let silence = QueueInput.acknowledgeUnanswered(Sample.intentID, retryAfter: nil)
            let decision = state.decide(silence, at: Sample.now, policy: QueuePolicy())
            for event in decision.events { state.evolve(event, at: Sample.now) }
            let payment = try #require(state.payments[Sample.intentID])
            waits.append(try #require(payment.notBefore).since(Sample.now))
        }
        #expect(zip(waits, waits.dropFirst()).allSatisfy(<), "\(waits)")
        #expect(state.payments[Sample.intentID]?.finishAttempts == 4)
    }

    @Test("a listed transaction that was finished by hand has the effect of finishing it again")
    func byHandAgain() throws {
        let policy = QueuePolicy(autoFinish: false)
        let state = Stages.after(try Stages.inputs(to: "finished"), policy: policy)
        let again = QueueInput.received(try Sample.signed(), .unfinished)
        let decision = state.decide(again, at: Sample.now, policy: policy)
        #expect(decision == QueueDecision([], [.finish(Sample.transactionID)]))
    }
}
