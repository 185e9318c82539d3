public import StoreModel

extension QueueState {
    /// Returns the events and effects that result from an input.
    ///
    /// The caller has loaded the payment and the delivery that the input refers to, if the journal contains them. An
    /// input that does not fit the state is ignored, so late and repeated answers are harmless.
    public func decide(_ input: QueueInput, at now: Timestamp, policy: QueuePolicy) -> QueueDecision
    {
        switch input {
        case .confirmed(let intent): recordIntent(intent)
        case .numberIssued(let id, let number): recordNumber(id, number)
        case .numberRefused(let id): numberRefused(id)
        case .numberUnanswered(let id, let reason, let retryAfter):
            numberUnanswered(id, reason, retryAfter, now, policy)
        case .storePurchased(let id, let signed):
            recordPurchase(id, signed, now, policy)
        case .storePending(let id): recordPending(id)
        case .storeCancelled(let id):
            recordEnd(id, .paymentCancelled(intentID: id), [.acknowledge(id)])
        case .storeDeclined(let id, let reason):
            recordEnd(
                id, .paymentFailed(intentID: id, reason: reason, isKnownAtStore: true),
                [.acknowledge(id)])
        case .storeRefused(let id, let reason):
            recordEnd(id, .paymentFailed(intentID: id, reason: reason, isKnownAtStore: false), [])
        case .orderNeverSeen(let id): orderNeverSeen(id, now, policy)
        case .storeUnanswered(let id, let reason, let retryAfter):
            storeUnanswered(id, reason, retryAfter, now, policy)
        case .received(let signed, let source): receive(signed, source, policy)
        case .verdict(let id, let verdict, let jws): applyVerdict(id, verdict, jws, now, policy)
        case .verifyUnanswered(let id, let reason, let retryAfter):
            verifyUnanswered(id, reason, retryAfter, now, policy)
        case .finishAnswered(let id): finishAnswered(id)
        case .finishUnanswered(let id, let retryAfter):
            finishUnanswered(id, retryAfter, now, policy)
        case .acknowledgeAnswered(let id): acknowledged(id)
        case .acknowledgeUnanswered(let id, let retryAfter):
            acknowledgeUnanswered(id, retryAfter, now, policy)
        case .paymentDue(let id, let moment): paymentDue(id, moment, now, policy)
        case .deliveryDue(let id, let moment): deliveryDue(id, moment, policy)
        case .retryNow: retryNow(now, policy)
        case .finishRequested(let id): finishRequested(id)
        case .resumed: resume(now, policy)
        case .ordersResumed(let payments, let deliveries):
            resume(payments, deliveries, now, policy)
        case .statement(let statement): recordStatement(statement)
        case .spendConfirmed(let spend): recordSpend(spend)
        case .spendAnswered(let id, let version):
            wallet.pending[id] == nil
                ? .nothing : QueueDecision([.spendConfirmed(spendID: id, version: version)])
        case .spendRefused(let id, let reason):
            wallet.pending[id] == nil
                ? .nothing : QueueDecision([.spendRefused(spendID: id, reason: reason)])
        case .spendUnanswered(let id, let reason, let retryAfter):
            spendUnanswered(id, reason, retryAfter, now, policy)
        case .spendDue(let id, let moment): spendDue(id, moment)
        case .cursorAdvanced(let moved):
            moved > cursor ? QueueDecision([.cursorMoved(cursor: moved)]) : .nothing
        case .listDeferred(let source, let refused, let reason, let retryAfter, let due):
            listDeferred(source, refused, reason, retryAfter, due, now, policy)
        case .listProcessed(let source): recordListProcessed(source, now, policy)
        }
    }
}
