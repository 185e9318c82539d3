import PurchaseCore
import StoreModel
import Testing

@Suite("Open work")
struct OpenWorkTests {
    /// Returns every state that an input leads to from a named stage.
    private static func states(_ policy: QueuePolicy) throws -> [QueueState] {
        let inputs = try Stages.everyInput()
        return try Stages.all().flatMap { stage in
            inputs.map { input -> QueueState in
                var state = stage.state
                apply(input, to: &state, policy)
                return state
            }
        }
    }

    private static func apply(
        _ input: QueueInput, to state: inout QueueState, _ policy: QueuePolicy
    ) {
        for event in state.decide(input, at: Sample.now, policy: policy).events {
            state.evolve(event, at: Sample.now)
        }
    }

    @Test("the counts equal those of a pass over all orders", arguments: [true, false])
    func counts(autoFinish: Bool) throws {
        let policy = QueuePolicy(autoFinish: autoFinish)
        for var state in try Self.states(policy) {
            expectCounts(in: state, policy)
            state.removeCompletedWork()
            expectCounts(in: state, policy)
        }
    }

    @Test("the counts remain correct while random inputs alternate with removals")
    func countsInWalk() throws {
        var generator = SeededGenerator(seed: 1)
        let (policy, inputs) = (QueuePolicy(), try Stages.everyInput())
        var state = QueueState()
        for step in 0..<3_000 {
            Self.apply(
                inputs[Int.random(in: inputs.indices, using: &generator)], to: &state, policy)
            if step.isMultiple(of: 20) { expectRemoval(from: &state) }
            expectCounts(in: state, policy)
        }
    }

    private func expectCounts(in state: QueueState, _ policy: QueuePolicy) {
        let open = state.deliveries.byID.values.filter(\.isOpen)
        let inProgress = open.filter { delivery in
            delivery.notBefore == nil && (delivery.stage != .delivered || policy.autoFinish)
        }
        #expect(state.deliveries.openCount == open.count)
        #expect(state.deliveries.waitingCount == open.count { $0.notBefore != nil })
        #expect(state.deliveries.countInProgress(policy) == inProgress.count)
        for product in ["coins.100", "gems"] as [ProductID] {
            let own = inProgress.filter { $0.signed.transaction.productID == product }
            #expect(state.deliveries.countInProgress(of: product, policy) == own.count)
        }
        #expect(state.payments.openCount == state.payments.byID.values.count(where: \.isOpen))
    }

    @Test("what a removal leaves is open, or completed by a transaction that is open")
    func removal() throws {
        for var state in try Self.states(QueuePolicy()) { expectRemoval(from: &state) }
    }

    private func expectRemoval(from state: inout QueueState) {
        let deliveries = state.deliveries.byID.filter { $0.value.isOpen }
        let payments = state.payments.byID.filter { _, payment in
            payment.isOpen || payment.transactionID.map { deliveries[$0] != nil } ?? false
        }
        state.removeCompletedWork()
        #expect(state.deliveries.byID == deliveries)
        #expect(state.payments.byID == payments)
    }

    @Test("a payment is removed with its transaction, also if others were removed before")
    func removalLater() throws {
        var state = Stages.after(try Stages.inputs(to: "delivered"))
        state.removeCompletedWork()
        #expect(state.payments.byID.count == 1 && state.deliveries.byID.count == 1)
        state.evolve(.finished(transactionID: Sample.transactionID), at: Sample.now)
        state.removeCompletedWork()
        #expect(state.payments.byID.isEmpty && state.deliveries.byID.isEmpty)
        // A late answer about the order loads its payment alone.
        state.payments[Sample.intentID] =
            Stages.after(try Stages.inputs(to: "finished")).payments[Sample.intentID]
        state.removeCompletedWork()
        #expect(state.payments.byID.isEmpty)
    }

    @Test("events change a part of the state exactly as the whole state")
    func part() throws {
        for stage in try Stages.all() {
            for input in try Stages.everyInput() {
                let events = stage.state.decide(input, at: Sample.now, policy: QueuePolicy()).events
                var (whole, part) = (stage.state, stage.state.part(concerning: events))
                for event in events {
                    whole.evolve(event, at: Sample.now)
                    part.evolve(event, at: Sample.now)
                }
                for id in events.compactMap(\.intentID) {
                    #expect(part.payments[id] == whole.payments[id])
                }
                for id in events.compactMap(\.transactionID) {
                    #expect(part.deliveries[id] == whole.deliveries[id])
                }
                (part.payments, part.deliveries) = (whole.payments, whole.deliveries)
                #expect(part == whole)
            }
        }
    }

    @Test("a part contains only the orders of its events, however many are open")
    func partSize() throws {
        var state = QueueState()
        for number in 0..<1_000 {
            let id = IntentID("intent-\(number)")
            state.evolve(.intentRecorded(intent: try Sample.intent(id)), at: Sample.now)
        }
        let part = state.part(concerning: [
            .paymentPending(intentID: "intent-7"), .paymentPending(intentID: "stranger"),
        ])
        #expect(Array(part.payments.byID.keys) == ["intent-7"])
    }

    @Test("a resumption of many orders decides them in the order of their IDs, each once")
    func resumption() throws {
        var state = QueueState()
        for number in 0..<5_000 {
            let signed = try Sample.signed(TransactionID("\(1_000_000 + number)"), intent: nil)
            state.evolve(.transactionReceived(signed: signed, source: .unfinished), at: Sample.now)
        }
        let effects = state.decide(.resumed, at: Sample.now, policy: QueuePolicy()).effects
        let ids = effects.compactMap { effect -> TransactionID? in
            if case .verify(let signed) = effect { signed.transaction.id } else { nil }
        }
        #expect(ids == state.deliveries.byID.keys.sorted() && ids.count == 5_000)
    }

    @Test("a part of the orders is resumed with the decisions of a resumption of all of them")
    func parts() throws {
        let (now, policy) = (Sample.now, QueuePolicy())
        var state = QueueState()
        for id in ["1", "2", "3"] {
            let signed = try Sample.signed(TransactionID("100\(id)"), intent: nil)
            state.evolve(.transactionReceived(signed: signed, source: .unfinished), at: now)
            state.evolve(.intentRecorded(intent: try Sample.intent(IntentID(id))), at: now)
        }
        state.evolve(.spendRecorded(spend: Sample.spend), at: now)
        let all = state.decide(.resumed, at: now, policy: policy)
        let parts = [
            state.decide(.ordersResumed(["2", "1"], ["1002"]), at: now, policy: policy),
            state.decide(.ordersResumed(["3"], ["1003", "1001"]), at: now, policy: policy),
        ]
        #expect(parts.map(\.effects.count) == [3, 3] && all.effects.count == 7)
        #expect(Set(parts.flatMap(\.effects) + [.spend(Sample.spend)]) == Set(all.effects))
        #expect(parts.flatMap(\.events) == all.events)
    }
}
