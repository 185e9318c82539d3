import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning

/// Performs the effects of the state machine, and feeds their results back as inputs.
extension PurchaseEngine {
    func perform(_ effect: Effect) async {
        let answer = mayPerform(effect) ? await answer(to: effect) : nil
        // The effect is removed before its answer is decided, because the decision may contain the same effect again.
        inFlight.remove(effect)
        if let next = effectQueue.end(effect) {
            effectsInput.yield(next)
        } else if !unread.isEmpty {
            resumptionsInput.yield()
        }
        guard let answer else { return }
        do throws(JournalError) {
            try await accept(answer)
        } catch {
            retryLostAnswer()
        }
    }

    /// Returns whether an effect is performed when its turn comes.
    ///
    /// A refund or its reversal may have changed the transaction while the effect waited. While the journal cannot be
    /// written, requests are not sent, because their answers would be lost; the resumption repeats them.
    private func mayPerform(_ effect: Effect) -> Bool {
        guard effect.receiver != nil else { return true }
        return journalFailure == nil && !committed.isOutdated(effect)
            && !speculativeState.isOutdated(effect)
    }

    /// Returns whether a caller waits for the order or the spending of a request.
    func isAwaited(_ effect: Effect) -> Bool {
        let order: IntentID?
        switch effect {
        case .requestNumber(let intent), .submit(let intent, _): order = intent.id
        case .lookUp(let id), .acknowledge(let id): order = id
        case .verify(let signed): order = signed.transaction.intentID
        case .finish(let id): order = speculativeState.deliveries[id]?.signed.transaction.intentID
        case .spend(let spend): return awaitedSpends.contains(spend.id)
        case .wakePayment, .wakeDelivery, .wakeSpend, .wakeList, .wakeQueue: return false
        }
        return order.map(awaitedOrders.contains) ?? false
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
            await sleep(until: moment) ? [.paymentDue(id, at: moment)] : nil
        case .wakeDelivery(let id, let moment):
            await sleep(until: moment) ? [.deliveryDue(id, at: moment)] : nil
        case .wakeSpend(let id, let moment):
            await sleep(until: moment) ? [.spendDue(id, at: moment)] : nil
        case .wakeList(let source, let moment):
            await sleep(until: moment) ? await refetch(source, due: moment) : nil
        case .wakeQueue(let moment):
            await sleep(until: moment) ? await resumeAfterFailure(moment) : nil
        }
    }

    /// Waits until a moment, but not longer than the longest backoff: if the clock was set back meanwhile, the wait
    /// would block everything else.
    private func sleep(until moment: Timestamp) async -> Bool {
        let latest = clock.now().adding(milliseconds: Backoff.ceiling)
        return (try? await clock.sleep(until: min(moment, latest))) != nil
    }

    private func requestNumber(_ intent: Intent) async -> [QueueInput] {
        do throws(ServiceFailure) {
            let number = try await merchant.orderNumber(
                for: intent.id, productID: intent.productID, quantity: intent.quantity, context())
            return ServiceResponseMapper.number(.success(number), intent.id)
        } catch {
            return ServiceResponseMapper.number(.failure(error), intent.id)
        }
    }

    private func submit(_ intent: Intent, _ number: MerchantOrder) async -> [QueueInput] {
        let isUnsent = firstAttempts.orders.remove(intent.id) != nil
        let isFirst = isUnsent && ServiceResponseMapper.isFirst(intent.id, in: speculativeState)
        markSent(intent.id)
        do throws(ServiceFailure) {
            let token = try await fetchAppAccountToken()
            let request = PurchaseRequest(
                intent: intent, merchantOrder: number, appAccountToken: token)
            let status = try await store.purchase(request, context())
            let checked = await checkedWithStoreTime(
                [status.signedTransaction].compactMap(\.self))
            await refreshSubscriptions(ifNeededFor: checked)
            return makeInputs(status, intent.id, checked)
        } catch {
            return ServiceResponseMapper.orderFailed(error, intent.id, isFirst: isFirst)
        }
    }

    private func lookUp(_ id: IntentID) async -> [QueueInput] {
        do throws(ServiceFailure) {
            guard let status = try await store.order(id, closing: true, context()) else {
                return [.orderNeverSeen(id)]
            }
            return makeInputs(status, id, checked([status.signedTransaction].compactMap(\.self)))
        } catch {
            return ServiceResponseMapper.orderFailed(error, id, isFirst: false)
        }
    }

    /// Converts the store's status of an order to inputs.
    ///
    /// - Parameter checked: The result of verifying its transaction.
    func makeInputs(
        _ status: OrderStatus, _ id: IntentID, _ checked: TransactionVerificationResults
    ) -> [QueueInput] {
        ServiceResponseMapper.order(
            status, id, checked: checked.transaction,
            invalidReason: { jws in
                Self.verificationErrorText(checked.error(of: jws), "the signature is not valid")
            })
    }

    private func verify(_ signed: SignedTransaction) async -> [QueueInput] {
        let id = signed.transaction.id
        let nonce = clock.newID()
        do throws(ServiceFailure) {
            let request = VerificationRequest(
                nonce: nonce, signedTransaction: signed.jws,
                merchantOrder: signed.transaction.intentID.flatMap(merchantOrder))
            let reply = try await merchant.verify(request, context())
            return makeInputs(reply, nonce, signed.transaction)
        } catch {
            return ServiceResponseMapper.verdict(.failure(error), id)
        }
    }

    /// Returns the merchant's number of an order that is in memory.
    private func merchantOrder(of id: IntentID) -> MerchantOrder? {
        speculativeState.payments[id]?.merchantOrder
    }

    private func makeInputs(
        _ reply: VerdictReply, _ nonce: String, _ transaction: Transaction
    ) -> [QueueInput] {
        do throws(VerificationError) {
            let (verdict, jws) = try checked(reply, nonce: nonce, transaction)
            return ServiceResponseMapper.verdict(.success(verdict), transaction.id, signed: jws)
        } catch {
            return ServiceResponseMapper.verdict(
                .success(nil), transaction.id,
                invalidReason: Self.verificationErrorText(error, "the verdict is not valid"))
        }
    }

    private func finish(_ id: TransactionID) async -> [QueueInput] {
        do throws(ServiceFailure) {
            try await store.finish(.transaction(id), context())
            return ServiceResponseMapper.finish(nil, id)
        } catch {
            return ServiceResponseMapper.finish(error, id)
        }
    }

    private func acknowledge(_ id: IntentID) async -> [QueueInput] {
        do throws(ServiceFailure) {
            try await store.finish(.order(id), context())
            return ServiceResponseMapper.acknowledge(nil, id)
        } catch {
            return ServiceResponseMapper.acknowledge(error, id)
        }
    }

    private func send(_ spend: Spend) async -> [QueueInput] {
        let isFirst = firstAttempts.spends.remove(spend.id) != nil
        let request = SpendRequest(id: spend.id, goods: spend.goods, note: spend.note)
        do throws(ServiceFailure) {
            let reply = try await merchant.spend(request, context())
            // The statement in the answer has no entries. The command that spent requests one with entries itself, but
            // it has ended by the time of a retry.
            let wallet = isFirst ? nil : try? await merchant.wallet(entries: 100, context())
            return ServiceResponseMapper.spent(reply, spend.id, statement: wallet)
        } catch {
            guard let refusal = ServiceResponseMapper.spendRefusal(error, isFirst: isFirst) else {
                return ServiceResponseMapper.spendUnanswered(error, spend.id)
            }
            return await inputsForRefusal(spend, refusal)
        }
    }

    private func inputsForRefusal(_ spend: Spend, _ refusal: Refusal) async -> [QueueInput] {
        if awaitedSpends.contains(spend.id) { refusedSpends[spend.id] = refusal }
        // A customer with too few goods sees the actual balance, which differs from the one on this device.
        let statement =
            refusal.code == .notEnough
            ? try? await merchant.wallet(entries: 100, context()) : nil
        return ServiceResponseMapper.spendRefused(refusal, spend.id, statement: statement)
    }

    private func fetchAppAccountToken() async throws(ServiceFailure) -> AppAccountToken {
        if let appAccountToken { return appAccountToken }
        let token = try await merchant.offer(context()).appAccountToken
        appAccountToken = token
        return token
    }
}
