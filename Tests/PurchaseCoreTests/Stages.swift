import PurchaseCore
import StoreModel

/// Named states that a queue can really reach, each made by the inputs that lead there.
enum Stages {
    /// A state and the inputs that led to it.
    struct Stage: CustomStringConvertible, Sendable {
        let description: String
        let state: QueueState
    }

    /// Returns the state after the inputs, made from the events only, as a replay does.
    static func after(
        _ inputs: [QueueInput], policy: QueuePolicy = QueuePolicy()
    ) -> QueueState {
        var state = QueueState()
        for input in inputs {
            for event in state.decide(input, at: Sample.now, policy: policy).events {
                state.evolve(event, at: Sample.now)
            }
        }
        return state
    }

    static func inputs(to name: String) throws -> [QueueInput] {
        let (intent, signed) = (Sample.intentID, Sample.transactionID)
        let start: [QueueInput] = [.confirmed(try Sample.intent())]
        let sent = start + [.numberIssued(intent, Sample.number)]
        let bought = sent + [.storePurchased(intent, try Sample.signed())]
        let accepted = Sample.verdict(.accepted, changes: [Sample.change(100, version: 1)])
        let delivered = bought + [.verdict(signed, accepted)]
        let refund = QueueInput.received(try Sample.signed(revoked: true), .changes)
        let table: [String: [QueueInput]] = [
            "empty": [],
            "intent": start,
            "unnumbered": start + [.numberUnanswered(intent, reason: "cut", retryAfter: nil)],
            "unsent": start + [.storeUnanswered(intent, reason: "cut", retryAfter: nil)],
            "submitting": sent,
            "retrying": sent + [.storeUnanswered(intent, reason: "cut", retryAfter: nil)],
            "pending": sent + [.storePending(intent)],
            "cancelled": sent + [.storeCancelled(intent)],
            "failed": sent + [.storeDeclined(intent, .paymentDeclined)],
            "acknowledged": sent + [
                .storeDeclined(intent, .paymentDeclined), .acknowledgeAnswered(intent),
            ],
            "unacknowledged": sent + [
                .storeDeclined(intent, .paymentDeclined),
                .acknowledgeUnanswered(intent, retryAfter: nil),
            ],
            "deferred": [
                .listDeferred(.changes, refused: 1, reason: "signature", retryAfter: nil)
            ],
            "unreachable": sent + [
                .storeUnanswered(intent, reason: "cut", retryAfter: nil),
                .listDeferred(.changes, refused: 0, reason: "cut", retryAfter: nil),
            ],
            "spending": [.spendConfirmed(Sample.spend)],
            "unspent": [
                .spendConfirmed(Sample.spend),
                .spendUnanswered(Sample.spend.id, reason: "cut", retryAfter: nil),
            ],
            "spent": [
                .spendConfirmed(Sample.spend), .spendAnswered(Sample.spend.id, version: 2),
            ],
            "received": bought,
            "unverified": bought + [.verifyUnanswered(signed, reason: "cut", retryAfter: nil)],
            "delivered": delivered,
            "unfinished": delivered + [.finishUnanswered(signed, retryAfter: nil)],
            "finished": delivered + [.finishAnswered(signed)],
            "quarantined": bought + [.verdict(signed, Sample.verdict(.rejected))],
            "rejected": bought + [
                .verdict(signed, Sample.verdict(.rejected)), .finishAnswered(signed),
            ],
            "revoked": delivered + [.finishAnswered(signed), refund],
            "settled": delivered + [
                .finishAnswered(signed), refund,
                .verdict(
                    signed, Sample.verdict(.revoked, changes: [Sample.change(-100, version: 2)])),
            ],
        ]
        let again =
            refunded(delivered, signed, refund) + [
                .received(try Sample.signed(revision: 2), .changes)
            ]
        let back = Sample.verdict(
            .alreadyGranted,
            changes: [
                Sample.change(100, version: 1), Sample.change(-100, version: 2),
                Sample.change(100, version: 3),
            ])
        if name == "reinstated" { return again }
        if name == "restored" { return again + [.verdict(signed, back)] }
        guard let inputs = table[name] else { throw Sample.Missing() }
        return inputs
    }

    private static func refunded(
        _ delivered: [QueueInput], _ signed: TransactionID, _ refund: QueueInput
    ) -> [QueueInput] {
        delivered + [
            .finishAnswered(signed), refund,
            .verdict(
                signed, Sample.verdict(.revoked, changes: [Sample.change(-100, version: 2)])),
        ]
    }

    static let names = [
        "empty", "intent", "unnumbered", "unsent", "submitting", "retrying", "pending", "cancelled",
        "failed",
        "acknowledged", "unacknowledged", "received", "unverified", "delivered", "unfinished",
        "finished", "quarantined", "rejected", "revoked", "settled", "reinstated", "restored",
        "deferred", "unreachable",
        "spending", "unspent", "spent",
    ]

    static func all() throws -> [Stage] {
        try names.map { Stage(description: $0, state: after(try inputs(to: $0))) }
    }

    /// Returns every kind of input, about the sample order, about an unknown one, and about the queue itself.
    static func everyInput() throws -> [QueueInput] {
        var inputs: [QueueInput] = [
            .resumed,
            .ordersResumed([Sample.intentID, "stranger"], [Sample.transactionID, "999"]),
            .cursorAdvanced(1), .listProcessed(.changes), .listProcessed(.unfinished),
            .listDeferred(.changes, refused: 1, reason: "", retryAfter: nil),
            .spendConfirmed(Sample.spend),
            .spendAnswered("spend-1", version: 9),
            .spendRefused("spend-1", reason: "few"),
            .spendUnanswered("spend-1", reason: "", retryAfter: nil),
            .spendDue("spend-1", at: Sample.due("spend-1")), .retryNow,
            .listDeferred(.changes, refused: 0, reason: "", retryAfter: nil),
            .statement(
                WalletStatement(version: 1, balances: [Sample.change(100, version: 1).change])),
        ]
        for id in [Sample.intentID, "stranger"] {
            inputs += [
                .confirmed(try Sample.intent(id)), .numberIssued(id, Sample.number),
                .numberRefused(id), .numberUnanswered(id, reason: "", retryAfter: nil),
                .storePurchased(id, try Sample.signed()), .storePending(id), .storeCancelled(id),
                .storeDeclined(id, .refused), .storeRefused(id, .termsChanged),
                .orderNeverSeen(id), .storeUnanswered(id, reason: "", retryAfter: nil),
                .acknowledgeAnswered(id), .acknowledgeUnanswered(id, retryAfter: nil),
                .paymentDue(id, at: Sample.due(id.rawValue)), .paymentDue(id, at: Sample.now),
                .storePurchased(id, try Sample.signed("998", intent: "other", product: "gems")),
            ]
        }
        for id in [Sample.transactionID, "999"] {
            let sources: [DeliverySource] = [.purchase, .unfinished, .restore, .changes]
            for source in sources {
                inputs.append(.received(try Sample.signed(id), source))
                inputs.append(.received(try Sample.signed(id, revoked: true), source))
                inputs.append(.received(try Sample.signed(id, revision: 2), source))
                inputs.append(.received(try Sample.signed(id, revoked: true, revision: 3), source))
            }
            let decisions: [Verdict.Decision] = [
                .accepted, .alreadyGranted, .rejected, .revoked, .retry,
            ]
            let change = [Sample.change(100, version: 1)]
            inputs += decisions.map { .verdict(id, Sample.verdict($0, id, changes: change)) }
            inputs += [
                .verifyUnanswered(id, reason: "", retryAfter: nil), .finishAnswered(id),
                .finishUnanswered(id, retryAfter: nil),
                .deliveryDue(id, at: Sample.due(id.rawValue)),
                .deliveryDue(id, at: Sample.now), .finishRequested(id),
            ]
        }
        return inputs
    }
}
