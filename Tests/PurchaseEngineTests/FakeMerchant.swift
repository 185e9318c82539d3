import FoundationEssentials
import StoreAPI
import StoreModel
import StoreSigning
import Synchronization

/// An in-memory merchant: one ledger row of 100 coins per unit for each transaction, or for each ownership of a
/// non-consumable.
final class FakeMerchant: MerchantService {
    struct State {
        var rows: [VerdictChange] = []
        var granted: [TransactionID: VerdictChange] = [:]
        var verifications = 0
        var spends: [SpendID: Int64] = [:]
        /// Whether every transaction is rejected permanently.
        var rejects = false
        /// Transactions whose refund the merchant has processed.
        var revoked: Set<TransactionID> = []
        var lostVerdicts = 0
        /// The number of requests to sign an offer.
        var signings = 0
        /// The refusal of every request to sign an offer; nil to sign them.
        var signingRefusal: Refusal?
        /// The entries of a requested statement.
        var entries: [WalletEntry] = []
        var lostSpends = 0
        var spendCalls = 0
        /// Refusals, each used once, of spendings that the ledger already holds.
        var laterRefusals: [Refusal] = []
        /// Answers the next verification instead of the merchant.
        var answer: Answer?
        /// The refusal of every spending; nil to accept them.
        var refusal: Refusal?
        /// The received part of the device's log.
        var logged: [LogEvent] = []
        /// The number of log batches that still get no answer.
        var lostBatches = 0
    }

    /// A verification request and the transaction it is about.
    struct RecordedVerification: Sendable {
        let request: VerificationRequest
        let transaction: Transaction
    }

    typealias Answer =
        @Sendable (RecordedVerification, FakeStore) throws(ServiceFailure) -> VerdictReply

    let store: FakeStore
    let state = Mutex(State())

    /// One verifier for all requests, because a new one verifies the chain of certificates again.
    private let verifier: JWSVerifier?
    private let logged = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(_ store: FakeStore) {
        self.store = store
        verifier = try? JWSVerifier(rootDER: store.authority.rootDER)
    }

    /// Waits until the received log meets a condition.
    func waitForLog(_ isWanted: ([LogEvent]) -> Bool) async {
        if isWanted(read { $0.logged }) { return }
        for await _ in logged.stream where isWanted(read { $0.logged }) { return }
    }

    func read<Value: Sendable>(_ body: (State) -> Value) -> Value { state.withLock { body($0) } }
    func set(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    private static let silence = ServiceFailure.noAnswer(NoAnswer(.timeout))

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        MerchantOffer(productIDs: nil, appAccountToken: "00000000-0000-4000-8000-000000000001")
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder { MerchantOrder("K-\(intentID)") }

    func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        state.withLock { $0.signings += 1 }
        if let refusal = read({ $0.signingRefusal }) { throw .refusal(refusal) }
        return .token(JWS(compact: "\(request.productID).\(request.offerIdentifier).signed"))
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        guard
            let signed = try? verifier?.verifyTransaction(
                request.signedTransaction, bundleID: FakeStore.bundleID, now: store.clock.now())
        else { throw Self.silence }
        let answer = state.withLock { state in
            defer { state.answer = nil }
            return state.answer
        }
        if let answer {
            return try answer(
                RecordedVerification(request: request, transaction: signed.transaction), store)
        }
        let (verdict, isLost) = state.withLock { state in
            state.verifications += 1
            let verdict = Self.judge(signed.transaction, request.nonce, store.clock.now(), &state)
            let isLost = state.lostVerdicts > 0
            if isLost { state.lostVerdicts -= 1 }
            return (verdict, isLost)
        }
        guard !isLost, let jws = try? store.authority.signer.sign(verdict) else {
            throw Self.silence
        }
        return .signed(jws)
    }

    private static func judge(
        _ transaction: Transaction, _ nonce: String, _ now: Timestamp, _ state: inout State
    ) -> Verdict {
        let id = transaction.id
        // A non-consumable is granted once for each ownership, however often it is restored.
        let key = transaction.type == .nonConsumable ? transaction.originalID : id
        var decision = Verdict.Decision.accepted
        var changes: [VerdictChange] = []
        if state.rejects {
            decision = .rejected
        } else if transaction.revocationDate != nil {
            decision = .revoked
            if state.revoked.insert(id).inserted, let granted = state.granted[key] {
                state.rows.append(
                    VerdictChange(
                        version: Int64(state.rows.count + 1), change: granted.change.negated))
            }
            // As the real merchant does, the verdict contains all rows of the transaction.
            changes =
                state.granted[key].map { granted in
                    [granted] + state.rows.filter { $0.change == granted.change.negated }.suffix(1)
                } ?? []
        } else if let granted = state.granted[key] {
            decision = .alreadyGranted
            changes = [granted]
        } else {
            let amount = GoodAmount(good: "coin", amount: 100 * Int64(transaction.quantity))
            let row = VerdictChange(version: Int64(state.rows.count + 1), change: amount)
            state.rows.append(row)
            state.granted[key] = row
            changes = [row]
        }
        return Verdict(
            nonce: nonce, transactionID: id, intentID: transaction.intentID, decision: decision,
            reason: decision == .rejected ? "the app is unknown" : nil, changes: changes,
            signedDate: now)
    }

    func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        state.withLock { Self.statement($0, entries: $0.entries) }
    }

    private static func statement(_ state: State, entries: [WalletEntry] = []) -> WalletStatement {
        let sum = state.rows.map(\.change.amount).reduce(0, +)
        return WalletStatement(
            version: Int64(state.rows.count), balances: [GoodAmount(good: "coin", amount: sum)],
            entries: entries)
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        let later: Refusal? = state.withLock { state in
            state.spendCalls += 1
            let isKnown = state.spends[request.id] != nil && !state.laterRefusals.isEmpty
            return isKnown ? state.laterRefusals.removeFirst() : nil
        }
        if let refusal = later ?? read({ $0.refusal }) { throw .refusal(refusal) }
        let (version, statement, isLost) = state.withLock { state in
            let version = state.spends[request.id] ?? Int64(state.rows.count + 1)
            if state.spends.updateValue(version, forKey: request.id) == nil {
                state.rows.append(VerdictChange(version: version, change: request.goods.negated))
            }
            let isLost = state.lostSpends > 0
            if isLost { state.lostSpends -= 1 }
            return (version, Self.statement(state), isLost)
        }
        if isLost { throw Self.silence }
        return SpendReply(version: version, statement: statement)
    }

    func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        let (end, isLost) = state.withLock { state in
            let known = Set(state.logged.map(\.id))
            state.logged += batch.events.filter { !known.contains($0.id) }
            let isLost = state.lostBatches > 0
            if isLost { state.lostBatches -= 1 }
            return (state.logged.last?.sequence ?? 0, isLost)
        }
        if isLost { throw Self.silence }
        logged.continuation.yield()
        return LogReceipt(acknowledged: end)
    }
}
