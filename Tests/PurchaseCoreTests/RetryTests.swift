import Foundation
import PurchaseCore
import StoreModel
import Testing

@Suite("Retries")
struct RetryTests {
    /// Applies inputs and returns the decisions.
    private func apply(
        _ inputs: [QueueInput], to state: inout QueueState, at now: Timestamp = Sample.now,
        policy: QueuePolicy = QueuePolicy()
    ) -> [Effect] {
        inputs.flatMap { input in
            let decision = state.decide(input, at: now, policy: policy)
            for event in decision.events { state.evolve(event, at: now) }
            return decision.effects
        }
    }

    @Test("an order without a number is not charged, unless it may already have been sent")
    func unsent() throws {
        let (id, silence) = (
            Sample.intentID,
            QueueInput.numberUnanswered(Sample.intentID, reason: "cut", retryAfter: nil)
        )
        func charge(_ state: QueueState) -> ChargeStatus? {
            state.payments[id].map { TransactionRow(payment: $0, delivery: nil).isCharged }
        }
        var fresh = Stages.after(try Stages.inputs(to: "intent"))
        #expect(charge(fresh) == .unknown, "that it was sent may not be durable")
        for input in [silence, silence, .retryNow, silence] {
            _ = apply([input], to: &fresh)
            #expect(charge(fresh) == .no)
        }
        let numbered = fresh.decide(
            .numberIssued(id, Sample.number), at: Sample.now, policy: QueuePolicy())
        let isDurable = numbered.events.contains { !$0.isDeferrable }
        #expect(isDurable, "its sending is durable first")
        for event in numbered.events { fresh.evolve(event, at: Sample.now) }
        #expect(charge(fresh) == .unknown)
        var takenUp = Stages.after(try Stages.inputs(to: "intent"))
        _ = apply([.resumed, silence, silence], to: &takenUp)
        #expect(charge(takenUp) == .unknown)
    }

    @Test("records of an older version are read, and do not claim that an order was not sent")
    func olderSendings() throws {
        let id = Sample.intentID
        let old: [JournalEvent] = [
            .numberDeferred(intentID: id, attempt: 2, notBefore: Sample.now, reason: "cut"),
            .submitted(intentID: id, attempt: 2),
        ]
        for event in old {
            let text = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
            #expect(!text.contains("nsent"), "as it was written before")
            #expect(try JSONDecoder().decode(JournalEvent.self, from: Data(text.utf8)) == event)
        }
        var state = Stages.after(try Stages.inputs(to: "intent"))
        state.evolve(old[0], at: Sample.now)
        #expect(state.payments[id]?.isUnsent == nil)
    }

    @Test("a spending that has ended is not sent again")
    func endedSpending() throws {
        var state = Stages.after(try Stages.inputs(to: "unspent"))
        let asked = apply([.retryNow], to: &state)
        #expect(asked == [.spend(Sample.spend)] && asked.allSatisfy(state.isNeeded))
        _ = apply([.spendRefused(Sample.spend.id, reason: "few")], to: &state)
        #expect(!asked.contains(where: state.isNeeded))
    }

    @Test("a request is outdated once a refund or its reversal has changed its transaction")
    func outdated() throws {
        let (id, original) = (Sample.transactionID, try Sample.signed())
        var state = Stages.after(try Stages.inputs(to: "delivered"))
        #expect(!state.isOutdated(.finish(id)))
        let changes: [(SignedTransaction, Verdict.Decision)] = [
            (try Sample.signed(revoked: true), .revoked),
            (try Sample.signed(revision: 2), .alreadyGranted),
        ]
        for (signed, decision) in changes {
            #expect(apply([.received(signed, .changes)], to: &state) == [.verify(signed)])
            #expect(state.isOutdated(.finish(id)) && state.isOutdated(.verify(original)))
            #expect(!state.isOutdated(.verify(signed)))
            _ = apply([.verdict(id, Sample.verdict(decision))], to: &state)
            #expect(!state.isOutdated(.finish(id)))
        }
    }

    @Test("however often an order is reported meanwhile, each wait leads to one call")
    func oneTimer() throws {
        var state = Stages.after(try Stages.inputs(to: "received"))
        let (id, signed) = (Sample.transactionID, try Sample.signed())
        let silence = QueueInput.verifyUnanswered(id, reason: "cut", retryAfter: nil)
        var timers: [Timestamp] = []
        for _ in 0..<10 {
            for effect in apply([.received(signed, .unfinished), silence], to: &state) {
                if case .wakeDelivery(_, let moment) = effect { timers.append(moment) }
            }
        }
        #expect(timers.count == 10)
        let asked = timers.flatMap { apply([.deliveryDue(id, at: $0)], to: &state, at: $0) }
        #expect(asked == [.verify(signed)])
    }

    @Test(
        "a clock that is set back by a year delays no payment, delivery, list or spending")
    func clockSetBack() throws {
        let year: Int64 = 31_536_000_000
        let (intent, id) = (Sample.intentID, Sample.transactionID)
        let dues: [(String, QueueInput)] = [
            ("retrying", .paymentDue(intent, at: Sample.due(intent.rawValue))),
            ("unnumbered", .paymentDue(intent, at: Sample.due(intent.rawValue))),
            ("unacknowledged", .paymentDue(intent, at: Sample.due(intent.rawValue))),
            ("unverified", .deliveryDue(id, at: Sample.due(id.rawValue))),
            ("unfinished", .deliveryDue(id, at: Sample.due(id.rawValue))),
            ("unspent", .spendDue("spend-1", at: Sample.due("spend-1"))),
            (
                "deferred",
                .listDeferred(
                    .changes, refused: 0, reason: "cut", retryAfter: nil,
                    due: Sample.due("changes"))
            ),
        ]
        for (stage, due) in dues {
            var state = Stages.after(try Stages.inputs(to: stage))
            let effects = apply([due], to: &state, at: Sample.after(-year))
            #expect(!effects.isEmpty, "\(stage)")
        }
    }

    @Test("after a requested retry the waits restart at one second")
    func anew() throws {
        var state = Stages.after(try Stages.inputs(to: "retrying"))
        let silence = QueueInput.storeUnanswered(Sample.intentID, reason: "cut", retryAfter: nil)
        for _ in 0..<7 {
            guard case .retrying(_, let moment)? = state.payments[Sample.intentID]?.stage else {
                throw Sample.Missing()
            }
            _ = apply([.paymentDue(Sample.intentID, at: moment), silence], to: &state)
        }
        func wait() throws -> Int64 {
            guard case .retrying(_, let moment)? = state.payments[Sample.intentID]?.stage else {
                throw Sample.Missing()
            }
            return moment.since(Sample.now)
        }
        #expect(try wait() > 2_000_000)
        _ = apply([.retryNow, silence], to: &state)
        #expect(try wait() < 5_000)
    }

    @Test("an order that was sent remains sent after a reset: its next attempt is not the first")
    func neverFirstAgain() throws {
        var state = Stages.after(try Stages.inputs(to: "retrying"))
        _ = apply([.retryNow], to: &state)
        #expect(state.payments[Sample.intentID]?.stage == .submitting(attempt: 2))
    }

    @Test("an old order of which the store knows nothing is looked up with growing pauses")
    func lookUps() throws {
        var state = Stages.after(try Stages.inputs(to: "retrying"))
        let late = Sample.after(QueuePolicy().confirmWindow + 10_000)
        var waits: [Int64] = []
        for _ in 0..<6 {
            guard case .retrying(_, let moment)? = state.payments[Sample.intentID]?.stage else {
                throw Sample.Missing()
            }
            let due = QueueInput.paymentDue(Sample.intentID, at: moment)
            #expect(apply([due], to: &state, at: late) == [.lookUp(Sample.intentID)])
            let silence = QueueInput.storeUnanswered(
                Sample.intentID, reason: "cut", retryAfter: nil)
            _ = apply([silence], to: &state, at: late)
            guard case .retrying(_, let next)? = state.payments[Sample.intentID]?.stage else {
                throw Sample.Missing()
            }
            waits.append(next.since(late))
        }
        #expect(zip(waits, waits.dropFirst()).allSatisfy(<), "\(waits)")
    }

    @Test("devices wait for different times for the same order and the same list")
    func devices() {
        for subject in ["launch", "changes", "2000000000000001"] {
            let waits = (1...40).map { device in
                QueuePolicy(seed: "device-\(device)")
                    .nextAttempt(3, of: subject, retryAfter: nil, now: Sample.now)
            }
            #expect(Set(waits).count > 20, "\(subject)")
        }
    }

    @Test("a finish by hand without an answer is retried automatically")
    func finishByHand() throws {
        let policy = QueuePolicy(autoFinish: false)
        var state = Stages.after(try Stages.inputs(to: "unfinished"), policy: policy)
        let id = Sample.transactionID
        let due = QueueInput.deliveryDue(id, at: Sample.due(id.rawValue))
        #expect(apply([due], to: &state, policy: policy) == [.finish(id)])
    }

    @Test("verdict records of an older version are read without a signed form")
    func olderRecords() throws {
        func read(_ text: String) throws -> JournalEvent {
            try JSONDecoder().decode(JournalEvent.self, from: Data(text.utf8))
        }
        let verdict = Sample.verdict(.accepted)
        let body = String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self)
        #expect(
            try read(#"{"verified":{"transactionID":"7","verdict":\#(body)}}"#)
                == .verified(transactionID: "7", verdict: verdict))
        #expect(
            try read(#"{"revocationSettled":{"transactionID":"7","changes":[]}}"#)
                == .revocationSettled(transactionID: "7", changes: []))
        let kept = JournalEvent.verified(
            transactionID: "7", verdict: verdict, jws: JWS(compact: "a.b.c"))
        let again = try JSONDecoder().decode(JournalEvent.self, from: JSONEncoder().encode(kept))
        #expect(again == kept)
    }

    @Test("everything open for more than an hour is late, except what waits for approval")
    func late() throws {
        let hour: Int64 = 3_600_000
        func row(_ stage: String) throws -> TransactionRow {
            let state = Stages.after(try Stages.inputs(to: stage))
            let payment = try #require(state.payments[Sample.intentID])
            return TransactionRow(
                payment: payment, delivery: payment.transactionID.flatMap { state.deliveries[$0] })
        }
        for stage in ["retrying", "unverified", "unfinished", "revoked", "unacknowledged"] {
            #expect(try row(stage).isLate(at: Sample.after(hour + 1)), "\(stage)")
            #expect(try !row(stage).isLate(at: Sample.after(hour)), "\(stage)")
        }
        for stage in ["pending", "finished", "settled", "acknowledged"] {
            #expect(try !row(stage).isLate(at: Sample.after(hour * 1000)), "\(stage)")
        }
    }
}
