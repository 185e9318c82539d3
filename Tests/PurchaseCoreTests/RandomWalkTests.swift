import PurchaseCore
import StoreModel
import Testing

@Suite("Long random walk")
struct RandomWalkTests {
    @Test(
        "2,000 random steps keep the rules and the wallet's sum",
        arguments: [1, 2, 3, 4, 5] as [UInt64])
    func walk(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var state = QueueState()
        var ledger = Ledger()
        var now = Sample.now
        for step in 0..<2000 {
            let input = try nextInput(&generator, &ledger, state)
            let broken = Invariants.apply(input, to: &state, at: now)
            ledger.count(input, in: state)
            #expect(broken.isEmpty, "seed \(seed), step \(step), \(input): \(broken)")
            let expected = ledger.expected(of: state)
            #expect(
                state.wallet.balance(of: Sample.coins) == expected,
                "seed \(seed), step \(step), \(input)")
            now = now.adding(milliseconds: Int64.random(in: 0...60_000, using: &generator))
        }
        #expect(state.deliveries.byID.values.contains { $0.isFinished }, "the walk went nowhere")
    }

    /// The merchant's ledger during the walk: every transaction has one row, whose version is its number.
    private struct Ledger {
        /// The last statement that the device received contains the versions up to this one.
        var stated: Int64 = 0
        var size: Int64 = 8

        func change(_ index: Int64) -> VerdictChange { Sample.change(10 + index, version: index) }

        func statement(_ version: Int64) -> WalletStatement {
            let sum = (1...size).filter { $0 <= version }.map { 10 + $0 }.reduce(0, +)
            return WalletStatement(
                version: version, balances: [GoodAmount(good: Sample.coins, amount: sum)])
        }

        mutating func count(_ input: QueueInput, in state: QueueState) {
            if case .statement(let statement) = input { stated = max(stated, statement.version) }
        }

        /// Returns the expected balance: the rows of the statement and each delivered row outside it, once, minus open
        /// spendings.
        func expected(of state: QueueState) -> Int64 {
            let delivered = Set(state.deliveries.byID.values.flatMap(\.changes).map(\.version))
            let counted = (1...size).filter { $0 <= stated || delivered.contains($0) }
            let pending = state.wallet.pending.values.map(\.goods.amount).reduce(0, +)
            return counted.map { 10 + $0 }.reduce(0, +) - pending
        }
    }

    private func nextInput(
        _ generator: inout SeededGenerator, _ ledger: inout Ledger, _ state: QueueState
    ) throws -> QueueInput {
        let index = Int64.random(in: 1...ledger.size, using: &generator)
        let intent = IntentID("intent-\(index)")
        let id = TransactionID("200000000000000\(index)")
        let signed = try Sample.signed(id, intent: intent)
        let spend = Spend(
            id: SpendID("s\(index)"), goods: GoodAmount(good: Sample.coins, amount: index), note: ""
        )
        let verdict = Sample.verdict(.accepted, id, changes: [ledger.change(index)])
        let repeated = Sample.verdict(.alreadyGranted, id, changes: [ledger.change(index)])
        let choices: [QueueInput] = [
            .confirmed(try Sample.intent(intent)), .numberIssued(intent, Sample.number),
            .storePurchased(intent, signed), .storePending(intent), .storeCancelled(intent),
            .storeUnanswered(intent, reason: "", retryAfter: nil),
            .paymentDue(intent, at: due(intent, state)),
            .received(signed, .unfinished), .received(signed, .restore), .verdict(id, verdict),
            .verdict(id, repeated), .verdict(id, Sample.verdict(.retry, id)), .finishAnswered(id),
            .finishUnanswered(id, retryAfter: nil),
            .deliveryDue(id, at: state.deliveries[id]?.notBefore ?? Sample.now), .resumed,
            .retryNow, .spendUnanswered(spend.id, reason: "", retryAfter: nil),
            .spendDue(spend.id, at: state.spendRetries[spend.id]?.notBefore ?? Sample.now),
            .statement(ledger.statement(index)), .spendConfirmed(spend),
            .spendRefused(spend.id, reason: "few"), .acknowledgeAnswered(intent),
        ]
        return choices[Int.random(in: choices.indices, using: &generator)]
    }

    private func due(_ id: IntentID, _ state: QueueState) -> Timestamp {
        switch state.payments[id]?.stage {
        case .intent(_, let moment?), .retrying(_, let moment): moment
        default: Sample.now
        }
    }
}
