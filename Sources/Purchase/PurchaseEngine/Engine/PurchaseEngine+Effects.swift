import PurchaseCore
import StoreAPI
import StoreModel

/// Carries out what the machine asked for, and tells it how that went.
extension PurchaseEngine {
    func perform(_ effect: Effect) async {
        let answer = await answer(to: effect)
        // A spending stays in flight until its answer is durable, since its caller waits for either.
        let isSpend = if case .spend = effect { true } else { false }
        if !isSpend { inFlight.remove(effect) }
        // A journal that fails here fails every later purchase too; the next start goes on from what is durable.
        if let answer { try? await accept(answer) }
        guard isSpend else { return }
        inFlight.remove(effect)
        publish()
    }

    private func answer(to effect: Effect) async -> [QueueInput]? {
        switch effect {
        case .requestNumber(let intent): await requestNumber(intent)
        case .submit(let intent, let number): await submit(intent, number)
        case .lookUp(let id): await lookUp(id)
        case .verify(let signed): await verify(signed)
        case .finish(let id): await finish(id)
        case .acknowledge(let id): await acknowledge(id)
        case .spend(let spend): await send(spend)
        case .wakePayment(let id, let moment):
            await slept(until: moment) ? [.paymentDue(id)] : nil
        case .wakeDelivery(let id, let moment):
            await slept(until: moment) ? [.deliveryDue(id)] : nil
        case .wakeList(let source, let moment):
            await slept(until: moment) ? await askAgain(source) : nil
        case .wakeQueue(let moment):
            await slept(until: moment) ? await goOn() : nil
        }
    }

    private func slept(until moment: Timestamp) async -> Bool {
        (try? await clock.sleep(until: moment)) != nil
    }

    private func requestNumber(_ intent: Intent) async -> [QueueInput] {
        do throws(ServiceFailure) {
            let number = try await merchant.orderNumber(
                for: intent.id, productID: intent.productID, quantity: intent.quantity, context())
            return [.numberIssued(intent.id, number)]
        } catch {
            switch error {
            case .refusal: return [.numberRefused(intent.id)]
            case .noAnswer(let silence):
                return [
                    .numberUnanswered(
                        intent.id, reason: silence.words, retryAfter: silence.retryAfter)
                ]
            }
        }
    }

    private func submit(_ intent: Intent, _ number: MerchantOrder) async -> [QueueInput] {
        do throws(ServiceFailure) {
            let token = try await playerToken()
            let request = PurchaseRequest(
                intent: intent, merchantOrder: number, appAccountToken: token)
            return heard(try await store.purchase(request, context()), intent.id)
        } catch {
            return failed(error, intent.id, isFirst: isFirst(intent.id))
        }
    }

    private func lookUp(_ id: IntentID) async -> [QueueInput] {
        do throws(ServiceFailure) {
            guard let status = try await store.order(id, closing: true, context()) else {
                return [.orderNeverSeen(id)]
            }
            return heard(status, id)
        } catch {
            return failed(error, id, isFirst: false)
        }
    }

    /// The store's word about an order, as inputs.
    func heard(_ status: OrderStatus, _ id: IntentID) -> [QueueInput] {
        switch status {
        case .purchased(let jws):
            guard let signed = checked(jws) else {
                return [
                    .storeUnanswered(id, reason: "the signature is not valid", retryAfter: nil)
                ]
            }
            return [.storePurchased(id, signed)]
        case .pending: return [.storePending(id)]
        case .cancelled: return [.storeCancelled(id)]
        case .declined(let reason): return [.storeDeclined(id, reason)]
        }
    }

    /// Whether the order was sent once only, so that a refusal of any kind means that it was not charged.
    private func isFirst(_ id: IntentID) -> Bool {
        if case .submitting(attempt: 1)? = head.payments[id]?.stage { true } else { false }
    }

    private func failed(
        _ failure: ServiceFailure, _ id: IntentID, isFirst: Bool
    ) -> [QueueInput] {
        switch failure {
        case .noAnswer(let silence):
            [.storeUnanswered(id, reason: silence.words, retryAfter: silence.retryAfter)]
        case .refusal(let refusal) where isFirst || refusal.code.decidesOrder:
            [.storeRefused(id, refusal.code.declineReason)]
        case .refusal(let refusal):
            // The order that was sent before may have been charged: ask again.
            [.storeUnanswered(id, reason: refusal.message, retryAfter: nil)]
        }
    }

    private func verify(_ signed: SignedTransaction) async -> [QueueInput] {
        let id = signed.transaction.id
        let nonce = clock.newID()
        do throws(ServiceFailure) {
            let request = VerificationRequest(nonce: nonce, signedTransaction: signed.jws)
            let reply = try await merchant.verify(request, context())
            guard let verdict = checked(reply, nonce: nonce, id) else {
                return [
                    .verifyUnanswered(id, reason: "the verdict is not valid", retryAfter: nil)
                ]
            }
            return [.verdict(id, verdict)]
        } catch {
            // Only a signed verdict decides: a refusal of the request is no verdict.
            return [.verifyUnanswered(id, reason: error.words, retryAfter: error.retryAfter)]
        }
    }

    private func finish(_ id: TransactionID) async -> [QueueInput] {
        do throws(ServiceFailure) {
            try await store.finish(.transaction(id), context())
            return [.finishAnswered(id)]
        } catch {
            return [.finishUnanswered(id, retryAfter: error.retryAfter)]
        }
    }

    private func acknowledge(_ id: IntentID) async -> [QueueInput] {
        do throws(ServiceFailure) {
            try await store.finish(.order(id), context())
            return [.acknowledgeAnswered(id)]
        } catch {
            return [.acknowledgeUnanswered(id, retryAfter: error.retryAfter)]
        }
    }

    private func send(_ spend: Spend) async -> [QueueInput]? {
        let request = SpendRequest(id: spend.id, goods: spend.goods, note: spend.note)
        do throws(ServiceFailure) {
            let reply = try await merchant.spend(request, context())
            return [.spendAnswered(spend.id, version: reply.version), .statement(reply.statement)]
        } catch {
            // Silence leaves it pending: the next start, or the next spending, sends it again.
            guard case .refusal(let refusal) = error else { return nil }
            return await refused(spend, refusal)
        }
    }

    private func refused(_ spend: Spend, _ refusal: Refusal) async -> [QueueInput] {
        refusedSpends[spend.id] = refusal
        let ended = QueueInput.spendRefused(spend.id, reason: refusal.message)
        // Whoever has too little is told how much there is, which is not what this device believed.
        guard refusal.code == .notEnough,
            let statement = try? await merchant.wallet(entries: 100, context())
        else { return [ended] }
        return [ended, .statement(statement)]
    }

    private func playerToken() async throws(ServiceFailure) -> AppAccountToken {
        if let appAccountToken { return appAccountToken }
        let token = try await merchant.offer(context()).appAccountToken
        appAccountToken = token
        return token
    }
}
